# The rules page of Cartino, in our own words. The ids CAR-… are those of the rules.

cartino-rules-title = The rules of Cartino
cartino-rules-lead = For 2 to 4 players. Stones like a pack of cards, and a board where each has its place.

## In one minute

cartino-rules-minute = In one minute
cartino-rules-minute-1 = You have five stones that only you can see. Each has its field on the board, and every field has two halves: upper and lower.
cartino-rules-minute-2 = On your turn, lay one or more stones of a single suit. Each scores what the stones it touches are worth: ace 5, king 4, queen 3, jack 2, all others 1.
cartino-rules-minute-3 = The order matters: first the ace, then the king beside it, and the king scores 5. Five stones in one turn: 10 points more!
cartino-rules-minute-4 = The joker takes the place of any stone. If you have the real one, swap it for the joker.
cartino-rules-minute-5 = Draw as many stones as you laid. When the bag is empty and somebody has laid everything, the most points win!

## The headings

cartino-rules-exactly = The exact rules
cartino-rules-section-board = The board and the stones
cartino-rules-section-values = What the stones are worth
cartino-rules-section-start = Before you start
cartino-rules-section-turn = A turn
cartino-rules-section-score = Keeping score
cartino-rules-section-end = The end
cartino-rules-section-examples = Six examples
cartino-rules-section-sheets = Two sets of rules for one game
cartino-rules-link = Link to rule { $rule }

## The two sets of rules

cartino-rules-sheets = The game was sold with two sets of rules, one French and one German. They differ in three points; each table can take one or the other, or mix them.
cartino-rules-point = Point
cartino-rules-french = French rules
cartino-rules-german = German rules
cartino-rules-point-edition = Board (CAR-1)
cartino-rules-point-queen = Queen (CAR-6)
cartino-rules-point-joker = A swapped joker (CAR-15)
cartino-rules-french-edition = 32 fields, 66 stones
cartino-rules-french-queen = 3 points
cartino-rules-french-joker = leaves the game
cartino-rules-german-edition = 52 fields, 106 stones
cartino-rules-german-queen = 5 points
cartino-rules-german-joker = goes to whoever swapped it

## The rules

cartino-rules-car-1 = A field for every card of the pack: 32 fields, from 7 to ace in four suits, or 52, from 2 to ace. Two stones of every card, and 2 jokers.
cartino-rules-car-2 = Every field has an upper and a lower half, each with room for one stone.
cartino-rules-car-3 = The board of 32 fields: every suit has a corner, and the high cards meet in the middle.
cartino-rules-car-4 = The board of 52 fields: one suit a row, from the 2 on the left to the ace on the right.
cartino-rules-car-5 = Two stones touch if their halves share a side: left and right on the same level, above and below. The other half of the same field counts too. Suits do not matter. So a stone touches at most four others.
cartino-rules-car-6 = Ace 5, king 4, queen 3 (5 in the German rules), jack 2, all others 1.
cartino-rules-car-7 = A joker stands for any stone. On the board it is the stone of its field: whoever touches it scores what that stone is worth.
cartino-rules-car-8 = All stones and jokers go into the bag. Everybody draws five and hides them from the others.
cartino-rules-car-9 = Whoever has the lowest stone in the lowest suit starts. From low to high: diamonds, hearts, spades, clubs; within a suit from 7 (or 2) to ace. On a tie the next stones are compared; jokers count as the highest. Then play goes clockwise.
cartino-rules-car-10 = In a turn you lay stones of a single suit, and at least one. A joker is laid as a stone of that suit. Two jokers may share a field.
cartino-rules-car-11 = A stone is laid on its own field, on the upper or the lower half, if that half is empty. Laid stones never move. Until you end your turn you may take back what you have just laid.
cartino-rules-car-12 = A stone that touches nothing scores nothing, but it may be laid. A table can agree that the first stone of a turn must touch another, if one on the rack can; a swap counts if it touches something, and later stones are free.
cartino-rules-car-13 = Stones are laid one after another, in any order you like. Each scores, when it is laid, the values of the stones it touches, those of the same turn included; never its own.
cartino-rules-car-14 = Five stones of one suit in a single turn: 10 points more. Jokers laid as that suit count.
cartino-rules-car-15 = On your turn you may swap a joker on the board for the stone it stands for, if you lay its suit and it lay there when the turn began. The swap scores and counts like any laid stone. The joker leaves the game. In the German rules it goes to whoever swapped it and may be laid from the next turn on; but if the bag was empty when the turn began, it leaves the game.
cartino-rules-car-16 = After your turn you draw as many stones as you laid, while the bag lasts. A joker won by a swap counts among the five on the rack.
cartino-rules-car-17 = Whoever has only jokers and finds no empty half passes. When nobody can lay anything, the game ends, without the bonus of CAR-20.
cartino-rules-car-18 = The counter moves on a track of 20 fields. Passing 20, you take a chip of 20 and go on from 1. At the end a total may fall below zero.
cartino-rules-car-19 = Everybody’s points can be seen at every moment.
cartino-rules-car-20 = When somebody has laid all their stones and the bag is empty, the game ends at once: 10 points to whoever finished.
cartino-rules-car-21 = Stones left on a rack cost their value; a joker costs 6.
cartino-rules-car-22 = The highest total wins. Equal totals share the win.
cartino-rules-car-e1 = The king of spades where it touches nothing: 0.
cartino-rules-car-e2 = The fields are neighbours, but the stones lie on different levels: they do not touch, 0.
cartino-rules-car-e3 = The king against the 8 of spades: 1.
cartino-rules-car-e4 = The 8 against the king: 4.
cartino-rules-car-e5 = A king between ace, queen and two kings, its twin in the same field and the one facing it: 5 + 4 + 4 + 3 = 16.
cartino-rules-car-e6 = Ace, king and queen of a suit in one turn, side by side: 0, then 5, then 4, so 9.

## The pictures, for those who do not see them

cartino-rules-board-32 = The board of 32 fields, empty. Clubs at the top left, spades at the top right, diamonds at the bottom left, hearts at the bottom right. The tens are in the four corners, the aces in the middle.
cartino-rules-board-52 = The board of 52 fields, empty. Four rows from 2 to ace: clubs, spades, hearts, diamonds.
cartino-rules-board-touch = The king of spades was just laid beside the ace and against the 8: it scores 5 and 1, so 6.
cartino-rules-board-order = Ace, king and queen of spades side by side; the king scored 5, the queen 4.
cartino-rules-board-joker = A joker on the field of the king of hearts, beside the ace of hearts. The real king may take its place and then scores 5.
cartino-rules-board-e1 = The king of spades alone on the board.
cartino-rules-board-e2 = The king of spades on the upper half of its field; the queen of spades beside it on the lower half of hers.
cartino-rules-board-e3 = The king of spades on the upper half of its field, right below the 8 of spades.
cartino-rules-board-e4 = The 8 of spades on the lower half of its field, right above the king of spades.
cartino-rules-board-e5 = The king of spades on the lower half of its field, between ace and queen of spades, below its twin and above the king of hearts.
cartino-rules-board-e6 = Ace, king and queen of spades side by side, on the upper halves of their fields.
