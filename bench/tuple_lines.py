"""Lines of five cells of a board of Punto as numbers, on bits: what `bench/tuples.py` learns weights for."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.engine.kernel import (
    FIRST_COLUMN,
    FIRST_ROW,
    INNER_COLUMNS,
    INNER_ROWS,
    LAST_COLUMN,
    LAST_ROW,
    NOTHING,
    OWNER,
    SEATS,
    Numbers,
    Round,
)
from tapisvert.table.fast import Words, compiled

Floats = NDArray[np.float64]

SHAPES = 1 << 15
"""Ways that five cells can look: three bits each."""

LATE = 16
"""With so few cards left, series count: then other weights are used."""

MOST = 400
"""Lines that count in a position, at most."""

STEPS = (1, 7, 8, 9)
PLACES = np.array([sum(1 << step * at for at in range(5)) for step in STEPS], dtype=np.uint64)
"""Five cells in each direction, from cell 0 on."""

GATHER = np.array([sum(1 << 32 - (step - 1) * at for at in range(5)) for step in STEPS], dtype=np.uint64)
GATHER[0] = 1 << 32
"""Multiplied by it, bits of these five cells come to lie side by side, from bit 32 on."""


def _lines() -> tuple[Words, Words, Numbers]:
    """All lines of five in the frame: their cells, their first cell, and their direction."""
    found = []
    for way, (right, down) in enumerate(((1, 0), (-1, 1), (0, 1), (1, 1))):
        for row, column in product(range(8), repeat=2):
            if 0 <= row + 4 * down < 8 and 0 <= column + 4 * right < 8:
                first = 8 * row + column
                found.append((int(PLACES[way]) << first, first, way))
    cells, firsts, ways = zip(*found, strict=True)
    return np.array(cells, dtype=np.uint64), np.array(firsts, dtype=np.uint64), np.array(ways)


CELLS, FIRSTS, WAYS = _lines()
NUMBER = len(CELLS)
FIVE, TEN, HIGH, MASK = np.uint64(5), np.uint64(10), np.uint64(32), np.uint64(31)


@compiled
def list_lines(round: Round, side: int, found: Any) -> int:
    """List the weights of a position in which a side has just moved; returns how many there are."""
    board, table = round.board, round.table
    taken, low = board[4], board[4 + 4]
    nines = taken & ~board[4 + 9]
    strong = board[4 + 9] & ~board[4 + 7]
    odd, even = low | strong, (board[4 + 7] & ~low) | strong
    closed = NOTHING
    if taken & FIRST_COLUMN and taken & LAST_COLUMN:
        closed |= ~INNER_COLUMNS
    if taken & FIRST_ROW and taken & LAST_ROW:
        closed |= ~INNER_ROWS
    left = 0
    for seat in range(table[SEATS]):
        left += round.left[seat]
    size = 0
    for colour in range(4):
        own = board[colour]
        others = taken & ~own
        dead = (others & nines) | closed
        third = (own & nines) | (others & ~nines)
        part = SHAPES * ((0 if table[OWNER + colour] == side else 1) + (2 if left <= LATE else 0))
        for line in range(NUMBER):
            if CELLS[line] & own == NOTHING or CELLS[line] & dead:
                continue
            first, cells, gather = FIRSTS[line], PLACES[WAYS[line]], GATHER[WAYS[line]]
            look = (odd >> first & cells) * gather >> HIGH & MASK
            look |= ((even >> first & cells) * gather >> HIGH & MASK) << FIVE
            look |= ((third >> first & cells) * gather >> HIGH & MASK) << TEN
            found[size] = part + np.int64(look)
            size += 1
    return size


@compiled
def chance_of(weights: Floats, found: Any, size: int) -> float:
    """What the listed weights say."""
    total = 0.0
    for at in range(size):
        total += weights[found[at]]
    return float(1.0 / (1.0 + np.exp(-total)))


def mirrors() -> Numbers:
    """Each look of five cells, seen from the other end."""
    turned = np.array([int(f"{five:05b}"[::-1], 2) for five in range(32)])
    looks = np.arange(SHAPES)
    found: Numbers = turned[looks & 31] | turned[looks >> 5 & 31] << 5 | turned[looks >> 10] << 10
    return found
