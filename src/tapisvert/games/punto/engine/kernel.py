"""One round of Punto on bitboards: legal places, lines, series, and random rounds by the hundred thousand.

A board is 14 words of 64 bits. Bit `8 * row + column` is a cell of an 8 x 8 frame; laid cards only ever lie
in its inner 6 x 6 cells, so that the outer ring is a margin: neighbours and lines are shifts that never wrap,
and PUN-9 reads "the ring is closed in a direction as soon as both inner edges of that direction are taken".
The first column and row with a card are always the first inner ones (as in `numbers.py`): a card laid on the
ring makes the frame float, the whole board moves one step back inside, and the round remembers where its
origin went.

    board[0..3]   the top cards of each colour
    board[4]      every laid card
    board[4 + v]  the top cards below value v, for v in 1..9 (PUN-8 is this one word)

A card is `16 * colour + value`. The top of a pile is its last card, and a hand is simply the last `hold`
cards of the pile: the one turned up, or two in the expert variant (PUN-17).

The plain rules in `rules.py` are the authority; `bridge.py` converts and the tests play both side by side.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.fast import Word, Words, compiled, count, random_below, random_bit

LINE, STUCK, EMPTY = 0, 1, 2
"""How a round ends: a line (PUN-10), a card that fits nowhere, or no card left (PUN-11)."""

SIDES = 8
"""A result is `SIDES * how + winner + 1`, with the winner's side or -1 for a drawn round."""

SEATS, TEAMS, NEED, HOLD, OWNER = 0, 1, 2, 3, 4
"""Fields of `table`; from OWNER on, the side that owns each of the four colours, -1 for the neutral one."""

TURN, COLUMN, ROW = 0, 1, 2
"""Fields of `place`: the seat to move, and the rules' coordinates of the frame's cell 0."""

FIRST = np.uint64(1 << 9)
FIRST_COLUMN, LAST_COLUMN = np.uint64(0x0202020202020202), np.uint64(0x4040404040404040)
FIRST_ROW, LAST_ROW = np.uint64(0x000000000000FF00), np.uint64(0x00FF000000000000)
INNER_COLUMNS, INNER_ROWS = np.uint64(0x7E7E7E7E7E7E7E7E), np.uint64(0x00FFFFFFFFFFFF00)
RING_LEFT, RING_TOP = np.uint64(0x0101010101010101), np.uint64(0x00000000000000FF)
NOTHING, ONE, FOUR, EIGHT = np.uint64(0), np.uint64(1), np.uint64(4), np.uint64(8)
STEPS = (np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9))

Numbers = NDArray[np.int64]


class Round(NamedTuple):
    """A round at any moment. All arrays, so that kernels can change it in place."""

    table: Numbers
    board: Words
    piles: NDArray[np.uint8]
    left: Numbers
    place: Numbers


def empty_round(seats: int, sides: int, need: int, hold: int, owner: Sequence[int]) -> Round:
    """A round before its first card, with no cards dealt yet and seat 0 to start."""
    return Round(
        np.array([seats, sides, need, hold, *owner], dtype=np.int64),
        np.zeros(14, dtype=np.uint64),
        np.zeros((8, 36), dtype=np.uint8),
        np.zeros(8, dtype=np.int64),
        np.array([0, -1, -1], dtype=np.int64),
    )


def copy_round(source: Round) -> Round:
    """An independent copy."""
    table, board, piles, left, place = source
    return Round(table, board.copy(), piles.copy(), left.copy(), place.copy())


@compiled
def restore(target: Round, source: Round) -> None:
    """Make `target` equal to `source` without allocating."""
    for word in range(14):
        target.board[word] = source.board[word]
    for seat in range(source.table[SEATS]):
        target.left[seat] = source.left[seat]
        for card in range(source.left[seat]):
            target.piles[seat, card] = source.piles[seat, card]
    for field in range(3):
        target.place[field] = source.place[field]


