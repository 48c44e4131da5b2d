# What is said around a table: before a match, among the players, and to play again.

wait-rated = A rated table: every match counts for the ratings.
wait-title = The table is set
wait-again = Shuffling again…
wait-again-text = The match starts by itself as soon as everybody is here.
wait-invited = { $name } is waiting for you
wait-invited-text = Say your name and take a seat.
wait-ready = Everybody is here
wait-text = Send the link, or read out the code:
wait-qr = Or point a phone at this QR code:
wait-qr-picture = QR code of the table
wait-alone = This address only works on this computer. To play from a phone, the server must be started with “--host 0.0.0.0” and the page opened at the computer’s address on the network.
wait-link = Link to the table
wait-share = Share
wait-share-text = There is a seat for you at my table.
wait-seats = Around the table
wait-free = Free seat
wait-free-seat = Free the seat
wait-free-seat-of = Free { $name }’s seat
wait-sit = Sit down
wait-sit-at = Sit down at seat { $number }
wait-program = Seat a program
wait-program-at = A program at seat { $number }
wait-start = Start the match
wait-missing = { $free ->
    [one] One person is still missing.
   *[other] { $free } people are still missing.
}
wait-for-host = { $name } will start the match.
chat-title = Table talk
chat-none = Nobody has said anything yet.
chat-looks-on = (looks on)
chat-hidden = hidden
chat-hide = Hide what they say
chat-show = Show what they say
chat-mute = Silence
chat-unmute = Let speak again
chat-send-away = Send away
chat-text = Your message
chat-send = Say
again-asked = { $count ->
    [one] { $names } is asking for a rematch.
   *[other] { $names } are asking for a rematch.
}
again-agree = Agreed
again-decline = No thanks
again-waiting = { $count ->
    [one] You have asked for a rematch. { $names } has not answered yet.
   *[other] You have asked for a rematch. { $names } have not answered yet.
}
again-declined = { $count ->
    [one] { $names } prefers to stop here.
   *[other] { $names } prefer to stop here.
}
again-without = Play without { $name }
again-withdraw = Never mind
again-dealing = Rematch! Shuffling…
