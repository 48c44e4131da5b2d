### table: was am Tisch gesagt wird

# Punto: alles, was das Spiel sagt. Die Angaben `colour` sind die Buchstaben r, b, g, y.

punto-name = Punto
punto-about = Bring deine Farben in eine Reihe: neben andere Karten oder auf niedrigere. Für 2 bis 8, ab 7 Jahren.

## Die Karten

punto-colour-r = Rot
punto-colour-b = Blau
punto-colour-g = Grün
punto-colour-y = Gelb
# Alle Sätze brauchen die Karte im Nominativ oder Akkusativ: „die rote 7“.
punto-card = { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $value }
punto-card-near = { $near_colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $near_value }
punto-card-under = { $under_colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $under_value }
punto-card-trophy = { $trophy_colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} { $trophy_value }
# Eine Länge in Worten, wie in „Dreierreihe“.
punto-length = { $length ->
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
    [6] Sechser
   *[other] { $length }er-
}

## Was geschieht

punto-dealt = Runde { $round }: Die Karten sind verteilt, { $name } fängt an.
punto-left = { $count ->
    [one] Eine neutrale Karte ist zu viel und scheidet aus.
   *[other] { $count } neutrale Karten sind zu viel und scheiden aus.
}
punto-turned-up = { $name } deckt die { punto-card } auf.
punto-drew = { $name } zieht { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}.
punto-took = Von { $name } gezogen: die { punto-card }.
punto-placed = { $name } legt die { punto-card } { $way ->
    [left] links neben die { punto-card-near }
    [right] rechts neben die { punto-card-near }
    [above] oberhalb der { $near_colour ->
        [r] roten
        [b] blauen
        [g] grünen
       *[y] gelben
    } { $near_value }
    [below] unterhalb der { $near_colour ->
        [r] roten
        [b] blauen
        [g] grünen
       *[y] gelben
    } { $near_value }
    [corner] übereck an die { punto-card-near }
   *[start] in die Mitte des Tisches
}.
punto-covered = { $name } deckt die { punto-card-under } mit der { $colour ->
    [r] roten
    [b] blauen
    [g] grünen
   *[y] gelben
} { $value } zu.
punto-ended-by = { $why ->
    [stuck] { $name } kann nichts legen, die Runde ist aus.
    [empty] { $name } hat keine Karten mehr, die Runde ist aus.
   *[line] Die Reihe steht.
}
punto-round-won = { $how ->
    [line] Die Runde geht an { $side_name }: eine { punto-length }reihe!
    [series] { punto-ended-by } Sie geht an { $side_name }: { $count ->
        [1] die einzige { punto-length }reihe
       *[other] die meisten { punto-length }reihen ({ $count })
    }.
   *[points] { punto-ended-by } Sie geht an { $side_name }: bei Gleichstand die schwächste { punto-length }reihe, { $points } Punkte.
} Trophäe: die { punto-card-trophy }.
punto-round-drawn = { punto-ended-by } Nichts entscheidet zwischen euch: Die Runde ist unentschieden.
punto-match-won = Die Partie geht an { $side_name }, mit { $wins ->
    [one] einer gewonnenen Runde
   *[other] { $wins } gewonnenen Runden
}!
punto-match-drawn = Die Partie ist unentschieden: Gleichstand an der Spitze, je { $wins ->
    [one] eine Runde
   *[other] { $wins } Runden
}.

## Wer ist dran

punto-prompt-first = Du bist dran, { $name }: Leg die { punto-card } in die Mitte des Tisches.
punto-prompt-place = Du bist dran, { $name }: Leg die { punto-card } neben eine Karte oder auf eine niedrigere.
punto-prompt-choose = Du bist dran, { $name }: { $count ->
    [1] Leg deine letzte Karte.
   *[other] Such dir eine deiner { $count } Karten aus und leg sie.
}
punto-prompt-wait = { $name } ist dran.
punto-prompt-won = Die Partie ist aus: Sieg für { $side_name }!
punto-prompt-drawn = Die Partie ist aus: unentschieden.

## Ein Tipp, Schritt für Schritt

