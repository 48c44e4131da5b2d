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
terminal-casino_royal-own = Auf der Hand:
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

## Studien

casino_royal-study-about = Eine Partie ist ein Abend: das Ergebnis ist das Geld am Ende. Zufällige Abende werden auf dem Kern gespielt, der die erlaubten Züge bei jeder Entscheidung zählt und nicht nur bei einem Viertel. Im Poker handelt zuerst, wer in der ersten Runde abhebt, rechts vom Geber (CAS-D2); in der Variante und im Bingo der Geber. Die anderen folgen nach links.
casino_royal-study-called = eine Karte wird angesagt (CAS-A2, CAS-B4, CAS-C3)
casino_royal-study-raised-how = { $value ->
    [open] jemand eröffnet die Einsätze (CAS-B3)
    [double] jemand verdoppelt (CAS-B5)
   *[raise] jemand erhöht (CAS-A4, CAS-B3)
}
casino_royal-study-dropped = jemand steigt aus (CAS-A4, CAS-B3)
casino_royal-study-nobody-called = eine Pause, in der niemand ruft (CAS-A5, CAS-B5)
casino_royal-study-side-pot = ein Nebentopf (CAS-B9)
casino_royal-study-broke = jemand ohne Geld scheidet aus (CAS-D1)
casino_royal-study-match-shared = gleich Reiche teilen den Abend (CAS-D1)
casino_royal-study-shared-why = { $value ->
    [best] gleiche Blätter teilen (CAS-5)
    [bingo] mehrere haben bei derselben Karte Bingo (CAS-C4)
   *[other] mehrere teilen
}
casino_royal-study-round-ended-by = { $value ->
    [call] „Rien ne va plus“ (CAS-A5, CAS-B5)
    [alone] alle anderen stiegen aus (CAS-A4, CAS-B6)
    [pack] der Stapel war aufgebraucht (CAS-A7, CAS-B10)
    [bingo] „Bingo“ (CAS-C4)
   *[unsaid] niemand sagte Bingo (CAS-C4)
}
casino_royal-study-round-ended-by-text = Was eine Runde beendet
casino_royal-study-call-by-the-winner = { $value ->
    [yes] wer rief, gewann (CAS-A6, CAS-B7)
   *[no] jemand anders gewann (CAS-A6, CAS-B7)
}
casino_royal-study-call-by-the-winner-text = Ob ein Ruf richtig war
casino_royal-study-winner-hand = { $value ->
    [straight-flush] Straight Flush
    [four] Vierling
    [full] Full House
    [flush] Flush
    [straight] Straße
    [three] Drilling
    [two-pairs] zwei Paare
    [pair] Paar
    [none] keine einzige Karte
   *[high] hohe Karten
}
casino_royal-study-winner-hand-text = Blätter, die gewannen (CAS-4)
casino_royal-study-winner-left-of-the-dealer = { $value ->
    [0] der Geber
    [1] sein linker Nachbar
   *[other] { $value } Plätze weiter
}
casino_royal-study-winner-left-of-the-dealer-text = Wo sitzt, wer eine Runde gewinnt
casino_royal-study-winner-chips = { $value } Chips
casino_royal-study-winner-chips-text = Was der Gewinner von den anderen nimmt
