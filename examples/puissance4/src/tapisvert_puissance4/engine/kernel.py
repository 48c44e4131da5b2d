"""The grid on bitboards, and a search through what may follow: alpha-beta that can be stopped and go on.

A grid is one word of 64 bits. Cell (column, row) is bit `stride * column + row`, and the stride is one more
than the height: the cell above every column stays empty, so that lines are shifts that never wrap. A position
is two words: the discs of the player who moves now, and all discs. After a move the players change places.

A value is what a position is worth to the player who moves: `WIN` less the discs on the grid when the line is
made, so that a win is better the sooner it comes; the same below zero for a loss; 0 for a draw. Where the
search has to stop it goes by threats: the empty cells that would complete a line.

The plain rules in `rules.py` are the authority; the tests play both side by side.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.fast import Word, Words, compiled, count

WIN = 1000
DECIDED = 900
"""Values beyond it, on either side, are wins and losses that were seen to their end."""

ENDLESS = 10_000
PLIES, MOST = 64, 8
"""The longest match, and the most moves a position can have."""

SLOTS = 20
"""The table remembers two to the power of this many positions."""

LOWER, EXACT, UPPER = 0, 1, 2
"""What a remembered value says: at least so much, just as much, or at most so much."""

PLY, DEPTH = 0, 1
"""Fields of `at`: which frame is being looked at, and how deep the search goes. PLY is -1 once it is done."""

ALPHA, BETA, BEST, MOVE, LEFT = range(5)
"""Fields of a frame: its window, the best value so far and the place of its move, and how many are to try."""

ZERO, ONE = np.uint64(0), np.uint64(1)
HASH, SPREAD = np.uint64(0x9E3779B97F4A7C15), np.uint64(64 - SLOTS)

Numbers = NDArray[np.int64]


class Grid(NamedTuple):
    """A board of some size."""

    stride: Word
    cells: Word
    bottom: Word
    columns: Words
    """Its columns as words, in the order in which they are tried."""
    odd: Word
    """The third, fifth and seventh row: whoever moved first likes a threat there if the height is even."""


class Search(NamedTuple):
    """All that a search knows, in arrays that kernels change in place: a frame for each position on its way,
    the moves of each from the worst to the best, and a table of positions that it has seen."""

    at: Numbers
    frames: Numbers
    mine: Words
    taken: Words
    moves: Words
    scores: Numbers
    keys: Words
    notes: Numbers


def new_search() -> Search:
    """A search that has seen nothing yet. Memory is taken up only as it is used."""
    return Search(
        np.array([-1, 0], dtype=np.int64),
        np.zeros((PLIES, 5), dtype=np.int64),
        np.zeros(PLIES, dtype=np.uint64),
        np.zeros(PLIES, dtype=np.uint64),
        np.zeros((PLIES, MOST), dtype=np.uint64),
        np.zeros((PLIES, MOST), dtype=np.int64),
        np.zeros(1 << SLOTS, dtype=np.uint64),
        np.zeros(1 << SLOTS, dtype=np.int64),
    )


@compiled
def open_cells(grid: Grid, taken: Word) -> Word:
    """PUI-4: the cells that a disc can fall into now."""
    return (taken + grid.bottom) & grid.cells


@compiled
def has_line(grid: Grid, discs: Word) -> bool:
    """PUI-5: whether these discs have a line among them."""
    for step in (ONE, grid.stride, grid.stride - ONE, grid.stride + ONE):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (step + step)):
            return True
    return False


@compiled
def threats(grid: Grid, discs: Word, taken: Word) -> Word:
    """The empty cells, open or not, that would complete a line of these discs."""
    three = discs << ONE & discs << (ONE + ONE) & discs << (ONE + ONE + ONE)
    for step in (grid.stride, grid.stride - ONE, grid.stride + ONE):
        pairs = (discs << step) & (discs << (step + step))
        three |= pairs & (discs << (step + step + step))
        three |= pairs & (discs >> step)
        pairs = (discs >> step) & (discs >> (step + step))
        three |= pairs & (discs << step)
        three |= pairs & (discs >> (step + step + step))
    return three & (grid.cells ^ taken)


@compiled
def sensible(grid: Grid, mine: Word, taken: Word) -> Word:
    """The moves after which the other cannot win at once; none if there is no such move."""
    moves = open_cells(grid, taken)
    theirs = threats(grid, taken ^ mine, taken)
    forced = moves & theirs
    if forced & (forced - ONE):
        return ZERO
    if forced:
        moves = forced
    return moves & ~(theirs >> ONE)


@compiled
def judge(grid: Grid, mine: Word, taken: Word) -> int:
    """A value for a position that is looked at no further: threats, and discs near the middle."""
    ours, theirs = threats(grid, mine, taken), threats(grid, taken ^ mine, taken)
    value = 4 * (count(ours) - count(theirs))
    first = count(taken) % 2 == 0
    liked, feared = (grid.odd, ~grid.odd) if first else (~grid.odd, grid.odd)
    if grid.odd:
        value += 12 * (count(ours & liked) - count(theirs & feared))
    for place in range(3):
        inner = grid.columns[place]
        value += count(mine & inner) - count((taken ^ mine) & inner)
    return value


@compiled
def begin(search: Search, grid: Grid, mine: Word, taken: Word, depth: int) -> None:
    """Begins a search of this depth from a position that has a sensible move and no win at once."""
    search.at[PLY], search.at[DEPTH] = 0, depth
    search.mine[0], search.taken[0] = mine, taken
    _unfold(search, grid, 0, sensible(grid, mine, taken), -ENDLESS, ENDLESS)


@compiled
def proceed(search: Search, grid: Grid, positions: int) -> int:
    """Goes on with a search for at most so many positions; how many are left when it is done."""
    frames = search.frames
    while search.at[PLY] >= 0 and positions > 0:
        ply = search.at[PLY]
        if frames[ply, LEFT] == 0 or frames[ply, BEST] >= frames[ply, BETA]:
            _remember(search, ply)
            search.at[PLY] -= 1
            if ply > 0:
                _take(search, ply - 1, -frames[ply, BEST])
            continue
        positions -= 1
        frames[ply, LEFT] -= 1
        search.mine[ply + 1] = search.taken[ply] ^ search.mine[ply]
        search.taken[ply + 1] = search.taken[ply] | search.moves[ply, frames[ply, LEFT]]
        alpha, beta = -frames[ply, BETA], -max(frames[ply, ALPHA], frames[ply, BEST])
        known, value = _look(search, grid, ply + 1, alpha, beta)
        if known:
            _take(search, ply, -value)
        else:
            search.at[PLY] += 1
    return positions


@compiled
def _look(search: Search, grid: Grid, ply: int, alpha: int, beta: int) -> tuple[bool, int]:
    """Whether the value of a position is known at once, and the value. If not, it has a frame now."""
    mine, taken = search.mine[ply], search.taken[ply]
    moves, discs = open_cells(grid, taken), count(taken)
    if moves == ZERO:
        return True, 0  # PUI-6
    if moves & threats(grid, mine, taken):
        return True, WIN - discs - 1
    moves = sensible(grid, mine, taken)
    if moves == ZERO:
        return True, discs + 2 - WIN
    depth = search.at[DEPTH] - ply
    if depth <= 0:
        return True, judge(grid, mine, taken)
    slot = (mine + taken) * HASH >> SPREAD
    if search.keys[slot] == mine + taken:
        note = search.notes[slot]
        value, bound = (note >> 8) - ENDLESS, note >> 6 & 3
        says = bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
        if says and note & 63 >= depth:
            return True, value
    _unfold(search, grid, ply, moves, alpha, beta)
    return False, 0


@compiled
def _unfold(search: Search, grid: Grid, ply: int, moves: Word, alpha: int, beta: int) -> None:
    """Makes the frame of a position. What threatens most is tried first, then what is nearest the middle."""
    mine, taken = search.mine[ply], search.taken[ply]
    size = 0
    for place in range(len(grid.columns) - 1, -1, -1):
        move = moves & grid.columns[place]
        if move == ZERO:
            continue
        score, spot = count(threats(grid, mine | move, taken | move)), size
        while spot > 0 and search.scores[ply, spot - 1] > score:
            search.moves[ply, spot] = search.moves[ply, spot - 1]
            search.scores[ply, spot] = search.scores[ply, spot - 1]
            spot -= 1
        search.moves[ply, spot], search.scores[ply, spot] = move, score
        size += 1
    frame = search.frames
    frame[ply, ALPHA], frame[ply, BETA], frame[ply, BEST] = alpha, beta, -ENDLESS
    frame[ply, MOVE], frame[ply, LEFT] = size - 1, size


@compiled
def _take(search: Search, ply: int, value: int) -> None:
    """The move of a frame that was tried last has this value."""
    frame = search.frames
    if value > frame[ply, BEST]:
        frame[ply, BEST], frame[ply, MOVE] = value, frame[ply, LEFT]


@compiled
def _remember(search: Search, ply: int) -> None:
    """Keeps what a frame was found to be worth."""
    value, key = search.frames[ply, BEST], search.mine[ply] + search.taken[ply]
    bound = EXACT
    if value <= search.frames[ply, ALPHA]:
        bound = UPPER
    elif value >= search.frames[ply, BETA]:
        bound = LOWER
    slot = key * HASH >> SPREAD
    search.keys[slot] = key
    search.notes[slot] = (value + ENDLESS) << 8 | bound << 6 | (search.at[DEPTH] - ply)
