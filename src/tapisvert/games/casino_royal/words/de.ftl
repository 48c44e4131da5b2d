### table: was am Tisch gesagt wird

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
    [call] Ist notiert: { $name } sagt „Rien ne va plus!“
    [wait] Ist notiert: { $name } sagt nichts.
   *[mark] Ist notiert für { $name }.
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

## Ein Tipp, Schritt für Schritt

casino_royal-advice = Rat: { casino_royal-advice-move }.
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
casino_royal-tip-hand = Du hast: { casino_royal-hand }.
casino_royal-tip-shows = Bei { $name } liegt offen: { casino_royal-hand }.
casino_royal-tip-help = { $count ->
    [one] Eine Karte könnte dein Blatt noch verbessern.
   *[other] { $count } Karten könnten dein Blatt noch verbessern.
}
casino_royal-tip-behind = Jemand zeigt Besseres: Wer jetzt aufhört, verliert.
casino_royal-tip-chance = Chance, die Runde zu gewinnen: { $chance } %, im Schnitt { $sum } { $amount ->
    [one] Chip
   *[other] Chips
}.
casino_royal-tip-instead = Sonst { casino_royal-advice-move }: { $chance } %, { $sum }.
casino_royal-tip-symbol = Das Symbol macht die Runde kürzer oder länger. Wem es nützt, hängt von den Karten ab, die mehrere Tafeln gemeinsam haben: Das sieht kaum jemand.
casino_royal-tip-stake = Der Einsatz ist für alle gleich: Er macht die Runde teurer, nicht leichter.
casino_royal-tip-leading = Du führst. Je weniger Chips den Besitzer wechseln, desto sicherer bleibst du vorn.
casino_royal-tip-trailing = Du liegst zurück. Je mehr Chips den Besitzer wechseln, desto mehr kannst du aufholen.
casino_royal-tip-evening = Chance, den Abend zu gewinnen: { $chance } %.
casino_royal-tip-sure = { $how ->
    [drop] Wenn du aussteigst, gewinnst du den Abend: Niemand kann dich mehr einholen.
    [check] Erhöhe nicht: Tut es jemand, gewinnst du den Abend, indem du aussteigst.
   *[held] Erhöhe nicht: { $name } müsste nur aussteigen, um den Abend zu gewinnen.
}
casino_royal-tip-cut = Der Stapel ist gemischt: Ob hier oder dort abgehoben wird, nützt niemandem.
casino_royal-tip-window = Such { card-the } auf deinen Tafeln.
casino_royal-tip-unfound = Da ist sie nicht: Es gibt nichts zu belegen.

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
refusal-casino_royal-may-not-call-pairs = Für „Rien ne va plus!“ müssen zwei Paare oder mehr belegt sein.
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
casino_royal-option-batch = Karten in einem Durchgang
casino_royal-option-batch-players = So viele wie Spieler
casino_royal-option-batch-five = Mindestens fünf
casino_royal-option-relance = Erhöhen beim Poker
casino_royal-option-relance-usual = Ab 4 Spielern
casino_royal-option-relance-on = Immer
casino_royal-option-relance-off = Nie
casino_royal-option-call = Wer „Rien ne va plus!“ sagen darf
casino_royal-option-call-five = Wer fünf Karten hat
casino_royal-option-call-pairs = Wer zwei Paare oder mehr hat
casino_royal-option-call-free = Alle
casino_royal-option-ask = Wann man es sagen kann
casino_royal-option-ask-batch = Nach jedem Durchgang
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
casino_royal-option-pace-0 = Wie es dem Geber gefällt
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

### page: was die Seite zeigt

# Casino Royal: was nur die Seite davon sagt.

casino_royal-picture = Eine Tafel von Casino Royal mit ihren Chips und der angesagten Karte
# Das Ziel jedes der drei Spiele in einer Zeile.
casino_royal-aim = { $game ->
    [variant] Deine drei Karten und die belegten: Das beste Pokerblatt gewinnt den Topf.
    [bingo] Belege das angesagte Symbol vor den anderen, und nimm ihre Chips.
   *[poker] Die belegten Karten sind dein Blatt: Das beste Pokerblatt bekommt alle Chips.
}
casino_royal-aim-short = { $game ->
    [bingo] das Symbol belegen
   *[other] das beste Blatt
} · { $round }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
casino_royal-hands = Die Reihenfolge der Blätter

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
casino_royal-look-all = Alle Tafeln zeigen
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

casino_royal-turn-by-itself = Sie kommt auch von selbst.
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
casino_royal-mark-on = Einen Chip auf die ausgerufene Karte legen
casino_royal-mark-board = Tafel { $number }
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

## Das Ende einer Runde

