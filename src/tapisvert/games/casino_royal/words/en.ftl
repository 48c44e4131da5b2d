### table: what is said at the table

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
    [call] Noted: { $name } says “Rien ne va plus!”
    [wait] Noted: { $name } says nothing.
   *[mark] Noted for { $name }.
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

## A hint, step by step

casino_royal-advice = Advice: { casino_royal-advice-move }.
casino_royal-advice-move = { $verb ->
    [call] { $amount ->
        [0] say “Rien ne va plus!”
       *[other] say “Rien ne va plus!” and stake { $amount }
    }
    [wait] say nothing
    [raise] stake { $amount } more
    [double] raise
    [follow] follow
    [check] check
    [drop] drop out
    [stake] a stake of { $amount }
    [cut] cut where you like
    [symbol] { casino_royal-symbol }
    [mark] { $bingo ->
        [yes] say “Bingo!”
       *[no] cover what can be covered
    }
   *[turn] turn up the card
}
casino_royal-tip-hand = You have: { casino_royal-hand }.
casino_royal-tip-shows = { $name } shows: { casino_royal-hand }.
casino_royal-tip-help = { $count ->
    [one] One card could still make your hand better.
   *[other] { $count } cards could still make your hand better.
}
casino_royal-tip-behind = Somebody shows better: to stop now is to lose.
casino_royal-tip-chance = Chance to win the round: { $chance }%, and { $sum } { $amount ->
    [one] chip
   *[other] chips
} on average.
casino_royal-tip-instead = Or else { casino_royal-advice-move }: { $chance }%, { $sum }.
casino_royal-tip-symbol = The symbol makes the round shorter or longer. Whom it helps depends on the cards that boards have in common: hardly anybody sees that.
casino_royal-tip-stake = The stake is the same for everybody: it makes the round dearer, not easier.
casino_royal-tip-leading = You lead. The fewer chips change hands, the more surely you stay ahead.
casino_royal-tip-trailing = You are behind. The more chips change hands, the more you can catch up.
casino_royal-tip-evening = Chance to win the evening: { $chance }%.
casino_royal-tip-sure = { $how ->
    [drop] By dropping out you win the evening: nobody can catch up with you any more.
    [check] Do not raise: if somebody does, you win the evening by dropping out.
   *[held] Do not raise: { $name } would only have to drop out to win the evening.
}
casino_royal-tip-cut = The pack is shuffled: cutting here or there helps nobody.
casino_royal-tip-window = Look for { card-the } on your boards.
casino_royal-tip-unfound = It is not there: there is nothing to cover.

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
refusal-casino_royal-may-not-call-pairs = It takes two pairs or better, covered on the board, to say “Rien ne va plus!”
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
casino_royal-option-call-pairs = Whoever has two pairs or better
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

### page: what the page shows

# Casino Royal: what only the page says of it.

casino_royal-picture = A board of Casino Royal with its chips and the card just called
# The aim of each of the three games in one line.
casino_royal-aim = { $game ->
    [variant] Your three cards and those you cover: the best poker hand takes the pot.
    [bingo] Cover the named symbol before the others do, and take their chips.
   *[poker] The covered cards are your hand: the best poker hand takes all the chips.
}
casino_royal-aim-short = { $game ->
    [bingo] cover the symbol
   *[other] the best hand
} · { $round }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
casino_royal-hands = The order of hands

casino_royal-headline = { $game ->
    [variant] Variant
    [bingo] Bingo
   *[poker] Poker
} · { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}

## The boards

casino_royal-cell = { $card }{ $covered ->
    [yes] , covered
   *[no] {""}
}
casino_royal-others = The others’ boards
casino_royal-look-all = See all boards
casino_royal-look = Show { $name }’s board large
casino_royal-deals = deals
casino_royal-out = out of the round
casino_royal-out-short = out
casino_royal-did-raised = raises
casino_royal-did-followed = follows
casino_royal-did-checked = checks
casino_royal-broke-short = no chips left
casino_royal-lacks = { $count ->
    [0] symbol covered!
    [one] one card to go
   *[other] { $count } cards to go
}

## The pack

