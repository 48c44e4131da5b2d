### table: was am Tisch gesagt wird

marienbad-name = Marienbad
marienbad-about = Reihen von Streichhölzern: Wer das letzte nimmt, verliert. Zu zweit.

## Was geschieht

marienbad-began = { $name } beginnt.
marienbad-took = { $name } nimmt { $count ->
    [one] ein Streichholz
   *[other] { $count } Streichhölzer
} aus Reihe { $row }.
marienbad-won = { $last ->
    [wins] { $name } nimmt das letzte Streichholz und gewinnt!
   *[loses] Das letzte Streichholz ist genommen: { $name } gewinnt!
}

## Wer am Zug ist

marienbad-prompt-take = Du bist dran, { $name }: Nimm Streichhölzer aus einer Reihe.
marienbad-prompt-wait = { $name } ist dran.
marienbad-prompt-won = Die Partie ist aus: { $name } hat gewonnen!

## Was nicht geht

refusal-marienbad-match-over = Die Partie ist aus.
refusal-marienbad-not-your-turn = Du bist nicht dran, sondern { $name }.
refusal-marienbad-too-few = { $left ->
    [0] In Reihe { $row } liegt kein Streichholz mehr.
    [one] In Reihe { $row } liegt nur ein Streichholz.
   *[other] In Reihe { $row } liegen nur { $left } Streichhölzer.
}

## Vor der Partie

marienbad-option-rows = Die Reihen
marienbad-option-rows-1-3-5-7 = 1, 3, 5 und 7 Streichhölzer
marienbad-option-rows-3-4-5 = 3, 4 und 5 Streichhölzer
marienbad-option-last = Das letzte Streichholz
marienbad-option-last-loses = Wer es nimmt, verliert
marienbad-option-last-wins = Wer es nimmt, gewinnt

## Was zu sehen ist

marienbad-field-options = Regeln
marienbad-field-turn = am Zug
marienbad-field-rows = Reihen
marienbad-field-taken = genommen
marienbad-field-outcome = Ergebnis
marienbad-field-last = das letzte

### rules: die Regeln

marienbad-rules-title = Die Regeln von Marienbad
marienbad-rules-lead = Für zwei. Eine Partie dauert ein, zwei Minuten.
marienbad-rules-minute = In einer Minute
marienbad-rules-minute-1 = Wenn du dran bist, nimm so viele Streichhölzer, wie du magst, aus einer Reihe.
marienbad-rules-minute-2 = Wer das letzte nehmen muss, hat verloren.
marienbad-rules-exactly = Die genauen Regeln
marienbad-rules-mar-1 = Die Streichhölzer liegen in vier Reihen zu 1, 3, 5 und 7 oder in drei Reihen zu 3, 4 und 5.
marienbad-rules-mar-2 = Das Los entscheidet, wer beginnt, dann wird abwechselnd gezogen.
marienbad-rules-mar-3 = Wer dran ist, nimmt mindestens ein Streichholz und so viele er will, aus einer einzigen Reihe.
marienbad-rules-mar-4 = Wer das letzte Streichholz nimmt, verliert. Man kann auch ausmachen, dass er gewinnt.
marienbad-rules-mar-5 = Nichts ist verdeckt: Alle sehen alle Streichhölzer.

### lessons: die geführten ersten Züge

marienbad-lesson-first = Die ersten Züge
marienbad-lesson-first-1 = 4 und 5 Streichhölzer liegen noch da. Nimm eines aus der unteren Reihe: Dann sind beide gleich lang.
marienbad-lesson-first-2 = Oben liegt noch eines. Nimm die ganze untere Reihe: Das letzte bleibt für die andere Seite.
marienbad-lesson-first-done = Das letzte Streichholz ist genommen, und nicht von dir: gewonnen!
refusal-marienbad-lesson-first-equal = Das darfst du, aber die beiden Reihen wären nicht gleich lang.
refusal-marienbad-lesson-first-row = Das darfst du, aber dann bleibt für dich das letzte von unten.
refusal-marienbad-lesson-first-leave = Das darfst du, aber es bliebe mehr als ein Streichholz liegen.

### terminal: was das Terminal sagt

terminal-marienbad-moves = Ein Zug sieht aus wie b3: die Reihe und wie viele Streichhölzer.
terminal-marienbad-help =
    Tipp die Reihe und wie viele Streichhölzer: b3 nimmt drei aus der zweiten Reihe.
    Die Reihen heißen a, b, c und d, von oben. Die Nummer vor einem Zug genügt auch.
