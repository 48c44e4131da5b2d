# Cartomanie, ce que seule la page en dit.

cartomanie-table = Les cartes sur la table
cartomanie-picture = Des cartes de lettres sur le tapis, et le mot « Boxait » qu’on vient de trouver
cartomanie-headline = { $version ->
    [short] Version courte
    [children] Version enfants
   *[full] Version complète
} · { $stock ->
    [0] talon vide
   *[other] { $stock } au talon
}
cartomanie-place-gap = Place { $place }, vide
cartomanie-place-down = Place { $place }, carte cachée
cartomanie-place-up = { $kind ->
    [capital] Capitale { $letter }
    [joker] Joker
   *[small] Minuscule { $letter }
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, place { $place }{ $order ->
    [0] {""}
   *[other] , lettre { $order } du mot
}
cartomanie-stock = { $count ->
    [0] Le talon est vide
    [one] Une carte au talon
   *[other] { $count } cartes au talon
}

## Le mot

cartomanie-spell = Touchez des lettres, ou tapez un mot.
cartomanie-type = Votre mot
cartomanie-type-short = Tapez un mot…
cartomanie-make = Faire le mot
cartomanie-pass = Passer
cartomanie-clear = Effacer le mot
cartomanie-hint = Indice
cartomanie-hint-none = Aucun mot dans ces cartes : passez.
cartomanie-running = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartomanie-missing = Il manque un « { $letter } »
cartomanie-swap = « { $letter } », { $joker ->
    [yes] avec le joker
   *[no] place { $place }
} : prendre une autre carte
cartomanie-swap-short = Prendre une autre carte
cartomanie-joker-stands = Le joker remplace :
cartomanie-joker-open = Dites d’abord quelle lettre le joker remplace.

## Le vote

cartomanie-ask = Le proposer à la table
cartomanie-accept = J’accepte
cartomanie-refuse = Je refuse
cartomanie-vote-wait = On attend la réponse des autres…
cartomanie-vote-given = Vous avez { $yes ->
    [yes] accepté
   *[no] refusé
}. On attend les autres…

## Les places

cartomanie-compass-west = Ponantais
cartomanie-compass-north = Septentrional
cartomanie-compass-east = Levantin
cartomanie-compass-south = Méridional
cartomanie-compass-alone = Ponantais et Méridional
cartomanie-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $words ->
    [0] aucun mot
    [one] un mot
   *[other] { $words } mots
}
cartomanie-left = { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
}
cartomanie-pile = { $words ->
    [one] Un mot
   *[other] { $words } mots
}, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}

## La fin

cartomanie-over = Fin de la partie
cartomanie-over-words = Mots
cartomanie-over-best = Le plus beau
cartomanie-over-left = Cartes restantes
cartomanie-over-total = Points
cartomanie-look-back = Chaque tour et son meilleur mot
cartomanie-look-turn = Tour
cartomanie-look-who = Joueur
cartomanie-look-word = Mot fait
cartomanie-look-best = Le meilleur
cartomanie-look-none = { $late ->
    [yes] trop tard
   *[no] aucun
}
cartomanie-missed-none = Pas une occasion manquée : à chaque tour où un mot existait, vous en avez trouvé un.
cartomanie-missed = { $count ->
    [one] Un tour passé alors qu’il y avait un mot :
   *[other] { $count } tours passés alors qu’il y avait un mot :
}
cartomanie-missed-turn = tour { $turn }
