### table: what is said at the table

# Punto: everything the game says. The facts called `colour` are the letters r, b, g, y.

punto-name = Punto
punto-about = Line up your colours: beside other cards, or on top of lower ones. For 2 to 8, from age 7.

## The cards

punto-colour-r = red
punto-colour-b = blue
punto-colour-g = green
punto-colour-y = yellow
punto-card = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $value }
punto-card-near = { $near_colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $near_value }
punto-card-under = { $under_colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $under_value }
punto-card-trophy = { $trophy_colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $trophy_value }
# A length in letters, as in “series of three”.
punto-length = { $length ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $length }
}

## What happens

punto-dealt = Round { $round }: the cards are dealt, { $name } starts.
punto-left = { $count ->
    [one] One neutral card is left over and leaves the game.
   *[other] { $count } neutral cards are left over and leave the game.
}
punto-turned-up = { $name } turns up the { punto-card }.
punto-drew = { $name } draws { $count ->
    [1] a card
   *[other] { $count } cards
}.
punto-took = Drawn by { $name }: the { punto-card }.
punto-placed = { $name } puts the { punto-card } { $way ->
    [left] to the left of the { punto-card-near }
    [right] to the right of the { punto-card-near }
    [above] above the { punto-card-near }
    [below] below the { punto-card-near }
    [corner] at the corner of the { punto-card-near }
   *[start] in the middle of the table
}.
punto-covered = { $name } covers the { punto-card-under } with a { punto-card }.
punto-ended-by = { $why ->
    [stuck] { $name } cannot place a card, so the round ends.
    [empty] { $name } has no cards left, so the round ends.
   *[line] The line is made.
}
punto-round-won = { $how ->
    [line] The round goes to { $side_name }: { punto-length } in a row!
    [series] { punto-ended-by } It goes to { $side_name }: { $count ->
        [1] the only series of { punto-length }
       *[other] the most series of { punto-length } ({ $count })
    }.
   *[points] { punto-ended-by } It goes to { $side_name }: on a tie, the lowest series of { punto-length }, { $points } points.
} Trophy: the { punto-card-trophy }.
punto-round-drawn = { punto-ended-by } Nothing separates the players: the round is drawn.
punto-match-won = The match goes to { $side_name }, with { $wins ->
    [one] one round won
   *[other] { $wins } rounds won
}!
punto-match-drawn = The match is drawn: level at the top, with { $wins ->
    [one] one round
   *[other] { $wins } rounds
} each.

## Whose turn it is

punto-prompt-first = Your turn, { $name }: put the { punto-card } in the middle of the table.
punto-prompt-place = Your turn, { $name }: put the { punto-card } beside a card or on a lower one.
punto-prompt-choose = Your turn, { $name }: { $count ->
    [1] place your last card.
   *[other] choose one of your { $count } cards and place it.
}
punto-prompt-wait = It is { $name }’s turn.
punto-prompt-won = The match is over: { $side_name } won!
punto-prompt-drawn = The match is over: a draw.

## A hint, step by step

# Several cards of a colour, as in “three red cards”.
punto-cards-of = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $count ->
    [one] card
   *[other] cards
}
punto-spot = { $way ->
    [left] to the left of the { punto-card-near }
    [right] to the right of the { punto-card-near }
    [above] above the { punto-card-near }
    [below] below the { punto-card-near }
    [corner] at the corner of the { punto-card-near }
    [cover] on the { punto-card-under }
   *[start] in the middle of the table
}
punto-tip-look-hand = The place is settled: all there is to choose is the card.
punto-tip-look-own = { $count ->
    [one] Look here, at your { punto-cards-of }.
   *[other] Look here, at your { $count } { punto-cards-of }.
}
punto-tip-look-theirs = Look here, at { $side_name }’s { $count } { punto-cards-of }.
punto-tip-look-lower = { $count ->
    [one] Look at the card of others that you can cover.
   *[other] Look at the cards of others that you can cover.
}
punto-tip-look-here = Look at this corner of the table.
punto-tip-place = Put the { punto-card } { punto-spot }.
punto-tip-only = Nothing else is possible.
punto-tip-wins = That makes { punto-length } { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} in a row: the round is yours!
punto-tip-blocks = It blocks { $still ->
    [yes] one side of {""}
   *[no] {""}
}{ $side_name }’s line of { punto-length }{ $value ->
    [9] {""}
   *[other] {" "}(only a card above { $value } could still go there)
}.
punto-tip-breaks = It breaks { $side_name }’s line of { punto-length }.
punto-tip-threatens = Then you lack just one card for { punto-length } in a row.
punto-tip-builds = It makes you a line of { punto-length }.
punto-tip-covers = It covers a card of another side.
punto-tip-other = Nearly as good: the { punto-card } { punto-spot }.

