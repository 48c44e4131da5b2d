"""Looks ahead, one move further each time, until the time is up or all is clear."""

from __future__ import annotations

from tapisvert.table.fast import Word
from tapisvert.table.program import Budget
from tapisvert_puissance4.engine.kernel import (
    BEST,
    DECIDED,
    MOVE,
    PLY,
    Grid,
    begin,
    new_search,
    open_cells,
    proceed,
    sensible,
    threats,
)


def best_cell(grid: Grid, mine: Word, taken: Word, budget: Budget, deepest: int) -> Word:
    """The cell that the player who moves does best to drop a disc into, as a word with this one bit."""
    free = open_cells(grid, taken)
    wins = free & threats(grid, mine, taken)
    moves = wins or sensible(grid, mine, taken)
    if not moves:  # all is lost; one of the lines can still be stopped
        moves = wins = free & threats(grid, taken ^ mine, taken) or free
    best = moves & -moves
    if wins or moves == best:
        return best
    search, depth = new_search(), 0
    deepest = min(deepest, (int(grid.cells) ^ int(taken)).bit_count())
    for positions in budget.batches(first=1000):
        while positions > 0:
            if search.at[PLY] < 0:
                if depth == deepest:
                    return best
                depth += 1
                begin(search, grid, mine, taken, depth)
            positions = proceed(search, grid, positions)
            if search.at[PLY] < 0:
                best = int(search.moves[0, search.frames[0, MOVE]])
                if abs(search.frames[0, BEST]) > DECIDED:
                    return best
    return best
