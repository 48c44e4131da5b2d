# Ce qui se dit d’une partie terminée, quand on la revoit ou qu’on la vérifie.

replay-title = Revoir la partie
replay-step = Coup
replay-step-of = { $step } sur { $last }
replay-first = Au début
replay-back = Coup précédent
replay-play = Dérouler
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-link = Copier le lien
replay-lookback = Où s’est jouée la partie ?
replay-eyes = Vu par
replay-eyes-all = un spectateur
play-on = Jouer à partir d’ici
play-on-text = La place que vous prenez sait ce qu’elle savait à ce moment. Tout ce qui lui était caché est redistribué, avec un hasard tout neuf.
play-on-seat = Je prends la place de
play-on-with = Les autres places
play-on-programs = Programmes, { $level }
play-on-friends = Des amis
play-on-no = Non, revoir
play-on-go = Jouer
verify-text = Le hasard d’ici se contrôle. Déposez une partie terminée : votre navigateur refait lui-même tous les mélanges et tous les coups, sans rien demander au serveur.
verify-record = La partie (déposez le fichier ici, ou collez son texte)
verify-now = Vérifier
verify-file = Choisir un fichier
verify-good = Tout est juste
verify-good-text = Le secret correspond au sceau publié avant la partie ; { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
} et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ont été refaits, et tout concorde.
verify-luck = Le hasard est juste
verify-luck-text = Le secret correspond au sceau publié avant la partie, et { $shuffles ->
    [0] il n’y a eu aucun mélange
    [one] le mélange a été refait
   *[other] les { $shuffles } mélanges ont été refaits
} : tout concorde. Ce jeu vient d’ailleurs, et cette page n’en connaît pas les règles ; { $moves ->
    [one] le coup se vérifie
   *[other] les { $moves } coups se vérifient
} avec la commande « tapis verify ».
verify-day-kept = C’est l’empreinte que ce navigateur avait notée avant ce jour.
verify-day-not-kept = Ce n’est pas l’empreinte que ce navigateur avait notée avant ce jour !
verify-continued = Cette partie est la suite de { $match }, après { $after ->
    [one] { $after } coup
   *[other] { $after } coups
}, vu de la place { $seat }. Son secret, ses sceaux et ses mélanges sont justes, et toute la partie d’avant aussi. Ce qui a été redistribué et les coups d’après se vérifient avec la commande « tapis verify ».
verify-bad = Quelque chose ne va pas
receipt-title = Ce que ce navigateur avait vu
receipt-text = Avant la partie, ce navigateur a gardé son sel, les sceaux des autres et la promesse du serveur.
fair-title = Pourquoi peut-on s’y fier ?
fair-1 = Avant que quelqu’un s’asseye, le serveur tire un secret et en publie le sceau (SHA-256). Il ne peut plus en changer.
fair-2 = Chaque navigateur tire un grain de sel et n’en montre d’abord que le sceau. Quand tous les sceaux sont là, chacun ouvre son sel : personne, pas même qui tient le serveur, ne peut choisir après avoir vu les autres.
fair-3 = Tous les mélanges découlent du secret, des sceaux et des sels, par une méthode publiée.
fair-4 = À la fin, le secret est dévoilé dans la partie écrite. N’importe qui peut alors tout refaire, ici ou avec ses propres outils, et votre navigateur compare avec ce qu’il avait vu avant la partie. Une chose reste affaire de confiance : pendant la partie, qui tient le serveur peut voir les mains.
