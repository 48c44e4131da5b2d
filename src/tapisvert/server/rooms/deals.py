"""The deals that the games offer for a day, and how programs think where one is played."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.server.messages import Level, Me, NewSeat, NewTable
from tapisvert.server.rooms import seating
from tapisvert.server.storage.store import Deal, MatchRow, TableRow
from tapisvert.table import days
from tapisvert.table.days import Daily, DayDeal
from tapisvert.table.match import Match, new_setup, of_the_day
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


def lay(code: str, me: Me, of: DayDeal, secret: str, now: float, first: bool) -> tuple[TableRow, MatchRow]:
    """A table where the deal is played: the guest against programs, nobody looks on, and it begins at once.

    In a first try there are no hints.
    """
    found = offer(of.day, of.deal)
    assert found is not None
    daily, rules = found.daily, games.load(found.game)
    level = msgspec.convert(daily.level, Level) if daily.level else None
    others = (NewSeat("program", level=level),) * (found.seats - 1)
    wish = NewTable(
        game=found.game,
        seats=(NewSeat("me"), *others),
        options=daily.options,
        public=False,
        onlookers=False,
        chat=False,
        takeover=False,
        hints=not first,
    )
    row = seating.lay(code, me, rules, wish)
    nothing = ("",) * len(row.seats)
    agreed = new_setup(rules, row.options, seating.sitters(row), secret, nothing, row.match, days.day_of(now))
    setup = of_the_day(agreed, of)
    guests = tuple(seat.guest for seat in row.seats)
    deal = Deal(nothing, first=first)
    return row, MatchRow(row.match, code, secret, setup.salts, setup, started=now, guests=guests, deal=deal)


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
