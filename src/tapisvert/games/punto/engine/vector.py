"""Thousands of matches of Punto at once, on the kernel: numpy arrays in, numpy arrays out.

    games = VectorPunto(4096, seed=1, table="4")
    while True:
        rewards, done = games.step(games.sample())

What they all have is in `tapisvert.table.vectors`; moves and observations are those of `numbers.py`. They are
written in the same pass in which the moves are made.
"""

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
    Round,
    halt,
    legal,
    play,
)
from tapisvert.games.punto.engine.matches import NUMBER, SHARE, WON, Bytes, Matches, at, begin, close
from tapisvert.games.punto.model import COLOURS, VALUES
from tapisvert.games.punto.numbers import CARDS, CELLS, colours_of, moves, scale, width
from tapisvert.games.punto.rules import GAME
from tapisvert.table.fast import (
    Word,
    compiled,
    copier,
    count,
    inlined,
    lowest,
    nth_bit,
    random_below,
    random_stream,
    random_word,
    spread,
)
from tapisvert.table.game import OptionValue
from tapisvert.table.numbers import Vector
from tapisvert.table.vectors import Masks, Numbers, Observations, Stakes, Vectors, kind_of, settled

GOING, DRAWN = -2, -1
"""Who won a round that goes on, and one that nobody won."""

NONE = np.zeros(len(CARDS), dtype=np.uint8)
copy_plane, copy_colour, copy_cards = copier(CELLS), copier(len(VALUES)), copier(len(CARDS))

MATCH, ROUND, POINTS = 0, 1, 2
KINDS: dict[Stakes, int] = {"match": MATCH, "round": ROUND, "points": POINTS}


class VectorPunto(Vectors):
    """So many matches that are stepped together. With `wins=1` they are rounds, unless one is drawn."""

    def __init__(
        self,
        count: int,
        seed: int = 0,
        preset: str = "",
        *,
        rewards: str = "match",
        observe: bool = True,
        observations: Observations | None = None,
        masks: Masks | None = None,
        **options: OptionValue,
    ) -> None:
        self.count, self.options = count, settled(GAME, preset, options)
        self.kind = KINDS[kind_of(rewards)]
        seating = self.options.seating
        self.seats, self.sides, self.hold = seating.players, seating.sides, 2 if self.options.expert else 1
        self.scale = scale(self.options)
        self.room(width(self.options), moves(self.options), observations, masks, observe)
        starter = self.options.starter
        sides = [seat % self.sides for seat in range(self.seats)]
        orders = [[*map(COLOURS.index, colours_of(seating, side))] for side in sides]
        planes = np.zeros((count, len(COLOURS) * CELLS), dtype=np.uint8)
        own = [[number(card) for card in cards_of(colours)] for colours in seating.colours]
        self.matches = Matches(
            empty_table(seating, self.options.expert).table,
            np.array([self.options.wins, -1 if starter == "lot" else int(starter) - 1, len(seating.neutral)]),
            np.array(own, dtype=np.uint8),
            np.array(orders, dtype=np.uint8),
            np.argsort(orders, axis=1).astype(np.uint8),
            np.array(sides),
            np.zeros((count, 14), dtype=np.uint64),
            np.zeros((count, 8, 36), dtype=np.uint8),
            np.zeros((count, 8), dtype=np.int64),
            np.zeros((count, 3), dtype=np.int64),
            np.zeros((count, self.hold), dtype=np.uint64),
            np.zeros((count, 1), dtype=np.uint64),
            np.zeros((count, 1), dtype=np.uint64),
            planes,
            planes.view(np.uint64).reshape(count, len(COLOURS), 8),
            np.zeros((count, self.seats, 36), dtype=np.uint8),
            np.zeros((count, 36), dtype=np.uint8),
            np.zeros((count, 4, 9), dtype=np.uint8),
            np.zeros((count, 9), dtype=np.int64),
        )
        self.winners = np.full(count, GOING, dtype=np.int8)
        """The side that won the round that ended with the last step: -1 if it was drawn, -2 if none ended."""
        self.whys = np.zeros(count, dtype=np.int8)
        """How each round that ended last did: by a line, stuck or empty, in the kernel's numbers."""
        self.reset(seed)

    @property
    def turns(self) -> Numbers:
        """The seat to move in every match; its side is what is left when divided by the number of sides."""
        return self.matches.places[:, TURN]

    @property
    def origins(self) -> Numbers:
        """The rules' column and row of every frame's first cell."""
        return self.matches.places[:, [COLUMN, ROW]]

    def reset(self, seed: int) -> None:
        start(self.matches, random_stream(seed)[0], *self._out())

    def sample(self) -> Numbers:
        actions = np.empty(self.count, dtype=np.int64)
        choose(self.matches, actions)
        return actions

    def step(self, actions: Numbers) -> tuple[Vector, NDArray[np.bool_]]:
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} moves are needed, one for each game")
        wrong = first_wrong(self.matches, actions)
        if wrong >= 0:
            raise ValueError(f"{actions[wrong]} is no move in game {wrong} now")
        rewards = np.zeros((self.count, self.seats), dtype=np.float32)
        done = np.zeros(self.count, dtype=np.bool_)
        step_all(self.matches, actions, self.kind, rewards, done, self.winners, self.whys, *self._out())
        return rewards, done

    def round(self, match: int) -> Round:
        """The round that one of the matches is in, as the kernel sees it."""
        held = self.matches
        return Round(held.table, held.boards[match], held.piles[match], held.left[match], held.places[match])

    def _out(self) -> tuple[Bytes, Bytes]:
        return self.observations.view(np.uint8), self.masks.view(np.uint8)


