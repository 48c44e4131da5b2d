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

## Studien

punto-study-about = Zufällig werden einzelne Runden auf dem Kern gespielt; Programme spielen ganze Partien.
punto-study-covered = eine Karte überdeckt eine niedrigere (PUN-8)
punto-study-left = neutrale Karten scheiden aus (PUN-14)
punto-study-round-won = eine Runde wird gewonnen, ihre beste Karte wird zur Trophäe (PUN-13)
punto-study-round-drawn = eine Runde bleibt unentschieden (PUN-12)
punto-study-match-drawn = die Partie bleibt nach zu vielen Runden unentschieden (PUN-16)
punto-study-round-won-why = { $value ->
    [line] eine Reihe gelang (PUN-10)
    [stuck] jemand konnte eine Karte nicht legen (PUN-11)
   *[empty] jemand hatte keine Karte mehr (PUN-11)
}
punto-study-round-won-why-text = Warum Runden enden, die jemand gewinnt
punto-study-round-won-how = { $value ->
    [line] mit einer Reihe
    [series] mit den meisten Serien (PUN-11)
   *[points] mit der Serie der wenigsten Punkte (PUN-12)
}
punto-study-round-won-how-text = Wie Runden gewonnen werden
punto-study-match-rounds = { $value } Runden
punto-study-match-rounds-text = Runden einer Partie