## What cannot be done

refusal-punto-not-your-turn = It is not your turn: it is { $name }’s.
refusal-punto-match-over = The match is over.
refusal-punto-not-in-hand = You do not have the { punto-card } to play now.
refusal-punto-first-in-middle = The first card goes in the middle of the table.
refusal-punto-not-touching = The card must touch another one, by a side or by a corner.
refusal-punto-not-lower = The { punto-card } may only cover a lower card: the { punto-card-under } is not lower.
refusal-punto-seventh-column = That would need a seventh column: all cards must fit in a square of 6 by 6.
refusal-punto-seventh-row = That would need a seventh row: all cards must fit in a square of 6 by 6.

## Before the match

punto-option-table = Around the table
punto-option-table-2 = 2 players
punto-option-table-3 = 3 players
punto-option-table-4 = 4 players
punto-option-table-2x2 = 4 players, 2 teams
punto-option-table-3x2 = 6 players, 3 teams
punto-option-table-4x2 = 8 players, 4 teams
punto-option-expert = Variant
punto-option-expert-false = Simple: place the card you turn up
punto-option-expert-true = Expert: two cards in hand, choose one
punto-option-wins = To win the match
punto-option-wins-1 = 1 round
punto-option-wins-2 = 2 rounds
punto-option-wins-3 = 3 rounds
punto-option-wins-4 = 4 rounds
punto-option-wins-5 = 5 rounds
punto-option-wins-6 = 6 rounds
punto-option-wins-7 = 7 rounds
punto-option-wins-8 = 8 rounds
punto-option-wins-9 = 9 rounds
punto-option-starter = Who starts
punto-option-starter-lot = Drawn by lot
punto-option-starter-1 = Seat 1
punto-option-starter-2 = Seat 2
punto-option-starter-3 = Seat 3
punto-option-starter-4 = Seat 4
punto-option-starter-5 = Seat 5
punto-option-starter-6 = Seat 6
punto-option-starter-7 = Seat 7
punto-option-starter-8 = Seat 8
punto-preset-2 = Two players
punto-preset-3 = Three players
punto-preset-4 = Four players
punto-preset-2x2 = Two teams of two
punto-preset-3x2 = Three teams of two
punto-preset-4x2 = Four teams of two
punto-preset-2-expert = Two players, expert
punto-preset-3-expert = Three players, expert
punto-preset-4-expert = Four players, expert
punto-preset-2x2-expert = Two teams of two, expert
punto-preset-3x2-expert = Three teams of two, expert
punto-preset-4x2-expert = Four teams of two, expert

### page: what the page shows

# Punto: what only the page says of it.

punto-board = Board
punto-picture = A game of Punto in progress
punto-headline = round { $round } · first to { $wins }
# The aim in one line. `colours`: those of whoever reads it; `none` for onlookers.
punto-aim = { $colours ->
    [rb] Get five red cards in a row, or five blue ones.
    [gy] Get five green cards in a row, or five yellow ones.
    [r] Get four red cards in a row.
    [b] Get four blue cards in a row.
    [g] Get four green cards in a row.
    [y] Get four yellow cards in a row.
   *[none] { $count ->
        [4] The round goes to whoever gets four cards of their colour in a row.
       *[5] The round goes to whoever gets five cards of one of their colours in a row.
    }
}
punto-aim-short = { $colours ->
    [rb] 5 ● or 5 ■ in a row
    [gy] 5 ▲ or 5 ◆ in a row
    [r] 4 ● in a row
    [b] 4 ■ in a row
    [g] 4 ▲ in a row
    [y] 4 ◆ in a row
   *[none] { $count } in a row
}
punto-aim-team = You play with { $names }.
punto-cell-card = { punto-card }, column { $column }, row { $row }{ $legal ->
    [yes] , can be covered
   *[no] {""}
}
punto-cell-empty = Empty, column { $column }, row { $row }{ $legal ->
    [yes] , possible
   *[no] {""}
}
punto-cell-closed = Closed, column { $column }, row { $row }
punto-cell-lacks = a { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} card is missing here
punto-hand-choose = Card { $number }: { $card }
punto-square-columns = { $room ->
    [full] Six columns: there is no seventh.
   *[tight] Only one more column, on the left or the right.
}
punto-square-rows = { $room ->
    [full] Six rows: there is no seventh.
   *[tight] Only one more row, at the top or the bottom.
}
punto-square-fixed = The square is fixed: six by six.
punto-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
punto-wins = { $wins } of { $of } rounds won
punto-round-over = End of round { $round }
punto-side = Side
punto-lines = Lines
punto-series = Series of { punto-length }
punto-points = Points
punto-rounds-won = Rounds

