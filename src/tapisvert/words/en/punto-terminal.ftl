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
terminal-punto-study = At random, a game is one round.
