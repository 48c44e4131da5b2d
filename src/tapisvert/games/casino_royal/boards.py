"""The eight boards, from their text file (CAS-2)."""

from __future__ import annotations

from importlib.resources import files

from tapisvert.table.cards import Card

ROWS, COLUMNS = 4, 5
CELLS = ROWS * COLUMNS


def read(text: str) -> tuple[tuple[Card, ...], ...]:
    """The boards of a text: their cards row by row, an empty line between two boards."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return tuple(tuple(block.split()) for block in "\n".join(lines).strip().split("\n\n"))


BOARDS = read(files(__package__).joinpath("boards.txt").read_text(encoding="utf-8"))
"""Of every board its cells, row by row: cell 0 is the first of the top row, cell 19 the last."""
