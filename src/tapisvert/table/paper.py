"""What of a game can be printed, cut out and played with on a real table.

A game says so in the module `paper.py` of its folder, found by name as its programs are:
`stacks(options, rank)` gives what is to be cut out, all measures in millimetres. `rank` says how a rank is
written on cards in the reader's language. The module may be missing: then there is only the page of rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tapisvert.table.value import Value

Point = tuple[float, float]
Rank = Callable[[str], str]

INK, RED, IVORY = "#1e1b16", "#b3261e", "#fffdf6"


class Box(Value, frozen=True):
    """A rectangle, filled, edged or both."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    edge: str = ""
    line: float = 0.3
    radius: float = 0.0


class Disc(Value, frozen=True):
    """A circle around a point."""

    x: float
    y: float
    radius: float
    fill: str = ""
    edge: str = ""
    line: float = 0.3


class Shape(Value, frozen=True):
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str


class Text(Value, frozen=True):
    """Letters around a point, so many millimetres high; upside down for whoever sits on the other side."""

    x: float
    y: float
    text: str
    size: float
    ink: str = INK
    bold: bool = False
    turned: bool = False


class Suit(Value, frozen=True):
    """The sign of a suit (`CDHS`) around a point, in its colour."""

    x: float
    y: float
    suit: str
    size: float


Drawing = Box | Disc | Shape | Text | Suit


class Piece(Value, frozen=True):
    """One thing to cut out. What is drawn is measured from its upper left corner."""

    width: float
    height: float
    drawn: tuple[Drawing, ...]


class Stack(Value, frozen=True):
    """Pieces of one kind and size: they lie side by side on as many sheets as they need.

    `name` is the end of a sentence's id in the game's words: the stack `cards` of Punto is called
    `punto-paper-cards`. Boards too wide for an upright sheet lie on a sheet on its side.
    """

    name: str
    pieces: tuple[Piece, ...]


class Paper(Protocol):
    """The module `paper.py` of a game."""

    def stacks(self, options: Any, rank: Rank) -> tuple[Stack, ...]:
        """What is to be cut out for a match with these options."""
        ...


def ink_of(suit: str) -> str:
    return RED if suit in "DH" else INK
