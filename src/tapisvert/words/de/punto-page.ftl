# Punto: was nur die Seite davon sagt.

punto-board = Spielfeld
punto-picture = Eine laufende Partie Punto
punto-headline = Runde { $round } · Ziel: { $wins ->
    [one] { $wins } Rundensieg
   *[other] { $wins } Rundensiege
}
punto-cell-card = { punto-card }, Spalte { $column }, Zeile { $row }{ $legal ->
    [yes] , kann überdeckt werden
   *[no] {""}
}
punto-cell-empty = Leer, Spalte { $column }, Zeile { $row }{ $legal ->
    [yes] , möglich
   *[no] {""}
}
punto-cell-closed = Geschlossen, Spalte { $column }, Zeile { $row }
punto-hand-choose = Karte { $number }: { $card }
punto-square-columns = { $room ->
    [full] Sechs Spalten: mehr gibt es nicht.
   *[tight] Nur noch eine Spalte ist offen, links oder rechts.
}
punto-square-rows = { $room ->
    [full] Sechs Zeilen: mehr gibt es nicht.
   *[tight] Nur noch eine Zeile ist offen, oben oder unten.
}
punto-square-fixed = Das Quadrat liegt fest: sechs mal sechs.
punto-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
punto-wins = { $wins } von { $of } Runden gewonnen
punto-round-over = Ende der Runde { $round }
punto-side = Partei
punto-lines = Reihen
punto-series = { punto-length }reihen
punto-points = Punkte
punto-rounds-won = Runden
