# What a shared link says of itself before it is opened.

preview-home = Table games for the whole family: against a program, around one screen, or with friends.
preview-table = { $free ->
    [0] A table of { $game }, where a match is on.
    [one] A table of { $game } is waiting for you: one seat is free.
   *[other] A table of { $game } is waiting for you: { $free } seats are free.
}
preview-replay = A match of { $game }: { $names }.
preview-replay-won = A match of { $game }: { $names }. Won by { $winners }.
preview-replay-drawn = A match of { $game }: { $names }. Nobody has won.
preview-learn = Learn { $game } by small scenes, at a real table.
preview-rules = The rules of { $game }.
preview-puzzles = { $game }: find the only good move.
