# The page: all it says by itself, whatever the game.

skip = Skip to content
home-link = Tapis Vert, home
to-home = Back home
rules = Rules
leave = Leave the table
watching = You are watching
your-turn = Your turn
guest = Guest
name-label = Your name

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = System
settings-theme-light = Day
settings-theme-dark = Night
settings-comfort = Comfort
settings-motion = Motion
settings-speed = Pace
settings-speed-calm = Leisurely
settings-speed-usual = Usual
settings-speed-quick = Brisk
settings-volume = Volume
settings-elsewhere = Sign me out on my other devices
settings-elsewhere-done = Done: your other devices no longer know you.
settings-lines = Mark lines that lack one card
lines-marked = Mark lines
lines-marked-text = The lines that lack just one card, of every side. On this screen only.
sounds = Sounds

## Home

home-lead = Table games for the whole family: against a program, around one screen, or with friends at the other end of the world.
home-play-now = Play now
home-play-now-text = One click and you are playing. No account, nothing to install.
home-likings = Another way:
home-kind = Which game
home-level = Level of the programs
home-new-table = Invite friends
home-go-on = Your { $game } table is waiting for you.
home-go-back = Back to the table
me-link = Your matches
home-last = Your last matches
home-all-matches = All your matches
home-your-turn = It is your turn.
home-left = { $time } left.
home-carry = Played elsewhere before?
home-players = Players and groups
result-won = won
result-lost = lost
result-shared = shared
result-none = played
home-today = The deal of the day
home-today-text = The same for everybody. Your first try counts.
home-today-go = Play it
day-first = first try
day-practice = practice
day-back = The deal of the day
tournament-back = Back to the tournament
tournament-wait-table = The match begins as soon as everybody is there.
home-with-friends = With friends
home-licences = Licences
fresh-version = There is a new version.
fresh-take = Reload
home-games = The games
home-puzzles = One position, one right answer: find it.
home-puzzles-go = To the puzzles
home-tournament = Open a tournament
home-friends = Among friends
home-friends-text = Set a table and pass on its code, its link or its QR code: everybody joins from their own screen.
home-code = Did somebody give you a code or a link?
home-code-example = ABCD-2345-EFGH
home-join = Join
home-open-tables = Tables open to all
home-no-tables = No table is waiting just now. Open your own!
home-table-of = { $name }’s table
home-free = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}

## A new table

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
wait-rated = A rated table: every match counts for the ratings.
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

## While waiting

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
wait-copy = Copy
wait-copied = Copied
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

## The deal

deal-title = Dealing…
deal-text = Everybody opens the salt they sealed. With the last one the match begins.
deal-late = We are still waiting for: { $names }.
deal-late-host = This page has not opened its salt in time. It still can; otherwise free the seat. The deal is then abandoned and made again, and everybody will see that.
deal-late-others = This page has not opened its salt in time. It still can; otherwise the seat can be freed.
deal-seat-late = has not answered
deal-attempt = Deal number { $count }: the one before was abandoned.
deal-suspicion-commitment = The server changed its promise for this deal. Your page keeps its salt closed.
deal-suspicion-seals = The server shows other seals than before for this deal. Your page keeps its salt closed.

## At the table

table-title = The table
aim = The aim:
aim-open = Open the rules
seats-title = At the table
seat-you = (you)
seat-program = · program
seat-away = away for now
seat-time-left = { $time } left
seat-holiday = on holiday until { $day }
seat-thinking = thinking…
seat-your-turn = your turn
seat-stand-in = a program is standing in
seat-take-back = Take the seat back
seat-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
onlookers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
log-title = What happened
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
link-lost = Connection lost, coming back…
link-back = Back again!
leave-title = Leave the table?
leave-text = The match is still on. A program will play for you, and you can come back and take your seat again.
leave-stay = Stay
note-left = { $name } has left the table: a program plays on.
note-back = { $name } is back.
note-handed-over = { $host } has given { $name }’s seat to another phone.
curtain-title = Pass the screen to { $name }
curtain-text = Everybody else looks away…
curtain-lift = I am { $name }, my turn!

## The end

next-round = Next round
over-rematch = Rematch
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
over-you-won = You have won!
over-back = Back to the table
over-easier = A little easier
over-harder = A little harder
measured = To my measure
measured-text = The program follows your results: a little stronger when you win, a little weaker when you lose, until you win every other match.
over-replay = Watch it again
over-lookback = What decided it?
over-verify = Verify
over-record = Download the record

## Verifying

verify-title = Verify a match

receipt-download = Download the receipt

fair-summary = The luck is sealed
fair-text = The server’s secret was drawn before anybody sat down. This is its seal:
fair-seals = The seals of the seats, before any salt is opened:
fair-why = What is it for?

try-again = Try again
nowhere-title = There is nothing here
nowhere-text = The link may be incomplete.

refusal-unreachable = The server does not answer. Trying again in a moment.

## A game without a page of its own

plain-picture = A game on the cloth, and its initial
plain-table = The table, as a drawing
plain-details = The table in detail
plain-moves = Your moves
plain-find = Find a move
plain-over = End of the match
plain-player = Player
plain-score = Points
plain-points = { $score } { $score ->
    [one] point
   *[other] points
}
plain-none = none
plain-yes = yes
plain-no = no
plain-fallback = The page of { $game } did not load: this is the plain one.
hint-ask = Hint
hint-more = Next hint
rules-title = The rules
rules-exactly = The exact rules
rules-link = Link to rule { $rule }
rules-close = Close the rules

## Learning by playing

learn-title = Learn
learn-text = Small scenes at a real table, from the first move to the finer points.
learn-offer = First time?
learn-offer-no = No thanks
learn-next = Next: { $title }
learn-path = All scenes
learn-done = done
learn-count = { $done } of { $all }
learn-again = Once more
learn-back = Back to my table
learn-partner = { $number ->
    [1] Camille
    [2] Sacha
    [3] Dominique
    [4] Robin
    [5] Andrea
    [6] Kim
   *[other] Alex
}
refusal-no-lesson = This game has no lessons.
refusal-lesson-other = You may do that, but it is not what is asked for here.
refusal-lesson-worse = Allowed, but it costs a lot: like that one wins about { $worth } times in 100 instead of { $best }.
