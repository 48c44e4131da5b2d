# Berichte darüber, wie ein Spiel ist (`tapis study`): Überschriften, Sätze, und wie Zahlen geschrieben werden.

study-title = { $game } in Zahlen
study-about = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $random } zufällige Spiele und { $programs } Partien zwischen Programmen, ab Startwert { $seed }.
study-by-rounds = Auf allen Plätzen spielt die Stufe { $level } ({ $name }). Wo sie sucht, stellt sie sich für einen Zug { $rounds } Runden vor; so gibt derselbe Befehl auf jedem Rechner dieselben Zahlen.
study-by-share = Auf allen Plätzen spielt die Stufe { $level } ({ $name }), mit { study-share } der Zeit, die sie am Tisch hat. Zeit ist nie ganz gleich, also gibt derselbe Befehl nur fast dieselben Zahlen.
study-reading = Hinter einem Anteil an Siegen steht sein 95-%-Intervall. Liegt der gleiche Anteil darin, erklärt schon das Glück den Unterschied. Ein geteilter Sieg zählt für alle, die ihn teilen.
study-command = Entstanden mit:
study-skilled = Wo Stufen aufeinandertreffen, denken sie { $times }-mal so lange nach.
study-named = { $name }: { $value }
study-pictures = Dasselbe mit Bildern
study-contents = Tische
study-more = Alles Übrige über diesen Tisch
study-how-made = Wie diese Zahlen entstanden sind

## Was auffällt

study-sum-fair = Kein Platz am Tisch ist besser als ein anderer, soweit diese Partien es sagen können.
study-sum-unfair = Der Platz am Tisch zählt: { $tables }.
study-at-table = { $table }, die { $place } Seite gewinnt { $share }
study-sum-length = Eine Partie hat im Mittel { $moves } Züge und dauert unter Menschen etwa { $minutes } Minuten.
study-sum-skill = Können: Einmal { $better } unter Spielern der Stufe { $other } gewinnt { $share } der Partien.
study-sum-luck = Unter Gleichen entscheidet das Glück zu { $share }, wer gewinnt; die übrigen { $rest } sind Entscheidungen und was kein Gutachter sieht (in { $sides } Ergebnissen).
study-sum-lead = Die Führung wechselt { $times } Mal in einer Partie, und { $share } der Sieger lagen einmal zurück.
study-sum-narrows = Die Auswahl wird enger: von { $first } Zügen im ersten Fünftel einer Partie auf { $last } im letzten.
study-sum-widens = Die Auswahl wird weiter: von { $first } Zügen im ersten Fünftel einer Partie auf { $last } im letzten.
study-sum-steady = Die Auswahl bleibt gleich groß: { $first } Züge im ersten Fünftel einer Partie, { $last } im letzten.
study-sum-compared = Auf der einen Seite „{ $one }“, auf der anderen „{ $other }“. Was mit Glück allein kaum zu erklären ist:
study-sum-differs = { $what }: { $one } und { $other }, ein Unterschied von { $by }.
study-sum-alike = Nichts: soweit diese Partien es sagen können, sind beide gleich.

## Zahlen

study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
study-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-rate = { NUMBER($rate, maximumSignificantDigits: 3) }
study-count = { NUMBER($count) }
study-interval = { $share } ({ $low } bis { $high })
study-range = { $half } ({ $low } bis { $high })

## Spalten und Marken

study-at-random = Zufällig
study-between-programs = Programme
study-table = Tisch
study-matches = Partien
study-first = Wer zuerst handelt, gewinnt
study-equal = Gleicher Anteil
study-several = Mehrere gewinnen
study-moves = Züge
study-score = Punkte
study-margin = Vorsprung
study-minutes = Minuten, geschätzt
study-turns = Wechsel der Führung
study-comebacks = Sieger, die zurücklagen
study-pair = { $better } unter { $other }
study-skill-part = Alles Übrige
study-from-to = { $first } → { $last }
study-difference = Unterschied
study-clear = deutlich
study-unclear = kann Glück sein
study-part-of = { $part ->
    [1] erstes Fünftel
    [2] zweites
    [3] drittes
    [4] viertes
   *[5] letztes Fünftel
}
study-mean-of = Mittel
study-least = 5 %
study-half = Hälfte
study-most = 95 %
study-place = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
   *[8] achte
}
study-drawn = niemand
study-shared = mehrere
study-each-of = { $who }, je Partie
study-within = in so vielen Partien
study-rule = Regel
study-what = Was sie bewirkt
study-refusal = Ablehnung
study-decisions = Bei so vielen Entscheidungen
study-tries = Von allen Versuchen
study-axis-wins = Anteil der Siege
study-axis-lead = ± Prozentpunkte
study-axis-moves = Züge
study-axis-points = Punkte
study-axis-minutes = Minuten
study-axis-turns = Wechsel

## Abschnitte

