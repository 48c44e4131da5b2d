# Cartomanie im Terminal.

terminal-cartomanie-heading = Cartomanie · { $turn }. Zug · { $stock ->
    [0] der Stapel ist leer
    [one] { $stock } Karte im Stapel
   *[other] { $stock } Karten im Stapel
}
terminal-cartomanie-west = Ponantais
terminal-cartomanie-north = Septentrional
terminal-cartomanie-east = Levantin
terminal-cartomanie-south = Méridional
terminal-cartomanie-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-cartomanie-missed = Züge ohne Wort, obwohl das Wörterbuch eines hatte: { $turns }.
terminal-cartomanie-moves = Tippe Plätze zum Aufdecken (3 8 12), dann ein Wort, oder pass (mit ? kommt die Hilfe).
terminal-cartomanie-help =
    7              die Karte auf Platz 7 aufdecken; mehrere auf einmal: 3 8 12
    turn           die ersten aufdecken, so viele wie nötig
    boxait         dieses Wort bilden; Akzente, Großbuchstabe und Joker für einen fehlenden Buchstaben ergeben sich
    bo(x)ait       der Joker soll für das x stehen
    bat 4 9 17     die Karten dieser Plätze nehmen, wenn mehrere passen
    word record    für ein Wort, das auch ein Befehl ist
    ask kevin      dem Tisch ein Wort vorschlagen, das im Wörterbuch fehlt; die anderen sagen offen ja oder nein
    pass           kein Wort bilden
    legal nennt keine Wörter: sie zu finden, ist das Spiel.
    Auf dem Tisch: [B]6 ein Großbuchstabe, e 1 ein kleiner, * 0 ein Joker, je mit Wert; ▒▒▒ liegt verdeckt.
    Im Terminal läuft keine Uhr: Wer zu lange überlegt hat, tippt time und passt.

## Studien

cartomanie-study-about = Zufällig werden ganze Partien auf dem Kern gespielt. Jeder erlaubte Zug hat dort die gleiche Chance: Jede Schreibweise eines Wortes ist einer, ebenso Passen und die Zeit ablaufen zu lassen. Allein ist das Ergebnis die Zahl der übrigen Karten, und das Ziel ist keine (MAN-21); zu mehreren sind es Punkte.
cartomanie-study-filled = die Lücken werden vom Stapel gefüllt (MAN-14)
cartomanie-study-turn-word = { $value ->
    [yes] ein Zug bildet ein Wort
   *[no] ein Zug bildet kein Wort (MAN-13)
}
cartomanie-study-turn-word-text = Züge, die ein Wort bilden
cartomanie-study-word-joker = { $value ->
    [yes] ein Wort nutzt einen Joker (MAN-7)
   *[no] ein Wort nutzt keinen
}
cartomanie-study-word-letters = { $value ->
    [1] ein Buchstabe
   *[other] { $value } Buchstaben
}
cartomanie-study-word-letters-text = Wie lang die Wörter sind
cartomanie-study-new-table-why = { $value ->
    [no-capital] eine neue Auslage, weil ein Großbuchstabe fehlt (MAN-16)
   *[quiet] eine neue Auslage nach einer ganzen Runde ohne Wort (MAN-19)
}
cartomanie-study-ended-why = { $value ->
    [capitals] alle Großbuchstaben sind verbraucht (MAN-18)
    [cleared] alle Karten sind genommen (MAN-21)
    [quiet] der Stapel ist leer, und eine ganze Runde bildet kein Wort (MAN-17)
    [barren] drei neue Auslagen bringen kein Wort (MAN-19)
   *[no-word] in allen Karten steckt kein Wort mehr (MAN-19)
}
cartomanie-study-ended-why-text = Warum es endet
cartomanie-study-match-shared = gleiche Summen teilen den Sieg (MAN-20)
