"""The deals of the day, and everybody's standing in them."""

from __future__ import annotations

import msgspec

from tapisvert.server.messages.parts import Options


class DayPromise(msgspec.Struct, frozen=True):
    """What is promised for a day: the SHA-256 of its secret, since a day; the secret once it is over."""

    day: str
    commitment: str
    drawn: str
    secret: str = ""


class Standing(msgspec.Struct, frozen=True):
    """Somebody's first try at a deal of the day. Scores: the own, and the best of the others, if any.

    `play` is what the own decisions cost, as a share of the match: 0 at best. It is worked out once the match
    is over, `working` until then. `match` is there for those who may see it again.
    """

    name: str
    yours: bool
    won: bool
    score: int
    other: int | None = None
    play: float | None = None
    working: bool = False
    match: str = ""


class MyTry(msgspec.Struct, frozen=True):
    """Your first try at a deal: its table, and whether it is over. `late`: it was not before the day was."""

    code: str
    match: str
    over: bool
    late: bool = False


class DealInfo(msgspec.Struct, frozen=True):
    """A deal of the day. `about` names the sentence for it; `level` is empty where one plays alone."""

    name: str
    game: str
    about: str
    options: Options
    level: str
    seats: int
    mine: MyTry | None = None
    standings: tuple[Standing, ...] = ()


class DayInfo(msgspec.Struct, frozen=True):
    """A day, as you see it: its deals, what was promised, and what is promised for the days to come.

    `today` is the day it is; `ends`: in how many seconds the day is over, 0 if it is.
    """

    house: str
    day: str
    today: str
    ends: float
    promise: DayPromise
    deals: tuple[DealInfo, ...]
    coming: tuple[DayPromise, ...] = ()


class MyDay(msgspec.Struct, frozen=True):
    """What came of a first try of yours. `won` is whether you won, or reached the goal alone."""

    day: str
    deal: str
    game: str
    won: bool
    score: int
    other: int | None = None