punto-daily = First to win two rounds

# What stays of a match in “Your matches”.
punto-best-covered = Most cards covered in one match: { $value }

### rules: the rules page

# The rules page of Punto, in our own words. The ids PUN-… are those of the rules.

punto-rules-title = The rules of Punto
punto-rules-lead = For 2 to 8 players from age 7. A round takes about five minutes.

## In one minute

punto-rules-minute = In one minute
punto-rules-minute-1 = You have your colours and your pile of cards. On your turn, turn up the top card and place it.
punto-rules-minute-2 = Put it beside another card, at a side or at a corner, but never beyond a square of 6 by 6.
punto-rules-minute-3 = Or put it on a lower card: a 5 may cover a 4, but not another 5.
punto-rules-minute-4 = Line up your cards of one colour and the round is yours: 5 cards if you have two colours, 4 if you have only one.
punto-rules-minute-5 = Nothing more can be placed, and nobody has a line? Then the lines that lack one card decide: whoever has the most of them wins the round.
punto-rules-minute-6 = Win two rounds, and you win the match!

## The headings

punto-rules-exactly = The exact rules
punto-rules-section-cards = The cards
punto-rules-section-round = A round
punto-rules-section-end = The end of a round
punto-rules-section-next = From round to round
punto-rules-section-match = The match
punto-rules-section-expert = The expert variant
punto-rules-section-examples = Three examples
punto-rules-link = Link to rule { $rule }

## Who plays with what

punto-rules-who = Around the table
punto-rules-has = The cards of each side
punto-rules-line = To win a round
punto-rules-who-2 = 2 players
punto-rules-who-3 = 3 players
punto-rules-who-4 = 4 players
punto-rules-who-2x2 = 4 players, 2 teams
punto-rules-who-3x2 = 6 players, 3 teams
punto-rules-who-4x2 = 8 players, 4 teams
punto-rules-has-2 = 2 colours: 36 cards
punto-rules-has-3 = 1 colour and 6 neutral cards: 24 cards
punto-rules-has-4 = 1 colour: 18 cards
punto-rules-has-2x2 = 2 colours mixed, half to each member: 18 cards
punto-rules-has-3x2 = 1 colour and 6 neutral cards, half to each member: 12 cards
punto-rules-has-4x2 = 1 colour, half to each member: 9 cards
punto-rules-in-line = { $count } in a row

## The rules

