### table: what is said at the table

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
cartomanie-voted = { $name } { $answer ->
    [yes] accepts
   *[no] refuses
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

## A hint, step by step

cartomanie-hint-none = There is no word in these cards: pass.
cartomanie-hint-letters = { $count ->
    [one] There is a word of one letter.
   *[other] There is a word of { $count } letters.
}
cartomanie-hint-first = { $count ->
    [one] This word of one letter is { $letter }.
   *[other] This word of { $count } letters begins with { $letter }.
}
cartomanie-hint-known = A well-known word: “{ $word }”, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
cartomanie-hint-best = The best word: “{ $word }”, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
cartomanie-why-word = “{ $word }” brings { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} and takes { $count ->
    [one] one card
   *[other] { $count } cards
}.
cartomanie-hint-clears = { $count ->
    [one] With it, nothing is left.
   *[other] Beginning with it, all can be cleared in { $count } words.
}
cartomanie-hint-turn = { $count ->
    [one] Turn up a card: face down, they are all alike.
   *[other] Turn up { $count } cards: face down, they are all alike.
}
cartomanie-hint-vote = Whether this is a word is for you to say: no program meddles.

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
refusal-cartomanie-no-capital = A word starts with a capital, and the capital { $letter } is not face up.
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

### page: what the page shows

# Cartomanie: what only the page says of it.

cartomanie-table = The cards on the table
cartomanie-picture = Letter cards on the cloth, and the word “Boxait” that was just found
# The aim in one line. `capitals`: whether a word begins with a capital.
cartomanie-aim = { $players ->
    [1] Clear all the cards, word by word{ $capitals ->
        [yes] , each with a capital
       *[no] {""}
    }.
   *[other] Make words from the cards that are up{ $capitals ->
        [yes] , a capital first
       *[no] {""}
    }. The most points win.
}
cartomanie-aim-short = { $players ->
    [1] clear the table
   *[other] { $capitals ->
        [yes] words with a capital
       *[no] words for points
    }
}
cartomanie-kind-full = Full game
cartomanie-kind-short = Short game
cartomanie-kind-children = Children’s game
cartomanie-kind-alone = Alone, as a patience

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

cartomanie-daily = The short version, without a clock
cartomanie-daily-alone = { $score ->
    [0] All cards taken!
    [one] One card left
   *[other] { $score } cards left
  }

# What stays of a match in “Your matches”.
cartomanie-best-word = Best word: { $text }, { $value } points
cartomanie-best-long = Longest word: { $text }, { $value } letters

### rules: the rules page

# The rules page of Cartomanie, in our own words. The ids MAN-… are those of the rules.

cartomanie-rules-title = The rules of Cartomanie
cartomanie-rules-lead = For 1 to 4 players, half an hour. Turn up letter cards and find the finest French word among them.

## In one minute

cartomanie-rules-minute = In one minute
cartomanie-rules-minute-1 = Twenty-four letter cards lie face down on the table. On your turn, turn up five of them, one by one.
cartomanie-rules-minute-2 = With all the cards that are up, make a French word: a capital first, then small letters. You take its cards and score the sum of their values.
cartomanie-rules-minute-3 = A capital is worth twice its small letter. The joker stands for a small letter and is worth nothing.
cartomanie-rules-minute-4 = No word? The cards stay, and the next player turns up five more. Mind the time: 30 seconds for a word!
cartomanie-rules-minute-5 = When there are no more capitals, or no more words, most points win. Alone, try to leave no card.

## The titles

cartomanie-rules-exactly = The rules, exactly
cartomanie-rules-section-pack = The cards
cartomanie-rules-section-words = The words
cartomanie-rules-section-play = A turn
cartomanie-rules-section-end = The stuck table, and the end
cartomanie-rules-section-alone = Alone
cartomanie-rules-section-versions = Other versions
cartomanie-rules-section-advice = A piece of advice
cartomanie-rules-section-example = An example
cartomanie-rules-link = Link to rule { $rule }
cartomanie-rules-letters = Letters
cartomanie-rules-small = Small
cartomanie-rules-capital = Capital

## The rules

cartomanie-rules-man-1 = 123 letter cards, capitals and small letters, with two jokers, all shuffled together.
cartomanie-rules-man-2 = The value is printed on the card: B is worth 6, T 4; a and e 1, i, o, s, t, u 2, g 3, x 5.
cartomanie-rules-man-3 = Small letters are worth 1 to 5 points, the rarer the more; a capital is worth twice its small letter, a joker 0.
cartomanie-rules-man-4 = 31 capitals: every letter once, and a second A, C, E, P and S. 92 other cards: 14 e, 9 a, 8 i, 6 each of n, o, r and s, 5 each of t and u, 4 l, 3 c, 2 each of d, m and p, one of every other letter, and 2 jokers.
cartomanie-rules-man-5 = All French words count: plurals, feminine forms, verbs in all their forms, in the classical spelling or in that of 1990. Accents and cedillas are ignored (Ô is played O), a ligature is two letters. No hyphens and no apostrophes; symbols and abbreviations (kg, cm) are not words. The words of one letter are A, O, X and Y. Programs and hints never say a rude word; players lay what the dictionary knows.
cartomanie-rules-man-6 = A word starts with a capital and has no other: all further letters are small. With no capital up, no word.
cartomanie-rules-man-7 = At most one joker in a word. It stands for a small letter, never for the capital.
cartomanie-rules-man-8 = A word scores the sum of its cards’ values.
cartomanie-rules-man-9 = A word the dictionary lacks may be put to the table, once a turn: all the others must accept it. That is the way for proper nouns. A table can do without; if you play only against programs, the dictionary decides.
cartomanie-rules-man-10 = Players are named after the compass: the Méridional in the south deals, the Ponantais in the west begins, then clockwise the Septentrional in the north and the Levantin in the east. With fewer than four, seats are filled west, south, north, east; alone, one is the first two.
cartomanie-rules-man-11 = 24 cards face down, six wide and four high; the rest is the stock.
cartomanie-rules-man-12 = On a turn the player turns up five face-down cards of their choice, or all if fewer are left, one by one, seeing each before choosing the next. All cards that are up are then theirs to use, those of earlier turns included.
cartomanie-rules-man-13 = Then they make one word and take its cards to their pile, or make none.
cartomanie-rules-man-14 = After a word, the gaps are filled face down from the stock. If nothing was taken, nothing is filled, and the next player turns up five more.
cartomanie-rules-man-15 = 30 seconds of thought a turn (or by choice: no limit, 15, 30, 60 or 120). The clock starts when the fifth card is up; when it runs out, the turn is over and the cards stay.
cartomanie-rules-man-16 = All cards are up and no capital is among them: all go back into the stock, which is shuffled, and the player whose turn it was plays on a new table.
cartomanie-rules-man-17 = The stock is empty, all cards are up and a capital shows: every player in turn gets one more chance. When a full round passes without a word, the match is over; a word starts the round of chances again. The turn that turned up the last card counts, so does one lost on time; alone it is one turn.
cartomanie-rules-man-18 = The match is also over when every capital in play has been taken. That the stock is empty is not enough.
cartomanie-rules-man-19 = All cards are up, a capital shows and the stock is not empty, but a full round passes without a word: a new table is laid, as in MAN-16. After three new tables in a row without a word the match is over; it is over at once if the dictionary has no word in all the cards that are left, unless the table votes.
cartomanie-rules-man-20 = The highest total wins. Equal totals share the win.
cartomanie-rules-man-21 = Alone, the aim is to take all cards: those left are counted (0 is a full success), with the points beside them. A word should be made whenever there is one; passing is allowed, but the match takes note of such turns and shows them at the end.
cartomanie-rules-man-22 = Short version: half the cards, 60 (or 63 by choice), drawn at random, with 12 to 18 capitals.
cartomanie-rules-man-23 = Children’s version: half (46) of the 92 cards that are no capitals, on a table of 15, five wide and three high. So a word needs no capital; a joker may stand for its first letter too, but is not a word alone. MAN-16 and MAN-18 do not apply, MAN-17 and MAN-19 are read without the capital, and the match is also over when all cards are taken.
cartomanie-rules-man-24 = Between words of equal value, prefer the one that takes difficult letters (j k q w x y z), except when the stock is empty.
cartomanie-rules-man-e1 = Both are possible: Boxait is worth 6 + 2 + 5 + 1 + 2 + 2 = 18, Tatouages 4 + 1 + 2 + 2 + 2 + 1 + 3 + 1 + 2 = 18. At equal value Boxait is better: it takes the x.

## The pictures, for those who do not see them

cartomanie-rules-board-kinds = Three cards: the capital B, large and red in an ornate frame, worth 6; the small x on its line, worth 5; the joker, a star, worth 0.
cartomanie-rules-board-turn = Twelve cards, five of them up: the capital B and the small letters o, t, a, x.
cartomanie-rules-board-word = Among cards up and down, B, o, x, a, i, t are chosen: Boxait.
cartomanie-rules-board-joker = Boxait, with a joker in place of the x.
cartomanie-rules-board-boxait = The word Boxait.
cartomanie-rules-board-tatouages = The word Tatouages.

### lessons: the guided first turn

cartomanie-lesson-turn = Turning cards up
cartomanie-lesson-turn-1 = Each turn, five cards are turned up. Here are four: turn up the fifth, any one.
cartomanie-lesson-turn-done = Five more cards: now find a word!
cartomanie-lesson-first = The first word
cartomanie-lesson-first-1 = A word, a capital first: tap C, h, a, t, then “Make the word”.
cartomanie-lesson-first-done = Nice! Its cards are yours, and new hidden cards fill the gaps.
refusal-cartomanie-lesson-first-pass = You may pass, but a word is waiting for you: C, h, a, t.
refusal-cartomanie-lesson-first-capital = A word begins with its capital: tap the C first.
refusal-cartomanie-lesson-first-unknown = The dictionary does not have this word: try C, h, a, t.
cartomanie-lesson-pass = No capital
cartomanie-lesson-pass-1 = No capital, so no word! Pass: the cards stay.
cartomanie-lesson-pass-done = There: in the next turn five more cards will be turned up.
refusal-cartomanie-lesson-pass-capital = A word begins with a capital, and there is none: pass.
cartomanie-lesson-value = How many points?
cartomanie-lesson-value-1 = The word “Chat” is worth 12 points. Do better, with all five cards: C, a, h, o, t.
cartomanie-lesson-value-done = 14 points! Every letter counts, and the capital counts twice.
refusal-cartomanie-lesson-value-longer = That is a word, but a longer one is worth more: C, a, h, o, t.
refusal-cartomanie-lesson-value-pass = You may pass, but a fine word is waiting: C, a, h, o, t.
refusal-cartomanie-lesson-value-capital = A word begins with its capital: tap the C first.
refusal-cartomanie-lesson-value-unknown = The dictionary does not have this word: try C, a, h, o, t.
cartomanie-lesson-left = What others leave
cartomanie-lesson-left-1 = The letters that Camille left are yours, too: make M, a, i, s, o, n.
cartomanie-lesson-left-done = A fine house! All that lies open is for whoever’s turn it is.
refusal-cartomanie-lesson-left-house = That is a word, but all these letters make more: M, a, i, s, o, n.
refusal-cartomanie-lesson-left-pass = Passing would leave “Maison” to Camille!
refusal-cartomanie-lesson-left-capital = A word begins with its capital: tap the M first.
refusal-cartomanie-lesson-left-unknown = The dictionary does not have this word: try M, a, i, s, o, n.
cartomanie-lesson-joker = The joker
cartomanie-lesson-joker-1 = The joker stands for a small letter. Make “Lune”: L, u, n, and the joker for e.
cartomanie-lesson-joker-done = A moon! The joker is worth 0, but it makes the word.
refusal-cartomanie-lesson-joker-moon = That is a word, but “Lune” takes more letters: L, u, n, and the joker for e.
refusal-cartomanie-lesson-joker-pass = You may pass, but with the joker “Lune” is yours.
refusal-cartomanie-lesson-joker-first = The joker is never the capital: begin with the L.
refusal-cartomanie-lesson-joker-capital = A word begins with its capital: tap the L first.
refusal-cartomanie-lesson-joker-unknown = The dictionary does not have this word: try L, u, n, and the joker for e.
cartomanie-lesson-hard = Rare letters
cartomanie-lesson-hard-1 = The x is worth 5, and hard to place. Use it: B, o, x, a, i, t.
cartomanie-lesson-hard-done = 18 points, and the x is out of the way. j, k, q, w, x, y, z: place them early!
refusal-cartomanie-lesson-hard-longer = The x is in it, good! But more letters fit: B, o, x, a, i, t.
refusal-cartomanie-lesson-hard-rare = That is a word, but the x would stay there. Place it while you can.
refusal-cartomanie-lesson-hard-pass = Passing would leave “Boxait” to Camille!
refusal-cartomanie-lesson-hard-capital = A word begins with its capital: tap the B first.
refusal-cartomanie-lesson-hard-unknown = The dictionary does not have this word: try B, o, x, a, i, t.
cartomanie-lesson-match = A real match
cartomanie-lesson-match-1 = Score more points than the easiest program.

### puzzles: the puzzles, whose answers are proven

cartomanie-puzzle-best-word = The best word
cartomanie-puzzle-best-word-task = Which word is worth most?
cartomanie-puzzle-best-word-why = The word “{ $word }” is worth { $points } points. Of { $words } possible words, the next is worth only { $second }.
cartomanie-puzzle-best-word-proof = The whole dictionary was looked through: { $counted } ways to spell a word with these cards.
cartomanie-puzzle-best-word-wrong = There is a better one, and only one: it is worth { $points } points.
cartomanie-puzzle-clear = Clear the table
cartomanie-puzzle-clear-task = { $cards } cards, { $count } words: clear the table.
cartomanie-puzzle-clear-why = The only way to use all { $cards } cards: { $list }.
cartomanie-puzzle-clear-proof = Every way to part them was tried with the whole dictionary: { $counted } words laid.
cartomanie-puzzle-clear-wrong = With this word, cards would be left over in the end.

### terminal: what the terminal and studies say

# What the doctor says.

terminal-cartomanie-dictionary = The dictionary of Cartomanie is there: { $words } words.
terminal-cartomanie-no-dictionary = The dictionary of Cartomanie is missing. From the sources, “make lexicon” builds it; a wheel carries it.

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
terminal-cartomanie-help-turn = 7              turn up the card on place 7; several at once: 3 8 12
terminal-cartomanie-help-all = turn           turn up the first ones, as many as are due
terminal-cartomanie-help-word = boxait         make this word; accents, the capital and a missing letter’s joker are seen to
terminal-cartomanie-help-joker = bo(x)ait       the joker is to stand for the x
terminal-cartomanie-help-places = bat 4 9 17     take the cards on these places, where several would do
terminal-cartomanie-help-command = word record    for a word that is a command as well
terminal-cartomanie-help-ask = ask kevin      put a word to the table that the dictionary lacks; the others say yes or no, for all to see
terminal-cartomanie-help-pass = pass           make no word
terminal-cartomanie-help-legal = legal names no words: to find them is the game.
terminal-cartomanie-help-cards = On the table: { $capitals ->
    [yes] { "[B]" }6 a capital, e 1 a small letter
   *[no] e 1 a letter
}, * 0 a joker, each with its value; ▒▒▒ lies face down.
terminal-cartomanie-help-time = No clock runs in the terminal: whoever has thought too long types time, and passes.

## Studies

cartomanie-study-about = At random, whole matches are played on the kernel. Every legal move has the same chance there, and each spelling of a word is a move, as are passing and letting the time run out. Alone, the score is the number of cards left, and the aim is none (MAN-21); with others it is points.
cartomanie-study-scores-text = Points of every player; alone, the cards that were left over, so that fewer are better (MAN-21).
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

## To print and cut out

cartomanie-paper-cards = Cartomanie: the letters
