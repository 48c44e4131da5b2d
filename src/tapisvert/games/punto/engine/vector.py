"""Thousands of rounds of Punto at once, on the kernel: numpy arrays in, numpy arrays out.

    games = VectorPunto(4096, seed=1)
    while True:
        done, winners = games.step(games.sample())

A game here is the first round of a match; one that ends is dealt anew at once. A move is `64 * card + cell`:
card 0 is the one turned up (in the expert variant 0 and 1 are the two in hand), and a cell is a bit of the
kernel's frame of 8 x 8, `8 * row + column`, which floats so that all cards lie inside of its ring.
Every game has a luck of its own: what happens in one depends on the seed, its place and its moves alone.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.deal import cards_of
from tapisvert.games.punto.engine.bridge import empty_table, number
from tapisvert.games.punto.engine.kernel import (
    COLUMN,
    HOLD,
    NOTHING,
    ONE,
    ROW,
    SEATS,
    SIDES,
    TEAMS,
    TURN,
    Numbers,
    Round,
    halt,
    legal,
    play,
)
from tapisvert.games.punto.model import COLOURS, SEATINGS
from tapisvert.table.fast import (
    Word,
    Words,
    bits,
    compiled,
    count,
    mix,
    nth_bit,
    random_below,
    random_stream,
    random_word,
)

CELLS = 64
GOING = -2
"""Who won a game that goes on; -1 is nobody, the round was drawn."""


class Games(NamedTuple):
    """All games: the arrays of `Round`, with one more axis in front; and what is dealt from."""

    table: Numbers
    boards: Words
    piles: NDArray[np.uint8]
    left: Numbers
    places: Numbers
    words: Words  # the legal cells of each card in hand
    rng: Words
    own: NDArray[np.uint8]  # the cards of every side
    neutral: NDArray[np.uint8]


class VectorPunto:
    """So many games that are stepped together."""

    def __init__(self, count: int, seed: int = 0, table: str = "2", expert: bool = False) -> None:
        seating = SEATINGS[table]
        root = empty_table(seating, expert)
        own = [[number(card) for card in cards_of(colours)] for colours in seating.colours]
        neutral = [number(card) for card in cards_of(seating.neutral)]
        self.count = count
        self.hold = 2 if expert else 1
        self.seats, self.sides = seating.players, seating.sides
        self.games = Games(
            root.table,
            np.zeros((count, 14), dtype=np.uint64),
            np.zeros((count, 8, 36), dtype=np.uint8),
            np.zeros((count, 8), dtype=np.int64),
            np.zeros((count, 3), dtype=np.int64),
            np.zeros((count, self.hold), dtype=np.uint64),
            np.zeros((count, 1), dtype=np.uint64),
            np.array(own, dtype=np.uint8),
            np.array(neutral, dtype=np.uint8),
        )
        self.whys = np.zeros(count, dtype=np.int8)
        """How each game that ended last did: by a line, stuck or empty, in the kernel's numbers."""
        self.reset(seed)

    @property
    def actions(self) -> int:
        """How many numbers there are for moves."""
        return CELLS * self.hold

    @property
    def turns(self) -> Numbers:
        """The seat to move in every game; its side is what is left when divided by the number of sides."""
        return self.games.places[:, TURN]

    @property
    def origins(self) -> Numbers:
        """The rules' column and row of every frame's cell 0."""
        return self.games.places[:, [COLUMN, ROW]]

    def reset(self, seed: int) -> None:
        """Deals all games."""
        start(self.games, random_stream(seed)[0])

    def masks(self) -> NDArray[np.bool_]:
        """Which moves are legal, by game."""
        return bits(self.games.words, self.actions)

    def sample(self) -> Numbers:
        """A random legal move for every game, each with the same chance."""
        actions = np.empty(self.count, dtype=np.int64)
        choose(self.games, actions)
        return actions

    def step(self, actions: Numbers) -> tuple[NDArray[np.bool_], NDArray[np.int8]]:
        """Makes a move in every game; raises `ValueError`, and moves nothing, if one of them is not legal.

        Returns which games ended with it, and their winning sides: -1 for a drawn round, -2 while it goes on.
        """
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} moves are needed, one for each game")
        wrong = first_wrong(self.games, actions)
        if wrong >= 0:
            raise ValueError(f"{actions[wrong]} is no move in game {wrong} now")
        winners = np.full(self.count, GOING, dtype=np.int8)
        step_all(self.games, actions, winners, self.whys)
        return winners != GOING, winners

    def round(self, game: int) -> Round:
        """One of the games, as the kernel sees it."""
        all_of = self.games
        return Round(
            all_of.table, all_of.boards[game], all_of.piles[game], all_of.left[game], all_of.places[game]
        )

    def hands(self) -> NDArray[np.uint8]:
        """The cards that the seats to move may lay, `16 * colour + value`, or 0; colours are `rbgy`."""
        hands = np.zeros((self.count, self.hold), dtype=np.uint8)
        write_hands(self.games, hands)
        return hands

    def planes(self) -> NDArray[np.int8]:
        """The boards: by game and colour 8 rows of 8 cells, with the value of the card on top or 0."""
        planes = np.zeros((self.count, len(COLOURS), 8, 8), dtype=np.int8)
        write_planes(self.games, planes)
        return planes


