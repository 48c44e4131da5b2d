### table: what is said at the table

puissance4-name = Connect four
puissance4-about = Discs fall into the grid: whoever lines up four wins. For 2 players.

## What happens

puissance4-began = { $name } starts.
puissance4-dropped = { $name } plays in column { $column }.
puissance4-won = { $name } lines up { $length ->
    [4] four
    [5] five
    [6] six
   *[7] seven
} discs { $way ->
    [row] side by side
    [column] on top of each other
   *[other] on a diagonal
} and wins!
puissance4-drawn = The grid is full, and nobody has lined up four discs: a draw.

## Whose turn it is

puissance4-prompt-drop = Your turn, { $name }: which column?
puissance4-prompt-wait = It is { $name }’s turn.
puissance4-prompt-won = The game is over: { $name } has won!
puissance4-prompt-drawn = The game is over: it is a draw.
puissance4-move = Column { $column }

## What cannot be done

refusal-puissance4-match-over = The game is over.
refusal-puissance4-not-your-turn = It is not your turn: it is { $name }’s.
refusal-puissance4-no-column = The grid has only { $columns } columns.
refusal-puissance4-full = Column { $column } is full.

## Before the game

puissance4-option-board = The grid
puissance4-option-board-7x6 = 7 columns, 6 rows
puissance4-option-board-8x7 = 8 columns, 7 rows
puissance4-option-starter = Who starts
puissance4-option-starter-lot = Drawn by lot
puissance4-option-starter-1 = Player 1
puissance4-option-starter-2 = Player 2

## What is seen

puissance4-field-state = the table
puissance4-field-options = rules
puissance4-field-board = grid
puissance4-field-starter = who starts
puissance4-field-seat = your seat
puissance4-field-turn = turn of
puissance4-field-columns = columns
puissance4-field-last = last disc
puissance4-field-lines = lined up
puissance4-field-outcome = result
puissance4-field-winners = wins
puissance4-field-scores = points

### page: what the page shows

puissance4-board = Grid
puissance4-picture = A game of connect four
puissance4-headline = { $width } × { $height }
puissance4-disc = { $disc ->
    [1] red
   *[2] ivory
}
puissance4-column = { $room ->
    [0] Column { $column }, full
    [one] Column { $column }, one place
   *[other] Column { $column }, { $room } places
}{ $discs ->
    [none] {""}
   *[other] , from the bottom: { $discs }
}{ $mark ->
    [last] ; the last disc fell here
    [line] ; part of the winning line
    [hint] ; advised
   *[none] {""}
}
puissance4-left = { $left ->
    [one] { $left } disc left
   *[other] { $left } discs left
}
puissance4-hint = Hint

### rules: the rules

puissance4-rules-title = The rules of connect four
puissance4-rules-lead = For two players from the age of 6. A game takes five minutes.
puissance4-rules-minute = In one minute
puissance4-rules-minute-1 = On your turn, choose a column: your disc falls to the bottom, or onto the topmost disc.
puissance4-rules-minute-2 = Line up four of your discs, side by side, on top of each other or on a diagonal, and you win.
puissance4-rules-minute-3 = Watch out where the other already has three!
puissance4-rules-exactly = The exact rules
puissance4-rules-section-things = What there is
puissance4-rules-pui-1 = The grid stands upright. It has 7 columns and 6 rows, or 8 columns and 7 rows if the players agree on it.
puissance4-rules-pui-2 = Player 1 has the red discs, marked with a dot; player 2 has the ivory ones, marked with a diamond. Together they fill the grid.
puissance4-rules-section-turns = Taking turns
puissance4-rules-pui-3 = It is drawn by lot who starts, unless the players agree on it. Then they take turns; nobody passes.
puissance4-rules-pui-4 = On their turn, players drop a disc into a column that is not full. It falls into the lowest free cell and stays there.
puissance4-rules-section-end = The end
puissance4-rules-pui-5 = Whoever has at least four of their own discs, without a gap, in a row, a column or a diagonal wins at once.
puissance4-rules-pui-6 = If the grid is full and nobody has won, the game is drawn.
puissance4-rules-pui-7 = Nothing is hidden: everybody sees all discs.

### terminal: what the terminal says

terminal-puissance4-moves = A move is the number of a column, such as 4.
terminal-puissance4-help =
    Type the number of the column that your disc is to fall into, as it stands below the grid.
    Brackets are around the last disc, or around the line that won.
