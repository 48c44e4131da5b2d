"""A server's parts, wired together: opened and closed as one."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.counts import Counts
from tapisvert.server.limits import Limits
from tapisvert.server.messages.groups import GroupWish
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import NewTable
from tapisvert.server.nodes.cluster import ClusterNode
from tapisvert.server.push.push import Push
from tapisvert.server.rooms.days import Days
from tapisvert.server.rooms.devices import Devices
from tapisvert.server.rooms.forgetting import forget, removal
from tapisvert.server.rooms.group_page import GroupPage
from tapisvert.server.rooms.groups import Group, Groups
from tapisvert.server.rooms.guests import Guests
from tapisvert.server.rooms.handing import SeatPasses
from tapisvert.server.rooms.lookbacks import LookBacks
from tapisvert.server.rooms.memory import Memory
from tapisvert.server.rooms.node import OnlyNode
from tapisvert.server.rooms.passes import Passes
from tapisvert.server.rooms.played import Played
from tapisvert.server.rooms.players import Players
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.ratings import Ratings
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.standings import Standings
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.tournaments import Tournaments
from tapisvert.server.settings import Settings
from tapisvert.server.storage.outage import part_of_an_outage
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import Store
from tapisvert.table.match import Origin

log = logging.getLogger(__name__)

READY_WITHIN = 2.0
TRIED_FOR = 2.0
"""Seconds for which an answer to whether the server is ready holds."""

GENERATIONS_EVERY = 10.0
"""Seconds between two looks at who ended their sessions at another node."""


class House:
    """Everything behind the handlers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.cluster: ClusterNode | None = None
        self.limits = Limits(settings.limited)
        self.counts = Counts()
        self.guests: Guests
        self.devices: Devices
        self.passes: Passes
        self.seat_passes: SeatPasses
        self.programs: Programs
        self.tables: Tables
        self.records: Records
        self.lookbacks: LookBacks
        self.days: Days
        self.memory: Memory
        self.tournaments: Tournaments
        self.played: Played
        self.push: Push
        self.players: Players
        self.groups: Groups
        self.group_page: GroupPage
        self._tried, self._well, self._said = -TRIED_FOR, True, False
        self.failed: Exception | None = None
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Opens everything, or nothing: what was opened before something failed is closed again."""
        try:
            await self._open()
        except Exception as error:
            self.failed = error
            await self._close_store()
            raise

    async def _open(self) -> None:
        for fault in games.broken():
            log.error("the game %s", fault)
        if self.settings.postgres:
            shared = PostgresStore(self.settings.postgres)
            self.store = shared
            await shared.open()
            self.cluster = ClusterNode(shared, self.settings, self.limits)
            await self.cluster.open()
        else:
            self.store = SQLiteStore(self.settings.database)
            await self.store.open()
        key = await self.store.key()
        self.devices = Devices(self.store)
        await self.devices.renew()
        self.guests = Guests(self.store, key, self.devices.is_ended)
        await self.guests.renew()
        self.passes = Passes(self.store, key)
        self.seat_passes = SeatPasses(self.store, key)
        self.programs = Programs(self.settings.processes, self.settings.patience, self.counts)
        node = self.cluster or OnlyNode()
        self.push = Push(self.store, self.settings.push_near, node.now)
        await self.push.keys.newest()
        self.tables = Tables(self.store, self.programs, self.settings, node, self.push)
        self.records = Records(self.store, self.programs, clock=node.now)
        self.lookbacks = LookBacks(self.store, self.records, self.settings.lookback)
        standings = Standings(self.store, self.records, self.lookbacks)
        self.days = Days(self.store, self.tables, standings, node.now)
        self.memory = Memory(self.store)
        self.tournaments = Tournaments(
            self.store, self.tables, self.records, node.now, self.push, self.settings.salting
        )
        self.played = Played(self.store, self.records, self.tables)
        self.players = Players(self.store, Ratings(self.store, self.records), self.settings.players)
        self.groups = Groups(self.store, self.passes)
        self.group_page = GroupPage(self.store, self.groups, self.players, standings, node.now)
        if self.cluster:
            await self.cluster.join(self.tables)
        self._background.append(asyncio.create_task(self.tables.resume()))
        self._background.append(asyncio.create_task(self.days.draw_ahead_for_ever()))
        if self.cluster:
            self._background.append(asyncio.create_task(self._hear_of_ended_sessions()))
        if self.settings.warm:
            in_order = sorted(games.names(), key=lambda name: games.load(name).place)
            self._background.append(asyncio.create_task(self.programs.warm(in_order)))

    async def ready(self) -> bool:
        """Whether the server is not about to stop, and its database answers and takes what is stored.

        It is tried at most every few seconds, however often somebody asks.
        """
        if self.tables.closed:
            return False
        now = asyncio.get_running_loop().time()
        if now - self._tried >= TRIED_FOR:
            self._tried = now
            well = True
            try:
                async with asyncio.timeout(READY_WITHIN):
                    await self.store.check_writable()
            except Exception as error:
                well = False
                if self._well and not part_of_an_outage(error):  # which says so itself
                    self._said = True
                    log.warning("nothing can be stored, so no guests should be sent here: %r", error)
            if well and self._said:
                self._said = False
                log.warning("what is stored arrives again")
            self._well = well
        return self._well

    async def end_sessions(self, guest: str) -> None:
        """Ends all sessions of a guest; whoever shows an earlier cookie, token or pass is nobody."""
        await self.devices.send_all_away(guest)
        await self.push.subscriptions.drop_all("guest", guest)
        await self.guests.end_sessions(guest)
        await self.passes.void(guest)
        self.tables.part_with(guest)

    async def send_away(self, guest: str, device: str) -> None:
        """Sends a device away, with whatever it may have seen: passes, and a cookie of before devices."""
        early = await self.devices.send_away(guest, device)
        await self.push.subscriptions.drop_all("device", device)
        if early:
            await self.guests.end_sessions(guest)
        await self.passes.void(guest)
        self.tables.part_with(guest)  # their pages come again, and say who they are

    async def lay(self, me: Me, new: NewTable, origin: Origin | None = None) -> LiveTable:
        """Lays a table: a group's under its rules, where nobody else comes in."""
        group = await self.groups.for_table(me.guest, new.group)
        if group is None:
            return await self.tables.create(me, new, origin)
        new = replace(new, group=group.id, public=False, chat=group.chat != "off")
        return await self.tables.create(me, new, origin, group.chat == "phrases")

    async def change_group(self, group: Group, wish: GroupWish) -> None:
        await self.groups.change(group, wish)
        await self.tables.sweep()  # its tables here are read afresh

    async def revoke(self, group: Group, number: int) -> None:
        """Revokes a card: the phones that came with it are told, and are nobody any more."""
        guest = await self.groups.revoke(group, number)
        await self.devices.send_all_away(guest)
        await self.push.subscriptions.drop_all("guest", guest)
        await self.guests.end_sessions(guest)
        self.tables.part_with(guest, revoked=True)

    async def end_group(self, group: Group) -> int:
        """Ends a group: its tables are gone, its guests forgotten; how many they were."""
        members = await self.groups.members(group)
        rows = await self.store.ask("SELECT code FROM tables WHERE of_group = ?", group.id)
        self.tables.leave_group(group.id)
        for each in members:
            await forget(self.store, each.guest)
        for row in rows:
            await self.store.change(removal(row["code"]))
        await self.groups.remove(group)
        await self.devices.renew()
        for each in members:
            self.tables.part_with(each.guest)
        await self.tables.sweep()
        return len(members)

    async def forget(self, guest: str) -> int:
        """Deletes all that names a guest, and the groups they made; at how many tables that was."""
        for group in await self.groups.hosted(guest):
            await self.end_group(group)
        tables = await forget(self.store, guest) or 0
        await self.devices.renew()
        self.tables.part_with(guest)
        await self.tables.sweep()  # those here that named them are read afresh
        return tables

    async def _hear_of_ended_sessions(self) -> None:
        """Other nodes' guests end sessions too."""
        while True:
            await asyncio.sleep(GENERATIONS_EVERY)
            try:
                ended = await self.guests.renew() | await self.devices.renew()
                revoked = await self.groups.revoked(ended)
                for guest in ended:
                    self.tables.part_with(guest, guest in revoked)
            except Exception as error:
                log.warning("who ended sessions could not be read: %r", error)

    def farewell(self) -> None:
        """Closes all tables and tells their clients to come again."""
        self.tables.close(Goodbye(Refusal("restarting"), again=True))

    async def close(self) -> None:
        self.farewell()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self.cluster:
            await self.cluster.close()
        await self.push.close()
        await self.lookbacks.close()
        await self.played.close()
        self.programs.close()
        self.records.close()
        await self.store.close()

    async def _close_store(self) -> None:
        """Ends the threads and connections of a house that did not open: the process would wait for them."""
        if self.cluster:
            with contextlib.suppress(Exception):
                await self.cluster.close()
        with contextlib.suppress(Exception):
            await self.store.close()
