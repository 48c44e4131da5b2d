# What checking a match and receipts say.

## What checking a match says

verdict-sound = everything holds. { $game }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played again by the rules, { $shuffles ->
    [one] { $shuffles } shuffle
   *[other] { $shuffles } shuffles
} computed again, promise, result and seal checked.
verdict-abandoned = { $count ->
    [one] One deal had been abandoned before this one.
   *[other] { $count } deals had been abandoned before this one.
}
verdict-round = It is a match of round { $number } of the tournament { $tournament }, with the same luck at all tables: { $entrants } entrants have a share in it; the server drew for { $house } of them, and { $unopened } did not open theirs.
verdict-day = It is a deal of { $day } (house { $house }). If you noted the fingerprint of the day before, compare: { $commitment }
verdict-continued = The match it goes on from holds, too: { $match }, after { $after ->
    [one] { $after } move
   *[other] { $after } moves
}, as seat { $seat } saw it.
verdict-at = line { $line }, column { $column }: { $text }
verdict-at-line = line { $line }: { $text }
verdict-bad-line = this line does not belong here.
verdict-bad-option = this game has no such option.
verdict-broken-promise = the secret is not the one that was promised before the match.
verdict-changed = this line was changed.
verdict-chosen-salt = a program’s salt does not follow from the commitment and the seals: somebody had a choice.
verdict-differs = the text is not what the computation gives.
verdict-illegal-move = the rules do not allow this move.
verdict-not-text = this is not a text file.
verdict-too-deep = too many matches follow each other here: eight is the most.
verdict-too-long = the text goes on after its end.
verdict-too-short = the text stops too early.
verdict-unfinished = the match is not over: there is nothing to check before that.
verdict-unknown-game = there is no such game here.
verdict-wrong-origin = the match that this one goes on from does not fit this line.
verdict-wrong-salt = this is not the salt that the seat had sealed.
verdict-wrong-seats = the number of seats does not fit the options.
verdict-wrong-version = this match needs another version of the rules.

## What comparing with a receipt says

receipt-good = The receipt and the match agree.
receipt-bad = The receipt and the match do not agree.
receipt-none = this is not a receipt.
receipt-bad-record = The written match does not hold, at line { $line }.
receipt-other-match = This receipt is about another match.
receipt-unsealed = The match says that it was played without seals, but the receipt holds some.
receipt-unseen = This deal was not seen before the match began: nothing of it can be compared.
receipt-commitment = The server’s promise is the one that was known before any salt was opened.
receipt-commitment-differs = The server’s promise is not the one that was known before the deal.
receipt-salts = { $count ->
    [one] Your salt is the one in the match.
   *[other] Your { $count } salts are the ones in the match.
}
receipt-no-salts = No salt is yours: nothing proves that the luck comes from you too.
receipt-salt-differs = The salt of seat { $number } is not the one you drew.
receipt-seals = { $count ->
    [one] The seal of one other seat is the one you saw.
   *[other] The seals of { $count } other seats are the ones you saw.
}
receipt-seal-differs = The seal of seat { $number } is not the one you saw.
receipt-seals-unseen = { $count ->
    [one] You did not see the seal of one other seat: it cannot be compared.
   *[other] You did not see the seals of { $count } other seats: they cannot be compared.
}
receipt-attempts = { $count ->
    [one] There was only one deal, as the match says.
   *[other] There were { $count } deals, as the match says.
}
receipt-attempts-differ = You saw { $seen } deals, but the match counts only { $count }: some are missing.
receipt-abandoned-differs = The abandoned deal number { $number } is not the one you saw.
