# What the terminal says: `tapis play`, `tapis serve`, `tapis verify`, `tapis arena`, `tapis bot`.

## Before the match

terminal-player = Player { $number }
terminal-unknown-language = There is no language “{ $asked }” here. The choice is: { $known }.
terminal-bad-option = The option { $option } does not take the value “{ $value }”. The choice is: { $allowed }.
terminal-unknown-game = There is no game “{ $game }” here. The choice is: { $known }.
terminal-unknown-option = There is no option { $option } here. The choice is: { $known }.
terminal-unknown-command = There is no command “{ $command }” here. The choice is: { $known }.
terminal-misuse-missing = { $what } is missing.
terminal-misuse-value = The value given for { $what } does not fit.
terminal-misuse-other = The command cannot be read like this.
terminal-misuse-help = “{ $command } --help” says what there is.
terminal-wrong-seats = This table has { $count } seats, and { $given ->
    [one] only one was given
   *[other] { $given } were given
}. Give a name or a level for each, for example --seats Anna,maitre.
terminal-bad-name = Every seat needs a name of at most { $longest } characters.

## During the match

terminal-thinking = { $name } is thinking…
terminal-pass = Pass the keyboard to { $name }. When you are ready, press Enter.
terminal-help-legal = legal          all moves that are allowed
terminal-help-board = board          see the table again
terminal-help-hint = hint           a hint; asked again, it tells more
terminal-help-record = record FILE    save the match
terminal-help-quit = quit           leave
terminal-hint = { $said } (type: { $moves })
terminal-no-hint = There is nothing to advise here.
terminal-left = The match ends here. See you soon!
terminal-input-ended = Nothing more to read: the match ends here.
terminal-interrupted = Interrupted.
terminal-after = Type “record FILE” to keep the match, or Enter to finish.
terminal-record-where = Say in which file: record match.txt
terminal-saved = The match is saved in { $file }.
terminal-file-exists = { $file } exists already: choose another name.
terminal-file-in-use = Another arena or study is writing to { $file }: wait until it has ended, or stop it.
terminal-cannot-write = Cannot write { $file }: { $reason }.

## A game without a picture of its own

terminal-plain-yes = yes
terminal-plain-no = no
terminal-plain-moves = A move looks as in the list (type ? for help).
terminal-plain-more = … and { $count } more: “legal” shows them all.
terminal-plain-help =
    Type a move as it is written in the list, or the number before it.

## A new game

terminal-new-game-bad-name = “{ $name }” cannot be the name of a game: it takes lower-case letters without accents, digits and _, and a letter first.
terminal-new-game-taken = There is a game “{ $name }” here already ({ $package }): choose another name.
terminal-new-game-exists = { $folder } exists already: name another folder with --folder.
terminal-new-game-written =
    The game “{ $name }” is ready in { $folder }. To play it:
    { "    " }cd { $folder }
    { "    " }pip install -e .
    { "    " }tapis play { $name }

## The server

terminal-serving = Tapis Vert is open: { $address }
terminal-serving-data = Matches are kept in { $folder }. Press Ctrl+C to close.
terminal-served = Tapis Vert is closed.
terminal-port-taken = Port { $port } is already taken, perhaps by another Tapis Vert. Close it, or choose another one: tapis serve --port { $other }
terminal-cannot-listen = Cannot open { $host }, port { $port }: { $reason }.
terminal-cannot-use-folder = Cannot use the folder { $folder }: { $reason }.
terminal-folder-in-use = Another Tapis Vert already uses the folder { $folder }. Close it, or name another one with --data.
terminal-bad-metrics = “{ $asked }” is no address for the metrics. For example: --metrics 127.0.0.1:9108
terminal-serving-shared = Matches are kept in PostgreSQL. Press Ctrl+C to close.
terminal-bad-database = The database is given as postgresql+asyncpg://host/name. Without --database, matches are kept in a folder.
terminal-bad-channels = The channels are given as redis://host, and only together with --database.
terminal-needs-cluster = That needs more packages: pip install tapisvert[cluster]
terminal-database-broken = The database { $database } is damaged: { $reason }. Put a backup in its place; “tapis doctor” looks into it.
terminal-cannot-use-database = Cannot use the database: { $reason }. “tapis doctor” looks into it.