punto-rules-pun-1 = 72 square cards: four colours, and in each of them two cards of every value from 1 to 9.
punto-rules-pun-2 = The table says who plays with what. In teams the seats alternate: partners never sit side by side.
punto-rules-pun-3 = The neutral colour never wins and makes no series for anybody. In the middle of a line it breaks it like any other colour.
punto-rules-pun-4 = All shuffle their cards into a face-down pile. Nobody knows its order.
punto-rules-pun-5 = The youngest starts the first round. Here it is drawn by lot, unless the person who opens the table has named somebody.
punto-rules-pun-6 = On your turn you turn up the top card of your pile and must place it. The very first one goes in the middle of the table.
punto-rules-pun-7 = Beside: on an empty space that touches a laid card, by a side or by a corner.
punto-rules-pun-8 = On top: on a card of strictly lower value, whatever the colours, your own cards included. From then on only the top card counts.
punto-rules-pun-9 = All cards must fit in a square of 6 by 6. The square floats: only how far the cards reach, across and down, matters. Its place becomes fixed only as the cards spread.
punto-rules-pun-10 = The side that lines up enough top cards of one of its colours, 4 or 5 as the table says, wins the round at once. They lie next to each other in a row, a column or a diagonal; a longer line wins too.
punto-rules-pun-11 = If the player whose turn it is cannot place their card, or has none left, the round ends. In a team that player alone counts, even if the partner still has cards. Then the series that are one card short of a winning line are counted: 3 cards, or 4 where 5 win. The side with the most of them wins the round. A series is a straight run of one colour that nothing extends; where two cross, each counts.
punto-rules-pun-12 = On equal numbers the lowest series wins, the one whose values add up to the least. If nobody has a series, those one card shorter still decide in the same way: number, then points. If that does not decide either, the round is drawn: nobody scores it, and no card leaves the game.
punto-rules-pun-13 = The winner takes the highest card of the winning series and keeps it face up: a trophy. It plays no further part in this match. If several series won, the choice is among all of them. The sheet does not say what holds after a tie (PUN-12); this is our reading: the card comes from the series that decided.
punto-rules-pun-14 = All other cards are sorted, shuffled and dealt as at the start. Neutral cards played in the round are dealt out again, as many to each side; those left over, two at most, leave the game by lot. Those not played stay with their side, cards in hand included. In a team the two piles are levelled; a card left over goes to the member who plays first.
punto-rules-pun-15 = The left neighbour of the player who ended the round starts the next one. Whoever could place nothing has ended it.
punto-rules-pun-16 = The first side to win two rounds wins the match. You may agree on another number, from 1 to 9. Drawn rounds do not count. After five times as many rounds the most wins decide; if they are equal, the match is drawn.
punto-rules-pun-17 = At the start everybody draws two cards. On your turn you place one of them, then draw one: so there is always a choice of two while the pile lasts. The round ends only when no card in hand can be placed. This works at every table; with fewer than two cards you play what you have.
punto-rules-pun-e1 = A 5 laid on the red 4 completes the line of its colour: the round is won.
punto-rules-pun-e2 = The green 3 touches no card: it cannot go there (PUN-7).
punto-rules-pun-e3 = The yellow 2 would need a seventh column: it cannot go there (PUN-9).

## The pictures, for those who do not see them

punto-rules-board-beside = A green 4 and a blue 6 side by side. Dashes around them show every space that touches them, corners included.
punto-rules-board-cover = A red 5 has just been laid; on the table a 5 could still cover the 2 and the 4, but not the 7 nor the other 5.
punto-rules-board-line = Five blue cards in a diagonal: the line wins.
punto-rules-board-series = Four players, and one of them has no cards left. Red has two series of three, a row and a diagonal that cross; blue has only one: red wins the round.
punto-rules-board-e1 = A row of five blue cards; the 5 in the middle was laid on a red 4.
punto-rules-board-e2 = Four cards on the table, and a green 3 far away from them.
punto-rules-board-e3 = Cards in six columns, and a yellow 2 in a seventh.

### lessons: the guided first turns

punto-lesson-first-1 = Red and blue are yours: you need five in a row. Lay your red 7 to the left of the red 4.
punto-lesson-first-2 = The yellow 7 is in the way? Your 9 is stronger: lay it on top.
punto-lesson-first-3 = Oh no, a green 8 cuts your row! A 9 covers an 8: take the place back.
punto-lesson-first-4 = Four reds in a row! Lay the red 5 at one end of the row.
refusal-punto-lesson-first-row = It may go there, but your red row would not grow: aim to the left of the red 4.
refusal-punto-lesson-first-other-card = Your 9 can cover that card too, but it is the yellow 7 that is in the way.
refusal-punto-lesson-first-cover = It may go there, but try to cover: a stronger card may lie on the yellow 7.
refusal-punto-lesson-first-cut = It may go there, but your row would stay cut: cover the green 8.
refusal-punto-lesson-first-line = It may go there, but the line would not be made: it takes five in a row.

