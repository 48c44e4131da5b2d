# Casino Royal: was nur die Seite davon sagt.

casino_royal-picture = Eine Tafel von Casino Royal mit ihren Chips und der angesagten Karte
casino_royal-headline = { $game ->
    [variant] Variante
    [bingo] Bingo
   *[poker] Poker
} · { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}

## Die Tafeln

casino_royal-cell = { $card }{ $covered ->
    [yes] , belegt
   *[no] {""}
}
casino_royal-others = Die Tafeln der anderen
casino_royal-look = Die Tafel von { $name } groß zeigen
casino_royal-deals = gibt
casino_royal-out = nicht mehr dabei
casino_royal-out-short = ausgestiegen
casino_royal-did-raised = erhöht
casino_royal-did-followed = geht mit
casino_royal-did-checked = schiebt
casino_royal-broke-short = kein Chip mehr
casino_royal-lacks = { $count ->
    [0] Muster belegt!
    [one] noch eine Karte
   *[other] noch { $count } Karten
}

## Der Stapel

casino_royal-turn = Die nächste Karte aufdecken
casino_royal-pack = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
casino_royal-no-card = Noch keine Karte
casino_royal-covering = { $count ->
    [0] Niemand belegt { casino_royal-it }.
    [one] { $names } belegt { casino_royal-it }.
   *[other] { $names } belegen { casino_royal-it }.
}
casino_royal-due = { $count ->
    [one] Noch eine Karte bis zur Pause
   *[other] Noch { $count } Karten bis zur Pause
}
casino_royal-called-before = { $count ->
    [one] Eine Karte davor
   *[other] { $count } Karten davor
}
casino_royal-cut-at = Tippe den Stapel an, wo du abheben willst: nach { $cards ->
    [one] der ersten Karte
   *[other] { $cards } Karten
}
casino_royal-cut = Hier abheben

## Das Geld

casino_royal-pot = Der Topf
casino_royal-at-stake = Auf den Tafeln
casino_royal-odd = { $amount ->
    [one] mit einem Chip, der in der Mitte blieb
   *[other] mit { $amount } Chips, die in der Mitte blieben
}
casino_royal-main-pot = Haupttopf, { $amount }:
casino_royal-side-pot-short = Nebentopf, { $amount }:
casino_royal-side-pots-why = Wer alles gesetzt hat, kann von jedem nur so viel gewinnen; um den Rest spielen die anderen.
casino_royal-pot-went = { $how ->
    [back] zurück an { $winners }: So viel hat sonst niemand gesetzt.
    [left] an { $winners }: Alle anderen, die eingezahlt haben, sind ausgestiegen.
   *[played] gespielt zwischen { $names }, gewonnen von { $winners }.
}
casino_royal-amount = Wie viele Chips
casino_royal-less = Einer weniger
casino_royal-more = Einer mehr

## Was man sagen kann

casino_royal-choose-stake = Der Grundeinsatz
casino_royal-choose-symbol = Das Muster
casino_royal-symbol-short = { $symbol ->
    [column] Spalte
    [row] Reihe
    [square] Viereck
    [full] Alles
   *[other] { $symbol }
}
casino_royal-open = Eröffnen mit { $amount }
casino_royal-raise = Erhöhen um { $amount }
casino_royal-double = Ich erhöhe: { $price }
casino_royal-follow = { $allin ->
    [yes] Alles: { $amount }
   *[no] { $phase ->
        [bidding] Ich gehe mit: { $amount }
       *[other] Mitgehen: { $amount }
    }
}
casino_royal-check = Schieben
casino_royal-drop = { $phase ->
    [bidding] Ich passe
   *[other] Aussteigen
}
casino_royal-call = Rien ne va plus!
casino_royal-call-stake = Rien ne va plus, ich setze { $amount }!
casino_royal-wait = Ich sage nichts
casino_royal-bingo = Bingo!
casino_royal-no-bingo = Nächste Karte
casino_royal-marked-done = { $count ->
    [0] Nichts zu belegen
   *[other] Belegt
}
casino_royal-not-called = Belegt wird nur die angesagte Karte: { $card }.
casino_royal-given = { $answer ->
    [call] Du hast „Rien ne va plus!“ gesagt. Die anderen überlegen noch …
    [wait] Du sagst nichts. Die anderen überlegen noch …
   *[mark] { $bingo ->
        [yes] Du hast „Bingo!“ gesagt. Die anderen sind noch dran …
       *[no] Fertig. Die anderen sind noch dran …
    }
}
casino_royal-own = Deine drei Karten
casino_royal-hint = Rat
casino_royal-advice = Rat: { casino_royal-advice-move }.{ $reckoned ->
    [yes] {" "}Gewinnchance: { $chance } %.
   *[no] {""}
}
casino_royal-advice-move = { $verb ->
    [call] { $amount ->
        [0] „Rien ne va plus!“ sagen
       *[other] „Rien ne va plus!“ sagen und { $amount } setzen
    }
    [wait] nichts sagen
    [raise] { $amount } mehr setzen
    [double] erhöhen
    [follow] mitgehen
    [check] schieben
    [drop] aussteigen
    [stake] ein Einsatz von { $amount }
    [cut] abheben, wo du magst
    [symbol] { casino_royal-symbol }
    [mark] { $bingo ->
        [yes] „Bingo!“ sagen
       *[no] belegen, was geht
    }
   *[turn] die Karte aufdecken
}

## Das Ende einer Runde

casino_royal-round-over = Ende von Runde { $round }
casino_royal-player = Spieler
casino_royal-hand-title = Blatt
casino_royal-put = Gesetzt
casino_royal-gain = Gewinn
casino_royal-money = Geld