## The doctor

terminal-doctor-well = All is well.
terminal-doctor-unwell = Something is wrong: see the lines with ✗.
terminal-doctor-python = Python { $version }.
terminal-doctor-page = The page is there.
terminal-doctor-no-page = The page is missing, so browsers will see nothing. From the sources, “make page” builds it; a wheel carries it.
terminal-doctor-games = { $count ->
    [one] One game is there: { $names }.
   *[other] { $count } games are there: { $names }.
}
terminal-doctor-game-import = The game “{ $game }” is left out: the package { $package } cannot be loaded ({ $detail }). Repair or uninstall it.
terminal-doctor-game-interface = The game “{ $game }” is left out: the package { $package } was written for another version of Tapis Vert (INTERFACE { $detail }). Update one of the two.
terminal-doctor-game-taken = A second game “{ $game }”, the one of the package { $package }, is left out: { $detail } has that name. Uninstall one of the two.
terminal-doctor-game-no-game = The game “{ $game }” is left out: it is not in the package { $package } ({ $detail }).
terminal-doctor-game-no-words = The game “{ $game }” is left out: its sentences are missing or cannot be read ({ $package }, { $detail }).
terminal-doctor-game-doctor = Whether the game “{ $game }” has all it needs is not known: its doctor.py does not work ({ $detail }). Repair its package.
terminal-doctor-programs = What programs reckon with is kept once it is compiled.
terminal-doctor-no-programs = There is nowhere to keep what programs reckon with: every start compiles it anew, for a minute. Give the server’s user a folder for it, with NUMBA_CACHE_DIR=FOLDER.
terminal-doctor-folder = The folder { $folder } can be written to.
terminal-doctor-no-folder = The folder { $folder } cannot be written to: { $reason }. Give the server’s user the right to, or name another folder with --data.
terminal-doctor-room = There is room on the disk: { $megabytes } MB.
terminal-doctor-no-room = The disk is nearly full: { $megabytes } MB left. Make room, or moves can no longer be stored.
terminal-doctor-database = The database is sound and up to date ({ $database }, schema { $version }).
terminal-doctor-database-new = There is no database yet; the server will make one ({ $database }).
terminal-doctor-database-behind = The database is of an older version (schema { $version }); the server will bring it to { $known } when it starts. Back it up first.
terminal-doctor-database-newer = The database is of a newer version (schema { $version }) than this program, which knows { $known }. Install the newer program.
terminal-doctor-database-broken = The database { $database } is damaged: { $reason }. Stop the server and put a backup in its place.
terminal-doctor-no-database = The database does not answer: { $reason }. Check that PostgreSQL runs, and the address and password given with --database.
terminal-doctor-redis = Redis answers.
terminal-doctor-no-redis = Redis does not answer: { $reason }. Check that it runs, and the address given with --channels. Without it moves reach other nodes late.
terminal-doctor-clock = The clock is right: { $time }.
terminal-doctor-clock-wrong = The clock is wrong: it says { $time }, which cannot be. Set it, best by the network (NTP).
terminal-doctor-clock-off = The clock differs from the database’s by { $seconds } seconds. Set both by the network (NTP).
terminal-doctor-files = Enough files and connections can be open at once.
terminal-doctor-few-files = The system allows only { $count } files and connections at once. Raise the limit: with systemd, LimitNOFILE=65536.
terminal-doctor-port = Port { $port } of { $host } is free.
terminal-doctor-port-taken = Port { $port } of { $host } is taken. If that is not your own running Tapis Vert, close the other program or choose another port with --port.
terminal-doctor-no-port = Cannot open { $host }, port { $port }: { $reason }.
terminal-doctor-port-ours = A Tapis Vert already serves at { $address }.
terminal-doctor-database-rights = The file { $file } cannot be written to; it belongs to { $owner }. Give it to the server’s user.
terminal-doctor-schema-rights = { $user } may not make tables in the database { $database }. Let its owner say: ALTER DATABASE { $database } OWNER TO { $user };
terminal-doctor-address = Guests reach the tables at { $address }.
terminal-doctor-no-answer = No Tapis Vert answers at { $address }: { $reason }. Start the server, and check the address and the proxy.
terminal-doctor-no-upgrade = At { $address } the page loads, but no table opens ({ $reason }): the proxy does not pass on WebSocket upgrades. “Behind a proxy” in the hosting guide says how.
terminal-doctor-other-host = At { $address } the server takes its own page for another site’s ({ $reason }): the proxy does not pass on the Host header. “Behind a proxy” in the hosting guide says how.
terminal-doctor-plain = { $address } is not https: people play there, but devices cannot be told whose turn it is. “TLS in five minutes” in the hosting guide says how they can.
terminal-doctor-tls = The certificate of { $address } is good.
terminal-doctor-no-tls = Nobody speaks https at { $address } ({ $reason }). Start Caddy and open ports 80 and 443; “TLS in five minutes” in the hosting guide says how.
terminal-doctor-bad-certificate = Browsers refuse the certificate of { $address } ({ $reason }). The name has to be the certificate’s, and the authority a known one; Caddy gets a good one by itself if the name leads to this machine.
terminal-doctor-old-certificate = The certificate of { $address } is good for { $days } more days only, and was not renewed. Look at Caddy’s log: ports 80 and 443 have to be reachable from outside.
terminal-doctor-cookies = Cookies travel over https alone.
terminal-doctor-open-cookies = The server does not know that { $address } is https: its cookies would travel without it too. Start it with --proxy and the address of the proxy, which has to send X-Forwarded-Proto.
terminal-doctor-push = Devices can be told.
terminal-doctor-no-push = At { $address } a browser does not find what shows messages (sw.js, push.js). The proxy has to pass on all addresses, and the page has to be built.

