# Cartino: all that the game says. The facts `suit` are the letters C, D, H, S, the facts `rank` those of cards.ftl.

cartino-name = Cartino
cartino-about = Every stone has its field: lay it against the strong ones. For 2 to 4.

## The stones

stone-2C = { rank-2 } of { suit-C }
stone-3C = { rank-3 } of { suit-C }
stone-4C = { rank-4 } of { suit-C }
stone-5C = { rank-5 } of { suit-C }
stone-6C = { rank-6 } of { suit-C }
stone-7C = { rank-7 } of { suit-C }
stone-8C = { rank-8 } of { suit-C }
stone-9C = { rank-9 } of { suit-C }
stone-10C = { rank-10 } of { suit-C }
stone-JC = { rank-J } of { suit-C }
stone-QC = { rank-Q } of { suit-C }
stone-KC = { rank-K } of { suit-C }
stone-AC = { rank-A } of { suit-C }
stone-2D = { rank-2 } of { suit-D }
stone-3D = { rank-3 } of { suit-D }
stone-4D = { rank-4 } of { suit-D }
stone-5D = { rank-5 } of { suit-D }
stone-6D = { rank-6 } of { suit-D }
stone-7D = { rank-7 } of { suit-D }
stone-8D = { rank-8 } of { suit-D }
stone-9D = { rank-9 } of { suit-D }
stone-10D = { rank-10 } of { suit-D }
stone-JD = { rank-J } of { suit-D }
stone-QD = { rank-Q } of { suit-D }
stone-KD = { rank-K } of { suit-D }
stone-AD = { rank-A } of { suit-D }
stone-2H = { rank-2 } of { suit-H }
stone-3H = { rank-3 } of { suit-H }
stone-4H = { rank-4 } of { suit-H }
stone-5H = { rank-5 } of { suit-H }
stone-6H = { rank-6 } of { suit-H }
stone-7H = { rank-7 } of { suit-H }
stone-8H = { rank-8 } of { suit-H }
stone-9H = { rank-9 } of { suit-H }
stone-10H = { rank-10 } of { suit-H }
stone-JH = { rank-J } of { suit-H }
stone-QH = { rank-Q } of { suit-H }
stone-KH = { rank-K } of { suit-H }
stone-AH = { rank-A } of { suit-H }
stone-2S = { rank-2 } of { suit-S }
stone-3S = { rank-3 } of { suit-S }
stone-4S = { rank-4 } of { suit-S }
stone-5S = { rank-5 } of { suit-S }
stone-6S = { rank-6 } of { suit-S }
stone-7S = { rank-7 } of { suit-S }
stone-8S = { rank-8 } of { suit-S }
stone-9S = { rank-9 } of { suit-S }
stone-10S = { rank-10 } of { suit-S }
stone-JS = { rank-J } of { suit-S }
stone-QS = { rank-Q } of { suit-S }
stone-KS = { rank-K } of { suit-S }
stone-AS = { rank-A } of { suit-S }
stone-joker = joker

## What happens

cartino-began = { $name } has the lowest stone and starts.
cartino-drew = { $name } draws { $count ->
    [one] a stone
   *[other] { $count } stones
}, { $bag ->
    [0] the bag is empty
   *[other] { $bag } left in the bag
}.
cartino-took = { $name }, you draw: { $stones }.
cartino-laid = { $name } { $how ->
    [joker] lays a joker as the { card }
    [exchange] swaps the joker for { card-the }
   *[stone] lays { card-the }
} on the { cartino-level } half{ $count ->
    [0] , touching nothing.
   *[other] : touches { $ranks }, +{ $points }.
}
cartino-all-five = { $name } lays five { card-suit } in one turn: 10 points more, { $points } in all!
cartino-took-back = { $name } takes back { $how ->
    [joker] the joker that lay as the { card }
    [exchange] { card-the }, and the joker lies there again
   *[stone] { card-the }
}.
cartino-scored = { $name } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}: { $total } in all.
cartino-passed = { $name } has nowhere to lay a joker and passes.
cartino-went-out = { $name } has laid every stone: { $points } points more!
cartino-counted = { $name } is left with: { $stones }. That is { $points ->
    [one] 1 point
   *[other] { $points } points
} less, { $total } in all.
cartino-match-won = { $name } wins the match, with { $total ->
    [one] { $total } point
   *[other] { $total } points
}!
cartino-match-shared = A tie at { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $names } share the win!

## Whose turn it is

cartino-prompt-lay = Your turn, { $name }: lay one or more stones of a single suit.
cartino-prompt-more = { $points ->
    [0] Nothing
    [one] 1 point
   *[other] { $points } points
} so far, { $name }: lay more { card-suit }, or end your turn.
cartino-prompt-wait = It is { $name }’s turn.
cartino-prompt-won = The match is over: { $name } won!
cartino-prompt-shared = The match is over: the win is shared.

## What cannot be done

refusal-cartino-not-your-turn = It is not your turn: it is { $name }’s.
refusal-cartino-match-over = The match is over.
refusal-cartino-no-such-field = This board has no field for { card-the }.
refusal-cartino-second-suit = This turn you are laying { card-suit }: { cartino-other-suit } must wait for the next.
refusal-cartino-not-on-rack = You do not have { card-the } on your rack.
refusal-cartino-no-joker = You have no joker.
refusal-cartino-joker-just-won = The joker you have just won may only be laid from your next turn on.
refusal-cartino-no-joker-there = There is no joker here to swap for { card-the }.
refusal-cartino-joker-of-this-turn = This joker was laid just now: only jokers that lay there when the turn began can be swapped.
refusal-cartino-joker-lies-there = A joker lies on the { cartino-level } half: swap it for { card-the }, or take the other half.
refusal-cartino-half-taken = For { card-the }, the { cartino-level } half is already taken.
refusal-cartino-must-join = At this table the first stone of a turn must touch another, and one of yours can.
refusal-cartino-nothing-laid = Lay at least one stone first.
refusal-cartino-enough-taken-back = You have already taken back { $count } stones: for this turn, what is laid stays laid.
cartino-level = { $half ->
    [u] upper
   *[l] lower
}
cartino-other-suit = { $other ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}

## Before the match

cartino-option-players = Around the table
cartino-option-players-2 = 2 players
cartino-option-players-3 = 3 players
cartino-option-players-4 = 4 players
cartino-option-edition = Board
cartino-option-edition-32 = 32 fields, from 7 to ace
cartino-option-edition-52 = 52 fields, from 2 to ace
cartino-option-queen = Value of the queen
cartino-option-queen-3 = 3 points
cartino-option-queen-5 = 5 points
cartino-option-joker = A joker that is swapped
cartino-option-joker-retired = Leaves the game
cartino-option-joker-reused = Goes to whoever swapped it, for their next turn
cartino-option-joining = The first stone of a turn
cartino-option-joining-free = May be laid anywhere
cartino-option-joining-if_possible = Must touch another, if it can
cartino-preset-french-2 = Two players, French rules
cartino-preset-french-3 = Three players, French rules
cartino-preset-french-4 = Four players, French rules
cartino-preset-german-2 = Two players, German rules
cartino-preset-german-3 = Three players, German rules
cartino-preset-german-4 = Four players, German rules
