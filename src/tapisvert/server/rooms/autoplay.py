"""What happens at a table by itself: programs think for their seats, clocks run out, programs stand in.

A person's seat is helped out when its clock runs out, or when its owner is away during the turn
while somebody else sits there waiting. What the rules say comes first (`Game.timeout`); then, if
the table allows it, a program takes the seat over until its owner takes it back; else a program
makes this one decision.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.live_match import Play
from tapisvert.server.rooms.programs import STAND_IN, Programs
from tapisvert.server.settings import Settings
from tapisvert.table.game import BadMove, Illegal, Viewer

if TYPE_CHECKING:
    from tapisvert.server.rooms.core import TableCore

log = logging.getLogger(__name__)


class StandIns:
    """The thinking programs and the one alarm of a table."""

    def __init__(self, table: TableCore, programs: Programs, settings: Settings) -> None:
        self._table = table
        self._programs = programs
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        self._start = self._loop.time()
        self._gone: dict[str, float] = {}  # owners of seats whose last page went away, and when
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the version it answers
        self._play: Play | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._next: float | None = None  # when the alarm is to ring
        self._up: dict[int, float] = {}  # by seat: when its clock runs out, if it has one
        self._ringing: asyncio.Task[None] | None = None  # held, so that it is not collected

    @property
    def busy(self) -> bool:
        return bool(self._thinking) or self._alarm is not None

    @property
    def overdue(self) -> bool:
        """Somebody's time is up, and the alarm was not heard yet."""
        return self._next is not None and self._next <= self._loop.time()

    def gone(self, guest: str) -> None:
        """A guest's last page went away. Who only looked on is not missed."""
        owners = {seat.guest for seat in self._table.row.seats}
        self._gone = {one: when for one, when in self._gone.items() if one in owners}
        if guest in owners:
            self._gone[guest] = self._loop.time()

    def arrange(self, play: Play) -> None:
        """After anything changed: lets the right programs think, and sets the alarm anew."""
        if self._table.closed:
            return
        if play is not self._play:
            self.close()
            self._play = play
        self._look_at_clocks(play)
        if not self._table.node.holds(self._table.row.code):
            self.close()
            if not play.over:
                self._table.node.want(self._table.row.code)
            return
        owing = play.match.to_act
        for seat, (version, task) in list(self._thinking.items()) if self._thinking else ():
            if seat not in owing or version != play.match.version(seat) or not self._level(seat):
                task.cancel()
                del self._thinking[seat]
        for seat in owing:
            level = self._level(seat)
            if level and seat not in self._thinking:
                version = play.match.version(seat)
                thinking = self._safely(partial(self._think, play, seat, level))
                self._thinking[seat] = version, asyncio.create_task(thinking)
        self._set_alarm(play)

    def left(self, viewer: Viewer) -> float | None:
        """Seconds on the viewer's own clock if it runs, else on the one that runs out first."""
        if not self._up:
            return None
        when = self._up[viewer] if viewer in self._up else min(self._up.values())
        return max(0.0, round(when - self._loop.time(), 1))

    def close(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self._next = None

    # --- programs ---------------------------------------------------------------------------------

    def _level(self, seat: int) -> str:
        """The level of the program that decides for the seat now; empty if a person does."""
        row = self._table.row.seats[seat]
        if row.kind == "program":
            return row.level
        helped = self._play is not None and seat in self._play.helped
        return STAND_IN if row.stand_in or helped else ""

    async def _think(self, play: Play, seat: int, level: str) -> None:
        begun = self._loop.time()
        match = play.match
        pace = match.game.pace(match.state, seat)
        pause = self._settings.think if pace is None else pace

        def fits(move: str) -> bool:
            try:
                match.verify(seat, move)
            except (BadMove, Illegal):
                return False
            return True

        person = self._table.row.seats[seat].kind == "person"
        given = match.game.in_absence(match.state, seat) if person else None
        if given is not None:
            move = match.game.write(given)
        else:
            view, offered = match.view(seat), match.offered(seat)
            move = await self._programs.choose(self._table.row.game, level, view, offered, fits)
        await asyncio.sleep(pause - (self._loop.time() - begun))

        async def decide() -> None:
            # From here on this task must not be cancelled as one that still thinks.
            if self._thinking.get(seat, (None, None))[1] is task:
                del self._thinking[seat]
                await self._table.make(seat, move)
                self._programs.counts.by_programs += 1

        task = asyncio.current_task()
        await self._table.act(play, decide)

    # --- the clock --------------------------------------------------------------------------------

    def _limit(self, play: Play, seat: int) -> float | None:
        """Seconds a person has for a decision: what the rules give, or the table."""
        limit = play.match.game.clock(play.match.state, seat) or self._table.row.clock
        return limit if limit and not self._level(seat) else None

    def _absent_since(self, seat: int) -> float | None:
        """Since when the owner is away, if somebody else's page is there: nobody alone is replaced."""
        table = self._table
        owner = table.row.seats[seat].guest
        if not table.row.takeover or table.audience.has(owner) or self._level(seat):
            return None
        others = {row.guest for row in table.row.seats if row.kind == "person" and not row.bot} - {owner}
        if not any(table.audience.has(guest) for guest in others):
            return None
        return self._gone.get(owner, self._start)

    def _look_at_clocks(self, play: Play) -> None:
        self._up = {}
        for seat in play.match.to_act:
            limit = self._limit(play, seat)
            up = play.turns.due(seat, limit, None, 0) if limit else None
            if up is not None:
                self._up[seat] = up

    def _due(self, play: Play, seat: int) -> float | None:
        limit, absent = self._limit(play, seat), self._absent_since(seat)
        return play.turns.due(seat, limit, absent, self._settings.away)

    def _set_alarm(self, play: Play) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._next = None
        for seat in play.match.to_act:
            due = self._due(play, seat)
            if due is not None and (self._next is None or due < self._next):
                self._next = due
        self._alarm = None if self._next is None else self._loop.call_at(self._next, self._ring, play)

    def _ring(self, play: Play) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(
            self._safely(lambda: self._table.act(play, lambda: self.help_out(play)))
        )

    async def help_out(self, play: Play) -> None:
        """Helps out every seat whose time is up; for who holds the table's lock."""
        for seat in play.match.to_act:
            now = self._loop.time()
            due = self._due(play, seat)
            if seat not in play.match.to_act or due is None or due > now:
                continue
            clock = play.turns.due(seat, self._limit(play, seat), None, 0)
            ran_out = clock is not None and clock <= now
            move = play.match.game.timeout(play.match.state, seat) if ran_out else None
            if move is not None:
                play.late[seat] = play.match.version(seat)
                await self._table.make(seat, play.match.game.write(move))
            elif self._table.row.takeover:
                await self._table.put_stand_in(seat, True)
            else:
                play.helped.add(seat)
        self.arrange(play)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody waits for what happens by itself, so what goes wrong there is logged here."""
        try:
            await work()
        except Refuse:
            pass  # the table was closed meanwhile, or could not be stored, which it logged
        except Exception:
            log.exception("a program or clock of table %s failed", self._table.row.code)
