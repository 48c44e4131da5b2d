"""What every player of Punto sees: lines that lack one card. And a round played on by such players.

Imagined rounds are played with that much sense and otherwise at random: more sense was tried and cost more
than it brought.
"""

import numpy as np

from tapisvert.games.punto.engine.kernel import (
    EMPTY,
    HOLD,
    NEED,
    NOTHING,
    ONE,
    OWNER,
    STUCK,
    TEAMS,
    TURN,
    Round,
    legal,
    play,
    stopped,
)
from tapisvert.table.fast import Word, Words, compiled, count, random_below, random_bit

BLOCKS = 200
"""Out of 256 threats that could be filled, how many are."""

BUILDS = 128
"""Out of 256 series one short of a line that could be made, how many are."""


@compiled
def completing(cards: Word, length: int) -> Word:
    """All cells, free or not, where one more card of this colour makes a line of `length` (3, 4 or 5)."""
    found = gaps(cards, np.uint64(1), length) | gaps(cards, np.uint64(7), length)
    return found | gaps(cards, np.uint64(8), length) | gaps(cards, np.uint64(9), length)


@compiled
def gaps(cards: Word, step: Word, length: int) -> Word:
    """The same in one direction. `after2` are the cells followed by two cards, and so on."""
    after1, before1 = cards >> step, cards << step
    after2, before2 = after1 & after1 >> step, before1 & before1 << step
    if length == 3:
        return after2 | before2 | (after1 & before1)
    after3, before3 = after2 & after1 >> (step + step), before2 & before1 << (step + step)
    if length == 4:
        return after3 | before3 | (after2 & before1) | (after1 & before2)
    after4, before4 = after2 & after2 >> (step + step), before2 & before2 << (step + step)
    return after4 | before4 | (after3 & before1) | (after2 & before2) | (after1 & before3)


@compiled
def winning(round: Round, slot: int) -> Word:
    """The legal cells where the card at `slot` of the mover's pile makes its side a line (PUN-10)."""
    seat = round.place[TURN]
    card = round.piles[seat, slot]
    if round.table[OWNER + (card >> 4)] != seat % round.table[TEAMS]:
        return NOTHING
    return legal(round.board, card & 15) & completing(round.board[card >> 4], round.table[NEED])


@compiled
def threats(round: Round, side: int) -> Word:
    """The cells where another side could make a line, if it had the right card."""
    found = NOTHING
    for colour in range(4):
        owner = round.table[OWNER + colour]
        if owner >= 0 and owner != side:
            found |= completing(round.board[colour], round.table[NEED])
    return found & legal(round.board, 9)


@compiled
def sensible_round(round: Round, rng: Words) -> int:
    """Play a round to its end in place, each seat winning, blocking or building where it sees how."""
    table, board, piles, left, place = round
    while True:
        seat = place[TURN]
        size = left[seat]
        if size == 0:
            return stopped(board, table, EMPTY)
        slot, cells, total = -1, NOTHING, 0
        for held in range(max(0, size - table[HOLD]), size):
            wins = winning(round, held)
            if wins:
                return play(round, held, wins & (~wins + ONE))
            places = legal(board, piles[seat, held] & 15)
            total += count(places)
            if places and random_below(rng, total) < count(places):
                slot, cells = held, places
        if slot < 0:
            return stopped(board, table, STUCK)
        side = seat % table[TEAMS]
        colour = piles[seat, slot] >> 4
        blocks = cells & threats(round, side)
        if blocks:
            if random_below(rng, 256) < BLOCKS:
                cells = blocks
        elif table[OWNER + colour] == side and random_below(rng, 256) < BUILDS:
            builds = cells & completing(board[colour], table[NEED] - 1)
            if builds:
                cells = builds
        result = play(round, slot, random_bit(rng, cells))
        if result >= 0:
            return result