VECTORS = VectorPunto


@compiled
def start(matches: Matches, seed: Word, observations: Bytes, masks: Bytes) -> None:
    for match in range(len(matches.boards)):
        rng, lots = matches.rng[match], matches.lots[match]
        rng[0] = np.uint64(seed) ^ np.uint64(match) << np.uint64(32)
        rng[0] = random_word(rng)  # so that neighbours start far apart
        lots[0] = rng[0] ^ np.uint64(0x6A09E667F3BCC909)
        lots[0] = random_word(lots)
        begin(matches, match)
        see(matches, match)
        if len(observations):
            write(matches, match, observations[match], masks[match])


@inlined
def see(matches: Matches, match: int) -> None:
    """Finds the legal cells of the cards in hand; of two equal ones only the first has any."""
    seat, board = matches.places[match, TURN], matches.boards[match]
    top = matches.left[match, seat] - 1
    card = matches.piles[match, seat, top]
    if matches.table[HOLD] == 2:
        other = matches.piles[match, seat, top - 1] if top else card
        matches.words[match, 1] = NOTHING if other == card else legal(board, max(card, other) & 15)
        card = min(card, other)
    matches.words[match, 0] = legal(board, card & 15)


@inlined
def slot_of(matches: Matches, match: int, place: int) -> int:
    """Where in the pile of the seat to move the first or second card of its sorted hand lies."""
    seat = matches.places[match, TURN]
    top = matches.left[match, seat] - 1
    if matches.table[HOLD] == 1 or top == 0:
        return int(top)
    sorted_so = matches.piles[match, seat, top] <= matches.piles[match, seat, top - 1]
    return int(top if sorted_so == (place == 0) else top - 1)


@compiled
def first_wrong(matches: Matches, actions: Numbers) -> int:
    for match in range(len(actions)):
        card, cell = actions[match] >> 6, actions[match] & 63
        if not 0 <= card < matches.table[HOLD] or not matches.words[match, card] >> np.uint64(cell) & ONE:
            return match
    return -1


@compiled
def step_all(
    matches: Matches,
    actions: Numbers,
    kind: int,
    rewards: Vector,
    done: NDArray[np.bool_],
    winners: NDArray[np.int8],
    whys: NDArray[np.int8],
    observations: Bytes,
    masks: Bytes,
) -> None:
    for match in range(len(actions)):
        round, winners[match] = at(matches, match), GOING
        ender = round.place[TURN]
        result = lay(matches, match, round, slot_of(matches, match, actions[match] >> 6), actions[match] & 63)
        if result < 0:
            ender = round.place[TURN]
            result = halt(round)
        if result >= 0:
            winners[match] = side = result % SIDES - 1
            whys[match] = result // SIDES
            done[match] = close(matches, match, ender, result)
            if kind == MATCH and done[match]:
                side = leader(matches, match)
            if side >= 0 and (kind != MATCH or done[match]):
                reward(matches, rewards[match], side, kind == POINTS)
            if done[match]:
                begin(matches, match)
        see(matches, match)
        if len(observations):
            write(matches, match, observations[match], masks[match])


