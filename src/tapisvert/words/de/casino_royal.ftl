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
casino_royal-called = { casino_royal-card-called }!{ $seats ->
    [0] { "" }
    [one] { " " }{ $names } belegt { casino_royal-it }.
   *[other] { " " }{ $names } belegen { casino_royal-it }.
}
casino_royal-card-called = { card }
casino_royal-it = { $rank ->
    [A] es
    [K] ihn
    [J] ihn
   *[other] sie
}
casino_royal-paused = { $name } macht eine Pause. { $seats ->
    [one] { $names } darf „Rien ne va plus!“ sagen.
   *[other] { $names } dürfen „Rien ne va plus!“ sagen.
}
casino_royal-decided = { $answer ->
    [call] Ist notiert, { $name }: Du sagst „Rien ne va plus!“
    [wait] Ist notiert, { $name }: Du sagst nichts.
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
casino_royal-raised = { $how ->
    [open] { $name } eröffnet mit { casino_royal-chips }.
    [double] { $name } erhöht und zahlt { casino_royal-paid }: Der Preis verdoppelt sich auf { $price }.
   *[raise] { $name } erhöht um { $amount } und zahlt { casino_royal-paid }: Wer bleibt, muss { $price } zahlen.
}
casino_royal-paid = { $paid ->
    [one] { $paid } Chip
   *[other] { $paid } Chips
}
casino_royal-followed = { $all_in ->
    [yes] { $paid ->
        [0] { $name } hat nichts mehr zu setzen und bleibt.
       *[other] { $name } geht mit allem mit, was noch da ist: { $paid }!
    }
   *[no] { $name } geht mit{ $paid ->
        [0] .
       *[other] { " " }und zahlt { casino_royal-paid }.
    }
}
casino_royal-checked = { $name } schiebt.
casino_royal-dropped = { $name } steigt aus dieser Runde aus.
casino_royal-marked = { $seats ->
    [0] Alle haben geantwortet.
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
   *[best] { $name } gewinnt mit den Karten: { casino_royal-chips } mehr!
}{ $odd ->
    [0] { "" }
    [one] { " " }{ $odd } Chip bleibt in der Mitte.
   *[other] { " " }{ $odd } Chips bleiben in der Mitte.
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

## Wer ist dran

casino_royal-prompt-stake = Du bist dran, { $name }: Nenn den Grundeinsatz, { $most ->
    [one] einen Chip, mehr hast du nicht.
   *[other] 1 bis { $most } Chips.
}
casino_royal-prompt-stake-wait = { $name } nennt den Grundeinsatz.
casino_royal-prompt-symbol = Du bist dran, { $name }: Sag das Muster an, das zu belegen ist.
casino_royal-prompt-symbol-wait = { $name } wählt das Muster.
casino_royal-prompt-cut = Heb ab, { $name }!
casino_royal-prompt-cut-wait = { $name } hebt ab.
casino_royal-prompt-calling = Du gibst, { $name }: { $count ->
    [0] Deck die nächste Karte auf.
    [one] Noch eine Karte.
   *[other] Noch { $count } Karten.
}
casino_royal-prompt-calling-wait = { $name } deckt die Karten auf.
casino_royal-prompt-call = Hast du das beste Blatt, { $name }? Sag „Rien ne va plus!“, oder sag nichts.
casino_royal-prompt-call-stake = Du bist dran, { $name }: Sag „Rien ne va plus, ich setze!“ mit { $most ->
    [one] deinem letzten Chip
   *[other] 1 bis { $most } Chips
}, oder sag nichts.
casino_royal-prompt-mark = { casino_royal-card-called }! Du bist dran, { $name }: dein Chip, dein „Bingo!“ oder nichts.
casino_royal-prompt-decided = Ist notiert, { $name }: Jetzt sind die anderen dran.
casino_royal-prompt-deciding = Alle entscheiden sich, ungesehen voneinander.
casino_royal-prompt-raising = { $owed ->
    [0] Erhöhst du, { $name }? { $most ->
        [0] Dafür reicht es nicht: Schieb.
        [1] Ein Chip mehr, oder schieb.
       *[other] 1 bis { $most } Chips, oder schieb.
    }
   *[other] { casino_royal-prompt-owed }
}
casino_royal-prompt-raising-wait = Erhöht jemand? { $name } spricht.
casino_royal-prompt-opening = { $owed ->
    [0] { $most ->
        [0] Du bist dran, { $name }: Schieb.
        [1] Du bist dran, { $name }: Eröffne mit einem Chip, oder schieb.
       *[other] Du bist dran, { $name }: Eröffne mit 1 bis { $most } Chips, oder schieb.
    }
   *[other] { casino_royal-prompt-owed }
}
casino_royal-prompt-opening-wait = Die ersten Einsätze: { $name } spricht.
casino_royal-prompt-owed = Bleiben kostet dich { $owed ->
    [one] { $owed } Chip
   *[other] { $owed } Chips
}, { $name }: Geh mit{ $most ->
    [0] { "" }
    [1] , erhöh um einen Chip
   *[other] , erhöh um 1 bis { $most }
} oder steig aus.
casino_royal-prompt-bidding = Bleiben kostet dich { $owed ->
    [one] { $owed } Chip
   *[other] { $owed } Chips
}, { $name }: Geh mit, erhöh oder pass.
casino_royal-prompt-bidding-wait = Rien ne va plus: { $name } muss antworten.
casino_royal-prompt-won = Der Abend ist vorbei: { $name } hat am meisten, { $total ->
    [one] { $total } Chip
   *[other] { $total } Chips
}!
casino_royal-prompt-shared = Der Abend ist vorbei: ein geteilter Sieg mit je { $total ->
    [one] { $total } Chip
   *[other] { $total } Chips
}.

## Was nicht geht

refusal-casino_royal-match-over = Der Abend ist vorbei.
refusal-casino_royal-not-your-decision = Das entscheidest nicht du, sondern { $name }.
refusal-casino_royal-not-now = Jetzt nicht: { $phase ->
    [stake] Zuerst muss der Grundeinsatz genannt werden.
    [symbol] Zuerst muss das Muster angesagt werden.
    [cut] Zuerst muss abgehoben werden.
    [calling] Jetzt wird eine Karte aufgedeckt.
   *[other] Jetzt wird gesetzt, mitgegangen oder ausgestiegen.
}
refusal-casino_royal-window-open = { $phase ->
    [window] Sag zuerst, ob du die Karte belegst.
   *[pause] Sag zuerst, ob du „Rien ne va plus!“ rufst oder nichts sagst.
}
refusal-casino_royal-window-closed = Zu spät oder zu früh: Jetzt wird nicht gerufen.
refusal-casino_royal-answered-already = Du hast schon geantwortet: Jetzt sind die anderen dran.
refusal-casino_royal-may-not-call-broke = Du hast kein Geld mehr und spielst heute nicht mehr mit.
refusal-casino_royal-may-not-call-dropped = Du bist aus dieser Runde ausgestiegen.
refusal-casino_royal-may-not-call-money = Für „Rien ne va plus, ich setze!“ brauchst du mindestens einen Chip.
refusal-casino_royal-may-not-call-five = Für „Rien ne va plus!“ braucht es fünf Karten, die auf der Hand mitgezählt, und belegt hast du { $count ->
    [0] noch keine.
   *[other] erst { $count }.
}
refusal-casino_royal-may-not-call-pairs = An diesem Tisch braucht es für „Rien ne va plus!“ mindestens zwei Paare.
refusal-casino_royal-call-without-stake = Hier sagt man „Rien ne va plus!“, ohne etwas zu setzen.
refusal-casino_royal-stake-out-of-bounds = { $most ->
    [one] Hier ist der Einsatz ein Chip, nicht mehr und nicht weniger.
   *[other] Ein Einsatz sind hier { $least } bis { $most } Chips.
}
refusal-casino_royal-too-little-money = Dafür bräuchtest du { $needed ->
    [one] { $needed } Chip
   *[other] { $needed } Chips
}, und du hast { $money }.
refusal-casino_royal-owes-something = Du schuldest noch { $owed ->
    [one] { $owed } Chip
   *[other] { $owed } Chips
}: Geh mit oder steig aus.
refusal-casino_royal-owes-nothing = Du schuldest nichts: Erhöh, oder schieb.
refusal-casino_royal-only-doubling = Wer hier erhöht, verdoppelt den Betrag.
refusal-casino_royal-no-doubling = Hier sagt man, um wie viel man erhöht.
refusal-casino_royal-raise-at-first = Erhöhen darf man nur, wenn man zum ersten Mal spricht: Geh mit oder steig aus.
refusal-casino_royal-raises-used-up = Es wurde schon { $most }-mal erhöht: Geh mit oder steig aus.
refusal-casino_royal-nobody-can-answer = Von den anderen kann niemand mehr mitgehen.
refusal-casino_royal-cut-out-of-bounds = Abgehoben wird nach { $least } bis { $most } Karten.
refusal-casino_royal-program-marks = An diesem Tisch legen sich die Chips von selbst.
refusal-casino_royal-program-says = An diesem Tisch sagt sich „Bingo!“ von selbst.
refusal-casino_royal-no-such-board = Eine Tafel { $board } hast du nicht: { $boards ->
    [one] Du hast nur eine.
   *[other] Deine sind 1 bis { $boards }.
}
refusal-casino_royal-not-on-your-symbol = Diese Karte steht nicht auf dem Muster deiner Tafel { $board }.
refusal-casino_royal-no-bingo = Kein Bingo: Das Muster ist noch nicht ganz belegt.

## Vor der Partie

casino_royal-option-players = Am Tisch
casino_royal-option-players-2 = 2 Spieler
casino_royal-option-players-3 = 3 Spieler
casino_royal-option-players-4 = 4 Spieler
casino_royal-option-players-5 = 5 Spieler
casino_royal-option-players-6 = 6 Spieler
casino_royal-option-players-7 = 7 Spieler
casino_royal-option-players-8 = 8 Spieler
casino_royal-option-game = Spiel
casino_royal-option-game-poker = Casino Royal Poker
casino_royal-option-game-variant = Variante, mit drei Karten auf der Hand
casino_royal-option-game-bingo = Bingo
casino_royal-option-rounds = Runden
casino_royal-option-rounds-usual = Jeder gibt zweimal (ab 6 Spielern einmal)
casino_royal-option-rounds-1 = 1 Runde
casino_royal-option-rounds-2 = 2 Runden
casino_royal-option-rounds-4 = 4 Runden
casino_royal-option-rounds-8 = 8 Runden
casino_royal-option-rounds-16 = 16 Runden
casino_royal-option-rounds-all = Bis einer alles hat
casino_royal-option-batch = Karten in einem Schwung
casino_royal-option-batch-players = So viele wie Spieler
casino_royal-option-batch-five = Mindestens fünf
casino_royal-option-relance = Erhöhen beim Poker
casino_royal-option-relance-usual = Ab 4 Spielern
casino_royal-option-relance-on = Immer
casino_royal-option-relance-off = Nie
casino_royal-option-call = Wer „Rien ne va plus!“ sagen darf
casino_royal-option-call-five = Wer fünf Karten hat
casino_royal-option-call-pairs = Wer zwei Paare hat
casino_royal-option-call-free = Alle
casino_royal-option-ask = Wann man es sagen kann
casino_royal-option-ask-batch = Nach jedem Schwung
casino_royal-option-ask-card = Nach jeder Karte
casino_royal-option-boards = Tafeln beim Bingo
casino_royal-option-boards-1 = Eine für jeden
casino_royal-option-boards-2 = Zwei für jeden
casino_royal-option-boards-3 = Drei für jeden
casino_royal-option-boards-4 = Vier für jeden
casino_royal-option-stock = Chips beim Bingo
casino_royal-option-stock-share = Die 160, gleich verteilt
casino_royal-option-stock-45 = 45 für jeden
casino_royal-option-says = Wer „Bingo!“ sagt
casino_royal-option-says-program = Das Spiel
casino_royal-option-says-player = Jeder selbst
casino_royal-option-marks = Wer beim Bingo die Chips legt
casino_royal-option-marks-program = Das Spiel
casino_royal-option-marks-hand = Jeder von Hand
casino_royal-option-pace = Tempo der Karten
casino_royal-option-pace-0 = Wie es dem Gebenden gefällt
casino_royal-option-pace-1 = Eine pro Sekunde
casino_royal-option-pace-2 = Eine alle 2 Sekunden
casino_royal-option-pace-3 = Eine alle 3 Sekunden
casino_royal-option-pace-5 = Eine alle 5 Sekunden
casino_royal-option-pace-8 = Eine alle 8 Sekunden
casino_royal-option-window = Zeit für gemeinsame Entscheidungen
casino_royal-option-window-0 = Ohne Grenze
casino_royal-option-window-10 = 10 Sekunden
casino_royal-option-window-20 = 20 Sekunden
casino_royal-option-window-30 = 30 Sekunden
casino_royal-option-window-60 = 1 Minute
casino_royal-preset-poker-2 = Poker, zu zweit
casino_royal-preset-poker-3 = Poker, zu dritt
casino_royal-preset-poker-4 = Poker, zu viert
casino_royal-preset-poker-5 = Poker, zu fünft
casino_royal-preset-poker-6 = Poker, zu sechst
casino_royal-preset-poker-7 = Poker, zu siebt
casino_royal-preset-poker-8 = Poker, zu acht
casino_royal-preset-variant-2 = Variante, zu zweit
casino_royal-preset-variant-3 = Variante, zu dritt
casino_royal-preset-variant-4 = Variante, zu viert
casino_royal-preset-variant-5 = Variante, zu fünft
casino_royal-preset-variant-6 = Variante, zu sechst
casino_royal-preset-variant-7 = Variante, zu siebt
casino_royal-preset-variant-8 = Variante, zu acht
casino_royal-preset-bingo-2 = Bingo, zu zweit
casino_royal-preset-bingo-3 = Bingo, zu dritt
casino_royal-preset-bingo-4 = Bingo, zu viert
casino_royal-preset-bingo-5 = Bingo, zu fünft
casino_royal-preset-bingo-6 = Bingo, zu sechst
casino_royal-preset-bingo-7 = Bingo, zu siebt
casino_royal-preset-bingo-8 = Bingo, zu acht
