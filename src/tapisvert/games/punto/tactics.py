"""What a good player of Punto sees at a glance, on the kernel's bitboards.

Lines that lack one card, and how much a place is worth: the programs order moves by it, and imagine with it
how a round goes on between players who are not blind.
"""

from typing import Any

import numpy as np

from tapisvert.games.punto.kernel import (
    EMPTY,
    HOLD,
    NEED,
    NOTHING,
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


@compiled
def completing(cards: Word, need: int) -> Word:
    """All cells, free or not, where one more card of this colour makes a line of `need` (3, 4 or 5)."""
    found = gaps(cards, np.uint64(1), need) | gaps(cards, np.uint64(7), need)
    return found | gaps(cards, np.uint64(8), need) | gaps(cards, np.uint64(9), need)


@compiled
def gaps(cards: Word, step: Word, need: int) -> Word:
    """The same in one direction. `after2` are the cells followed by two cards, and so on."""
    after1, before1 = cards >> step, cards << step
    after2, before2 = after1 & after1 >> step, before1 & before1 << step
    if need == 3:
        return after2 | before2 | (after1 & before1)
    after3, before3 = after2 & after1 >> (step + step), before2 & before1 << (step + step)
    if need == 4:
        return after3 | before3 | (after2 & before1) | (after1 & before2)
    after4, before4 = after2 & after2 >> (step + step), before2 & before2 << (step + step)
    return after4 | before4 | (after3 & before1) | (after2 & before2) | (after1 & before3)


def windows(length: int) -> tuple[Any, Any]:
    """For every cell of the frame, the lines of `length` through it, each without the cell; and how many."""
    lines = np.zeros((64, 4 * length), dtype=np.uint64)
    number = np.zeros(64, dtype=np.int64)
    for row in range(8):
        for column in range(8):
            for right, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                cells = [(row + down * step, column + right * step) for step in range(length)]
                if all(0 <= r < 8 and 0 <= c < 8 for r, c in cells):
                    word = sum(1 << 8 * r + c for r, c in cells)
                    for r, c in cells:
                        cell = 8 * r + c
                        lines[cell, number[cell]] = word & ~(1 << cell)
                        number[cell] += 1
    return lines, number


FOURS, FOURS_NUMBER = windows(4)
FIVES, FIVES_NUMBER = windows(5)
ATTACK = np.array([[1, 4, 14, 60, 60], [1, 3, 8, 24, 90]], dtype=np.float64)
DEFEND = np.array([[0, 2, 14, 80, 80], [0, 1, 6, 24, 120]], dtype=np.float64)


@compiled
def worth(round: Round, side: int, colour: int, value: int, cell: int) -> float:
    """How good a card looks on a cell: lines of its colour it helps, lines of others it spoils."""
    board, table = round.board, round.table
    five = 1 if table[NEED] == 5 else 0
    nines = board[4] & ~board[13]
    here = np.uint64(1) << np.uint64(cell)
    helps, spoils = 0.0, 0.0
    number = FIVES_NUMBER[cell] if five else FOURS_NUMBER[cell]
    for index in range(number):
        line = FIVES[cell, index] if five else FOURS[cell, index]
        for other in range(4):
            owner = table[OWNER + other]
            if owner < 0 or line & nines & ~board[other]:
                continue
            have = count(line & board[other])
            if other == colour:
                if owner == side:
                    helps += ATTACK[five, have]
            elif owner == side:
                if board[other] & here:
                    spoils -= ATTACK[five, have]
            else:
                spoils += DEFEND[five, have]
                if board[other] & here:
                    spoils += DEFEND[five, have]
    if board[colour] & here:
        helps *= 0.3
    return helps * (4 + value) + spoils * (1 + value)


@compiled
def sensible_round(round: Round, rng: Words, style: Any) -> int:
    """Play a round to its end in place, each seat winning, blocking or building where it can."""
    table, board, piles, left, place = round
    need = table[NEED]
    while True:
        seat = place[TURN]
        size = left[seat]
        if size == 0:
            return stopped(board, table, EMPTY)
        side = seat % table[TEAMS]
        slot, chosen, total = -1, NOTHING, 0
        for held in range(max(0, size - table[HOLD]), size):
            card = piles[seat, held]
            cells = legal(board, card & 15)
            if cells == NOTHING:
                continue
            if table[OWNER + (card >> 4)] == side:
                wins = cells & completing(board[card >> 4], need)
                if wins:
                    return play(round, held, wins & (~wins + np.uint64(1)))
            here = count(cells)
            total += here
            if slot < 0 or random_below(rng, total) < here:
                slot, chosen = held, cells
        if slot < 0:
            return stopped(board, table, STUCK)
        threats = NOTHING
        for colour in range(4):
            owner = table[OWNER + colour]
            if owner >= 0 and owner != side:
                threats |= completing(board[colour], need)
        threats &= legal(board, 9)
        if threats:
            blocks = threats & chosen
            if blocks and random_below(rng, 256) < style[0]:
                chosen = blocks
        if not threats or not (threats & chosen):
            card = piles[seat, slot]
            if table[OWNER + (card >> 4)] == side and random_below(rng, 256) < style[1]:
                builds = chosen & completing(board[card >> 4], need - 1)
                if builds:
                    chosen = builds
        result = play(round, slot, random_bit(rng, chosen))
        if result >= 0:
            return result
