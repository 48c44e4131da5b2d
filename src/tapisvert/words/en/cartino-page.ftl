# Cartino: what only the page says about it.

cartino-board = Board
cartino-picture = A match of Cartino going on
cartino-headline = { $edition } fields · { $bag ->
    [0] bag empty
   *[other] { $bag } in the bag
}
cartino-bag = { $count ->
    [0] The bag is empty
    [one] One stone in the bag
   *[other] { $count } stones in the bag
}
cartino-place = { $card }, { $half ->
    [u] upper half
   *[l] lower half
}{ $lies ->
    [stone] , laid
    [joker] , a joker lies there
   *[no] {""}
}{ $may ->
    [lay] , possible: +{ $points }
    [exchange] , the joker can be exchanged: +{ $points }
   *[no] {""}
}
cartino-rack = Your rack
cartino-rack-stone = { $stone }{ $may ->
    [yes] {""}
   *[no] , not now
}

## The turn

cartino-explain = { $how ->
    [joker] Joker as { card }
    [exchange] { cartino-explain-card } for the joker
   *[stone] { cartino-explain-card }
}{ $half ->
    [u] , upper half
   *[l] , lower half
}: { $count ->
    [0] touches nothing, +0
   *[other] touches { $ranks }, +{ $points }
}
cartino-explain-card = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
   *[other] { $rank }
} of { card-suit }
cartino-five = five { card-suit }: +{ $points }
cartino-turn-sum = {"="} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartino-end = End turn
cartino-back = Take back
cartino-hint = Hint
cartino-hint-sum = The best turn: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartino-hint-end = It gets no better: end the turn.
cartino-pick-first = Take a stone from your rack first.
cartino-own-field = { cartino-explain-card } goes on its own field, upper or lower half.

## Points

cartino-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $chips ->
    [0] no chips
    [one] one chip of 20
   *[other] { $chips } chips of 20
}, counter on { $at }; { $count ->
    [0] no stones
    [one] one stone
   *[other] { $count } stones
} on the rack
cartino-over = End of the match
cartino-over-out = { $name } laid the last stone and the bag is empty. What is left on the racks counts against its owner.
cartino-over-stuck = Nobody can lay any more. What is left on the racks counts against its owner.
cartino-over-player = Player
cartino-over-laid = Laid
cartino-over-bonus = All laid
cartino-over-left = Left
cartino-over-total = Total
