# Cartino im Terminal.

terminal-cartino-heading = Cartino · { $fields } Felder · { $bag ->
    [0] der Beutel ist leer
    [one] { $bag } Stein im Beutel
   *[other] { $bag } Steine im Beutel
}
terminal-cartino-total = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}{ $chips ->
    [0] { "" }
   *[other] { " " }({ $chips } × 20 + { $place })
}
terminal-cartino-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
terminal-cartino-rack = Auf deinem Bänkchen:
terminal-cartino-sum-laid = im Spiel
terminal-cartino-sum-bonus = alles gelegt
terminal-cartino-sum-left = übrig
terminal-cartino-sum-total = gesamt
terminal-cartino-moves = Ein Zug sieht so aus: KSu, *KSu oder KSu!, dann end (mit ? kommt die Hilfe).
terminal-cartino-help =
    KSu            den Pik-König (K, S) auf die obere Hälfte (u) seines Feldes legen; l ist die untere
    { "*KSu" }           stattdessen einen Joker dorthin legen
    { "KSu!" }           den Joker dort gegen deinen König tauschen
    back           den letzten Stein zurücknehmen
    end            deinen Zug beenden
    Ränge: A Ass, K König, Q Dame, J Bube, 10 bis 2. Farben: C Kreuz, D Karo, H Herz, S Pik.
    Ist nur noch eine Hälfte frei, genügt KS. Auf dem Brett: ks leer, [KS] ein Stein, *KS* ein Joker.
    Ein Punkt · zeigt, wohin deine Steine können, ! was sich tauschen lässt, + was du in diesem Zug gelegt hast.

## Studien

cartino-study-about = Zufällig werden ganze Partien auf dem Kern gespielt, wo niemand einen Stein zurücknimmt.
cartino-study-laid-how = { $value ->
    [stone] ein Stein wird gelegt (CAR-11)
    [joker] ein Joker wird gelegt (CAR-7)
   *[exchange] ein Joker wird gegen seinen Stein getauscht (CAR-15)
}
cartino-study-all-five = fünf Steine einer Farbe in einem Zug (CAR-14)
cartino-study-passed = jemand muss passen (CAR-17)
cartino-study-went-out = jemand legt den letzten Stein (CAR-20)
cartino-study-counted = übrige Steine zählen gegen ihren Besitzer (CAR-21)
cartino-study-match-shared = gleiche Summen teilen den Sieg (CAR-22)
cartino-study-stone-touches = { $value ->
    [0] berührt nichts und bringt nichts (CAR-12)
    [1] berührt einen Stein (CAR-13)
   *[other] berührt { $value } Steine (CAR-13)
}
cartino-study-stone-touches-text = Wie viele andere ein Stein berührt
cartino-study-turn-stones = { $value ->
    [1] ein Stein
   *[other] { $value } Steine
}
cartino-study-turn-stones-text = Steine in einem Zug
cartino-study-turn-points = { $value } Punkte
cartino-study-turn-points-text = Was ein Zug bringt
