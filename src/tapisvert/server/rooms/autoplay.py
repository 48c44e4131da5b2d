"""What happens at a table by itself: programs think for their seats, and help out where time is up.

When a seat's time is up (clocks.py), what the rules say comes first (`Game.timeout`). Then, if the table
allows it, a program takes the seat over until its owner takes it back; else a program makes this one
decision.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import deals
from tapisvert.server.rooms.clocks import Clocks
from tapisvert.server.rooms.live_match import LiveMatch
from tapisvert.server.rooms.node import Node
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.storage.store import TableRow
from tapisvert.table.game import BadMove, Illegal

log = logging.getLogger(__name__)


class AutoplayTable(Protocol):
    """What autoplay needs of a table."""

    closed: bool

    @property
    def row(self) -> TableRow: ...

    @property
    def clocks(self) -> Clocks: ...

    @property
    def node(self) -> Node: ...

    def act(
        self, live: LiveMatch, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> Coroutine[Any, Any, None]:
        """Does the work under the table's lock, unless the match is not the table's any more."""

    def runs(self, live: LiveMatch) -> bool:
        """Whether programs may play on by themselves."""

    async def make(self, seat: int, text: str) -> None:
        """Makes a move; the caller holds the lock."""

    async def set_autoplay(self, seat: int, on: bool) -> None:
        """A program plays for the seat from here on, or no longer; the caller holds the lock."""


class Autoplay:
    """The thinking programs of a table. Each takes at least so many seconds, so that people can follow."""

    def __init__(self, table: AutoplayTable, programs: Programs, at_least: float) -> None:
        self._table = table
        self._clocks = table.clocks
        self._programs = programs
        self._at_least = at_least
        self._loop = asyncio.get_running_loop()
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the version it answers
        self._live: LiveMatch | None = None
        self._ringing: asyncio.Task[None] | None = None  # held, so that it is not collected

    @property
    def busy(self) -> bool:
        return bool(self._thinking) or self._clocks.ticking

    def arrange(self, live: LiveMatch) -> None:
        """After anything changed: lets the right programs think, and sets the alarm anew."""
        if self._table.closed:
            return
        if live is not self._live:
            self.stop()
            self._live = live
        self._clocks.read(live)
        row = self._table.row
        if not self._table.node.holds(row.code):
            self.stop()
            if not live.over:
                self._table.node.want(row.code)
            return
        owing = self._owing(live) if self._table.runs(live) else ()
        for seat, (version, task) in list(self._thinking.items()) if self._thinking else ():
            if seat not in owing or version != live.match.version(seat) or not self._level(live, seat):
                task.cancel()
                del self._thinking[seat]
        for seat in owing:
            level = live.level(seat, row.seats[seat])
            if level and seat not in self._thinking:
                version = live.match.version(seat)
                thinking = self._safely(partial(self._think, live, seat, level))
                self._thinking[seat] = version, asyncio.create_task(thinking)
        self._clocks.set_alarm(live, self._ring)

    def stop(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self._clocks.stop()

    async def help_out(self, live: LiveMatch) -> None:
        """Helps out every seat whose time is up; the caller holds the table's lock."""
        for seat in live.match.to_act:
            now = self._loop.time()
            due = self._clocks.due(live, seat)
            if seat not in live.match.to_act or due is None or due > now:
                continue
            ran_out = self._clocks.ran_out(live, seat, now)
            move = live.match.game.timeout(live.match.state, seat) if ran_out else None
            if move is not None:
                live.late[seat] = live.match.version(seat)
                await self._table.make(seat, live.match.game.write(move))
            elif self._table.row.takeover:
                await self._table.set_autoplay(seat, True)
            else:
                live.helped.add(seat)
        self.arrange(live)

    def _owing(self, live: LiveMatch) -> tuple[int, ...]:
        """The seats whose programs may decide now.

        In a deal of the day they do so one after the other, and after the person where several decide at the
        same time: so the same moves make the same record.
        """
        to_act = live.match.to_act
        if live.match.setup.day is None:
            return to_act
        return to_act[:1] if all(self._level(live, seat) for seat in to_act) else ()

    def _level(self, live: LiveMatch, seat: int) -> str:
        return live.level(seat, self._table.row.seats[seat])

    async def _think(self, live: LiveMatch, seat: int, level: str) -> None:
        begun = self._loop.time()
        match = live.match
        pace = match.game.pace(match.state, seat)
        pause = self._at_least if pace is None else pace

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
            game, view, offered = self._table.row.game, match.view(seat), match.offered(seat)
            thought = deals.thought(match, seat, view)
            move = await self._programs.choose(game, level, view, offered, fits, thought)
        await asyncio.sleep(pause - (self._loop.time() - begun))

        async def decide() -> None:
            # From here on this task must not be cancelled as one that still thinks.
            if self._thinking.get(seat, (None, None))[1] is task:
                del self._thinking[seat]
                await self._table.make(seat, move)
                self._programs.counts.by_programs += 1

        task = asyncio.current_task()
        await self._table.act(live, decide)

    def _ring(self, live: LiveMatch) -> None:
        """Somebody's time is up."""
        self._ringing = asyncio.create_task(
            self._safely(lambda: self._table.act(live, lambda: self.help_out(live)))
        )

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody waits for what happens by itself, so what goes wrong there is logged here."""
        try:
            await work()
        except Refuse:
            pass  # the table was closed meanwhile, or could not be stored, which it logged
        except Exception:
            log.exception("a program or clock of table %s failed", self._table.row.code)