punto-lesson-first = The first line
punto-lesson-first-done = Five reds in a row: the round is yours! Your strongest card becomes a trophy.
punto-lesson-touch = Laying a card
punto-lesson-touch-1 = Lay your blue 1 against a card, at a side or a corner.
punto-lesson-touch-done = Well done! A card always touches another one.
punto-lesson-cover = Covering
punto-lesson-cover-1 = 6 beats 5: lay your red 6 on the green 5.
punto-lesson-cover-done = Yes! Only the card on top counts.
refusal-punto-lesson-cover-own = That is allowed, but this card is yours. Cover the green 5.
refusal-punto-lesson-cover-beside = Beside is allowed. But here, lay it on the green 5.
punto-lesson-diagonal = Slanting lines
punto-lesson-diagonal-1 = Four reds in a slanting line! Lay the fifth at the end.
punto-lesson-diagonal-done = You won! A line may be slanting.
refusal-punto-lesson-diagonal-corner = The line does not grow there. Follow the reds, corner to corner.
punto-lesson-stop = Stopping the other
punto-lesson-stop-1 = Look out, four greens in a row! Cover a weaker green card.
punto-lesson-stop-done = Phew! The green line is cut.
refusal-punto-lesson-stop-open = Then green lays the fifth card and wins. Cover a green one.
punto-lesson-colours = Your two colours
punto-lesson-colours-1 = Blue is yours as well. Finish the blue line!
punto-lesson-colours-done = You won! A line has one colour only, red or blue.
refusal-punto-lesson-colours-blue = The blue line does not grow there. It takes five blues.
punto-lesson-square = The big square
punto-lesson-square-1 = Six cards wide, no more. Where can the red line end?
punto-lesson-square-done = Well seen! Everything fits in a square of six by six.
refusal-punto-lesson-square-full = The red line does not grow there. Cover the green 2.
punto-lesson-match = A real round
punto-lesson-match-1 = Win a round against the easiest program.

### puzzles: the puzzles, whose answers are proven

punto-puzzle-win-now = Win at once
punto-puzzle-win-now-task = Only one place wins the round at once. Which?
punto-puzzle-win-now-why = The { punto-card } makes { $line } in a row: the round is yours.
punto-puzzle-win-now-proof = { $counted } possible moves, and only one wins.
punto-puzzle-win-now-wrong = That completes no row.
punto-puzzle-only-place = The only place
punto-puzzle-only-place-task = The other one is close to winning. Only one place prevents it, whatever card they have. Which?
punto-puzzle-only-place-why = With the { punto-card } here, no card of theirs wins on the next turn. Anywhere else, one does.
punto-puzzle-only-place-proof = { $places } possible moves; after each, every card that they may have, on every place: { $counted } replies looked at.
punto-puzzle-lets-win = { $name } may have the { punto-card } and win at once.
punto-puzzle-win-in-two = Win in two
punto-puzzle-win-in-two-task = Which move lets you win on your next turn, whatever is laid in between?
punto-puzzle-win-in-two-why = After the { punto-card } here they have { $replies } replies. After each, you make { $line } in a row on your next turn.
punto-puzzle-win-in-two-proof = Every card that they may have, on every place, then every card that may come: { $counted } replies looked at.
punto-puzzle-win-in-two-wrong = After this move nobody has to let you win.
punto-puzzle-still-blocks = { $name } can still prevent it: with the { punto-card }, for one.

### terminal: what the terminal and studies say

# Punto in the terminal.

terminal-punto-round = Punto · round { $round } · { $wins ->
    [one] one round decides
   *[other] first to { $wins } rounds
}
terminal-punto-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-punto-wins = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
terminal-punto-before = The table at the end of round { $round }:
terminal-punto-hand = In hand:
terminal-punto-moves = A move looks like r5@1,0 (type ? for help).
terminal-punto-help =
    Type a move such as r5@1,0: the card, then its column and row, counted from the first card.
    Numbers grow to the right and downwards. If you have only one card, 1,0 is enough.
    A dot · shows where you may play; brackets stand around the last card laid.

## Studies

punto-study-about = At random, single rounds are played on the kernel; programs play whole matches.
punto-study-scores-text = The rounds that every side had won at the end.
punto-study-covered = a card covers a lower one (PUN-8)
punto-study-left = neutral cards leave the game (PUN-14)
punto-study-round-won = a round is won, and its best card leaves as a trophy (PUN-13)
punto-study-round-drawn = a round is drawn (PUN-12)
punto-study-match-drawn = the match is drawn after too many rounds (PUN-16)
punto-study-round-won-why = { $value ->
    [line] a line was made (PUN-10)
    [stuck] somebody could not place a card (PUN-11)
   *[empty] somebody had no card left (PUN-11)
}
punto-study-round-won-why-text = Why rounds end that somebody wins
punto-study-round-won-how = { $value ->
    [line] with a line
    [series] with the most series (PUN-11)
   *[points] with the series of fewest points (PUN-12)
}
punto-study-round-won-how-text = How rounds are won
punto-study-match-rounds = { $value } rounds
punto-study-match-rounds-text = Rounds in a match

## To print and cut out

punto-paper-cards = Punto: the cards
