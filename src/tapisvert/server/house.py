"""A server's parts, wired together: opened and closed as one."""

from __future__ import annotations

import asyncio

from tapisvert import games
from tapisvert.server.guests import Guests
from tapisvert.server.limits import Limits
from tapisvert.server.messages import Goodbye, Refusal
from tapisvert.server.programs import Programs
from tapisvert.server.records import Records
from tapisvert.server.settings import Settings
from tapisvert.server.sqlite import SQLiteStore
from tapisvert.server.store import Store
from tapisvert.server.tables import Tables


class House:
    """Everything behind the handlers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = SQLiteStore(settings.database)
        self.limits = Limits(settings.limited)
        self.guests: Guests
        self.programs: Programs
        self.tables: Tables
        self.records: Records
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self.guests = Guests(self.store, await self.store.key())
        self.programs = Programs(self.settings.processes, self.settings.patience)
        self.tables = Tables(self.store, self.programs, self.settings)
        self.records = Records(self.store, self.programs)
        self._background.append(asyncio.create_task(self.tables.resume()))
        if self.settings.warm:
            self._background.append(asyncio.create_task(self.programs.warm(games.names())))

    def farewell(self) -> None:
        """Tells everybody to come again; nothing happens at any table from here on."""
        self.tables.close(Goodbye(Refusal("restarting"), again=True))

    async def close(self) -> None:
        self.farewell()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self.programs.close()
        await self.store.close()
