# Reports on what a game is like (`tapis study`): headings, sentences, and how figures are written.

study-title = What { $game } is like
study-about = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $random } games at random and { $programs } matches between programs, from seed { $seed }.
study-by-rounds = All seats are played by the level { $level } ({ $name }). Where it searches, it imagines { $rounds } rounds for a move, so the same command gives the same figures on every machine.
study-by-share = All seats are played by the level { $level } ({ $name }), for { study-share } of the time it takes at a table. Time is never quite the same, so the same command gives nearly the same figures.
study-reading = Behind a share of wins stands its 95% interval. Where an equal share lies inside, luck alone explains the difference. A win that several share counts for each of them.
study-command = Made with:
study-skilled = Where levels meet each other, they think { $times } times as long.
study-named = { $name }: { $value }
study-pictures = The same with pictures
study-contents = Tables
study-more = Everything else about this table
study-how-made = How these figures came about

## What stands out

study-sum-fair = No place around the table is better than another, as far as these matches can tell.
study-sum-unfair = A place around the table matters: { $tables }.
study-at-table = { $table }, the { $place } side wins { $share }
study-sum-length = A match takes { $moves } moves on average, about { $minutes } minutes among people.
study-sum-skill = Skill: one { $better } among players of the level { $other } wins { $share } of the matches.
study-sum-luck = Luck decides { $share } of who wins among equals; the other { $rest } are decisions, and what no judge sees (in { $sides } results).
study-sum-lead = Who leads changes { $times } times in a match, and { $share } of the winners had been behind.
study-sum-narrows = The choice narrows: from { $first } moves in the first fifth of a match to { $last } in the last.
study-sum-widens = The choice widens: from { $first } moves in the first fifth of a match to { $last } in the last.
study-sum-steady = There is as much to choose all the time: { $first } moves in the first fifth of a match, { $last } in the last.
study-sum-compared = On one side “{ $one }”, on the other “{ $other }”. What luck alone hardly explains:
study-sum-differs = { $what }: { $one } and { $other }, a difference of { $by }.
study-sum-alike = Nothing: as far as these matches can tell, both are alike.

## Figures

study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
study-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-rate = { NUMBER($rate, maximumSignificantDigits: 3) }
study-count = { NUMBER($count) }
study-interval = { $share } ({ $low } to { $high })
study-range = { $half } ({ $low } to { $high })

## Columns and marks

study-at-random = At random
study-between-programs = Programs
study-table = Table
study-matches = Matches
study-first = First to act wins
study-equal = Equal share
study-several = Several win
study-moves = Moves
study-score = Score
study-margin = Lead
study-minutes = Minutes, reckoned
study-turns = Changes of the lead
study-comebacks = Winners who had been behind
study-pair = { $better } among { $other }
study-skill-part = All the rest
study-from-to = { $first } → { $last }
study-difference = Difference
study-clear = clear
study-unclear = may be luck
study-part-of = { $part ->
    [1] first fifth
    [2] second
    [3] third
    [4] fourth
   *[5] last fifth
}
study-mean-of = Mean
study-least = 5%
study-half = Half
study-most = 95%
study-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
study-drawn = nobody
study-shared = several
study-each-of = { $who }, per match
study-within = in so many matches
study-rule = Rule
study-what = What it does
study-refusal = Refusal
study-decisions = At so many decisions
study-tries = Of all tries
study-axis-wins = share of wins
study-axis-lead = ± percentage points
study-axis-moves = moves
study-axis-points = points
study-axis-minutes = minutes
study-axis-turns = changes

## Sections

study-overview = The tables side by side
study-overview-text = What differs from table to table, between programs. In brackets: the 95% interval of a share; elsewhere, where 5% and 95% of the matches lie.
study-advantage = The worth of a place
study-advantage-text = Each point is a place around the table, the first to act on top: right of the line it won more often than its equal share, left of it less. The bars are 95% intervals.
study-span = From the first move to the last
study-span-text = Half of the matches are shorter than the point; the bar holds those between 5% and 95%.
study-glance = At a glance
study-glance-text = Between programs: half of the matches, and in brackets where 5% and 95% of them lie; behind a share its 95% interval.
study-comparison = Side by side
study-comparison-text = The same matches between programs under both rules. The difference is what the second has more; behind it stands its 95% interval, for shares in percentage points.
study-minutes-text = Reckoned with what a family takes for each kind of move, not measured.
study-turns-text = How often in a match somebody else came to lead alone.
study-behind = How far winners had been behind
study-behind-text = The most points by which the winner of a match was behind the leader, at any time; 0: never.
study-narrowing = Choices, from the first fifth of a match to the last
study-narrowing-text = Legal moves on average, where there is more than one, fifth by fifth.
study-seats = Who wins
study-seats-text = The sides around the table, from the one that acts first.
study-alone = How often it comes out
study-alone-text = Alone there is nobody to beat: the share of games in which the aim of the game was reached.
study-alone-won = it comes out
study-round-seats = Who wins a round
study-round-seats-text = The sides in the order of play of the round, the one who starts first.
study-equal-line = Dashed lines are equal shares, in the colours of the points.
study-fair = As far as these matches can tell, no place is better than another.
study-unfair = { $more ->
    [more] The { $place } side wins more often than its share, which luck alone hardly explains.
   *[less] The { $place } side wins less often than its share, which luck alone hardly explains.
}
study-parts-text = Each line as a share of all of them.
study-left-out = { $count ->
    [one] One line below 0.05% is left out.
   *[other] { $count } lines below 0.05% are left out.
}
study-length = How long it takes
study-length-text = Moves of a match, from the first to the last.
study-round-length = How long a round takes
study-round-length-text = Moves of a round.
study-scores = What is scored
study-scores-text = The score of every side at the end.
study-margins = How close it is
study-margins-text = The lead of the best side over the second best at the end: at 0 they share.
study-luck = How much is luck
study-luck-text = Of what decides who wins, luck is { $share }, as far as a judge of positions can see it (in { $sides } results). The more matches, the less far it carries: how much of the share that a side wins is luck, and how much is everything else.
study-luck-luck = by luck
study-luck-rest = by the rest
study-luck-matches = after { $matches } { $matches ->
    [one] match
   *[other] matches
}
study-luck-part = Luck
study-edges = The picture leaves out at its edges what came less than once in a thousand times.
study-choices = How much there is to choose
study-choices-text = Legal moves where there is more than one, at a quarter of all decisions.
study-works = The rules at work
study-works-text = What the rules brought about, by their ids: how often in a match, and in how many matches between programs at all.
study-bites = The rules that forbid
study-bites-text = Moves that a player may think of, tried at a quarter of the decisions between programs: at how many decisions a rule forbade any of them, and how many of all tries.
