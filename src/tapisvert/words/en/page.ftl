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

## While waiting

wait-copy = Copy
wait-copied = Copied

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
