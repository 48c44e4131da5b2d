"""Who is to be told, on a device, that a table waits for them: those who have no page open there.

A decision is told once. At a quick table it is told only if it became due while its owner was away, and only
where other people wait. At a slow table what was told or seen is stored, so that it holds over restarts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from typing import Any, Protocol

from tapisvert.server.push.push import News, Push
from tapisvert.server.rooms import dealing
from tapisvert.server.rooms.clocks import Clocks
from tapisvert.server.rooms.hub import Audience
from tapisvert.server.rooms.live_match import LiveMatch
from tapisvert.server.rooms.node import Node
from tapisvert.server.storage.store import MatchRow, SeatRow, TableRow
from tapisvert.words import Fact

log = logging.getLogger(__name__)

BEFORE = -1000
"""The marks of deals, which come before those of a match that began."""


class ToldTable(Protocol):
    """What a teller needs of a table."""

    closed: bool

    @property
    def row(self) -> TableRow: ...

    @property
    def match_row(self) -> MatchRow: ...

    @property
    def live_match(self) -> LiveMatch | None: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def clocks(self) -> Clocks: ...

    @property
    def node(self) -> Node: ...


class Teller:
    """Without a `push` nobody is told anything. Whoever is back within `after` seconds need not be."""

    def __init__(self, table: ToldTable, push: Push | None, after: float) -> None:
        self._table = table
        self._push = push
        self._after = after
        self._loop = asyncio.get_running_loop()
        self._begun = self._loop.time()
        self._done: dict[tuple[str, str], int] = {}  # by guest and match: what they were told, or saw
        self._timer: asyncio.TimerHandle | None = None
        self._morning: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def arrange(self) -> None:
        """After anything changed: somebody may have to be told, in a moment."""
        if self._push is None or self._table.closed or self._all_here():
            return
        for guest, news in self._news():
            if self._is_done(guest, news):
                continue
            if not self._table.audience.has(guest):
                if self._timer is None:
                    self._timer = self._loop.call_later(self._after, self._tell)
            elif self._table.row.slow:
                self._done[guest, news.match] = news.mark
                self._start(self._push.saw(guest, news.match, news.mark))

    def _all_here(self) -> bool:
        """Whether everybody who sits at a quick table has a page open: they see for themselves."""
        row, audience = self._table.row, self._table.audience
        return not row.slow and all(audience.has(seat.guest) for seat in row.seats if _is_person(seat))

    def stop(self) -> None:
        for timer in (self._timer, self._morning):
            if timer:
                timer.cancel()
        self._timer = self._morning = None
        for task in self._tasks:
            task.cancel()

    def _tell(self) -> None:
        """A moment later: tells those who are still away."""
        self._timer = None
        if self._table.closed:
            return
        for guest, news in list(self._news()):
            if not self._is_done(guest, news) and not self._table.audience.has(guest):
                self._done[guest, news.match] = news.mark
                self._start(self._tell_one(guest, news))

    async def _tell_one(self, guest: str, news: News) -> None:
        assert self._push is not None
        quiet = await self._push.tell(guest, news)
        if quiet is not None and self._table.row.slow:  # by then a quick table has gone on
            self._done.pop((guest, news.match), None)
            if self._morning:
                self._morning.cancel()
            self._morning = self._loop.call_later(quiet, self._wake)

    def _wake(self) -> None:
        self._morning = None
        self._tell()

    def _is_done(self, guest: str, news: News) -> bool:
        return self._done.get((guest, news.match), BEFORE - 1) >= news.mark

    def _news(self) -> Iterator[tuple[str, News]]:
        """What each guest would have to be told now."""
        table, live = self._table, self._table.live_match
        if live is None:
            yield from self._of_the_deal()
        elif not live.over and table.node.holds(table.row.code):
            yield from self._of_the_match(live)

    def _of_the_deal(self) -> Iterator[tuple[str, News]]:
        """Seals are in, and whoever has not opened a salt is awaited."""
        row, match = self._table.row, self._table.match_row
        if not match.dealing:
            return
        if not row.slow and match.deal.since < self._table.clocks.calendar(self._begun):
            return  # that was before a restart
        for seat in dealing.unopened(row, match):
            mark = BEFORE + match.deal.attempt
            yield row.seats[seat].guest, self._say(seat, ("begins",), ("told-dealing",), mark)

    def _of_the_match(self, live: LiveMatch) -> Iterator[tuple[str, News]]:
        row, moves = self._table.row, live.match.moves
        people = {seat.guest for seat in row.seats if _is_person(seat)}
        if not moves:
            for number, seat in enumerate(row.seats):
                if _is_person(seat) and number not in live.match.to_act and self._is_news(live, None, seat):
                    yield seat.guest, self._say(number, ("begins",), ("told-begins",), 0)
        if not row.slow and len(people) < 2:
            return
        for number in live.match.to_act:
            seat = row.seats[number]
            if not _is_person(seat) or seat.stand_in or not self._is_news(live, number, seat):
                continue
            own = sum(live.made[each] for each, other in enumerate(row.seats) if other.guest == seat.guest)
            if moves and row.seats[moves[-1].seat].guest == seat.guest:
                continue  # they went in the middle of their turn
            if moves:
                yield seat.guest, self._say(number, ("move",), ("told-move",), 1 + own)
            else:
                both = ("told-begins-you", "told-begins-you")
                yield seat.guest, self._say(number, ("begins", "move"), both, 1)

    def _is_news(self, live: LiveMatch, number: int | None, seat: SeatRow) -> bool:
        """Whether it became so while the owner was away; at a slow table the store knows better."""
        table = self._table
        if table.row.slow or table.audience.has(seat.guest):
            return table.row.slow
        since = live.turns.since(live.match.to_act[0] if number is None else number)
        return since is not None and since >= table.clocks.gone_since(seat.guest)

    def _say(self, seat: int, kinds: tuple[str, ...], sentences: tuple[str, ...], mark: int) -> News:
        row = self._table.row
        others = [other.name for other in row.seats if other.guest != row.seats[seat].guest]
        facts: dict[str, Fact] = {"names": ", ".join(others), "others": len(others)}
        return News(kinds, sentences, row.game, f"/table/{row.code}", row.match, mark, facts)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.warning("guests of table %s could not be told: %r", self._table.row.code, task.exception())


def _is_person(seat: SeatRow) -> bool:
    return seat.kind == "person" and not seat.bot and bool(seat.guest)