casino_royal-round-over = Ende von Runde { $round }
casino_royal-player = Spieler
casino_royal-hand-title = Blatt
casino_royal-put = Gesetzt
casino_royal-gain = Gewinn
casino_royal-money = Geld

casino_royal-daily-poker = Poker, zwei Runden
casino_royal-daily-variant = Die Poker-Variante, vier Runden

# Was von einer Partie in „Deine Partien“ bleibt.
casino_royal-best-pot = Größter Topf: { $value } Chips
casino_royal-best-chips = Am Ende am meisten: { $value } Chips

### rules: die Seite mit den Regeln

# Die Regelseite von Casino Royal, in unseren Worten. Die Kennungen CAS-… sind die der Regeln.

casino_royal-rules-title = Die Regeln von Casino Royal
casino_royal-rules-lead = Für 2 bis 8. Drei Spiele mit denselben Tafeln: Casino Royal Poker (A), seine Variante (B) und das Bingo (C).

## In einer Minute

casino_royal-rules-minute = In einer Minute
casino_royal-rules-minute-1 = Du hast eine Tafel mit zwanzig Karten und 45 in der Tasche: 20 grüne Chips und 5 gelbe, die je 5 wert sind.
casino_royal-rules-minute-2 = Die Karten eines Stapels werden einzeln aufgedeckt. Steht eine auf deiner Tafel, belegst du sie mit einem grünen Chip: Sie gehört dir, und dein Pokerblatt wächst.
casino_royal-rules-minute-3 = Ab und zu ist Pause. Hast du zwei Paare oder mehr und glaubst, dass dein Blatt das beste ist? Sag „Rien ne va plus!“ (nichts geht mehr). Dann wird verglichen: Das beste Blatt, egal wer gerufen hat, bekommt die Chips von den Tafeln der anderen.
casino_royal-rules-minute-4 = Ruft niemand, heißt es: „Erhöht jemand?“ Jeder kann ein paar Chips mehr auf seine Tafel legen: Die anderen gehen mit oder steigen aus.
casino_royal-rules-minute-5 = In der Variante hast du dazu drei Karten, die nur du siehst, und gesetzt wird in einen Topf. Bluffen ist erlaubt!
casino_royal-rules-minute-6 = Beim Bingo gibt es keine Blätter: Ein Muster wird angesagt, und wer es zuerst belegt hat, ruft „Bingo!“ und bekommt die Chips der anderen.

## Die Überschriften

casino_royal-rules-exactly = Die genauen Regeln
casino_royal-rules-section-material = Das Material
casino_royal-rules-section-hands = Die Pokerblätter (Spiele A und B)
casino_royal-rules-section-poker = A: Casino Royal Poker
casino_royal-rules-section-variant = B: die Variante
casino_royal-rules-section-bingo = C: das Bingo
casino_royal-rules-section-evening = Der Abend
casino_royal-rules-section-examples = Fünf Beispiele
casino_royal-rules-link = Link zur Regel { $rule }

## Die Blätter, vom stärksten zum schwächsten

casino_royal-rules-hands-hand = Blatt
casino_royal-rules-hands-what = Was das ist
casino_royal-rules-hands-straight-flush = Fünf aufeinanderfolgende Werte einer Farbe. Bis zum Ass heißt er Royal Flush.
casino_royal-rules-hands-four = Vier Karten vom selben Rang.
casino_royal-rules-hands-full = Ein Drilling und ein Paar.
casino_royal-rules-hands-flush = Fünf Karten derselben Farbe.
casino_royal-rules-hands-straight = Fünf aufeinanderfolgende Werte.
casino_royal-rules-hands-three = Drei Karten vom selben Rang.
casino_royal-rules-hands-two-pairs = Zweimal zwei Karten vom selben Rang.
casino_royal-rules-hands-pair = Zwei Karten vom selben Rang.
casino_royal-rules-hands-high = Nichts davon: Die höchste Karte zählt.

## Die Regeln

