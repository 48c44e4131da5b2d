### table: was am Tisch gesagt wird

puissance4-name = Vier gewinnt
puissance4-about = Die Scheiben fallen ins Gitter: Wer vier in eine Reihe bringt, gewinnt. Zu zweit.

## Was geschieht

puissance4-began = { $name } beginnt.
puissance4-dropped = { $name } spielt in Spalte { $column }.
puissance4-won = { $name } hat { $length ->
    [4] vier
    [5] fünf
    [6] sechs
   *[7] sieben
} Scheiben { $way ->
    [row] nebeneinander
    [column] übereinander
   *[other] schräg in einer Reihe
} und gewinnt!
puissance4-drawn = Das Gitter ist voll, und niemand hat vier in einer Reihe: unentschieden.

## Wer am Zug ist

puissance4-prompt-drop = Du bist dran, { $name }: In welche Spalte?
puissance4-prompt-wait = { $name } ist dran.
puissance4-prompt-won = Die Partie ist aus: { $name } hat gewonnen!
puissance4-prompt-drawn = Die Partie ist aus: unentschieden.
puissance4-move = Spalte { $column }

## Was nicht geht

refusal-puissance4-match-over = Die Partie ist aus.
refusal-puissance4-not-your-turn = Du bist nicht dran, sondern { $name }.
refusal-puissance4-no-column = Das Gitter hat nur { $columns } Spalten.
refusal-puissance4-full = Spalte { $column } ist voll.

## Vor der Partie

puissance4-option-board = Das Gitter
puissance4-option-board-7x6 = 7 Spalten, 6 Zeilen
puissance4-option-board-8x7 = 8 Spalten, 7 Zeilen
puissance4-option-starter = Wer beginnt
puissance4-option-starter-lot = Das Los entscheidet
puissance4-option-starter-1 = Spieler 1
puissance4-option-starter-2 = Spieler 2

## Was zu sehen ist

puissance4-field-state = der Tisch
puissance4-field-options = Regeln
puissance4-field-board = Gitter
puissance4-field-starter = wer beginnt
puissance4-field-seat = dein Platz
puissance4-field-turn = am Zug
puissance4-field-columns = Spalten
puissance4-field-last = letzte Scheibe
puissance4-field-lines = in einer Reihe
puissance4-field-outcome = Ergebnis
puissance4-field-winners = gewinnt
puissance4-field-scores = Punkte

### page: was die Seite zeigt

puissance4-board = Gitter
puissance4-picture = Eine Partie Vier gewinnt
puissance4-headline = { $width } × { $height }
puissance4-disc = { $disc ->
    [1] rot
   *[2] elfenbein
}
puissance4-column = { $room ->
    [0] Spalte { $column }, voll
    [one] Spalte { $column }, ein Platz
   *[other] Spalte { $column }, { $room } Plätze
}{ $discs ->
    [none] {""}
   *[other] , von unten: { $discs }
}{ $mark ->
    [last] ; hier fiel die letzte Scheibe
    [line] ; gehört zur Gewinnreihe
    [hint] ; empfohlen
   *[none] {""}
}
puissance4-left = { $left ->
    [one] noch { $left } Scheibe
   *[other] noch { $left } Scheiben
}
puissance4-hint = Tipp

### rules: die Regeln

puissance4-rules-title = Die Regeln von Vier gewinnt
puissance4-rules-lead = Für zwei, ab 6 Jahren. Eine Partie dauert fünf Minuten.
puissance4-rules-minute = In einer Minute
puissance4-rules-minute-1 = Wenn du dran bist, such dir eine Spalte aus: Deine Scheibe fällt bis ganz nach unten oder auf die oberste Scheibe.
puissance4-rules-minute-2 = Bring vier deiner Scheiben in eine Reihe, nebeneinander, übereinander oder schräg, und du gewinnst.
puissance4-rules-minute-3 = Pass auch auf, wo der andere schon drei hat!
puissance4-rules-exactly = Die genauen Regeln
puissance4-rules-section-things = Das Material
puissance4-rules-pui-1 = Das Gitter steht aufrecht. Es hat 7 Spalten und 6 Zeilen, oder 8 Spalten und 7 Zeilen, wenn man es so ausmacht.
puissance4-rules-pui-2 = Spieler 1 hat die roten Scheiben mit einem Punkt, Spieler 2 die elfenbeinernen mit einer Raute. Zusammen füllen sie das Gitter.
puissance4-rules-section-turns = Die Züge
puissance4-rules-pui-3 = Das Los entscheidet, wer beginnt, wenn nichts anderes ausgemacht ist. Dann wird abwechselnd gezogen; niemand darf aussetzen.
puissance4-rules-pui-4 = Wer dran ist, lässt eine Scheibe in eine Spalte fallen, die nicht voll ist. Sie fällt auf den untersten freien Platz und bleibt dort.
puissance4-rules-section-end = Das Ende
puissance4-rules-pui-5 = Wer mindestens vier eigene Scheiben ohne Lücke in einer Zeile, Spalte oder Schrägen hat, gewinnt sofort.
puissance4-rules-pui-6 = Ist das Gitter voll und hat niemand gewonnen, so ist die Partie unentschieden.
puissance4-rules-pui-7 = Nichts ist verdeckt: Alle sehen alle Scheiben.

### terminal: was das Terminal sagt

terminal-puissance4-moves = Ein Zug ist die Nummer einer Spalte, etwa 4.
terminal-puissance4-help =
    Tipp die Nummer der Spalte, in die deine Scheibe fallen soll, wie sie unter dem Gitter steht.
    Klammern umgeben die letzte Scheibe oder die Reihe, die gewonnen hat.
