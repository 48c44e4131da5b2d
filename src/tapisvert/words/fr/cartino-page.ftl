# Cartino, ce que seule la page en dit.

cartino-board = Plateau
cartino-picture = Une partie de Cartino en cours
cartino-headline = { $edition } cases · { $bag ->
    [0] sac vide
   *[other] { $bag } dans le sac
}
cartino-bag = { $count ->
    [0] Le sac est vide
    [one] Une tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
cartino-place = { $card }, en { $half ->
    [u] haut
   *[l] bas
}{ $lies ->
    [stone] , une tuile y est posée
    [joker] , un joker y est posé
   *[no] {""}
}{ $may ->
    [lay] , possible : +{ $points }
    [exchange] , le joker peut être échangé : +{ $points }
   *[no] {""}
}
cartino-rack = Votre chevalet
cartino-rack-stone = { $stone }{ $may ->
    [yes] {""}
   *[no] , pas maintenant
}

## Le tour

cartino-explain = { $how ->
    [joker] Joker comme { card }
    [exchange] { cartino-explain-card } à la place du joker
   *[stone] { cartino-explain-card }
}{ $half ->
    [u] , en haut
   *[l] , en bas
} : { $count ->
    [0] ne touche rien, +0
   *[other] touche { $ranks }, +{ $points }
}
cartino-explain-card = { $rank ->
    [A] L’as
    [K] Le roi
    [Q] La dame
    [J] Le valet
   *[other] Le { $rank }
} de { card-suit }
cartino-five = cinq de { card-suit } : +{ $points }
cartino-turn-sum = {"="} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartino-end = Finir le tour
cartino-back = Reprendre
cartino-hint = Indice
cartino-hint-sum = Le meilleur tour : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartino-hint-end = Rien de mieux : finissez le tour.
cartino-pick-first = Prenez d’abord une tuile de votre chevalet.
cartino-own-field = { cartino-explain-card } se pose sur sa propre case, en haut ou en bas.

## Les points

cartino-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $chips ->
    [0] aucun jeton
    [one] un jeton de 20
   *[other] { $chips } jetons de 20
}, pion sur { $at } ; { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
} sur le chevalet
cartino-over = Fin de la partie
cartino-over-out = { $name } a posé sa dernière tuile et le sac est vide. Ce qui reste sur les chevalets compte en moins.
cartino-over-stuck = Plus personne ne peut poser. Ce qui reste sur les chevalets compte en moins.
cartino-over-player = Joueur
cartino-over-laid = Posé
cartino-over-bonus = Tout posé
cartino-over-left = Reste
cartino-over-total = Total
