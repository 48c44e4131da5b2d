"""The symbols of Bingo, from their text file (CAS-C2)."""

from __future__ import annotations

from importlib.resources import files

from tapisvert.games.casino_royal.boards import COLUMNS, ROWS

Cells = frozenset[int]


def read(text: str) -> dict[str, Cells]:
    """The drawings of a text: a name, then the rows; an empty line between two of them."""
    blocks = text.partition("\n\n")[2].strip().split("\n\n")
    drawings = [block.split("\n", 1) for block in blocks]
    return {
        name: frozenset(cell for cell, sign in enumerate(rows.replace("\n", "")) if sign == "#")
        for name, rows in drawings
    }


WAYS: dict[str, tuple[Cells, ...]] = {
    "column": tuple(frozenset(range(column, ROWS * COLUMNS, COLUMNS)) for column in range(COLUMNS)),
    "row": tuple(frozenset(range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS)),
} | {
    name: (cells,)
    for name, cells in read(files(__package__).joinpath("symbols.txt").read_text(encoding="utf-8")).items()
}
"""Of every symbol the sets of cells of which one, fully covered, wins: of a row of choice there are four."""

CELLS = {name: frozenset[int]().union(*ways) for name, ways in WAYS.items()}
"""Of every symbol the cells on which a card counts (CAS-C3)."""
