# Cartino: was nur die Seite davon sagt.

cartino-board = Spielbrett
cartino-picture = Eine laufende Partie Cartino
cartino-headline = { $edition } Felder · { $bag ->
    [0] Beutel leer
   *[other] { $bag } im Beutel
}
cartino-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Ein Stein im Beutel
   *[other] { $count } Steine im Beutel
}
cartino-place = { $card }, { $half ->
    [u] oben
   *[l] unten
}{ $lies ->
    [stone] , gelegt
    [joker] , dort liegt ein Joker
   *[no] {""}
}{ $may ->
    [lay] , möglich: +{ $points }
    [exchange] , der Joker kann getauscht werden: +{ $points }
   *[no] {""}
}
cartino-rack = Dein Bänkchen
cartino-rack-stone = { $stone }{ $may ->
    [yes] {""}
   *[no] , nicht jetzt
}

## Der Zug

cartino-explain = { $how ->
    [joker] Joker als { card }
    [exchange] { cartino-explain-card } statt des Jokers
   *[stone] { cartino-explain-card }
}{ $half ->
    [u] , oben
   *[l] , unten
}: { $count ->
    [0] berührt nichts, +0
   *[other] berührt { $ranks }, +{ $points }
}
cartino-explain-card = { card-suit }-{ $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
   *[other] { $rank }
}
cartino-five = fünfmal { card-suit }: +{ $points }
cartino-turn-sum = {"="} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cartino-end = Zug beenden
cartino-back = Zurücknehmen
cartino-hint = Tipp
cartino-hint-sum = Der beste Zug: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cartino-hint-end = Besser wird es nicht: Beende den Zug.
cartino-pick-first = Nimm zuerst einen Stein von deinem Bänkchen.
cartino-own-field = { cartino-explain-card } kommt auf das eigene Feld, oben oder unten.

## Die Punkte

cartino-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: { $chips ->
    [0] kein Chip
    [one] ein Chip zu 20
   *[other] { $chips } Chips zu 20
}, Zählstein auf { $at }; { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
} auf dem Bänkchen
cartino-over = Ende der Partie
cartino-over-out = { $name } hat den letzten Stein gelegt, und der Beutel ist leer. Was auf den Bänkchen bleibt, zählt ab.
cartino-over-stuck = Niemand kann mehr legen. Was auf den Bänkchen bleibt, zählt ab.
cartino-over-player = Spieler
cartino-over-laid = Gelegt
cartino-over-bonus = Alles gelegt
cartino-over-left = Übrig
cartino-over-total = Summe