# Mehrere Karten einer Farbe, wie in „drei rote Karten“.
punto-cards-of = { $colour ->
    [r] { $count ->
        [one] rote Karte
       *[other] roten Karten
    }
    [b] { $count ->
        [one] blaue Karte
       *[other] blauen Karten
    }
    [g] { $count ->
        [one] grüne Karte
       *[other] grünen Karten
    }
   *[y] { $count ->
        [one] gelbe Karte
       *[other] gelben Karten
    }
}
punto-spot = { $way ->
    [left] links neben die { punto-card-near }
    [right] rechts neben die { punto-card-near }
    [above] oberhalb der { $near_colour ->
        [r] roten
        [b] blauen
        [g] grünen
       *[y] gelben
    } { $near_value }
    [below] unterhalb der { $near_colour ->
        [r] roten
        [b] blauen
        [g] grünen
       *[y] gelben
    } { $near_value }
    [corner] übereck an die { punto-card-near }
    [cover] auf die { punto-card-under }
   *[start] in die Mitte des Tisches
}
punto-tip-look-hand = Der Platz steht fest: Du hast nur die Karte zu wählen.
punto-tip-look-own = { $count ->
    [one] Schau hierhin, auf deine { punto-cards-of }.
   *[other] Schau hierhin, auf deine { $count } { punto-cards-of }.
}
punto-tip-look-theirs = Schau hierhin, auf die { $count } { punto-cards-of } von { $side_name }.
punto-tip-look-lower = { $count ->
    [one] Schau auf die fremde Karte, die du abdecken kannst.
   *[other] Schau auf die fremden Karten, die du abdecken kannst.
}
punto-tip-look-here = Schau auf diese Ecke des Tisches.
punto-tip-place = Lege die { punto-card } { punto-spot }.
punto-tip-only = Etwas anderes geht nicht.
punto-tip-wins = Das macht { punto-length } { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} in einer Reihe: Die Runde gehört dir!
punto-tip-blocks = Das sperrt { $still ->
    [yes] eine Seite der Reihe
   *[no] die Reihe
} von { $side_name }, { punto-length } lang{ $value ->
    [9] {""}
   *[other] {" "}(nur eine Karte über { $value } käme noch darauf)
}.
punto-tip-breaks = Das zerreißt die Reihe von { $side_name }, { punto-length } lang.
punto-tip-threatens = Dann fehlt dir nur noch eine Karte, und du hast { punto-length } in einer Reihe.
punto-tip-builds = Das macht { punto-length } in einer Reihe für dich.
punto-tip-covers = Das deckt eine fremde Karte ab.
punto-tip-other = Fast so gut: die { punto-card } { punto-spot }.

## Was nicht geht

refusal-punto-not-your-turn = Du bist nicht dran: { $name } ist am Zug.
refusal-punto-match-over = Die Partie ist aus.
refusal-punto-not-in-hand = Die { punto-card } hast du jetzt nicht zur Verfügung.
refusal-punto-first-in-middle = Die erste Karte kommt in die Mitte des Tisches.
refusal-punto-not-touching = Die Karte muss eine andere berühren, an einer Seite oder an einer Ecke.
refusal-punto-not-lower = Die { punto-card } darf nur auf eine niedrigere Karte: Die { punto-card-under } ist nicht niedriger.
refusal-punto-seventh-column = Dafür bräuchte es eine siebte Spalte: Alle Karten müssen in ein Quadrat von 6 mal 6 passen.
refusal-punto-seventh-row = Dafür bräuchte es eine siebte Zeile: Alle Karten müssen in ein Quadrat von 6 mal 6 passen.

## Vor der Partie

