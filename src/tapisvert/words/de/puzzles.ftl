# Die Aufgaben: wählen, suchen, verstehen. Ihre Fragen stehen in den Wörtern jedes Spiels.

puzzles-title = Aufgaben
puzzles-lead = Echte Stellungen, eine einzige richtige Antwort, bewiesen.
puzzles-grade = { $grade ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}
puzzles-next-for-me = Die nächste für mich
puzzles-done = { $done } von { $all }
puzzles-rating = Ihre Stärke: { $rating }
puzzles-streak = { $count ->
    [one] { $count } in Folge
   *[other] { $count } in Folge
}
puzzles-none-yet = Noch nichts versucht
puzzles-right = Richtig!
puzzles-given = Die Antwort
puzzles-wrong = Nicht ganz
puzzles-again = Noch einmal
puzzles-show = Antwort zeigen
puzzles-next = Die nächste
puzzles-share = Link kopieren
puzzles-all = Alle Aufgaben
puzzles-counts = Der erste Versuch zählt
puzzles-practice = Schon versucht: zum Üben
puzzles-all-done = Sie haben alle versucht: bravo. Es geht bei den ältesten weiter.
refusal-puzzle-wrong = Das ist nicht die Antwort.
refusal-no-puzzles = Dieses Spiel hat noch keine Aufgaben.
refusal-no-puzzle = Diese Aufgabe gibt es nicht, oder nicht mehr.
