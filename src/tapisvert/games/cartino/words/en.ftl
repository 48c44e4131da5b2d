### table: what is said at the table

# Cartino: all that the game says. The facts `suit` are the letters C, D, H, S, the facts `rank` those of cards.ftl.

cartino-name = Cartino
cartino-about = Every stone has its field: lay it against the strong ones. For 2 to 4.

## The stones

stone-2C = { rank-2 } of { suit-C }
stone-3C = { rank-3 } of { suit-C }
stone-4C = { rank-4 } of { suit-C }
stone-5C = { rank-5 } of { suit-C }
stone-6C = { rank-6 } of { suit-C }
stone-7C = { rank-7 } of { suit-C }
stone-8C = { rank-8 } of { suit-C }
stone-9C = { rank-9 } of { suit-C }
stone-10C = { rank-10 } of { suit-C }
stone-JC = { rank-J } of { suit-C }
stone-QC = { rank-Q } of { suit-C }
stone-KC = { rank-K } of { suit-C }
stone-AC = { rank-A } of { suit-C }
stone-2D = { rank-2 } of { suit-D }
stone-3D = { rank-3 } of { suit-D }
stone-4D = { rank-4 } of { suit-D }
stone-5D = { rank-5 } of { suit-D }
stone-6D = { rank-6 } of { suit-D }
stone-7D = { rank-7 } of { suit-D }
stone-8D = { rank-8 } of { suit-D }
stone-9D = { rank-9 } of { suit-D }
stone-10D = { rank-10 } of { suit-D }
stone-JD = { rank-J } of { suit-D }
stone-QD = { rank-Q } of { suit-D }
stone-KD = { rank-K } of { suit-D }
stone-AD = { rank-A } of { suit-D }
stone-2H = { rank-2 } of { suit-H }
stone-3H = { rank-3 } of { suit-H }
stone-4H = { rank-4 } of { suit-H }
stone-5H = { rank-5 } of { suit-H }
stone-6H = { rank-6 } of { suit-H }
stone-7H = { rank-7 } of { suit-H }
stone-8H = { rank-8 } of { suit-H }
stone-9H = { rank-9 } of { suit-H }
stone-10H = { rank-10 } of { suit-H }
stone-JH = { rank-J } of { suit-H }
stone-QH = { rank-Q } of { suit-H }
stone-KH = { rank-K } of { suit-H }
stone-AH = { rank-A } of { suit-H }
stone-2S = { rank-2 } of { suit-S }
stone-3S = { rank-3 } of { suit-S }
stone-4S = { rank-4 } of { suit-S }
stone-5S = { rank-5 } of { suit-S }
stone-6S = { rank-6 } of { suit-S }
stone-7S = { rank-7 } of { suit-S }
stone-8S = { rank-8 } of { suit-S }
stone-9S = { rank-9 } of { suit-S }
stone-10S = { rank-10 } of { suit-S }
stone-JS = { rank-J } of { suit-S }
stone-QS = { rank-Q } of { suit-S }
stone-KS = { rank-K } of { suit-S }
stone-AS = { rank-A } of { suit-S }
stone-joker = joker

## What happens

cartino-began = { $name } has the lowest stone and starts.
cartino-drew = { $name } draws { $count ->
    [one] a stone
   *[other] { $count } stones
}, { $bag ->
    [0] the bag is empty
   *[other] { $bag } left in the bag
}.
cartino-took = Drawn by { $name }: { $stones }.
cartino-laid = { $name } { $how ->
    [joker] lays a joker as the { card }
    [exchange] swaps the joker for { card-the }
   *[stone] lays { card-the }
} on the { cartino-level } half{ $count ->
    [0] , touching nothing.
   *[other] : touches { $ranks }, +{ $points }.
}
cartino-all-five = { $name } lays five { card-suit } in one turn: 10 points more, { $points } for this turn!
cartino-took-back = { $name } takes back { $how ->
    [joker] the joker that lay as the { card }
    [exchange] { card-the }, and the joker lies there again
   *[stone] { card-the }
}.{ $first ->
    [yes] { " " }The others have seen it.
   *[no] { "" }
}
cartino-scored = { $name } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}: { $total } in all.
cartino-passed = { $name } has nowhere to lay a joker and passes.
cartino-went-out = { $name } has laid every stone: { $points } points more!
cartino-counted = { $name } is left with: { $stones }. That is { $points ->
    [one] 1 point
   *[other] { $points } points
} less, { $total } in all.
cartino-match-won = { $name } wins the match, with { $total ->
    [one] { $total } point
   *[other] { $total } points
}!
cartino-match-shared = A tie at { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $names } share the win!

