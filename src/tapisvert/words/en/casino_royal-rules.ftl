# The rules page of Casino Royal, in our own words. The ids CAS-… are those of the rules.

casino_royal-rules-title = The rules of Casino Royal
casino_royal-rules-lead = For 2 to 8 players. Three games on the same boards: Casino Royal Poker (A), its variant (B) and bingo (C).

## In one minute

casino_royal-rules-minute = In one minute
casino_royal-rules-minute-1 = You have a board of twenty cards and 45 in your pocket: 20 green chips, and 5 yellow ones worth 5 each.
casino_royal-rules-minute-2 = The cards of a pack are turned up, one by one. If a card is on your board, you cover it with a green chip: it is yours, and your poker hand grows.
casino_royal-rules-minute-3 = Every now and then there is a pause. You think you have the best hand? Say “Rien ne va plus!” (no more bets). Hands are compared: the best one, whoever spoke, takes the chips on the others’ boards.
casino_royal-rules-minute-4 = Nobody speaks? “Any raise?” Everybody may put a few more chips on their board: the others follow, or drop out.
casino_royal-rules-minute-5 = In the variant you also hold three cards that only you see, and stakes go into a pot. Bluffing is allowed!
casino_royal-rules-minute-6 = Bingo has no hands: a symbol is named, and the first to cover it shouts “Bingo!” and takes the others’ chips.

## The titles

casino_royal-rules-exactly = The rules, exactly
casino_royal-rules-section-material = What is in the box
casino_royal-rules-section-hands = Poker hands (games A and B)
casino_royal-rules-section-poker = A: Casino Royal Poker
casino_royal-rules-section-variant = B: the variant
casino_royal-rules-section-bingo = C: bingo
casino_royal-rules-section-evening = The evening
casino_royal-rules-section-examples = Five examples
casino_royal-rules-link = Link to rule { $rule }

## The hands, from the strongest to the weakest

casino_royal-rules-hands-hand = Hand
casino_royal-rules-hands-what = What it is
casino_royal-rules-hands-straight-flush = Five cards in a row, all of one suit. Up to the ace it is a royal flush.
casino_royal-rules-hands-four = Four cards of one rank.
casino_royal-rules-hands-full = Three of a kind and a pair.
casino_royal-rules-hands-flush = Five cards of one suit.
casino_royal-rules-hands-straight = Five cards in a row.
casino_royal-rules-hands-three = Three cards of one rank.
casino_royal-rules-hands-two-pairs = Twice two cards of one rank.
casino_royal-rules-hands-pair = Two cards of one rank.
casino_royal-rules-hands-high = None of these: the highest card counts.

## The rules