casino_royal-rules-cas-1 = 8 Tafeln mit je 20 Karten; ein Stapel von 52 Karten; 160 grüne Chips, die Karten belegen und Geld sind; 40 gelbe Chips, je 5 grüne wert.
casino_royal-rules-cas-2 = Eine Tafel hat 4 Reihen mit 5 verschiedenen Karten. Auf den 8 Tafeln steht jede Karte 3-mal, jedes Ass 4-mal. Auf jeder Tafel gibt es genau einen Royal Flush, und alle Tafeln sind gleich gut: Du kannst blind zugreifen.
casino_royal-rules-cas-3 = Gezählt wird in grünen Chips; gelbe sind Wechselgeld, und wechseln kann man immer. Der Bildschirm zeigt das Geld eines jeden in so wenigen Chips wie möglich; in der ersten Runde so, wie es ausgeteilt wird, und beim Bingo nur in grünen. Alle Tafeln liegen für alle offen.
casino_royal-rules-cas-4 = Vom stärksten zum schwächsten: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, Paar; darunter zählen die hohen Karten. Das Ass ist die höchste Karte, oder die niedrigste in 5-4-3-2-Ass. Keine Farbe ist mehr wert als eine andere.
casino_royal-rules-cas-5 = Straight Flush und Straße zählen nach ihrer höchsten Karte; Vierling, Full House (nach seinem Drilling) und Drilling nach dem Rang; Flush nach der höchsten Karte, dann der nächsten und so fort. Zwei Paare nach dem höheren, dann dem anderen; ein Paar nach dem Rang; danach die übrigen der fünf Karten, die höchste zuerst; eine fehlende Karte zählt weniger als eine 2. Gleiche Blätter teilen: Die Gewinner nehmen ihre eigenen Chips zurück und teilen die der Verlierer. Ein Chip, der sich nicht teilen lässt, bleibt für die nächste Runde in der Mitte; nach der letzten gehört er niemandem.
casino_royal-rules-cas-6 = Ein Blatt sind die besten fünf aus allen deinen Karten: den belegten, wo immer sie auf der Tafel stehen, und in der Variante den drei auf der Hand. Weniger als fünf Karten sind, was sie sind: ein Paar, ein Drilling, ein Vierling …
casino_royal-rules-cas-a1 = Alle bekommen 20 grüne Chips, 5 gelbe und eine Tafel. Der Geber spielt mit.
casino_royal-rules-cas-a2 = Der Geber mischt, lässt abheben und deckt dann eine Karte nach der anderen auf und sagt sie an. Wer sie auf der Tafel hat, belegt sie mit einem eigenen grünen Chip. Ohne Geld belegt man nichts.
casino_royal-rules-cas-a3 = Die Karten kommen in Durchgängen, jedes Mal so viele, wie die Runde zu Beginn Spieler hat (zu fünft fünf Karten); der letzte Durchgang ist der Rest. Zu zweit oder zu dritt sind mindestens fünf Karten besser.
casino_royal-rules-cas-a4 = Nach jedem Durchgang die Frage: „Erhöht jemand?“ Zuerst kommt „Rien ne va plus!“ (CAS-A5). Sagt das niemand, spricht einer nach dem anderen, angefangen links vom Geber, und darf einmal erhöhen: um 1 Chip bis zur Hälfte der eigenen belegten Karten (mindestens 1, höchstens 5), auf die eigene Tafel. Alle anderen, auch wer schon erhöht hat, gehen mit ebenso viel mit oder steigen aus: Ihre Chips bleiben auf der Tafel für den Gewinner, sie belegen und rufen nicht mehr. Wer nicht alles zahlen kann, geht mit dem mit, was da ist; Nebentöpfe gibt es hier nicht. Sind alle bis auf einen ausgestiegen, bekommt der alles, ohne Vergleich. Nach dem Erhöhen kommt immer der nächste Durchgang. Üblich ist das ab 4 Spielern; zu zweit und zu dritt ist die Frage nur die Pause von CAS-A5.
casino_royal-rules-cas-a5 = In der Pause kann, wer glaubt, das beste Blatt zu haben, „Rien ne va plus!“ sagen. Alle entscheiden zugleich und ungesehen; ein einziger Ruf beendet das Geben. Dazu braucht es ein Blatt, mit dem man gewinnen kann: Wer ruft, hat zwei Paare oder mehr belegt. Ein Tisch kann sich auf fünf belegte Karten einigen oder es allen freistellen. Er kann diese Frage auch nach jeder einzelnen Karte stellen.
casino_royal-rules-cas-a6 = Dann werden die Tafeln verglichen. Das beste Blatt, egal wer gerufen hat, bekommt alle Chips von den Tafeln der anderen und nimmt die eigenen zurück.
casino_royal-rules-cas-a7 = Ist der Stapel zu Ende, wird ohne Ruf verglichen.
casino_royal-rules-cas-a8 = Nach jeder Runde wandern die Tafeln einen Platz nach links, unter denen, die noch im Spiel sind, und der Stapel geht an den Nächsten, der dann gibt.
casino_royal-rules-cas-b1 = Wie CAS-A1. Der Geber nennt einen Grundeinsatz von 1 bis 5 grünen Chips; alle zahlen ihn in die Mitte.
casino_royal-rules-cas-b2 = Nach dem Mischen und Abheben bekommen alle 3 Karten, die nur sie selbst sehen.
casino_royal-rules-cas-b3 = Wer links vom Geber sitzt, eröffnet mit 1 bis 10 Chips oder schiebt; eröffnet niemand, geht es so weiter. Dann erhöht man reihum (um 1 bis 10), geht mit oder steigt für diese Runde aus, bis alle, die bleiben, gleich viel gezahlt haben. Höchstens drei Erhöhungen. Steigen alle bis auf einen aus, gehört ihm der Topf.
casino_royal-rules-cas-b4 = Der Rest des Stapels wird in Durchgängen aufgedeckt und angesagt wie in CAS-A3, und wer noch dabei ist, belegt seine Karten. Die Chips sind hier nur Marken: Sie kosten nichts, und man belegt auch ohne Geld.
casino_royal-rules-cas-b5 = In einer Pause kann man „Rien ne va plus, ich setze!“ sagen und 1 bis 10 Chips setzen, wenn man welche hat und zwei Paare oder mehr belegt sind (was CAS-A5 sonst erlaubt, gilt auch hier; zu den fünf Karten zählen die drei auf der Hand mit). Reihum sagt jeder andere „ich passe“ (und steigt aus), „ich gehe mit“ (und zahlt ebenso viel) oder „ich erhöhe“ (und verdoppelt den Betrag). Rufen mehrere in derselben Pause, eröffnet der Erste links vom Geber, die anderen antworten, wenn sie an der Reihe sind.
casino_royal-rules-cas-b6 = Passen alle anderen, gewinnt den Topf, wer eröffnet oder zuletzt erhöht hat, und muss nichts zeigen.
casino_royal-rules-cas-b7 = Erhöht niemand, zeigen alle, die noch dabei sind; das beste Blatt aus den drei eigenen und den belegten Karten gewinnt.
casino_royal-rules-cas-b8 = Erhöht jemand, geht es weiter, bis niemand mehr erhöht; sind nur noch zwei da, bis einer passt oder nicht mehr erhöht. Dann wird gezeigt.
casino_royal-rules-cas-b9 = Wer nicht alles zahlen kann, ist mit dem dabei, was da ist, und kann nur ebenso viel von jedem gewinnen: Was darüber ist, kommt in einen Nebentopf für die anderen. Hat von denen, die noch dabei sind, höchstens einer noch Geld, wird der Rest des Stapels aufgedeckt, und alle zeigen.
casino_royal-rules-cas-b10 = Ist der Stapel zu Ende, zeigen alle, die noch dabei sind.
casino_royal-rules-cas-c1 = Die Tafeln werden verteilt; sind wenige da, kann jeder mehrere nehmen, bis zu 4, zusammen höchstens 8. Die grünen Chips werden gleich verteilt; was von 160 übrig ist, bleibt in der Schachtel. Für einen langen Abend: 45 für jeden wie beim Poker.
casino_royal-rules-cas-c2 = Der Geber, jede Runde ein anderer, sagt das Muster an: eine Spalte nach Wahl, eine Reihe nach Wahl, L (linke Spalte und unterste Reihe), T, H, U, M, N, das Viereck (der ganze Rand) oder die volle Tafel.
casino_royal-rules-cas-c3 = Die Karten werden einzeln aufgedeckt und angesagt. Belegt wird nur, was auf der Tafel und auf dem Muster steht. Bei einer Spalte oder Reihe nach Wahl zählt jede Karte, und die erste volle Spalte oder Reihe gewinnt.
casino_royal-rules-cas-c4 = Wer das Muster zuerst ganz belegt hat, sagt „Bingo!“ und bekommt alle grünen Chips von den Tafeln der anderen. Sind mehrere mit derselben Karte fertig, teilen sie, ein Teil für jeden; die Gewinner nehmen ihre eigenen Chips zurück. Das Spiel sagt es; ein Tisch kann verlangen, dass man es selbst sagt, bevor die nächste Karte kommt. Wird es später gesagt, zählt es dann; sagt es niemand, nehmen alle ihre Chips zurück.
casino_royal-rules-cas-c5 = Das Spiel legt die Chips, oder jeder tut es von Hand: Eine Karte kann belegt werden, bis die nächste angesagt ist, und ein falscher Chip wird abgelehnt. Wer keine Chips mehr hat, belegt mit wertlosen Marken und kann noch gewinnen: Beim Bingo scheidet niemand aus. Die Tafeln wandern wie in CAS-A8.
casino_royal-rules-cas-d1 = Man einigt sich auf eine Zahl von Runden (üblich: Jeder gibt zweimal, ab 6 Spielern einmal) oder spielt, bis einer alles hat, höchstens 100 Runden. In A und B scheidet aus, wer zu Beginn einer Runde kein Geld hat, samt Tafel. Der Reichste gewinnt; bei Gleichstand wird der Sieg geteilt.
casino_royal-rules-cas-d2 = Abheben ist Sache eines Spielers: In allen drei Spielen wählt vor jeder Runde, wer rechts vom Geber sitzt, wo.
casino_royal-rules-cas-e1 = Anna hat drei 7er, zwei Könige und eine 2 belegt: Full House, 7er über Könige. Paul hat fünf Herzen, Flush, Dame hoch. Gerufen hat Paul, aber Anna bekommt alles (CAS-4, CAS-A6).
casino_royal-rules-cas-e2 = Anna und Paul haben gleiche Blätter. Auf ihren Tafeln liegen 6 und 7 Chips: Die nehmen sie zurück. Bei Lou und Max liegen 5 und 4, also 9 zu teilen: je 4, und der neunte bleibt in der Mitte (CAS-5).
casino_royal-rules-cas-e3 = Max gibt. Anna hat sechs Karten belegt und erhöht um 3, mehr darf sie nicht. Paul geht mit, 3 Chips. Lou mit vier Karten erhöht um 2 und legt 5. Max steigt aus; Anna und Paul gehen um weitere 2 mit (CAS-A4).
casino_royal-rules-cas-e4 = Bleiben kostet 12 Chips. Anna und Lou zahlen; Paul hat nur 5 und setzt alles. Im Haupttopf liegen 3-mal 5 Chips, also 15: Den kann Paul gewinnen. Die anderen 14 sind ein Nebentopf für Anna und Lou (CAS-B9).
casino_royal-rules-cas-e5 = Das Muster ist das T. Die Pik-3 macht zugleich das von Anna und das von Paul voll: Bingo für beide! Auf den anderen Tafeln liegen 11 Chips: je 5, und der elfte bleibt in der Mitte (CAS-C4, CAS-5).