punto-option-table = Am Tisch
punto-option-table-2 = 2 Spieler
punto-option-table-3 = 3 Spieler
punto-option-table-4 = 4 Spieler
punto-option-table-2x2 = 4 Spieler, 2 Teams
punto-option-table-3x2 = 6 Spieler, 3 Teams
punto-option-table-4x2 = 8 Spieler, 4 Teams
punto-option-expert = Variante
punto-option-expert-false = Einfach: aufdecken und legen
punto-option-expert-true = Für Könner: zwei Karten auf der Hand, eine aussuchen
punto-option-wins = Zum Sieg nötig
punto-option-wins-1 = 1 Runde
punto-option-wins-2 = 2 Runden
punto-option-wins-3 = 3 Runden
punto-option-wins-4 = 4 Runden
punto-option-wins-5 = 5 Runden
punto-option-wins-6 = 6 Runden
punto-option-wins-7 = 7 Runden
punto-option-wins-8 = 8 Runden
punto-option-wins-9 = 9 Runden
punto-option-starter = Wer anfängt
punto-option-starter-lot = Das Los entscheidet
punto-option-starter-1 = Platz 1
punto-option-starter-2 = Platz 2
punto-option-starter-3 = Platz 3
punto-option-starter-4 = Platz 4
punto-option-starter-5 = Platz 5
punto-option-starter-6 = Platz 6
punto-option-starter-7 = Platz 7
punto-option-starter-8 = Platz 8
punto-preset-2 = Zu zweit
punto-preset-3 = Zu dritt
punto-preset-4 = Zu viert
punto-preset-2x2 = Zwei Zweierteams
punto-preset-3x2 = Drei Zweierteams
punto-preset-4x2 = Vier Zweierteams
punto-preset-2-expert = Zu zweit, für Könner
punto-preset-3-expert = Zu dritt, für Könner
punto-preset-4-expert = Zu viert, für Könner
punto-preset-2x2-expert = Zwei Zweierteams, für Könner
punto-preset-3x2-expert = Drei Zweierteams, für Könner
punto-preset-4x2-expert = Vier Zweierteams, für Könner

### page: was die Seite zeigt

# Punto: was nur die Seite davon sagt.

punto-board = Spielfeld
punto-picture = Eine laufende Partie Punto
punto-headline = Runde { $round } · Ziel: { $wins ->
    [one] { $wins } Rundensieg
   *[other] { $wins } Rundensiege
}
# Das Ziel in einer Zeile. `colours`: die Farben der Person, die es liest; `none` für alle, die zusehen.
punto-aim = { $colours ->
    [rb] Fünf rote Karten in eine Reihe, oder fünf blaue.
    [gy] Fünf grüne Karten in eine Reihe, oder fünf gelbe.
    [r] Vier rote Karten in eine Reihe.
    [b] Vier blaue Karten in eine Reihe.
    [g] Vier grüne Karten in eine Reihe.
    [y] Vier gelbe Karten in eine Reihe.
   *[none] { $count ->
        [4] Wer vier Karten seiner Farbe in eine Reihe bringt, gewinnt die Runde.
       *[5] Wer fünf Karten einer seiner Farben in eine Reihe bringt, gewinnt die Runde.
    }
}
punto-aim-short = { $colours ->
    [rb] 5 ● oder 5 ■ in Reihe
    [gy] 5 ▲ oder 5 ◆ in Reihe
    [r] 4 ● in einer Reihe
    [b] 4 ■ in einer Reihe
    [g] 4 ▲ in einer Reihe
    [y] 4 ◆ in einer Reihe
   *[none] { $count } in einer Reihe
}
punto-aim-team = Du spielst mit { $names }.
punto-cell-card = { punto-card }, Spalte { $column }, Zeile { $row }{ $legal ->
    [yes] , kann überdeckt werden
   *[no] {""}
}
punto-cell-empty = Leer, Spalte { $column }, Zeile { $row }{ $legal ->
    [yes] , möglich
   *[no] {""}
}
punto-cell-closed = Geschlossen, Spalte { $column }, Zeile { $row }
punto-cell-lacks = hier fehlt eine { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
   *[y] gelbe
} Karte
punto-hand-choose = Karte { $number }: { $card }
punto-square-columns = { $room ->
    [full] Sechs Spalten: mehr gibt es nicht.
   *[tight] Nur noch eine Spalte ist offen, links oder rechts.
}
punto-square-rows = { $room ->
    [full] Sechs Zeilen: mehr gibt es nicht.
   *[tight] Nur noch eine Zeile ist offen, oben oder unten.
}
punto-square-fixed = Das Quadrat liegt fest: sechs mal sechs.
punto-pile = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
punto-wins = { $wins } von { $of } Runden gewonnen
punto-round-over = Ende der Runde { $round }
punto-side = Partei
punto-lines = Reihen
punto-series = { punto-length }reihen
punto-points = Punkte
punto-rounds-won = Runden

punto-daily = Zwei Runden zum Sieg

# Was von einer Partie in „Deine Partien“ bleibt.
punto-best-covered = Am meisten Karten in einer Partie überdeckt: { $value }

### rules: die Seite mit den Regeln

# Die Regelseite von Punto, in unseren Worten. Die Kennungen PUN-… sind die der Regeln.

punto-rules-title = Die Regeln von Punto
punto-rules-lead = Für 2 bis 8 Spieler ab 7 Jahren. Eine Runde dauert etwa fünf Minuten.

