"""A picture of Casino Royal: every board with its chips, all money, one's own cards, and what was called."""

from __future__ import annotations

from collections.abc import Iterator

from tapisvert.games.casino_royal.boards import BOARDS, COLUMNS, ROWS
from tapisvert.games.casino_royal.model import View
from tapisvert.games.casino_royal.symbols import CELLS
from tapisvert.table.cards import Card, suit
from tapisvert.table.numbers import Box, Label, Picture

WIDE, HIGH, TOP, HEAD, GAP = 42, 28, 44, 26, 12
ACROSS = 4
"""Boards in a row of the picture."""

CLOTH, PAPER, FIELD, AIM, CHIP, MINE, OUT = (
    "#2f6b4a",
    "#fbf7ec",
    "#d9e4d4",
    "#e8d9b0",
    "#5fbf6a",
    "#f2c14e",
    "#9fb3a5",
)
INK = {"D": "#c0392b", "H": "#c0392b", "S": "#1c2b22", "C": "#1c2b22"}


def draw(view: View) -> Picture:
    """What a viewer sees. Their own boards have a golden head; a covered card lies on a green chip."""
    placed = [(seat, number) for seat, boards in enumerate(view.boards) for number in range(len(boards))]
    step_x, step_y = COLUMNS * WIDE + GAP, HEAD + ROWS * HIGH + GAP
    width = GAP + ACROSS * step_x
    height = TOP + -(-len(placed) // ACROSS) * step_y + TOP
    shapes: list[Box | Label] = [Box(0, 0, width, height, CLOTH)]
    called = " ".join(view.called[-8:])
    title = f"{view.round}  {view.phase} {view.symbol}  {called}"
    shapes.append(Label(GAP, TOP / 2, title, 18, PAPER, centred=False))
    for place, (seat, number) in enumerate(placed):
        shapes += _board(
            view, seat, number, GAP + step_x * (place % ACROSS), TOP + step_y * (place // ACROSS)
        )
    for place, card in enumerate(view.own):
        x, y = GAP + (WIDE + 4) * place, height - TOP + 4
        shapes += [Box(x, y, WIDE, HIGH, PAPER), _name(card, x, y)]
    return Picture(width, height, tuple(shapes))


def _board(view: View, seat: int, number: int, x: float, y: float) -> Iterator[Box | Label]:
    """A board under a line with its owner's number, money, and chips on the boards or in the middle."""
    head = MINE if seat == view.seat else PAPER if view.staying[seat] else OUT
    staked = view.laid[seat] + view.paid[seat]
    text = f"{'*' if seat == view.dealer else ''}{seat + 1}: {view.money[seat]} + {staked}"
    yield Box(x, y, COLUMNS * WIDE, HEAD - 2, head)
    yield Label(x + 6, y + HEAD / 2 - 1, text, 15, centred=False)
    aim = CELLS.get(view.symbol, frozenset())
    for cell, card in enumerate(BOARDS[view.boards[seat][number]]):
        left, top = x + WIDE * (cell % COLUMNS), y + HEAD + HIGH * (cell // COLUMNS)
        covered = card in view.covered[seat][number]
        yield Box(left + 1, top + 1, WIDE - 2, HIGH - 2, AIM if cell in aim else FIELD)
        if covered:
            yield Box(left + 5, top + 3, WIDE - 10, HIGH - 6, CHIP)
        yield _name(card, left, top)


def _name(card: Card, x: float, y: float) -> Label:
    return Label(x + WIDE / 2, y + HIGH / 2, card, 14, INK[suit(card)])