## Die Bilder, für alle, die sie nicht sehen

casino_royal-rules-board-covered = Eine Tafel mit vier Reihen zu fünf Karten; drei 7er und zwei Könige sind mit grünen Chips belegt.
casino_royal-rules-board-stop = Eine Tafel, auf der fünf Herzen belegt sind, von der 5 bis zur Dame.
casino_royal-rules-board-L = Das L: die ganze linke Spalte und die ganze unterste Reihe.
casino_royal-rules-board-T = Das T: die ganze oberste Reihe und die mittlere Spalte.
casino_royal-rules-board-H = Das H: linke und rechte Spalte, dazu die zweite Reihe, die sie verbindet.
casino_royal-rules-board-U = Das U: linke und rechte Spalte und die unterste Reihe.
casino_royal-rules-board-M = Das M: linke und rechte Spalte, dazwischen eine Spitze nach unten.
casino_royal-rules-board-N = Das N: linke und rechte Spalte, dazwischen eine Schräge abwärts.
casino_royal-rules-board-square = Das Viereck: der ganze Rand der Tafel.
casino_royal-rules-board-e1 = Annas Tafel: Drei 7er, zwei Könige und eine 2 sind belegt.
casino_royal-rules-board-e5 = Annas Tafel: Die acht Karten des T sind belegt, zuletzt die Pik-3.

