"""A picture of the grid: discs with a spot of ivory for the first player, with an ink bar for the second."""

from __future__ import annotations

from tapisvert.table.numbers import Box, Label, Picture
from tapisvert.table.open import Seen
from tapisvert_puissance4.rules import State

SIZE, GAP, EDGE = 48, 6, 10
CLOTH, FRAME, HOLE, MARK = "#2f6b4a", "#1d56a5", "#0a4330", "#f0c64a"
RED, IVORY, INK = "#b3261e", "#fbf6e9", "#1e1b16"


def draw(view: Seen[State]) -> Picture:
    """What a viewer sees: the same for all."""
    state = view.state
    width = state.options.width * SIZE + 2 * EDGE
    height = state.options.height * SIZE + 2 * EDGE
    shapes: list[Box | Label] = [Box(0, 0, width, height, CLOTH), Box(2, 2, width - 4, height - 4, FRAME)]
    for column, discs in enumerate(state.columns):
        for row in range(state.options.height):
            x, y = EDGE + column * SIZE, height - EDGE - (row + 1) * SIZE
            shapes += _cell(x, y, discs[row : row + 1], (column, row) in state.marked)
    return Picture(width, height, tuple(shapes))


def _cell(x: float, y: float, disc: str, marked: bool) -> list[Box | Label]:
    shapes: list[Box | Label] = [Box(x + 1, y + 1, SIZE - 2, SIZE - 2, MARK)] if marked else []
    side = SIZE - 2 * GAP
    fill = {"1": RED, "2": IVORY}.get(disc, HOLE)
    shapes.append(Box(x + GAP, y + GAP, side, side, fill))
    if disc == "1":
        shapes.append(Box(x + SIZE / 2 - 6, y + SIZE / 2 - 6, 12, 12, IVORY))
    if disc == "2":
        shapes.append(Box(x + SIZE / 2 - 10, y + SIZE / 2 - 3, 20, 6, INK))
    return shapes
