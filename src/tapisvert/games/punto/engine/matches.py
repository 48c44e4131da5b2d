"""Whole matches of Punto, thousands at once: dealing, what a round brings, the next one (PUN-13 to PUN-16).

A match here is a round of the kernel and what is known beside it, as counts and planes of bytes that grow
with every card, so that what a seat observes need only be copied together.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.engine.kernel import (
    COLUMN,
    LINE,
    NEED,
    NOTHING,
    ONE,
    OWNER,
    ROW,
    SEATS,
    SIDES,
    STEPS,
    TEAMS,
    TURN,
    Numbers,
    Round,
    line_starts,
    points,
)
from tapisvert.games.punto.numbers import ROUNDS
from tapisvert.table.fast import Word, Words, compiled, inlined, mix, random_below

Bytes = NDArray[np.uint8]

WINS, STARTER, NEUTRALS = 0, 1, 2
"""Fields of `rules`: wins that a match is for, the seat that starts or -1 for a lot, neutral colours."""

NUMBER, WON, SHARE = 0, 1, 5
"""Fields of `tallies`: the round, the rounds that each side won, and its neutral cards."""

NEUTRAL = -1
BY_NAME = (2, 0, 1, 3)
"""The place of each colour among their letters, by which equal trophies are told apart (PUN-13)."""


class Matches(NamedTuple):
    """All matches: the arrays of `Round` and others, with one more axis in front; and what is dealt from."""

    table: Numbers
    rules: Numbers
    own: Bytes  # the cards of every side, both copies beside each other
    orders: Bytes  # by seat: the colours as it sees them
    ranks: Bytes  # by seat and colour: its place among them
    sides: Numbers  # by seat
    boards: Words
    piles: Bytes
    left: Numbers
    places: Numbers
    words: Words  # the legal cells of each card in hand, the lower card first
    rng: Words
    lots: Words  # for moves that are drawn: no deal depends on them
    planes: Bytes  # by colour: the values on top
    rows: Words  # the same memory, a row of the board a word
    played: Bytes  # by seat: how many of each card in this round, colours as the seat itself sees them
    out: Bytes  # trophies, and neutral cards that left (PUN-14)
    kept: Bytes  # by side: neutral cards that it did not lay, when a round ends
    tallies: Numbers


@inlined
def at(matches: Matches, match: int) -> Round:
    """The round that a match is in, to be changed in place."""
    return Round(
        matches.table, matches.boards[match], matches.piles[match], matches.left[match], matches.places[match]
    )


@compiled
def begin(matches: Matches, match: int) -> None:
    """PUN-5: nothing is won yet, and a lot says who starts, if nobody is named."""
    rng, starter = matches.rng[match], matches.rules[STARTER]
    for field in range(9):
        matches.tallies[match, field] = 0
    for card in range(36):
        matches.out[match, card] = 0
    for side in range(4):
        for value in range(9):
            matches.kept[match, side, value] = 0
    if matches.rules[NEUTRALS]:
        # As if the first seat had laid all neutral cards in a round before the first. They are the last ones,
        # whoever sees them.
        for seat in range(matches.table[SEATS]):
            for card in range(36):
                neutral = matches.table[OWNER + card // 9] == NEUTRAL
                matches.played[match, seat, card] = 2 if neutral and seat == 0 else 0
    deal(matches, match, starter if starter >= 0 else random_below(rng, matches.table[SEATS]))


@compiled
def deal(matches: Matches, match: int, starter: int) -> None:
    """PUN-2, PUN-4, PUN-14: neutral cards that were laid go to the sides, a side's cards to its seats."""
    table, left, rng = matches.table, matches.left[match], matches.rng[match]
    piles, place, tallies = matches.piles[match], matches.places[match], matches.tallies[match]
    sides, members = table[TEAMS], table[SEATS] // table[TEAMS]
    # Tables with neutral cards have no more than six seats: the last pile is free to mix them in.
    pool, each = piles[7], 0
    if matches.rules[NEUTRALS]:
        each = gather(matches, match, pool)
    for side in range(sides):
        # All of a side's cards are mixed in one row, then cut into its seats' piles.
        pile, size = piles[side], 0
        for copy in range(matches.own.shape[1]):
            card = matches.own[side, copy]
            if copy & 1 >= matches.out[match, 9 * (card >> 4) + (card & 15) - 1]:
                pile[size] = card
                size += 1
        tallies[SHARE + side] = each
        for card in range(36 if matches.rules[NEUTRALS] else 0):
            if table[OWNER + card // 9] == NEUTRAL:
                for _ in range(matches.kept[match, side, card % 9]):
                    pile[size] = 16 * (card // 9) + card % 9 + 1
                    size += 1
                    tallies[SHARE + side] += 1
        for card in range(each):
            pile[size] = pool[side * each + card]
            size += 1
        mix(pile, size, rng)
        left[side] = size
        if members == 2:
            # An odd card goes to the member who plays first (PUN-14).
            other = side + sides
            later = (side - starter) % table[SEATS] > (other - starter) % table[SEATS]
            half = size // 2 if later else (size + 1) // 2
            for card in range(half, size):
                piles[other, card - half] = pile[card]
            left[side], left[other] = half, size - half
    place[TURN], place[COLUMN], place[ROW] = starter, -1, -1
    tallies[NUMBER] += 1
    for word in range(14):
        matches.boards[match, word] = NOTHING
    for colour in range(4):
        for row in range(8):
            matches.rows[match, colour, row] = NOTHING
    for seat in range(table[SEATS]):
        for card in range(36):
            matches.played[match, seat, card] = 0


@compiled
def gather(matches: Matches, match: int, pool: Bytes) -> int:
    """PUN-14: mixes the neutral cards that were laid. Returns how many each side gets; the rest leaves."""
    table, loose = matches.table, 0
    for card in range(36):
        if table[OWNER + card // 9] == NEUTRAL:
            for seat in range(table[SEATS]):
                for _ in range(matches.played[match, seat, card]):
                    pool[loose] = 16 * (card // 9) + card % 9 + 1
                    loose += 1
    mix(pool, loose, matches.rng[match])
    each = loose // table[TEAMS]
    for card in range(table[TEAMS] * each, loose):
        matches.out[match, 9 * (pool[card] >> 4) + (pool[card] & 15) - 1] += 1
    return int(each)


@compiled
def close(matches: Matches, match: int, ender: int, result: int) -> bool:
    """A round has its result: the trophy, the win, and whether the match is over; if not, the next deal."""
    table, tallies = matches.table, matches.tallies[match]
    side, most = result % SIDES - 1, 0
    if side >= 0:
        tallies[WON + side] += 1
    for each in range(table[TEAMS]):
        most = max(most, tallies[WON + each])
    if most == matches.rules[WINS] or tallies[NUMBER] == ROUNDS * matches.rules[WINS]:
        return True
    if side >= 0:
        card = trophy(matches.boards[match], table, side, result // SIDES == LINE)
        matches.out[match, 9 * (card >> 4) + (card & 15) - 1] += 1
    if matches.rules[NEUTRALS]:
        for each in range(table[TEAMS]):
            for value in range(9):
                matches.kept[match, each, value] = 0
        for seat in range(table[SEATS]):
            for place in range(matches.left[match, seat]):
                card = matches.piles[match, seat, place]
                if table[OWNER + (card >> 4)] == NEUTRAL:
                    matches.kept[match, seat % table[TEAMS], (card & 15) - 1] += 1
    deal(matches, match, (ender + 1) % table[SEATS])
    return False


@compiled
def trophy(board: Words, table: Numbers, side: int, by_line: bool) -> int:
    """PUN-13: the card with the most points in what won; of equal ones the first by name."""
    length, cheapest = 0, 0
    if not by_line:
        length = table[NEED] - 1
        if tally(board, table, side, length)[0] == 0:
            length -= 1
        mine, fewest = tally(board, table, side, length)
        for other in range(table[TEAMS]):
            if other != side and tally(board, table, other, length)[0] == mine:
                cheapest = fewest
    best, rank, card = 0, 0, 0
    for colour in range(4):
        if table[OWNER + colour] != side:
            continue
        won = lines(board[colour], table[NEED]) if by_line else chain(board, colour, length, cheapest)
        for value in range(9, best - 1, -1):
            if value > 0 and won & ~board[4 + value]:
                if value > best or BY_NAME[colour] < rank:
                    best, rank, card = value, BY_NAME[colour], 16 * colour + value
                break
    return card


@compiled
def lines(cards: Word, need: int) -> Word:
    """The cells of all lines of `need` or more."""
    found = NOTHING
    for step in STEPS:
        starts = line_starts(cards, step, need)
        for _ in range(need):
            found |= starts
            starts <<= step
    return found


@compiled
def starts_of(cards: Word, step: Word, length: int) -> Word:
    """The first cells of the series of exactly this length in one direction."""
    starts, run, reach = cards & ~(cards << step), cards, NOTHING
    for _ in range(length - 1):
        reach += step
        run &= cards >> reach
    return starts & run & ~(cards >> (reach + step))


@compiled
def series_at(start: Word, step: Word, length: int) -> Word:
    line, reach = start, NOTHING
    for _ in range(length - 1):
        reach += step
        line |= start << reach
    return line


@compiled
def tally(board: Words, table: Numbers, side: int, length: int) -> tuple[int, int]:
    """How many series of a length a side has, and the points of its cheapest."""
    number, cheapest = 0, 1000
    for colour in range(4):
        if table[OWNER + colour] != side:
            continue
        for step in STEPS:
            starts = starts_of(board[colour], step, length)
            while starts:
                start = starts & (~starts + ONE)
                starts ^= start
                number += 1
                cheapest = min(cheapest, points(board, series_at(start, step, length), length))
    return number, cheapest


@compiled
def chain(board: Words, colour: int, length: int, cheapest: int) -> Word:
    """The cells of a colour's series of a length; if points decided, of those with no more."""
    found = NOTHING
    for step in STEPS:
        starts = starts_of(board[colour], step, length)
        while starts:
            start = starts & (~starts + ONE)
            starts ^= start
            line = series_at(start, step, length)
            if cheapest == 0 or points(board, line, length) == cheapest:
                found |= line
    return found