casino_royal-turn-by-itself = It also comes by itself.
casino_royal-turn = Turn up the next card
casino_royal-pack = { $count ->
    [0] The pack is used up
    [one] One card in the pack
   *[other] { $count } cards in the pack
}
casino_royal-no-card = No card yet
casino_royal-covering = { $count ->
    [0] Nobody covers { casino_royal-it }.
    [one] { $names } covers { casino_royal-it }.
   *[other] { $names } cover { casino_royal-it }.
}
casino_royal-due = { $count ->
    [one] One more card before the pause
   *[other] { $count } more cards before the pause
}
casino_royal-called-before = { $count ->
    [one] One card before it
   *[other] { $count } cards before it
}
casino_royal-cut-at = Tap the pack where you want to cut: after { $cards ->
    [one] the first card
   *[other] { $cards } cards
}
casino_royal-cut = Cut here

## Money

casino_royal-pot = The pot
casino_royal-at-stake = On the boards
casino_royal-odd = { $amount ->
    [one] with one chip left in the middle
   *[other] with { $amount } chips left in the middle
}
casino_royal-main-pot = Main pot, { $amount }:
casino_royal-side-pot-short = Side pot, { $amount }:
casino_royal-side-pots-why = Whoever is all in can win only as much from each; the rest is played for among the others.
casino_royal-pot-went = { $how ->
    [back] back to { $winners }: nobody else staked as much.
    [left] to { $winners }: all others who paid into it dropped out.
   *[played] played for by { $names }, won by { $winners }.
}
casino_royal-amount = How many chips
casino_royal-less = One less
casino_royal-more = One more

## What one can say

casino_royal-choose-stake = The ante
casino_royal-choose-symbol = The symbol
casino_royal-symbol-short = { $symbol ->
    [column] Column
    [row] Row
    [square] Square
    [full] Full
   *[other] { $symbol }
}
casino_royal-open = Open with { $amount }
casino_royal-raise = Raise by { $amount }
casino_royal-double = I raise: { $price }
casino_royal-follow = { $allin ->
    [yes] All in: { $amount }
   *[no] { $phase ->
        [bidding] I follow: { $amount }
       *[other] Follow: { $amount }
    }
}
casino_royal-check = Check
casino_royal-drop = { $phase ->
    [bidding] I pass
   *[other] Drop out
}
casino_royal-call = Rien ne va plus!
casino_royal-call-stake = Rien ne va plus, I bet { $amount }!
casino_royal-wait = Say nothing
casino_royal-bingo = Bingo!
casino_royal-no-bingo = Next card
casino_royal-mark-on = Lay a chip on the called card
casino_royal-mark-board = Board { $number }
casino_royal-marked-done = { $count ->
    [0] Nothing to cover
   *[other] Covered
}
casino_royal-not-called = Only the card just called is covered: { $card }.
casino_royal-given = { $answer ->
    [call] You said “Rien ne va plus!” Waiting for the others…
    [wait] You say nothing. Waiting for the others…
   *[mark] { $bingo ->
        [yes] You said “Bingo!” Waiting for the others…
       *[no] Done. Waiting for the others…
    }
}
casino_royal-own = Your three cards

## The end of a round

casino_royal-round-over = End of round { $round }
casino_royal-player = Player
casino_royal-hand-title = Hand
casino_royal-put = Staked
casino_royal-gain = Gain
casino_royal-money = Money

casino_royal-daily-poker = Poker, two rounds
casino_royal-daily-variant = The Poker variant, four rounds

# What stays of a match in “Your matches”.
casino_royal-best-pot = Biggest pot: { $value } chips
casino_royal-best-chips = Most chips at the end: { $value }

### rules: the rules page

# The rules page of Casino Royal, in our own words. The ids CAS-… are those of the rules.

casino_royal-rules-title = The rules of Casino Royal
casino_royal-rules-lead = For 2 to 8 players. Three games on the same boards: Casino Royal Poker (A), its variant (B) and bingo (C).

## In one minute

casino_royal-rules-minute = In one minute
casino_royal-rules-minute-1 = You have a board of twenty cards and 45 in your pocket: 20 green chips, and 5 yellow ones worth 5 each.
casino_royal-rules-minute-2 = The cards of a pack are turned up, one by one. If a card is on your board, you cover it with a green chip: it is yours, and your poker hand grows.
casino_royal-rules-minute-3 = Every now and then there is a pause. You have two pairs or better, and think it is the best hand? Say “Rien ne va plus!” (no more bets). Hands are compared: the best one, whoever spoke, takes the chips on the others’ boards.
casino_royal-rules-minute-4 = Nobody speaks? “Any raise?” Everybody may put a few more chips on their board: the others follow, or drop out.
casino_royal-rules-minute-5 = In the variant you also hold three cards that only you see, and stakes go into a pot. Bluffing is allowed!
casino_royal-rules-minute-6 = Bingo has no hands: a symbol is named, and the first to cover it shouts “Bingo!” and takes the others’ chips.

