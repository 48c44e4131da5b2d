# Les problèmes au terminal (`tapis puzzles`).

terminal-puzzles-making = Problèmes
terminal-puzzles-none = Le jeu « { $game } » n’a pas de quoi faire des problèmes : il lui manque programs/puzzles.py.
terminal-puzzles-kind = Il n’y a pas de problèmes « { $kind } » dans ce jeu. Le choix : { $known }.
terminal-puzzles-made = { $number } problèmes, trouvés dans { $matches } parties ; { $candidates } positions examinées.
terminal-puzzles-grade = Degré { $grade } : { $kinds }. Résolus par : { $shares }.
terminal-puzzles-dropped = Écartés, { $reason } : { $count }
terminal-puzzles-checked = { $game } : { $checked } problèmes prouvés à nouveau, sur { $all }.
terminal-puzzles-wrong = { $game }, { $id } : ne tient pas ({ $reason }).
terminal-puzzles-unread = Les problèmes de { $file } ne se lisent pas : { $reason }