## In einer Minute

punto-rules-minute = In einer Minute
punto-rules-minute-1 = Du hast deine Farben und deinen Stapel. Wenn du dran bist, deck die oberste Karte auf und leg sie.
punto-rules-minute-2 = Leg sie neben eine andere Karte, an eine Seite oder an eine Ecke, aber nicht über ein Quadrat von 6 mal 6 hinaus.
punto-rules-minute-3 = Oder leg sie auf eine niedrigere Karte: Eine 5 darf auf eine 4, aber nicht auf eine andere 5.
punto-rules-minute-4 = Bring deine Karten einer Farbe in eine Reihe, und die Runde gehört dir: 5 Karten, wenn du zwei Farben hast, 4, wenn du nur eine hast.
punto-rules-minute-5 = Niemand kann mehr legen, und es gibt keine Reihe? Dann entscheiden die Reihen, denen eine Karte fehlt: Wer die meisten davon hat, gewinnt die Runde.
punto-rules-minute-6 = Gewinn zwei Runden, dann hast du die Partie gewonnen!

## Die Überschriften

punto-rules-exactly = Die Regeln ganz genau
punto-rules-section-cards = Die Karten
punto-rules-section-round = Eine Runde
punto-rules-section-end = Das Ende einer Runde
punto-rules-section-next = Von Runde zu Runde
punto-rules-section-match = Die Partie
punto-rules-section-expert = Die Variante für Könner
punto-rules-section-examples = Drei Beispiele
punto-rules-link = Link zur Regel { $rule }

## Wer womit spielt

punto-rules-who = Am Tisch
punto-rules-has = Die Karten jeder Seite
punto-rules-line = Zum Sieg in einer Runde
punto-rules-who-2 = 2 Spieler
punto-rules-who-3 = 3 Spieler
punto-rules-who-4 = 4 Spieler
punto-rules-who-2x2 = 4 Spieler, 2 Teams
punto-rules-who-3x2 = 6 Spieler, 3 Teams
punto-rules-who-4x2 = 8 Spieler, 4 Teams
punto-rules-has-2 = 2 Farben: 36 Karten
punto-rules-has-3 = 1 Farbe und 6 neutrale Karten: 24 Karten
punto-rules-has-4 = 1 Farbe: 18 Karten
punto-rules-has-2x2 = 2 Farben gemischt, jedem die Hälfte: 18 Karten
punto-rules-has-3x2 = 1 Farbe und 6 neutrale Karten, jedem die Hälfte: 12 Karten
punto-rules-has-4x2 = 1 Farbe, jedem die Hälfte: 9 Karten
punto-rules-in-line = { $count } in einer Reihe

## Die Regeln