@compiled
def at(games: Games, game: int) -> Round:
    """One of the games, to be changed in place."""
    return Round(games.table, games.boards[game], games.piles[game], games.left[game], games.places[game])


@compiled
def start(games: Games, seed: Word) -> None:
    for game in range(len(games.boards)):
        games.rng[game, 0] = np.uint64(seed) ^ np.uint64(game) << np.uint64(32)
        games.rng[game, 0] = random_word(games.rng[game])  # so that neighbours start far apart
        deal(games, game)


@compiled
def deal(games: Games, game: int) -> None:
    """PUN-2, PUN-4: neutral cards are dealt to the sides evenly, a side's cards to its seats; one starts."""
    table, left, rng = games.table, games.left[game], games.rng[game]
    piles, place = games.piles[game], games.places[game]
    for word in range(14):
        games.boards[game, word] = NOTHING
    place[TURN], place[COLUMN], place[ROW] = random_below(rng, table[SEATS]), -3, -3
    sides = table[TEAMS]
    # Tables with neutral cards have no more than six seats: the last pile is free to mix them in.
    neutral = piles[7]
    for card in range(len(games.neutral)):
        neutral[card] = games.neutral[card]
    mix(neutral, len(games.neutral), rng)
    share = len(games.neutral) // sides
    members = table[SEATS] // sides
    size = games.own.shape[1] + share
    each = size // members
    for side in range(sides):
        # All of a side's cards are mixed in one row, then cut into its seats' piles.
        pile = piles[side]
        for card in range(size - share):
            pile[card] = games.own[side, card]
        for card in range(share):
            pile[size - share + card] = neutral[side * share + card]
        mix(pile, size, rng)
        for member in range(1, members):
            for card in range(each):
                piles[side + member * sides, card] = pile[member * each + card]
        for member in range(members):
            left[side + member * sides] = each
    see(games, game)


@compiled
def see(games: Games, game: int) -> None:
    """Finds the legal cells of the cards in hand; of two equal ones only the first has any."""
    seat = games.places[game, TURN]
    top = games.left[game, seat] - 1
    card = games.piles[game, seat, top]
    games.words[game, 0] = legal(games.boards[game], card & 15)
    if games.table[HOLD] == 2:
        other = games.piles[game, seat, top - 1] if top else card
        games.words[game, 1] = NOTHING if other == card else legal(games.boards[game], other & 15)


@compiled
def first_wrong(games: Games, actions: Numbers) -> int:
    for game in range(len(actions)):
        card, cell = actions[game] // CELLS, actions[game] % CELLS
        if not 0 <= card < games.table[HOLD] or not games.words[game, card] >> np.uint64(cell) & ONE:
            return game
    return -1


@compiled
def step_all(games: Games, actions: Numbers, winners: NDArray[np.int8], whys: NDArray[np.int8]) -> None:
    for game in range(len(actions)):
        round = at(games, game)
        card, cell = actions[game] // CELLS, actions[game] % CELLS
        slot = round.left[round.place[TURN]] - 1 - card
        result = play(round, slot, ONE << np.uint64(cell))
        if result < 0:
            result = halt(round)
        if result >= 0:
            winners[game] = result % SIDES - 1
            whys[game] = result // SIDES
            deal(games, game)
        else:
            see(games, game)


@compiled
def choose(games: Games, actions: Numbers) -> None:
    for game in range(len(actions)):
        first = games.words[game, 0]
        here = count(first)
        there = count(games.words[game, 1]) if games.table[HOLD] == 2 else 0
        nth = random_below(games.rng[game], here + there)
        if nth < here:
            actions[game] = count(nth_bit(first, np.uint64(nth)) - ONE)
        else:
            actions[game] = CELLS + count(nth_bit(games.words[game, 1], np.uint64(nth - here)) - ONE)


@compiled
def write_hands(games: Games, hands: NDArray[np.uint8]) -> None:
    for game in range(len(hands)):
        seat = games.places[game, TURN]
        for card in range(min(games.table[HOLD], games.left[game, seat])):
            hands[game, card] = games.piles[game, seat, games.left[game, seat] - 1 - card]


@compiled
def write_planes(games: Games, planes: NDArray[np.int8]) -> None:
    for game in range(len(planes)):
        board = games.boards[game]
        for colour in range(4):
            for cell in range(CELLS):
                bit = ONE << np.uint64(cell)
                if board[colour] & bit:
                    value = 9
                    for limit in range(2, 10):
                        value -= 1 if board[4 + limit] & bit else 0
                    planes[game, colour, cell // 8, cell % 8] = value
