# What is said about a finished match when somebody sees it again or verifies it.

replay-title = Replay
replay-step = Move
replay-step-of = { $step } of { $last }
replay-first = To the start
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-link = Copy the link
replay-lookback = Where was the match decided?
replay-eyes = Through the eyes of
replay-eyes-all = an onlooker
play-on = Play from here
play-on-text = The seat you take knows what it knew at that moment. Whatever was hidden from it is dealt anew, from new luck.
play-on-seat = I take the seat of
play-on-with = The other seats
play-on-programs = Programs, { $level }
play-on-friends = Friends
play-on-no = No, keep watching
play-on-go = Play
verify-text = Luck can be checked here. Drop a finished match: your browser recomputes every shuffle and every move by itself, without asking the server.
verify-record = The record (drop the file here, or paste its text)
verify-now = Verify
verify-file = Choose a file
verify-good = All is right
verify-good-text = The secret fits the seal that was published before the match; { $shuffles ->
    [one] { $shuffles } shuffle
   *[other] { $shuffles } shuffles
} and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} were recomputed, and all agree.
verify-luck = The luck was fair
verify-luck-text = The secret matches the seal that was published before the game, and { $shuffles ->
    [0] nothing was shuffled
    [one] the shuffle was done again
   *[other] the { $shuffles } shuffles were done again
}: everything agrees. This game comes from elsewhere, and this page does not know its rules; { $moves ->
    [one] its one move is checked
   *[other] its { $moves } moves are checked
} by the command “tapis verify”.
verify-day-kept = It is the fingerprint that this browser noted before that day.
verify-day-not-kept = It is not the fingerprint that this browser noted before that day!
verify-continued = This match goes on from { $match }, after { $after ->
    [one] { $after } move
   *[other] { $after } moves
}, as seat { $seat } saw it. Its secret, its seals and its shuffles hold, and so does all of the match before. What was dealt anew, and the moves after it, are checked by the command “tapis verify”.
verify-bad = Something is wrong

## What comparing with a receipt says

receipt-title = What this browser had seen
receipt-text = Before the match this browser kept its salt, the others’ seals and the server’s promise.
fair-title = Why can it be trusted?
fair-1 = Before anybody sits down, the server draws a secret and publishes its seal (SHA-256). It cannot change it any more.
fair-2 = Every browser draws a pinch of salt and first shows only its seal. Once all seals are there, everybody opens their salt: nobody, not even who runs the server, can choose after seeing the others.
fair-3 = All shuffles follow from the secret, the seals and the salts, by a published method.
fair-4 = In the end the secret is shown in the written record. Anybody can then recompute everything, here or with tools of their own, and your browser compares it with what it saw before the match. One thing remains a matter of trust: while the match goes on, whoever runs the server can see the hands.

## What checking a match says

} played again by the rules, { $shuffles ->
    [one] { $shuffles } shuffle
   *[other] { $shuffles } shuffles
} computed again, promise, result and seal checked.
}, as seat { $seat } saw it.

verdict-sound = everything holds. { $game }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
verdict-abandoned = { $count ->
    [one] One deal had been abandoned before this one.
   *[other] { $count } deals had been abandoned before this one.
}
verdict-day = It is a deal of { $day } (house { $house }). If you noted the fingerprint of the day before, compare: { $commitment }
verdict-continued = The match it goes on from holds, too: { $match }, after { $after ->
    [one] { $after } move
   *[other] { $after } moves
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
