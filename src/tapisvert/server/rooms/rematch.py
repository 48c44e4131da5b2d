"""Playing again: somebody asks, and once all people at the table agree another match is prepared.

Programs agree at once. Nobody waits for people who left in the middle of the match and are not back, nor for
long for those whose pages are gone; the host can free a seat at any time. Seats of those who declined and
went are free in the next match.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from msgspec.structs import replace

from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing
from tapisvert.server.rooms.clocks import Clocks
from tapisvert.server.rooms.hub import Audience
from tapisvert.server.storage.store import Answer, MatchRow, Phase, SeatRow, TableRow


def answered(table: TableRow, guest: str, agree: bool) -> TableRow:
    """A guest wants another match, or does not; a later answer replaces it."""
    answer: Answer = "agreed" if agree else "declined"
    mine = [seat.kind == "person" and seat.guest == guest for seat in table.seats]
    if not any(mine):
        raise Refuse("not-your-seat")
    seats = zip(table.seats, mine, strict=True)
    return replace(table, seats=tuple(replace(seat, rematch=answer) if own else seat for seat, own in seats))


def asked(table: TableRow) -> bool:
    """Whether somebody wants another match."""
    return any(seat.rematch == "agreed" for seat in table.seats)


def answer_of(table: TableRow, seat: SeatRow) -> Answer:
    """What a seat says to another match: programs agree with whoever asks, and so do bots."""
    if seat.kind == "program" or seat.bot:
        return "agreed" if asked(table) else ""
    return seat.rematch


def awaited(table: TableRow) -> tuple[SeatRow, ...]:
    """The seats of people who have not agreed."""
    return tuple(seat for seat in table.seats if _is_person(seat) and seat.rematch != "agreed")


def prepared(table: TableRow) -> tuple[TableRow, MatchRow]:
    """The same seats again, with a fresh secret; everybody seals anew."""
    seats = tuple(
        SeatRow() if seat.rematch == "declined" else replace(seat, stand_in=False, rematch="", pauses=())
        for seat in table.seats
    )
    row = replace(table, seats=seats, number=table.number + 1)
    return row, dealing.fresh(row)


class RematchTable(Protocol):
    """What a rematch needs of a table."""

    @property
    def row(self) -> TableRow: ...

    @property
    def phase(self) -> Phase: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def clocks(self) -> Clocks: ...


class Rematch:
    """Knows for whom a rematch waits, and calls `due` once it has waited long enough for somebody.

    `away`: it waits so many seconds for the answer of a person whose pages are gone.
    """

    def __init__(
        self, table: RematchTable, away: float, due: Callable[[], Coroutine[Any, Any, object]]
    ) -> None:
        self._table = table
        self._away = away
        self._due = due
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None  # held, so that it is not collected

    def agreed(self, row: TableRow) -> bool:
        """Whether another match was asked for, and nobody is waited for any more."""
        now = self._loop.time()
        return asked(row) and all(self._until(seat) <= now for seat in awaited(row))

    def watch(self) -> None:
        """After anything changed: sets the alarm to when nobody is waited for, if that comes by itself."""
        self.stop()
        row = self._table.row
        if self._table.phase != "over" or not asked(row):
            return
        until = max((self._until(seat) for seat in awaited(row)), default=0.0)
        if until != float("inf"):
            self._alarm = self._loop.call_at(until, self._ring)

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _until(self, seat: SeatRow) -> float:
        """Until when the answer of a seat's owner is waited for."""
        if self._table.audience.has(seat.guest):
            return float("inf")
        row = self._table.row
        patience = row.clock if row.slow else self._away
        return 0.0 if seat.stand_in else self._table.clocks.gone_since(seat.guest) + patience

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(self._safely())

    async def _safely(self) -> None:
        # The table may be closed meanwhile, or cannot be stored, which it logs.
        with contextlib.suppress(Refuse):
            await self._due()


def _is_person(seat: SeatRow) -> bool:
    return seat.kind == "person" and not seat.bot
