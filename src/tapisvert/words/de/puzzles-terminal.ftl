# Die Aufgaben im Terminal (`tapis puzzles`).

terminal-puzzles-making = Aufgaben
terminal-puzzles-none = Zum Spiel „{ $game }“ lassen sich keine Aufgaben machen: Es fehlt programs/puzzles.py.
terminal-puzzles-kind = Aufgaben „{ $kind }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $known }.
terminal-puzzles-made = { $number } Aufgaben, gefunden in { $matches } Partien; { $candidates } Stellungen angesehen.
terminal-puzzles-grade = Grad { $grade }: { $kinds }. Gelöst von: { $shares }.
terminal-puzzles-dropped = Aussortiert, { $reason }: { $count }
terminal-puzzles-checked = { $game }: { $checked } Aufgaben neu bewiesen, von { $all }.
terminal-puzzles-wrong = { $game }, { $id }: hält nicht ({ $reason }).
terminal-puzzles-unread = Die Aufgaben in { $file } lassen sich nicht lesen: { $reason }