@inlined
def lay(matches: Matches, match: int, round: Round, slot: int, cell: int) -> int:
    """Makes a move in a round, and keeps the planes and tallies with it: the result if it wins, or -1."""
    seat, column, row = round.place[TURN], round.place[COLUMN], round.place[ROW]
    card = round.piles[seat, slot]
    rows = matches.rows[match]
    planes = matches.planes[match]
    for colour in range(4):
        planes[64 * colour + cell] = 0
    planes[64 * (card >> 4) + cell] = card & 15
    matches.played[match, seat, 9 * matches.ranks[seat, card >> 4] + (card & 15) - 1] += 1
    result = play(round, slot, ONE << np.uint64(cell))
    if round.place[COLUMN] != column:
        for colour in range(4):
            for line in range(8):
                rows[colour, line] <<= np.uint64(8)
    if round.place[ROW] != row:
        for colour in range(4):
            for line in range(7, 0, -1):
                rows[colour, line] = rows[colour, line - 1]
            rows[colour, 0] = NOTHING
    return result


@compiled
def leader(matches: Matches, match: int) -> int:
    """PUN-16: the side with the most wins, or -1 if several have as many."""
    best, side = -1, DRAWN
    for each in range(matches.table[TEAMS]):
        wins = matches.tallies[match, WON + each]
        if wins == best:
            side = DRAWN
        elif wins > best:
            best, side = wins, each
    return side


@compiled
def reward(matches: Matches, rewards: Vector, side: int, points: bool) -> None:
    """A point for the winners; or the losers pay one each, and the winners share it."""
    for seat in range(matches.table[SEATS]):
        if seat % matches.table[TEAMS] == side:
            rewards[seat] = 1 if points else matches.table[TEAMS] - 1
        elif not points:
            rewards[seat] = -1


@compiled
def choose(matches: Matches, actions: Numbers) -> None:
    for match in range(len(actions)):
        first = matches.words[match, 0]
        here = count(first)
        there = count(matches.words[match, 1]) if matches.table[HOLD] == 2 else 0
        nth = random_below(matches.lots[match], here + there)
        if nth < here:
            actions[match] = lowest(nth_bit(first, np.uint64(nth)))
        else:
            actions[match] = CELLS + lowest(nth_bit(matches.words[match, 1], np.uint64(nth - here)))


@inlined
def write(matches: Matches, match: int, out: Bytes, mask: Bytes) -> None:
    """What the seat to move observes, as `numbers.counts` says it, and which numbers are its moves."""
    table, tallies, left = matches.table, matches.tallies[match], matches.left[match]
    seats, sides, hold, seat = table[SEATS], table[TEAMS], table[HOLD], matches.places[match, TURN]
    order = matches.orders[seat]
    planes, gone = matches.planes[match], matches.out[match]
    copy_cards(NONE, 0, out, 256)
    for place in range(4):
        copy_plane(planes, 64 * order[place], out, 64 * place)
        copy_colour(gone, 9 * order[place], out, 292 + 9 * place)
    for card in range(max(0, left[seat] - hold), left[seat]):
        held = matches.piles[match, seat, card]
        out[256 + 9 * matches.ranks[seat, held >> 4] + (held & 15) - 1] += 1
    here = 328
    # Divisions take long: going around the table is done without.
    who = seat
    for _ in range(seats):
        copy_cards(matches.played[match, who], 0, out, here)
        here += 36
        who = who + 1 if who + 1 < seats else 0
    side = matches.sides[seat]
    for step in range(sides):
        out[here + step] = tallies[SHARE + side]
        out[here + sides + 2 * seats + step] = tallies[WON + side]
        side = side + 1 if side + 1 < sides else 0
    here += sides
    for step in range(seats):
        held = min(left[who], hold) if hold == 2 or step == 0 else 0
        out[here + step] = left[who] - held
        out[here + seats + step] = held
        out[here + 2 * seats + sides + step] = step == 0
        who = who + 1 if who + 1 < seats else 0
    out[here + 3 * seats + sides] = tallies[NUMBER]
    for card in range(hold):
        spread(matches.words[match, card], mask, 64 * card)
