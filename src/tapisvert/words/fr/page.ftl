# La page : tout ce qu’elle dit d’elle-même, quel que soit le jeu.

skip = Aller au contenu
home-link = Tapis Vert, accueil
to-home = Retour à l’accueil
rules = Règles
leave = Quitter la table
watching = Vous regardez
your-turn = À vous
guest = Invité
name-label = Votre nom

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = Système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-comfort = Confort
settings-motion = Mouvements
settings-speed = Rythme
settings-speed-calm = Tranquille
settings-speed-usual = Normal
settings-speed-quick = Vif
settings-volume = Volume
settings-elsewhere = Me déconnecter de mes autres appareils
settings-elsewhere-done = C’est fait : vos autres appareils ne vous reconnaissent plus.
settings-lines = Marquer les lignes à qui il manque une carte
lines-marked = Marquer les lignes
lines-marked-text = Les lignes à qui il ne manque qu’une carte, dans tous les camps. Sur cet écran seulement.
sounds = Sons

## Accueil

home-lead = Des jeux de table pour toute la famille : contre un programme, autour d’un écran, ou avec des amis au bout du monde.
home-play-now = Jouer maintenant
home-play-now-text = Un clic, et on joue. Sans compte, sans rien installer.
home-likings = Autrement :
home-kind = Quelle partie
home-level = Niveau des programmes
home-new-table = Inviter des amis
home-go-on = Votre table de { $game } vous attend.
home-go-back = Y retourner
me-link = Vos parties
home-last = Vos dernières parties
home-all-matches = Toutes vos parties
home-your-turn = À vous de jouer.
home-left = Encore { $time }.
home-carry = Déjà joué ailleurs ?
home-players = Joueurs et groupes
result-won = gagné
result-lost = perdu
result-shared = partagé
result-none = joué
home-today = La donne du jour
home-today-text = La même pour tous. Votre premier essai compte.
home-today-go = Y jouer
day-first = premier essai
day-practice = entraînement
day-back = La donne du jour
tournament-back = Retour au tournoi
tournament-wait-table = La partie commence dès que tous sont là.
home-with-friends = Avec des amis
home-licences = Licences
fresh-version = Une nouvelle version est là.
fresh-take = Recharger
home-games = Les jeux
home-puzzles = Une position, une seule bonne réponse : trouvez-la.
home-puzzles-go = Les problèmes
home-tournament = Ouvrir un tournoi
home-friends = Entre amis
home-friends-text = Ouvrez une table et donnez son code, son lien ou son QR code : chacun vient jouer depuis son écran.
home-code = On vous a donné un code ou un lien ?
home-code-example = ABCD-2345-EFGH
home-join = Rejoindre
home-open-tables = Tables ouvertes à tous
home-no-tables = Aucune table n’attend pour l’instant. Ouvrez la vôtre !
home-table-of = chez { $name }
home-free = { $free ->
    [one] 1 place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}

## En attendant les autres

wait-copy = Copier
wait-copied = Copié

## La donne

deal-title = On distribue…
deal-text = Chacun ouvre le sel qu’il a scellé. La partie commence dès que le dernier est ouvert.
deal-late = Nous attendons toujours : { $names }.
deal-late-host = Cette page n’a pas ouvert son sel à temps. Elle peut encore le faire ; sinon, libérez la place. La donne sera alors abandonnée et recommencée, et tout le monde le verra.
deal-late-others = Cette page n’a pas ouvert son sel à temps. Elle peut encore le faire ; sinon, la place peut être libérée.
deal-seat-late = n’a pas répondu
deal-attempt = Donne n° { $count } : la précédente a été abandonnée.
deal-suspicion-commitment = Le serveur a changé de promesse pour cette donne. Votre page garde son sel fermé.
deal-suspicion-seals = Le serveur montre d’autres sceaux qu’avant pour cette donne. Votre page garde son sel fermé.

## À la table

