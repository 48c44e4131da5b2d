# Les joueurs d’une maison et leur force ; les groupes, leurs cartes et leurs tables.

players-title = Joueurs
players-lead = Qui joue comment, table par table. Seules comptent les parties classées.
players-none = Personne n’a encore joué de partie classée. À la création d’une table, choisissez « Partie classée ».
players-game = Jeu
players-kind = Table
players-kind-sides = { $sides ->
    [2] À deux
    [3] À trois
    [4] À quatre
   *[other] À { $sides }
}
players-kind-teams = { $sides } équipes de { $team }
players-place = Place
players-name = Nom
players-points = Points
players-matches = Parties
players-won = Gagnées
players-margin = ± { $margin }
players-you = vous
players-provisional = provisoire
players-provisional-text = Encore trop peu de parties pour en être sûr : la place viendra.
players-program = programme
players-programs = Montrer les programmes
players-what = Ce que dit ce nombre
players-what-1 = À une table de deux, 400 points de plus donnent dix chances contre une de gagner. 1500 est la force du programme Habitué, ou presque : les programmes gardent leur place, mesurée en les faisant jouer entre eux, et tout le monde se mesure à eux.
players-what-2 = « ± 90 » veut dire que deux fois sur trois la vraie force est à moins de 90 points. Tant que ce nombre est grand, le classement est provisoire ; une quinzaine de parties suffisent.
players-what-3 = Ne comptent que les parties des tables annoncées classées : sans indices, sans programme qui remplace quelqu’un, chacun sur son écran. Qui gagne est premier, tous les autres sont seconds ; le score ne compte pas. Le calcul (Plackett-Luce) est publié, et l’hôte peut tout recalculer à partir des procès-verbaux : tapis ratings recompute.
players-mine = Vos classements
players-mine-none = Vos parties classées apparaîtront ici.
players-all = Tous les joueurs
players-moved = Classement
players-moved-to = { $before } → { $after }
players-moved-why-alone = Cette partie ne compte pas : il n’y avait qu’un camp.
players-moved-why-screen = Cette partie ne compte pas : plusieurs jouaient sur un écran.
players-moved-why-stand-in = Cette partie ne compte pas : un programme a remplacé quelqu’un.
players-moved-why-continued = Cette partie ne compte pas : elle en continuait une autre.
players-moved-why-no-anchor = Cette partie ne compte pas : la force du programme n’est pas mesurée à ce jeu.
players-moved-why-no-people = Cette partie ne compte pas : personne n’y jouait.
players-moved-why-unreadable = Cette partie ne compte pas : son procès-verbal ne se lit plus.
refusal-players-off = L’hôte de cette maison ne montre pas de classement.
refusal-not-rated = Cette partie n’était pas classée.
refusal-unknown-group = Ce groupe n’existe pas, ou vous n’en êtes pas.
refusal-unknown-card = Il n’y a pas de carte de ce numéro.
refusal-too-many-cards = Un groupe a { $most } cartes au plus.
refusal-too-many-groups = Vous avez déjà { $most } groupes : terminez-en un d’abord.

group-new-title = Un groupe
group-new-lead = Pour une classe, une ludothèque, un club : une feuille de cartes, et chaque téléphone qui en photographie une devient un joueur du groupe. Ni compte ni adresse.
group-mine = Vos groupes
group-make = Faire un groupe
group-name = Nom du groupe
group-names = Les noms, un par ligne
group-names-text = Un prénom ou un surnom suffit ; chacun aura sa carte.
group-or-count = Ou un nombre de cartes
group-number-names = Joueur { $number }
group-fill = Numéroter
group-chat = Bavardage aux tables
group-chat-off = Aucune
group-chat-phrases = Phrases toutes prêtes
group-chat-on = Libre
group-opens = Qui ouvre les tables
group-opens-host = Vous seul
group-opens-everybody = Tout le groupe
group-create = Faire les cartes
group-cards-title = Les cartes à imprimer
group-cards-once = Imprimez-les maintenant : leurs codes ne sont enregistrés nulle part. Une carte perdue se refait.
group-cards-print = Imprimer
group-cards-done = Au groupe
group-card-how = Photographiez le carré, ou tapez le code à l’adresse { $address }
group-card-picture = Code à photographier, carte { $number }
group-members = Cartes
group-member-used = en service
group-member-unused = pas encore utilisée
group-member-revoked = retirée
group-revoke = Retirer
group-revoke-of = Retirer la carte de { $name }
group-again = Refaire
group-again-of = Refaire la carte de { $name }
group-again-all = Refaire toutes les cartes
group-more = Ajouter des cartes
group-add = Ajouter
group-tables = Tables
group-tables-none = Aucune table pour l’instant.
group-open = Ouvrir une table
group-join = À la table
group-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
group-phase-open = On attend
group-phase-playing = On joue
group-phase-over = Terminée
group-rated = classée
group-day = Donnes du jour
group-day-none = Personne du groupe n’a encore joué celle-ci.
group-day-play = Y jouer
group-ratings = Classement du groupe
group-ratings-none = Aucune partie classée pour l’instant.
group-settings = Réglages
group-host-only = L’hôte ouvre les tables.
group-end = Terminer le groupe
group-end-text = Toutes les cartes sont retirées, les tables fermées, et tout ce qui porte un nom du groupe est effacé. Rien ne le ramène.
group-end-title = Terminer « { $name } » et oublier tout le monde ?
group-end-yes = Terminer et tout oublier
group-end-no = Garder le groupe
group-ended = Le groupe est terminé : { $count ->
    [one] { $count } personne est oubliée.
   *[other] { $count } personnes sont oubliées.
}
group-you = Vous êtes { $name }, dans ce groupe.
