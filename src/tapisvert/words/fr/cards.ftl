# Les cartes à jouer, pour tous les jeux qui en ont. Une carte, c’est un rang et une couleur.

## Les couleurs

suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique

## Les rangs

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = valet
rank-Q = dame
rank-K = roi
rank-A = as

## Ce qui est écrit dans le coin d’une carte

letter-2 = 2
letter-3 = 3
letter-4 = 4
letter-5 = 5
letter-6 = 6
letter-7 = 7
letter-8 = 8
letter-9 = 9
letter-10 = 10
letter-J = V
letter-Q = D
letter-K = R
letter-A = A

## Une carte avec son article, puis sans, d’après $rank et $suit

card-the = { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
   *[other] le { $rank }
} de { card-suit }
card = { card-rank } de { card-suit }
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

## Chaque carte, pour les dire à la suite

card-2C = { rank-2 } de { suit-C }
card-3C = { rank-3 } de { suit-C }
card-4C = { rank-4 } de { suit-C }
card-5C = { rank-5 } de { suit-C }
card-6C = { rank-6 } de { suit-C }
card-7C = { rank-7 } de { suit-C }
card-8C = { rank-8 } de { suit-C }
card-9C = { rank-9 } de { suit-C }
card-10C = { rank-10 } de { suit-C }
card-JC = { rank-J } de { suit-C }
card-QC = { rank-Q } de { suit-C }
card-KC = { rank-K } de { suit-C }
card-AC = { rank-A } de { suit-C }
card-2D = { rank-2 } de { suit-D }
card-3D = { rank-3 } de { suit-D }
card-4D = { rank-4 } de { suit-D }
card-5D = { rank-5 } de { suit-D }
card-6D = { rank-6 } de { suit-D }
card-7D = { rank-7 } de { suit-D }
card-8D = { rank-8 } de { suit-D }
card-9D = { rank-9 } de { suit-D }
card-10D = { rank-10 } de { suit-D }
card-JD = { rank-J } de { suit-D }
card-QD = { rank-Q } de { suit-D }
card-KD = { rank-K } de { suit-D }
card-AD = { rank-A } de { suit-D }
card-2H = { rank-2 } de { suit-H }
card-3H = { rank-3 } de { suit-H }
card-4H = { rank-4 } de { suit-H }
card-5H = { rank-5 } de { suit-H }
card-6H = { rank-6 } de { suit-H }
card-7H = { rank-7 } de { suit-H }
card-8H = { rank-8 } de { suit-H }
card-9H = { rank-9 } de { suit-H }
card-10H = { rank-10 } de { suit-H }
card-JH = { rank-J } de { suit-H }
card-QH = { rank-Q } de { suit-H }
card-KH = { rank-K } de { suit-H }
card-AH = { rank-A } de { suit-H }
card-2S = { rank-2 } de { suit-S }
card-3S = { rank-3 } de { suit-S }
card-4S = { rank-4 } de { suit-S }
card-5S = { rank-5 } de { suit-S }
card-6S = { rank-6 } de { suit-S }
card-7S = { rank-7 } de { suit-S }
card-8S = { rank-8 } de { suit-S }
card-9S = { rank-9 } de { suit-S }
card-10S = { rank-10 } de { suit-S }
card-JS = { rank-J } de { suit-S }
card-QS = { rank-Q } de { suit-S }
card-KS = { rank-K } de { suit-S }
card-AS = { rank-A } de { suit-S }