## A host's upkeep

terminal-admin-none = There are no tables.
terminal-admin-open = waiting
terminal-admin-playing = playing
terminal-admin-over = over
terminal-admin-no-data = No Tapis Vert has kept anything in { $folder } yet. Name its folder with --data, or its database with --database.
terminal-admin-unknown-table = There is no table { $code } here.
terminal-admin-close-sure = Table { $code } would be gone, with { $matches ->
    [one] its match
   *[other] its { $matches } matches
} and its chat. Say --yes if that is what you want.
terminal-admin-close-for-good-sure = Table { $code } would be gone for good, with { $matches ->
    [one] its match
   *[other] its { $matches } matches
} and its chat. Say --yes if that is what you want.
terminal-admin-closed = Table { $code } is closed. “tapis admin restore” brings it back until the server has run for some days.
terminal-admin-closed-for-good = Table { $code } is gone for good.
terminal-admin-taken-away = taken away
terminal-admin-restored = { $count ->
    [0] No table had been taken away.
    [one] One table is back.
   *[other] { $count } tables are back.
}
terminal-admin-exported = { $count ->
    [one] One record is
   *[other] { $count } records are
} in { $folder } now.
terminal-admin-not-exported = Left out, because only another version of this program knows their rules: { $count }.
terminal-admin-unknown-guest = There is no guest { $guest } here.
terminal-admin-delete-sure = Everything that names { $name } would be gone for good. Say --yes if that is what you want.
terminal-admin-deleted = { $name } is forgotten, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
terminal-ratings-matches = { $count ->
    [one] One rated match recomputed.
   *[other] { $count } rated matches recomputed.
}
terminal-ratings-gone = { $count ->
    [one] The record of one match is gone: it is taken as it was counted.
   *[other] The records of { $count } matches are gone: they are taken as they were counted.
}
terminal-ratings-agree = Everything agrees with what is stored.
terminal-ratings-differ = { $count ->
    [one] One thing does not agree:
   *[other] { $count } things do not agree:
}
terminal-ratings-how = Nothing was changed. With --yes, what follows from the records replaces what is stored.
terminal-ratings-put-right = What follows from the records has replaced what was stored.

