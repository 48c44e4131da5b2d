# Matches that last days, and messages to devices.

slow-title = A match over several days
slow-text = Everybody plays when they can. Nobody waits in front of a screen, and no program steps in before the time is up.
slow-clock = Time for each move
slow-clock-value = { $seconds ->
    [28800] 8 hours
    [86400] 1 day
    [259200] 3 days
   *[other] 7 days
}
slow-holidays = Holidays for each
slow-holidays-value = { $days ->
    [0] None
    [7] 1 week in all
    [14] 2 weeks in all
   *[other] 4 weeks in all
}
slow-holidays-text = Whoever goes on holiday stops their clock: everybody sees it.
slow-fold = Over several days
slow-each = Time for each move: { $time }.
slow-told = To know when it is your turn, let this device tell you.
slow-tell-me = Tell me
holiday-left = { $days ->
    [0] no holidays left
    [one] { $days } day of holidays
   *[other] { $days } days of holidays
}
holiday-days = Days of holiday to take
holiday-go = Stop my clock
holiday-back = I am back
holiday-text = Your clock stops at once. If you come back earlier, the days that are left are not lost.

push-title = Being told
push-text = This device tells you when it is your turn, even if the page is closed. Nothing that is hidden at the table is in these messages.
push-on = Tell me on this device
push-kind-move = It is my turn
push-kind-move-text = At tables where other people wait, and in matches over several days.
push-kind-begins = A match begins
push-kind-begins-text = When cards are dealt at a table where you sit.
push-kind-round = A tournament round begins
push-kind-round-text = When your table of the tournament is ready.
push-quiet = Quiet hours
push-quiet-text = At night nothing rings. In the morning you are told what still waits.
push-quiet-from = From
push-quiet-until = to
push-try = Send a trial message
push-tried = On its way: the message arrives in a moment.
push-saved = Noted.
push-no-https = That cannot work here: a browser takes messages only from an address that begins with https. Ask whoever runs this server; the page “Hosting” of its documentation shows how, in five minutes.
push-no-home-screen = On an iPhone or iPad, first add this page to the home screen (Share, then “Add to Home Screen”), and open it from there.
push-no-support = This browser cannot receive messages.
push-denied = This browser refuses messages from this page. You can allow them in its settings, beside the address.
push-no-service = This browser’s message service does not answer. Try again later, with a network.

told-move = It is your turn{ $others ->
    [0] .
   *[other] , with { $names }.
}
told-begins = The match begins{ $others ->
    [0] .
   *[other] , with { $names }.
}
told-begins-you = The match begins, and it is your turn{ $others ->
    [0] .
   *[other] , with { $names }.
}
told-dealing = Cards are being dealt: open the page so that the match can begin.
told-round = { $title }: round { $number } begins, your table awaits you.
told-try = This is how you will be told.
refusal-bad-endpoint = That is no address of a message service for browsers.
refusal-no-push = This device is not told of anything at the moment.
refusal-no-holidays = { $left ->
    [0] You have no holidays left here.
    [one] You have only one day of holidays left.
   *[other] You have only { $left } days of holidays left.
}