## The titles

casino_royal-rules-exactly = The rules, exactly
casino_royal-rules-section-material = What is in the box
casino_royal-rules-section-hands = Poker hands (games A and B)
casino_royal-rules-section-poker = A: Casino Royal Poker
casino_royal-rules-section-variant = B: the variant
casino_royal-rules-section-bingo = C: bingo
casino_royal-rules-section-evening = The evening
casino_royal-rules-section-examples = Five examples
casino_royal-rules-link = Link to rule { $rule }

## The hands, from the strongest to the weakest

casino_royal-rules-hands-hand = Hand
casino_royal-rules-hands-what = What it is
casino_royal-rules-hands-straight-flush = Five consecutive ranks, all of one suit. Up to the ace it is a royal flush.
casino_royal-rules-hands-four = Four cards of one rank.
casino_royal-rules-hands-full = Three of a kind and a pair.
casino_royal-rules-hands-flush = Five cards of one suit.
casino_royal-rules-hands-straight = Five consecutive ranks.
casino_royal-rules-hands-three = Three cards of one rank.
casino_royal-rules-hands-two-pairs = Twice two cards of one rank.
casino_royal-rules-hands-pair = Two cards of one rank.
casino_royal-rules-hands-high = None of these: the highest card counts.

## The rules

casino_royal-rules-cas-1 = 8 boards of 20 cards; a pack of 52 cards; 160 green chips, which cover cards and are money; 40 yellow chips, each worth 5 green ones.
casino_royal-rules-cas-2 = A board is 4 rows of 5 different cards. Over the 8 boards every card stands 3 times, every ace 4 times. Each board holds exactly one royal flush, and all are equally good: take any with your eyes shut.
casino_royal-rules-cas-3 = Money is counted in green chips; yellow ones are change, and change is always possible. The screen shows everybody’s money in as few chips as can be; in the first round as it is handed out, and in Bingo in green ones alone. All boards lie open to all.
casino_royal-rules-cas-4 = From the strongest to the weakest: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair; below that, the high cards. The ace is the highest card, or the lowest in 5-4-3-2-ace. No suit beats another.
casino_royal-rules-cas-5 = Straight flushes and straights go by their highest card; four, full house (by its three) and three of a kind by their rank; flushes by the highest card, then the next, and so on. Two pairs by the higher, then the other; a pair by its rank; then the remaining cards of the five, highest first; a missing card ranks below a 2. Equal hands share: the winners take back their own chips and share those of the losers. A chip that does not divide stays in the middle for the next round; after the last it belongs to nobody.
casino_royal-rules-cas-6 = A hand is the best five of all your cards: those you covered, wherever they stand on the board, and in the variant the three you hold. Fewer than five cards make what they make: a pair, three, four of a kind…
casino_royal-rules-cas-a1 = Everybody gets 20 green chips, 5 yellow ones and a board. The dealer plays along.
casino_royal-rules-cas-a2 = The dealer shuffles, has the pack cut, then turns up and calls one card after another. Whoever has it on their board covers it with a green chip of their own. Without money one covers nothing.
casino_royal-rules-cas-a3 = Cards come in batches of as many as began the round (five cards with 5 players); the last batch is what is left. With 2 or 3 players, at least five cards are better.
casino_royal-rules-cas-a4 = After each batch, the question: “Any raise?” First comes “Rien ne va plus!” (CAS-A5). If nobody says it, everybody speaks in turn from the dealer’s left and may raise once: by 1 chip up to half their covered cards (always at least 1, at most 5), put on their own board. All others, earlier raisers too, follow with as much or drop out: their chips stay on their board for the winner, they cover and call no more. Whoever cannot pay it all follows with what they have; there are no side pots here. If all but one drop out, that one takes everything, and nothing is compared. After the raising the next batch always comes. This is usual from 4 players on; with 2 and 3 the question is only the pause of CAS-A5.
casino_royal-rules-cas-a5 = At the pause, whoever thinks they have the best hand may say “Rien ne va plus!” All decide at the same time, unseen; one voice is enough to end the dealing. It takes a hand that can win: whoever says it has covered two pairs or better. A table may agree on five covered cards instead, or leave everybody free. It may also put this question after every single card.
casino_royal-rules-cas-a6 = Then boards are compared. The best hand, whoever spoke, takes all chips on the others’ boards and takes back its own.
casino_royal-rules-cas-a7 = When the pack is used up, boards are compared without a call.
casino_royal-rules-cas-a8 = After each round the boards move one seat to the left, among those still in the game, and the pack goes to the next player, who deals.
casino_royal-rules-cas-b1 = As CAS-A1. The dealer names an ante of 1 to 5 green chips; everybody pays it into the middle.
casino_royal-rules-cas-b2 = After shuffle and cut, everybody gets 3 cards that only they see.
casino_royal-rules-cas-b3 = The player left of the dealer opens with 1 to 10 chips, or checks; if nobody opens, play goes on. Then everybody in turn raises (by 1 to 10), follows or drops out of the round, until all who stay have paid the same. Three raises at most. If all but one drop out, the pot is theirs.
casino_royal-rules-cas-b4 = The rest of the pack is turned up and called in batches as in CAS-A3, and those still in cover their cards. Here chips are markers only: they cost nothing, and one covers even without money.
casino_royal-rules-cas-b5 = At a pause one may say “Rien ne va plus, I bet!” and stake 1 to 10 chips, if one has any and has covered two pairs or better (the other choices of CAS-A5 apply here too; the three in hand count among the five cards). In turn each of the others says “I pass” (and is out), “I follow” (and pays the same) or “I raise” (and doubles the amount). If several speak at the same pause, the first from the dealer’s left opens, and the others answer in turn.
casino_royal-rules-cas-b6 = If all others pass, whoever opened or raised last wins the pot and need not show.
casino_royal-rules-cas-b7 = If nobody raises, all who are in show; the best hand of the three own cards and the covered ones wins.
casino_royal-rules-cas-b8 = If somebody raises, it goes on until nobody raises again; with two left, until one passes or does not raise. Then they show.
casino_royal-rules-cas-b9 = Whoever cannot pay in full is in with what they have and can win no more than that from each: the rest makes a side pot between the others. If at most one of those still in has money left, the rest of the pack is turned up and all show.
casino_royal-rules-cas-b10 = When the pack is used up, all who are in show.
casino_royal-rules-cas-c1 = Boards are dealt; with few players each may take several, up to 4, and 8 in all. The green chips are shared equally; what 160 leaves over stays in the box. For a long evening, 45 each as in poker.
casino_royal-rules-cas-c2 = The dealer, another one each round, names the symbol: a column of choice, a row of choice, L (left column and bottom row), T, H, U, M, N, the square (the whole border), or the full board.
casino_royal-rules-cas-c3 = Cards are turned up and called one by one. One covers only what is on the board and on the symbol. For a column or a row of choice every card counts, and the first full column or row wins.
casino_royal-rules-cas-c4 = The first to cover the whole symbol says “Bingo!” and takes all green chips on the others’ boards. If several get there with the same card they share, one share a player; winners take back their own chips. The game says it; a table may agree that players must, before the next card is called. Said later, it counts then; if nobody ever says it, everybody takes their chips back.
casino_royal-rules-cas-c5 = The game lays the chips, or everybody does it by hand: a card can be marked until the next is called, and a wrong mark is refused. Whoever has no chips left covers with worthless markers and can still win: nobody is out in bingo. Boards move on as in CAS-A8.
casino_royal-rules-cas-d1 = A number of rounds is agreed on (usually everybody deals twice, from 6 players on once), or one plays until somebody has it all, 100 rounds at most. In A and B, whoever has no money at the start of a round is out, with their board. The richest wins; equal riches share the win.
casino_royal-rules-cas-d2 = The cut is a player’s own act: in all three games, before every round, the player on the dealer’s right chooses where.
casino_royal-rules-cas-e1 = Anna covered three 7s, two kings and a 2: full house, 7s over kings. Paul has five hearts, flush, queen high. Paul said “Rien ne va plus!”, but Anna takes everything (CAS-4, CAS-A6).
casino_royal-rules-cas-e2 = Anna and Paul have equal hands. On their boards lie 6 and 7 chips: they take them back. On Lou’s and Max’s lie 5 and 4, so 9 to share: 4 each, and the ninth stays in the middle (CAS-5).
casino_royal-rules-cas-e3 = Max deals. Anna has covered six cards and raises by 3, the most she may. Paul follows, 3 chips. Lou with four cards raises by 2 and puts down 5. Max drops out; Anna and Paul follow with 2 more (CAS-A4).
casino_royal-rules-cas-e4 = Staying in costs 12 chips. Anna and Lou pay; Paul has only 5 and goes all in. The main pot holds 3 times 5 chips, 15: Paul can win it. The other 14 make a side pot between Anna and Lou (CAS-B9).
casino_royal-rules-cas-e5 = The symbol is the T. The 3 of spades completes both Anna’s and Paul’s: bingo for the two of them! On the other boards lie 11 chips: 5 each, and the eleventh stays in the middle (CAS-C4, CAS-5).

