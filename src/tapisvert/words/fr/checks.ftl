# Ce que disent la vérification d’une partie et les reçus.

## Ce que dit la vérification d’une partie

verdict-sound = tout est juste. { $game } : { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} selon les règles, { $shuffles ->
    [one] { $shuffles } mélange recalculé
   *[other] { $shuffles } mélanges recalculés
}, l’engagement, le résultat et le sceau vérifiés.
verdict-abandoned = { $count ->
    [one] Une donne avait été abandonnée avant celle-ci.
   *[other] { $count } donnes avaient été abandonnées avant celle-ci.
}
verdict-round = C’est une partie de la ronde { $number } du tournoi { $tournament }, jouée avec le même hasard à toutes les tables : { $entrants } inscrits y ont leur part ; le serveur a tiré celle de { $house }, et { $unopened } ne l’ont pas ouverte.
verdict-day = C’est une donne du { $day } (maison { $house }). Si vous avez noté l’empreinte publiée la veille, comparez : { $commitment }
verdict-continued = Tout ce dont elle est la suite est juste aussi : { $match }, après { $after ->
    [one] { $after } coup
   *[other] { $after } coups
}, vu de la place { $seat }.
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

## Ce que dit la comparaison avec un reçu

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
