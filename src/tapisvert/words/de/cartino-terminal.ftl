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
terminal-cartino-study = Zufällig nimmt niemand einen Stein zurück.
