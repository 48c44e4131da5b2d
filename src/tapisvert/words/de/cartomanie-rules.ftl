# Die Regelseite von Cartomanie, in unseren Worten. Die Kennungen MAN-… sind die der Regeln.

cartomanie-rules-title = Die Regeln von Cartomanie
cartomanie-rules-lead = Für 1 bis 4, eine halbe Stunde. Buchstabenkarten aufdecken und das schönste französische Wort darin finden.

## In einer Minute

cartomanie-rules-minute = In einer Minute
cartomanie-rules-minute-1 = Vierundzwanzig Buchstabenkarten liegen verdeckt auf dem Tisch. Bist du dran, deckst du fünf davon auf, eine nach der anderen.
cartomanie-rules-minute-2 = Aus allen offenen Karten legst du ein französisches Wort: zuerst ein Großbuchstabe, dann kleine. Du nimmst seine Karten und bekommst die Summe ihrer Werte.
cartomanie-rules-minute-3 = Ein Großbuchstabe zählt doppelt so viel wie der kleine. Der Joker steht für einen kleinen Buchstaben und zählt nichts.
cartomanie-rules-minute-4 = Kein Wort? Die Karten bleiben liegen, und wer als Nächstes dran ist, deckt fünf weitere auf. Achte auf die Zeit: 30 Sekunden für ein Wort!
cartomanie-rules-minute-5 = Gibt es keine Großbuchstaben oder keine Wörter mehr, gewinnt, wer die meisten Punkte hat. Allein versuchst du, keine Karte übrig zu lassen.

## Die Überschriften

cartomanie-rules-exactly = Die genauen Regeln
cartomanie-rules-section-pack = Die Karten
cartomanie-rules-section-words = Die Wörter
cartomanie-rules-section-play = Ein Zug
cartomanie-rules-section-end = Wenn nichts mehr geht, und das Ende
cartomanie-rules-section-alone = Allein
cartomanie-rules-section-versions = Andere Fassungen
cartomanie-rules-section-advice = Ein Rat
cartomanie-rules-section-example = Ein Beispiel
cartomanie-rules-link = Link zur Regel { $rule }
cartomanie-rules-letters = Buchstaben
cartomanie-rules-small = Klein
cartomanie-rules-capital = Groß

## Die Regeln

