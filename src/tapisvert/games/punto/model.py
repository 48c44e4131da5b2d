"""What there is in Punto: cards, options, the state of a match, a seat's view, moves and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapisvert.table.game import Outcome, Private, Public
from tapisvert.table.value import Value

if TYPE_CHECKING:
    from tapisvert.games.punto.board import Board

Card = str
"""A colour letter and a value: `r5` is the red five."""

Cell = tuple[int, int]
"""Column and row, counted from the first card: right and down are positive."""

COLOURS = "rbgy"
VALUES = range(1, 10)
WIDTH = 6
"""PUN-9: the square that all cards must fit in."""


class Seating(Value, frozen=True):
    """One row of the table of PUN-2."""

    players: int
    colours: tuple[str, ...]
    """Of each side."""
    line: int
    """Wins a round."""
    neutral: str = ""

    @property
    def sides(self) -> int:
        return len(self.colours)


SEATINGS = {
    "2": Seating(2, ("rb", "gy"), 5),
    "3": Seating(3, ("r", "b", "g"), 4, neutral="y"),
    "4": Seating(4, ("r", "b", "g", "y"), 4),
    "2x2": Seating(4, ("rb", "gy"), 5),
    "3x2": Seating(6, ("r", "b", "g"), 4, neutral="y"),
    "4x2": Seating(8, ("r", "b", "g", "y"), 4),
}


class Options(Value, frozen=True):
    table: str = "2"
    expert: bool = False
    wins: int = 2
    starter: str = "lot"

    @property
    def seating(self) -> Seating:
        return SEATINGS[self.table]


class Place(Value, frozen=True):
    """The one kind of move: a card and where it goes. Written `r5@0,0`."""

    card: Card
    cell: Cell


class RoundEnd(Value, frozen=True):
    """How a round ended, in full: enough to draw its last board and to explain it.

    `how` is `line` (PUN-10), `series` (most of them), `points` (fewest in one, PUN-12) or `drawn`;
    `why` is `line`, `stuck` or `empty` (PUN-11). `length` is that of the series that decided,
    `counts` how many of these each side had, `lines` the cells of the winning ones. `stuck` is the
    card that was turned up and could not be placed.
    """

    round: int
    how: str
    why: str
    seat: int
    """Who ended it (PUN-15)."""
    side: int | None
    length: int
    counts: tuple[int, ...]
    points: int
    lines: tuple[tuple[Cell, ...], ...]
    trophy: Card
    stuck: Card
    board: tuple[tuple[Cell, Card], ...]


class State(Value, frozen=True):
    options: Options
    round: int
    starter: int
    turn: int
    board: Board
    last: Cell | None
    piles: tuple[tuple[Card, ...], ...]
    """Per seat, the top card first."""
    hands: tuple[tuple[Card, ...], ...]
    """Expert: two cards; else the card turned up."""
    played: tuple[tuple[Card, ...], ...]
    """Per seat, this round."""
    known: tuple[tuple[Card, ...], ...]
    """Per side: what all know it has this round."""
    neutral: tuple[Card, ...]
    """In play this round; who has which is hidden."""
    share: tuple[int, ...]
    """How many of these each side has."""
    gone: tuple[Card, ...]
    """Neutral cards that left the game (PUN-14)."""
    trophies: tuple[tuple[Card, ...], ...]
    """Per side."""
    wins: tuple[int, ...]
    """Per side."""
    previous: RoundEnd | None
    """Until the next round's first card lies."""
    outcome: Outcome | None


class View(Value, frozen=True):
    """What a viewer knows. Piles are counts, and hands too, but for one's own."""

    seat: int | None
    options: Options
    round: int
    starter: int
    turn: int
    board: tuple[tuple[Cell, Card], ...]
    last: Cell | None
    up: Card
    """The card that was turned up, for all to see; none in the expert variant."""
    hand: tuple[Card, ...]
    """One's own."""
    hands: tuple[int, ...]
    piles: tuple[int, ...]
    played: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    neutral: tuple[Card, ...]
    share: tuple[int, ...]
    gone: tuple[Card, ...]
    trophies: tuple[tuple[Card, ...], ...]
    wins: tuple[int, ...]
    previous: RoundEnd | None
    outcome: Outcome | None


class Dealt(Public, frozen=True):
    round: int
    seat: int
    """Who starts."""


class Left(Public, frozen=True):
    """PUN-14: neutral cards that were too many."""

    count: int
    cards: tuple[Card, ...]


class TurnedUp(Public, frozen=True):
    seat: int
    colour: str
    value: int


class Drew(Public, frozen=True):
    seat: int
    count: int


class Took(Private, frozen=True):
    """Expert: the card a seat drew, for its eyes alone."""

    colour: str
    value: int


class Placed(Public, frozen=True):
    """A card beside another one (`way`: left, right, above, below, corner; start for the first)."""

    seat: int
    colour: str
    value: int
    column: int
    row: int
    way: str
    near_colour: str = ""
    near_value: int = 0


class Covered(Public, frozen=True):
    seat: int
    colour: str
    value: int
    column: int
    row: int
    under_colour: str
    under_value: int


class RoundWon(Public, frozen=True):
    side: int
    how: str
    why: str
    seat: int
    round: int
    length: int
    count: int
    points: int
    trophy_colour: str
    trophy_value: int
    end: RoundEnd


class RoundDrawn(Public, frozen=True):
    why: str
    seat: int
    round: int
    end: RoundEnd


class MatchWon(Public, frozen=True):
    side: int
    wins: int


class MatchDrawn(Public, frozen=True):
    wins: int