punto-rules-pun-1 = 72 quadratische Karten: vier Farben, in jeder zwei Karten von jedem Wert, 1 bis 9.
punto-rules-pun-2 = Die Tabelle sagt, wer womit spielt. In Teams wechseln sich die Plätze ab: Partner sitzen nie nebeneinander.
punto-rules-pun-3 = Die neutrale Farbe gewinnt nie und bildet für niemanden eine Reihe. Mitten in einer Reihe unterbricht sie sie wie jede andere Farbe.
punto-rules-pun-4 = Alle mischen ihre Karten und legen sie als verdeckten Stapel vor sich. Niemand kennt die Reihenfolge.
punto-rules-pun-5 = Wer am jüngsten ist, beginnt die erste Runde. Hier entscheidet das Los, es sei denn, wer den Tisch eröffnet, hat jemanden bestimmt.
punto-rules-pun-6 = Wer dran ist, deckt die oberste Karte des eigenen Stapels auf und muss sie legen. Die allererste kommt in die Mitte des Tisches.
punto-rules-pun-7 = Daneben: auf einen leeren Platz, der eine liegende Karte berührt, an einer Seite oder an einer Ecke.
punto-rules-pun-8 = Darauf: auf eine Karte mit einem kleineren Wert, gleich welcher Farbe, auch auf eine eigene. Danach zählt nur noch die oberste Karte.
punto-rules-pun-9 = Alle Karten müssen in ein Quadrat von 6 mal 6 passen. Das Quadrat schwebt: Nur wie weit die Karten in der Breite und in der Höhe reichen, zählt. Sein Platz liegt erst fest, wenn sich die Karten ausbreiten.
punto-rules-pun-10 = Wer genug offen liegende Karten einer eigenen Farbe in eine Reihe bringt, 4 oder 5 nach der Tabelle, gewinnt die Runde sofort: waagerecht, senkrecht oder schräg, lückenlos. Auch eine längere Reihe gewinnt.
punto-rules-pun-11 = Wenn jemand dran ist und die Karte nicht legen kann oder keine mehr hat, ist die Runde aus. Im Team zählt nur, wer dran ist, auch wenn der Partner noch Karten hat. Dann zählen die Reihen, denen eine Karte zum Sieg fehlt: 3 Karten, oder 4, wo 5 gewinnen. Wer die meisten davon hat, gewinnt die Runde. Gemeint ist eine gerade Folge einer Farbe, die an keinem Ende weitergeht; wo sich zwei kreuzen, zählt jede.
punto-rules-pun-12 = Bei gleicher Zahl gewinnt die schwächste Reihe, also die mit der kleinsten Summe ihrer Werte. Hat niemand eine solche Reihe, entscheiden ebenso die um noch eine Karte kürzeren: erst die Zahl, dann die Punkte. Entscheidet auch das nicht, ist die Runde unentschieden: Niemand gewinnt sie, und keine Karte scheidet aus.
punto-rules-pun-13 = Wer gewinnt, nimmt die höchste Karte der Reihe, die gewonnen hat, und legt sie offen vor sich: eine Trophäe. In dieser Partie spielt sie nicht mehr mit. Haben mehrere Reihen gewonnen, wird aus allen gewählt. Was nach einem Gleichstand gilt (PUN-12), steht nicht in der Anleitung; wir lesen sie so: aus der Reihe, die entschieden hat.
punto-rules-pun-14 = Alle anderen Karten werden sortiert, gemischt und wie am Anfang verteilt. Die neutralen Karten, die in der Runde gespielt wurden, werden wieder verteilt, jeder Seite gleich viele; was übrig bleibt, höchstens zwei, scheidet durch das Los aus. Nicht gespielte bleiben bei ihrer Seite, auch die auf der Hand. In einem Team werden die beiden Stapel angeglichen; eine überzählige Karte bekommt, wer von beiden zuerst spielt.
punto-rules-pun-15 = Der linke Nachbar dessen, der die Runde beendet hat, beginnt die nächste. Wer nichts legen konnte, hat sie beendet.
punto-rules-pun-16 = Wer zuerst zwei Runden gewinnt, gewinnt die Partie. Man kann eine andere Zahl vereinbaren, von 1 bis 9. Unentschiedene Runden zählen nicht. Nach fünfmal so vielen Runden entscheiden die meisten gewonnenen; bei Gleichstand ist die Partie unentschieden.
punto-rules-pun-17 = Zu Beginn ziehen alle zwei Karten. Wer dran ist, legt eine davon und zieht eine nach: So bleibt immer die Wahl zwischen zweien, solange der Stapel reicht. Die Runde endet nur, wenn keine Karte auf der Hand gelegt werden kann. Das geht an jedem Tisch; mit weniger als zwei Karten spielt man, was noch da ist.
punto-rules-pun-e1 = Eine 5, auf die rote 4 gelegt, vollendet die Reihe ihrer Farbe: Die Runde ist gewonnen.
punto-rules-pun-e2 = Die grüne 3 berührt keine Karte: Da darf sie nicht hin (PUN-7).
punto-rules-pun-e3 = Die gelbe 2 bräuchte eine siebte Spalte: Da darf sie nicht hin (PUN-9).

## Die Bilder, für alle, die sie nicht sehen

punto-rules-board-beside = Eine grüne 4 und eine blaue 6 nebeneinander. Gestrichelt sind ringsum alle Plätze, die sie berühren, auch an den Ecken.
punto-rules-board-cover = Eine rote 5 liegt auf dem Tisch; auf die 2 und auf die 4 dürfte noch eine 5, auf die 7 und auf die andere 5 nicht.
punto-rules-board-line = Fünf blaue Karten schräg in einer Reihe: Sie gewinnt.
punto-rules-board-series = Zu viert, und jemand hat keine Karten mehr. Rot hat zwei Dreierreihen, eine waagerecht und eine schräg, die sich kreuzen; Blau hat nur eine: Rot gewinnt die Runde.
punto-rules-board-e1 = Eine Reihe von fünf blauen Karten; die 5 in der Mitte wurde auf eine rote 4 gelegt.
punto-rules-board-e2 = Vier Karten auf dem Tisch und eine grüne 3 weit weg von ihnen.
punto-rules-board-e3 = Karten in sechs Spalten, und eine gelbe 2 in einer siebten.

