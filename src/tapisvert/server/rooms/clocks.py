"""The clocks of a table: when each seat's time is up, how much of it is left, and the one alarm.

A seat's time is up when its clock runs out, or when its owner was away for too long during the turn while
somebody else sits there waiting. At a slow table, where a turn takes hours or days, nobody is missed; its
clocks go by the calendar, and stand still in a seat's pauses (holidays.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from tapisvert.server.rooms.holidays import Pause
from tapisvert.server.rooms.hub import Audience
from tapisvert.server.rooms.live_match import LiveMatch
from tapisvert.server.rooms.node import Node
from tapisvert.server.storage.store import TableRow
from tapisvert.table.game import Viewer


class ClockedTable(Protocol):
    """What clocks need of a table."""

    @property
    def row(self) -> TableRow: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def node(self) -> Node: ...


class Clocks:
    """`away`: an absent owner's turn waits for so many seconds."""

    def __init__(self, table: ClockedTable, away: float) -> None:
        self._table = table
        self._away = away
        self._loop = asyncio.get_running_loop()
        self._start = self._loop.time()
        self._ahead = table.node.now() - self._start  # of the loop's time is the calendar
        self._gone: dict[str, float] = {}  # owners of seats whose last page went away, and when
        self._alarm: asyncio.TimerHandle | None = None
        self._next: float | None = None  # when the alarm is to ring
        self._up: dict[int, float] = {}  # by seat: when its clock runs out, if it has one

    @property
    def ticking(self) -> bool:
        """Whether the alarm is set."""
        return self._alarm is not None

    @property
    def overdue(self) -> bool:
        """Whether somebody's time is up, and the alarm was not heard yet."""
        return self._next is not None and self._next <= self._loop.time()

    def late(self, live: LiveMatch, seat: int) -> bool:
        """Whether the seat's time for its decision is up, whichever node sees to that."""
        return seat in live.helped or (seat in self._up and self._up[seat] <= self._loop.time())

    def gone(self, guest: str) -> None:
        """A guest's last page went away. An onlooker is not missed."""
        owners = {seat.guest for seat in self._table.row.seats}
        self._gone = {one: when for one, when in self._gone.items() if one in owners}
        if guest in owners:
            self._gone[guest] = self._loop.time()

    def gone_since(self, guest: str) -> float:
        """When the last page of a guest who is not there went away; it may never have come."""
        return self._gone.get(guest, self._start)

    def left(self, viewer: Viewer) -> float | None:
        """Seconds on the viewer's own clock if it runs, else on the one that runs out first."""
        if not self._up:
            return None
        when = self._up[viewer] if viewer in self._up else min(self._up.values())
        return max(0.0, round(when - self._loop.time(), 1))

    def set_by(self, calendar: float) -> None:
        """What the calendar says now, by which a match is folded."""
        self._ahead = calendar - self._loop.time()

    def calendar(self, at: float) -> float:
        """A time of the loop, by the calendar."""
        return at + self._ahead

    def follow_calendar(self, live: LiveMatch) -> None:
        """A slow table's clocks ran on while the machine slept, which the loop's own time does not notice."""
        ahead = self._table.node.now() - self._loop.time()
        if self._table.row.slow:
            live.turns.shift(ahead - self._ahead, self._loop.time())
        self._ahead = ahead

    def read(self, live: LiveMatch) -> None:
        """After anything changed: when each clock runs out."""
        self._up = {}
        for seat in live.match.to_act:
            if (limit := self._limit(live, seat)) and (up := self._runs_out(live, seat, limit)) is not None:
                self._up[seat] = up

    def due(self, live: LiveMatch, seat: int) -> float | None:
        """When the seat's time is up."""
        limit, absent = self._limit(live, seat), self._absent_since(live, seat)
        if limit is None and absent is None:
            return None
        return live.turns.due(seat, limit, absent, self._away, self._pauses(seat))

    def ran_out(self, live: LiveMatch, seat: int, now: float) -> bool:
        """Whether it is the seat's clock that is up, and not its owner's absence."""
        limit = self._limit(live, seat)
        up = self._runs_out(live, seat, limit) if limit else None
        return up is not None and up <= now

    def set_alarm(self, live: LiveMatch, ring: Callable[[LiveMatch], None]) -> None:
        """Sets the alarm to when the first seat's time is up, once the clocks were read."""
        if self._alarm:
            self._alarm.cancel()
        self._next = None
        for seat in live.match.to_act:
            away = self._absent_since(live, seat) is not None
            due = self.due(live, seat) if away else self._up.get(seat)
            if due is not None and (self._next is None or due < self._next):
                self._next = due
        self._alarm = None if self._next is None else self._loop.call_at(self._next, self._ring, live, ring)

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self._next = None

    def _ring(self, live: LiveMatch, ring: Callable[[LiveMatch], None]) -> None:
        self._alarm = None
        ring(live)

    def _runs_out(self, live: LiveMatch, seat: int, limit: float) -> float | None:
        return live.turns.due(seat, limit, None, 0, self._pauses(seat))

    def _pauses(self, seat: int) -> list[Pause]:
        """A seat's pauses by the loop's time."""
        return [(begin - self._ahead, end - self._ahead) for begin, end in self._table.row.seats[seat].pauses]

    def _limit(self, live: LiveMatch, seat: int) -> float | None:
        """Seconds a person has for a decision: what the rules give, or the table. A slow one goes first."""
        row = self._table.row
        limit = row.clock if row.slow else live.match.game.clock(live.match.state, seat) or row.clock
        return limit if limit and not live.level(seat, row.seats[seat]) else None

    def _absent_since(self, live: LiveMatch, seat: int) -> float | None:
        """Since when the owner is away, if somebody else's page is there: nobody alone is replaced."""
        row, audience = self._table.row, self._table.audience
        owner = row.seats[seat].guest
        if not row.takeover or row.slow or audience.has(owner) or live.level(seat, row.seats[seat]):
            return None
        others = {each.guest for each in row.seats if each.kind == "person" and not each.bot} - {owner}
        if not any(audience.has(guest) for guest in others):
            return None
        return self.gone_since(owner)