cartomanie-rules-man-1 = 123 Buchstabenkarten, große und kleine, mit zwei Jokern, alle zusammen gemischt.
cartomanie-rules-man-2 = Der Wert steht auf der Karte: B zählt 6, T 4; a und e 1, i, o, s, t, u 2, g 3, x 5.
cartomanie-rules-man-3 = Kleine Buchstaben zählen je nach Seltenheit 1 bis 5 Punkte; ein großer zählt doppelt so viel, ein Joker 0.
cartomanie-rules-man-4 = 31 Großbuchstaben: jeder einmal, und ein zweites A, C, E, P und S. 92 andere Karten: 14 e, 9 a, 8 i, je 6 n, o, r und s, je 5 t und u, 4 l, 3 c, je 2 d, m und p, je eine von allen übrigen, und 2 Joker.
cartomanie-rules-man-5 = Alle französischen Wörter gelten: Mehrzahl, weibliche Formen, gebeugte Verben. Akzente und Cedillen zählen nicht (Ô wird als O gespielt), eine Ligatur ist zwei Buchstaben. Keine Bindestriche, keine Apostrophe; Zeichen und Abkürzungen (kg, cm) sind keine Wörter. Die Wörter aus einem Buchstaben sind A, O, X und Y.
cartomanie-rules-man-6 = Ein Wort beginnt mit einem Großbuchstaben und hat sonst keinen: Alle weiteren Buchstaben sind klein. Ohne offenen Großbuchstaben kein Wort.
cartomanie-rules-man-7 = Höchstens ein Joker in einem Wort. Er steht für einen kleinen Buchstaben, nie für den großen.
cartomanie-rules-man-8 = Ein Wort bringt die Summe der Werte seiner Karten.
cartomanie-rules-man-9 = Ein Wort, das nicht im Wörterbuch steht, darf man einmal im Zug dem Tisch vorschlagen: Alle anderen müssen es annehmen. So kommen Eigennamen ins Spiel. Ein Tisch kann darauf verzichten; spielt man nur gegen Programme, entscheidet das Wörterbuch.
cartomanie-rules-man-10 = Die Spielenden heißen nach der Windrose: Der Méridional im Süden gibt, der Ponantais im Westen fängt an, dann im Uhrzeigersinn der Septentrional im Norden und der Levantin im Osten. Sind es weniger als vier, besetzt man Westen, Süden, Norden, Osten; allein ist man die ersten beiden.
cartomanie-rules-man-11 = 24 verdeckte Karten, sechs breit und vier hoch; der Rest ist der Stapel.
cartomanie-rules-man-12 = Wer dran ist, deckt fünf verdeckte Karten nach Wahl auf, oder alle, wenn es weniger sind, eine nach der anderen, und sieht jede, bevor die nächste gewählt wird. Dann stehen alle offenen Karten zur Verfügung, auch die aus früheren Zügen.
cartomanie-rules-man-13 = Dann legt man ein Wort und nimmt seine Karten zu sich; oder man legt keines.
cartomanie-rules-man-14 = Nach einem Wort werden die Lücken verdeckt aus dem Stapel gefüllt. Wurde nichts genommen, wird nichts gefüllt, und wer als Nächstes dran ist, deckt fünf weitere auf.
cartomanie-rules-man-15 = 30 Sekunden Bedenkzeit im Zug (wählbar: ohne Grenze, 15, 30, 60 oder 120). Die Uhr läuft ab der fünften offenen Karte; ist sie abgelaufen, ist der Zug vorbei, und die Karten bleiben liegen.
cartomanie-rules-man-16 = Alle Karten sind offen, und kein Großbuchstabe ist dabei: Alle kommen zurück in den Stapel, es wird gemischt, und wer dran war, spielt mit einer neuen Auslage.
cartomanie-rules-man-17 = Der Stapel ist leer, alle Karten sind offen, und ein Großbuchstabe ist dabei: Alle haben der Reihe nach noch eine Chance. Vergeht eine ganze Runde ohne Wort, ist die Partie aus; ein Wort beginnt die Runde der Chancen neu. Der Zug, in dem die letzte Karte aufgedeckt wurde, zählt mit, ein durch Zeit verlorener auch; allein ist es ein Zug.
cartomanie-rules-man-18 = Die Partie ist auch aus, wenn alle Großbuchstaben im Spiel genommen sind. Dass der Stapel leer ist, genügt nicht.
cartomanie-rules-man-19 = Alle Karten sind offen, ein Großbuchstabe ist dabei, und der Stapel ist nicht leer, aber eine ganze Runde vergeht ohne Wort: Es wird neu ausgelegt wie nach MAN-16. Nach drei neuen Auslagen hintereinander ohne Wort ist die Partie aus; sie ist sofort aus, wenn das Wörterbuch in allen Karten, die übrig sind, kein Wort mehr hat, außer der Tisch stimmt ab.
cartomanie-rules-man-20 = Die höchste Summe gewinnt. Bei Gleichstand teilt man sich den Sieg.
cartomanie-rules-man-21 = Allein ist das Ziel, alle Karten zu nehmen: Gezählt werden die, die übrig bleiben (0 ist ein voller Erfolg), daneben die Punkte. Man sollte immer ein Wort legen, wenn es eines gibt; passen darf man, aber die Partie merkt sich diese Züge und zeigt sie am Ende.
cartomanie-rules-man-22 = Kurze Fassung: die Hälfte der Karten, 60 (oder nach Wahl 63), ausgelost, mit 12 bis 18 Großbuchstaben.
cartomanie-rules-man-23 = Kinderfassung: die Hälfte (46) der 92 Karten ohne Großbuchstaben, mit einer Auslage von 15, fünf breit und drei hoch. Ein Wort braucht also keinen Großbuchstaben; der Joker darf auch für den ersten Buchstaben stehen, ist aber allein kein Wort. MAN-16 und MAN-18 gelten nicht, MAN-17 und MAN-19 liest man ohne den Großbuchstaben, und die Partie ist auch aus, wenn alle Karten genommen sind.
cartomanie-rules-man-24 = Von zwei gleich wertvollen Wörtern nimm das mit den schwierigen Buchstaben (j k q w x y z), außer der Stapel ist leer.
cartomanie-rules-man-e1 = Beide sind möglich: Boxait zählt 6 + 2 + 5 + 1 + 2 + 2 = 18, Tatouages 4 + 1 + 2 + 2 + 2 + 1 + 3 + 1 + 2 = 18. Bei gleichem Wert ist Boxait besser, es nimmt das x.

## Die Bilder, für alle, die sie nicht sehen

cartomanie-rules-board-kinds = Drei Karten: das große B, rot in einem verzierten Rahmen, zählt 6; das kleine x auf seiner Linie zählt 5; der Joker, ein Stern, zählt 0.
cartomanie-rules-board-turn = Zwölf Karten, fünf davon offen: das große B und die kleinen o, t, a, x.
cartomanie-rules-board-word = Zwischen offenen und verdeckten Karten sind B, o, x, a, i, t gewählt: Boxait.
cartomanie-rules-board-joker = Boxait, mit einem Joker anstelle des x.
cartomanie-rules-board-boxait = Das Wort Boxait.
cartomanie-rules-board-tatouages = Das Wort Tatouages.