@compiled
def legal(board: Words, value: int) -> Word:
    """All cells where a card of `value` may be laid (PUN-6 to PUN-9)."""
    taken = board[4]
    if taken == NOTHING:
        return FIRST
    wide = taken | taken << ONE | taken >> ONE
    touching = wide | wide << EIGHT | wide >> EIGHT
    if taken & FIRST_COLUMN and taken & LAST_COLUMN:
        touching &= INNER_COLUMNS
    if taken & FIRST_ROW and taken & LAST_ROW:
        touching &= INNER_ROWS
    return (touching & ~taken) | board[FOUR + np.uint64(value)]


@compiled
def lay(board: Words, place: Numbers, cell: Word, colour: int, value: int) -> None:
    """Put a card on a legal cell (one bit), and let the frame float if the cell is on its ring."""
    for other in range(4):
        board[other] &= ~cell
    board[colour] |= cell
    board[4] |= cell
    for limit in range(2, 10):
        board[4 + limit] = board[4 + limit] & ~cell | (cell if value < limit else NOTHING)
    if cell & ~(INNER_COLUMNS & INNER_ROWS):
        float_frame(board, place, cell)


@compiled
def float_frame(board: Words, place: Numbers, cell: Word) -> None:
    """Move everything one step away from the part of the ring that `cell` lies on: left, above, or both."""
    if cell & RING_LEFT:
        place[COLUMN] -= 1
        for word in range(14):
            board[word] <<= ONE
    if cell & RING_TOP:
        place[ROW] -= 1
        for word in range(14):
            board[word] <<= EIGHT


@compiled
def has_line(cards: Word, need: int) -> bool:
    """Whether cards of one colour hold a line of `need` (4 or 5) or more (PUN-10)."""
    # Written out, not a loop over STEPS: with constant shifts a whole random round is a quarter faster.
    found = line_starts(cards, np.uint64(1), need) | line_starts(cards, np.uint64(7), need)
    found |= line_starts(cards, np.uint64(8), need) | line_starts(cards, np.uint64(9), need)
    return bool(found != NOTHING)


@compiled
def line_starts(cards: Word, step: Word, need: int) -> Word:
    """The first cells of all lines of `need` in one direction."""
    pairs = cards & cards >> step
    fours = pairs & pairs >> (step + step)
    return fours if need == 4 else fours & cards >> (FOUR * step)


@compiled
def series(board: Words, table: Numbers, length: int) -> int:
    """Who wins by series of exactly `length` (PUN-11, PUN-12): a side, -1 if undecided, -2 if there is none.

    Every side's number of series is compared first, then its cheapest one.
    """
    most, fewest, winner = 0, 0, -2
    for side in range(table[TEAMS]):
        number, cheapest = 0, 1000
        for colour in range(4):
            if table[OWNER + colour] != side:
                continue
            cards = board[colour]
            for step in STEPS:
                starts = cards & ~(cards << step)
                run, reach = cards, NOTHING
                for _ in range(length - 1):
                    reach += step
                    run &= cards >> reach
                starts &= run & ~(cards >> (reach + step))
                while starts:
                    start = starts & (~starts + ONE)
                    starts ^= start
                    line, reach = start, NOTHING
                    for _ in range(length - 1):
                        reach += step
                        line |= start << reach
                    number += 1
                    cheapest = min(cheapest, points(board, line, length))
        if number > most or (number == most and number > 0 and cheapest < fewest):
            most, fewest, winner = number, cheapest, side
        elif number == most and number > 0 and cheapest == fewest:
            winner = -1
    return winner


@compiled
def points(board: Words, line: Word, length: int) -> int:
    """The sum of the values on `length` cells: each word "below v" that holds one takes a point."""
    total = 9 * length
    for limit in range(2, 10):
        total -= count(board[4 + limit] & line)
    return total


