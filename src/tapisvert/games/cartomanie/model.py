"""What there is in Cartomanie: options, the state of a match, a seat's view, moves and events."""

from __future__ import annotations

from tapisvert.games.cartomanie.packs import Card
from tapisvert.table.game import Outcome, Private, Public
from tapisvert.table.value import Value

DOWN = "?"
"""A card that lies face down, as everybody sees it."""
GAP = ""
"""A place without a card."""

TURNED = 5
NEW_TABLES = 3
"""MAN-19: after so many new tables in a row without a word no other is laid."""

COMPASS = {
    1: ("west",),
    2: ("west", "south"),
    3: ("west", "north", "south"),
    4: ("west", "north", "east", "south"),
}
"""MAN-10: who sits where, in the order of play."""


class Options(Value, frozen=True):
    players: int = 2
    version: str = "full"
    half: int = 60
    clock: int = 30
    vote: bool = True
    words: int = 2
    """The version whose words count (MAN-5). Nobody chooses it."""

    @property
    def capitals(self) -> bool:
        """Whether a word starts with a capital card (MAN-6, MAN-23)."""
        return self.version != "children"

    @property
    def votes(self) -> bool:
        """Whether a word may be put to the table (MAN-9): alone the dictionary decides."""
        return self.vote and self.players > 1

    @property
    def width(self) -> int:
        return 6 if self.capitals else 5

    @property
    def places(self) -> int:
        """MAN-11, MAN-23."""
        return 24 if self.capitals else 15


class Turn(Value, frozen=True):
    """Turns up the card on a place: `turn 7`. Places count from 1, row by row."""

    place: int


class Word(Value, frozen=True):
    """Makes a word: `word Boxait`, the letter that a joker stands for in brackets: `word Bo(x)ait`.

    The cards come from the first places that have them, unless `places` names others: `word Ta 3 9`.
    """

    spelling: str
    places: tuple[int, ...] = ()
    asked: bool = False
    """Put to the table (MAN-9): `ask Zoé` is played `ask Zoe`."""


class Pass(Value, frozen=True):
    """Makes no word: `pass`; or the time ran out: `time`."""

    late: bool = False


class Vote(Value, frozen=True):
    """An answer to a word put to the table: `yes` or `no`."""

    yes: bool


Move = Turn | Word | Pass | Vote


class Won(Value, frozen=True):
    """A word in somebody's pile."""

    word: str
    cards: tuple[Card, ...]
    points: int


class Proposal(Value, frozen=True):
    """A word put to the table, and the votes so far (None: not yet, or not asked)."""

    word: Word
    votes: tuple[bool | None, ...]


class State(Value, frozen=True):
    options: Options
    turn: int
    number: int
    """Of the turn, from 1."""
    due: int
    """Cards still to be turned up in this turn."""
    table: tuple[Card, ...]
    """Every place's card, or GAP."""
    up: tuple[bool, ...]
    stock: tuple[Card, ...]
    """The next card first."""
    piles: tuple[tuple[Won, ...], ...]
    quiet: int
    """Turns in a row without a word, all cards up."""
    laid: int
    """Tables laid so far."""
    barren: int
    """New tables in a row without a word."""
    asked: bool
    """A word was put to the table in this turn."""
    proposal: Proposal | None
    returned: tuple[Card, ...]
    """Face-down cards that all have seen before (MAN-16)."""
    missed: tuple[int, ...]
    """Turns passed while the dictionary had a word (MAN-21)."""
    outcome: Outcome | None
    streams: tuple[tuple[Card, ...], ...] = ()
    """Where the same cards lie at other tables too: in which order each seat turns up what is hidden."""


class View(Value, frozen=True):
    """What a viewer knows. Of face-down cards only where they lie; of votes only one's own."""

    seat: int | None
    options: Options
    turn: int
    number: int
    due: int
    table: tuple[Card, ...]
    """DOWN for what nobody sees."""
    stock: int
    piles: tuple[tuple[Won, ...], ...]
    points: tuple[int, ...]
    quiet: int
    laid: int
    barren: int
    asked: bool
    proposal: Word | None
    vote: bool | None
    """One's own."""
    returned: tuple[Card, ...]
    left: int
    """Cards not yet won."""
    missed: tuple[int, ...]
    """At the end."""
    outcome: Outcome | None


class Began(Public, frozen=True):
    seat: int
    stock: int


class Turned(Public, frozen=True):
    seat: int
    place: int
    letter: str
    capital: str
    """Yes, no or joker."""


class Made(Public, frozen=True):
    seat: int
    word: str
    points: int
    total: int
    places: tuple[int, ...]
    cards: tuple[Card, ...]


class Filled(Public, frozen=True):
    count: int
    stock: int


class Passed(Public, frozen=True):
    seat: int
    late: str
    """Yes or no."""


class Asked(Public, frozen=True):
    seat: int
    word: str


class Voted(Private, frozen=True):
    answer: str


class Decided(Public, frozen=True):
    """The vote is over; `against` are the seats that said no."""

    seat: int
    word: str
    accepted: str
    against: tuple[int, ...]


class NewTable(Public, frozen=True):
    """MAN-16, MAN-19: all cards went back into the stock."""

    seat: int
    why: str
    stock: int


class Ended(Public, frozen=True):
    """Why there is no more: `capitals`, `cleared`, `quiet`, `barren` or `no-word`."""

    why: str
    left: int
    missed: int


class MatchWon(Public, frozen=True):
    seat: int
    total: int


class MatchShared(Public, frozen=True):
    total: int
    seats: tuple[int, ...]


class Cleared(Public, frozen=True):
    """MAN-21: alone, how many cards are left, and the points beside."""

    seat: int
    left: int
    points: int
