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
casino_royal-called = { casino_royal-card-called }!{ $seats ->
    [0] { "" }
    [one] { " " }{ $names } covers { casino_royal-it }.
   *[other] { " " }{ $names } cover { casino_royal-it }.
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
    [wait] Noted, { $name }: you say nothing.
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
casino_royal-raised = { $how ->
    [open] { $name } opens with { casino_royal-chips }.
    [double] { $name } raises and pays { casino_royal-paid }: the price doubles to { $price }.
   *[raise] { $name } raises by { $amount } and pays { casino_royal-paid }: staying in costs { $price }.
}
casino_royal-paid = { $paid ->
    [one] { $paid } chip
   *[other] { $paid } chips
}
casino_royal-followed = { $all_in ->
    [yes] { $paid ->
        [0] { $name } has nothing left to stake, and stays.
       *[other] { $name } follows with all that is left, { $paid }: all in!
    }
   *[no] { $name } follows{ $paid ->
        [0] .
       *[other] { " " }and pays { casino_royal-paid }.
    }
}
casino_royal-checked = { $name } checks.
casino_royal-dropped = { $name } drops out of this round.
casino_royal-marked = { $seats ->
    [0] Everybody has answered.
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
   *[best] { $name } wins on the cards: { casino_royal-chips } more!
}{ $odd ->
    [0] { "" }
    [one] { " " }{ $odd } chip stays in the middle.
   *[other] { " " }{ $odd } chips stay in the middle.
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

## Whose turn it is

casino_royal-prompt-stake = Your turn, { $name }: name the ante, { $most ->
    [one] one chip, as you have no more.
   *[other] 1 to { $most } chips.
}
casino_royal-prompt-stake-wait = { $name } names the ante.
casino_royal-prompt-symbol = Your turn, { $name }: name the symbol to cover.
casino_royal-prompt-symbol-wait = { $name } chooses the symbol.
casino_royal-prompt-cut = Cut the pack, { $name }!
casino_royal-prompt-cut-wait = { $name } cuts the pack.
casino_royal-prompt-calling = You deal, { $name }: { $count ->
    [0] turn up the next card.
    [one] one more card.
   *[other] { $count } more cards.
}
casino_royal-prompt-calling-wait = { $name } turns up the cards.
casino_royal-prompt-call = Have you got the best hand, { $name }? Say “Rien ne va plus!”, or say nothing.
casino_royal-prompt-call-stake = Your turn, { $name }: say “Rien ne va plus, I bet!” with { $most ->
    [one] your last chip
   *[other] 1 to { $most } chips
}, or say nothing.
casino_royal-prompt-mark = { casino_royal-card-called }! Your turn, { $name }: your chip, your “Bingo!”, or nothing.
casino_royal-prompt-decided = Noted, { $name }: waiting for the others.
casino_royal-prompt-deciding = Everybody decides, unseen by the others.
casino_royal-prompt-raising = { $owed ->
    [0] Any raise, { $name }? { $most ->
        [0] You cannot: check.
        [1] One chip more, or check.
       *[other] 1 to { $most } chips, or check.
    }
   *[other] { casino_royal-prompt-owed }
}
casino_royal-prompt-raising-wait = Any raise? { $name } speaks.
casino_royal-prompt-opening = { $owed ->
    [0] { $most ->
        [0] Your turn, { $name }: check.
        [1] Your turn, { $name }: open with one chip, or check.
       *[other] Your turn, { $name }: open with 1 to { $most } chips, or check.
    }
   *[other] { casino_royal-prompt-owed }
}
casino_royal-prompt-opening-wait = The first stakes: { $name } speaks.
casino_royal-prompt-owed = Staying in costs you { $owed ->
    [one] { $owed } chip
   *[other] { $owed } chips
}, { $name }: follow{ $most ->
    [0] { "" }
    [1] , raise by one chip
   *[other] , raise by 1 to { $most }
} or drop out.
casino_royal-prompt-bidding = Going on costs you { $owed ->
    [one] { $owed } chip
   *[other] { $owed } chips
}, { $name }: follow, raise or pass.
casino_royal-prompt-bidding-wait = Rien ne va plus: { $name } has to answer.
casino_royal-prompt-won = The evening is over: { $name } is the richest, with { $total ->
    [one] { $total } chip
   *[other] { $total } chips
}!
casino_royal-prompt-shared = The evening is over: a shared win, with { $total ->
    [one] { $total } chip
   *[other] { $total } chips
} each.

## What cannot be done

refusal-casino_royal-match-over = The evening is over.
refusal-casino_royal-not-your-decision = That is not for you to decide, but for { $name }.
refusal-casino_royal-not-now = Not now: { $phase ->
    [stake] the ante must be named first.
    [symbol] the symbol must be named first.
    [cut] the pack must be cut first.
    [calling] it is time to turn up a card.
   *[other] it is time to bet, to follow or to drop out.
}
refusal-casino_royal-window-open = { $phase ->
    [window] First say whether you mark the card.
   *[pause] First choose: “Rien ne va plus!”, or nothing.
}
refusal-casino_royal-window-closed = Too late, or too early: this is not the moment to speak.
refusal-casino_royal-answered-already = You have answered already: waiting for the others.
refusal-casino_royal-may-not-call-broke = You have no money left and are out for tonight.
refusal-casino_royal-may-not-call-dropped = You dropped out of this round.
refusal-casino_royal-may-not-call-money = It takes at least one chip to say “Rien ne va plus, I bet!”
refusal-casino_royal-may-not-call-five = It takes five cards, those in hand included, to say “Rien ne va plus!”, and you have covered { $count ->
    [0] none yet.
   *[other] only { $count }.
}
refusal-casino_royal-may-not-call-pairs = At this table it takes at least two pairs to say “Rien ne va plus!”
refusal-casino_royal-call-without-stake = Here “Rien ne va plus!” is said without a stake.
refusal-casino_royal-stake-out-of-bounds = { $most ->
    [one] Here a stake is one chip, neither more nor less.
   *[other] Here a stake is { $least } to { $most } chips.
}
refusal-casino_royal-too-little-money = That takes { $needed ->
    [one] { $needed } chip
   *[other] { $needed } chips
}, and you have { $money }.
refusal-casino_royal-owes-something = You still owe { $owed ->
    [one] { $owed } chip
   *[other] { $owed } chips
}: follow or drop out.
refusal-casino_royal-owes-nothing = You owe nothing: raise, or check.
refusal-casino_royal-only-doubling = To raise here is to double the amount.
refusal-casino_royal-no-doubling = Here you say by how much you raise.
refusal-casino_royal-raise-at-first = You may raise only the first time you speak: follow or drop out.
refusal-casino_royal-raises-used-up = There have been { $most } raises already: follow or drop out.
refusal-casino_royal-nobody-can-answer = Nobody else has anything left to answer with.
refusal-casino_royal-cut-out-of-bounds = Cut after { $least } to { $most } cards.
refusal-casino_royal-program-marks = At this table the chips are laid for you.
refusal-casino_royal-program-says = At this table “Bingo!” is said for you.
refusal-casino_royal-no-such-board = You have no board { $board }: { $boards ->
    [one] you have only one.
   *[other] yours are 1 to { $boards }.
}
refusal-casino_royal-not-on-your-symbol = This card is not on the symbol of your board { $board }.
refusal-casino_royal-no-bingo = No bingo here: the symbol is not quite covered.

## Before the match

casino_royal-option-players = At the table
casino_royal-option-players-2 = 2 players
casino_royal-option-players-3 = 3 players
casino_royal-option-players-4 = 4 players
casino_royal-option-players-5 = 5 players
casino_royal-option-players-6 = 6 players
casino_royal-option-players-7 = 7 players
casino_royal-option-players-8 = 8 players
casino_royal-option-game = Game
casino_royal-option-game-poker = Casino Royal Poker
casino_royal-option-game-variant = Variant, with three cards in hand
casino_royal-option-game-bingo = Bingo
casino_royal-option-rounds = Rounds
casino_royal-option-rounds-usual = Everybody deals twice (from 6 players on once)
casino_royal-option-rounds-1 = 1 round
casino_royal-option-rounds-2 = 2 rounds
casino_royal-option-rounds-4 = 4 rounds
casino_royal-option-rounds-8 = 8 rounds
casino_royal-option-rounds-16 = 16 rounds
casino_royal-option-rounds-all = Until one has it all
casino_royal-option-batch = Cards in a batch
casino_royal-option-batch-players = As many as players
casino_royal-option-batch-five = At least five
casino_royal-option-relance = Raising in poker
casino_royal-option-relance-usual = From 4 players on
casino_royal-option-relance-on = Always
casino_royal-option-relance-off = Never
casino_royal-option-call = Who may say “Rien ne va plus!”
casino_royal-option-call-five = Whoever has five cards
casino_royal-option-call-pairs = Whoever has two pairs
casino_royal-option-call-free = Everybody
casino_royal-option-ask = When it may be said
casino_royal-option-ask-batch = After every batch
casino_royal-option-ask-card = After every card
casino_royal-option-boards = Boards in bingo
casino_royal-option-boards-1 = One each
casino_royal-option-boards-2 = Two each
casino_royal-option-boards-3 = Three each
casino_royal-option-boards-4 = Four each
casino_royal-option-stock = Chips in bingo
casino_royal-option-stock-share = The 160, shared equally
casino_royal-option-stock-45 = 45 each
casino_royal-option-says = Who says “Bingo!”
casino_royal-option-says-program = The game
casino_royal-option-says-player = The players
casino_royal-option-marks = Who lays the chips in bingo
casino_royal-option-marks-program = The game
casino_royal-option-marks-hand = The players, by hand
casino_royal-option-pace = Pace of the cards
casino_royal-option-pace-0 = As the dealer likes
casino_royal-option-pace-1 = One a second
casino_royal-option-pace-2 = One every 2 seconds
casino_royal-option-pace-3 = One every 3 seconds
casino_royal-option-pace-5 = One every 5 seconds
casino_royal-option-pace-8 = One every 8 seconds
casino_royal-option-window = Time to decide together
casino_royal-option-window-0 = No limit
casino_royal-option-window-10 = 10 seconds
casino_royal-option-window-20 = 20 seconds
casino_royal-option-window-30 = 30 seconds
casino_royal-option-window-60 = 1 minute
casino_royal-preset-poker-2 = Poker, two players
casino_royal-preset-poker-3 = Poker, three players
casino_royal-preset-poker-4 = Poker, four players
casino_royal-preset-poker-5 = Poker, five players
casino_royal-preset-poker-6 = Poker, six players
casino_royal-preset-poker-7 = Poker, seven players
casino_royal-preset-poker-8 = Poker, eight players
casino_royal-preset-variant-2 = Variant, two players
casino_royal-preset-variant-3 = Variant, three players
casino_royal-preset-variant-4 = Variant, four players
casino_royal-preset-variant-5 = Variant, five players
casino_royal-preset-variant-6 = Variant, six players
casino_royal-preset-variant-7 = Variant, seven players
casino_royal-preset-variant-8 = Variant, eight players
casino_royal-preset-bingo-2 = Bingo, two players
casino_royal-preset-bingo-3 = Bingo, three players
casino_royal-preset-bingo-4 = Bingo, four players
casino_royal-preset-bingo-5 = Bingo, five players
casino_royal-preset-bingo-6 = Bingo, six players
casino_royal-preset-bingo-7 = Bingo, seven players
casino_royal-preset-bingo-8 = Bingo, eight players
