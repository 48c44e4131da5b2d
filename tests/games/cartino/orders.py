"""Every legal turn of Cartino in every order, one stone after another: what `engine/turns.py` need not try.

It is slow and plain on purpose: with it the tests prove that trying no orders misses nothing.
"""

from collections.abc import Sequence

import numpy as np
from numba import njit

from tapisvert.games.cartino.engine.kernel import (
    GAIN,
    LAID,
    ONE,
    SUITS,
    Numbers,
    Position,
    lay,
    legal,
    must_join,
    new_positions,
    restore,
)
from tapisvert.games.cartino.engine.turns import MOST_POINTS
from tapisvert.games.cartino.model import ALL_FIVE, RACK
from tapisvert.table.fast import lowest


def every_order(position: Position) -> Numbers:
    """How many ordered turns score so many points, for all points; from the start of a turn or inside one."""
    tally = np.zeros(MOST_POINTS, dtype=np.int64)
    stack = new_positions(position.sheet, RACK + 1)
    restore(stack[0], position)
    walk(stack, 0, tally)
    return tally


# Not kept on disk as kernels are: what is kept would outlive a change of the kernel, which lies elsewhere.
@njit(error_model="numpy")
def walk(stack: Sequence[Position], depth: int, tally: Numbers) -> None:
    """Count the turn as it stands, if something was laid, and go on with every stone that may be laid."""
    now = stack[depth]
    if now.place[LAID]:
        tally[now.place[GAIN] + (ALL_FIVE if now.place[LAID] == RACK else 0)] += 1
    if depth == RACK:
        return
    joined = must_join(now)
    for suit in range(SUITS):
        for how in range(3):
            halves = legal(now, suit, how)
            if joined:
                halves &= now.touching[suit]
            while halves:
                restore(stack[depth + 1], now)
                lay(stack[depth + 1], 32 * suit + lowest(halves), how)
                walk(stack, depth + 1, tally)
                halves &= halves - ONE
