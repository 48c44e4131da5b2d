# The players of a house and how strong they are; groups, their cards and their tables.

players-title = Players
players-lead = Who plays how well, table by table. Only rated matches count.
players-none = Nobody has played a rated match yet. When you open a table, choose “Rated match”.
players-game = Game
players-kind = Table
players-kind-sides = { $sides ->
    [2] For two
    [3] For three
    [4] For four
   *[other] For { $sides }
}
players-kind-teams = { $sides } teams of { $team }
players-place = Place
players-name = Name
players-points = Points
players-matches = Matches
players-won = Won
players-margin = ± { $margin }
players-you = you
players-provisional = provisional
players-provisional-text = Still too few matches to be sure: the place will come.
players-program = program
players-programs = Show the programs
players-what = What this number says
players-what-1 = At a table for two, 400 points more are odds of ten to one. 1500 is about the strength of the program Regular: programs stay where they were measured, playing each other, and everybody is measured by them.
players-what-2 = “± 90” means that two times in three the real strength is less than 90 points away. While that number is large the rating is provisional; some fifteen matches are enough.
players-what-3 = Only matches of tables count that say so beforehand: without hints, without a program standing in for somebody, everybody on their own screen. Whoever wins is first and everybody else second; the score does not count. The arithmetic (Plackett-Luce) is published, and the host can recompute everything from the records: tapis ratings recompute.
players-mine = Your ratings
players-mine-none = Your rated matches will appear here.
players-all = All players
players-moved = Rating
players-moved-to = { $before } → { $after }
players-moved-why-alone = This match does not count: there was one side alone.
players-moved-why-screen = This match does not count: several played on one screen.
players-moved-why-stand-in = This match does not count: a program stood in for somebody.
players-moved-why-continued = This match does not count: it went on from another.
players-moved-why-no-anchor = This match does not count: how strong the program is at it was never measured.
players-moved-why-no-people = This match does not count: nobody played in it.
players-moved-why-unreadable = This match does not count: its record cannot be read any more.
refusal-players-off = The host of this house does not show ratings.
refusal-not-rated = This match was not rated.
refusal-unknown-group = There is no such group, or you are not in it.
refusal-unknown-card = There is no card of this number.
refusal-too-many-cards = A group has { $most } cards at most.
refusal-too-many-groups = You have { $most } groups already: please end one first.

group-new-title = A group
group-new-lead = For a class, a library, a club: a sheet of cards, and every phone that takes a picture of one becomes a player of the group. No account, no address.
group-mine = Your groups
group-make = Make a group
group-name = Name of the group
group-names = The names, one a line
group-names-text = A first name or a nickname will do; everybody gets a card.
group-or-count = Or a number of cards
group-number-names = Player { $number }
group-fill = Number them
group-chat = Chat at the tables
group-chat-off = None
group-chat-phrases = Ready-made phrases
group-chat-on = Free
group-opens = Who opens tables
group-opens-host = Only you
group-opens-everybody = The whole group
group-create = Make the cards
group-cards-title = Cards to print
group-cards-once = Print them now: their codes are not kept anywhere. A card that is lost can be made again.
group-cards-print = Print
group-cards-done = To the group
group-card-how = Take a picture of the square, or type the code at { $address }
group-card-picture = Code to take a picture of, card { $number }
group-members = Cards
group-member-used = in use
group-member-unused = not used yet
group-member-revoked = revoked
group-revoke = Revoke
group-revoke-of = Revoke the card of { $name }
group-again = Make again
group-again-of = Make the card of { $name } again
group-again-all = Make all cards again
group-more = More cards
group-add = Add
group-tables = Tables
group-tables-none = No table at the moment.
group-open = Open a table
group-join = To the table
group-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
group-phase-open = Waiting
group-phase-playing = Being played
group-phase-over = Over
group-rated = rated
group-day = Deals of the day
group-day-none = Nobody of the group has played this one yet.
group-day-play = Play it
group-ratings = Ratings of the group
group-ratings-none = No rated match yet.
group-settings = Settings
group-host-only = The host opens the tables.
group-end = End the group
group-end-text = All cards are revoked, the tables closed, and everything that bears a name of the group is deleted. Nothing brings it back.
group-end-title = End “{ $name }” and forget everybody?
group-end-yes = End and forget all
group-end-no = Keep the group
group-ended = The group has ended: { $count ->
    [one] { $count } person is forgotten.
   *[other] { $count } people are forgotten.
}
group-you = You are { $name }, in this group.
