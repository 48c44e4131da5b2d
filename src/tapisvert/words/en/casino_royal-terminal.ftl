# Casino Royal in the terminal.

terminal-casino_royal-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}
terminal-casino_royal-pack = { $cards ->
    [0] the pack is used up
    [one] { $cards } card in the pack
   *[other] { $cards } cards in the pack
}
terminal-casino_royal-pot = { $amount } in the pot
terminal-casino_royal-middle = { $amount } in the middle
terminal-casino_royal-money = { $amount }{ $yellow ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }({ $yellow } × 5)
       *[other] { " " }({ $yellow } × 5 + { $green })
    }
}
terminal-casino_royal-laid = { $amount } on the table
terminal-casino_royal-paid = { $amount } in the pot
terminal-casino_royal-broke = broke
terminal-casino_royal-dropped = dropped out
terminal-casino_royal-dealer = deals
terminal-casino_royal-called = Card { $count }:
terminal-casino_royal-own = In your hand:
terminal-casino_royal-typed = To type: { $moves }{ $enter ->
    [turn] { " " }(Enter: turn up the cards)
    [wait] { " " }(Enter: say nothing)
    [check] { " " }(Enter: check)
    [mark] { " " }(Enter: mark nothing)
   *[none] { "" }
}
terminal-casino_royal-moves = A move looks like turn, call, raise 3, follow… (type ? for help).
terminal-casino_royal-help =
    cut 23         cut after 23 cards
    turn           turn up a card; Enter, the whole batch; 5, five cards
    call           say “Rien ne va plus!”; in the variant call 4, with 4 chips
    wait           say nothing (or Enter)
    raise 3        open with 3 chips, or raise by 3
    check          leave it to the next
    follow         pay as much as the others
    double         “I raise”: double the amount
    drop           drop out, “I pass”
    stake 2        name the ante
    symbol L       name the symbol: column row L T H U M N square full
    mark 1 bingo   put your chip on your board 1, and say “Bingo!”
    The beginning of a word is enough (f, r 3), and so is a number where there is one thing to say.
    On a board: K♠ is open, [K♠] covered; · is not on the symbol.
