# What every table says, whatever the game.

## Names and seats

seat-number = Seat { $number }
join-and = { $before } and { $last }
join-comma = { $before }, { $next }
with-rule = { $text } ({ $rule })
plain-move = { $text }

level-debutant = Beginner
level-apprenti = Learner
level-amateur = Amateur
level-habitue = Regular
level-averti = Adept
level-confirme = Expert
level-maitre = Master
level-measured = Made to measure ({ $level })
level-to-measure = To measure

## What happens at the table

table-continued = Playing on from { $match }, { $after ->
    [0] from its start
    [one] after { $after } move
   *[other] after { $after } moves
}: { $name } knows what that seat knew, and the rest is dealt anew.

## Ready-made phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks for the game!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-one-moment = One moment, please.
phrase-again = Another one?

## What cannot be done

refusal-already-seated = You already sit at this table.
refusal-already-somebody = This browser is already { $name }, with { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 }. Say first whether it should give that up.
refusal-bad-message = That message could not be understood.
refusal-bad-move = “{ $text }” is not a move I can read.
refusal-memory-full = There is no more room: at most { $most } entries are kept.
refusal-muted = The host of this table has asked you to be quiet.
refusal-bad-name = A name is needed, 1 to 24 characters long.
refusal-bad-option = The option { $name } does not take the value “{ $value }”.
refusal-bad-origin = This request comes from another site and is refused.
refusal-bad-record = This match cannot be played through again: see line { $line }.
refusal-bad-pass = This code is not valid, or no longer. Please ask for a new one.
refusal-bad-seats = The number of seats does not fit this match.
refusal-bad-token = This token is not valid here.
refusal-chat-off = There is no chat at this table.
refusal-chat-too-fast = Easy: wait a moment before the next message.
refusal-round-not-over = Other tables of this round still play with the same cards: everything is shown when the last one is done.
refusal-day-not-over = Others still play this deal of the day: it is shown once the day is over.
refusal-dealing = The cards are being dealt: one moment.
refusal-internal = Something went wrong on our side. Nothing has changed: please try again.
refusal-late = Too late: time was up.
refusal-name-taken = Somebody at this table is called nearly the same as “{ $name }”. Choose another name.
refusal-no-analysis = This game has nothing more to say about a finished match.
refusal-no-hints = There are no hints at this table.
refusal-no-lookback = Nobody has asked to look back at this match yet, or this server does not do that.
refusal-no-name = Please say what you are called first.
refusal-no-onlookers = This table does not admit onlookers.
refusal-no-such-point = The match cannot be played on from that point.
refusal-not-found = There is nothing at this address.
refusal-not-host = Only the person who opened the table can do that.
refusal-not-over = The match is not over yet.
refusal-not-your-seat = That seat is not yours.
refusal-not-your-turn = It is not your turn.
refusal-of-the-day = At the table of a deal of the day nothing else is played, and nobody stands in for you.
refusal-of-the-tournament = At a table of a tournament, the tournament says who plays and when.
refusal-tournament-code = This is the code of a tournament: you are taken there.
refusal-rated-alone = A match that counts is played by several sides.
refusal-rated-hints = A match that counts is played without hints.
refusal-rated-seat = This match counts for ratings: everybody keeps their seat.
refusal-rated-screen = At a table that counts everybody has a screen of their own.
refusal-card-revoked = Your card is no longer valid. Please ask whoever gave it to you for another.
refusal-group-ended = This group has ended, and everything with your names is deleted.
refusal-group-opens = In this group only the host opens tables.
refusal-not-of-group = This table is a group’s, and you are not in it.
refusal-phrases-only = Only ready-made phrases are said here.
refusal-restarting = The server is restarting: back in a moment.
refusal-reused-id = This move’s number already belongs to another move.
refusal-seal-first = Here every salt is sealed first. This page or program is too old: reload it, or bring it up to date (docs/protocol.md).
refusal-seals-missing = A seal is still missing: somebody’s page has not answered.
refusal-seat-of-program = A program has this seat: it cannot be handed over.
refusal-handed-over = The host has given your seat to another phone.
refusal-seat-taken = That seat is already taken.
refusal-seats-missing = Some players are still missing.
refusal-sent-away = The host of this table has asked you to leave.
refusal-session-ended = Your sessions elsewhere have been ended.
refusal-stale = The match has moved on: look at the table, then play again.
refusal-stand-in = A program is playing on this seat right now: take it back first.
refusal-table-full = The table is full.
refusal-too-far-on = You can play on like this { $most } times in a row, and no more.
refusal-too-fast = Easy: too many requests at once.
refusal-too-large = That message is too long.
refusal-too-many-connections = Too many connections are open from here. Please close another page first.
refusal-too-many-deals = Dealing failed too often at this table: open another one.
refusal-too-many-shows = Programs already play among themselves at { $most } of your tables. Wait until one match is over.
refusal-too-many-devices = Too many devices are you already. Send one away first.
refusal-too-many-lookbacks = Too many matches are waiting to be looked back at. Please try again in a few minutes.
refusal-too-many-tables = Too many tables are open already. Please try again later.
refusal-too-slow = The connection was too slow: the page is catching up.
refusal-unknown-device = This device is not, or no longer, on your list.
refusal-unknown-game = There is no such game here.
refusal-unknown-guest = There is no such onlooker at this table.
refusal-unknown-match = This match does not exist, or no longer exists.
refusal-unknown-table = This table does not exist, or no longer exists.
refusal-wrong-host = This server does not answer to that name.
refusal-wrong-method = This address is not asked like that.
refusal-wrong-phase = Not now.
refusal-wrong-salt = This is not the salt that this seat had sealed.
refusal-wrong-version = This match needs another version of the rules.

## A hint

tip-worth = From there you win about { $percent }% of matches.
