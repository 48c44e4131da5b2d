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
terminal-cartino-study = Au hasard, personne ne reprend de tuile.
