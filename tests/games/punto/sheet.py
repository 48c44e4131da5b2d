"""Positions of Punto drawn as text, for tests that read like the rule sheet.

Rows from top to bottom, `.` for an empty cell, `*` before the card on cell 0,0 (else the top left):

    r1 .  b2
    .  *g3 .
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tapisvert.games.punto.board import Board
from tapisvert.games.punto.model import State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue, Step

CHANCE = Chance.seeded(5)

FULL = """
r2 g3 b4 y5 r2 g3
b5 y2 r3 g4 b5 y2
r4 g5 b2 y3 r4 g5
b3 y4 r5 g2 b3 y4
r2 g3 b4 y5 r2 g3
b5 y2 r3 g4 b5 y2
"""
"""A full square in which no two neighbours share a colour; a 1 can be placed nowhere."""


def board(drawing: str) -> Board:
    rows = [line.split() for line in drawing.strip().splitlines()]
    found = {(column, row): text for row, line in enumerate(rows) for column, text in enumerate(line)}
    origin = next((cell for cell, text in found.items() if text.startswith("*")), (0, 0))
    cards = {
        (column - origin[0], row - origin[1]): text.strip("*")
        for (column, row), text in found.items()
        if text.strip("*.")
    }
    return Board(cards)


def state(
    drawing: str = "",
    options: Mapping[str, OptionValue] | None = None,
    *,
    turn: int = 0,
    up: str = "",
    hands: Sequence[Sequence[str]] | None = None,
    piles: Sequence[Sequence[str]] | None = None,
    wins: Sequence[int] | None = None,
) -> State:
    """A state in the first round with this board; the cards not named stay as they were dealt."""
    start = GAME.start(GAME.options({"starter": "1", **(options or {})}), CHANCE).state
    seats = len(start.piles)
    held = tuple(map(tuple, hands)) if hands else start.hands
    if up:
        held = tuple((up,) if seat == turn else () for seat in range(seats))
    return replace(
        start,
        board=board(drawing),
        turn=turn,
        hands=held,
        piles=tuple(map(tuple, piles)) if piles else start.piles,
        wins=tuple(wins) if wins else start.wins,
    )


def lay(position: State, text: str, seat: int | None = None) -> Step[State]:
    """Verifies and plays a move of the seat whose turn it is."""
    mover = position.turn if seat is None else seat
    move = GAME.read(text)
    GAME.verify(position, mover, move)
    return GAME.play(position, mover, move, CHANCE)