### lessons: die geführten ersten Züge

casino_royal-lesson-poker-1 = Du gibst: Deck die nächste Karte auf. Wer sie auf der Tafel hat, belegt sie mit einem Chip.
casino_royal-lesson-poker-2 = Zwei Paare, die 5er und die 6er! Du könntest alles anhalten; aber warte auf mehr: Sag nichts.
casino_royal-lesson-poker-3 = Niemand hält an: Deck die nächste Karte auf.
casino_royal-lesson-poker-4 = Für niemanden etwas. Noch eine Karte!
casino_royal-lesson-poker-5 = Eine dritte 5: Das ist ein Full House! Sag „Rien ne va plus!“, und es wird verglichen.
casino_royal-lesson-poker-done = Dein Full House schlägt das Paar von Camille: Die Chips gehören dir. Du kannst das Poker von Casino Royal!
refusal-casino_royal-lesson-poker-early = Das darfst du, ab zwei Paaren; aber eine 5 oder 6 mehr, und es ist ein Full House: Sag nichts.
refusal-casino_royal-lesson-poker-late = Warten darfst du, aber ein Full House ist kaum zu schlagen: Halt jetzt an.

casino_royal-lesson-variant-1 = Drei Karten auf der Hand, darunter zwei Könige: Das ist stark. Eröffne mit so vielen Chips, wie du willst.
casino_royal-lesson-variant-2 = Camille erhöht um 2. Um dabeizubleiben, geh mit.
casino_royal-lesson-variant-3 = Zwei 5er und zwei 6er belegt, und eine 6 auf der Hand: ein Full House! Sag „Rien ne va plus“, mit dem Einsatz, den du willst.
casino_royal-lesson-variant-4 = Camille verdoppelt: ein Bluff? Geh mit, und die Blätter werden gezeigt.
casino_royal-lesson-variant-done = Dein Full House gewinnt den Topf. Du kannst die Variante!
refusal-casino_royal-lesson-variant-open = Schieben darfst du, aber ein Paar Könige ist einen Einsatz wert: Eröffne.
refusal-casino_royal-lesson-variant-drop = Aussteigen darfst du, aber dein Einsatz wäre verloren, mit zwei Königen auf der Hand: Geh mit.
refusal-casino_royal-lesson-variant-raise = Erhöhen darfst du, aber begnüg dich diesmal mit dem Mitgehen.
refusal-casino_royal-lesson-variant-wait = Nichts sagen darfst du, aber mit einem Full House kann man es wagen: Setz etwas.
refusal-casino_royal-lesson-variant-bluff = Passen darfst du, aber Camille bekäme den Topf, ohne etwas zu zeigen: Geh mit.
refusal-casino_royal-lesson-variant-double = Noch einmal verdoppeln darfst du, aber jetzt wollen wir die Blätter sehen: Geh mit.

