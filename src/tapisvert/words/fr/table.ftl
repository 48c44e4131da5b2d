# Ce que disent toutes les tables, quel que soit le jeu.

## Noms et places

seat-number = Place { $number }
join-and = { $before } et { $last }
join-comma = { $before }, { $next }
with-rule = { $text } ({ $rule })
plain-move = { $text }

level-debutant = Débutant
level-apprenti = Apprenti
level-amateur = Amateur
level-habitue = Habitué
level-averti = Averti
level-confirme = Confirmé
level-maitre = Maître
level-measured = Sur mesure ({ $level })
level-to-measure = Sur mesure

## Ce qui se passe à la table

table-continued = Suite de { $match }, { $after ->
    [0] dès le début
    [one] après { $after } coup
   *[other] après { $after } coups
} : { $name } sait ce que cette place savait, et le reste est redistribué.

## Phrases toutes prêtes

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci pour la partie !
phrase-oops = Oups !
phrase-hurry = À vous de jouer !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-again = On en refait une ?

## Ce qui ne va pas

refusal-already-seated = Vous êtes déjà à cette table.
refusal-already-somebody = Ce navigateur est déjà { $name }, avec { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }. Dites d’abord si vous voulez le quitter.
refusal-bad-message = Ce message n’a pas été compris.
refusal-bad-move = « { $text } » n’est pas un coup que je sais lire.
refusal-memory-full = Il n’y a plus de place : { $most } souvenirs au plus sont gardés.
refusal-muted = L’hôte de la table vous a demandé le silence.
refusal-bad-name = Il faut un nom, de 1 à 24 signes.
refusal-bad-option = L’option { $name } ne peut pas valoir « { $value } ».
refusal-bad-origin = Cette demande vient d’un autre site : elle est refusée.
refusal-bad-record = Cette partie ne se laisse pas rejouer : voyez la ligne { $line }.
refusal-bad-pass = Ce code ne vaut rien, ou ne vaut plus. Demandez-en un nouveau.
refusal-bad-seats = Il n’y a pas le bon nombre de places pour cette partie.
refusal-bad-token = Ce jeton n’est pas valable ici.
refusal-chat-off = À cette table, on ne bavarde pas.
refusal-chat-too-fast = Doucement : attendez un peu avant le prochain message.
refusal-round-not-over = D’autres tables de cette ronde jouent encore avec les mêmes cartes : tout se montre quand la dernière a fini.
refusal-day-not-over = D’autres jouent encore cette donne du jour : on la montre quand la journée est finie.
refusal-dealing = On distribue : un instant.
refusal-internal = Quelque chose s’est mal passé de notre côté. Rien n’a changé : réessayez.
refusal-late = Trop tard : le temps était écoulé.
refusal-name-taken = Quelqu’un à cette table porte un nom qui ressemble trop à « { $name } ». Prenez-en un autre.
refusal-no-analysis = Ce jeu n’a rien à dire de plus sur une partie terminée.
refusal-no-hints = À cette table, il n’y a pas d’indices.
refusal-no-lookback = Personne n’a encore demandé à revenir sur cette partie, ou ce serveur ne le fait pas.
refusal-no-name = Dites d’abord comment vous vous appelez.
refusal-no-onlookers = Cette table n’accepte pas de spectateurs.
refusal-no-such-point = Cette partie ne peut pas reprendre à ce moment-là.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-not-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-not-over = La partie n’est pas encore terminée.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-of-the-day = À la table de la donne du jour, on ne joue rien d’autre et personne ne vous remplace.
refusal-of-the-tournament = À une table de tournoi, c’est le tournoi qui décide qui joue et quand.
refusal-tournament-code = C’est le code d’un tournoi : on vous y conduit.
refusal-rated-alone = Une partie qui compte se joue à plusieurs camps.
refusal-rated-hints = Une partie qui compte se joue sans indices.
refusal-rated-seat = Cette partie compte pour le classement : chacun y garde sa place.
refusal-rated-screen = À une table qui compte, chacun joue sur son propre écran.
refusal-card-revoked = Votre carte ne vaut plus. Demandez-en une autre à qui l’a donnée.
refusal-group-ended = Ce groupe est terminé, et tout ce qui portait vos noms est effacé.
refusal-group-opens = Dans ce groupe, seul l’hôte ouvre les tables.
refusal-not-of-group = Cette table est celle d’un groupe, et vous n’en êtes pas.
refusal-phrases-only = Ici, on ne dit que les phrases toutes prêtes.
refusal-restarting = Le serveur redémarre : on se retrouve dans un instant.
refusal-reused-id = Ce numéro de coup a déjà servi à un autre coup.
refusal-seal-first = Ici, chacun scelle d’abord son sel. Cette page ou ce programme est trop ancien : rechargez-le, ou mettez-le à jour (docs/protocol.md).
refusal-seals-missing = Il manque encore un sceau : la page de quelqu’un n’a pas répondu.
refusal-seat-of-program = Un programme tient cette place : elle ne se confie à personne.
refusal-handed-over = L’hôte a confié votre place à un autre téléphone.
refusal-seat-taken = Cette place est déjà prise.
refusal-seats-missing = Il manque encore des joueurs.
refusal-sent-away = L’hôte de la table vous a demandé de partir.
refusal-session-ended = Vos sessions ailleurs sont terminées.
refusal-stale = La partie a avancé entre-temps : regardez la table, puis rejouez.
refusal-stand-in = Un programme joue à cette place en ce moment : reprenez-la d’abord.
refusal-table-full = La table est complète.
refusal-too-far-on = On peut reprendre ainsi { $most } fois de suite, pas davantage.
refusal-too-fast = Doucement : trop de demandes à la fois.
refusal-too-large = Ce message est trop long.
refusal-too-many-connections = Trop de connexions sont ouvertes d’ici. Fermez d’abord une autre page.
refusal-too-many-deals = La donne a échoué trop souvent à cette table : ouvrez-en une autre.
refusal-too-many-shows = Des programmes jouent déjà entre eux à { $most } de vos tables. Attendez que l’une des parties finisse.
refusal-too-many-devices = Trop d’appareils sont déjà vous. Renvoyez-en un d’abord.
refusal-too-many-lookbacks = Trop de parties attendent déjà d’être relues. Réessayez dans quelques minutes.
refusal-too-many-tables = Il y a déjà trop de tables ouvertes. Réessayez plus tard.
refusal-too-slow = La connexion était trop lente : la page se remet à jour.
refusal-unknown-device = Cet appareil n’est pas, ou plus, dans votre liste.
refusal-unknown-game = Ce jeu n’existe pas ici.
refusal-unknown-guest = Aucun spectateur de cette table n’est celui-là.
refusal-unknown-match = Cette partie n’existe pas, ou n’existe plus.
refusal-unknown-table = Cette table n’existe pas, ou n’existe plus.
refusal-wrong-host = Ce serveur ne répond pas sous ce nom.
refusal-wrong-method = Cette adresse ne se demande pas ainsi.
refusal-wrong-phase = Ce n’est pas le moment.
refusal-wrong-salt = Ce sel n’est pas celui que cette place avait scellé.
refusal-wrong-version = Cette partie demande une autre version des règles.

## Un indice

tip-worth = De là, vous gagnez environ { $percent } % des parties.
