# Punto im Terminal.

terminal-punto-round = Punto · Runde { $round } · { $wins ->
    [one] eine Runde entscheidet
   *[other] wer zuerst { $wins } Runden gewinnt
}
terminal-punto-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-punto-wins = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
terminal-punto-before = Der Tisch am Ende der Runde { $round }:
terminal-punto-hand = Auf der Hand:
terminal-punto-moves = Ein Zug sieht so aus: r5@1,0 (mit ? kommt die Hilfe).
terminal-punto-help =
    Tipp einen Zug wie r5@1,0: die Karte, dann Spalte und Zeile, gezählt ab der ersten Karte.
    Nach rechts und nach unten wachsen die Zahlen. Hast du nur eine Karte, genügt 1,0.
    Ein Punkt · zeigt, wo du legen darfst; die Klammern stehen um die zuletzt gelegte Karte.
terminal-punto-study = Zufällig ist ein Spiel eine einzelne Runde.