casino_royal-rules-cas-1 = 8 boards of 20 cards; a pack of 52 cards; 160 green chips, which cover cards and are money; 40 yellow chips, each worth 5 green ones.
casino_royal-rules-cas-2 = A board is 4 rows of 5 different cards. Over the 8 boards every card stands 3 times, every ace 4 times. Each board holds exactly one royal flush, and all are equally good: take any with your eyes shut.
casino_royal-rules-cas-3 = Money is counted in green chips; yellow ones are change, and change is always possible. The screen shows everybody’s money in as few chips as can be. All boards lie open to all.
casino_royal-rules-cas-4 = From the strongest to the weakest: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair; below that, the high cards. The ace is the highest card, or the lowest in 5-4-3-2-ace. No suit beats another.
casino_royal-rules-cas-5 = Straight flushes and straights go by their highest card; four, full house (by its three) and three of a kind by their rank; flushes by the highest card, then the next, and so on. Two pairs by the higher, then the other; a pair by its rank; then the remaining cards of the five, highest first; a missing card ranks below a 2. Equal hands share: the winners take back their own chips and share those of the losers. A chip that does not divide stays in the middle for the next round; after the last it belongs to nobody.
casino_royal-rules-cas-6 = A hand is the best five of all your cards: those you covered, wherever they stand on the board, and in the variant the three you hold. Fewer than five cards make what they make: a pair, three, four of a kind…
casino_royal-rules-cas-a1 = Everybody gets 20 green chips, 5 yellow ones and a board. The dealer plays along.
casino_royal-rules-cas-a2 = The dealer shuffles, has the pack cut, then turns up and calls one card after another. Whoever has it on their board covers it with a green chip of their own. Without money one covers nothing.
casino_royal-rules-cas-a3 = Cards come in batches of as many as began the round (five cards with 5 players); the last batch is what is left. With 2 or 3 players, at least five cards are better.
casino_royal-rules-cas-a4 = After each batch, the question: “Any raise?” First comes “Rien ne va plus!” (CAS-A5). If nobody says it, everybody speaks in turn from the dealer’s left and may raise once: by 1 chip up to half their covered cards (always at least 1, at most 5), put on their own board. All others, earlier raisers too, follow with as much or drop out: their chips stay on their board for the winner, they cover and call no more. Whoever cannot pay it all follows with what they have; there are no side pots here. If all but one drop out, that one takes everything, and nothing is compared. After the raising the next batch always comes. This is usual from 4 players on; with 2 and 3 the question is only the pause of CAS-A5.
casino_royal-rules-cas-a5 = At the pause, whoever thinks they have the best hand may say “Rien ne va plus!” All decide at the same time, unseen; one voice is enough to end the dealing. It takes at least five covered cards to say it; a table may ask for two pairs instead, or leave everybody free. It may also put this question after every single card.
casino_royal-rules-cas-a6 = Then boards are compared. The best hand, whoever spoke, takes all chips on the others’ boards and takes back its own.
casino_royal-rules-cas-a7 = When the pack is used up, boards are compared without a call.
casino_royal-rules-cas-a8 = After each round the boards move one seat to the left, among those still in the game, and the pack goes to the next player, who deals.
casino_royal-rules-cas-b1 = As CAS-A1. The dealer names an ante of 1 to 5 green chips; everybody pays it into the middle.
casino_royal-rules-cas-b2 = After shuffle and cut, everybody gets 3 cards that only they see.
casino_royal-rules-cas-b3 = The player left of the dealer opens with 1 to 10 chips, or checks; if nobody opens, play goes on. Then everybody in turn raises (by 1 to 10), follows or drops out of the round, until all who stay have paid the same. Three raises at most. If all but one drop out, the pot is theirs.
casino_royal-rules-cas-b4 = The rest of the pack is turned up and called in batches as in CAS-A3, and those still in cover their cards. Here chips are markers only: they cost nothing, and one covers even without money.
casino_royal-rules-cas-b5 = At a pause one may say “Rien ne va plus, I bet!” and stake 1 to 10 chips, if one has any, and at least five cards with the three in hand (the other choices of CAS-A5 apply here too). In turn each of the others says “I pass” (and is out), “I follow” (and pays the same) or “I raise” (and doubles the amount). If several speak at the same pause, the first from the dealer’s left opens, and the others answer in turn.
casino_royal-rules-cas-b6 = If all others pass, whoever opened or raised last wins the pot and need not show.
casino_royal-rules-cas-b7 = If nobody raises, all who are in show; the best hand of the three own cards and the covered ones wins.
casino_royal-rules-cas-b8 = If somebody raises, it goes on until nobody raises again; with two left, until one passes or does not raise. Then they show.
casino_royal-rules-cas-b9 = Whoever cannot pay in full is in with what they have and can win no more than that from each: the rest makes a side pot between the others. If at most one of those still in has money left, the rest of the pack is turned up and all show.
casino_royal-rules-cas-b10 = When the pack is used up, all who are in show.
casino_royal-rules-cas-c1 = Boards are dealt; with few players each may take several, up to 4, and 8 in all. The green chips are shared equally; what 160 leaves over stays in the box. For a long evening, 45 each as in poker.
casino_royal-rules-cas-c2 = The dealer, another one each round, names the symbol: a column of choice, a row of choice, L (left column and bottom row), T, H, U, M, N, the square (the whole border), or the full board.
casino_royal-rules-cas-c3 = Cards are turned up and called one by one. One covers only what is on the board and on the symbol. For a column or a row of choice every card counts, and the first full column or row wins.
casino_royal-rules-cas-c4 = The first to cover the whole symbol says “Bingo!” and takes all green chips on the others’ boards. If several get there with the same card they share, one share a player; winners take back their own chips. The game says it; a table may agree that players must, before the next card is called. Said later, it counts then; if nobody ever says it, everybody takes their chips back.
casino_royal-rules-cas-c5 = The game lays the chips, or everybody does it by hand: a card can be marked until the next is called, and a wrong mark is refused. Whoever has no chips left covers with worthless markers and can still win: nobody is out in bingo. Boards move on as in CAS-A8.
casino_royal-rules-cas-d1 = A number of rounds is agreed on (usually everybody deals twice, from 6 players on once), or one plays until somebody has it all, 100 rounds at most. In A and B, whoever has no money at the start of a round is out, with their board. The richest wins; equal riches share the win.
casino_royal-rules-cas-d2 = The cut is a player’s own act: the player on the dealer’s right chooses where.
casino_royal-rules-cas-e1 = Anna covered three 7s, two kings and a 2: full house, 7s over kings. Paul has five hearts, flush, queen high. Paul said “Rien ne va plus!”, but Anna takes everything (CAS-4, CAS-A6).
casino_royal-rules-cas-e2 = Anna and Paul have equal hands. On their boards lie 6 and 7 chips: they take them back. On Lou’s and Max’s lie 5 and 4, so 9 to share: 4 each, and the ninth stays in the middle (CAS-5).
casino_royal-rules-cas-e3 = Max deals. Anna has covered six cards and raises by 3, the most she may. Paul follows, 3 chips. Lou with four cards raises by 2 and puts down 5. Max drops out; Anna and Paul follow with 2 more (CAS-A4).
casino_royal-rules-cas-e4 = Staying in costs 12 chips. Anna and Lou pay; Paul has only 5 and goes all in. The main pot holds 3 times 5 chips, 15: Paul can win it. The other 14 make a side pot between Anna and Lou (CAS-B9).
casino_royal-rules-cas-e5 = The symbol is the T. The 3 of spades completes both Anna’s and Paul’s: bingo for the two of them! On the other boards lie 11 chips: 5 each, and the eleventh stays in the middle (CAS-C4, CAS-5).

## The pictures, for those who do not see them

casino_royal-rules-board-covered = A board of four rows of five cards; three 7s and two kings are covered with a green chip.
casino_royal-rules-board-stop = A board on which five hearts are covered, from the 5 to the queen.
casino_royal-rules-board-L = The L: the whole left column and the whole bottom row.
casino_royal-rules-board-T = The T: the whole top row and the middle column.
casino_royal-rules-board-H = The H: the left and right columns, and the second row between them.
casino_royal-rules-board-U = The U: the left and right columns and the bottom row.
casino_royal-rules-board-M = The M: the left and right columns, and between them a point downwards.
casino_royal-rules-board-N = The N: the left and right columns, and between them a slope going down.
casino_royal-rules-board-square = The square: the whole border of the board.
casino_royal-rules-board-e1 = Anna’s board: three 7s, two kings and a 2 are covered.
casino_royal-rules-board-e5 = Anna’s board: the eight cards of the T are covered, the 3 of spades last.