## Whose turn it is

cartino-prompt-lay = Your turn, { $name }: lay one or more stones of a single suit.
cartino-prompt-more = { $points ->
    [0] Nothing
    [one] 1 point
   *[other] { $points } points
} so far, { $name }: lay more { card-suit }, or end your turn.
cartino-prompt-wait = It is { $name }’s turn.
cartino-prompt-won = The match is over: { $name } won!
cartino-prompt-shared = The match is over: the win is shared.

## A hint, step by step

cartino-tip-suit = The suit to look at: { card-suit }.
cartino-tip-count = { $stones ->
    [one] One stone
   *[other] { $stones } stones
} of this suit: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them for all five
}.
cartino-tip-wiser = Another turn would score { $points }, but this one { $why ->
    [joker] keeps a joker
    [opens] leaves less to { $name }
   *[wins] wins more often
}.
cartino-hint-end = It gets no better: end the turn.
# Why a stone scores.
cartino-explain = { $how ->
    [joker] Joker as { card }
    [exchange] { cartino-explain-card } for the joker
   *[stone] { cartino-explain-card }
}{ $half ->
    [u] , upper half
   *[l] , lower half
}: { $count ->
    [0] touches nothing, +0
   *[other] touches { $ranks }, +{ $points }
}
cartino-explain-card = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
   *[other] { $rank }
} of { card-suit }

## What cannot be done

refusal-cartino-not-your-turn = It is not your turn: it is { $name }’s.
refusal-cartino-match-over = The match is over.
refusal-cartino-no-such-field = This board has no field for { card-the }.
refusal-cartino-second-suit = This turn you are laying { card-suit }: { cartino-other-suit } must wait for the next.
refusal-cartino-not-on-rack = You do not have { card-the } on your rack.
refusal-cartino-no-joker = You have no joker.
refusal-cartino-joker-just-won = The joker you have just won may only be laid from your next turn on.
refusal-cartino-no-joker-there = There is no joker here to swap for { card-the }.
refusal-cartino-joker-of-this-turn = This joker was laid just now: only jokers that lay there when the turn began can be swapped.
refusal-cartino-joker-lies-there = A joker lies on the { cartino-level } half: swap it for { card-the }, or take the other half.
refusal-cartino-half-taken = For { card-the }, the { cartino-level } half is already taken.
refusal-cartino-must-join = At this table the first stone of a turn must touch another, and one of yours can.
refusal-cartino-nothing-laid = Lay at least one stone first.
refusal-cartino-enough-taken-back = You have already taken back { $count } stones: for this turn, what is laid stays laid.
cartino-level = { $half ->
    [u] upper
   *[l] lower
}
cartino-other-suit = { $other ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}

## Before the match

cartino-option-players = Around the table
cartino-option-players-2 = 2 players
cartino-option-players-3 = 3 players
cartino-option-players-4 = 4 players
cartino-option-edition = Board
cartino-option-edition-32 = 32 fields, from 7 to ace
cartino-option-edition-52 = 52 fields, from 2 to ace
cartino-option-queen = Value of the queen
cartino-option-queen-3 = 3 points
cartino-option-queen-5 = 5 points
cartino-option-joker = A joker that is swapped
cartino-option-joker-retired = Leaves the game
cartino-option-joker-reused = Goes to whoever swapped it, for their next turn
cartino-option-joining = The first stone of a turn
cartino-option-joining-free = May be laid anywhere
cartino-option-joining-if_possible = Must touch another, if it can
cartino-preset-french-2 = Two players, French rules
cartino-preset-french-3 = Three players, French rules
cartino-preset-french-4 = Four players, French rules
cartino-preset-german-2 = Two players, German rules
cartino-preset-german-3 = Three players, German rules
cartino-preset-german-4 = Four players, German rules

