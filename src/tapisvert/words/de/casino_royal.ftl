# Casino Royal: alles, was die drei Spiele sagen. Ein Blatt ist `hand` mit den Rängen `high` und `low`.

casino_royal-name = Casino Royal
casino_royal-about = Drei Spiele auf acht Tafeln: ein Poker wie beim Lotto, seine Variante und ein Bingo. Für 2 bis 8.

## Die Chips, in grünen gezählt

casino_royal-chips = { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}

## Die Blätter

casino_royal-hand = { $hand ->
    [straight-flush] { $high ->
        [A] Royal Flush
       *[other] Straight Flush { casino_royal-to-high }
    }
    [four] vier { casino_royal-of-high }
    [full] Full House, { casino_royal-with-high } über { casino_royal-lows }
    [flush] Flush, { casino_royal-high } hoch
    [straight] Straße { casino_royal-to-high }
    [three] drei { casino_royal-of-high }
    [two-pairs] zwei Paare, { casino_royal-with-high } und { casino_royal-lows }
    [pair] Paar { casino_royal-of-high }
    [high] { casino_royal-high } hoch
   *[none] keine Karte
}
casino_royal-hand-name = { $hand ->
    [straight-flush] Straight Flush
    [four] Vierling
    [full] Full House
    [flush] Flush
    [straight] Straße
    [three] Drilling
    [two-pairs] zwei Paare
    [pair] Paar
    [high] hohe Karte
   *[none] keine Karte
}
casino_royal-high = { $high ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
   *[other] { $high }
}
casino_royal-highs = { $high ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
   *[other] { $high }er
}
casino_royal-to-high = { $high ->
    [A] bis zum Ass
    [K] bis zum König
    [Q] bis zur Dame
    [J] bis zum Buben
   *[other] bis zur { $high }
}
casino_royal-of-high = { casino_royal-highs }
casino_royal-with-high = { casino_royal-highs }
casino_royal-lows = { $low ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
   *[other] { $low }er
}

## Die Muster beim Bingo

casino_royal-symbol = { $symbol ->
    [column] eine Spalte nach Wahl
    [row] eine Reihe nach Wahl
    [L] das L
    [T] das T
    [H] das H
    [U] das U
    [M] das M
    [N] das N
    [square] das Viereck
   *[full] die volle Tafel
}

## Was geschieht

casino_royal-round-began = Runde { $round }: { $name } gibt.
casino_royal-staked = { $name } setzt den Grundeinsatz auf { casino_royal-chips } fest; alle zahlen, im Topf sind jetzt { $pot }.
casino_royal-named = { $name } sagt das Muster an: { casino_royal-symbol }.
casino_royal-was-cut = { $name } hebt { $cards ->
    [one] nach der ersten Karte
   *[other] nach { $cards } Karten
} ab.
casino_royal-dealt = { $name }, deine drei Karten: { $cards }.
casino_royal-called = { casino_royal-card-called }! { $seats ->
    [0] Niemand belegt { casino_royal-it }.
    [one] { $names } belegt { casino_royal-it }.
   *[other] { $names } belegen { casino_royal-it }.
}
casino_royal-card-called = { card }
casino_royal-it = { $rank ->
    [A] es
    [K] ihn
    [J] ihn
   *[other] sie
}
casino_royal-paused = { $name } hält an. { $seats ->
    [one] { $names } darf „Rien ne va plus!“ sagen.
   *[other] { $names } dürfen „Rien ne va plus!“ sagen.
}
casino_royal-decided = { $answer ->
    [call] Ist notiert, { $name }: Du sagst „Rien ne va plus!“
    [wait] Ist notiert, { $name }: Du wartest ab.
   *[mark] Ist notiert, { $name }.
}
casino_royal-nobody-called = Niemand sagt „Rien ne va plus!“: Es geht weiter.
casino_royal-stopped = { $amount ->
    [0] { $seats ->
        [one] { $names }: „Rien ne va plus!“
       *[other] { $names } wie aus einem Mund: „Rien ne va plus!“
    }
   *[other] { $seats ->
        [one] { $names }: „Rien ne va plus, ich setze!“ Einsatz: { casino_royal-chips }.
       *[other] { $names } wie aus einem Mund: „Rien ne va plus, ich setze!“ { $name } spricht zuerst und setzt { casino_royal-chips }.
    }
}
casino_royal-raised = { $name } erhöht um { $amount } und zahlt { $paid ->
    [one] { $paid } Chip
   *[other] { $paid } Chips
}: Wer bleibt, muss { $price } zahlen.
casino_royal-followed = { $all_in ->
    [yes] { $paid ->
        [0] { $name } hat nichts mehr zu setzen und bleibt.
       *[other] { $name } geht mit allem mit, was noch da ist: { $paid }!
    }
   *[no] { $name } geht mit{ $paid ->
        [0] .
        [one] { " " }und zahlt { $paid } Chip.
       *[other] { " " }und zahlt { $paid } Chips.
    }
}
casino_royal-checked = { $name } schiebt.
casino_royal-dropped = { $name } steigt aus dieser Runde aus.
casino_royal-marked = { $seats ->
    [0] Niemand belegt die Karte.
    [one] { $names } belegt die Karte.
   *[other] { $names } belegen die Karte.
}
casino_royal-shown = { $name }: { casino_royal-hand }{ $hand ->
    [none] .
   *[other] { " " }({ $cards }).
}
casino_royal-side-pot = Nebentopf mit { casino_royal-chips }, um den { $names } spielten: { $winners ->
    [one] Er geht an { $winner_names }.
   *[other] { $winner_names } teilen ihn.
}
casino_royal-won = { $why ->
    [alone] Alle anderen sind ausgestiegen: { $name } bekommt { casino_royal-chips }.
    [bingo] Bingo! { $name } bekommt { casino_royal-chips } von den anderen.
   *[best] Das beste Blatt hat { $name }: { casino_royal-chips } gewonnen!
}
casino_royal-shared = { $why ->
    [bingo] Bingo, { $names } zugleich: je { casino_royal-chips }
   *[best] Gleiche Blätter, { $names } teilen: je { casino_royal-chips }
}{ $odd ->
    [0] .
    [one] , und { $odd } Chip bleibt in der Mitte.
   *[other] , und { $odd } Chips bleiben in der Mitte.
}
casino_royal-taken-back = Niemand hat „Bingo!“ gesagt: Alle nehmen ihre Chips zurück.
casino_royal-broke = { $name } hat keinen Chip mehr und scheidet aus, samt Tafel.
casino_royal-boards-passed = Die Tafeln wandern einen Platz nach links.
casino_royal-match-won = { $name } gewinnt den Abend, mit { $total ->
    [one] { $total } Chip
   *[other] { $total } Chips
}!
casino_royal-match-shared = Gleichstand, je { $total ->
    [one] { $total } Chip
   *[other] { $total } Chips
}: { $names } teilen sich den Sieg!
