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
