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

## Ce que dit la comparaison avec un reçu

receipt-title = Ce que ce navigateur avait vu
receipt-text = Avant la partie, ce navigateur a gardé son sel, les sceaux des autres et la promesse du serveur.
fair-title = Pourquoi peut-on s’y fier ?
fair-1 = Avant que quelqu’un s’asseye, le serveur tire un secret et en publie le sceau (SHA-256). Il ne peut plus en changer.
fair-2 = Chaque navigateur tire un grain de sel et n’en montre d’abord que le sceau. Quand tous les sceaux sont là, chacun ouvre son sel : personne, pas même qui tient le serveur, ne peut choisir après avoir vu les autres.
fair-3 = Tous les mélanges découlent du secret, des sceaux et des sels, par une méthode publiée.
fair-4 = À la fin, le secret est dévoilé dans la partie écrite. N’importe qui peut alors tout refaire, ici ou avec ses propres outils, et votre navigateur compare avec ce qu’il avait vu avant la partie. Une chose reste affaire de confiance : pendant la partie, qui tient le serveur peut voir les mains.

## Ce que dit la vérification d’une partie

} selon les règles, { $shuffles ->
    [one] { $shuffles } mélange recalculé
   *[other] { $shuffles } mélanges recalculés
}, l’engagement, le résultat et le sceau vérifiés.
}, vu de la place { $seat }.

verdict-sound = tout est juste. { $game } : { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
verdict-abandoned = { $count ->
    [one] Une donne avait été abandonnée avant celle-ci.
   *[other] { $count } donnes avaient été abandonnées avant celle-ci.
}
verdict-day = C’est une donne du { $day } (maison { $house }). Si vous avez noté l’empreinte publiée la veille, comparez : { $commitment }
verdict-continued = Tout ce dont elle est la suite est juste aussi : { $match }, après { $after ->
    [one] { $after } coup
   *[other] { $after } coups
verdict-at = ligne { $line }, colonne { $column } : { $text }
verdict-at-line = ligne { $line } : { $text }
verdict-bad-line = cette ligne n’est pas à sa place dans une partie enregistrée.
verdict-bad-option = cette option n’existe pas dans ce jeu.
verdict-broken-promise = le secret n’est pas celui qui avait été promis avant la partie.
verdict-changed = cette ligne a été modifiée.
verdict-chosen-salt = le sel d’un programme ne découle pas de la promesse et des sceaux : quelqu’un a pu choisir.
verdict-differs = le texte n’est pas celui que donne le calcul.
verdict-illegal-move = ce coup n’est pas permis par les règles.
verdict-not-text = ce n’est pas un fichier de texte.
verdict-too-deep = trop de parties se suivent ici : huit au plus.
verdict-too-long = le texte continue après la fin.
verdict-too-short = le texte s’arrête trop tôt.
verdict-unfinished = la partie n’est pas terminée : rien à vérifier avant la fin.
verdict-unknown-game = ce jeu n’existe pas ici.
verdict-wrong-origin = la partie dont celle-ci est la suite ne va pas avec cette ligne.
verdict-wrong-salt = ce sel n’est pas celui que la place avait scellé.
verdict-wrong-seats = le nombre de places ne va pas avec les options.
verdict-wrong-version = cette partie demande une autre version des règles.
receipt-good = Le reçu et la partie concordent.
receipt-bad = Le reçu et la partie ne concordent pas.
receipt-none = ce n’est pas un reçu.
receipt-bad-record = La partie écrite ne tient pas, à la ligne { $line }.
receipt-other-match = Ce reçu est celui d’une autre partie.
receipt-unsealed = La partie dit qu’on jouait sans sceaux, alors que le reçu en contient.
receipt-unseen = Cette donne n’a pas été vue avant le début : rien ne peut en être comparé.
receipt-commitment = La promesse du serveur est celle qui était connue avant qu’un sel soit ouvert.
receipt-commitment-differs = La promesse du serveur n’est pas celle qui était connue avant la donne.
receipt-salts = { $count ->
    [one] Votre sel est bien celui de la partie.
   *[other] Vos { $count } sels sont bien ceux de la partie.
}
receipt-no-salts = Aucun sel n’est de vous : rien ne prouve que le hasard vient aussi de vous.
receipt-salt-differs = Le sel de la place { $number } n’est pas celui que vous aviez tiré.
receipt-seals = { $count ->
    [one] Le sceau d’une autre place est celui que vous aviez vu.
   *[other] Les sceaux de { $count } autres places sont ceux que vous aviez vus.
}
receipt-seal-differs = Le sceau de la place { $number } n’est pas celui que vous aviez vu.
receipt-seals-unseen = { $count ->
    [one] Vous n’aviez pas vu le sceau d’une autre place : il ne peut pas être comparé.
   *[other] Vous n’aviez pas vu les sceaux de { $count } autres places : ils ne peuvent pas être comparés.
}
receipt-attempts = { $count ->
    [one] On n’a donné qu’une fois, comme le dit la partie.
   *[other] On a donné { $count } fois, comme le dit la partie.
}
receipt-attempts-differ = Vous avez vu { $seen } donnes, mais la partie n’en compte que { $count } : il en manque.
receipt-abandoned-differs = La donne abandonnée n° { $number } n’est pas celle que vous aviez vue.
