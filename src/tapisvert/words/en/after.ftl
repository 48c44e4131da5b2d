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
receipt-title = What this browser had seen
receipt-text = Before the match this browser kept its salt, the others’ seals and the server’s promise.
fair-title = Why can it be trusted?
fair-1 = Before anybody sits down, the server draws a secret and publishes its seal (SHA-256). It cannot change it any more.
fair-2 = Every browser draws a pinch of salt and first shows only its seal. Once all seals are there, everybody opens their salt: nobody, not even who runs the server, can choose after seeing the others.
fair-3 = All shuffles follow from the secret, the seals and the salts, by a published method.
fair-4 = In the end the secret is shown in the written record. Anybody can then recompute everything, here or with tools of their own, and your browser compares it with what it saw before the match. One thing remains a matter of trust: while the match goes on, whoever runs the server can see the hands.