## The pictures, for those who do not see them

casino_royal-rules-board-covered = A board of four rows of five cards; three 7s and two kings are covered with a green chip.
casino_royal-rules-board-stop = A board on which five hearts are covered, from the 5 to the queen.
casino_royal-rules-board-L = The L: the whole left column and the whole bottom row.
casino_royal-rules-board-T = The T: the whole top row and the middle column.
casino_royal-rules-board-H = The H: the left and right columns, and the second row between them.
casino_royal-rules-board-U = The U: the left and right columns and the bottom row.
casino_royal-rules-board-M = The M: the left and right columns, and between them a point downwards.
casino_royal-rules-board-N = The N: the left and right columns, and between them a slope going down.
casino_royal-rules-board-square = The square: the whole border of the board.
casino_royal-rules-board-e1 = Anna’s board: three 7s, two kings and a 2 are covered.
casino_royal-rules-board-e5 = Anna’s board: the eight cards of the T are covered, the 3 of spades last.

### lessons: the guided first turns

casino_royal-lesson-poker-1 = You deal: turn up the next card. Whoever has it on their board covers it with a chip.
casino_royal-lesson-poker-2 = Two pairs, 5s and 6s! You could stop everything; but wait for more: say nothing.
casino_royal-lesson-poker-3 = Nobody stops: turn up the next card.
casino_royal-lesson-poker-4 = Nothing for anybody. One more card!
casino_royal-lesson-poker-5 = A third 5: you have a full house! Say “Rien ne va plus!”, and hands are compared.
casino_royal-lesson-poker-done = Your full house beats Camille’s pair: the chips are yours. You can play the poker of Casino Royal!
refusal-casino_royal-lesson-poker-early = You may, from two pairs on; but one more 5 or 6 makes a full house: say nothing.
refusal-casino_royal-lesson-poker-late = You may wait, but a full house is hard to beat: stop the deal now.

