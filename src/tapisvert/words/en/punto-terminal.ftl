# Punto in the terminal.

terminal-punto-round = Punto · round { $round } · { $wins ->
    [one] one round decides
   *[other] first to { $wins } rounds
}
terminal-punto-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-punto-wins = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
terminal-punto-before = The table at the end of round { $round }:
terminal-punto-hand = In hand:
terminal-punto-moves = A move looks like r5@1,0 (type ? for help).
terminal-punto-help =
    Type a move such as r5@1,0: the card, then its column and row, counted from the first card.
    Numbers grow to the right and downwards. If you have only one card, 1,0 is enough.
    A dot · shows where you may play; brackets stand around the last card laid.

## Studies

punto-study-about = At random, single rounds are played on the kernel; programs play whole matches.
punto-study-covered = a card covers a lower one (PUN-8)
punto-study-left = neutral cards leave the game (PUN-14)
punto-study-round-won = a round is won, and its best card leaves as a trophy (PUN-13)
punto-study-round-drawn = a round is drawn (PUN-12)
punto-study-match-drawn = the match is drawn after too many rounds (PUN-16)
punto-study-round-won-why = { $value ->
    [line] a line was made (PUN-10)
    [stuck] somebody could not place a card (PUN-11)
   *[empty] somebody had no card left (PUN-11)
}
punto-study-round-won-why-text = Why rounds end that somebody wins
punto-study-round-won-how = { $value ->
    [line] with a line
    [series] with the most series (PUN-11)
   *[points] with the series of fewest points (PUN-12)
}
punto-study-round-won-how-text = How rounds are won
punto-study-match-rounds = { $value } rounds
punto-study-match-rounds-text = Rounds in a match