terminal-admin-copying = Copying and checking
terminal-admin-copy-where = Say where to: --database postgresql+asyncpg://host/name
terminal-admin-not-empty = There is something in the database already, so nothing was copied. Name an empty one.
terminal-admin-nodes-live = Nodes serve from this database, so nothing was copied. Stop them; 15 seconds after one was killed it counts as stopped.
terminal-admin-copy-differs = What arrived was not what was sent ({ $what }), so nothing was kept of it.
terminal-admin-copied = Tables: { $tables }, guests: { $guests }, matches: { $matches }, moves: { $moves }. All are in PostgreSQL now, and each match is there move by move.
terminal-admin-copy-verified = Records of finished matches that were checked and verify: { $count }.
terminal-admin-copy-unsound = These do not verify, not in the folder either: { $matches }.
terminal-admin-copy-next = Start the nodes with --database from now on. The folder { $folder } is your backup: no server should use it any more.
terminal-push-rotated = { $devices ->
    [0] There is a new pair of keys. No device uses the old one any more.
    [one] There is a new pair of keys. One device keeps the old one until its page is opened.
   *[other] There is a new pair of keys. { $devices } devices keep the old one until their page is opened.
}
terminal-push-voided = { $devices ->
    [0] There is a new pair of keys, and the old ones are void.
    [one] There is a new pair of keys, and the old ones are void. One device is not told any more: it has to ask again.
   *[other] There is a new pair of keys, and the old ones are void. { $devices } devices are not told any more: they have to ask again.
}

## Checking

terminal-file = { $file }: { $verdict }
terminal-file-part = { $file }, match { $number }: { $verdict }
terminal-other-luck = { $file }: the matches of round { $number } of the tournament { $tournament } do not have the same luck.
terminal-all-hold = { $file }: { $count } matches, all of them hold.
terminal-no-such-match = { $file }: none of these matches is the one of this receipt.
terminal-cannot-read = cannot be read, { $reason }.
terminal-no-record = this is not the record of a match.
terminal-broken = Something broke inside ({ $reason }). With TAPIS_TRACEBACK=1 you can see where.

## Bots

terminal-bot-unknown = “{ $bot }” is neither a level nor a bot. A bot is named by its file and class, for example { "mybot.py:Mine" }.
terminal-bot-cannot-read = Cannot read { $bot }: { $detail }.
terminal-bot-broken = { $bot } does not run: { $detail }
terminal-bot-no-class = There is no such bot in { $bot }. Found there: { $detail }.
terminal-bot-several = There are several bots in { $bot }: { $detail }. Say which one, for example { "mybot.py:Mine" }.
terminal-bot-none = There is no bot in { $bot }: a class derived from tapisvert.Bot is needed.
terminal-bot-no-file = The folder { $bot } has neither a file { "bot.py" } nor { "__init__.py" }.
terminal-bot-too-large = { $bot } and its files have more than { $detail }. A bot has to travel to other machines.
terminal-bot-failed = The bot { $bot } failed: { $reason }
bot-broke = { $error } ({ $file }, line { $line })
bot-no-move = { $answer } is no move. `choose` returns one of the legal moves, or its text.
bot-silent = no answer within { $seconds } s. With --patience it gets more time.
bot-move = { $move } is not allowed. { $reason }
terminal-bot-sits = { $bot } sits at table { $code } of { $host }, seat { $seat }. Press Ctrl+C to leave. To come back to this seat later: TAPIS_TOKEN={ $token }
terminal-bot-late = Still waiting for: { $names }. Without their salts the match does not begin.
terminal-bot-abandoned = Deal number { $count }: the one before was abandoned.
terminal-bot-begins = { $bot } plays the match { $match }.
terminal-bot-ends = The match is over: { $result ->
    [won] { $bot } has won
    [lost] { $bot } has lost
   *[drawn] it is a draw
}.
terminal-bot-dropped = The line dropped. Trying again in { $seconds } s…
terminal-bot-back = The line is back.
terminal-bot-unreachable = There is no Tapis Vert to be reached at { $server }: { $reason }.
terminal-bot-refused = Table { $code } refuses { $bot }: { $said }
terminal-bot-where = Say where to play: at a table of somebody’s, { "--table CODE" }, or at one of its own, { "--open GAME" }.
terminal-bot-opened = { $bot } has laid a table: { $link }. A match starts as soon as all seats are taken.
terminal-bot-not-opened = { $server } lays no table for { $bot }: { $said }
terminal-bot-no-seat = { $bot } needs a seat: there are as many levels as seats.
terminal-bot-removed = The seat of { $bot } at table { $code } was freed: it plays no more.
terminal-bot-suspicious-commitment = The server changed its promise for this deal: { $bot } keeps its salt closed and leaves.
terminal-bot-suspicious-seals = The server shows other seals than before for this deal: { $bot } keeps its salt closed and leaves.

