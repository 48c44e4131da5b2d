"""Why a move of Punto is good, in the game's own terms: what it completes, blocks, breaks, builds or covers.

A reason is found on the board before and after the move, by the rules alone, so it is true whoever thought of
the move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tapisvert.games.punto.board import Board, lacking, lines_through, places, value
from tapisvert.games.punto.model import Card, Cell, Place, Seating
from tapisvert.games.punto.scoring import side_of
from tapisvert.table.value import Value

HIGHEST = "9"
"""A card of this value goes wherever any card goes (PUN-8)."""


class Reason(Value, frozen=True):
    """What a move does. `line` are the cards to look at before it is made.

    - `wins`: it makes a line for its side (PUN-10)
    - `blocks`: it lies where another side's line lacks one card; `still` if they can make a line elsewhere
    - `breaks`: it covers a card of another side's row (PUN-8)
    - `threatens`: its side then lacks just one card
    - `builds`: it makes a row of so many of one's own
    - `covers`: it covers another side's card
    - `quiet`: none of these
    """

    kind: str
    line: tuple[Cell, ...] = ()
    side: int = -1
    colour: str = ""
    length: int = 0
    still: bool = False


def reason_of(board: Board, seating: Seating, side: int, move: Place) -> Reason:
    """The best that can be said for a move of a side."""
    return next(_reasons(board, seating, side, move), Reason("quiet", _beside(board, move.cell)))


def _reasons(board: Board, seating: Seating, side: int, move: Place) -> Iterator[Reason]:
    """All that can be said for it, the most telling first."""
    after, own, need = board.lay(move.card, move.cell), move.card[0], seating.line
    mine = own != seating.neutral
    if mine:
        for cells in lacking(board, move.cell, own, need):
            yield Reason("wins", cells, side, own, need)
    for other in _others(seating, side):
        for cells in lacking(board, move.cell, other, need):
            still = any(gap != move.cell for gap, _ in _gaps(after, other, need))
            yield Reason("blocks", cells, side_of(seating, other), other, len(cells), still)
    under = board.get(move.cell, " ")[0]
    theirs = under in _others(seating, side)
    rows = _rows(board, move.cell, under) if theirs else []
    if theirs:
        for gap, cells in _gaps(board, under, need):
            if move.cell in cells and not lacking(after, gap, under, need):
                yield Reason("breaks", cells, side_of(seating, under), under, len(cells))
    if mine and under != own:
        for _, cells in _gaps(after, own, need):
            if move.cell in cells:
                rest = tuple(cell for cell in cells if cell != move.cell)
                yield Reason("threatens", rest, side, own, len(cells))
    if theirs and rows and len(rows[0]) >= need - 2:
        yield Reason("breaks", rows[0], side_of(seating, under), under, len(rows[0]))
    if mine and under != own:
        for cells in _rows(after, move.cell, own):
            rest = tuple(cell for cell in cells if cell != move.cell)
            yield Reason("builds", rest, side, own, len(cells))
    if theirs:
        yield Reason("covers", _lower(board, seating, side, move.card), side_of(seating, under), under)


def _others(seating: Seating, side: int) -> str:
    """The colours that other sides win with; the neutral one is nobody's (PUN-3)."""
    return "".join(colours for at, colours in enumerate(seating.colours) if at != side)


def _gaps(board: Board, colour: str, need: int) -> Iterator[tuple[Cell, tuple[Cell, ...]]]:
    """Where one more card of a colour makes a line, and the cards that lie there already."""
    for cell in places(board, colour + HIGHEST):
        if board.get(cell, " ")[0] != colour:
            for cells in lacking(board, cell, colour, need):
                yield cell, cells


def _rows(board: Mapping[Cell, Card], cell: Cell, colour: str) -> list[tuple[Cell, ...]]:
    """The rows of two and more of the colour that lies on a cell, the longest first."""
    assert board[cell][0] == colour
    return sorted((series.cells for series in lines_through(board, cell, 2)), key=len, reverse=True)


def _lower(board: Board, seating: Seating, side: int, card: Card) -> tuple[Cell, ...]:
    """The cards of others that a card may cover."""
    colours = _others(seating, side)
    return tuple(cell for cell, under in board.items() if under[0] in colours and value(under) < value(card))


def _beside(board: Board, cell: Cell) -> tuple[Cell, ...]:
    """The cards around a cell."""
    return tuple(
        other
        for other in board
        if other != cell and max(abs(other[0] - cell[0]), abs(other[1] - cell[1])) <= 1
    )
