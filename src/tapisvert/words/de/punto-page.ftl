# Punto: was nur die Seite davon sagt.

punto-board = Spielfeld
punto-picture = Eine laufende Partie Punto
punto-headline = Runde { $round } · Ziel: { $wins ->
    [one] { $wins } Rundensieg
   *[other] { $wins } Rundensiege
}
punto-cell-card = { punto-card }, Spalte { $column }, Reihe { $row }{ $legal ->
    [yes] , kann überdeckt werden
   *[no] {""}
}
punto-cell-empty = Leer, Spalte { $column }, Reihe { $row }{ $legal ->
    [yes] , möglich
   *[no] {""}
}
punto-cell-closed = Geschlossen, Spalte { $column }, Reihe { $row }
punto-hand-choose = Karte { $number }: { $card }
punto-square-columns = { $room ->
    [full] Sechs Spalten: mehr gibt es nicht.
   *[tight] Nur noch eine Spalte ist offen, links oder rechts.
}
punto-square-rows = { $room ->
    [full] Sechs Reihen: mehr gibt es nicht.
   *[tight] Nur noch eine Reihe ist offen, oben oder unten.
}
punto-square-fixed = Das Quadrat liegt fest: sechs mal sechs.
punto-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
punto-wins = { $wins } von { $of } Runden gewonnen
punto-round-over = Ende der Runde { $round }
punto-side = Partei
punto-lines = Linien
punto-series = { punto-length }reihen
punto-points = Punkte
punto-rounds-won = Runden
