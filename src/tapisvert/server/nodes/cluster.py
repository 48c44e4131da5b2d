"""A node among others that share a store: hears what they do, says what it does, runs the tables it holds.

Nothing here keeps the order of moves, which the store does. Holding a table spares nodes from doing the
same work; hearing of each other spares people from waiting. If either fails, moves come later, no more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any

from tapisvert.server.limits import Bucket, Limits
from tapisvert.server.nodes.channels import Channels, Notice
from tapisvert.server.refusals import Refuse
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import Head, MoveRow, SharedStore
from tapisvert.server.tasks import end

if TYPE_CHECKING:
    from tapisvert.server.rooms.table import LiveTable
    from tapisvert.server.rooms.tables import Tables

log = logging.getLogger(__name__)

AT_ONCE = 200
"""Tables that are taken over from a node that died in one go."""

SPEAK = 4.0
"""Seconds between two times of saying who is here: in less than a listener's patience, see channels.py."""

SEEN = 4 * SPEAK
"""For so long holds what a node said about who is there."""

LOOK = 15.0
"""Seconds between two looks into the store while Redis is there: a message can get lost all the same."""


class Member:
    """See `Node`. `channels` empty: it hears of the others by looking into the store alone."""

    shared = True

    def __init__(self, store: SharedStore, settings: Settings, limits: Limits) -> None:
        self.id = secrets.token_hex(8)
        self._store = store
        self._settings = settings
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._tables: Tables | None = None
        self._channels: Channels | None = None
        self._ahead = 0.0  # of the loop's time is the store's calendar
        self._until = 0.0  # till when this node holds what it holds
        self._held: set[str] = set()
        self._denied: set[str] = set()  # held by others when we asked since the last beat
        self._wanted: set[str] = set()
        self._cannot: set[str] = set()  # tables that this version of the program cannot run
        self._stale: set[str] = set()
        self._look = asyncio.Event()
        self._beat_now = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Before any table is there: from here on this node counts as one that lives."""
        await self._live_on()

    async def join(self, tables: Tables) -> None:
        """Goes on for all tables that are there and will be."""
        self._tables = tables
        if self._settings.channels:
            self._channels = Channels(self._settings.channels, self.id, self._heard, self._look.set)
            self._limits.share(self._taken)
        for work in (self._beat_for_ever, self._look_for_ever, self._speak_for_ever):
            self._start(work())

    async def close(self) -> None:
        """The others take over at once."""
        await end(self._tasks)
        try:
            await self._store.leave(self.id)
        except Exception as error:
            log.warning("could not say goodbye: %r", error)
        if self._channels:
            self._channels.notice.leaving = True
            await self._channels.close()

    @property
    def hears(self) -> bool:
        """Whether what others store is heard of at once."""
        return self._channels is not None and self._channels.connected

    # --- what tables ask and say ------------------------------------------------------------------

    def holds(self, code: str) -> bool:
        return code in self._held and self._loop.time() < self._until

    def want(self, code: str) -> None:
        if not any(code in known for known in (self._held, self._denied, self._cannot)):
            if not self._wanted:
                self._start(self._claim_wanted())
            self._wanted.add(code)

    def stored(self, code: str) -> None:
        if self._channels:
            self._channels.notice.stored.add(code)

    def present(self, code: str, guests: tuple[str, ...]) -> None:
        if self._channels:
            self._channels.notice.here[code] = guests

    def ask(self, code: str) -> None:
        if self._channels:
            self._channels.notice.asked.add(code)

    def now(self) -> float:
        return self._loop.time() + self._ahead

    async def news(self, code: str, match: str, after: int) -> tuple[Head, tuple[MoveRow, ...]] | None:
        return await self._store.news(code, match, after)

    async def rest(self, codes: list[str]) -> None:
        mine = self._held & set(codes)
        self._held -= mine
        if mine:
            await self._store.rest(self.id, list(mine))

    def _taken(self, bucket: Bucket) -> None:
        """Something that is limited was done here. What happened while Redis was away is nobody's concern."""
        if self._channels and self._channels.connected:
            taken = self._channels.notice.taken
            taken[bucket] = taken.get(bucket, 0) + 1

    # --- what others say --------------------------------------------------------------------------

    def _heard(self, notice: Notice) -> None:
        tables = self._tables
        assert tables is not None
        self._read(notice.stored)
        for code, guests in notice.here.items():
            if table := tables.there(code):
                table.hear(notice.node, guests, self._loop.time() + SEEN)
        for code in notice.asked:
            table = tables.there(code)
            if table and len(table.audience):
                self.present(code, table.audience.here)
        for bucket, count in notice.taken.items():
            self._limits.taken_elsewhere(bucket, count)
        if notice.held is not None:
            self._limits.held_elsewhere(notice.node, notice.held, SEEN)
        if notice.leaving:
            self._beat_now.set()

    def _read(self, codes: Iterable[str]) -> None:
        """Reads what is new at those of the tables that are in memory here."""
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

    async def _beat_for_ever(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception as error:
                log.warning("the database is away: %r", error)
            try:
                async with asyncio.timeout(self._settings.lease / 3):
                    await self._beat_now.wait()
                self._beat_now.clear()
            except TimeoutError:
                pass

    async def beat(self) -> None:
        """Says that this node lives, and takes over what nobody runs."""
        assert self._tables is not None
        lost = self._loop.time() >= self._until
        await self._live_on()
        self._denied.clear()
        if lost:  # another node may have taken over meanwhile
            mine, self._held = list(self._held), set()
            await self._claim(mine)
        await self._claim(list(set(self._tables.playing()) - self._held - self._cannot))
        await self._run(self._held - set(self._tables.codes()))  # which could not be read, or not be stored
        await self._take_over(await self._store.orphans(AT_ONCE, sorted(self._cannot)))

    async def _live_on(self) -> None:
        begun = self._loop.time()
        calendar = await self._store.beat(self.id, self._settings.lease)
        self._ahead = calendar - self._loop.time()
        self._until = begun + self._settings.lease

    async def _take_over(self, orphans: list[str]) -> None:
        if len(orphans) == AT_ONCE:
            self._beat_now.set()
        if orphans:
            got = await self._store.claim(self.id, orphans)
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
                log.warning("table %s cannot go on here: %s", code, refuse.refusal.code)
                if refuse.refusal.code != "internal":  # else it is read again at the next beat
                    await self._give_up(code)
            except self._store.away:
                raise  # that is no fault of the table's, which is read again at the next beat
            except Exception:
                log.exception("table %s cannot go on here", code)
                await self._give_up(code)

    async def _give_up(self, code: str) -> None:
        self._held.discard(code)
        self._cannot.add(code)
        await self._store.release(self.id, code)

    async def _claim_wanted(self) -> None:
        wanted, self._wanted = list(self._wanted), set()
        await self._claim(wanted)

    async def _claim(self, codes: list[str]) -> None:
        if not codes:
            return
        assert self._tables is not None
        got = set(await self._store.claim(self.id, codes))
        self._held |= got
        self._denied |= set(codes) - got
        for code in codes:
            if table := self._tables.there(code):
                table.rearrange()

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
        """Who is here, for those who missed it; and forgets what silent nodes said."""
        while True:
            assert self._tables is not None
            for code in self._tables.codes():
                table = self._tables.there(code)
                if table:
                    table.expire(self._loop.time())
                    if len(table.audience):
                        self.present(code, table.audience.here)
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