casino_royal-lesson-bingo-1 = Eine ganze Reihe muss belegt werden. Der Kreuzbube steht auf deiner Tafel: Tipp ihn an, dann „Belegt“.
casino_royal-lesson-bingo-2 = Die Herz 4 ist nicht deine: nichts zu belegen.
casino_royal-lesson-bingo-3 = Der Pikbube, nur er hat noch gefehlt! Tipp ihn an, und sag „Bingo!“
casino_royal-lesson-bingo-done = Bingo! Die Chips der anderen gehören dir. Du kannst Bingo!
refusal-casino_royal-lesson-bingo-missed = Du darfst sie vorbeigehen lassen, aber diese Karte steht auf deiner Tafel: Tipp sie zuerst an.
refusal-casino_royal-lesson-bingo-unsaid = Gut belegt, aber die Reihe ist voll: Sag „Bingo!“, bevor die nächste Karte kommt.

casino_royal-path-poker = A: Poker
casino_royal-path-variant = B: die Variante
casino_royal-path-bingo = C: Bingo
casino_royal-lesson-cover = Belegen
casino_royal-lesson-cover-1 = Du gibst: Deck eine Karte auf. Wer sie auf der Tafel hat, belegt sie mit einem eigenen Chip.
casino_royal-lesson-cover-2 = Die Pik 5 gehört dir. Deck die nächste auf.
casino_royal-lesson-cover-3 = Diese gehört Camille. Noch eine!
casino_royal-lesson-cover-done = Ganz einfach: Die belegten Karten sind dein Blatt.
casino_royal-lesson-poker = Warten, dann anhalten
casino_royal-lesson-beaten = Wer liegt vorn?
casino_royal-lesson-beaten-1 = Du hast zwei Paare, Camille einen Drilling, und der ist stärker. Anhalten? Sag nichts.
casino_royal-lesson-beaten-done = Gut gesehen: Das beste Blatt nimmt alles, wer auch angehalten hat.
refusal-casino_royal-lesson-beaten-beaten = Das darfst du, aber Camilles Drilling schlägt deine zwei Paare: Sie bekäme deine Chips.
casino_royal-lesson-raise = Erhöhen
casino_royal-lesson-raise-1 = Ein Paar 5er, und Camille hat fast nichts: Erhöhe!
casino_royal-lesson-raise-done = Camille geht mit: Es gibt mehr Chips zu gewinnen.
refusal-casino_royal-lesson-raise-check = Du darfst nichts sagen, aber du liegst vorn: Lass Camille zahlen.
casino_royal-lesson-fold = Aussteigen
casino_royal-lesson-fold-1 = Camille hat einen Drilling und erhöht; du hast nur eine 9. Steig aus.
casino_royal-lesson-fold-done = Ein Chip verloren, die anderen gerettet: Das war klug.
refusal-casino_royal-lesson-fold-follow = Mitgehen darfst du, aber das kostet noch mehr, mit einer 9 gegen einen Drilling.
refusal-casino_royal-lesson-fold-raise = Erhöhen darfst du, aber mit einer 9 gegen einen Drilling ist das weggeworfen.
casino_royal-lesson-poker-match = Ein echter Pokerabend
casino_royal-lesson-poker-match-1 = Zwei Runden gegen das leichteste Programm.
casino_royal-lesson-stake = Der Einsatz
casino_royal-lesson-stake-1 = Du gibst: Nenn den Einsatz, den alle zahlen, 1 bis 5 Chips.
casino_royal-lesson-stake-done = Alle haben gezahlt und bekommen drei Karten, die nur sie selbst sehen.
casino_royal-lesson-variant = Eröffnen, mitgehen, zeigen
refusal-casino_royal-lesson-variant-much = Erlaubt, aber mach niemandem Angst: Eröffne mit 1, 2 oder 3 Chips.
refusal-casino_royal-lesson-variant-dear = Erlaubt, aber bleib bescheiden: 1, 2 oder 3 Chips genügen.
casino_royal-lesson-away = Draußen bleiben
casino_royal-lesson-away-1 = 2, 4 und 7, nichts passt zusammen, und Camille erhöht um 6. Steig aus.
casino_royal-lesson-away-done = Du verlierst nur den Einsatz vom Anfang.
refusal-casino_royal-lesson-away-follow = Mitgehen darfst du, aber sechs Chips für drei kleine Karten sind viel: Steig aus.
refusal-casino_royal-lesson-away-raise = Erhöhen darfst du, aber dein Blatt ist zu schwach: Steig aus.
casino_royal-lesson-double = Verdoppeln
casino_royal-lesson-double-1 = Camille setzt 2 Chips, und mit der 6 auf der Hand hast du ein Full House. Verdopple!
casino_royal-lesson-double-done = Camille zahlt, um zu sehen: Der Pot gehört dir.
refusal-casino_royal-lesson-double-follow = Mitgehen darfst du, aber ein Full House ist mehr wert: Verdopple.
refusal-casino_royal-lesson-double-drop = Passen darfst du, aber das hieße, den Pot mit einem Full House zu verschenken!
casino_royal-lesson-bid = Rechtzeitig passen
casino_royal-lesson-bid-1 = Camille hat zwei Paare und setzt 8 Chips. Du hast nichts: Passe.
casino_royal-lesson-bid-done = Acht Chips für eine bessere Runde gespart.
refusal-casino_royal-lesson-bid-follow = Mitgehen darfst du, aber deine Karten verlieren sicher: Passe.
refusal-casino_royal-lesson-bid-double = Verdoppeln darfst du, aber Camille sieht, dass sie vorn liegt: Passe.
casino_royal-lesson-variant-match = Ein echter Abend der Variante
casino_royal-lesson-variant-match-1 = Zwei Runden gegen das leichteste Programm.
casino_royal-lesson-deal = Aufdecken und belegen
casino_royal-lesson-deal-1 = Eine ganze Reihe muss belegt werden. Deck die erste Karte auf!
casino_royal-lesson-deal-2 = Die Kreuz 9 ist auf beiden Tafeln. Noch eine Karte!
casino_royal-lesson-deal-done = Wer zuerst eine ganze Reihe belegt hat, gewinnt.
casino_royal-lesson-symbol = Das Zeichen wählen
casino_royal-lesson-symbol-1 = Wer gibt, wählt, was zu belegen ist. Nimm das T.
casino_royal-lesson-symbol-done = Die obere Reihe und die mittlere Spalte: Das ist das T.
refusal-casino_royal-lesson-symbol-other = Auch das ist erlaubt, aber nimm diesmal das T.
casino_royal-lesson-bingo = Belegen und Bingo sagen
casino_royal-lesson-shape = Nur das Zeichen
casino_royal-lesson-shape-1 = Gespielt wird das T. Die Herz 3 gehört dazu: Tipp sie an, dann „Belegt“.
casino_royal-lesson-shape-done = Nur die Karten des Zeichens zählen: Die anderen bleiben frei.
refusal-casino_royal-lesson-shape-missed = Du darfst sie auslassen, aber diese Karte liegt auf dem T: Tipp sie zuerst an.
casino_royal-lesson-boards = Zwei Tafeln
casino_royal-lesson-boards-1 = Die Kreuz 9 ist auf deinen beiden Tafeln: Tipp beide an, dann „Belegt“.
casino_royal-lesson-boards-done = Mit zwei Tafeln hast du zwei Möglichkeiten, „Bingo!“ zu sagen.
refusal-casino_royal-lesson-boards-both = Nur eine ist belegt, aber die Karte ist auch auf der anderen Tafel.
refusal-casino_royal-lesson-boards-missed = Du darfst sie auslassen, aber sie ist auf deinen beiden Tafeln.
casino_royal-lesson-bingo-match = Ein echtes Bingo
casino_royal-lesson-bingo-match-1 = Zwei Runden gegen das leichteste Programm.

