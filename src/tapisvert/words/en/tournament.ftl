# Tournaments: opening one, entering, playing round by round, and the standings.

tournament-title = Tournament
tournament-new = Open a tournament
tournament-new-text = For an evening, a games library, a club: everybody enters with a phone, tables open by themselves, and the standings keep themselves.
tournament-name-label = Name of the tournament
tournament-name-usual = { $name }’s tournament
tournament-what = What is played?
tournament-how = How is it played?
tournament-format = Format
tournament-format-swiss = Swiss rounds
tournament-format-swiss-text = Everybody plays every round, against opponents with about as many points.
tournament-format-robin = All against all
tournament-format-robin-text = Everybody meets everybody, or as many as the rounds allow.
tournament-format-knockout = Knockout
tournament-format-knockout-text = The better half of each table goes on.
tournament-format-open = As many as you like
tournament-format-open-text = Play as many matches as you like in the time there is; whoever waits gets a table.
tournament-rounds = Number of rounds
tournament-rounds-value = { $count ->
    [0] by the number of entrants
    [one] { $count } round
   *[other] { $count } rounds
  }
tournament-minutes = Duration
tournament-minutes-value = { $minutes } minutes
tournament-fill = Programs fill the tables
tournament-fill-text = Otherwise tables are smaller, or somebody has a bye.
tournament-duplicate = The same cards for all (duplicate)
tournament-duplicate-text = In each round all tables have the same luck, and everybody is compared with those who had the same seat elsewhere: luck counts for less. Points come when the last table is done.
tournament-level = Strength of the programs
tournament-open = Open for entries
tournament-enter = Enter
tournament-enter-text = Scan this code, or type the address.
tournament-enter-late = Join the tournament
tournament-team-with = Play with { $name }
tournament-team-alone = Form a new team
tournament-entered = You are in.
tournament-entrants = { $count ->
    [0] Nobody has entered yet
    [one] { $count } entrant
   *[other] { $count } entrants
  }
tournament-names = Enter people by name
tournament-names-text = One name a line. Everybody gets a card to scan with their phone.
tournament-names-add = Enter them and make cards
tournament-cards = The cards
tournament-cards-text = Each card makes a phone this person. It cannot be read again later, only replaced by another.
tournament-card = Card of { $name }
tournament-card-again = New card for { $name }
tournament-print = Print
tournament-start = { $number ->
    [1] Start the first round
   *[other] Start round { $number }
  }
tournament-start-open = Start
tournament-running = Round { $number } is being played: { $over } of { $tables } tables are done.
tournament-round-over = Round { $number } is done.
tournament-over = The tournament is over.
tournament-left = { $minutes } min left
tournament-last = Time is up: the last matches are being finished.
tournament-of-rounds = Round { $number } of { $rounds }
tournament-my-table = Go to my table
tournament-my-bye = You have a bye this round: it counts as a win.
tournament-my-wait = The next round starts soon; your table will show here.
tournament-my-out = You no longer play in this tournament.
tournament-my-stand-in = A program plays for you.
tournament-wait = I want to play
tournament-wait-not = Stop waiting
tournament-waiting = You are waiting for a table.
tournament-pairings = The tables
tournament-table-number = Table { $number }
tournament-phase-open = sitting down
tournament-phase-playing = being played
tournament-phase-over = done
tournament-ruled = decided by the host
tournament-watch = Watch
tournament-see = See again
tournament-standings = Standings
tournament-place = Place
tournament-name = Player
tournament-points = Points
tournament-met = Opponents
tournament-won = Wins
tournament-played = Matches
tournament-byes = Byes
tournament-round = Round
tournament-table = Table
tournament-bye = Bye
tournament-program = Program
tournament-you = you
tournament-ties = A match is worth one point to whoever beats everybody, and to each the part of the others they beat; a draw counts half. With equal points, whoever met stronger opponents is ahead (the mean of their points), then whoever won more matches; otherwise the place is shared. A bye counts as a win.
tournament-ties-knockout = Whoever got further is ahead; then points, the strength of the opponents met, and wins.
tournament-ties-title = How ties are broken
tournament-ties-duplicate = Duplicate: your result (which part of the others at your table you beat, then by how much) is compared with that of the same seat at the other tables. One point if you beat them all, half for a tie, else the part that you beat.
tournament-dealing = Round { $number } begins: the phones shuffle together.
tournament-points-later = The points of this round are shown when its last table is done.
tournament-wrong-commitment = Careful: the server had shown another fingerprint for this round. Your share of the luck stays closed.
tournament-wrong-salt = Careful: the server did not take the share of the luck that your phone gave for this round.
tournament-out = gone
tournament-stand-in = a program plays
tournament-leave = Leave the tournament
tournament-host = For the host
tournament-short-card = New card
tournament-short-stand-in = Let a program play
tournament-short-out = Take out
tournament-short-back = Bring back
tournament-host-out = Take out { $name }
tournament-host-stand-in = Let a program play for { $name }
tournament-host-back = Bring back { $name }
tournament-begin = Begin without those missing
tournament-begin-text = A program plays for them until they come.
tournament-rule = Enter the result
tournament-rule-text = Everybody’s place at this table; the same one for a tie.
tournament-rule-place = Place of { $name }
tournament-rule-save = Save
tournament-cancel = Cancel
tournament-end = End the tournament here
tournament-end-sure = What is not done will not count. End it anyway?
tournament-csv = Results (CSV)
tournament-records = All matches (to verify)
tournament-screen = Big screen
tournament-screen-off = Normal screen
tournament-by = Hosted by { $name }
tournament-games-of = { $count ->
    [2] { $game }, for two
   *[other] { $game }, { $count } at a table
  }
tournament-teams-of = { $game }, in teams of { $count }

refusal-already-entered = You have entered already.
refusal-no-teams = No tournament can be held with these rules: a table needs at least two equal sides.
refusal-not-entered = This person has not entered.
refusal-no-duplicate = Duplicate is played in Swiss rounds or everybody against everybody.
refusal-round-running = The round is not done yet.
refusal-round-started = Round { $number } has started already.
refusal-team-full = This team is complete.
refusal-too-few = There are too few: a round needs at least { $needed } entrants.
refusal-too-late = It is too late: it has begun already, or time is up.
refusal-too-many-entrants = The tournament is full: { $most } entrants.
refusal-tournament-over = The tournament is over.
refusal-unknown-tournament = There is no such tournament: check the code.
