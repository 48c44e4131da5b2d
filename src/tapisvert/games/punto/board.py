"""The square of Punto: where a card may lie, and the series that lie there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from tapisvert.games.punto.model import WIDTH, Card, Cell
from tapisvert.table.game import Illegal

Board = Mapping[Cell, Card]

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
AROUND = tuple((column, row) for row in (-1, 0, 1) for column in (-1, 0, 1) if column or row)
MIDDLE: Cell = (0, 0)


class Series(msgspec.Struct, frozen=True):
    """A maximal straight run of one colour (PUN-11)."""

    colour: str
    cells: tuple[Cell, ...]
    values: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.values)


def value(card: Card) -> int:
    return int(card[1])


def check(board: Board, card: Card, cell: Cell) -> None:
    """Raises `Illegal` unless the card may be laid there."""
    if not board:
        if cell != MIDDLE:
            raise Illegal("PUN-6", "first-in-middle")
        return
    under = board.get(cell)
    if under is not None:
        if value(under) >= value(card):
            raise Illegal(
                "PUN-8",
                "not-lower",
                colour=card[0],
                value=value(card),
                under_colour=under[0],
                under_value=value(under),
            )
        return
    column, row = cell
    if not any((column + right, row + down) in board for right, down in AROUND):
        raise Illegal("PUN-7", "not-touching")
    for line, where, taken in (
        ("column", column, [laid[0] for laid in board]),
        ("row", row, [laid[1] for laid in board]),
    ):
        first, last = min(taken), max(taken)
        if max(last, where) - min(first, where) >= WIDTH:
            raise Illegal("PUN-9", f"seventh-{line}", at=where, first=first, last=last)


def places(board: Board, card: Card) -> Iterator[Cell]:
    """Every cell where the card may be laid, top to bottom, left to right."""
    if not board:
        yield MIDDLE
        return
    columns = [column for column, _ in board]
    rows = [row for _, row in board]
    left, right = max(columns) - WIDTH + 1, min(columns) + WIDTH
    worth = value(card)
    for row in range(max(rows) - WIDTH + 1, min(rows) + WIDTH):
        for column in range(left, right):
            under = board.get((column, row))
            if under is not None:
                if value(under) < worth:
                    yield column, row
            elif any((column + across, row + down) in board for across, down in AROUND):
                yield column, row


def lines_through(board: Board, cell: Cell, length: int) -> list[Series]:
    """The series of at least this length that the card on a cell belongs to."""
    colour = board[cell][0]
    found = []
    for right, down in DIRECTIONS:
        column, row = cell
        while board.get((column - right, row - down), " ")[0] == colour:
            column, row = column - right, row - down
        series = _run(board, (column, row), right, down)
        if len(series.cells) >= length:
            found.append(series)
    return found


def all_series(board: Board, length: int) -> Iterator[Series]:
    """Every maximal series of exactly this length, each direction on its own."""
    for cell, card in sorted(board.items()):
        column, row = cell
        for right, down in DIRECTIONS:
            if board.get((column - right, row - down), " ")[0] == card[0]:
                continue
            series = _run(board, cell, right, down)
            if len(series.cells) == length:
                yield series


def _run(board: Board, start: Cell, right: int, down: int) -> Series:
    colour = board[start][0]
    column, row = start
    cells = []
    while board.get((column, row), " ")[0] == colour:
        cells.append((column, row))
        column, row = column + right, row + down
    return Series(colour, tuple(cells), tuple(value(board[cell]) for cell in cells))
