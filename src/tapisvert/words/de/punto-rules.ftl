# Die Regelseite von Punto, in unseren Worten. Die Kennungen PUN-… sind die der Regeln.

punto-rules-title = Die Regeln von Punto
punto-rules-lead = Für 2 bis 8 Spieler ab 7 Jahren. Eine Runde dauert etwa fünf Minuten.

## In einer Minute

punto-rules-minute = In einer Minute
punto-rules-minute-1 = Du hast deine Farben und deinen Stapel. Wenn du dran bist, deck die oberste Karte auf und leg sie.
punto-rules-minute-2 = Leg sie neben eine andere Karte: an eine Seite oder an eine Ecke.
punto-rules-minute-3 = Oder leg sie auf eine niedrigere Karte: Eine 5 darf auf eine 4, aber nicht auf eine andere 5.
punto-rules-minute-4 = Bring deine Karten einer Farbe in eine Reihe, und die Runde gehört dir: 5 Karten, wenn du zwei Farben hast, 4, wenn du nur eine hast.
punto-rules-minute-5 = Gewinn zwei Runden, dann hast du die Partie gewonnen!

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
punto-rules-pun-13 = Wer gewinnt, nimmt die höchste Karte der Reihe, die gewonnen hat, und legt sie offen vor sich: eine Trophäe. In dieser Partie spielt sie nicht mehr mit. Haben mehrere Reihen gewonnen, wird aus allen gewählt; nach einem Gleichstand aus der, die entschieden hat.
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
