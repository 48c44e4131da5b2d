# Punto au terminal.

terminal-punto-round = Punto · manche { $round } · { $wins ->
    [one] en une manche
   *[other] premier à { $wins } manches
}
terminal-punto-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-punto-wins = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
terminal-punto-before = La table à la fin de la manche { $round } :
terminal-punto-hand = En main :
terminal-punto-moves = Un coup s’écrit r5@1,0 (tapez ? pour l’aide).
terminal-punto-help =
    Tapez un coup comme r5@1,0 : la carte, puis sa colonne et sa rangée, comptées depuis la première carte.
    Vers la droite et vers le bas, les nombres montent. Si vous n’avez qu’une carte, 1,0 suffit.
    Un point · montre où vous pouvez poser ; les crochets entourent la dernière carte posée.

## Les études

punto-study-about = Au hasard, ce sont des manches seules, jouées sur le noyau ; les programmes jouent des parties entières.
punto-study-covered = une carte en couvre une plus faible (PUN-8)
punto-study-left = des cartes neutres quittent le jeu (PUN-14)
punto-study-round-won = une manche est gagnée, sa meilleure carte devient trophée (PUN-13)
punto-study-round-drawn = une manche est nulle (PUN-12)
punto-study-match-drawn = la partie est nulle après trop de manches (PUN-16)
punto-study-round-won-why = { $value ->
    [line] une ligne est faite (PUN-10)
    [stuck] quelqu’un ne peut pas poser sa carte (PUN-11)
   *[empty] quelqu’un n’a plus de carte (PUN-11)
}
punto-study-round-won-why-text = Pourquoi finissent les manches que quelqu’un gagne
punto-study-round-won-how = { $value ->
    [line] par une ligne
    [series] par le plus de séries (PUN-11)
   *[points] par la série qui a le moins de points (PUN-12)
}
punto-study-round-won-how-text = Comment on gagne une manche
punto-study-match-rounds = { $value } manches
punto-study-match-rounds-text = Manches d’une partie