casino_royal-lesson-variant-1 = Three cards in hand, two kings among them: that is strong. Open with as many chips as you like.
casino_royal-lesson-variant-2 = Camille raises by 2. To stay in, follow.
casino_royal-lesson-variant-3 = Two 5s and two 6s covered, and a 6 in hand: a full house! Say “Rien ne va plus”, with any bet you like.
casino_royal-lesson-variant-4 = Camille doubles: a bluff? Follow, and hands are shown.
casino_royal-lesson-variant-done = Your full house takes the pot. You can play the variant!
refusal-casino_royal-lesson-variant-open = You may check, but a pair of kings is worth a stake: open.
refusal-casino_royal-lesson-variant-drop = You may drop out, but you would lose your stake with two kings in hand: follow.
refusal-casino_royal-lesson-variant-raise = You may raise, but this time just follow.
refusal-casino_royal-lesson-variant-wait = You may say nothing, but a full house is worth it: bet.
refusal-casino_royal-lesson-variant-bluff = You may pass, but Camille would take the pot and show nothing: follow.
refusal-casino_royal-lesson-variant-double = You may double again, but it is time to see the hands: follow.

casino_royal-lesson-bingo-1 = A whole row must be covered. The jack of clubs is on your board: tap it, then “Covered”.
casino_royal-lesson-bingo-2 = The 4 of hearts is not yours: nothing to cover.
casino_royal-lesson-bingo-3 = The jack of spades, the only one missing! Tap it, and say “Bingo!”
casino_royal-lesson-bingo-done = Bingo! The chips of the others are yours. You can play Bingo!
refusal-casino_royal-lesson-bingo-missed = You may let it pass, but this card is on your board: tap it first.
refusal-casino_royal-lesson-bingo-unsaid = Well covered, but the row is full: say “Bingo!” before the next card.