@compiled
def stopped(board: Words, table: Numbers, how: int) -> int:
    """The result of a round without a line: series one short, else two short, else drawn (PUN-12)."""
    winner = series(board, table, table[NEED] - 1)
    if winner == -2:
        winner = series(board, table, table[NEED] - 2)
    return SIDES * how + max(winner, -1) + 1


@compiled
def take(cards: NDArray[np.uint8], left: Numbers, seat: int, slot: int) -> None:
    """Remove the card at `slot` of the hand from a seat's pile; the hand's other card stays on top."""
    top = left[seat] - 1
    cards[seat, slot] = cards[seat, top]
    left[seat] = top


@compiled
def play(round: Round, slot: int, cell: Word) -> int:
    """The seat to move lays the card at `slot` of its pile on a legal cell: the result if it wins, or -1."""
    table, board, piles, left, place = round
    seat = place[TURN]
    card = piles[seat, slot]
    colour: Word = np.uint64(card >> 4)
    take(piles, left, seat, slot)
    lay(board, place, cell, colour, card & 15)
    following = seat + 1
    place[TURN] = following if following < table[SEATS] else 0
    side = table[np.uint64(OWNER) + colour]
    if side >= 0 and has_line(board[colour], table[NEED]):
        return int(SIDES * LINE + side + 1)
    return -1


@compiled
def halt(round: Round) -> int:
    """The result if the seat to move has no card left or none that fits (PUN-11), else -1."""
    table, board, piles, left, place = round
    seat = place[TURN]
    size = left[seat]
    if size == 0:
        return stopped(board, table, EMPTY)
    for slot in range(max(0, size - table[HOLD]), size):
        if legal(board, piles[seat, slot] & 15) != NOTHING:
            return -1
    return stopped(board, table, STUCK)


@compiled
def shuffle(round: Round, observer: int, rng: Words) -> None:
    """Shuffle what `observer` cannot know: all piles, but for the observer's own hand. -1 sees nothing."""
    for seat in range(round.table[SEATS]):
        size = round.left[seat]
        if seat == observer:
            size -= round.table[HOLD]
        for last in range(size - 1, 0, -1):
            other = random_below(rng, last + 1)
            card = round.piles[seat, last]
            round.piles[seat, last] = round.piles[seat, other]
            round.piles[seat, other] = card


@compiled
def random_round(round: Round, rng: Words) -> int:
    """Play a round to its end in place and return its result.

    Every pair of a card in hand and a legal cell has the same chance; two equal cards in hand count as two.
    """
    table, board, piles, left, place = round
    while True:
        seat = place[TURN]
        size = left[seat]
        if size == 0:
            return stopped(board, table, EMPTY)
        slot = size - 1
        cells = legal(board, piles[seat, slot] & 15)
        if table[HOLD] == 2 and size > 1:
            others = legal(board, piles[seat, slot - 1] & 15)
            here = count(cells)
            if random_below(rng, max(1, here + count(others))) >= here:
                slot -= 1
                cells = others
        if cells == NOTHING:
            return stopped(board, table, STUCK)
        result = play(round, slot, random_bit(rng, cells))
        if result >= 0:
            return result


def random_rounds(root: Round, observer: int, rounds: int, rng: Words) -> tuple[Numbers, int]:
    """Play `rounds` random rounds from `root`, unseen cards shuffled anew each time (see `shuffle`).

    Returns how often each result came, and the number of moves played.
    """
    tally = np.zeros(3 * SIDES, dtype=np.int64)
    return tally, play_random_rounds(root, copy_round(root), observer, rounds, rng, tally)


@compiled
def play_random_rounds(
    root: Round, round: Round, observer: int, rounds: int, rng: Words, tally: Numbers
) -> int:
    moves = 0
    for _ in range(rounds):
        restore(round, root)
        shuffle(round, observer, rng)
        tally[random_round(round, rng)] += 1
        for seat in range(root.table[SEATS]):
            moves += root.left[seat] - round.left[seat]
    return moves
