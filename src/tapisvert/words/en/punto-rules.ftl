# The rules page of Punto, in our own words. The ids PUN-… are those of the rules.

punto-rules-title = The rules of Punto
punto-rules-lead = For 2 to 8 players from age 7. A round takes about five minutes.

## In one minute

punto-rules-minute = In one minute
punto-rules-minute-1 = You have your colours and your pile of cards. On your turn, turn up the top card and place it.
punto-rules-minute-2 = Put it beside another card: at a side or at a corner.
punto-rules-minute-3 = Or put it on a lower card: a 5 may cover a 4, but not another 5.
punto-rules-minute-4 = Line up your cards of one colour and the round is yours: 5 cards if you have two colours, 4 if you have only one.
punto-rules-minute-5 = Win two rounds, and you win the match!

## The headings

punto-rules-exactly = The exact rules
punto-rules-section-cards = The cards
punto-rules-section-round = A round
punto-rules-section-end = The end of a round
punto-rules-section-next = From round to round
punto-rules-section-match = The match
punto-rules-section-expert = The expert variant
punto-rules-section-examples = Three examples
punto-rules-link = Link to rule { $rule }

## Who plays with what

punto-rules-who = Around the table
punto-rules-has = The cards of each side
punto-rules-line = To win a round
punto-rules-who-2 = 2 players
punto-rules-who-3 = 3 players
punto-rules-who-4 = 4 players
punto-rules-who-2x2 = 4 players, 2 teams
punto-rules-who-3x2 = 6 players, 3 teams
punto-rules-who-4x2 = 8 players, 4 teams
punto-rules-has-2 = 2 colours: 36 cards
punto-rules-has-3 = 1 colour and 6 neutral cards: 24 cards
punto-rules-has-4 = 1 colour: 18 cards
punto-rules-has-2x2 = 2 colours mixed, half to each member: 18 cards
punto-rules-has-3x2 = 1 colour and 6 neutral cards, half to each member: 12 cards
punto-rules-has-4x2 = 1 colour, half to each member: 9 cards
punto-rules-in-line = { $count } in a row

## The rules

punto-rules-pun-1 = 72 square cards: four colours, and in each of them two cards of every value from 1 to 9.
punto-rules-pun-2 = The table says who plays with what. In teams the seats alternate: partners never sit side by side.
punto-rules-pun-3 = The neutral colour never wins and makes no series for anybody. In the middle of a line it breaks it like any other colour.
punto-rules-pun-4 = All shuffle their cards into a face-down pile. Nobody knows its order.
punto-rules-pun-5 = The youngest starts the first round. Here it is drawn by lot, unless the person who opens the table has named somebody.
punto-rules-pun-6 = On your turn you turn up the top card of your pile and must place it. The very first one goes in the middle of the table.
punto-rules-pun-7 = Beside: on an empty space that touches a laid card, by a side or by a corner.
punto-rules-pun-8 = On top: on a card of strictly lower value, whatever the colours, your own cards included. From then on only the top card counts.
punto-rules-pun-9 = All cards must fit in a square of 6 by 6. The square floats: only how far the cards reach, across and down, matters. Its place becomes fixed only as the cards spread.
punto-rules-pun-10 = The side that lines up enough top cards of one of its colours, 4 or 5 as the table says, wins the round at once. They lie next to each other in a row, a column or a diagonal; a longer line wins too.
punto-rules-pun-11 = If the player whose turn it is cannot place their card, or has none left, the round ends. In a team that player alone counts, even if the partner still has cards. Then the series that are one card short of a winning line are counted: 3 cards, or 4 where 5 win. The side with the most of them wins the round. A series is a straight run of one colour that nothing extends; where two cross, each counts.
punto-rules-pun-12 = On equal numbers the lowest series wins, the one whose values add up to the least. If nobody has a series, those one card shorter still decide in the same way: number, then points. If that does not decide either, the round is drawn: nobody scores it, and no card leaves the game.
punto-rules-pun-13 = The winner takes the highest card of the winning series and keeps it face up: a trophy. It plays no further part in this match. If several series won, the choice is among all of them; after a tie, from the one that decided.
punto-rules-pun-14 = All other cards are sorted, shuffled and dealt as at the start. Neutral cards played in the round are dealt out again, as many to each side; those left over, two at most, leave the game by lot. Those not played stay with their side, cards in hand included. In a team the two piles are levelled; a card left over goes to the member who plays first.
punto-rules-pun-15 = The left neighbour of the player who ended the round starts the next one. Whoever could place nothing has ended it.
punto-rules-pun-16 = The first side to win two rounds wins the match. You may agree on another number, from 1 to 9. Drawn rounds do not count. After five times as many rounds the most wins decide; if they are equal, the match is drawn.
punto-rules-pun-17 = At the start everybody draws two cards. On your turn you place one of them, then draw one: so there is always a choice of two while the pile lasts. The round ends only when no card in hand can be placed. This works at every table; with fewer than two cards you play what you have.
punto-rules-pun-e1 = A 5 laid on the red 4 completes the line of its colour: the round is won.
punto-rules-pun-e2 = The green 3 touches no card: it cannot go there (PUN-7).
punto-rules-pun-e3 = The yellow 2 would need a seventh column: it cannot go there (PUN-9).

## The pictures, for those who do not see them

punto-rules-board-beside = A green 4 and a blue 6 side by side. Dashes around them show every space that touches them, corners included.
punto-rules-board-cover = A red 5 has just been laid; on the table a 5 could still cover the 2 and the 4, but not the 7 nor the other 5.
punto-rules-board-line = Five blue cards in a diagonal: the line wins.
punto-rules-board-series = Four players, and one of them has no cards left. Red has two series of three, a row and a diagonal that cross; blue has only one: red wins the round.
punto-rules-board-e1 = A row of five blue cards; the 5 in the middle was laid on a red 4.
punto-rules-board-e2 = Four cards on the table, and a green 3 far away from them.
punto-rules-board-e3 = Cards in six columns, and a yellow 2 in a seventh.