casino_royal-path-poker = A: Poker
casino_royal-path-variant = B: the variant
casino_royal-path-bingo = C: Bingo
casino_royal-lesson-cover = Covering
casino_royal-lesson-cover-1 = You deal: turn up a card. Whoever has it on their board covers it with a chip of their own.
casino_royal-lesson-cover-2 = The 5 of spades is yours. Turn up the next one.
casino_royal-lesson-cover-3 = This one is Camille’s. One more!
casino_royal-lesson-cover-done = That is all: the cards you cover are your hand.
casino_royal-lesson-poker = Wait, then stop
casino_royal-lesson-beaten = Who is ahead?
casino_royal-lesson-beaten-1 = You have two pairs, Camille three of a kind, which is more. Stop the deal? Say nothing.
casino_royal-lesson-beaten-done = Well seen: the best hand takes everything, whoever stopped the deal.
refusal-casino_royal-lesson-beaten-beaten = You may, but Camille’s three of a kind beats your two pairs: she would take your chips.
casino_royal-lesson-raise = Raising
casino_royal-lesson-raise-1 = A pair of 5s, and Camille has next to nothing: raise!
casino_royal-lesson-raise-done = Camille follows: there are more chips to win.
refusal-casino_royal-lesson-raise-check = You may say nothing, but you are ahead: let Camille pay.
casino_royal-lesson-fold = Dropping out
casino_royal-lesson-fold-1 = Camille has three of a kind and raises; you have just a 9. Drop out.
casino_royal-lesson-fold-done = One chip lost, the others saved: that was wise.
refusal-casino_royal-lesson-fold-follow = You may follow, but that costs even more, with a 9 against three of a kind.
refusal-casino_royal-lesson-fold-raise = You may raise, but a 9 against three of a kind throws chips away.
casino_royal-lesson-poker-match = A real evening of poker
casino_royal-lesson-poker-match-1 = Two rounds against the easiest program.
casino_royal-lesson-stake = The stake
casino_royal-lesson-stake-1 = You deal: name the stake that everybody pays, 1 to 5 chips.
casino_royal-lesson-stake-done = All have paid, and get three cards that only they can see.
casino_royal-lesson-variant = Open, follow, show
refusal-casino_royal-lesson-variant-much = Allowed, but do not scare anybody: open with 1, 2 or 3 chips.
refusal-casino_royal-lesson-variant-dear = Allowed, but stay modest: 1, 2 or 3 chips will do.
casino_royal-lesson-away = Staying out
casino_royal-lesson-away-1 = 2, 4 and 7, nothing goes together, and Camille raises by 6. Drop out.
casino_royal-lesson-away-done = You lose the first stake and no more.
refusal-casino_royal-lesson-away-follow = You may follow, but six chips for three small cards is a lot: drop out.
refusal-casino_royal-lesson-away-raise = You may raise, but your hand is too weak: drop out.
casino_royal-lesson-double = Doubling
casino_royal-lesson-double-1 = Camille stakes 2 chips, and the 6 in your hand makes a full house. Double!
casino_royal-lesson-double-done = Camille pays to see: the pot is yours.
refusal-casino_royal-lesson-double-follow = You may follow, but a full house is worth more: double.
refusal-casino_royal-lesson-double-drop = You may pass, but that would give the pot away with a full house!
casino_royal-lesson-bid = Passing in time
casino_royal-lesson-bid-1 = Camille has two pairs and stakes 8 chips. You have nothing: pass.
casino_royal-lesson-bid-done = Eight chips kept for a better round.
refusal-casino_royal-lesson-bid-follow = You may follow, but your cards are sure to lose: pass.
refusal-casino_royal-lesson-bid-double = You may double, but Camille can see that she is ahead: pass.
casino_royal-lesson-variant-match = A real evening of the variant
casino_royal-lesson-variant-match-1 = Two rounds against the easiest program.
casino_royal-lesson-deal = Turn up and cover
casino_royal-lesson-deal-1 = A whole row has to be covered. Turn up the first card!
casino_royal-lesson-deal-2 = The 9 of clubs is on both boards. One more card!
casino_royal-lesson-deal-done = Whoever first covers a whole row wins.
casino_royal-lesson-symbol = Choosing the symbol
casino_royal-lesson-symbol-1 = Whoever deals chooses what has to be covered. Choose the T.
casino_royal-lesson-symbol-done = The top row and the middle column: that is the T.
refusal-casino_royal-lesson-symbol-other = That is allowed, too, but take the T this time.
casino_royal-lesson-bingo = Cover and say Bingo
casino_royal-lesson-shape = The symbol only
casino_royal-lesson-shape-1 = It is the T. The 3 of hearts is part of it: tap it, then “Covered”.
casino_royal-lesson-shape-done = Only cards of the symbol count: the others stay bare.
refusal-casino_royal-lesson-shape-missed = You may let it pass, but this card is on the T: tap it first.
casino_royal-lesson-boards = Two boards
casino_royal-lesson-boards-1 = The 9 of clubs is on both your boards: tap both, then “Covered”.
casino_royal-lesson-boards-done = With two boards you have two chances to say “Bingo!”
refusal-casino_royal-lesson-boards-both = Only one is covered, but the card is on the other board, too.
refusal-casino_royal-lesson-boards-missed = You may let it pass, but it is on both your boards.
casino_royal-lesson-bingo-match = A real bingo
casino_royal-lesson-bingo-match-1 = Two rounds against the easiest program.

