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

## Every card, to be said in a row

card-2C = { rank-2 } of { suit-C }
card-3C = { rank-3 } of { suit-C }
card-4C = { rank-4 } of { suit-C }
card-5C = { rank-5 } of { suit-C }
card-6C = { rank-6 } of { suit-C }
card-7C = { rank-7 } of { suit-C }
card-8C = { rank-8 } of { suit-C }
card-9C = { rank-9 } of { suit-C }
card-10C = { rank-10 } of { suit-C }
card-JC = { rank-J } of { suit-C }
card-QC = { rank-Q } of { suit-C }
card-KC = { rank-K } of { suit-C }
card-AC = { rank-A } of { suit-C }
card-2D = { rank-2 } of { suit-D }
card-3D = { rank-3 } of { suit-D }
card-4D = { rank-4 } of { suit-D }
card-5D = { rank-5 } of { suit-D }
card-6D = { rank-6 } of { suit-D }
card-7D = { rank-7 } of { suit-D }
card-8D = { rank-8 } of { suit-D }
card-9D = { rank-9 } of { suit-D }
card-10D = { rank-10 } of { suit-D }
card-JD = { rank-J } of { suit-D }
card-QD = { rank-Q } of { suit-D }
card-KD = { rank-K } of { suit-D }
card-AD = { rank-A } of { suit-D }
card-2H = { rank-2 } of { suit-H }
card-3H = { rank-3 } of { suit-H }
card-4H = { rank-4 } of { suit-H }
card-5H = { rank-5 } of { suit-H }
card-6H = { rank-6 } of { suit-H }
card-7H = { rank-7 } of { suit-H }
card-8H = { rank-8 } of { suit-H }
card-9H = { rank-9 } of { suit-H }
card-10H = { rank-10 } of { suit-H }
card-JH = { rank-J } of { suit-H }
card-QH = { rank-Q } of { suit-H }
card-KH = { rank-K } of { suit-H }
card-AH = { rank-A } of { suit-H }
card-2S = { rank-2 } of { suit-S }
card-3S = { rank-3 } of { suit-S }
card-4S = { rank-4 } of { suit-S }
card-5S = { rank-5 } of { suit-S }
card-6S = { rank-6 } of { suit-S }
card-7S = { rank-7 } of { suit-S }
card-8S = { rank-8 } of { suit-S }
card-9S = { rank-9 } of { suit-S }
card-10S = { rank-10 } of { suit-S }
card-JS = { rank-J } of { suit-S }
card-QS = { rank-Q } of { suit-S }
card-KS = { rank-K } of { suit-S }
card-AS = { rank-A } of { suit-S }