study-overview = Die Tische nebeneinander
study-overview-text = Was von Tisch zu Tisch anders ist, zwischen Programmen. In Klammern steht bei einem Anteil das 95-%-Intervall, sonst, wo 5 % und 95 % der Partien liegen.
study-advantage = Was ein Platz wert ist
study-advantage-text = Jeder Punkt ist ein Platz am Tisch, oben, wer zuerst handelt, dann reihum: rechts der Linie gewann er öfter, als sein gleicher Anteil erwarten lässt, links davon seltener. Die Striche sind 95-%-Intervalle.
study-span = Vom ersten Zug bis zum letzten
study-span-text = Die Hälfte der Partien ist kürzer als der Punkt; der Strich umfasst jene zwischen 5 % und 95 %.
study-glance = Auf einen Blick
study-glance-text = Zwischen Programmen: die Hälfte der Partien, in Klammern, wo 5 % und 95 % von ihnen liegen; hinter einem Anteil sein 95-%-Intervall.
study-comparison = Nebeneinander
study-comparison-text = Dieselben Partien zwischen Programmen nach beiden Regeln. Der Unterschied ist, was die zweite mehr hat; dahinter steht sein 95-%-Intervall, bei Anteilen in Prozentpunkten.
study-minutes-text = Geschätzt danach, was eine Familie für jede Art von Zug braucht, nicht gemessen.
study-turns-text = Wie oft in einer Partie jemand anderes allein in Führung ging.
study-behind = Wie weit Sieger zurücklagen
study-behind-text = Um wie viele Punkte der Sieger einer Partie höchstens hinter dem Führenden lag, irgendwann; 0: nie.
study-narrowing = Auswahl, vom ersten Fünftel einer Partie bis zum letzten
study-narrowing-text = Erlaubte Züge im Mittel, wo es mehr als einen gibt, Fünftel für Fünftel.
study-seats = Wer gewinnt
study-seats-text = Die Seiten rund um den Tisch, von der an, die zuerst handelt.
study-alone = Wie oft es aufgeht
study-alone-text = Allein gibt es niemanden zu schlagen: der Anteil der Spiele, in denen das Ziel erreicht wurde.
study-alone-won = es geht auf
study-round-seats = Wer eine Runde gewinnt
study-round-seats-text = Die Seiten in der Reihenfolge der Runde, beginnend mit der, die anfängt.
study-equal-line = Gestrichelte Linien sind gleiche Anteile, in den Farben der Punkte.
study-fair = Soweit diese Partien es sagen können, ist kein Platz besser als ein anderer.
study-unfair = { $more ->
    [more] Die { $place } Seite gewinnt öfter, als ihr gleicher Anteil erwarten lässt; mit Glück allein ist das kaum zu erklären.
   *[less] Die { $place } Seite gewinnt seltener, als ihr gleicher Anteil erwarten lässt; mit Glück allein ist das kaum zu erklären.
}
study-parts-text = Jede Zeile als Anteil an allen.
study-left-out = { $count ->
    [one] Eine Zeile unter 0,05 % ist weggelassen.
   *[other] { $count } Zeilen unter 0,05 % sind weggelassen.
}
study-length = Wie lange es dauert
study-length-text = Züge einer Partie, vom ersten bis zum letzten.
study-round-length = Wie lange eine Runde dauert
study-round-length-text = Züge einer Runde.
study-scores = Was gepunktet wird
study-scores-text = Die Punkte jeder Seite am Ende.
study-margins = Wie knapp es ist
study-margins-text = Der Vorsprung der besten Seite vor der zweitbesten am Ende: bei 0 teilen sie.
study-luck = Wie viel Glück ist
study-luck-text = Von dem, was über den Sieg entscheidet, ist { $share } Glück, soweit ein Gutachter der Stellungen es sehen kann (in { $sides } Ergebnissen). Je mehr Partien, desto weniger weit trägt es: was der gewonnene Anteil dem Glück verdankt und was allem anderen.
study-luck-luck = durch Glück
study-luck-rest = durch das Übrige
study-luck-matches = nach { $matches } { $matches ->
    [one] Partie
   *[other] Partien
}
study-luck-part = Glück
study-edges = Das Bild lässt an seinen Rändern weg, was seltener als einmal in tausend Fällen vorkam.
study-choices = Wie viel Auswahl es gibt
study-choices-text = Erlaubte Züge, wo es mehr als einen gibt, bei einem Viertel aller Entscheidungen.
study-works = Die Regeln bei der Arbeit
study-works-text = Was die Regeln bewirkten, nach ihren Nummern: wie oft in einer Partie, und in wie vielen Partien zwischen Programmen überhaupt.
study-bites = Die Regeln, die verbieten
study-bites-text = Züge, auf die jemand kommen kann, bei einem Viertel der Entscheidungen zwischen Programmen versucht: bei wie vielen Entscheidungen eine Regel einen davon verbot, und wie viele von allen Versuchen.