### page: what the page shows

# Cartino: what only the page says about it.

cartino-board = Board
cartino-picture = A match of Cartino going on
cartino-aim = Lay stones of one suit: each scores what it touches. The highest total wins.
cartino-aim-short = touching scores
cartino-kind-french = French sheet
cartino-kind-german = German sheet

cartino-headline = { $edition } fields · { $bag ->
    [0] bag empty
   *[other] { $bag } in the bag
}
cartino-bag = { $count ->
    [0] The bag is empty
    [one] One stone in the bag
   *[other] { $count } stones in the bag
}
cartino-place = { $card }, { $half ->
    [u] upper half
   *[l] lower half
}{ $lies ->
    [stone] , laid
    [joker] , a joker lies there
   *[no] {""}
}{ $may ->
    [lay] , possible: +{ $points }
    [exchange] , the joker can be exchanged: +{ $points }
   *[no] {""}
}
cartino-rack = Your rack
cartino-rack-stone = { $stone }{ $may ->
    [yes] {""}
   *[no] , not now
}

## The turn

cartino-five = five { card-suit }: +{ $points }
cartino-turn-sum = {"="} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartino-end = End turn
cartino-back = Take back
cartino-pick-first = Take a stone from your rack first.
cartino-own-field = { cartino-explain-card } goes on its own field, upper or lower half.

## Points

cartino-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $chips ->
    [0] no chips
    [one] one chip of 20
   *[other] { $chips } chips of 20
}, counter on { $at }; { $count ->
    [0] no stones
    [one] one stone
   *[other] { $count } stones
} on the rack
cartino-over = End of the match
cartino-over-out = { $name } laid the last stone and the bag is empty. What is left on the racks counts against its owner.
cartino-over-stuck = Nobody can lay any more. What is left on the racks counts against its owner.
cartino-over-player = Player
cartino-over-laid = Laid
cartino-over-bonus = All laid
cartino-over-left = Left
cartino-over-total = Total

cartino-daily = A whole match for two

# What stays of a match in “Your matches”.
cartino-best-turn = Best turn: { $value } points
cartino-best-total = Highest total: { $value } points

### rules: the rules page

# The rules page of Cartino, in our own words. The ids CAR-… are those of the rules.

cartino-rules-title = The rules of Cartino
cartino-rules-lead = For 2 to 4 players. Stones like a pack of cards, and a board where each has its place.

## In one minute

cartino-rules-minute = In one minute
cartino-rules-minute-1 = You have five stones that only you can see. Each has its field on the board, and every field has two halves: upper and lower.
cartino-rules-minute-2 = On your turn, lay one or more stones of a single suit. Each scores what the stones it touches are worth: ace 5, king 4, queen 3 (5 in the German rules), jack 2, all others 1.
cartino-rules-minute-3 = The order matters: first the ace, then the king beside it, and the king scores 5. Five stones in one turn: 10 points more!
cartino-rules-minute-4 = The joker takes the place of any stone. If you have the real one, swap it for the joker.
cartino-rules-minute-5 = Draw as many stones as you laid. When the bag is empty and somebody has laid everything, they get 10 points, and the stones you still hold cost you their value, a joker 6. The most points win!

## The headings

cartino-rules-exactly = The exact rules
cartino-rules-section-board = The board and the stones
cartino-rules-section-values = What the stones are worth
cartino-rules-section-start = Before you start
cartino-rules-section-turn = A turn
cartino-rules-section-score = Keeping score
cartino-rules-section-end = The end
cartino-rules-section-examples = Six examples
cartino-rules-section-sheets = Two sets of rules for one game
cartino-rules-link = Link to rule { $rule }