### puzzles: die Aufgaben, deren Lösung bewiesen ist

casino_royal-puzzle-call-or-wait = Rufen oder warten
casino_royal-puzzle-call-or-wait-task = Jetzt „Rien ne va plus“, oder noch { $cards } Karten abwarten und dann vergleichen? Was ist im Schnitt mehr wert?
casino_royal-puzzle-call-or-wait-why = Jetzt: { $now } Chips. Mit Warten: { $sign }{ $whole },{ $tenth } im Schnitt, und in { $percent } % der Fälle die beste Hand.
casino_royal-puzzle-call-or-wait-proof = Alle { $batches } Arten, wie die nächsten { $cards } Karten kommen können, wurden gezählt.
casino_royal-puzzle-not-wait = Warten ist im Schnitt { $sign }{ $whole },{ $tenth } Chips wert; sofort zu rufen { $now }.
casino_royal-puzzle-not-call = Rufen ist { $now } Chips wert; warten im Schnitt { $sign }{ $whole },{ $tenth }.
casino_royal-puzzle-which-symbol = Welches Symbol?
casino_royal-puzzle-which-symbol-task = Mit welchem Symbol gewinnen Sie die Runde am ehesten? Sehen Sie sich die drei Tafeln an.
casino_royal-puzzle-which-symbol-why = Mit { casino_royal-symbol } gewinnen Sie in { $whole },{ $tenth } % der Fälle: mit jedem anderen Symbol seltener.
casino_royal-puzzle-which-symbol-proof = Für die { $counted } Symbole wurden alle Reihenfolgen des Packs gezählt, genau.
casino_royal-puzzle-which-symbol-wrong = Mit { casino_royal-symbol } gewinnen Sie in { $whole },{ $tenth } % der Fälle. Es geht besser.