### puzzles: the puzzles, whose answers are proven

casino_royal-puzzle-call-or-wait = Call or wait
casino_royal-puzzle-call-or-wait-task = “Rien ne va plus” now, or wait for { $cards } more cards and then compare? Which is worth more on average?
casino_royal-puzzle-call-or-wait-why = Now: { $now } chips. By waiting: { $sign }{ $whole }.{ $tenth } on average, and the best hand in { $percent }% of cases.
casino_royal-puzzle-call-or-wait-proof = All { $batches } ways in which the next { $cards } cards may come were counted.
casino_royal-puzzle-not-wait = Waiting is worth { $sign }{ $whole }.{ $tenth } chips on average; calling at once, { $now }.
casino_royal-puzzle-not-call = Calling is worth { $now } chips; waiting, { $sign }{ $whole }.{ $tenth } on average.
casino_royal-puzzle-which-symbol = Which symbol?
casino_royal-puzzle-which-symbol-task = Which symbol gives you the best chance to win the round? Look at the three boards.
casino_royal-puzzle-which-symbol-why = With { casino_royal-symbol } you win in { $whole }.{ $tenth }% of cases: less often with any other symbol.
casino_royal-puzzle-which-symbol-proof = For the { $counted } symbols, all orders of the pack were counted, exactly.
casino_royal-puzzle-which-symbol-wrong = With { casino_royal-symbol } you win in { $whole }.{ $tenth }% of cases. There is better.

### terminal: what the terminal and studies say

# Casino Royal in the terminal.

terminal-casino_royal-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}
terminal-casino_royal-pack = { $cards ->
    [0] the pack is used up
    [one] { $cards } card in the pack
   *[other] { $cards } cards in the pack
}
terminal-casino_royal-pot = { $amount } in the pot
terminal-casino_royal-middle = { $amount } in the middle
terminal-casino_royal-money = { $amount }{ $yellow ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }({ $yellow } × 5)
       *[other] { " " }({ $yellow } × 5 + { $green })
    }
}
terminal-casino_royal-laid = { $amount } on the table
terminal-casino_royal-paid = { $amount } in the pot
terminal-casino_royal-broke = broke
terminal-casino_royal-dropped = dropped out
terminal-casino_royal-dealer = deals
terminal-casino_royal-called = Card { $count }:
terminal-casino_royal-own = In your hand:
terminal-casino_royal-typed = To type: { $moves }{ $enter ->
    [cut] { " " }(Enter: cut in the middle)
    [turn] { " " }(Enter: turn up the cards)
    [wait] { " " }(Enter: say nothing)
    [check] { " " }(Enter: check)
    [mark] { " " }(Enter: mark nothing)
   *[none] { "" }
}
terminal-casino_royal-moves = A move looks like turn, call, raise 3, follow… (type ? for help).
terminal-casino_royal-help-cut = cut 23         cut after 23 cards; Enter, in the middle
terminal-casino_royal-help-turn = turn           turn up a card; Enter, the whole batch; 5, five cards
terminal-casino_royal-help-turn-one = turn           turn up a card (or Enter); 5, five cards
terminal-casino_royal-help-call = call           say “Rien ne va plus!”
terminal-casino_royal-help-call-stake = call 4         say “Rien ne va plus!” with 4 chips
terminal-casino_royal-help-wait = wait           say nothing (or Enter)
terminal-casino_royal-help-raise = raise 3        open with 3 chips, or raise by 3
terminal-casino_royal-help-check = check          leave it to the next (or Enter)
terminal-casino_royal-help-follow = follow         pay as much as the others
terminal-casino_royal-help-double = double         “I raise”: double the amount
terminal-casino_royal-help-drop = drop           drop out, “I pass”
terminal-casino_royal-help-stake = stake 2        name the ante
terminal-casino_royal-help-symbol = symbol L       name the symbol: column row L T H U M N square full
terminal-casino_royal-help-mark = mark 1         put your chip on your board 1; mark alone (or Enter), nothing
terminal-casino_royal-help-bingo = mark bingo     say “Bingo!”
terminal-casino_royal-help-short = The beginning of a word is enough ({ $raises ->
    [yes] f, r 3
   *[no] t
}), and so is a number where there is one thing to say.
terminal-casino_royal-help-boards = On a board: K♠ is open, [K♠] covered{ $game ->
    [bingo] ; · is not on the symbol.
   *[other] .
}

