# Cartino in the terminal.

terminal-cartino-heading = Cartino · { $fields } fields · { $bag ->
    [0] the bag is empty
    [one] { $bag } stone in the bag
   *[other] { $bag } stones in the bag
}
terminal-cartino-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $chips ->
    [0] { "" }
   *[other] { " " }({ $chips } × 20 + { $place })
}
terminal-cartino-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
terminal-cartino-rack = On your rack:
terminal-cartino-sum-laid = in play
terminal-cartino-sum-bonus = all laid
terminal-cartino-sum-left = left
terminal-cartino-sum-total = total
terminal-cartino-moves = A move looks like KSu, *KSu or KSu!, and then end (type ? for help).
terminal-cartino-help =
    KSu            lay the king (K) of spades (S) on the upper half (u) of its field; l is the lower one
    { "*KSu" }           lay a joker there instead
    { "KSu!" }           swap the joker that lies there for your king
    back           take back the last stone
    end            end your turn
    Ranks: A ace, K king, Q queen, J jack, 10 to 2. Suits: C clubs, D diamonds, H hearts, S spades.
    If only one half is left, KS is enough. On the board: ks empty, [KS] a stone, *KS* a joker.
    A dot · shows where your stones may go, ! what can be swapped, + what you laid in this turn.

## Studies

cartino-study-about = At random, whole matches are played on the kernel, where nobody takes a stone back.
cartino-study-laid-how = { $value ->
    [stone] a stone is laid (CAR-11)
    [joker] a joker is laid (CAR-7)
   *[exchange] a joker is exchanged for its stone (CAR-15)
}
cartino-study-all-five = five stones of a suit in one turn (CAR-14)
cartino-study-passed = somebody has to pass (CAR-17)
cartino-study-went-out = somebody lays the last stone (CAR-20)
cartino-study-counted = stones left on a rack count against their owner (CAR-21)
cartino-study-match-shared = equal totals share the win (CAR-22)
cartino-study-stone-touches = { $value ->
    [0] touches nothing and scores nothing (CAR-12)
    [1] touches one stone (CAR-13)
   *[other] touches { $value } stones (CAR-13)
}
cartino-study-stone-touches-text = How many others a stone touches
cartino-study-turn-stones = { $value ->
    [1] one stone
   *[other] { $value } stones
}
cartino-study-turn-stones-text = Stones laid in a turn
cartino-study-turn-points = { $value } points
cartino-study-turn-points-text = What a turn brings
