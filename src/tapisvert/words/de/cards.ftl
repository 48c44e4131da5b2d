# Spielkarten, für alle Spiele, die welche haben. Eine Karte ist ein Rang und eine Farbe.

## Die Farben

suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik

## Die Ränge

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

## Was in der Ecke einer Karte steht

letter-2 = 2
letter-3 = 3
letter-4 = 4
letter-5 = 5
letter-6 = 6
letter-7 = 7
letter-8 = 8
letter-9 = 9
letter-10 = 10
letter-J = B
letter-Q = D
letter-K = K
letter-A = A

## Eine Karte mit ihrem Artikel im Akkusativ, dann ohne, nach $rank und $suit

card-the = { $rank ->
    [A] das { card-suit }-Ass
    [K] den { card-suit }-König
    [Q] die { card-suit }-Dame
    [J] den { card-suit }-Buben
   *[other] die { card-suit }-{ $rank }
}
card = { card-suit }-{ card-rank }
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
