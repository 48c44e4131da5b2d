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
