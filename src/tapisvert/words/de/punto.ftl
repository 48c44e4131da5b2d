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
punto-took = { $name }, du ziehst die { punto-card }.
punto-placed = { $name } legt die { punto-card } { $way ->
    [left] links neben die { punto-card-near }
    [right] rechts neben die { punto-card-near }
    [above] über die { punto-card-near }
    [below] unter die { punto-card-near }
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
