# Puzzles: choosing, looking, understanding. What they ask is in each game's own words.

puzzles-title = Puzzles
puzzles-lead = Real positions, one right answer, and it is proven.
puzzles-grade = { $grade ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
puzzles-next-for-me = The next for me
puzzles-done = { $done } of { $all }
puzzles-rating = Your strength: { $rating }
puzzles-streak = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
puzzles-none-yet = Nothing tried yet
puzzles-right = Right!
puzzles-given = The answer
puzzles-wrong = Not quite
puzzles-again = Try again
puzzles-show = Show the answer
puzzles-next = Next
puzzles-share = Copy the link
puzzles-all = All puzzles
puzzles-counts = The first try counts
puzzles-practice = Tried before: for practice
puzzles-all-done = You have tried them all: well done. The oldest come again.
refusal-puzzle-wrong = That is not the answer.
refusal-no-puzzles = This game has no puzzles yet.
refusal-no-puzzle = There is no such puzzle, or no longer.
