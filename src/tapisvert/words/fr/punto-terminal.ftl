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
terminal-punto-study = Au hasard, un jeu est une manche.