## The two sets of rules

cartino-rules-sheets = The game was sold with two sets of rules, one French and one German. They differ in three points; each table can take one or the other, or mix them.
cartino-rules-point = Point
cartino-rules-french = French rules
cartino-rules-german = German rules
cartino-rules-point-edition = Board (CAR-1)
cartino-rules-point-queen = Queen (CAR-6)
cartino-rules-point-joker = A swapped joker (CAR-15)
cartino-rules-french-edition = 32 fields, 66 stones
cartino-rules-french-queen = 3 points
cartino-rules-french-joker = leaves the game
cartino-rules-german-edition = 52 fields, 106 stones
cartino-rules-german-queen = 5 points
cartino-rules-german-joker = goes to whoever swapped it

## The rules

cartino-rules-car-1 = A field for every card of the pack: 32 fields, from 7 to ace in four suits, or 52, from 2 to ace. Two stones of every card, and 2 jokers.
cartino-rules-car-2 = Every field has an upper and a lower half, each with room for one stone.
cartino-rules-car-3 = The board of 32 fields: every suit has a corner, and the high cards meet in the middle.
cartino-rules-car-4 = The board of 52 fields: one suit a row, from the 2 on the left to the ace on the right.
cartino-rules-car-5 = Two stones touch if their halves share a side: left and right on the same level, above and below. The other half of the same field counts too. Suits do not matter. So a stone touches at most four others.
cartino-rules-car-6 = Ace 5, king 4, queen 3 (5 in the German rules), jack 2, all others 1.
cartino-rules-car-7 = A joker stands for any stone. On the board it is the stone of its field: whoever touches it scores what that stone is worth.
cartino-rules-car-8 = All stones and jokers go into the bag. Everybody draws five and hides them from the others.
cartino-rules-car-9 = Whoever has the lowest stone in the lowest suit starts. From low to high: diamonds, hearts, spades, clubs; within a suit from 7 (or 2) to ace. On a tie the next stones are compared; jokers count as the highest. Then play goes clockwise.
cartino-rules-car-10 = In a turn you lay stones of a single suit, and at least one. A joker is laid as a stone of that suit. Two jokers may share a field.
cartino-rules-car-11 = A stone is laid on its own field, on the upper or the lower half, if that half is empty. Laid stones never move. Until you end your turn you may take back what you have just laid; but the others see every stone as it is laid, taken back or not.
cartino-rules-car-12 = A stone that touches nothing scores nothing, but it may be laid. A table can agree that the first stone of a turn must touch another, if one on the rack can; a swap counts if it touches something, and later stones are free.
cartino-rules-car-13 = Stones are laid one after another, in any order you like. Each scores, when it is laid, the values of the stones it touches, those of the same turn included; never its own.
cartino-rules-car-14 = Five stones of one suit in a single turn: 10 points more. Jokers laid as that suit count.
cartino-rules-car-15 = On your turn you may swap a joker on the board for the stone it stands for, if you lay its suit and it lay there when the turn began. The swap scores and counts like any laid stone. The joker leaves the game. In the German rules it goes to whoever swapped it and may be laid from the next turn on; but if the bag was empty when the turn began, it leaves the game.
cartino-rules-car-16 = After your turn you draw as many stones as you laid, while the bag lasts. A joker won by a swap counts among the five on the rack.
cartino-rules-car-17 = Whoever has only jokers and finds no empty half passes. When nobody can lay anything, the game ends, without the bonus of CAR-20.
cartino-rules-car-18 = The counter moves on a track of 20 fields. With 32 fields, as on the French sheet, you take a chip of 20 on reaching 20 and go on from nought; with 52, as on the German one, on passing 20, and go on from 1. At the end a total may fall below zero.
cartino-rules-car-19 = Everybody’s points can be seen at every moment.
cartino-rules-car-20 = When somebody has laid all their stones and the bag is empty, the game ends at once: 10 points to whoever finished.
cartino-rules-car-21 = Stones left on a rack cost their value; a joker costs 6.
cartino-rules-car-22 = The highest total wins. Equal totals share the win.
cartino-rules-car-e1 = The king of spades where it touches nothing: 0.
cartino-rules-car-e2 = The fields are neighbours, but the stones lie on different levels: they do not touch, 0.
cartino-rules-car-e3 = The king against the 8 of spades: 1.
cartino-rules-car-e4 = The 8 against the king: 4.
cartino-rules-car-e5 = A king between ace, queen and two kings, its twin in the same field and the one facing it: 5 + 4 + 4 + 3 = 16.
cartino-rules-car-e6 = Ace, king and queen of a suit in one turn, side by side: 0, then 5, then 4, so 9.

