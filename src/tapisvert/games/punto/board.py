"""The square of Punto: where a card may lie, and the series that lie there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tapisvert.games.punto.model import WIDTH, Card, Cell
from tapisvert.table.game import Illegal
from tapisvert.table.value import Fixed, Value

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
AROUND = tuple((column, row) for row in (-1, 0, 1) for column in (-1, 0, 1) if column or row)
MIDDLE: Cell = (0, 0)


class Series(Value, frozen=True):
    """A maximal straight run of one colour (PUN-11)."""

    colour: str
    cells: tuple[Cell, ...]
    values: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.values)


def value(card: Card) -> int:
    return int(card[1])


class Written(dict[Cell, str]):
    """Cells as they are written: few exist, and each is written often."""

    def __missing__(self, cell: Cell) -> str:
        text = self[cell] = f"{cell[0]},{cell[1]}"
        return text


WRITTEN = Written()


class Edge(NamedTuple):
    """The free cells beside cards and inside the square, and how far the cards reach."""

    free: dict[Cell, str]  # in the order in which they became so, each as it is written
    left: int
    right: int
    top: int
    bottom: int


class Board(Fixed[Cell, Card]):
    """The top cards by their cells, in the order in which the cells were taken. Laid on, never changed.

    It knows its edge: where a card may go is asked at every turn, and one card changes little of it.
    """

    __slots__ = ("_laid", "edge")
    edge: Edge | None  # none while nothing lies there
    _laid: tuple[tuple[Cell, Card], ...] | None

    def __init__(self, cards: Mapping[Cell, Card]) -> None:
        super().__init__(cards)
        self.edge = self._laid = None
        for cell in cards:
            self.edge = _beside(self, self.edge, cell)

    def lay(self, card: Card, cell: Cell) -> Board:
        """The board with a card more, which may be on it."""
        after = Board.__new__(Board, ())
        after.update(self)
        after[cell] = card
        after._laid = None
        if cell in self:
            after.edge = self.edge
            if self._laid is not None:
                after._laid = tuple([(cell, card) if pair[0] == cell else pair for pair in self._laid])
        else:
            after.edge = _beside(after, self.edge, cell)
            if self._laid is not None:
                after._laid = (*self._laid, (cell, card))
        return after

    @property
    def laid(self) -> tuple[tuple[Cell, Card], ...]:
        """Its cells and cards, as views show them: every viewer is shown the same.

        What was shown before is shown again: a server keeps many boards, which differ in one card each.
        """
        if self._laid is None:
            self._laid = tuple(self.items())
        return self._laid


EMPTY = Board({})


def check(board: Board, card: Card, cell: Cell) -> None:
    """Raises `Illegal` unless the card may be laid there."""
    if not board.edge:
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
    if cell in board.edge.free:
        return
    column, row = cell
    # Anybody may name any cell: the neighbours of those that are no part of the square are not kept.
    if not any((column + across, row + down) in board for across, down in AROUND):
        raise Illegal("PUN-7", "not-touching")
    for line, where, first, last in (
        ("column", column, board.edge.left, board.edge.right),
        ("row", row, board.edge.top, board.edge.bottom),
    ):
        if max(last, where) - min(first, where) >= WIDTH:
            raise Illegal("PUN-9", f"seventh-{line}", at=where, first=first, last=last)


def places(board: Board, card: Card) -> list[Cell]:
    """Every cell where the card may be laid: on lower cards first, then beside any."""
    if not board.edge:
        return [MIDDLE]
    worth = card[1]  # single digits: text compares as numbers do
    return [*[cell for cell, under in board.items() if under[1] < worth], *board.edge.free]


def written(board: Board, card: Card) -> list[str]:
    """The same places, as they are written in moves."""
    if not board.edge:
        return [WRITTEN[MIDDLE]]
    worth = card[1]
    return [*[WRITTEN[cell] for cell, under in board.items() if under[1] < worth], *board.edge.free.values()]


def has_place(board: Board, card: Card) -> bool:
    """Whether the card may be laid anywhere."""
    if not board.edge or board.edge.free:
        return True
    return min([under[1] for under in board.values()]) < card[1]


def _beside(board: Mapping[Cell, Card], before: Edge | None, cell: Cell) -> Edge:
    """The edge once a cell is taken: what is free beside it comes last, and what is out of the square once
    stays so."""
    column, row = cell
    if before is None:
        before = Edge({}, column, column, row, row)
    free, left, right, top, bottom = before
    grown = not (left <= column <= right and top <= row <= bottom)
    if grown:
        left, right, top, bottom = min(left, column), max(right, column), min(top, row), max(bottom, row)
    # PUN-9: cards that reach so far, and one on a cell between these, lie in one square.
    west, east, north, south = right - WIDTH, left + WIDTH, bottom - WIDTH, top + WIDTH
    if grown:
        free = {
            each: text for each, text in free.items() if west < each[0] < east and north < each[1] < south
        }
    else:
        free = free.copy()
    free.pop(cell, None)
    for each in _around(cell):
        if each not in board and west < each[0] < east and north < each[1] < south:
            free[each] = WRITTEN[each]
    return Edge(free, left, right, top, bottom)


@cache
def _around(cell: Cell) -> tuple[Cell, ...]:
    """The cells that touch a cell; few cells exist, since the square is small."""
    column, row = cell
    return tuple((column + across, row + down) for across, down in AROUND)


def lines_through(board: Mapping[Cell, Card], cell: Cell, length: int) -> list[Series]:
    """The series of at least this length that the card on a cell belongs to."""
    colour, get = board[cell][0], board.get
    found = []
    for (right, down), before, after in _ways(cell):
        back = ahead = 0
        for each in before:  # as `_run` counts, which would take longer than the counting
            if get(each, " ")[0] != colour:
                break
            back += 1
        for each in after:
            if get(each, " ")[0] != colour:
                break
            ahead += 1
        if back + 1 + ahead >= length:
            found.append(_series(board, before[back - 1] if back else cell, right, down))
    return found


def lacking(board: Mapping[Cell, Card], cell: Cell, colour: str, length: int) -> list[tuple[Cell, ...]]:
    """The cards of a colour that one more of them on a cell would make a series of at least this length."""
    found = []
    for _, before, after in _ways(cell):
        back, ahead = _run(board, colour, before), _run(board, colour, after)
        if back + 1 + ahead >= length:
            found.append((*reversed(before[:back]), *after[:ahead]))
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


def all_series(board: Mapping[Cell, Card], length: int) -> Iterator[Series]:
    """Every maximal series of exactly this length, each direction on its own."""
    for cell, card in sorted(board.items()):
        for (right, down), before, after in _ways(cell):
            if board.get(before[0], " ")[0] == card[0]:
                continue  # it begins earlier
            if 1 + _run(board, card[0], after) == length:
                yield _series(board, cell, right, down)


def _run(board: Mapping[Cell, Card], colour: str, cells: Iterable[Cell]) -> int:
    """How many of the cells, from the first on, show the colour."""
    count = 0
    for cell in cells:
        if board.get(cell, " ")[0] != colour:
            break
        count += 1
    return count


def _series(board: Mapping[Cell, Card], start: Cell, right: int, down: int) -> Series:
    colour = board[start][0]
    cells = [start]
    while board.get(following := (cells[-1][0] + right, cells[-1][1] + down), " ")[0] == colour:
        cells.append(following)
    return Series(colour, tuple(cells), tuple(value(board[cell]) for cell in cells))
