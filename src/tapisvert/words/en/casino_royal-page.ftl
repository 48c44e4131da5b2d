# Casino Royal: what only the page says of it.

casino_royal-picture = A board of Casino Royal with its chips and the card just called
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
casino_royal-hint = Advice
casino_royal-advice = Advice: { casino_royal-advice-move }.{ $reckoned ->
    [yes] {" "}Chance to win: { $chance }%.
   *[no] {""}
}
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

## The end of a round

casino_royal-round-over = End of round { $round }
casino_royal-player = Player
casino_royal-hand-title = Hand
casino_royal-put = Staked
casino_royal-gain = Gain
casino_royal-money = Money
