"""All tables of a server: creates them, finds them by their code, keeps them in memory while in use."""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server import codes
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import NewTable, OpenTable
from tapisvert.server.push.push import Push
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, seating
from tapisvert.server.rooms.node import Node, OnlyNode
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.shows import Shows
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import CodeTaken, MatchRow, Saved, Store, TableRow
from tapisvert.table.match import Origin

log = logging.getLogger(__name__)

SWEEP = 60.0
AGAIN = 30.0
"""Seconds after which a table that could not be stored goes on by itself, unless a guest came back before."""


class Tables:
    """The registry. A table is read from the store when it is first asked for."""

    def __init__(
        self,
        store: Store,
        programs: Programs,
        settings: Settings,
        node: Node | None = None,
        push: Push | None = None,
    ) -> None:
        self._store = store
        self._node: Node = node or OnlyNode()
        self._programs = programs
        self._settings = settings
        self._push = push
        self._live: dict[str, LiveTable] = {}
        self._shows = Shows(settings.limited)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._coming: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self.closed = False

    async def create(
        self, me: Me, new: NewTable, origin: Origin | None = None, phrases: bool = False
    ) -> LiveTable:
        """Lays a table. Its secret is drawn here, before anybody else can sit down.

        `origin`: where its first match goes on from. `phrases`: nothing but ready-made ones is said there.
        """
        if len(self._live) >= self._settings.max_tables:
            raise Refuse("too-many-tables")
        try:
            game = games.load(new.game)
        except KeyError:
            raise Refuse("unknown-game", name=new.game) from None
        while True:
            code = codes.draw(new.public)
            row = replace(seating.lay(code, me, game, new), phrases=phrases)
            match = dealing.fresh(row, origin)
            try:
                await self._store.create(row, match)
            except CodeTaken:
                continue
            return self._keep(Saved(row, match, (), ()))

    async def lay(self, row: TableRow, match: MatchRow) -> LiveTable:
        """A table that is worked out already, with its match; raises `CodeTaken`."""
        if len(self._live) >= self._settings.max_tables:
            raise Refuse("too-many-tables")
        await self._store.create(row, match)
        return self._keep(Saved(row, match, (), ()))

    async def find(self, code: str) -> LiveTable:
        """The table with this code, however it was typed; raises `Refuse`."""
        code = codes.typed(code)
        if not code:
            raise Refuse("unknown-table")
        if self.closed:
            raise Refuse("restarting")
        if table := self._live.get(code):
            table.state.touch()
            if not self._node.hears:
                await table.refresh()
            return table
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    @property
    def all(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    def there(self, code: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._live.get(code)

    def of(self, code: str, guest: str) -> LiveTable | None:
        """The table, if it is in memory and this guest laid it or sits there."""
        table = self._live.get(codes.typed(code))
        mine = table and guest and (guest == table.row.host or seating.owned(table.row, guest))
        return table if mine else None

    def codes(self) -> list[str]:
        """The codes of the tables in memory."""
        return list(self._live)

    def playing(self) -> list[str]:
        """The codes of those whose match is being played."""
        return [code for code, table in self._live.items() if table.phase == "playing"]

    async def waiting(self) -> list[OpenTable]:
        """The public tables with a free seat."""
        found = await self._store.waiting(self._settings.listed)
        return [
            OpenTable(row.code, row.game, row.options, row.host_name, row.free, row.seats) for row in found
        ]

    def part_with(self, guest: str, revoked: bool = False) -> None:
        """Ends a guest's streams, at every table. Their pages come again, and say who they are.

        `revoked`: their card is good for nothing any more, and their pages stay away.
        """
        why = "card-revoked" if revoked else "session-ended"
        for table in self._live.values():
            screens = [one for one in table.audience.of("") if guest and one.let_in_as == guest]
            for connection in (*table.audience.of(guest), *screens):
                connection.close(Goodbye(Refusal(why), again=not revoked))

    def leave_group(self, group: str) -> None:
        """Drops the tables of a group that has ended."""
        for table in self.all:
            if table.row.group == group:
                self._drop(table, Goodbye(Refusal("group-ended"), again=False))

    async def resume(self) -> None:
        """After a start: programs think on and clocks run at every table where a match is being played.

        Where there are other nodes, each takes its share by itself.
        """
        self._sweeping = asyncio.create_task(self._sweep_for_ever())
        for code in [] if self._node.shared else await self._store.running():
            if self.closed:
                return
            await self._go_on(code)

    def close(self, goodbye: Goodbye) -> None:
        self.closed = True
        if self._sweeping:
            self._sweeping.cancel()
        for table in self._live.values():
            table.close(goodbye)
        self._live.clear()

    async def sweep(self) -> None:
        """Forgets the tables nobody uses, and marks the others as in use."""
        for table in self.all:
            table.follow_calendar()
        before = asyncio.get_running_loop().time() - self._settings.idle
        resting = [code for code, table in self._live.items() if table.idle and table.state.used < before]
        for code in resting:
            del self._live[code]
            self._shows.leave(code)
        await self._node.rest(resting)
        revisions = await self._store.revisions(list(self._live))
        for code, table in list(self._live.items()):
            if code not in revisions:  # the host took it away
                self._drop(table, Goodbye(Refusal("unknown-table"), again=False))
            elif revisions[code] > table.row.revision and not self._node.shared:  # forgot a guest there
                self._drop(table, Goodbye(Refusal("restarting"), again=True))
        used = [code for code, table in self._live.items() if len(table.audience)]
        if used:
            await self._store.touch(used)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")

    async def _go_on(self, code: str) -> None:
        """Reads a table, so that its clocks and programs run."""
        try:
            await self.find(code)
        except Refuse as refuse:
            log.warning("table %s cannot go on: %s", code, refuse.refusal.code)
        except Exception:
            log.exception("table %s cannot go on", code)

    async def _load(self, code: str) -> LiveTable:
        saved = await self._store.load(code)
        if saved is None:
            raise Refuse("unknown-table")
        return self._keep(saved)

    def _keep(self, saved: Saved) -> LiveTable:
        if self.closed:  # while it was read or stored
            raise Refuse("restarting")
        table = LiveTable(
            saved,
            self._store,
            self._programs,
            self._settings,
            self._node,
            self._shows,
            self._forget,
            self._push,
        )
        self._live[saved.table.code] = table
        self._node.ask(saved.table.code)
        return table

    def _forget(self, table: LiveTable) -> None:
        """Drops a table that could not be stored: its memory may be ahead, so it is read afresh."""
        self._drop(table, Goodbye(Refusal("internal"), again=True))
        if table.phase == "playing" and not self._node.shared:  # else another node sees to it, or this one
            asyncio.get_running_loop().call_later(AGAIN, self._come_back, table.row.code)

    def _come_back(self, code: str) -> None:
        if not self.closed and code not in self._live:
            task = asyncio.create_task(self._go_on(code))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    def _drop(self, table: LiveTable, goodbye: Goodbye) -> None:
        if self._live.get(table.row.code) is table:
            del self._live[table.row.code]
        table.close(goodbye)
