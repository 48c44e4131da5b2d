# Playing cards, for all games that have them. A card is a rank and a suit.

## The suits

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

## The ranks

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

## What is written in the corner of a card

letter-2 = 2
letter-3 = 3
letter-4 = 4
letter-5 = 5
letter-6 = 6
letter-7 = 7
letter-8 = 8
letter-9 = 9
letter-10 = 10
letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

## A card with its article, then without, from $rank and $suit

card-the = the { card }
card = { card-rank } of { card-suit }
card-rank = { $rank ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
   *[other] { $rank }
}
card-suit = { $suit ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}
