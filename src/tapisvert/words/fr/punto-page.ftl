# Punto, ce que seule la page en dit.

punto-board = Plateau
punto-picture = Une partie de Punto en cours
punto-headline = manche { $round } · il faut en gagner { $wins }
punto-cell-card = { punto-card }, colonne { $column }, rangée { $row }{ $legal ->
    [yes] , on peut la recouvrir
   *[no] {""}
}
punto-cell-empty = Vide, colonne { $column }, rangée { $row }{ $legal ->
    [yes] , possible
   *[no] {""}
}
punto-cell-closed = Fermé, colonne { $column }, rangée { $row }
punto-hand-choose = Carte { $number } : { $card }
punto-square-columns = { $room ->
    [full] Six colonnes : pas une de plus.
   *[tight] Plus qu’une colonne à ouvrir, à gauche ou à droite.
}
punto-square-rows = { $room ->
    [full] Six rangées : pas une de plus.
   *[tight] Plus qu’une rangée à ouvrir, en haut ou en bas.
}
punto-square-fixed = Le carré est fixé : six sur six.
punto-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
punto-wins = { $wins ->
    [one] { $wins } manche gagnée sur { $of }
   *[other] { $wins } manches gagnées sur { $of }
}
punto-round-over = Fin de la manche { $round }
punto-side = Camp
punto-lines = Lignes
punto-series = Séries de { punto-length }
punto-points = Points
punto-rounds-won = Manches