### terminal: was Terminal und Studien sagen

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
    [cut] { " " }(Enter: in der Mitte abheben)
    [turn] { " " }(Enter: Karten aufdecken)
    [wait] { " " }(Enter: schweigen)
    [check] { " " }(Enter: schieben)
    [mark] { " " }(Enter: nichts belegen)
   *[none] { "" }
}
terminal-casino_royal-moves = Ein Zug sieht so aus: turn, call, raise 3, follow … (mit ? kommt die Hilfe).
terminal-casino_royal-help-cut = cut 23         nach 23 Karten abheben; Enter in der Mitte
terminal-casino_royal-help-turn = turn           eine Karte aufdecken; Enter den ganzen Durchgang; 5 fünf Karten
terminal-casino_royal-help-turn-one = turn           eine Karte aufdecken (oder Enter); 5 fünf Karten
terminal-casino_royal-help-call = call           „Rien ne va plus!“ sagen
terminal-casino_royal-help-call-stake = call 4         „Rien ne va plus!“ sagen, mit 4 Chips
terminal-casino_royal-help-wait = wait           schweigen (oder Enter)
terminal-casino_royal-help-raise = raise 3        mit 3 Chips eröffnen oder um 3 erhöhen
terminal-casino_royal-help-check = check          schieben (oder Enter)
terminal-casino_royal-help-follow = follow         mitgehen
terminal-casino_royal-help-double = double         „ich erhöhe“: den Betrag verdoppeln
terminal-casino_royal-help-drop = drop           aussteigen, „ich passe“
terminal-casino_royal-help-stake = stake 2        den Grundeinsatz nennen
terminal-casino_royal-help-symbol = symbol L       das Muster ansagen: column row L T H U M N square full
terminal-casino_royal-help-mark = mark 1         den Chip auf die eigene Tafel 1 legen; mark allein (oder Enter) nichts
terminal-casino_royal-help-bingo = mark bingo     „Bingo!“ sagen
terminal-casino_royal-help-short = Der Anfang eines Wortes genügt ({ $raises ->
    [yes] f, r 3
   *[no] t
}), und eine Zahl allein, wo es nur eines zu sagen gibt.
terminal-casino_royal-help-boards = Auf einer Tafel: K♠ ist frei, [K♠] belegt{ $game ->
    [bingo] ; · steht nicht auf dem Muster.
   *[other] .
}

## Studien

casino_royal-study-about = Eine Partie ist ein Abend: das Ergebnis ist das Geld am Ende. Zufällige Abende werden auf dem Kern gespielt, der die erlaubten Züge bei jeder Entscheidung zählt und nicht nur bei einem Viertel. Im Poker handelt zuerst, wer in der ersten Runde abhebt, rechts vom Geber (CAS-D2); in der Variante und im Bingo der Geber. Die anderen folgen nach links.
casino_royal-study-scores-text = Das Ergebnis ist Geld: die Chips, mit denen jeder nach Hause geht. Alle beginnen mit gleich vielen, und was einer gewinnt, haben andere verloren; also sagt das Mittel nichts, aber die Streuung, wie wild ein Abend ist.
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

## Zum Drucken und Ausschneiden

casino_royal-paper-boards = Casino Royal: die acht Tafeln (dazu ein Paket mit 52 Karten)
casino_royal-paper-symbols = Casino Royal: die Muster für Bingo
casino_royal-paper-greens = Casino Royal: grüne Chips
casino_royal-paper-yellows = Casino Royal: gelbe Chips, jeder gilt 5
