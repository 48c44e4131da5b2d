"""Matches that are over: their replays, and looking back at them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tapisvert.bots.looked import LookBack
from tapisvert.server.messages.parts import Options
from tapisvert.table.game import Outcome, Sentence
from tapisvert.table.speech import GameEvent


class ReplayStep(msgspec.Struct, frozen=True):
    """A step of a finished match, with nothing hidden any more: `views` has one per seat."""

    seat: int | None
    move: str
    events: tuple[GameEvent, ...]
    prompt: Sentence
    view: Any
    views: tuple[Any, ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished match, step by step. `closed`: others still play this deal of the day, so that its record is
    not given out, and nobody plays on from it."""

    match: str
    game: str
    options: Options
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None
    closed: bool = False


class Analysis(msgspec.Struct, frozen=True):
    """What a game's programs see in a finished match, as its `analysis.py` says."""

    match: str
    game: str
    found: Any


class LookedBack(msgspec.Struct, frozen=True):
    """A match, looked back at, as far as it is `done` (from 0 to 1); nothing is `found` at first."""

    match: str
    done: float
    found: LookBack | None


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a finished match's record, from this server or another."""

    record: Annotated[str, Meta(min_length=1)]


class Brought(msgspec.Struct, frozen=True):
    """The id by which a record that somebody brought is found for a day, like any finished match."""

    match: str
