# A new table

new-title = Set a table
new-game = The game
new-how = How to play
new-presets = Ready-made rules
new-more = Fine-tune the rules
new-who = Who plays
new-with = With whom
new-with-program = Against programs
new-with-open = With friends, each at their own screen
new-with-here = Around this screen
new-house = House rules
new-seat-me = Me
new-seat-open = Somebody elsewhere
new-seat-here = Somebody at this screen
new-seat-program = A program
new-seat-kind = Seat { $number }: who plays
new-seat-level = Seat { $number }: strength of the program
new-seat-name = Seat { $number }: name
new-seat-name-example = First name
new-public = Open to all
new-public-text = It is listed on the home page; otherwise people come by the link.
new-onlookers = Onlookers welcome
new-onlookers-text = Whoever has the link may watch, without seeing hidden cards.
new-chat = Table talk
new-chat-text = Ready-made phrases and free messages.
new-takeover = A program stands in for the absent
new-takeover-text = Whoever returns takes the seat back.
new-hints = Hints
new-hints-text = Whoever is to play may ask what scores best now, and why.
new-rated = Rated match
new-rated-text = It counts for the ratings: without hints, everybody on their own screen.
new-clock = Time per turn
new-clock-value = { $seconds ->
    [0] No limit
    [15] 15 seconds
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
   *[other] 5 minutes
}
new-create = Open the table
new-start = Start the match