### lessons: die geführten ersten Züge

punto-lesson-first-1 = Rot und Blau gehören dir: Fünf von einer Farbe müssen in eine Reihe. Leg deine rote 7 links neben die rote 4.
punto-lesson-first-2 = Die gelbe 7 versperrt den Weg? Deine 9 ist stärker: Leg sie darauf.
punto-lesson-first-3 = Oje, eine grüne 8 trennt deine Reihe! Eine 9 deckt eine 8 zu: Hol dir den Platz zurück.
punto-lesson-first-4 = Vier rote nebeneinander! Leg die rote 5 an ein Ende der Reihe.
refusal-punto-lesson-first-row = Dort darf sie liegen, aber deine rote Reihe würde nicht länger: Ziel links neben die rote 4.
refusal-punto-lesson-first-other-card = Auch diese Karte kann deine 9 zudecken, aber den Weg versperrt die gelbe 7.
refusal-punto-lesson-first-cover = Dort darf sie liegen, aber probier das Zudecken: Eine stärkere Karte darf auf die gelbe 7.
refusal-punto-lesson-first-cut = Dort darf sie liegen, aber deine Reihe bliebe getrennt: Deck die grüne 8 zu.
refusal-punto-lesson-first-line = Dort darf sie liegen, aber die Reihe wäre nicht voll: Fünf nebeneinander müssen es sein.

punto-lesson-first = Die erste Reihe
punto-lesson-first-done = Fünf rote in einer Reihe: Die Runde gehört dir! Deine stärkste Karte wird zur Trophäe.
punto-lesson-touch = Eine Karte legen
punto-lesson-touch-1 = Leg deine blaue 1 an eine Karte, an eine Seite oder Ecke.
punto-lesson-touch-done = Prima! Eine Karte berührt immer eine andere.
punto-lesson-cover = Zudecken
punto-lesson-cover-1 = 6 ist stärker als 5: Leg deine rote 6 auf die grüne 5.
punto-lesson-cover-done = Genau! Nur die oberste Karte zählt.
refusal-punto-lesson-cover-own = Das ist erlaubt, aber die Karte gehört dir. Deck die grüne 5 zu.
refusal-punto-lesson-cover-beside = Daneben ist erlaubt. Aber leg sie hier auf die grüne 5.
punto-lesson-diagonal = Schräg
punto-lesson-diagonal-1 = Vier rote liegen schräg! Leg die fünfte ans Ende.
punto-lesson-diagonal-done = Gewonnen! Eine Reihe darf schräg liegen.
refusal-punto-lesson-diagonal-corner = Dort wächst die Reihe nicht. Folge den roten, Ecke an Ecke.
punto-lesson-stop = Aufhalten
punto-lesson-stop-1 = Achtung, vier grüne in einer Reihe! Deck eine schwächere grüne zu.
punto-lesson-stop-done = Puh! Die grüne Reihe ist getrennt.
refusal-punto-lesson-stop-open = So legt Grün die fünfte Karte und gewinnt. Deck eine grüne zu.
punto-lesson-colours = Deine zwei Farben
punto-lesson-colours-1 = Auch Blau gehört dir. Mach die blaue Reihe voll!
punto-lesson-colours-done = Gewonnen! Eine Reihe hat nur eine Farbe, Rot oder Blau.
refusal-punto-lesson-colours-blue = Dort wächst die blaue Reihe nicht. Es müssen fünf blaue sein.
punto-lesson-square = Das große Quadrat
punto-lesson-square-1 = Sechs Karten breit, nicht mehr. Wo wird die rote Reihe voll?
punto-lesson-square-done = Gut gesehen! Alles passt in ein Quadrat von sechs mal sechs.
refusal-punto-lesson-square-full = Dort wächst die rote Reihe nicht. Deck die grüne 2 zu.
punto-lesson-match = Eine echte Runde
punto-lesson-match-1 = Gewinn eine Runde gegen das leichteste Programm.

### puzzles: die Aufgaben, deren Lösung bewiesen ist

