# Casino Royal au terminal.

terminal-casino_royal-round = { $rounds ->
    [0] manche { $round }
   *[other] manche { $round } sur { $rounds }
}
terminal-casino_royal-pack = { $cards ->
    [0] le paquet est épuisé
    [one] { $cards } carte au paquet
   *[other] { $cards } cartes au paquet
}
terminal-casino_royal-pot = { $amount } au pot
terminal-casino_royal-middle = { $amount } au milieu
terminal-casino_royal-money = { $amount }{ $yellow ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }({ $yellow } × 5)
       *[other] { " " }({ $yellow } × 5 + { $green })
    }
}
terminal-casino_royal-laid = { $amount } sur la table
terminal-casino_royal-paid = { $amount } dans le pot
terminal-casino_royal-broke = sans argent
terminal-casino_royal-dropped = hors de la manche
terminal-casino_royal-dealer = donne
terminal-casino_royal-called = Carte { $count } :
terminal-casino_royal-own = Dans votre main :
terminal-casino_royal-typed = À taper : { $moves }{ $enter ->
    [turn] { " " }(Entrée : retourner les cartes)
    [wait] { " " }(Entrée : ne rien dire)
    [check] { " " }(Entrée : passer la parole)
    [mark] { " " }(Entrée : ne rien marquer)
   *[none] { "" }
}
terminal-casino_royal-moves = Un coup s’écrit turn, call, raise 3, follow… (tapez ? pour l’aide).
terminal-casino_royal-help =
    cut 23         couper après 23 cartes
    turn           retourner une carte ; Entrée, toute la série ; 5, cinq cartes
    call           dire « Rien ne va plus ! » ; dans la variante call 4, avec 4 jetons
    wait           ne rien dire (ou Entrée)
    raise 3        ouvrir avec 3 jetons, ou relancer de 3
    check          passer la parole
    follow         suivre, ou « je continue »
    double         « j’enchéris » : doubler la somme
    drop           se retirer, ou « je passe »
    stake 2        fixer la mise de départ
    symbol L       annoncer le symbole : column row L T H U M N square full
    mark 1 bingo   poser son jeton sur son plateau 1, et dire « Bingo ! »
    Le début d’un mot suffit (f, r 3), et un nombre seul là où il n’y a qu’une chose à dire.
    Sur un plateau : R♠ n’est pas couvert, [R♠] l’est ; · n’est pas sur le symbole.

## Les études

casino_royal-study-about = Une partie est une soirée : le résultat est l’argent à la fin. Au hasard, les soirées sont jouées sur le noyau, où les coups permis sont comptés à chaque décision, et non à un quart d’entre elles. Au poker, le premier à agir est celui qui coupe à la première manche, à droite du donneur (CAS-D2) ; dans la variante et au Bingo, c’est le donneur. Les autres suivent vers la gauche.
casino_royal-study-called = une carte est annoncée (CAS-A2, CAS-B4, CAS-C3)
casino_royal-study-raised-how = { $value ->
    [open] quelqu’un ouvre les mises (CAS-B3)
    [double] quelqu’un double (CAS-B5)
   *[raise] quelqu’un relance (CAS-A4, CAS-B3)
}
casino_royal-study-dropped = quelqu’un se retire (CAS-A4, CAS-B3)
casino_royal-study-nobody-called = une pause où personne n’arrête (CAS-A5, CAS-B5)
casino_royal-study-side-pot = un pot à part (CAS-B9)
casino_royal-study-broke = quelqu’un sans argent quitte la table (CAS-D1)
casino_royal-study-match-shared = des richesses égales partagent la soirée (CAS-D1)
casino_royal-study-shared-why = { $value ->
    [best] des mains égales partagent (CAS-5)
    [bingo] plusieurs ont Bingo à la même carte (CAS-C4)
   *[other] plusieurs partagent
}
casino_royal-study-round-ended-by = { $value ->
    [call] « Rien ne va plus » (CAS-A5, CAS-B5)
    [alone] tous les autres se sont retirés (CAS-A4, CAS-B6)
    [pack] le paquet est épuisé (CAS-A7, CAS-B10)
    [bingo] « Bingo » (CAS-C4)
   *[unsaid] personne n’a dit Bingo (CAS-C4)
}
casino_royal-study-round-ended-by-text = Ce qui finit une manche
casino_royal-study-call-by-the-winner = { $value ->
    [yes] qui a arrêté a gagné (CAS-A6, CAS-B7)
   *[no] un autre a gagné (CAS-A6, CAS-B7)
}
casino_royal-study-call-by-the-winner-text = Si l’arrêt était juste
casino_royal-study-winner-hand = { $value ->
    [straight-flush] quinte flush
    [four] carré
    [full] full
    [flush] couleur
    [straight] quinte
    [three] brelan
    [two-pairs] deux paires
    [pair] paire
    [none] pas une carte
   *[high] cartes hautes
}
casino_royal-study-winner-hand-text = Les mains qui gagnent (CAS-4)
casino_royal-study-winner-left-of-the-dealer = { $value ->
    [0] le donneur
    [1] son voisin de gauche
   *[other] { $value } places plus loin
}
casino_royal-study-winner-left-of-the-dealer-text = Où est assis le gagnant d’une manche
casino_royal-study-winner-chips = { $value } jetons
casino_royal-study-winner-chips-text = Ce que le gagnant prend aux autres
