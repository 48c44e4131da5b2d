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

## Jede Karte, um sie hintereinander zu nennen

card-2C = { suit-C }-{ rank-2 }
card-3C = { suit-C }-{ rank-3 }
card-4C = { suit-C }-{ rank-4 }
card-5C = { suit-C }-{ rank-5 }
card-6C = { suit-C }-{ rank-6 }
card-7C = { suit-C }-{ rank-7 }
card-8C = { suit-C }-{ rank-8 }
card-9C = { suit-C }-{ rank-9 }
card-10C = { suit-C }-{ rank-10 }
card-JC = { suit-C }-{ rank-J }
card-QC = { suit-C }-{ rank-Q }
card-KC = { suit-C }-{ rank-K }
card-AC = { suit-C }-{ rank-A }
card-2D = { suit-D }-{ rank-2 }
card-3D = { suit-D }-{ rank-3 }
card-4D = { suit-D }-{ rank-4 }
card-5D = { suit-D }-{ rank-5 }
card-6D = { suit-D }-{ rank-6 }
card-7D = { suit-D }-{ rank-7 }
card-8D = { suit-D }-{ rank-8 }
card-9D = { suit-D }-{ rank-9 }
card-10D = { suit-D }-{ rank-10 }
card-JD = { suit-D }-{ rank-J }
card-QD = { suit-D }-{ rank-Q }
card-KD = { suit-D }-{ rank-K }
card-AD = { suit-D }-{ rank-A }
card-2H = { suit-H }-{ rank-2 }
card-3H = { suit-H }-{ rank-3 }
card-4H = { suit-H }-{ rank-4 }
card-5H = { suit-H }-{ rank-5 }
card-6H = { suit-H }-{ rank-6 }
card-7H = { suit-H }-{ rank-7 }
card-8H = { suit-H }-{ rank-8 }
card-9H = { suit-H }-{ rank-9 }
card-10H = { suit-H }-{ rank-10 }
card-JH = { suit-H }-{ rank-J }
card-QH = { suit-H }-{ rank-Q }
card-KH = { suit-H }-{ rank-K }
card-AH = { suit-H }-{ rank-A }
card-2S = { suit-S }-{ rank-2 }
card-3S = { suit-S }-{ rank-3 }
card-4S = { suit-S }-{ rank-4 }
card-5S = { suit-S }-{ rank-5 }
card-6S = { suit-S }-{ rank-6 }
card-7S = { suit-S }-{ rank-7 }
card-8S = { suit-S }-{ rank-8 }
card-9S = { suit-S }-{ rank-9 }
card-10S = { suit-S }-{ rank-10 }
card-JS = { suit-S }-{ rank-J }
card-QS = { suit-S }-{ rank-Q }
card-KS = { suit-S }-{ rank-K }
card-AS = { suit-S }-{ rank-A }
