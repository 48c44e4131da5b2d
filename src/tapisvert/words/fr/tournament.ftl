# Les tournois : les ouvrir, s’inscrire, jouer ronde par ronde, et le classement.

tournament-title = Tournoi
tournament-new = Ouvrir un tournoi
tournament-new-text = Pour une soirée, une ludothèque, un club : chacun s’inscrit avec son téléphone, les tables s’ouvrent toutes seules, le classement se tient à jour.
tournament-name-label = Nom du tournoi
tournament-name-usual = Tournoi chez { $name }
tournament-what = À quoi joue-t-on ?
tournament-how = Comment joue-t-on ?
tournament-format = Formule
tournament-format-swiss = Rondes suisses
tournament-format-swiss-text = Tout le monde joue à chaque ronde, contre des adversaires qui ont à peu près autant de points.
tournament-format-robin = Tous contre tous
tournament-format-robin-text = Chacun rencontre chacun, ou autant d’adversaires que les rondes le permettent.
tournament-format-knockout = À élimination
tournament-format-knockout-text = La meilleure moitié de chaque table passe à la ronde suivante.
tournament-format-open = Autant qu’on veut
tournament-format-open-text = On joue autant de parties qu’on veut pendant le temps donné ; qui attend reçoit une table.
tournament-rounds = Nombre de rondes
tournament-rounds-value = { $count ->
    [0] selon le nombre d’inscrits
    [one] { $count } ronde
   *[other] { $count } rondes
  }
tournament-minutes = Durée
tournament-minutes-value = { $minutes } minutes
tournament-fill = Les programmes complètent les tables
tournament-fill-text = Sinon, on joue à des tables plus petites, ou quelqu’un est exempt.
tournament-duplicate = Mêmes cartes pour tous (duplicate)
tournament-duplicate-text = À chaque ronde, toutes les tables ont le même hasard, et chacun est comparé à ceux qui ont eu la même place ailleurs : la chance compte moins. Les points tombent quand la dernière table a fini.
tournament-level = Niveau des programmes
tournament-open = Ouvrir les inscriptions
tournament-enter = S’inscrire
tournament-enter-text = Scannez ce code, ou tapez l’adresse.
tournament-enter-late = Entrer dans le tournoi
tournament-team-with = Jouer avec { $name }
tournament-team-alone = Former une nouvelle équipe
tournament-entered = Vous êtes inscrit.
tournament-entrants = { $count ->
    [0] Personne n’est encore inscrit
    [one] { $count } inscrit
   *[other] { $count } inscrits
  }
tournament-names = Inscrire par leur nom
tournament-names-text = Un nom par ligne. Chacun reçoit une carte à scanner avec son téléphone.
tournament-names-add = Inscrire et faire les cartes
tournament-cards = Les cartes
tournament-cards-text = Chaque carte fait d’un téléphone cette personne. On ne peut plus la relire ensuite, seulement en faire une autre.
tournament-card = Carte de { $name }
tournament-card-again = Nouvelle carte pour { $name }
tournament-print = Imprimer
tournament-start = { $number ->
    [1] Commencer la première ronde
   *[other] Commencer la ronde { $number }
  }
