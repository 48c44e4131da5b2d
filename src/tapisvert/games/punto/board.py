"""The square of Punto: where a card may lie, and the series that lie there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

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
    if cell in _edge(tuple(board)).free:
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


def places(board: Board, card: Card) -> list[Cell]:
    """Every cell where the card may be laid: on lower cards first, then beside any."""
    if not board:
        return [MIDDLE]
    worth = card[1]  # single digits: text compares as numbers do
    lower = [cell for cell, under in board.items() if under[1] < worth]
    lower.extend(_edge(tuple(board)).free)
    return lower


def has_place(board: Board, card: Card) -> bool:
    """Whether the card may be laid anywhere."""
    if not board or _edge(tuple(board)).free:
        return True
    return min([under[1] for under in board.values()]) < card[1]


class Edge(NamedTuple):
    """The free cells beside cards and inside the square, and how far the cards reach."""

    free: tuple[Cell, ...]
    left: int
    right: int
    top: int
    bottom: int


@lru_cache(8192)
def _edge(cells: tuple[Cell, ...]) -> Edge:
    """Around the cells that are taken, in the order in which they were.

    Most often it is known around all of them but the last: what is free beside that one comes last, and
    what is out of the square once stays so.
    """
    column, row = cells[-1]
    if len(cells) == 1:
        return Edge(_around(cells[0]), column, column, row, row)
    before = _edge(cells[:-1])
    left, right = min(before.left, column), max(before.right, column)
    top, bottom = min(before.top, row), max(before.bottom, row)
    taken = frozenset(cells)
    free = tuple(
        [
            cell
            for cell in dict.fromkeys(before.free + _around(cells[-1]))
            if cell not in taken
            and right - WIDTH < cell[0] < left + WIDTH
            and bottom - WIDTH < cell[1] < top + WIDTH
        ]
    )
    return Edge(free, left, right, top, bottom)


@cache
def _around(cell: Cell) -> tuple[Cell, ...]:
    """The cells that touch a cell; few cells exist, since the square is small."""
    column, row = cell
    return tuple((column + across, row + down) for across, down in AROUND)


def lines_through(board: Board, cell: Cell, length: int) -> list[Series]:
    """The series of at least this length that the card on a cell belongs to."""
    colour = board[cell][0]
    found = []
    for (right, down), before, after in _ways(cell):
        start, count = cell, 1
        for near in before:
            if board.get(near, " ")[0] != colour:
                break
            start = near
            count += 1
        for near in after:
            if board.get(near, " ")[0] != colour:
                break
            count += 1
        if count >= length:
            found.append(_series(board, start, right, down))
    return found


@cache
def _ways(cell: Cell) -> tuple[tuple[Cell, tuple[Cell, ...], tuple[Cell, ...]], ...]:
    """Every direction, and the cells before and after a cell in it, as far as the square can reach."""
    column, row = cell
    return tuple(
        (
            (right, down),
            tuple((column - right * far, row - down * far) for far in range(1, WIDTH)),
            tuple((column + right * far, row + down * far) for far in range(1, WIDTH)),
        )
        for right, down in DIRECTIONS
    )


def all_series(board: Board, length: int) -> Iterator[Series]:
    """Every maximal series of exactly this length, each direction on its own."""
    for cell, card in sorted(board.items()):
        for right, down in DIRECTIONS:
            before = board.get((cell[0] - right, cell[1] - down))
            if before and before[0] == card[0]:
                continue  # it begins earlier
            last = _end(board, cell, card[0], right, down)
            if max(last[0] - cell[0], last[1] - cell[1]) == length - 1:
                yield _series(board, cell, right, down)


def _end(board: Board, cell: Cell, colour: str, right: int, down: int) -> Cell:
    """The last cell of that colour in a direction."""
    column, row = cell
    get = board.get
    while (card := get((column + right, row + down))) and card[0] == colour:
        column += right
        row += down
    return column, row


def _series(board: Board, start: Cell, right: int, down: int) -> Series:
    colour = board[start][0]
    last = _end(board, start, colour, right, down)
    length = max(last[0] - start[0], last[1] - start[1]) + 1
    cells = tuple((start[0] + right * step, start[1] + down * step) for step in range(length))
    return Series(colour, cells, tuple(value(board[cell]) for cell in cells))
