# Berichte darüber, wie ein Spiel ist (`tapis study`): Überschriften, Sätze, und wie Zahlen geschrieben werden.

study-title = { $game } in Zahlen
study-about = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
}, { $random } zufällige Spiele und { $programs } Partien zwischen Programmen, ab Startwert { $seed }.
study-by-rounds = Auf allen Plätzen spielt die Stufe { $level } ({ $name }). Wo sie sucht, stellt sie sich für einen Zug { $rounds } Runden vor; so gibt derselbe Befehl auf jedem Rechner dieselben Zahlen.
study-by-share = Auf allen Plätzen spielt die Stufe { $level } ({ $name }), mit { study-share } der Zeit, die sie am Tisch hat. Zeit ist nie ganz gleich, also gibt derselbe Befehl nur fast dieselben Zahlen.
study-reading = Hinter einem Anteil an Siegen steht sein 95-%-Intervall. Liegt der gleiche Anteil darin, erklärt schon das Glück den Unterschied. Ein geteilter Sieg zählt für alle, die ihn teilen.
study-command = Entstanden mit
study-pictures = Dasselbe mit Bildern
study-contents = Tische

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

## Abschnitte

study-overview = Die Tische nebeneinander
study-overview-text = Was von Tisch zu Tisch anders ist, zwischen Programmen. In Klammern steht bei einem Anteil das 95-%-Intervall, sonst, wo 5 % und 95 % der Partien liegen.
study-advantage = Was ein Platz wert ist
study-advantage-text = Jeder Punkt ist ein Platz am Tisch, oben, wer zuerst handelt, dann reihum: rechts der Linie gewann er öfter, als sein gleicher Anteil erwarten lässt, links davon seltener. Die Striche sind 95-%-Intervalle.
study-span = Vom ersten Zug bis zum letzten
study-span-text = Die Hälfte der Partien ist kürzer als der Punkt; der Strich umfasst jene zwischen 5 % und 95 %.
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
