### table: was am Tisch gesagt wird

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
cartomanie-voted = { $name } { $answer ->
    [yes] nimmt dieses Wort an
   *[no] lehnt dieses Wort ab
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

## Ein Tipp, Schritt für Schritt

cartomanie-hint-none = In diesen Karten steckt kein Wort: Passe.
cartomanie-hint-letters = { $count ->
    [one] Es gibt ein Wort mit einem Buchstaben.
   *[other] Es gibt ein Wort mit { $count } Buchstaben.
}
cartomanie-hint-first = { $count ->
    [one] Dieses Wort mit einem Buchstaben ist { $letter }.
   *[other] Dieses Wort mit { $count } Buchstaben beginnt mit { $letter }.
}
cartomanie-hint-known = Ein bekanntes Wort: „{ $word }“, { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cartomanie-hint-best = Das beste Wort: „{ $word }“, { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cartomanie-why-word = „{ $word }“ bringt { $points ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
} und nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
cartomanie-hint-clears = { $count ->
    [one] Damit bleibt nichts übrig.
   *[other] Mit ihm lässt sich alles in { $count } Wörtern abräumen.
}
cartomanie-hint-turn = { $count ->
    [one] Decke eine Karte auf: Verdeckt sind alle gleich.
   *[other] Decke { $count } Karten auf: Verdeckt sind alle gleich.
}
cartomanie-hint-vote = Ob es das Wort gibt, sagst du: Kein Programm mischt sich ein.

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
refusal-cartomanie-no-capital = Ein Wort beginnt mit einem Großbuchstaben, und das große { $letter } liegt nicht offen.
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

### page: was die Seite zeigt

# Cartomanie: was nur die Seite sagt.

cartomanie-table = Die Karten auf dem Tisch
cartomanie-picture = Buchstabenkarten auf dem Tuch, und das eben gefundene Wort „Boxait“
# Das Ziel in einer Zeile. `capitals`: ob ein Wort mit einem Großbuchstaben beginnt.
cartomanie-aim = { $players ->
    [1] Räum alle Karten ab, Wort für Wort{ $capitals ->
        [yes] , jedes mit einem Großbuchstaben
       *[no] {""}
    }.
   *[other] Bilde Wörter aus den offenen Karten{ $capitals ->
        [yes] , vorn ein Großbuchstabe
       *[no] {""}
    }. Die meisten Punkte gewinnen.
}
cartomanie-aim-short = { $players ->
    [1] alles abräumen
   *[other] { $capitals ->
        [yes] Wörter, vorn groß
       *[no] Wörter und Punkte
    }
}
cartomanie-kind-full = Ganzes Spiel
cartomanie-kind-short = Kurzes Spiel
cartomanie-kind-children = Kinderspiel
cartomanie-kind-alone = Allein, als Patience

cartomanie-headline = { $version ->
    [short] Kurze Fassung
    [children] Kinderfassung
   *[full] Ganze Fassung
} · { $stock ->
    [0] Stapel leer
   *[other] { $stock } im Stapel
}
cartomanie-place-gap = Platz { $place }, leer
cartomanie-place-down = Platz { $place }, verdeckte Karte
cartomanie-place-up = { $kind ->
    [capital] Großes { $letter }
    [joker] Joker
   *[small] Kleines { $letter }
}, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}, Platz { $place }{ $order ->
    [0] {""}
   *[other] , Buchstabe { $order } des Wortes
}
cartomanie-stock = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}

## Das Wort

cartomanie-spell = Tipp Buchstaben an, oder schreib ein Wort.
cartomanie-type = Dein Wort
cartomanie-type-short = Wort schreiben …
cartomanie-make = Wort legen
cartomanie-pass = Passen
cartomanie-clear = Wort löschen
cartomanie-running = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cartomanie-missing = Es fehlt ein „{ $letter }“
cartomanie-swap = „{ $letter }“, { $joker ->
    [yes] mit dem Joker
   *[no] Platz { $place }
}: eine andere Karte nehmen
cartomanie-swap-short = Eine andere Karte nehmen
cartomanie-joker-stands = Der Joker steht für:
cartomanie-joker-open = Sag zuerst, für welchen Buchstaben der Joker steht.

## Die Abstimmung

cartomanie-ask = Dem Tisch vorschlagen
cartomanie-accept = Annehmen
cartomanie-refuse = Ablehnen
cartomanie-vote-wait = Die anderen stimmen noch ab …
cartomanie-vote-given = Du hast { $yes ->
    [yes] zugestimmt
   *[no] abgelehnt
}. Die anderen stimmen noch ab …

## Die Plätze

cartomanie-compass-west = Ponantais (Westen)
cartomanie-compass-north = Septentrional (Norden)
cartomanie-compass-east = Levantin (Osten)
cartomanie-compass-south = Méridional (Süden)
cartomanie-compass-alone = Ponantais und Méridional
cartomanie-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $words ->
    [0] kein Wort
    [one] ein Wort
   *[other] { $words } Wörter
}
cartomanie-left = { $count ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
cartomanie-pile = { $words ->
    [one] Ein Wort
   *[other] { $words } Wörter
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}

## Das Ende

cartomanie-over = Ende der Partie
cartomanie-over-words = Wörter
cartomanie-over-best = Das schönste
cartomanie-over-left = Karten übrig
cartomanie-over-total = Punkte
cartomanie-look-back = Jeder Zug und sein bestes Wort
cartomanie-look-turn = Zug
cartomanie-look-who = Wer
cartomanie-look-word = Gelegt
cartomanie-look-best = Das beste
cartomanie-look-none = { $late ->
    [yes] zu spät
   *[no] keines
}
cartomanie-missed-none = Keine Gelegenheit verpasst: Wann immer es ein Wort gab, hast du eines gefunden.
cartomanie-missed = { $count ->
    [one] Ein Mal gepasst, obwohl es ein Wort gab:
   *[other] { $count } Mal gepasst, obwohl es ein Wort gab:
}
cartomanie-missed-turn = Zug { $turn }

cartomanie-daily = Die kurze Fassung, ohne Uhr
cartomanie-daily-alone = { $score ->
    [0] Alle Karten genommen!
    [one] Eine Karte bleibt übrig
   *[other] { $score } Karten bleiben übrig
  }

# Was von einer Partie in „Deine Partien“ bleibt.
cartomanie-best-word = Bestes Wort: { $text }, { $value } Punkte
cartomanie-best-long = Längstes Wort: { $text }, { $value } Buchstaben

### rules: die Seite mit den Regeln

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
cartomanie-rules-man-5 = Alle französischen Wörter gelten: Mehrzahl, weibliche Formen, gebeugte Verben, in der klassischen Rechtschreibung oder in der von 1990. Akzente und Cedillen zählen nicht (Ô wird als O gespielt), eine Ligatur ist zwei Buchstaben. Keine Bindestriche, keine Apostrophe; Zeichen und Abkürzungen (kg, cm) sind keine Wörter. Die Wörter aus einem Buchstaben sind A, O, X und Y. Programme und Tipps sagen nie ein derbes Wort; wer spielt, legt, was das Wörterbuch kennt.
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

### lessons: die geführten ersten Züge

cartomanie-lesson-turn = Karten aufdecken
cartomanie-lesson-turn-1 = In jedem Zug deckt man fünf Karten auf. Vier liegen da: Deck die fünfte auf, welche du willst.
cartomanie-lesson-turn-done = Fünf Karten mehr: Jetzt such ein Wort!
cartomanie-lesson-first = Das erste Wort
cartomanie-lesson-first-1 = Ein Wort, vorn ein Großbuchstabe: Tipp auf C, h, a, t, dann „Wort legen“.
cartomanie-lesson-first-done = Schön! Seine Karten gehören dir, und neue verdeckte Karten füllen die Lücken.
refusal-cartomanie-lesson-first-pass = Passen darfst du, aber ein Wort wartet auf dich: C, h, a, t.
refusal-cartomanie-lesson-first-capital = Ein Wort beginnt mit seinem Großbuchstaben: Tipp zuerst auf das C.
refusal-cartomanie-lesson-first-unknown = Dieses Wort steht nicht im Wörterbuch: Versuch C, h, a, t.
cartomanie-lesson-pass = Kein Großbuchstabe
cartomanie-lesson-pass-1 = Kein Großbuchstabe, also kein Wort! Passe: Die Karten bleiben liegen.
cartomanie-lesson-pass-done = So ist es: Im nächsten Zug werden fünf Karten mehr aufgedeckt.
refusal-cartomanie-lesson-pass-capital = Ein Wort beginnt mit einem Großbuchstaben, und es liegt keiner da: Passe.
cartomanie-lesson-value = Wie viele Punkte?
cartomanie-lesson-value-1 = Das Wort „Chat“ ist 12 Punkte wert. Mach es besser, mit allen fünf Karten: C, a, h, o, t.
cartomanie-lesson-value-done = 14 Punkte! Jeder Buchstabe zählt, und der große zählt doppelt.
refusal-cartomanie-lesson-value-longer = Das ist ein Wort, aber ein längeres ist mehr wert: C, a, h, o, t.
refusal-cartomanie-lesson-value-pass = Passen darfst du, aber ein schönes Wort wartet: C, a, h, o, t.
refusal-cartomanie-lesson-value-capital = Ein Wort beginnt mit seinem Großbuchstaben: Tipp zuerst auf das C.
refusal-cartomanie-lesson-value-unknown = Dieses Wort steht nicht im Wörterbuch: Versuch C, a, h, o, t.
cartomanie-lesson-left = Was andere liegen lassen
cartomanie-lesson-left-1 = Auch die Buchstaben, die Camille liegen ließ, gehören dir: Leg M, a, i, s, o, n.
cartomanie-lesson-left-done = Ein schönes Haus! Alles, was offen liegt, gehört dem, der dran ist.
refusal-cartomanie-lesson-left-house = Das ist ein Wort, aber alle diese Buchstaben bringen mehr: M, a, i, s, o, n.
refusal-cartomanie-lesson-left-pass = Wer jetzt passt, lässt Camille „Maison“!
refusal-cartomanie-lesson-left-capital = Ein Wort beginnt mit seinem Großbuchstaben: Tipp zuerst auf das M.
refusal-cartomanie-lesson-left-unknown = Dieses Wort steht nicht im Wörterbuch: Versuch M, a, i, s, o, n.
cartomanie-lesson-joker = Der Joker
cartomanie-lesson-joker-1 = Der Joker steht für einen kleinen Buchstaben. Leg „Lune“: L, u, n, und den Joker als e.
cartomanie-lesson-joker-done = Ein Mond! Der Joker ist 0 wert, aber er macht das Wort.
refusal-cartomanie-lesson-joker-moon = Das ist ein Wort, aber „Lune“ braucht mehr Buchstaben: L, u, n, und den Joker als e.
refusal-cartomanie-lesson-joker-pass = Passen darfst du, aber mit dem Joker gehört „Lune“ dir.
refusal-cartomanie-lesson-joker-first = Der Joker ist nie der Großbuchstabe: Fang mit dem L an.
refusal-cartomanie-lesson-joker-capital = Ein Wort beginnt mit seinem Großbuchstaben: Tipp zuerst auf das L.
refusal-cartomanie-lesson-joker-unknown = Dieses Wort steht nicht im Wörterbuch: Versuch L, u, n, und den Joker als e.
cartomanie-lesson-hard = Seltene Buchstaben
cartomanie-lesson-hard-1 = Das x ist 5 wert und schwer zu legen. Nimm es: B, o, x, a, i, t.
cartomanie-lesson-hard-done = 18 Punkte, und das x stört nicht mehr. j, k, q, w, x, y, z: Leg sie früh!
refusal-cartomanie-lesson-hard-longer = Das x ist dabei, gut! Aber es gehen mehr Buchstaben: B, o, x, a, i, t.
refusal-cartomanie-lesson-hard-rare = Das ist ein Wort, aber das x bliebe liegen. Leg es, solange es geht.
refusal-cartomanie-lesson-hard-pass = Wer jetzt passt, lässt Camille „Boxait“!
refusal-cartomanie-lesson-hard-capital = Ein Wort beginnt mit seinem Großbuchstaben: Tipp zuerst auf das B.
refusal-cartomanie-lesson-hard-unknown = Dieses Wort steht nicht im Wörterbuch: Versuch B, o, x, a, i, t.
cartomanie-lesson-match = Eine echte Partie
cartomanie-lesson-match-1 = Mach mehr Punkte als das leichteste Programm.

### puzzles: die Aufgaben, deren Lösung bewiesen ist

cartomanie-puzzle-best-word = Das beste Wort
cartomanie-puzzle-best-word-task = Welches Wort bringt die meisten Punkte?
cartomanie-puzzle-best-word-why = Das Wort „{ $word }“ bringt { $points } Punkte. Unter { $words } möglichen Wörtern bringt das nächste nur { $second }.
cartomanie-puzzle-best-word-proof = Das ganze Wörterbuch wurde durchgesehen: { $counted } Arten, mit diesen Karten ein Wort zu schreiben.
cartomanie-puzzle-best-word-wrong = Es gibt ein besseres, und nur eines: Es bringt { $points } Punkte.
cartomanie-puzzle-clear = Den Tisch leeren
cartomanie-puzzle-clear-task = { $cards } Karten, { $count } Wörter: Leeren Sie den Tisch.
cartomanie-puzzle-clear-why = Nur so gehen alle { $cards } Karten auf: { $list }.
cartomanie-puzzle-clear-proof = Alle Aufteilungen wurden mit dem ganzen Wörterbuch versucht: { $counted } gelegte Wörter.
cartomanie-puzzle-clear-wrong = Mit diesem Wort blieben am Ende Karten übrig.

### terminal: was Terminal und Studien sagen

# Was der Arzt sagt.

terminal-cartomanie-dictionary = Das Wörterbuch von Cartomanie ist da: { $words } Wörter.
terminal-cartomanie-no-dictionary = Das Wörterbuch von Cartomanie fehlt. Aus den Quellen baut es „make lexicon“; ein Wheel bringt es mit.

# Cartomanie im Terminal.

terminal-cartomanie-heading = Cartomanie · { $turn }. Zug · { $stock ->
    [0] der Stapel ist leer
    [one] { $stock } Karte im Stapel
   *[other] { $stock } Karten im Stapel
}
terminal-cartomanie-west = Ponantais
terminal-cartomanie-north = Septentrional
terminal-cartomanie-east = Levantin
terminal-cartomanie-south = Méridional
terminal-cartomanie-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-cartomanie-missed = Züge ohne Wort, obwohl das Wörterbuch eines hatte: { $turns }.
terminal-cartomanie-moves = Tippe Plätze zum Aufdecken (3 8 12), dann ein Wort, oder pass (mit ? kommt die Hilfe).
terminal-cartomanie-help-turn = 7              die Karte auf Platz 7 aufdecken; mehrere auf einmal: 3 8 12
terminal-cartomanie-help-all = turn           die ersten aufdecken, so viele wie nötig
terminal-cartomanie-help-word = boxait         dieses Wort bilden; Akzente, Großbuchstabe und Joker für einen fehlenden Buchstaben ergeben sich
terminal-cartomanie-help-joker = bo(x)ait       der Joker soll für das x stehen
terminal-cartomanie-help-places = bat 4 9 17     die Karten dieser Plätze nehmen, wenn mehrere passen
terminal-cartomanie-help-command = word record    für ein Wort, das auch ein Befehl ist
terminal-cartomanie-help-ask = ask kevin      dem Tisch ein Wort vorschlagen, das im Wörterbuch fehlt; die anderen sagen offen ja oder nein
terminal-cartomanie-help-pass = pass           kein Wort bilden
terminal-cartomanie-help-legal = legal nennt keine Wörter: sie zu finden, ist das Spiel.
terminal-cartomanie-help-cards = Auf dem Tisch: { $capitals ->
    [yes] { "[B]" }6 ein Großbuchstabe, e 1 ein kleiner
   *[no] e 1 ein Buchstabe
}, * 0 ein Joker, je mit Wert; ▒▒▒ liegt verdeckt.
terminal-cartomanie-help-time = Im Terminal läuft keine Uhr: Wer zu lange überlegt hat, tippt time und passt.

## Studien

cartomanie-study-about = Zufällig werden ganze Partien auf dem Kern gespielt. Jeder erlaubte Zug hat dort die gleiche Chance: Jede Schreibweise eines Wortes ist einer, ebenso Passen und die Zeit ablaufen zu lassen. Allein ist das Ergebnis die Zahl der übrigen Karten, und das Ziel ist keine (MAN-21); zu mehreren sind es Punkte.
cartomanie-study-scores-text = Die Punkte aller; allein die Karten, die übrig blieben, so dass weniger besser ist (MAN-21).
cartomanie-study-filled = die Lücken werden vom Stapel gefüllt (MAN-14)
cartomanie-study-turn-word = { $value ->
    [yes] ein Zug bildet ein Wort
   *[no] ein Zug bildet kein Wort (MAN-13)
}
cartomanie-study-turn-word-text = Züge, die ein Wort bilden
cartomanie-study-word-joker = { $value ->
    [yes] ein Wort nutzt einen Joker (MAN-7)
   *[no] ein Wort nutzt keinen
}
cartomanie-study-word-letters = { $value ->
    [1] ein Buchstabe
   *[other] { $value } Buchstaben
}
cartomanie-study-word-letters-text = Wie lang die Wörter sind
cartomanie-study-new-table-why = { $value ->
    [no-capital] eine neue Auslage, weil ein Großbuchstabe fehlt (MAN-16)
   *[quiet] eine neue Auslage nach einer ganzen Runde ohne Wort (MAN-19)
}
cartomanie-study-ended-why = { $value ->
    [capitals] alle Großbuchstaben sind verbraucht (MAN-18)
    [cleared] alle Karten sind genommen (MAN-21)
    [quiet] der Stapel ist leer, und eine ganze Runde bildet kein Wort (MAN-17)
    [barren] drei neue Auslagen bringen kein Wort (MAN-19)
   *[no-word] in allen Karten steckt kein Wort mehr (MAN-19)
}
cartomanie-study-ended-why-text = Warum es endet
cartomanie-study-match-shared = gleiche Summen teilen den Sieg (MAN-20)

## Zum Drucken und Ausschneiden

cartomanie-paper-cards = Cartomanie: die Buchstaben
