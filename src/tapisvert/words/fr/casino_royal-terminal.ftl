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
terminal-casino_royal-broke = ruiné
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
