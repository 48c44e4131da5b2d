# Casino Royal: everything the three games say. A hand is `hand` with the ranks `high` and `low`.

casino_royal-name = Casino Royal
casino_royal-about = Three games on eight boards: a poker played like bingo, its variant, and a bingo. For 2 to 8.

## The chips, counted in green ones

casino_royal-chips = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}

## The hands

casino_royal-hand = { $hand ->
    [straight-flush] { $high ->
        [A] royal flush
       *[other] straight flush { casino_royal-to-high }
    }
    [four] four { casino_royal-of-high }
    [full] full house, { casino_royal-with-high } over { casino_royal-lows }
    [flush] flush, { casino_royal-high } high
    [straight] straight { casino_royal-to-high }
    [three] three { casino_royal-of-high }
    [two-pairs] two pairs, { casino_royal-with-high } and { casino_royal-lows }
    [pair] pair of { casino_royal-of-high }
    [high] { casino_royal-high } high
   *[none] no cards
}
casino_royal-hand-name = { $hand ->
    [straight-flush] straight flush
    [four] four of a kind
    [full] full house
    [flush] flush
    [straight] straight
    [three] three of a kind
    [two-pairs] two pairs
    [pair] pair
    [high] high card
   *[none] no cards
}
casino_royal-high = { $high ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $high }
}
casino_royal-highs = { $high ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[other] { $high }s
}
casino_royal-to-high = to the { casino_royal-high }
casino_royal-of-high = { casino_royal-highs }
casino_royal-with-high = { casino_royal-highs }
casino_royal-lows = { $low ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[other] { $low }s
}

## The symbols of bingo

casino_royal-symbol = { $symbol ->
    [column] a column of choice
    [row] a row of choice
    [L] the L
    [T] the T
    [H] the H
    [U] the U
    [M] the M
    [N] the N
    [square] the square
   *[full] the full board
}

## What happens

casino_royal-round-began = Round { $round }: { $name } deals.
casino_royal-staked = { $name } sets the ante at { casino_royal-chips }; everybody pays, and the pot holds { $pot }.
casino_royal-named = { $name } names the symbol: { casino_royal-symbol }.
casino_royal-was-cut = { $name } cuts { $cards ->
    [one] after the first card
   *[other] after { $cards } cards
}.
casino_royal-dealt = { $name }, your three cards: { $cards }.
casino_royal-called = { casino_royal-card-called }! { $seats ->
    [0] Nobody covers { casino_royal-it }.
    [one] { $names } covers { casino_royal-it }.
   *[other] { $names } cover { casino_royal-it }.
}
casino_royal-card-called = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
   *[other] { $rank }
} of { card-suit }
casino_royal-it = { $rank ->
   *[other] it
}
casino_royal-paused = { $name } pauses. { $seats ->
    [one] { $names } may say “Rien ne va plus!”
   *[other] { $names } may say “Rien ne va plus!”
}
casino_royal-decided = { $answer ->
    [call] Noted, { $name }: you say “Rien ne va plus!”
    [wait] Noted, { $name }: you let it run.
   *[mark] Noted, { $name }.
}
casino_royal-nobody-called = Nobody says “Rien ne va plus!”: on we go.
casino_royal-stopped = { $amount ->
    [0] { $seats ->
        [one] { $names }: “Rien ne va plus!”
       *[other] { $names }, with one voice: “Rien ne va plus!”
    }
   *[other] { $seats ->
        [one] { $names }: “Rien ne va plus, I bet!” Staked: { casino_royal-chips }.
       *[other] { $names }, with one voice: “Rien ne va plus, I bet!” { $name } speaks first and stakes { casino_royal-chips }.
    }
}
casino_royal-raised = { $name } raises by { $amount } and pays { $paid ->
    [one] { $paid } chip
   *[other] { $paid } chips
}: staying in costs { $price }.
casino_royal-followed = { $all_in ->
    [yes] { $paid ->
        [0] { $name } has nothing left to stake, and stays.
       *[other] { $name } follows with all that is left, { $paid }: all in!
    }
   *[no] { $name } follows{ $paid ->
        [0] .
        [one] { " " }and pays { $paid } chip.
       *[other] { " " }and pays { $paid } chips.
    }
}
casino_royal-checked = { $name } checks.
casino_royal-dropped = { $name } drops out of this round.
casino_royal-marked = { $seats ->
    [0] Nobody marks the card.
    [one] { $names } marks the card.
   *[other] { $names } mark the card.
}
casino_royal-shown = { $name }: { casino_royal-hand }{ $hand ->
    [none] .
   *[other] { " " }({ $cards }).
}
casino_royal-side-pot = A side pot of { casino_royal-chips } between { $names }: { $winners ->
    [one] it goes to { $winner_names }.
   *[other] { $winner_names } share it.
}
casino_royal-won = { $why ->
    [alone] All others dropped out: { $name } takes { casino_royal-chips }.
    [bingo] Bingo! { $name } takes { casino_royal-chips } from the others.
   *[best] The best hand is { $name }’s: { casino_royal-chips } won!
}
casino_royal-shared = { $why ->
    [bingo] Bingo for { $names } at once: { casino_royal-chips } each
   *[best] Equal hands for { $names }: { casino_royal-chips } each
}{ $odd ->
    [0] .
    [one] , and { $odd } chip stays in the middle.
   *[other] , and { $odd } chips stay in the middle.
}
casino_royal-taken-back = Nobody said “Bingo!”: everybody takes their chips back.
casino_royal-broke = { $name } has no chip left and is out, with the board.
casino_royal-boards-passed = The boards move one seat to the left.
casino_royal-match-won = { $name } wins the evening, with { $total ->
    [one] { $total } chip
   *[other] { $total } chips
}!
casino_royal-match-shared = A tie, { $total ->
    [one] { $total } chip
   *[other] { $total } chips
} each: { $names } share the win!
