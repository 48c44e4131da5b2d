### table: what is said at the table

marienbad-name = Marienbad
marienbad-about = Rows of matches: whoever takes the last one loses. For 2 players.

## What happens

marienbad-began = { $name } starts.
marienbad-took = { $name } takes { $count ->
    [one] one match
   *[other] { $count } matches
} from row { $row }.
marienbad-won = { $last ->
    [wins] { $name } takes the last match and wins!
   *[loses] The last match is taken: { $name } wins!
}

## Whose turn it is

marienbad-prompt-take = Your turn, { $name }: take matches from one row.
marienbad-prompt-wait = It is { $name }’s turn.
marienbad-prompt-won = The game is over: { $name } has won!

## What cannot be done

refusal-marienbad-match-over = The game is over.
refusal-marienbad-not-your-turn = It is not your turn: it is { $name }’s.
refusal-marienbad-too-few = { $left ->
    [0] There are no matches left in row { $row }.
    [one] There is only one match in row { $row }.
   *[other] There are only { $left } matches in row { $row }.
}

## Before the game

marienbad-option-rows = The rows
marienbad-option-rows-1-3-5-7 = 1, 3, 5 and 7 matches
marienbad-option-rows-3-4-5 = 3, 4 and 5 matches
marienbad-option-last = The last match
marienbad-option-last-loses = Whoever takes it loses
marienbad-option-last-wins = Whoever takes it wins

## What is seen

marienbad-field-options = rules
marienbad-field-turn = turn of
marienbad-field-rows = rows
marienbad-field-taken = taken
marienbad-field-outcome = result
marienbad-field-last = the last one

### rules: the rules

marienbad-rules-title = The rules of Marienbad
marienbad-rules-lead = For two players. A game takes a minute or two.
marienbad-rules-minute = In one minute
marienbad-rules-minute-1 = On your turn, take as many matches as you like from one row.
marienbad-rules-minute-2 = Whoever has to take the last match has lost.
marienbad-rules-exactly = The exact rules
marienbad-rules-mar-1 = The matches lie in four rows of 1, 3, 5 and 7, or in three rows of 3, 4 and 5.
marienbad-rules-mar-2 = It is drawn by lot who starts; then the players take turns.
marienbad-rules-mar-3 = On their turn, players take at least one match, and as many as they like, from a single row.
marienbad-rules-mar-4 = Whoever takes the last match loses. The players may agree that it wins instead.
marienbad-rules-mar-5 = Nothing is hidden: everybody sees all matches.

### lessons: the guided first turns

marienbad-lesson-first = Guided first turns
marienbad-lesson-first-1 = 4 and 5 matches are left. Take one from the lower row: then both are equal.
marienbad-lesson-first-2 = One is left above. Take the whole lower row: the last one is for the other player.
marienbad-lesson-first-done = The last match is taken, and not by you: you have won!
refusal-marienbad-lesson-first-equal = You may, but the two rows would not be equal.
refusal-marienbad-lesson-first-row = You may, but then the last one of the lower row is left for you.
refusal-marienbad-lesson-first-leave = You may, but more than one match would be left.

### terminal: what the terminal says

terminal-marienbad-moves = A move looks like b3: the row, and how many matches.
terminal-marienbad-help =
    Type the row and how many matches: b3 takes three from the second row.
    The rows are called a, b, c and d, from the top. The number before a move will do, too.
