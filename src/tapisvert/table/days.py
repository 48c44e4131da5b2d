"""The luck of a day: one secret for all who play the deal of the day (scheme `tapisvert/3`).

Nobody adds to it, so that everybody meets the same. The house commits to the secret the day before and opens
it the day after. `docs/fairness.md` writes all of this down; the page has an implementation of its own.
Nothing here may change without a new scheme.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from tapisvert.table.chance import Chance, commitment
from tapisvert.table.game import OptionValue
from tapisvert.table.value import Value

SCHEME = "tapisvert/3"
SECONDS = 24 * 3600


class DayDeal(Value, frozen=True):
    """Which deal a match is: of a house, a day (as 2026-11-18, in UTC) and with a name of its own."""

    house: str
    day: str
    deal: str


class Daily(Value, frozen=True):
    """A deal that a game offers every day: a table for one person and as many programs as its seats leave.

    `rounds` is how much a program thinks about a move: the same on every machine. A game offers them in
    `daily.py`, by a function `deals` of the day. `about` is the id of the sentence that says what is played;
    where one plays alone, the game has a sentence `…-daily-alone` for the `$score`.
    """

    name: str
    about: str
    options: dict[str, OptionValue]
    level: str = ""
    rounds: int = 0
    fewer: bool = False
    """Whether a lower score is the better one, as where it counts what is left."""


def day_of(now: float, later: int = 0) -> str:
    """The day of a moment, or one so many days later.

    >>> day_of(0.0), day_of(86399.0), day_of(0.0, 1)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return (datetime.fromtimestamp(now, UTC).date() + timedelta(later)).isoformat()


def end_of(day: str) -> float:
    """When a day is over, by the calendar.

    >>> end_of("1970-01-02")
    172800.0
    """
    return float((date.fromisoformat(day) - date(1970, 1, 1)).days + 1) * SECONDS


def salt(of: DayDeal, seat: int) -> str:
    """The salt of a seat (from 0) follows from the day's name: nobody has a choice in it."""
    return hashlib.sha256(_lines("salt", of, str(seat + 1))).hexdigest()


def chance(of: DayDeal, secret: str, salts: Sequence[str]) -> Chance:
    """The chance of a deal: the same for everybody who plays it."""
    return Chance(hmac.digest(bytes.fromhex(secret), _lines("key", of, commitment(secret), *salts), "sha256"))


def seed(of: DayDeal, secret: str, seat: int, view: Any) -> int:
    """What a program draws from where it sees this: the same moves meet the same answers."""
    lines = _lines("program", of, str(seat + 1))
    seen = hashlib.sha256(msgspec.msgpack.encode(view)).digest()
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), lines + b"\n" + seen, "sha256"))


def _lines(purpose: str, of: DayDeal, *parts: str) -> bytes:
    """No part holds a line feed, so two different lists of parts never give the same text."""
    return "\n".join([f"{SCHEME} {purpose}", of.house, of.day, of.deal, *parts]).encode()
