# Cartino: alles, was das Spiel sagt. Die Angaben `suit` sind die Buchstaben C, D, H, S, die Angaben `rank` die aus cards.ftl.

cartino-name = Cartino
cartino-about = Jeder Stein hat sein Feld: Leg ihn an die starken. Für 2 bis 4.

## Die Steine

stone-2C = { suit-C }-{ rank-2 }
stone-3C = { suit-C }-{ rank-3 }
stone-4C = { suit-C }-{ rank-4 }
stone-5C = { suit-C }-{ rank-5 }
stone-6C = { suit-C }-{ rank-6 }
stone-7C = { suit-C }-{ rank-7 }
stone-8C = { suit-C }-{ rank-8 }
stone-9C = { suit-C }-{ rank-9 }
stone-10C = { suit-C }-{ rank-10 }
stone-JC = { suit-C }-{ rank-J }
stone-QC = { suit-C }-{ rank-Q }
stone-KC = { suit-C }-{ rank-K }
stone-AC = { suit-C }-{ rank-A }
stone-2D = { suit-D }-{ rank-2 }
stone-3D = { suit-D }-{ rank-3 }
stone-4D = { suit-D }-{ rank-4 }
stone-5D = { suit-D }-{ rank-5 }
stone-6D = { suit-D }-{ rank-6 }
stone-7D = { suit-D }-{ rank-7 }
stone-8D = { suit-D }-{ rank-8 }
stone-9D = { suit-D }-{ rank-9 }
stone-10D = { suit-D }-{ rank-10 }
stone-JD = { suit-D }-{ rank-J }
stone-QD = { suit-D }-{ rank-Q }
stone-KD = { suit-D }-{ rank-K }
stone-AD = { suit-D }-{ rank-A }
stone-2H = { suit-H }-{ rank-2 }
stone-3H = { suit-H }-{ rank-3 }
stone-4H = { suit-H }-{ rank-4 }
stone-5H = { suit-H }-{ rank-5 }
stone-6H = { suit-H }-{ rank-6 }
stone-7H = { suit-H }-{ rank-7 }
stone-8H = { suit-H }-{ rank-8 }
stone-9H = { suit-H }-{ rank-9 }
stone-10H = { suit-H }-{ rank-10 }
stone-JH = { suit-H }-{ rank-J }
stone-QH = { suit-H }-{ rank-Q }
stone-KH = { suit-H }-{ rank-K }
stone-AH = { suit-H }-{ rank-A }
stone-2S = { suit-S }-{ rank-2 }
stone-3S = { suit-S }-{ rank-3 }
stone-4S = { suit-S }-{ rank-4 }
stone-5S = { suit-S }-{ rank-5 }
stone-6S = { suit-S }-{ rank-6 }
stone-7S = { suit-S }-{ rank-7 }
stone-8S = { suit-S }-{ rank-8 }
stone-9S = { suit-S }-{ rank-9 }
stone-10S = { suit-S }-{ rank-10 }
stone-JS = { suit-S }-{ rank-J }
stone-QS = { suit-S }-{ rank-Q }
stone-KS = { suit-S }-{ rank-K }
stone-AS = { suit-S }-{ rank-A }
stone-joker = Joker

## Was geschieht

cartino-began = { $name } hat den niedrigsten Stein und fängt an.
cartino-drew = { $name } zieht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}, { $bag ->
    [0] der Beutel ist leer
    [one] einer ist noch im Beutel
   *[other] { $bag } sind noch im Beutel
}.
cartino-took = { $name }, du ziehst: { $stones }.
cartino-laid = { $name } { $how ->
    [exchange] tauscht
   *[other] legt
} { $half ->
    [u] oben
   *[l] unten
} { $how ->
    [joker] einen Joker als { card }
    [exchange] den Joker gegen { card-the }
   *[stone] { card-the }
}{ $count ->
    [0] , ohne etwas zu berühren.
   *[other] : berührt { $ranks }, +{ $points }.
}
cartino-all-five = { $name } legt fünf Steine { card-suit } in einem Zug: 10 Punkte mehr, zusammen { $points }!
cartino-took-back = { $name } nimmt { $how ->
    [joker] den Joker wieder weg, der als { card } lag
    [exchange] { card-the } zurück, und der Joker liegt wieder da
   *[stone] { card-the } zurück
}.
cartino-scored = { $name } { $points ->
    [0] macht keinen Punkt
    [one] macht 1 Punkt
   *[other] macht { $points } Punkte
}: insgesamt { $total }.
cartino-passed = { $name } hat für die Joker keinen Platz mehr und passt.
cartino-went-out = { $name } hat alle Steine gelegt: { $points } Punkte mehr!
cartino-counted = { $name } behält auf dem Bänkchen: { $stones }. { $points ->
    [one] Das ist 1 Punkt
   *[other] Das sind { $points } Punkte
} weniger, insgesamt { $total }.
cartino-match-won = { $name } gewinnt die Partie, mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}!
cartino-match-shared = Gleichstand, je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: { $names } teilen sich den Sieg!