## Studies

casino_royal-study-about = A match is an evening: the score is the money at its end. At random, evenings are played on the kernel, where legal moves are counted at every decision and not at a quarter. In poker, the first to act is who cuts in the first round, to the dealer’s right (CAS-D2); in the variant and in Bingo it is the dealer. The others follow to the left.
casino_royal-study-scores-text = The score is money: the chips that everybody goes home with. All begin with the same, and what one wins others have lost, so the mean says nothing; how far it spreads says how wild an evening is.
casino_royal-study-called = a card is called (CAS-A2, CAS-B4, CAS-C3)
casino_royal-study-raised-how = { $value ->
    [open] somebody opens the betting (CAS-B3)
    [double] somebody doubles (CAS-B5)
   *[raise] somebody raises (CAS-A4, CAS-B3)
}
casino_royal-study-dropped = somebody drops out (CAS-A4, CAS-B3)
casino_royal-study-nobody-called = a pause at which nobody calls (CAS-A5, CAS-B5)
casino_royal-study-side-pot = a side pot (CAS-B9)
casino_royal-study-broke = somebody without money is out (CAS-D1)
casino_royal-study-match-shared = equal riches share the evening (CAS-D1)
casino_royal-study-shared-why = { $value ->
    [best] equal hands share (CAS-5)
    [bingo] several have Bingo at the same card (CAS-C4)
   *[other] several share
}
casino_royal-study-round-ended-by = { $value ->
    [call] “Rien ne va plus” (CAS-A5, CAS-B5)
    [alone] all others dropped out (CAS-A4, CAS-B6)
    [pack] the pack was used up (CAS-A7, CAS-B10)
    [bingo] “Bingo” (CAS-C4)
   *[unsaid] nobody said Bingo (CAS-C4)
}
casino_royal-study-round-ended-by-text = What ends a round
casino_royal-study-call-by-the-winner = { $value ->
    [yes] who called won (CAS-A6, CAS-B7)
   *[no] somebody else won (CAS-A6, CAS-B7)
}
casino_royal-study-call-by-the-winner-text = Whether a call was right
casino_royal-study-winner-hand = { $value ->
    [straight-flush] straight flush
    [four] four of a kind
    [full] full house
    [flush] flush
    [straight] straight
    [three] three of a kind
    [two-pairs] two pairs
    [pair] pair
    [none] no card at all
   *[high] high cards
}
casino_royal-study-winner-hand-text = Hands that won (CAS-4)
casino_royal-study-winner-left-of-the-dealer = { $value ->
    [0] the dealer
    [1] the dealer’s left neighbour
   *[other] { $value } places further
}
casino_royal-study-winner-left-of-the-dealer-text = Where the winner of a round sits
casino_royal-study-winner-chips = { $value } chips
casino_royal-study-winner-chips-text = What the winner takes from the others

## To print and cut out

casino_royal-paper-boards = Casino Royal: the eight boards (to play with a pack of 52 cards)
casino_royal-paper-symbols = Casino Royal: the symbols of bingo
casino_royal-paper-greens = Casino Royal: green chips
casino_royal-paper-yellows = Casino Royal: yellow chips, worth 5