tournament-start-open = Commencer
tournament-running = La ronde { $number } se joue : { $over ->
    [one] { $over } table finie
   *[other] { $over } tables finies
} sur { $tables }.
tournament-round-over = La ronde { $number } est finie.
tournament-over = Le tournoi est fini.
tournament-left = Encore { $minutes } min
tournament-last = Le temps est écoulé : les dernières parties se finissent.
tournament-of-rounds = Ronde { $number } sur { $rounds }
tournament-my-table = Aller à ma table
tournament-my-bye = Vous êtes exempt cette ronde : elle vous compte comme une victoire.
tournament-my-wait = La prochaine ronde commence bientôt ; votre table s’affichera ici.
tournament-my-out = Vous ne jouez plus dans ce tournoi.
tournament-my-stand-in = Un programme joue pour vous.
tournament-wait = Je veux jouer
tournament-wait-not = Ne plus attendre
tournament-waiting = Vous attendez une table.
tournament-pairings = Les tables
tournament-table-number = Table { $number }
tournament-phase-open = on s’installe
tournament-phase-playing = en cours
tournament-phase-over = finie
tournament-ruled = décidée par l’hôte
tournament-watch = Regarder
tournament-see = Revoir
tournament-standings = Classement
tournament-place = Rang
tournament-name = Joueur
tournament-points = Points
tournament-met = Adversaires
tournament-won = Victoires
tournament-played = Parties
tournament-byes = Exemptions
tournament-round = Ronde
tournament-table = Table
tournament-bye = Exempt
tournament-program = Programme
tournament-you = vous
tournament-ties = Une partie vaut un point à qui bat tout le monde, et la part des autres qu’on a battus à chacun ; une égalité compte à moitié. À points égaux, passe devant qui a rencontré des adversaires plus forts (la moyenne de leurs points), puis qui a gagné plus de parties ; sinon le rang est partagé. Être exempt compte comme une victoire.
tournament-ties-knockout = Est devant qui est allé plus loin ; puis comptent les points, la force des adversaires rencontrés et les victoires.
tournament-ties-title = Comment on départage
tournament-ties-duplicate = Partie duplicate : votre résultat (la part des autres que vous battez à votre table, puis l’avance en points) est comparé à celui de la même place aux autres tables. Un point si vous battez toutes les autres, la moitié pour une égalité, la part que vous battez sinon.
tournament-dealing = La ronde { $number } commence : les téléphones mélangent ensemble.
tournament-points-later = Les points de cette ronde s’affichent quand sa dernière table est finie.
tournament-wrong-commitment = Attention : le serveur avait annoncé une autre empreinte pour cette ronde. Votre part du hasard reste fermée.
tournament-wrong-salt = Attention : le serveur n’a pas retenu la part du hasard que votre téléphone a donnée pour cette ronde.
tournament-out = parti
tournament-stand-in = un programme joue
tournament-leave = Quitter le tournoi
tournament-host = Pour l’hôte
tournament-short-card = Nouvelle carte
tournament-short-stand-in = Faire jouer un programme
tournament-short-out = Retirer
tournament-short-back = Faire revenir
tournament-host-out = Retirer { $name }
tournament-host-stand-in = Faire jouer un programme pour { $name }
tournament-host-back = Faire revenir { $name }
tournament-begin = Commencer sans les absents
tournament-begin-text = Un programme joue pour eux jusqu’à leur retour.
tournament-rule = Entrer le résultat
tournament-rule-text = Le rang de chacun à cette table ; le même rang pour une égalité.
tournament-rule-place = Rang de { $name }
tournament-rule-save = Enregistrer
tournament-cancel = Annuler
tournament-end = Finir le tournoi ici
tournament-end-sure = Ce qui n’est pas fini ne comptera pas. Finir quand même ?
tournament-csv = Résultats (CSV)
tournament-records = Toutes les parties (pour vérifier)
tournament-screen = Grand écran
tournament-screen-off = Écran normal
tournament-by = Organisé par { $name }
tournament-games-of = { $count ->
    [2] { $game }, à deux
   *[other] { $game }, à { $count } par table
  }
tournament-teams-of = { $game }, par équipes de { $count }

refusal-already-entered = Vous êtes déjà inscrit.
refusal-no-teams = Avec ces règles on ne peut pas tenir de tournoi : il faut au moins deux camps égaux à une table.
refusal-not-entered = Cette personne n’est pas inscrite au tournoi.
refusal-no-duplicate = Le duplicate se joue en rondes suisses ou en tous contre tous.
refusal-round-running = La ronde n’est pas encore finie.
refusal-round-started = La ronde { $number } est déjà commencée.
refusal-team-full = Cette équipe est complète.
refusal-too-few = Il manque du monde : il faut au moins { $needed } inscrits pour une ronde.
refusal-too-late = C’est trop tard : cela a déjà commencé, ou le temps est écoulé.
refusal-too-many-entrants = Le tournoi est complet : { $most } inscrits.
refusal-tournament-over = Le tournoi est fini.
refusal-unknown-tournament = Ce tournoi n’existe pas : vérifiez le code.