## Wer ist dran

cartino-prompt-lay = Du bist dran, { $name }: Leg einen oder mehrere Steine derselben Farbe.
cartino-prompt-more = Bisher { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $name }: Leg noch mehr { card-suit }, oder beende deinen Zug.
cartino-prompt-wait = { $name } ist dran.
cartino-prompt-won = Die Partie ist aus: Sieg für { $name }!
cartino-prompt-shared = Die Partie ist aus: ein geteilter Sieg.

## Was nicht geht

refusal-cartino-not-your-turn = Du bist nicht dran, sondern { $name }.
refusal-cartino-match-over = Die Partie ist aus.
refusal-cartino-no-such-field = Auf diesem Brett gibt es kein Feld für { card-the }.
refusal-cartino-second-suit = In diesem Zug legst du { card-suit }: { cartino-other-suit } muss bis zum nächsten warten.
refusal-cartino-not-on-rack = Du hast { card-the } nicht auf deinem Bänkchen.
refusal-cartino-no-joker = Du hast keinen Joker.
refusal-cartino-joker-just-won = Den Joker, den du eben gewonnen hast, darfst du erst in deinem nächsten Zug legen.
refusal-cartino-no-joker-there = Hier liegt kein Joker, den du gegen { card-the } tauschen könntest.
refusal-cartino-joker-of-this-turn = Dieser Joker wurde eben erst gelegt: Getauscht wird nur, was zu Beginn des Zuges da lag.
refusal-cartino-joker-lies-there = Auf der { cartino-level } Hälfte liegt ein Joker: Tausch ihn gegen { card-the }, oder nimm die andere Hälfte.
refusal-cartino-half-taken = Für { card-the } ist auf der { cartino-level } Hälfte kein Platz mehr.
refusal-cartino-must-join = An diesem Tisch muss der erste Stein eines Zuges einen anderen berühren, und einer von deinen kann es.
refusal-cartino-nothing-laid = Leg zuerst mindestens einen Stein.
refusal-cartino-enough-taken-back = Du hast schon { $count } Steine zurückgenommen: In diesem Zug bleibt jetzt liegen, was liegt.
cartino-level = { $half ->
    [u] oberen
   *[l] unteren
}
cartino-other-suit = { $other ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}

## Vor der Partie

cartino-option-players = Am Tisch
cartino-option-players-2 = 2 Spieler
cartino-option-players-3 = 3 Spieler
cartino-option-players-4 = 4 Spieler
cartino-option-edition = Brett
cartino-option-edition-32 = 32 Felder, von der 7 bis zum Ass
cartino-option-edition-52 = 52 Felder, von der 2 bis zum Ass
cartino-option-queen = Wert der Dame
cartino-option-queen-3 = 3 Punkte
cartino-option-queen-5 = 5 Punkte
cartino-option-joker = Getauschter Joker
cartino-option-joker-retired = Er scheidet aus
cartino-option-joker-reused = Er geht an den, der ihn tauscht, für den nächsten Zug
cartino-option-joining = Erster Stein eines Zuges
cartino-option-joining-free = Er liegt, wo man will
cartino-option-joining-if_possible = Er berührt einen anderen, wenn es geht
cartino-preset-french-2 = Zu zweit, französische Regel
cartino-preset-french-3 = Zu dritt, französische Regel
cartino-preset-french-4 = Zu viert, französische Regel
cartino-preset-german-2 = Zu zweit, deutsche Regel
cartino-preset-german-3 = Zu dritt, deutsche Regel
cartino-preset-german-4 = Zu viert, deutsche Regel
