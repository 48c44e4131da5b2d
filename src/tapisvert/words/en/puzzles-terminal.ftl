# Puzzles in the terminal (`tapis puzzles`).

terminal-puzzles-making = Puzzles
terminal-puzzles-none = No puzzles can be made of the game “{ $game }”: it lacks programs/puzzles.py.
terminal-puzzles-kind = There are no puzzles “{ $kind }” in this game. The choice is: { $known }.
terminal-puzzles-made = { $number } puzzles, found in { $matches } matches; { $candidates } positions looked at.
terminal-puzzles-grade = Grade { $grade }: { $kinds }. Solved by: { $shares }.
terminal-puzzles-dropped = Dropped, { $reason }: { $count }
terminal-puzzles-checked = { $game }: { $checked } puzzles proven again, of { $all }.
terminal-puzzles-wrong = { $game }, { $id }: does not hold ({ $reason }).
terminal-puzzles-unread = The puzzles in { $file } cannot be read: { $reason }