table-title = La table
aim = Le but :
aim-open = Ouvrir les règles
seats-title = À table
seat-you = (vous)
seat-program = · programme
seat-away = pas là pour l’instant
seat-time-left = Encore { $time }
seat-holiday = en vacances jusqu’au { $day }
seat-thinking = réfléchit…
seat-your-turn = à vous de jouer
seat-stand-in = un programme joue à sa place
seat-take-back = Reprendre la main
seat-clock = { $seconds ->
    [one] { $seconds } seconde restante
   *[other] { $seconds } secondes restantes
}
onlookers = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
log-title = Ce qui s’est passé
link-lost = Connexion perdue, on revient…
link-back = De retour !
leave-title = Quitter la table ?
leave-text = La partie est en cours. Un programme jouera à votre place, et vous pourrez revenir la reprendre.
leave-stay = Rester
note-left = { $name } a quitté la table : un programme joue à sa place.
note-back = { $name } est de retour.
note-handed-over = { $host } a confié la place de { $name } à un autre téléphone.
curtain-title = Passez l’écran à { $name }
curtain-text = Les autres regardent ailleurs…
curtain-lift = Je suis { $name }, à moi !

## La fin

next-round = Manche suivante
over-rematch = Revanche
over-you-won = Vous avez gagné !
over-back = Retour à la table
over-easier = Un peu plus facile
over-harder = Un peu plus difficile
measured = À ma mesure
measured-text = Le programme suit vos résultats : un peu plus fort quand vous gagnez, un peu moins quand vous perdez, jusqu’à ce que vous gagniez une fois sur deux.
over-replay = Revoir la partie
over-lookback = Où s’est-elle jouée ?
over-verify = Vérifier
over-record = Télécharger la partie

## Vérifier

verify-title = Vérifier une partie

receipt-download = Télécharger le reçu

fair-summary = Le hasard est scellé
fair-text = Le secret du serveur a été tiré avant que quiconque s’asseye. Voici son sceau :
fair-seals = Les sceaux des places, avant que les sels soient ouverts :
fair-why = À quoi ça sert ?

try-again = Réessayer
nowhere-title = Il n’y a rien ici
nowhere-text = Le lien est peut-être incomplet.

refusal-unreachable = Le serveur ne répond pas. On réessaie dans un instant.

## Un jeu qui n’a pas de page à lui

plain-picture = Un jeu sur le tapis, et son initiale
plain-table = La table, dessinée
plain-details = La table en détail
plain-moves = Vos coups
plain-find = Chercher un coup
plain-over = Fin de la partie
plain-player = Joueur
plain-score = Points
plain-points = { $score } { $score ->
    [0] point
    [one] point
   *[other] points
}
plain-none = aucun
plain-yes = oui
plain-no = non
plain-fallback = La page de { $game } n’a pas pu être chargée : voici la page simple.
hint-ask = Indice
hint-more = Indice suivant
rules-title = Les règles
rules-exactly = Les règles exactes
rules-link = Lien vers la règle { $rule }
rules-close = Fermer les règles

## Apprendre en jouant

learn-title = Apprendre
learn-text = De petites scènes sur une vraie table, du premier coup aux finesses.
learn-offer = Première partie ?
learn-offer-no = Non merci
learn-next = Suite : { $title }
learn-path = Toutes les scènes
learn-done = fait
learn-count = { $done } sur { $all }
learn-again = Recommencer
learn-back = Retour à ma table
learn-partner = { $number ->
    [1] Camille
    [2] Sacha
    [3] Dominique
    [4] Robin
    [5] Andrea
    [6] Kim
   *[other] Alex
}
refusal-no-lesson = Ce jeu n’a pas de leçons.
refusal-lesson-other = Vous en avez le droit, mais ce n’est pas ce qu’on vous demande ici.
refusal-lesson-worse = Permis, mais cela coûte cher : on gagnerait ainsi environ { $worth } fois sur 100, au lieu de { $best }.
