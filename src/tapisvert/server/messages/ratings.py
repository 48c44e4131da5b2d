"""Ratings."""

from __future__ import annotations

import msgspec

from tapisvert.server.messages.parts import Options


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is, in points; two times in three it is within the margin.

    `provisional`: too few matches to say. Who has `level` is a program, which stays where it was measured.
    """

    name: str
    points: int
    margin: int
    provisional: bool
    played: int
    won: int
    yours: bool = False
    level: str = ""


class TableKind(msgspec.Struct, frozen=True):
    """What a rating is for: a game, so many sides of so many, and options that make another game of it."""

    game: str
    kind: str
    sides: int
    team: int
    options: Options


class KindRatings(msgspec.Struct, frozen=True):
    """The players at one kind of table, the strongest first; those who are provisional after the others."""

    kind: TableKind
    players: tuple[RatingInfo, ...]
    programs: tuple[RatingInfo, ...] = ()


class Moved(msgspec.Struct, frozen=True):
    """How a match moved the rating of a seat; a program's stays."""

    seat: int
    before: int
    after: int
    provisional: bool
    program: bool


class MatchRating(msgspec.Struct, frozen=True):
    """What a finished match of a rated table did; `why` it does not count, if it does not."""

    match: str
    why: str
    moved: tuple[Moved, ...]
