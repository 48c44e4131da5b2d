"""The deals that the games offer for a day, and how programs think where one is played."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any

from tapisvert import games
from tapisvert.table import days
from tapisvert.table.days import Daily
from tapisvert.table.match import Match
from tapisvert.table.value import Value


class Offer(Value, frozen=True):
    """A deal of the day and its game."""

    game: str
    daily: Daily

    @property
    def seats(self) -> int:
        rules = games.load(self.game)
        return rules.seats(rules.options(self.daily.options))


class Thought(Value, frozen=True):
    """How a program thinks about a move: so many rounds, with all that it draws following from a seed."""

    rounds: int
    seed: int


@lru_cache(64)
def offers(day: str) -> tuple[Offer, ...]:
    """All deals of a day, in the order in which the games stand on the shelf."""
    in_order = sorted(games.names(), key=lambda name: games.load(name).place)
    parts = [(name, games.part(name, "daily")) for name in in_order]
    return tuple(Offer(name, daily) for name, part in parts if part for daily in _deals(part, day))


def offer(day: str, deal: str) -> Offer | None:
    return next((each for each in offers(day) if each.daily.name == deal), None)


def thought(match: Match, seat: int, view: Any) -> Thought | None:
    """How a program thinks there; None where it thinks as long as it usually does."""
    of = match.setup.day
    found = offer(of.day, of.deal) if of else None
    if of is None or found is None:
        return None
    return Thought(found.daily.rounds, days.seed(of, match.secret, seat, view))


def _deals(part: Any, day: str) -> tuple[Daily, ...]:
    found: tuple[Daily, ...] = part.deals(date.fromisoformat(day))
    return found
