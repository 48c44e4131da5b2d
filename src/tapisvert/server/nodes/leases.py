"""Leases: which tables this node holds. The node that holds a table runs its clocks and programs.

A node says again and again that it lives; one that stops saying so has lost all it held. Leases spare nodes
from doing the same work. They do not keep the order of moves, which the store does.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import SharedStore

log = logging.getLogger(__name__)

AT_ONCE = 200
"""Tables that are taken over from a node that died in one go."""


class Leases:
    """A node that said that it lives counts as alive for `seconds`. `start` starts work in the background."""

    def __init__(
        self,
        node: str,
        store: SharedStore,
        seconds: float,
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.ahead = 0.0  # of the loop's time is the store's calendar
        self._node = node
        self._store = store
        self._seconds = seconds
        self._start = start
        self._loop = asyncio.get_running_loop()
        self._tables: Tables | None = None
        self._until = 0.0  # till when this node holds what it holds
        self._held: set[str] = set()
        self._denied: set[str] = set()  # held by others when we asked since the last beat
        self._wanted: set[str] = set()
        self._cannot: set[str] = set()  # tables that this version of the program cannot run
        self._beat_now = asyncio.Event()

    def join(self, tables: Tables) -> None:
        """Cares for these tables from here on."""
        self._tables = tables

    def hold(self, code: str) -> bool:
        """Whether this node holds the table."""
        return code in self._held and self._loop.time() < self._until

    def want(self, code: str) -> None:
        """Asks for a table soon, together with others."""
        if not any(code in known for known in (self._held, self._denied, self._cannot)):
            if not self._wanted:
                self._start(self._claim_wanted())
            self._wanted.add(code)

    async def rest(self, codes: list[str]) -> None:
        """Lets go of tables that nobody needs to hold."""
        mine = self._held & set(codes)
        self._held -= mine
        if mine:
            await self._store.rest(self._node, list(mine))

    def beat_now(self) -> None:
        """Another node has left: somebody has to take over."""
        self._beat_now.set()

    async def beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception as error:
                log.warning("the database is away: %r", error)
            try:
                async with asyncio.timeout(self._seconds / 3):
                    await self._beat_now.wait()
                self._beat_now.clear()
            except TimeoutError:
                pass

    async def beat(self) -> None:
        """Says that this node lives, and takes over what nobody runs."""
        assert self._tables is not None
        lost = self._loop.time() >= self._until
        await self.live_on()
        self._denied.clear()
        if lost:  # another node may have taken over meanwhile
            mine, self._held = list(self._held), set()
            await self._claim(mine)
        await self._claim(list(set(self._tables.playing()) - self._held - self._cannot))
        await self._run(self._held - set(self._tables.codes()))  # which could not be read, or not be stored
        await self._take_over(await self._store.orphans(AT_ONCE, sorted(self._cannot)))

    async def live_on(self) -> None:
        """Says that this node lives."""
        begun = self._loop.time()
        calendar = await self._store.beat(self._node, self._seconds)
        self.ahead = calendar - self._loop.time()
        self._until = begun + self._seconds

    async def _take_over(self, orphans: list[str]) -> None:
        if len(orphans) == AT_ONCE:
            self._beat_now.set()
        if orphans:
            got = await self._store.claim(self._node, orphans)
            self._held.update(got)
            await self._run(got)

    async def _run(self, codes: Iterable[str]) -> None:
        """Reads tables that this node holds: their clocks run on, and their programs think."""
        assert self._tables is not None
        for code in codes:
            try:
                (await self._tables.find(code)).rearrange()
            except Refuse as refuse:
                if refuse.refusal.code == "restarting":
                    return  # this node stops, and need not say so of each
                if refuse.refusal.code != "internal":  # else it is read again at the next beat
                    log.warning("table %s cannot go on here: %s", code, refuse.refusal.code)
                    await self._give_up(code)
            except self._store.away:
                raise  # that is no fault of the table's, which is read again at the next beat
            except Exception:
                log.exception("table %s cannot go on here", code)
                await self._give_up(code)

    async def _give_up(self, code: str) -> None:
        self._held.discard(code)
        self._cannot.add(code)
        await self._store.release(self._node, code)

    async def _claim_wanted(self) -> None:
        wanted, self._wanted = list(self._wanted), set()
        await self._claim(wanted)

    async def _claim(self, codes: list[str]) -> None:
        if not codes:
            return
        assert self._tables is not None
        got = set(await self._store.claim(self._node, codes))
        self._held |= got
        self._denied |= set(codes) - got
        for code in codes:
            if table := self._tables.there(code):
                table.rearrange()