## The pictures, for those who do not see them

cartino-rules-board-32 = The board of 32 fields, empty. Clubs at the top left, spades at the top right, diamonds at the bottom left, hearts at the bottom right. The tens are in the four corners, the aces in the middle.
cartino-rules-board-52 = The board of 52 fields, empty. Four rows from 2 to ace: clubs, spades, hearts, diamonds.
cartino-rules-board-touch = The king of spades was just laid beside the ace and against the 8: it scores 5 and 1, so 6.
cartino-rules-board-order = Ace, king and queen of spades side by side; the king scored 5, the queen 4.
cartino-rules-board-joker = A joker on the field of the king of hearts, beside the ace of hearts. The real king may take its place and then scores 5.
cartino-rules-board-e1 = The king of spades alone on the board.
cartino-rules-board-e2 = The king of spades on the upper half of its field; the queen of spades beside it on the lower half of hers.
cartino-rules-board-e3 = The king of spades on the upper half of its field, right below the 8 of spades.
cartino-rules-board-e4 = The 8 of spades on the lower half of its field, right above the king of spades.
cartino-rules-board-e5 = The king of spades on the lower half of its field, between ace and queen of spades, below its twin and above the king of hearts.
cartino-rules-board-e6 = Ace, king and queen of spades side by side, on the upper halves of their fields.

### lessons: the guided first turns

cartino-lesson-first-1 = The king of spades lies there. Your 8 of spades has its field right above: lay it on the lower half, against the king.
cartino-lesson-first-2 = It touches the king: 4 points! Another spade: lay the queen on the upper half of her field, beside the king.
cartino-lesson-first-3 = 4 more points. You have no spade left, and a turn takes one suit only: end your turn.
cartino-lesson-first-4 = You drew two stones. Lay the 9 of spades where it touches the most points.
cartino-lesson-first-5 = Queen and 8: 3 + 1, four more points! End your turn.
refusal-cartino-lesson-first-level = Next to it, but not on the same level: the stone would not touch the king, and score nothing.
refusal-cartino-lesson-first-king = It may go there, but the 8 scores more: each stone scores what it touches, and a king is worth 4.
refusal-cartino-lesson-first-more = You may stop here, but the queen is a spade, too: there is still room for her in this turn.
refusal-cartino-lesson-first-back = You may take it back, but it lies well: go on.
refusal-cartino-lesson-first-nine = Up there the 9 would touch nothing: look at the other half of its field.
refusal-cartino-lesson-first-best = It may go there, but it would touch nothing: try the 9 of spades.

