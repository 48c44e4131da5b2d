# One's own page: matches, pictures, devices, and how to find oneself again elsewhere.

me-title = Your matches
me-nobody = You have not played here yet. Your first match will appear on this page.
me-start = Play
me-found-elsewhere = Have you played elsewhere? Find yourself again here.
me-running = In play
me-turn = It is your turn
me-others-turn = Others are to move
me-to-table = To the table
me-finished = Finished
me-replay = See again
me-look-back = Look back
me-against = with { $names }
me-nobody-else = alone at the table
me-luck = Luck
me-play = Decisions
me-filter-game = Game
me-filter-all = All games
me-filter-company = With whom
me-company-all = Everybody
me-company-people = Other people
me-company-screen = Several at one screen
me-company-programs = Programs
me-company-alone = Alone at the table
me-more = Older ones
me-none = No match of this kind.
me-unread = { $count ->
    [one] { $count } more match to be read…
   *[other] { $count } more matches to be read…
}
me-statistics = In pictures
me-counts = { $played ->
    [one] { $played } match
   *[other] { $played } matches
}
me-won = won
me-shared = shared
me-lost = lost
me-curve = Wins minus losses, match by match: { $now } now, { $most } at the highest, { $least } at the lowest.
me-streak = In a row
me-streak-now = { $count ->
    [0] no win right now
    [one] { $count } win right now
   *[other] { $count } wins right now
}
me-streak-longest = { $count } at most
me-evening = Your longest evening: { $date }, { $time }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
me-time = { $hours } h { $minutes }
me-minutes = { $minutes } min
me-by-company = With whom
me-opponents = Against whom
me-score = { $won } of { $played }
me-best = Your records
me-see = See this match
me-in-numbers = In numbers
me-column-name = Who
me-column-played = Played
me-column-won = Won
me-column-shared = Shared
me-carry = On another device
me-carry-text = A code makes another browser yours: the same matches, the same name, the same seats. Show it to nobody else.
me-carry-ask = Give me a code
me-carry-again = Another code
me-carry-how = On the other device, take a picture of this square, or open { $address } and type:
me-carry-until = Good once, until { $time }.
me-carry-over = This code is no longer good.
me-carry-picture = The address of the code, to take a picture of
me-devices = Your devices
me-device-here = this one
me-device-seen = last seen { $when }
me-device-unknown = Unknown device
me-away = Send away
me-away-named = Send { $name } away
me-away-title = Send this device away?
me-away-text = { $name } will no longer be you, and will watch your tables as a stranger. The last code and your recovery card will be worth nothing.
me-away-yes = Send it away
me-away-no = Keep it
me-card = Recovery card
me-card-text = If you lose this device, only a code that you have kept brings you back to your matches. Print it and put it away.
me-card-have = You have a card. A new one makes the old one void.
me-card-ask = Make a card
me-card-again = Make a new card
me-card-once = This code is shown only once.
me-card-print = Print
me-card-heading = Recovery card of { $name }
me-card-how = To find yourself again, open { $address } and type this code. Whoever has it can play in your place: keep it like a key.
me-card-date = Made on { $date }
me-own = Take everything, delete everything
me-export = Take all your matches with you
me-export-text = One file with all your finished matches; tapis verify checks it as it is.
me-delete = Delete me here
me-delete-title = Delete you?
me-delete-text = What goes: your name, your devices, your codes, your list of matches, your lessons and puzzles. What stays with others: the matches you played together, with a dash in the place of your name. Where a match is in play, a program takes your seat.
me-delete-go-on = Go on
me-delete-again = Really delete everything?
me-delete-last = Nothing and nobody can bring you back, not even your recovery card. You may want to take your matches with you first.
me-delete-yes = Yes, delete me
me-delete-no = No, keep me
me-deleted = Done: there is nothing left of you here.
carry-title = Find yourself here
carry-text = Type the code from your other device, or the one on your recovery card: this browser will be you.
carry-code = Code
carry-go = That is me
carry-how = You get a code on your other device, under “Your matches”.
carry-leave-title = This browser is already { $name }
carry-leave-text = { $name } has played { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} here. Nothing is mixed: those matches stay with { $name }, and this browser can only return there with another device or a recovery card of { $name }.
carry-leave-yes = Leave { $name } behind
carry-leave-no = Stay { $name }
