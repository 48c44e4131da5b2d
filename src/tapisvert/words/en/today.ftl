# The deal of the day: the same for all, and the first try counts.

today-title = The deal of the day
today-lead = The same deal for everybody, until midnight UTC. The first try counts; after that, practise as often as you like.
today-ends = { $hours ->
    [0] { $minutes } min left
   *[other] { $hours } h { $minutes } left
  }
today-over = This day is over: all cards are on the table.
today-deals = The deals
today-alone = Alone
today-against = { $count ->
    [one] Against { $level }
   *[other] Against { $count } programs, { $level }
  }
today-play = Play
today-play-on = Play on
today-practise = Practise
today-see = See the match again
today-won = Won, { $score } to { $other }
today-lost = Lost, { $score } to { $other }
today-drawn = Drawn, { $score } each
today-mine = Your first try: { $result }
today-late = Your first try ended after midnight: it does not count.
today-begun = Your first try has begun.
today-unplayed = You did not play this deal.
today-standings = The table of the house
today-nobody = Nobody has finished yet.
today-nobody-then = Nobody finished it that day.
today-name = Player
today-result = Result
today-skill = Play, luck taken out
today-skill-text = What one’s own decisions cost, as a share of the match; 0 % at best.
today-working = being worked out…
today-unknown = –
today-order = Order
today-by-result = by result
today-by-skill = by play
today-you = you
today-share = Show my result
today-share-text = It gives nothing of the deal away.
today-share-send = Share
today-share-copy = Copy the text
today-share-copied = Copied
today-share-picture = Download the picture
today-share-alt = Picture of the result: { $text }
today-calendar = My calendar
today-calendar-text = One dot a deal: filled if it was won.
today-before = Previous month
today-after = Next month
today-day = { $date }: { $results }
today-day-none = { $date }: nothing played
today-day-won = { $deal }, won
today-day-played = { $deal }, played
today-luck = The luck of the day
today-luck-text = The secret that all cards follow from is drawn ahead. Its fingerprint is published the day before, the secret the day after: anybody can check.
today-commitment = Fingerprint
today-secret = Secret
today-secret-later = published once the day is over
today-promised = published since { $date }
today-promised-late = drawn on the same day: the house was not open the day before
today-tomorrow = Tomorrow’s fingerprint
today-opened = The secret fits the fingerprint.
today-broken = The secret does not fit the fingerprint!
today-kept = It is the fingerprint that this browser noted before that day.
today-not-kept = It is not the fingerprint that this browser noted before that day!
today-verify = Verify my match of { $deal }
today-yesterday = Yesterday
today-back = Back to today
today-deal = { $game }, { $how }