## The arena

terminal-arena-few-players = An arena needs at least two players, for example --players maitre,{ "mybot.py:Mine" }.
terminal-arena-needs = The package { $package } is needed here: pip install { $extra }
terminal-arena-other-file = { $file } holds the results of another arena, or something else: name another file with --results.
terminal-arena-picture = The picture { $file } needs an ending that says its format, for example .png, .svg or .pdf.
terminal-arena-no-cluster = The cluster at { $address } cannot be used ({ $reason }). Its scheduler has an address like tcp://127.0.0.1:8786, and its workers need this package too.
terminal-arena-not-arrived = { $bot } does not run on the worker { $worker }: { $reason } Its own files have travelled there; what is installed here is needed there too.
terminal-arena-keeps = { $matches } matches; results go to { $file }.
terminal-arena-resumes = { $done } of { $matches } matches are in { $file } already; going on from there.
terminal-arena-counted = { $bot } is made of { $files }; if any of that changes, it is another bot.
terminal-compiling = Compiling { $game }, once and for all (up to a minute)
terminal-arena-warming = Getting ready (up to a minute the first time)
terminal-arena-playing = Playing
terminal-arena-stopped = Stopped after { $done } of { $matches } matches. The same command goes on from there.
terminal-arena-failed = The bot { $bot } failed in deal { $deal }, seats { $seats }: { $reason }
terminal-arena-crew = The matches cannot go on ({ $reason }). Perhaps a bot ended its process, memory ran out, or the cluster is gone. The same command goes on from here.
terminal-arena-title = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
terminal-arena-axis = Rating (Elo), with its 95% interval
terminal-arena-player = Player
terminal-arena-rating = Rating
terminal-arena-interval = 95%
terminal-arena-won = Won
terminal-arena-less-luck = Less their luck
terminal-arena-times = Less their luck, these { $matches } matches say as much as { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times as many ({ $part }% of it was taken out).
terminal-arena-score = Score
terminal-arena-time = Per move
terminal-arena-matches = Matches
terminal-arena-worked = Processor
terminal-arena-forfeits = Failed
terminal-arena-between = Time for a move, and matches won against each
terminal-arena-few-deals = There are no intervals: fewer than { $fewest } deals do not say how much of it is luck. More matches follow with the same command.
terminal-arena-troubles = What went wrong in the bots that failed is in { $file }.
terminal-arena-written = Written: { $file }

## Studies

terminal-study-random = At random
terminal-study-programs = Between programs
terminal-study-written = Written: { $file }
terminal-study-page = { $file } is where the same as Markdown would go: name the page, for example { $page }.
terminal-study-level = There is no level “{ $level }”. The choice is: { $known }.
terminal-study-compare = There are two different rules to compare, at one table: { "tapis study punto --compare wins=1 wins=3" }.
terminal-study-keeps = { $parts } parts are to be played; they go to { $file }.
terminal-study-resumes = { $done } of { $parts } parts are in { $file } already; going on from there.
terminal-study-crew = The study cannot go on ({ $reason }). Perhaps memory ran out, or something ended its processes. The same command goes on from here.
terminal-study-other-file = { $file } holds another study, or something else: move it away first.

## Looking back

terminal-print-written = { $count ->
    [one] One sheet
   *[other] { $count } sheets
} in { $file }. Print at 100%, not “fit to page”.
terminal-analyse-looking = Looking back
terminal-analyse-title = { $game }: { $moves } moves, looked back at. Shares of the match, in per cent.
terminal-analyse-curve = From start to end:
terminal-analyse-decisions = Decisions that cost { $name } most:
terminal-analyse-decision = Move { $move }: { $made } ({ $worth }); better { $best } ({ $better }). { $verdict }.
