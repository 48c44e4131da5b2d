"""From the rules to the words that kernels work with, and back."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tapisvert.table.fast import Word, Words
from tapisvert_puissance4.engine.kernel import Grid
from tapisvert_puissance4.rules import DISCS, Options, State


def to_grid(options: Options, order: Sequence[int]) -> Grid:
    """The board of these options; `order` says in which order its columns are tried."""
    width, height = options.width, options.height
    stride = height + 1
    column = (1 << height) - 1
    odd = sum(1 << row for row in range(2, height, 2)) if height % 2 == 0 else 0
    across = sum(1 << stride * number for number in range(width))
    cells, bottom, odd_rows = (np.uint64(across * rows) for rows in (column, 1, odd))
    columns: Words = np.array([column << stride * number for number in order], dtype=np.uint64)
    return Grid(np.uint64(stride), cells, bottom, columns, odd_rows)


def to_words(state: State, seat: int) -> tuple[Word, Word]:
    """The discs of a seat, and all discs."""
    stride = state.options.height + 1
    mine = taken = 0
    for column, discs in enumerate(state.columns):
        for row, disc in enumerate(discs):
            bit = 1 << stride * column + row
            taken |= bit
            mine |= bit if disc == DISCS[seat] else 0
    return np.uint64(mine), np.uint64(taken)


def columns_of(grid: Grid, moves: Word) -> list[int]:
    """The columns in which a word has a cell."""
    stride = int(grid.stride)
    return sorted({bit // stride for bit in range(64) if int(moves) >> bit & 1})
