# Cartomanie: what only the page says of it.

cartomanie-table = The cards on the table
cartomanie-picture = Letter cards on the cloth, and the word “Boxait” that was just found
cartomanie-headline = { $version ->
    [short] Short version
    [children] Children’s version
   *[full] Full version
} · { $stock ->
    [0] stock empty
   *[other] { $stock } in the stock
}
cartomanie-place-gap = Place { $place }, empty
cartomanie-place-down = Place { $place }, face-down card
cartomanie-place-up = { $kind ->
    [capital] Capital { $letter }
    [joker] Joker
   *[small] Small { $letter }
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, place { $place }{ $order ->
    [0] {""}
   *[other] , letter { $order } of the word
}
cartomanie-stock = { $count ->
    [0] The stock is empty
    [one] One card in the stock
   *[other] { $count } cards in the stock
}

## The word

cartomanie-spell = Tap letters, or type a word.
cartomanie-type = Your word
cartomanie-type-short = Type a word…
cartomanie-make = Make the word
cartomanie-pass = Pass
cartomanie-clear = Clear the word
cartomanie-hint = Hint
cartomanie-hint-none = There is no word in these cards: pass.
cartomanie-running = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartomanie-missing = One “{ $letter }” is missing
cartomanie-swap = “{ $letter }”, { $joker ->
    [yes] with the joker
   *[no] place { $place }
}: take another card
cartomanie-swap-short = Take another card
cartomanie-joker-stands = The joker stands for:
cartomanie-joker-open = Say first which letter the joker stands for.

## The vote

cartomanie-ask = Put it to the table
cartomanie-accept = I accept
cartomanie-refuse = I refuse
cartomanie-vote-wait = Waiting for the others to answer…
cartomanie-vote-given = You have { $yes ->
    [yes] accepted
   *[no] refused
}. Waiting for the others…

## The seats

cartomanie-compass-west = Ponantais (west)
cartomanie-compass-north = Septentrional (north)
cartomanie-compass-east = Levantin (east)
cartomanie-compass-south = Méridional (south)
cartomanie-compass-alone = Ponantais and Méridional
cartomanie-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $words ->
    [0] no words
    [one] one word
   *[other] { $words } words
}
cartomanie-left = { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
cartomanie-pile = { $words ->
    [one] One word
   *[other] { $words } words
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## The end

cartomanie-over = The end of the match
cartomanie-over-words = Words
cartomanie-over-best = The finest
cartomanie-over-left = Cards left
cartomanie-over-total = Points
cartomanie-look-back = Every turn and its best word
cartomanie-look-turn = Turn
cartomanie-look-who = Player
cartomanie-look-word = Word made
cartomanie-look-best = The best
cartomanie-look-none = { $late ->
    [yes] too late
   *[no] none
}
cartomanie-missed-none = Not a chance missed: whenever there was a word, you found one.
cartomanie-missed = { $count ->
    [one] One turn passed though there was a word:
   *[other] { $count } turns passed though there was a word:
}
cartomanie-missed-turn = turn { $turn }