punto-puzzle-win-now = Sofort gewinnen
punto-puzzle-win-now-task = Nur ein Platz gewinnt die Runde sofort. Welcher?
punto-puzzle-win-now-why = Mit der Karte { punto-card } liegen { $line } in einer Reihe: Die Runde gehört Ihnen.
punto-puzzle-win-now-proof = { $counted } mögliche Züge, nur einer gewinnt.
punto-puzzle-win-now-wrong = Hier wird keine Reihe fertig.
punto-puzzle-only-place = Der einzige Platz
punto-puzzle-only-place-task = Gegenüber fehlt nur noch eine Karte. Nur ein Platz verhindert es, welche Karte auch kommt. Welcher?
punto-puzzle-only-place-why = Mit der Karte { punto-card } hier gewinnt keine Karte von gegenüber im nächsten Zug. Überall sonst gibt es eine.
punto-puzzle-only-place-proof = { $places } mögliche Züge; zu jedem alle Karten, die gegenüber sein können, auf allen Plätzen: { $counted } Antworten angesehen.
punto-puzzle-lets-win = { $name } kann die Karte { punto-card } haben und sofort gewinnen.
punto-puzzle-win-in-two = In zwei Zügen gewinnen
punto-puzzle-win-in-two-task = Mit welchem Zug gewinnen Sie beim nächsten Mal, was auch immer dazwischen gelegt wird?
punto-puzzle-win-in-two-why = Nach der Karte { punto-card } hier gibt es gegenüber { $replies } Antworten. Nach jeder legen Sie als Nächstes { $line } in eine Reihe.
punto-puzzle-win-in-two-proof = Alle Karten, die gegenüber sein können, auf allen Plätzen, dann alle, die kommen können: { $counted } Antworten angesehen.
punto-puzzle-win-in-two-wrong = Nach diesem Zug muss Sie niemand gewinnen lassen.
punto-puzzle-still-blocks = { $name } kann es noch verhindern: zum Beispiel mit der Karte { punto-card }.

### terminal: was Terminal und Studien sagen

# Punto im Terminal.

terminal-punto-round = Punto · Runde { $round } · { $wins ->
    [one] eine Runde entscheidet
   *[other] wer zuerst { $wins } Runden gewinnt
}
terminal-punto-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-punto-wins = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
terminal-punto-before = Der Tisch am Ende der Runde { $round }:
terminal-punto-hand = Auf der Hand:
terminal-punto-moves = Ein Zug sieht so aus: r5@1,0 (mit ? kommt die Hilfe).
terminal-punto-help =
    Tipp einen Zug wie r5@1,0: die Karte, dann Spalte und Zeile, gezählt ab der ersten Karte.
    Nach rechts und nach unten wachsen die Zahlen. Hast du nur eine Karte, genügt 1,0.
    Ein Punkt · zeigt, wo du legen darfst; die Klammern stehen um die zuletzt gelegte Karte.

## Studien

punto-study-about = Zufällig werden einzelne Runden auf dem Kern gespielt; Programme spielen ganze Partien.
punto-study-scores-text = Die Runden, die jede Seite am Ende gewonnen hatte.
punto-study-covered = eine Karte überdeckt eine niedrigere (PUN-8)
punto-study-left = neutrale Karten scheiden aus (PUN-14)
punto-study-round-won = eine Runde wird gewonnen, ihre beste Karte wird zur Trophäe (PUN-13)
punto-study-round-drawn = eine Runde bleibt unentschieden (PUN-12)
punto-study-match-drawn = die Partie bleibt nach zu vielen Runden unentschieden (PUN-16)
punto-study-round-won-why = { $value ->
    [line] eine Reihe gelang (PUN-10)
    [stuck] jemand konnte eine Karte nicht legen (PUN-11)
   *[empty] jemand hatte keine Karte mehr (PUN-11)
}
punto-study-round-won-why-text = Warum Runden enden, die jemand gewinnt
punto-study-round-won-how = { $value ->
    [line] mit einer Reihe
    [series] mit den meisten Serien (PUN-11)
   *[points] mit der Serie der wenigsten Punkte (PUN-12)
}
punto-study-round-won-how-text = Wie Runden gewonnen werden
punto-study-match-rounds = { $value } Runden
punto-study-match-rounds-text = Runden einer Partie

## Zum Drucken und Ausschneiden

punto-paper-cards = Punto: die Karten
