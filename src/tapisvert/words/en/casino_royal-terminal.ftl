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

## Studies

casino_royal-study-about = A match is an evening: the score is the money at its end. At random, evenings are played on the kernel, where legal moves are counted at every decision and not at a quarter. In poker, the first to act is who cuts in the first round, to the dealer’s right (CAS-D2); in the variant and in Bingo it is the dealer. The others follow to the left.
casino_royal-study-called = a card is called (CAS-A2, CAS-B4, CAS-C3)
casino_royal-study-raised-how = { $value ->
    [open] somebody opens the betting (CAS-B3)
    [double] somebody doubles (CAS-B5)
   *[raise] somebody raises (CAS-A4, CAS-B3)
}
casino_royal-study-dropped = somebody drops out (CAS-A4, CAS-B3)
casino_royal-study-nobody-called = a pause at which nobody calls (CAS-A5, CAS-B5)
casino_royal-study-side-pot = a side pot (CAS-B9)
casino_royal-study-broke = somebody without money is out (CAS-D1)
casino_royal-study-match-shared = equal riches share the evening (CAS-D1)
casino_royal-study-shared-why = { $value ->
    [best] equal hands share (CAS-5)
    [bingo] several have Bingo at the same card (CAS-C4)
   *[other] several share
}
casino_royal-study-round-ended-by = { $value ->
    [call] “Rien ne va plus” (CAS-A5, CAS-B5)
    [alone] all others dropped out (CAS-A4, CAS-B6)
    [pack] the pack was used up (CAS-A7, CAS-B10)
    [bingo] “Bingo” (CAS-C4)
   *[unsaid] nobody said Bingo (CAS-C4)
}
casino_royal-study-round-ended-by-text = What ends a round
casino_royal-study-call-by-the-winner = { $value ->
    [yes] who called won (CAS-A6, CAS-B7)
   *[no] somebody else won (CAS-A6, CAS-B7)
}
casino_royal-study-call-by-the-winner-text = Whether a call was right
casino_royal-study-winner-hand = { $value ->
    [straight-flush] straight flush
    [four] four of a kind
    [full] full house
    [flush] flush
    [straight] straight
    [three] three of a kind
    [two-pairs] two pairs
    [pair] pair
    [none] no card at all
   *[high] high cards
}
casino_royal-study-winner-hand-text = Hands that won (CAS-4)
casino_royal-study-winner-left-of-the-dealer = { $value ->
    [0] the dealer
    [1] the dealer’s left neighbour
   *[other] { $value } places further
}
casino_royal-study-winner-left-of-the-dealer-text = Where the winner of a round sits
casino_royal-study-winner-chips = { $value } chips
casino_royal-study-winner-chips-text = What the winner takes from the others
