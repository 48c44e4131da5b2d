# Punto: what only the page says of it.

punto-board = Board
punto-picture = A game of Punto in progress
punto-headline = round { $round } · first to { $wins }
punto-cell-card = { punto-card }, column { $column }, row { $row }{ $legal ->
    [yes] , can be covered
   *[no] {""}
}
punto-cell-empty = Empty, column { $column }, row { $row }{ $legal ->
    [yes] , possible
   *[no] {""}
}
punto-cell-closed = Closed, column { $column }, row { $row }
punto-hand-choose = Card { $number }: { $card }
punto-square-columns = { $room ->
    [full] Six columns: there is no seventh.
   *[tight] Only one more column, on the left or the right.
}
punto-square-rows = { $room ->
    [full] Six rows: there is no seventh.
   *[tight] Only one more row, at the top or the bottom.
}
punto-square-fixed = The square is fixed: six by six.
punto-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
punto-wins = { $wins } of { $of } rounds won
punto-round-over = End of round { $round }
punto-side = Side
punto-lines = Lines
punto-series = Series of { punto-length }
punto-points = Points
punto-rounds-won = Rounds