cartino-lesson-first = Touching and scoring
cartino-lesson-first-done = 12 points in two turns: each stone scores what it touches.
cartino-lesson-field = Every stone has its field
cartino-lesson-field-1 = Lay the king of spades on its field, on whichever half you like.
cartino-lesson-field-2 = There it lies. End your turn: you will draw another stone.
cartino-lesson-field-done = That is it: a stone on its field, and always five stones before you.
refusal-cartino-lesson-field-king = That is allowed, too, but let us begin with the king of spades, on its own field.
refusal-cartino-lesson-field-back = You may take it back, but it lies well: end your turn.
cartino-lesson-values = What stones are worth
cartino-lesson-values-1 = An ace is worth 5, a king 4, a queen 3, a jack 2. Lay your king between ace and queen!
cartino-lesson-values-done = 5 + 3: eight points at once, and the king itself does not count.
refusal-cartino-lesson-values-level = Lower down the king would touch neither ace nor queen: lay it on their level.
refusal-cartino-lesson-values-nothing = Allowed, but this stone touches nothing: no points. The king of hearts scores 8.
cartino-lesson-order = In which order?
cartino-lesson-order-1 = Ace, king, queen of spades, side by side: first lay the one that is worth most.
cartino-lesson-order-2 = Now the king beside the ace, on the same level.
cartino-lesson-order-3 = Five points! And the queen beside the king.
cartino-lesson-order-done = 0 + 5 + 4: nine points. The other way round it would be seven.
refusal-cartino-lesson-order-ace = Allowed, but the ace is worth 5: laid first, the king will touch it.
refusal-cartino-lesson-order-spades = Allowed, but your three spades bring more: begin with the ace of spades.
refusal-cartino-lesson-order-more = Allowed, but you have a spade left, and it fits into this turn.
refusal-cartino-lesson-order-back = You may take it back, but it lies well: go on.
refusal-cartino-lesson-order-level = Not on the same level: they would not touch, and that makes no points.
refusal-cartino-lesson-order-king = The queen does not touch the ace: the king goes between. Lay it first.
cartino-lesson-suit = One suit a turn
cartino-lesson-suit-1 = Clubs or diamonds? Choose the suit that scores most around the king.
cartino-lesson-suit-2 = Four points. Lay your other diamond against the king, too!
cartino-lesson-suit-done = Eight points with two diamonds: the club would have made four.
refusal-cartino-lesson-suit-club = The club scores 4, but it is alone: two diamonds in one turn score 8.
refusal-cartino-lesson-suit-level = Not on the king’s level: this stone would score nothing.
refusal-cartino-lesson-suit-nothing = Allowed, but this stone touches nothing and scores nothing.
refusal-cartino-lesson-suit-more = You may stop here, but your other diamond scores 4 more points.
refusal-cartino-lesson-suit-back = You may take it back, but it lies well: go on.
cartino-lesson-five = Five at once
cartino-lesson-five-1 = Four spades lie there. Lay the fifth against the jack!
cartino-lesson-five-2 = Five spades in one turn: 10 points more! End your turn.
cartino-lesson-five-done = Five stones of one suit in one turn: ten points on top.
refusal-cartino-lesson-five-touch = That brings the ten points, too, but up there the 10 touches nothing: the other half touches the jack.
refusal-cartino-lesson-five-fifth = You may stop, but the fifth spade brings 10 points more.
refusal-cartino-lesson-five-back = You may take it back, but it lies well: go on.
cartino-lesson-joker = The joker
cartino-lesson-joker-1 = The joker stands for any stone. Lay it where it touches the ace and the queen.
cartino-lesson-joker-done = Eight points! On the king’s field the joker is a king.
refusal-cartino-lesson-joker-better = Allowed, but there is better: on the field of the king of hearts it touches ace and queen.
refusal-cartino-lesson-joker-take = Allowed, but it is the joker that scores 8 points: take it.
cartino-lesson-exchange = Taking the joker’s place
cartino-lesson-exchange-1 = This joker plays the king of hearts, and you have the real one. Lay it on the joker!
cartino-lesson-exchange-done = Five points, and the joker is out of the game.
refusal-cartino-lesson-exchange-below = Below, it touches the joker alone: 4 points. In its place it touches the ace: 5.
refusal-cartino-lesson-exchange-king = Allowed, but this stone scores nothing. Take the king of hearts.
cartino-lesson-out = The end of a match
cartino-lesson-out-1 = The bag is empty, and you have two spades left. Lay one of them.
cartino-lesson-out-2 = And the other! Whoever has no stone left ends the match.
cartino-lesson-out-3 = Nothing left: end your turn.
cartino-lesson-out-done = 10 points for you, and Camille’s stones count against her: you win!
refusal-cartino-lesson-out-back = You may take it back, but it lies well: go on.
cartino-lesson-match = A real match
cartino-lesson-match-1 = Score more points than the easiest program.

