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
punto-took = { $name }, you draw the { punto-card }.
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
