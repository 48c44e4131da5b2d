# Casino Royal im Terminal.

terminal-casino_royal-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
terminal-casino_royal-pack = { $cards ->
    [0] der Stapel ist zu Ende
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
terminal-casino_royal-pot = { $amount } im Topf
terminal-casino_royal-middle = { $amount } in der Mitte
terminal-casino_royal-money = { $amount }{ $yellow ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }({ $yellow } × 5)
       *[other] { " " }({ $yellow } × 5 + { $green })
    }
}
terminal-casino_royal-laid = { $amount } auf dem Tisch
terminal-casino_royal-paid = { $amount } im Topf
terminal-casino_royal-broke = pleite
terminal-casino_royal-dropped = ausgestiegen
terminal-casino_royal-dealer = gibt
terminal-casino_royal-called = Karte { $count }:
terminal-casino_royal-own = In deiner Hand:
terminal-casino_royal-typed = Zu tippen: { $moves }{ $enter ->
    [turn] { " " }(Enter: Karten aufdecken)
    [wait] { " " }(Enter: schweigen)
    [check] { " " }(Enter: schieben)
    [mark] { " " }(Enter: nichts belegen)
   *[none] { "" }
}
terminal-casino_royal-moves = Ein Zug sieht so aus: turn, call, raise 3, follow … (mit ? kommt die Hilfe).
terminal-casino_royal-help =
    cut 23         nach 23 Karten abheben
    turn           eine Karte aufdecken; Enter den ganzen Schwung; 5 fünf Karten
    call           „Rien ne va plus!“ sagen; in der Variante call 4, mit 4 Chips
    wait           schweigen (oder Enter)
    raise 3        mit 3 Chips eröffnen oder um 3 erhöhen
    check          schieben
    follow         mitgehen
    double         „ich erhöhe“: den Betrag verdoppeln
    drop           aussteigen, „ich passe“
    stake 2        den Grundeinsatz nennen
    symbol L       das Muster ansagen: column row L T H U M N square full
    mark 1 bingo   den Chip auf die eigene Tafel 1 legen und „Bingo!“ sagen
    Der Anfang eines Wortes genügt (f, r 3), und eine Zahl allein, wo es nur eines zu sagen gibt.
    Auf einer Tafel: K♠ ist frei, [K♠] belegt; · steht nicht auf dem Muster.
