"""A node among others that share a store: it hears what they do and says what it does.

Nothing here keeps the order of moves, which the store does. Holding a table spares nodes from doing the
same work; hearing of each other spares people from waiting. If either fails, moves come later, no more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable
from typing import Any

from tapisvert.server.limits import Bucket, Limits
from tapisvert.server.nodes import news
from tapisvert.server.nodes.channels import Channels, Notice
from tapisvert.server.nodes.leases import Leases
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.node import Follower, Moved, Presence
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import SharedStore
from tapisvert.server.tasks import cancel_all

log = logging.getLogger(__name__)

SPEAK = 4.0
"""Seconds between two notices about who is connected here: less than a listener's patience (channels.py)."""

SEEN = 4 * SPEAK
"""Seconds after which such a notice expires."""

LOOK = 15.0
"""Seconds between two looks into the store while Redis is there: a message can get lost all the same."""


class ClusterNode:
    """See `Node`. Without `settings.channels` it only hears of the others by looking into the store."""

    shared = True

    def __init__(self, store: SharedStore, settings: Settings, limits: Limits) -> None:
        self.id = secrets.token_hex(8)
        self._store = store
        self._settings = settings
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._tables: Tables | None = None
        self._channels: Channels | None = None
        self._stale: set[str] = set()
        self._look = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.leases = Leases(self.id, store, settings.lease, self._start)

    async def open(self) -> None:
        """Says for the first time that this node lives, before there are tables."""
        await self.leases.live_on()

    async def join(self, tables: Tables) -> None:
        """Starts to hear, to speak and to hold tables."""
        self._tables = tables
        self.leases.join(tables)
        if self._settings.channels:
            self._channels = Channels(self._settings.channels, self.id, self._heard, self._look.set)
            self._limits.share(self._taken)
        for work in (self.leases.beat_for_ever, self._look_for_ever, self._speak_for_ever):
            self._start(work())

    async def close(self) -> None:
        """Leaves the others, so that they take over at once."""
        await cancel_all(self._tasks)
        try:
            await self._store.leave(self.id)
        except Exception as error:
            log.warning("could not say goodbye: %r", error)
        if self._channels:
            self._channels.notice.leaving = True
            await self._channels.close()

    @property
    def hears(self) -> bool:
        """Whether this node hears at once of what others store."""
        return self._channels is not None and self._channels.connected

    # --- what tables ask and say ------------------------------------------------------------------

    def holds(self, code: str) -> bool:
        return self.leases.hold(code)

    def want(self, code: str) -> None:
        self.leases.want(code)

    def stored(self, code: str) -> None:
        if self._channels:
            self._channels.notice.stored.add(code)

    def moved(self, moved: Moved) -> None:
        if self._channels:
            self._channels.notice.moves.append(moved)

    def present(self, code: str, here: Presence) -> None:
        if self._channels:
            self._channels.notice.here[code] = here

    def ask(self, code: str) -> None:
        if self._channels:
            self._channels.notice.asked.add(code)

    def now(self) -> float:
        return self._loop.time() + self.leases.ahead

    async def catch_up(self, table: Follower) -> bool:
        return await news.take_in(table, self._store)

    async def rest(self, codes: list[str]) -> None:
        await self.leases.rest(codes)

    def _taken(self, bucket: Bucket) -> None:
        """Tells other nodes that something limited was done here. While Redis is away they need not know."""
        if self._channels and self._channels.connected:
            taken = self._channels.notice.taken
            taken[bucket] = taken.get(bucket, 0) + 1

    # --- what others say --------------------------------------------------------------------------

    def _heard(self, notice: Notice) -> None:
        tables = self._tables
        assert tables is not None
        self._read(notice.stored)
        for moved in notice.moves:
            table = tables.there(moved.code)
            # What is stale is being read, and what is read brings the move.
            if table and moved.code not in self._stale and not table.hear_move(moved):
                self._read([moved.code])
        for code, there in notice.here.items():
            if table := tables.there(code):
                table.hear(notice.node, there, self._loop.time() + SEEN)
        for code in notice.asked:
            table = tables.there(code)
            if table and len(table.audience):
                table.say_who_is_here()
        for bucket, count in notice.taken.items():
            self._limits.taken_elsewhere(bucket, count)
        if notice.held is not None:
            self._limits.held_elsewhere(notice.node, notice.held, SEEN)
        if notice.leaving:
            self.leases.beat_now()

    def _read(self, codes: Iterable[str]) -> None:
        """Reads what is new at these tables, as far as they are in memory here."""
        assert self._tables is not None
        for code in codes:
            table = self._tables.there(code)
            if table and code not in self._stale:
                self._stale.add(code)
                self._start(self._read_one(table))

    async def _read_one(self, table: LiveTable) -> None:
        async with table.lock:  # whatever is said meanwhile comes with this reading
            self._stale.discard(table.row.code)
        try:
            await table.refresh()
        except Refuse as refuse:
            log.info("table %s could not be read: %s", table.row.code, refuse.refusal.code)

    # --- what happens by itself -------------------------------------------------------------------

    async def _look_for_ever(self) -> None:
        """Looks into the store: at once when Redis is back, often while it is away, else now and then."""
        while True:
            try:
                async with asyncio.timeout(LOOK if self.hears else self._settings.poll):
                    await self._look.wait()
                self._look.clear()
            except TimeoutError:
                pass
            try:
                await self.look()
            except Exception as error:
                log.warning("the database is away: %r", error)

    async def look(self) -> None:
        """Compares every table here with the store."""
        assert self._tables is not None
        there = self._tables.codes()
        heads = await self._store.heads(there) if there else {}
        for code, head in heads.items():
            table = self._tables.there(code)
            if table and table.head != head:
                self._read([code])

    async def _speak_for_ever(self) -> None:
        """Says again and again which guests are connected here; and forgets what silent nodes said."""
        while True:
            assert self._tables is not None
            for code in self._tables.codes():
                table = self._tables.there(code)
                if table:
                    table.expire(self._loop.time())
                    if len(table.audience):
                        table.say_who_is_here()
            if self._channels:
                # Something is said in any case, see channels.py.
                self._channels.notice.held = self._limits.worth_telling
            await asyncio.sleep(SPEAK)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a node's work failed", exc_info=task.exception())
