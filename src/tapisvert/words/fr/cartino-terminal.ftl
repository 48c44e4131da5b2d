# Cartino au terminal.

terminal-cartino-heading = Cartino · { $fields } cases · { $bag ->
    [0] le sac est vide
    [one] { $bag } tuile dans le sac
   *[other] { $bag } tuiles dans le sac
}
terminal-cartino-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $chips ->
    [0] { "" }
   *[other] { " " }({ $chips } × 20 + { $place })
}
terminal-cartino-stones = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-cartino-rack = Sur votre chevalet :
terminal-cartino-sum-laid = en jeu
terminal-cartino-sum-bonus = tout posé
terminal-cartino-sum-left = restant
terminal-cartino-sum-total = total
terminal-cartino-moves = Un coup s’écrit KSu, *KSu ou { "KSu!" }, puis end (tapez ? pour l’aide).
terminal-cartino-help =
    KSu            poser le roi (K) de pique (S) sur la moitié du haut (u) de sa case ; l, c’est celle du bas
    { "*KSu" }           y poser un joker à la place
    { "KSu!" }           échanger le joker qui s’y trouve contre votre roi
    back           reprendre la dernière tuile
    end            terminer votre tour
    Rangs : A as, K roi, Q dame, J valet, 10 à 2. Couleurs : C trèfle, D carreau, H cœur, S pique.
    S’il ne reste qu’une moitié, KS suffit. Sur le plateau : ks vide, [KS] une tuile, *KS* un joker.
    Un point · montre où vont vos tuiles, { "!" } ce qui s’échange, + ce que vous avez posé dans ce tour.

## Les études

cartino-study-about = Au hasard, ce sont des parties entières jouées sur le noyau, où personne ne reprend de tuile.
cartino-study-laid-how = { $value ->
    [stone] une tuile est posée (CAR-11)
    [joker] un joker est posé (CAR-7)
   *[exchange] un joker est échangé contre sa tuile (CAR-15)
}
cartino-study-all-five = cinq tuiles d’une couleur en un tour (CAR-14)
cartino-study-passed = quelqu’un doit passer (CAR-17)
cartino-study-went-out = quelqu’un pose la dernière tuile (CAR-20)
cartino-study-counted = les tuiles restantes comptent contre leur joueur (CAR-21)
cartino-study-match-shared = des totaux égaux partagent la victoire (CAR-22)
cartino-study-stone-touches = { $value ->
    [0] ne touche rien et ne rapporte rien (CAR-12)
    [1] touche une tuile (CAR-13)
   *[other] touche { $value } tuiles (CAR-13)
}
cartino-study-stone-touches-text = Combien d’autres une tuile touche
cartino-study-turn-stones = { $value ->
    [1] une tuile
   *[other] { $value } tuiles
}
cartino-study-turn-stones-text = Tuiles posées en un tour
cartino-study-turn-points = { $value ->
    [0] 0 point
    [1] 1 point
   *[other] { $value } points
}
cartino-study-turn-points-text = Ce que rapporte un tour
