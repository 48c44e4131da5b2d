"""Your matches, and what they add up to."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tapisvert.server.messages.parts import Options

Company = Annotated[Literal["people", "screen", "programs", "alone"], Meta(title="Company")]
"""With whom one plays: other people, several on one screen, programs alone, nobody."""


class MyMatch(msgspec.Struct, frozen=True):
    """A match of yours. `seats` are yours, `names` and `levels` all seats', a level only a program's.

    `result` is empty while it runs, and if sides of yours played each other. `luck` and `play` are what luck
    and your decisions brought your side, as a share of all there was to win, if the match was looked back at.
    `turn`: it waits for you; `left`: for so many more seconds, where a clock runs.
    """

    match: str
    game: str
    options: Options
    company: Company
    started: float
    over: bool
    seats: tuple[int, ...]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    result: Literal["won", "lost", "shared", ""] = ""
    scores: tuple[int, ...] = ()
    luck: float | None = None
    play: float | None = None
    turn: bool = False
    left: float | None = None


class MyMatches(msgspec.Struct, frozen=True):
    """Matches of yours: those that run, on the first page, then finished ones, the last first.

    `more` is where the next page begins; empty at the end. `unread`: results that are still worked out.
    """

    running: tuple[MyMatch, ...]
    matches: tuple[MyMatch, ...]
    more: str
    unread: int


class Score(msgspec.Struct, frozen=True):
    """How often you played and won, shared or lost, and against whom: a company, a person, or a level."""

    name: str
    level: str
    played: int
    won: int
    shared: int


class Best(msgspec.Struct, frozen=True):
    """The best that you did of its kind in a game, and in which match. Its sentence is the game's."""

    name: str
    value: int
    text: str
    match: str


class GameStatistics(msgspec.Struct, frozen=True):
    """You at one game. Matches without a result of yours count as played alone.

    `curve` is how many more you won than lost, after each match or, of many, some of them. `streak` is how
    many you won in a row up to the last, `longest` the most ever.
    """

    game: str
    played: int
    won: int
    shared: int
    lost: int
    streak: int
    longest: int
    curve: tuple[int, ...]
    company: tuple[Score, ...]
    opponents: tuple[Score, ...]
    best: tuple[Best, ...]


class Evening(msgspec.Struct, frozen=True):
    """The longest time that you played without a pause to speak of."""

    started: float
    seconds: float
    matches: int


class Statistics(msgspec.Struct, frozen=True):
    """You, game by game; the one that you play most comes first."""

    games: tuple[GameStatistics, ...]
    evening: Evening | None
    unread: int
