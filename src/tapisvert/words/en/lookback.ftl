# Looking back at a finished match: the curve, luck, decisions.

lookback-title = Looking back
lookback-story = The story
lookback-busy = The server plays on from every move, thousands of times. The curve comes first.
lookback-curve = The share of the match that each side could expect, move by move
lookback-moment = { $at ->
    [0] At the start
    [one] After { $at } move
   *[other] After { $at } moves
  }: { $shares }
lookback-share = { $name } { $share }
lookback-mark-luck = luck
lookback-mark-mistake = a mistake
lookback-mark-own = what { $name } could know
lookback-sides = Where the result comes from
lookback-expected = At the start
lookback-luck = Luck
lookback-lost = Own moves
lookback-given = Moves of the others
lookback-rest = Not explained
lookback-result = At the end
lookback-said = { $name }: { $play ->
    [clean] almost without a mistake
    [fair] a few mistakes
   *[poor] big mistakes
  }, { $luck ->
    [good] and lucky
    [bad] and unlucky
   *[even] and luck had no part in it
  }. { $own } by own moves, { $drawn } by luck.
lookback-decisions = What mattered most
lookback-none = Nothing to regret.
lookback-decision = { $name }, move { $move }
lookback-played = Played
lookback-better = Better
lookback-also = Or
lookback-why = Why
lookback-chips = { $points } chips
lookback-cost = { $share } of the match
lookback-see = Show on the table
lookback-find = Find it yourself
lookback-ask = { $name }, move { $move }: what would you play?
lookback-answer = Show the answer
lookback-right = Well seen! There was nothing better.
lookback-near = Not bad: there was hardly anything better.
lookback-wrong = There was something better.
lookback-close = Close
lookback-all = All decisions
lookback-figures = All figures
lookback-move = Move
lookback-who = Who
lookback-hoped = Hoped for
lookback-verdict = Verdict
lookback-loss = Lost
verdict-of-best = The best
verdict-of-good = Good
verdict-of-little = A little lost
verdict-of-mistake = A mistake
verdict-of-blunder = A blunder
