# Cartomanie in the terminal.

terminal-cartomanie-heading = Cartomanie · turn { $turn } · { $stock ->
    [0] the stock is empty
    [one] { $stock } card in the stock
   *[other] { $stock } cards in the stock
}
terminal-cartomanie-west = Ponantais
terminal-cartomanie-north = Septentrional
terminal-cartomanie-east = Levantin
terminal-cartomanie-south = Méridional
terminal-cartomanie-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-cartomanie-missed = Turns passed although the dictionary had a word: { $turns }.
terminal-cartomanie-moves = Type places to turn up (3 8 12), then a word, or pass (type ? for help).
terminal-cartomanie-help =
    7              turn up the card on place 7; several at once: 3 8 12
    turn           turn up the first ones, as many as are due
    boxait         make this word; accents, the capital and a missing letter’s joker are seen to
    bo(x)ait       the joker is to stand for the x
    bat 4 9 17     take the cards on these places, where several would do
    word record    for a word that is a command as well
    ask kevin      put a word to the table that the dictionary lacks; the others say yes or no, for all to see
    pass           make no word
    legal names no words: to find them is the game.
    On the table: [B]6 a capital, e 1 a small letter, * 0 a joker, each with its value; ▒▒▒ lies face down.
    No clock runs in the terminal: whoever has thought too long types time, and passes.

## Studies

cartomanie-study-about = At random, whole matches are played on the kernel. Every legal move has the same chance there, and each spelling of a word is a move, as are passing and letting the time run out. Alone, the score is the number of cards left, and the aim is none (MAN-21); with others it is points.
cartomanie-study-filled = the gaps are filled from the stock (MAN-14)
cartomanie-study-turn-word = { $value ->
    [yes] a turn makes a word
   *[no] a turn makes no word (MAN-13)
}
cartomanie-study-turn-word-text = Turns that make a word
cartomanie-study-word-joker = { $value ->
    [yes] a word uses a joker (MAN-7)
   *[no] a word uses none
}
cartomanie-study-word-letters = { $value ->
    [1] one letter
   *[other] { $value } letters
}
cartomanie-study-word-letters-text = How long the words are
cartomanie-study-new-table-why = { $value ->
    [no-capital] a new table, for want of a capital (MAN-16)
   *[quiet] a new table, after a full round without a word (MAN-19)
}
cartomanie-study-ended-why = { $value ->
    [capitals] all capitals are used (MAN-18)
    [cleared] all cards are taken (MAN-21)
    [quiet] the stock is gone, and a full round makes no word (MAN-17)
    [barren] three new tables bring no word (MAN-19)
   *[no-word] no word is left in all the cards (MAN-19)
}
cartomanie-study-ended-why-text = Why it ends
cartomanie-study-match-shared = equal totals share the win (MAN-20)
