"""Holidays at a slow table: each seat may stop its clock for some days in all.

Pure functions on pauses, from when until when, which never overlap. One that is taken has its end from the
start, so nobody has to be there to end it; whoever is back earlier keeps the rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tapisvert.server.refusals import Refuse
from tapisvert.server.settings import DAY
from tapisvert.server.storage.store import SeatRow, TableRow

Pause = tuple[float, float]

MOST = 28
"""Pauses of a seat in a match."""

SLIP = 60.0
"""A pause that ended within so many seconds was a slip, and is not kept."""


def run_out(since: float, limit: float, pauses: Iterable[Pause]) -> float:
    """When a clock of so many seconds runs out that began to run then and stands still in the pauses.

    >>> run_out(100, 50, [(120, 170)])
    200
    """
    up = since + limit
    for begin, end in sorted(pauses):
        if begin < up and end > since:
            up += end - max(begin, since)
    return up


def until(seat: SeatRow, now: float) -> float:
    """When the pause ends in which a seat is now; 0 if it is in none."""
    return next((end for begin, end in seat.pauses if begin <= now < end), 0.0)


def days_left(table: TableRow, seat: SeatRow) -> int:
    """For how many more days a seat may stop its clock: whole ones."""
    used = sum(end - begin for begin, end in seat.pauses)
    return max(0, int((table.holidays * DAY - used + SLIP) // DAY))


def taken(table: TableRow, number: int, days: int, now: float) -> TableRow:
    """A seat's clock stands still for so many days from now on; raises `Refuse`."""
    seat = _back(table.seats[number], now)
    left = days_left(table, seat)
    if not days <= left or len(seat.pauses) >= MOST:
        raise Refuse("no-holidays", left=left)
    return _put(table, number, replace(seat, pauses=(*seat.pauses, (now, now + days * DAY))))


def ended(table: TableRow, number: int, now: float) -> TableRow:
    """A seat's clock runs again; what is left of its pause is kept for later."""
    return _put(table, number, _back(table.seats[number], now))


def _back(seat: SeatRow, now: float) -> SeatRow:
    pauses = [(begin, min(end, now)) for begin, end in seat.pauses]
    return replace(seat, pauses=tuple((begin, end) for begin, end in pauses if end - begin > SLIP))


def _put(table: TableRow, number: int, seat: SeatRow) -> TableRow:
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
