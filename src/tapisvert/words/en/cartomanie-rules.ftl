# The rules page of Cartomanie, in our own words. The ids MAN-… are those of the rules.

cartomanie-rules-title = The rules of Cartomanie
cartomanie-rules-lead = For 1 to 4 players, half an hour. Turn up letter cards and find the finest French word among them.

## In one minute

cartomanie-rules-minute = In one minute
cartomanie-rules-minute-1 = Twenty-four letter cards lie face down on the table. On your turn, turn up five of them, one by one.
cartomanie-rules-minute-2 = With all the cards that are up, make a French word: a capital first, then small letters. You take its cards and score the sum of their values.
cartomanie-rules-minute-3 = A capital is worth twice its small letter. The joker stands for a small letter and is worth nothing.
cartomanie-rules-minute-4 = No word? The cards stay, and the next player turns up five more. Mind the time: 30 seconds for a word!
cartomanie-rules-minute-5 = When there are no more capitals, or no more words, most points win. Alone, try to leave no card.

## The titles

cartomanie-rules-exactly = The rules, exactly
cartomanie-rules-section-pack = The cards
cartomanie-rules-section-words = The words
cartomanie-rules-section-play = A turn
cartomanie-rules-section-end = The stuck table, and the end
cartomanie-rules-section-alone = Alone
cartomanie-rules-section-versions = Other versions
cartomanie-rules-section-advice = A piece of advice
cartomanie-rules-section-example = An example
cartomanie-rules-link = Link to rule { $rule }
cartomanie-rules-letters = Letters
cartomanie-rules-small = Small
cartomanie-rules-capital = Capital

## The rules

cartomanie-rules-man-1 = 123 letter cards, capitals and small letters, with two jokers, all shuffled together.
cartomanie-rules-man-2 = The value is printed on the card: B is worth 6, T 4; a and e 1, i, o, s, t, u 2, g 3, x 5.
cartomanie-rules-man-3 = Small letters are worth 1 to 5 points, the rarer the more; a capital is worth twice its small letter, a joker 0.
cartomanie-rules-man-4 = 31 capitals: every letter once, and a second A, C, E, P and S. 92 other cards: 14 e, 9 a, 8 i, 6 each of n, o, r and s, 5 each of t and u, 4 l, 3 c, 2 each of d, m and p, one of every other letter, and 2 jokers.
cartomanie-rules-man-5 = All French words count: plurals, feminine forms, verbs in all their forms. Accents and cedillas are ignored (Ô is played O), a ligature is two letters. No hyphens and no apostrophes; symbols and abbreviations (kg, cm) are not words. The words of one letter are A, O, X and Y.
cartomanie-rules-man-6 = A word starts with a capital and has no other: all further letters are small. With no capital up, no word.
cartomanie-rules-man-7 = At most one joker in a word. It stands for a small letter, never for the capital.
cartomanie-rules-man-8 = A word scores the sum of its cards’ values.
cartomanie-rules-man-9 = A word the dictionary lacks may be put to the table, once a turn: all the others must accept it. That is the way for proper nouns. A table can do without; if you play only against programs, the dictionary decides.
cartomanie-rules-man-10 = Players are named after the compass: the Méridional in the south deals, the Ponantais in the west begins, then clockwise the Septentrional in the north and the Levantin in the east. With fewer than four, seats are filled west, south, north, east; alone, one is the first two.
cartomanie-rules-man-11 = 24 cards face down, six wide and four high; the rest is the stock.
cartomanie-rules-man-12 = On a turn the player turns up five face-down cards of their choice, or all if fewer are left, one by one, seeing each before choosing the next. All cards that are up are then theirs to use, those of earlier turns included.
cartomanie-rules-man-13 = Then they make one word and take its cards to their pile, or make none.
cartomanie-rules-man-14 = After a word, the gaps are filled face down from the stock. If nothing was taken, nothing is filled, and the next player turns up five more.
cartomanie-rules-man-15 = 30 seconds of thought a turn (or by choice: no limit, 15, 30, 60 or 120). The clock starts when the fifth card is up; when it runs out, the turn is over and the cards stay.
cartomanie-rules-man-16 = All cards are up and no capital is among them: all go back into the stock, which is shuffled, and the player whose turn it was plays on a new table.
cartomanie-rules-man-17 = The stock is empty, all cards are up and a capital shows: every player in turn gets one more chance. When a full round passes without a word, the match is over; a word starts the round of chances again. The turn that turned up the last card counts, so does one lost on time; alone it is one turn.
cartomanie-rules-man-18 = The match is also over when every capital in play has been taken. That the stock is empty is not enough.
cartomanie-rules-man-19 = All cards are up, a capital shows and the stock is not empty, but a full round passes without a word: a new table is laid, as in MAN-16. After three new tables in a row without a word the match is over; it is over at once if the dictionary has no word in all the cards that are left, unless the table votes.
cartomanie-rules-man-20 = The highest total wins. Equal totals share the win.
cartomanie-rules-man-21 = Alone, the aim is to take all cards: those left are counted (0 is a full success), with the points beside them. A word should be made whenever there is one; passing is allowed, but the match takes note of such turns and shows them at the end.
cartomanie-rules-man-22 = Short version: half the cards, 60 (or 63 by choice), drawn at random, with 12 to 18 capitals.
cartomanie-rules-man-23 = Children’s version: half (46) of the 92 cards that are no capitals, on a table of 15, five wide and three high. So a word needs no capital; a joker may stand for its first letter too, but is not a word alone. MAN-16 and MAN-18 do not apply, MAN-17 and MAN-19 are read without the capital, and the match is also over when all cards are taken.
cartomanie-rules-man-24 = Between words of equal value, prefer the one that takes difficult letters (j k q w x y z), except when the stock is empty.
cartomanie-rules-man-e1 = Both are possible: Boxait is worth 6 + 2 + 5 + 1 + 2 + 2 = 18, Tatouages 4 + 1 + 2 + 2 + 2 + 1 + 3 + 1 + 2 = 18. At equal value Boxait is better: it takes the x.

## The pictures, for those who do not see them

cartomanie-rules-board-kinds = Three cards: the capital B, large and red in an ornate frame, worth 6; the small x on its line, worth 5; the joker, a star, worth 0.
cartomanie-rules-board-turn = Twelve cards, five of them up: the capital B and the small letters o, t, a, x.
cartomanie-rules-board-word = Among cards up and down, B, o, x, a, i, t are chosen: Boxait.
cartomanie-rules-board-joker = Boxait, with a joker in place of the x.
cartomanie-rules-board-boxait = The word Boxait.
cartomanie-rules-board-tatouages = The word Tatouages.
