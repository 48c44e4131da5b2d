# Cartomanie: all that the game says. The words that are played are French in every language.

cartomanie-name = Cartomanie
cartomanie-about = Turn up five letters and find the finest French word. Alone, or up to 4.

## What happens

cartomanie-began = The table is laid, with { $stock } cards in the stock: { $name } begins.
cartomanie-turned = { $name } turns up { $capital ->
    [yes] the capital { $letter }
    [joker] a joker
   *[no] a small { $letter }
}.
cartomanie-made = { $name } makes “{ $word }”: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.
cartomanie-filled = { $count ->
    [one] One gap is
   *[other] { $count } gaps are
} filled, { $stock ->
    [0] the stock is empty
    [one] one card is left in the stock
   *[other] { $stock } cards are left in the stock
}.
cartomanie-passed = { $late ->
    [yes] Time is up: { $name } makes no word.
   *[no] { $name } makes no word.
}
cartomanie-asked = { $name } puts “{ $word }” to the table.
cartomanie-voted = { $name }, you { $answer ->
    [yes] accept
   *[no] refuse
} this word.
cartomanie-decided = { $accepted ->
    [yes] The table accepts “{ $word }”, { $name }’s word.
   *[no] The table refuses “{ $word }”, { $name }’s word.
}
cartomanie-new-table = { $why ->
    [no-capital] No capital in sight: all cards go back into the stock, and { $name } plays on a new table.
   *[quiet] A full round without a word: all cards go back into the stock, and { $name } plays on a new table.
}
cartomanie-ended = { $why ->
    [capitals] The last capital is gone.
    [cleared] All cards are taken!
    [quiet] The stock is empty, and nobody finds another word.
    [barren] Three new tables without a single word: that is the end.
   *[no-word] The cards that are left make no word any more.
}
cartomanie-match-won = { $name } wins the match, with { $total ->
    [0] no points
    [one] 1 point
   *[other] { $total } points
}!
cartomanie-match-shared = A tie, { $total ->
    [0] no points
    [one] 1 point
   *[other] { $total } points
} each: { $names } share the win!
cartomanie-cleared = { $left ->
    [0] All clear! { $name } took every card
    [one] { $name } leaves a single card
   *[other] { $name } leaves { $left } cards
}, with { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.

## Whose turn it is

cartomanie-prompt-turn = { $count ->
    [one] One more card to turn up, { $name }.
   *[other] Your turn, { $name }: turn up { $count } cards.
}
cartomanie-prompt-word = Your turn, { $name }: make a word, or pass.
cartomanie-prompt-wait = It is { $name }’s turn.
cartomanie-prompt-vote = { $name } puts “{ $word }” to the table: cast your vote.
cartomanie-prompt-voting = The table votes on “{ $word }”, { $name }’s word.
cartomanie-prompt-won = The match is over: { $name } wins!
cartomanie-prompt-shared = The match is over: the win is shared.
cartomanie-prompt-alone = { $left ->
    [0] All clear: not a single card is left!
    [one] The match is over: one card is left.
   *[other] The match is over: { $left } cards are left.
}

## What cannot be

refusal-cartomanie-not-your-turn = It is not your turn: it is { $name }’s.
refusal-cartomanie-match-over = The match is over.
refusal-cartomanie-turn-more = { $count ->
    [one] Turn up one more card first.
   *[other] Turn up { $count } more cards first.
}
refusal-cartomanie-five-are-up = Your cards are all up: make a word, or pass.
refusal-cartomanie-not-face-down = There is no face-down card on place { $place }.
refusal-cartomanie-no-clock = This table plays without a clock.
refusal-cartomanie-second-joker = Only one joker in a word.
refusal-cartomanie-joker-as-capital = A joker stands for a small letter only, never for the capital at the start.
refusal-cartomanie-capital-first = A word starts with a capital.
refusal-cartomanie-no-capitals = There are no capitals in this game.
refusal-cartomanie-joker-alone = A joker alone is not a word.
refusal-cartomanie-no-joker-up = There is no joker face up any more.
refusal-cartomanie-no-capital = The capital { $letter } is not face up on the table.
refusal-cartomanie-letter-missing = There are not enough small “{ $letter }” face up on the table.
refusal-cartomanie-wrong-places = The places chosen do not go with this word.
refusal-cartomanie-not-on-place = The card on place { $place } is not “{ $letter }”.
refusal-cartomanie-not-a-word = { $proper ->
    [yes] “{ $word }” is a proper noun: those are not in the dictionary.
   *[no] The word “{ $word }” is not in the dictionary.
}
refusal-cartomanie-no-vote-here = At this table the dictionary alone decides.
refusal-cartomanie-is-a-word = The word “{ $word }” is in the dictionary: play it without asking.
refusal-cartomanie-asked-already = The table has voted once in this turn already.
refusal-cartomanie-table-votes = Wait: the others vote on your word.
refusal-cartomanie-vote-first = Say first whether you accept the word.
refusal-cartomanie-voted-already = You have voted already.
refusal-cartomanie-nothing-to-vote = No word is put to the table.

## Before the match

cartomanie-option-players = Around the table
cartomanie-option-players-1 = Alone
cartomanie-option-players-2 = 2 players
cartomanie-option-players-3 = 3 players
cartomanie-option-players-4 = 4 players
cartomanie-option-version = Version
cartomanie-option-version-full = Full, 123 cards
cartomanie-option-version-short = Short, half the cards
cartomanie-option-version-children = Children, without capitals
cartomanie-option-half = Cards of the short version
cartomanie-option-half-60 = 60 cards
cartomanie-option-half-63 = 63 cards
cartomanie-option-clock = Time to think
cartomanie-option-clock-0 = No limit
cartomanie-option-clock-15 = 15 seconds
cartomanie-option-clock-30 = 30 seconds
cartomanie-option-clock-60 = 1 minute
cartomanie-option-clock-120 = 2 minutes
cartomanie-option-vote = Words the dictionary lacks
cartomanie-option-vote-true = The table may vote
cartomanie-option-vote-false = Refused
cartomanie-preset-full-1 = Alone, full
cartomanie-preset-full-2 = Two players, full
cartomanie-preset-full-3 = Three players, full
cartomanie-preset-full-4 = Four players, full
cartomanie-preset-short-1 = Alone, short
cartomanie-preset-short-2 = Two players, short
cartomanie-preset-short-3 = Three players, short
cartomanie-preset-short-4 = Four players, short
cartomanie-preset-children-1 = Alone, for children
cartomanie-preset-children-2 = Two players, for children
cartomanie-preset-children-3 = Three players, for children
cartomanie-preset-children-4 = Four players, for children