### puzzles: the puzzles, whose answers are proven

cartino-puzzle-best-turn = The turn that scores most
cartino-puzzle-best-turn-task = Which turn scores most? Lay your stones, then end the turn.
cartino-puzzle-best-turn-why = { $points } points: no other turn scores as many.
cartino-puzzle-best-turn-proof = All possible turns, in every order: { $counted } in all.
cartino-puzzle-best-turn-wrong = That does not lead to the best turn: it scores { $points } points.
cartino-puzzle-more = Not yet: the best turn scores { $points } points.
cartino-puzzle-exact-end = The exact end
cartino-puzzle-exact-end-task = The bag is empty; the other one still has { $stones }. Which turn gives you the largest lead at the end?
cartino-puzzle-exact-end-why = That way you end at least { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} ahead, whatever the other one does. Any other turn costs you { $less } or more.
cartino-puzzle-exact-end-proof = The end was played in every possible way: { $counted } positions.
cartino-puzzle-exact-end-wrong = Another turn makes sure of a lead of { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} at the end.

### terminal: what the terminal and studies say

# Cartino in the terminal.

terminal-cartino-heading = Cartino · { $fields } fields · { $bag ->
    [0] the bag is empty
    [one] { $bag } stone in the bag
   *[other] { $bag } stones in the bag
}
terminal-cartino-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $chips ->
    [0] { "" }
   *[other] { " " }({ $chips } × 20 + { $place })
}
terminal-cartino-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
terminal-cartino-rack = On your rack:
terminal-cartino-sum-laid = in play
terminal-cartino-sum-bonus = all laid
terminal-cartino-sum-left = left
terminal-cartino-sum-total = total
terminal-cartino-which-half = Upper half (u) or lower (l)?
terminal-cartino-moves = A move looks like KSu, *KSu or KSu!, and then end (type ? for help).
terminal-cartino-help =
    KSu            lay the king (K) of spades (S) on the upper half (u) of its field; l is the lower one
    { "*KSu" }           lay a joker there instead
    { "KSu!" }           swap the joker that lies there for your king
    back           take back the last stone
    end            end your turn
    Ranks: A ace, K king, Q queen, J jack, 10 to 2. Suits: C clubs, D diamonds, H hearts, S spades.
    KS is enough, too: if both halves are free, you are asked which one.
    On the board: ks empty, [KS] a stone, *KS* a joker.
    A dot · shows where your stones may go, ! what can be swapped, + what you laid in this turn.

## Studies

cartino-study-about = At random, whole matches are played on the kernel, where nobody takes a stone back.
cartino-study-scores-text = The points of every player at the end, with what the stones left over cost and bring.
cartino-study-laid-how = { $value ->
    [stone] a stone is laid (CAR-11)
    [joker] a joker is laid (CAR-7)
   *[exchange] a joker is exchanged for its stone (CAR-15)
}
cartino-study-all-five = five stones of a suit in one turn (CAR-14)
cartino-study-passed = somebody has to pass (CAR-17)
cartino-study-went-out = somebody lays the last stone (CAR-20)
cartino-study-counted = stones left on a rack count against their owner (CAR-21)
cartino-study-match-shared = equal totals share the win (CAR-22)
cartino-study-stone-touches = { $value ->
    [0] touches nothing and scores nothing (CAR-12)
    [1] touches one stone (CAR-13)
   *[other] touches { $value } stones (CAR-13)
}
cartino-study-stone-touches-text = How many others a stone touches
cartino-study-turn-stones = { $value ->
    [1] one stone
   *[other] { $value } stones
}
cartino-study-turn-stones-text = Stones laid in a turn
cartino-study-turn-points = { $value } points
cartino-study-turn-points-text = What a turn brings

## To print and cut out

cartino-paper-board = Cartino: the board
cartino-paper-stones = Cartino: stones and jokers
cartino-paper-track = Cartino: the track
cartino-paper-chips = Cartino: chips of 20 points
cartino-paper-counters = Cartino: the counters
