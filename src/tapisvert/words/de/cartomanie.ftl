# Cartomanie: alles, was das Spiel sagt. Die gespielten Wörter sind in allen Sprachen französisch.

cartomanie-name = Cartomanie
cartomanie-about = Deck fünf Buchstaben auf und finde das schönste französische Wort. Allein oder bis zu viert.

## Was geschieht

cartomanie-began = Die Karten liegen aus, { $stock } im Stapel: { $name } fängt an.
cartomanie-turned = { $name } deckt { $capital ->
    [yes] das große { $letter }
    [joker] einen Joker
   *[no] das kleine { $letter }
} auf.
cartomanie-made = { $name } legt „{ $word }“: { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
cartomanie-filled = { $count ->
    [one] Ein Platz wird
   *[other] { $count } Plätze werden
} aufgefüllt, { $stock ->
    [0] der Stapel ist leer
    [one] im Stapel ist noch eine Karte
   *[other] im Stapel sind noch { $stock } Karten
}.
cartomanie-passed = { $late ->
    [yes] Die Zeit ist um: { $name } legt kein Wort.
   *[no] { $name } legt kein Wort.
}
cartomanie-asked = { $name } schlägt dem Tisch „{ $word }“ vor.
cartomanie-voted = { $name }, du { $answer ->
    [yes] nimmst dieses Wort an
   *[no] lehnst dieses Wort ab
}.
cartomanie-decided = { $accepted ->
    [yes] Der Tisch nimmt „{ $word }“ an, das Wort von { $name }.
   *[no] Der Tisch lehnt „{ $word }“ ab, das Wort von { $name }.
}
cartomanie-new-table = { $why ->
    [no-capital] Weit und breit kein Großbuchstabe: Alle Karten kommen zurück in den Stapel, und { $name } spielt mit einer neuen Auslage.
   *[quiet] Eine ganze Runde ohne Wort: Alle Karten kommen zurück in den Stapel, und { $name } spielt mit einer neuen Auslage.
}
cartomanie-ended = { $why ->
    [capitals] Der letzte Großbuchstabe ist weg.
    [cleared] Alle Karten sind genommen!
    [quiet] Der Stapel ist leer, und niemand findet mehr ein Wort.
    [barren] Drei neue Auslagen ohne ein einziges Wort: Hier ist Schluss.
   *[no-word] Aus den Karten, die übrig sind, wird kein Wort mehr.
}
cartomanie-match-won = { $name } gewinnt die Partie, mit { $total ->
    [0] keinem Punkt
    [one] 1 Punkt
   *[other] { $total } Punkten
}!
cartomanie-match-shared = Gleichstand, je { $total ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $total } Punkte
}: { $names } teilen sich den Sieg!
cartomanie-cleared = { $left ->
    [0] Alles abgeräumt! { $name } hat alle Karten genommen
    [one] { $name } lässt eine einzige Karte liegen
   *[other] { $name } lässt { $left } Karten liegen
}, mit { $points ->
    [0] keinem Punkt
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

## Wer ist dran

cartomanie-prompt-turn = { $count ->
    [one] Noch eine Karte zum Aufdecken, { $name }.
   *[other] Du bist dran, { $name }: Deck { $count } Karten auf.
}
cartomanie-prompt-word = Du bist dran, { $name }: Leg ein Wort, oder passe.
cartomanie-prompt-wait = { $name } ist dran.
cartomanie-prompt-vote = { $name } schlägt „{ $word }“ vor: Stimm ab!
cartomanie-prompt-voting = Der Tisch stimmt über „{ $word }“ ab, das Wort von { $name }.
cartomanie-prompt-won = Die Partie ist aus: Sieg für { $name }!
cartomanie-prompt-shared = Die Partie ist aus: ein geteilter Sieg.
cartomanie-prompt-alone = { $left ->
    [0] Alles abgeräumt: keine einzige Karte mehr!
    [one] Die Partie ist aus: Eine Karte ist übrig.
   *[other] Die Partie ist aus: { $left } Karten sind übrig.
}

## Was nicht geht

refusal-cartomanie-not-your-turn = Du bist nicht dran, sondern { $name }.
refusal-cartomanie-match-over = Die Partie ist aus.
refusal-cartomanie-turn-more = { $count ->
    [one] Deck zuerst noch eine Karte auf.
   *[other] Deck zuerst noch { $count } Karten auf.
}
refusal-cartomanie-five-are-up = Deine Karten sind alle aufgedeckt: Leg ein Wort, oder passe.
refusal-cartomanie-not-face-down = Auf Platz { $place } liegt keine verdeckte Karte.
refusal-cartomanie-no-clock = An diesem Tisch wird ohne Uhr gespielt.
refusal-cartomanie-second-joker = Nur ein Joker in einem Wort.
refusal-cartomanie-joker-as-capital = Der Joker steht nur für einen Kleinbuchstaben, nie für den großen am Anfang.
refusal-cartomanie-capital-first = Ein Wort beginnt mit einem Großbuchstaben.
refusal-cartomanie-no-capitals = Hier wird ohne Großbuchstaben gespielt.
refusal-cartomanie-joker-alone = Ein Joker allein ist kein Wort.
refusal-cartomanie-no-joker-up = Es liegt kein Joker mehr offen.
refusal-cartomanie-no-capital = Das große { $letter } liegt nicht offen auf dem Tisch.
refusal-cartomanie-letter-missing = Vom kleinen „{ $letter }“ liegen nicht genug offen auf dem Tisch.
refusal-cartomanie-wrong-places = Die gewählten Plätze passen nicht zu diesem Wort.
refusal-cartomanie-not-on-place = Die Karte auf Platz { $place } ist nicht „{ $letter }“.
refusal-cartomanie-not-a-word = { $proper ->
    [yes] „{ $word }“ ist ein Eigenname: Die stehen nicht im Wörterbuch.
   *[no] Das Wort „{ $word }“ steht nicht im Wörterbuch.
}
refusal-cartomanie-no-vote-here = An diesem Tisch entscheidet allein das Wörterbuch.
refusal-cartomanie-is-a-word = Das Wort „{ $word }“ steht im Wörterbuch: Leg es, ohne zu fragen.
refusal-cartomanie-asked-already = In diesem Zug hat der Tisch schon einmal abgestimmt.
refusal-cartomanie-table-votes = Warte: Über dein Wort stimmen die anderen ab.
refusal-cartomanie-vote-first = Sag zuerst, ob du das vorgeschlagene Wort annimmst.
refusal-cartomanie-voted-already = Du hast schon abgestimmt.
refusal-cartomanie-nothing-to-vote = Dem Tisch ist kein Wort vorgeschlagen.

## Vor der Partie

cartomanie-option-players = Wer spielt mit
cartomanie-option-players-1 = Allein
cartomanie-option-players-2 = Zu zweit
cartomanie-option-players-3 = Zu dritt
cartomanie-option-players-4 = Zu viert
cartomanie-option-version = Fassung
cartomanie-option-version-full = Ganz, 123 Karten
cartomanie-option-version-short = Kurz, die Hälfte der Karten
cartomanie-option-version-children = Kinder, ohne Großbuchstaben
cartomanie-option-half = Karten der kurzen Fassung
cartomanie-option-half-60 = 60 Karten
cartomanie-option-half-63 = 63 Karten
cartomanie-option-clock = Bedenkzeit
cartomanie-option-clock-0 = Ohne Grenze
cartomanie-option-clock-15 = 15 Sekunden
cartomanie-option-clock-30 = 30 Sekunden
cartomanie-option-clock-60 = 1 Minute
cartomanie-option-clock-120 = 2 Minuten
cartomanie-option-vote = Wörter, die nicht im Wörterbuch stehen
cartomanie-option-vote-true = Der Tisch darf abstimmen
cartomanie-option-vote-false = Gelten nicht
cartomanie-preset-full-1 = Allein, ganz
cartomanie-preset-full-2 = Zu zweit, ganz
cartomanie-preset-full-3 = Zu dritt, ganz
cartomanie-preset-full-4 = Zu viert, ganz
cartomanie-preset-short-1 = Allein, kurz
cartomanie-preset-short-2 = Zu zweit, kurz
cartomanie-preset-short-3 = Zu dritt, kurz
cartomanie-preset-short-4 = Zu viert, kurz
cartomanie-preset-children-1 = Allein, für Kinder
cartomanie-preset-children-2 = Zu zweit, für Kinder
cartomanie-preset-children-3 = Zu dritt, für Kinder
cartomanie-preset-children-4 = Zu viert, für Kinder
