"""What there is in Cartino: stones, options, the state of a match, a seat's view, moves and events."""

from __future__ import annotations

from tapisvert.games.cartino.board import Half
from tapisvert.table.cards import Card, rank
from tapisvert.table.game import Outcome, Private, Public
from tapisvert.table.value import Fixed, Value

JOKER = "*"
Stone = Card
"""A card's text, or `*` for a joker."""

JOKERS = 2
RACK = 5
ALL_FIVE = 10
"""CAR-14: points for five stones of one suit in one turn."""
ALL_LAID = 10
"""CAR-20: points for laying the last stone."""
JOKER_LEFT = 6
"""CAR-21: points a joker costs the player who is left with it."""
TRACK = 20
REACHING = 32
"""CAR-18: the edition whose sheet gives a chip on reaching 20."""
"""CAR-18: the fields of the track, and what a chip is worth."""
TAKE_BACKS = 20
"""How often a player may change their mind in one turn, so that every turn ends."""


class Options(Value, frozen=True):
    players: int = 2
    edition: int = 32
    queen: int = 3
    joker: str = "retired"
    joining: str = "free"


class Lay(Value, frozen=True):
    """A stone on a half. `how`: `stone`, `joker` (`*KSu`) or `exchange` for the joker there (`KSu!`)."""

    half: Half
    how: str = "stone"


class End(Value, frozen=True):
    """Ends the turn: `end`."""


class Back(Value, frozen=True):
    """Takes the last stone of this turn back: `back`."""


Move = Lay | End | Back


class LaidStone(Value, frozen=True):
    """A stone of the turn that is going on, what it scored, and the jokers `shown` before it."""

    half: Half
    how: str
    points: int
    shown: int


class Sum(Value, frozen=True):
    """How a player's total came about at the end (CAR-20, CAR-21)."""

    laid: int
    bonus: int
    left: tuple[Stone, ...]
    against: int
    total: int


class State(Value, frozen=True):
    options: Options
    turn: int
    number: int
    """Of the turn, from 1."""
    board: Fixed[Half, bool]
    """Whether a joker lies there; copied, never changed."""
    racks: tuple[tuple[Stone, ...], ...]
    bag: tuple[Stone, ...]
    """The next stone first."""
    scores: tuple[int, ...]
    """Without the turn that is going on."""
    laid: tuple[LaidStone, ...]
    """In this turn."""
    dry: bool
    """The bag was empty when the turn began (CAR-15)."""
    backs: int
    """Stones taken back in this turn."""
    taken_back: bool
    """Somebody took a stone back in this match."""
    retired: int
    """Jokers that left the game."""
    shown: tuple[int, ...]
    """Jokers that all know a seat to hold, since it won them."""
    sums: tuple[Sum, ...]
    """At the end."""
    outcome: Outcome | None
    parts: tuple[int, ...] = ()
    """Where the same stones are drawn at other tables too: how many of the bag are each seat's, in order."""


class View(Value, frozen=True):
    """What a viewer knows. Racks are counts, but for one's own; of the bag only its size."""

    seat: int | None
    options: Options
    turn: int
    number: int
    board: tuple[tuple[Half, bool], ...]
    rack: tuple[Stone, ...]
    racks: tuple[int, ...]
    bag: int
    scores: tuple[int, ...]
    laid: tuple[LaidStone, ...]
    dry: bool
    backs: int
    taken_back: bool
    retired: int
    shown: tuple[int, ...]
    sums: tuple[Sum, ...]
    outcome: Outcome | None


class Began(Public, frozen=True):
    """Who starts, having the lowest stone (CAR-9)."""

    seat: int


class Drew(Public, frozen=True):
    seat: int
    count: int
    bag: int


class Took(Private, frozen=True):
    """The stones a seat drew, for its eyes alone."""

    stones: tuple[Stone, ...]


class Laid(Public, frozen=True):
    """A stone was laid; `ranks` are those of the stones it touches, best first."""

    seat: int
    rank: str
    suit: str
    half: str
    how: str
    points: int
    count: int
    ranks: tuple[str, ...]


class AllFive(Public, frozen=True):
    seat: int
    suit: str
    points: int


class TookBack(Public, frozen=True):
    """CAR-11: a stone is back on its rack, but all have seen it; the first one of a match says so."""

    seat: int
    rank: str
    suit: str
    how: str
    first: str
    """Yes or no."""


class Scored(Public, frozen=True):
    """The turn is over: its points and the new total."""

    seat: int
    points: int
    total: int


class Passed(Public, frozen=True):
    """CAR-17: only jokers, and no half to lay them on."""

    seat: int


class WentOut(Public, frozen=True):
    """CAR-20: the last stone was laid."""

    seat: int
    points: int


class Counted(Public, frozen=True):
    """CAR-21: what is left on a rack counts against its owner, and is shown."""

    seat: int
    count: int
    points: int
    total: int
    stones: tuple[Stone, ...]


class MatchWon(Public, frozen=True):
    seat: int
    total: int


class MatchShared(Public, frozen=True):
    """CAR-22: equal totals share the win."""

    total: int
    seats: tuple[int, ...]


def value(card: Card, options: Options) -> int:
    """CAR-6: what a stone is worth to a stone that touches it, or against its owner at the end."""
    return {"A": 5, "K": 4, "Q": options.queen, "J": 2}.get(rank(card), 1)


def track(total: int, edition: int) -> tuple[int, int]:
    """CAR-18: the chips a player has and the field of the track where the counter stands.

    The sheet of the edition with 32 fields gives the chip on reaching 20, that of 52 only past it. Below zero
    there is neither track nor chip.
    """
    counted = total if edition == REACHING else total - 1
    chips = max(counted, 0) // TRACK
    return chips, total - TRACK * chips
