"""Upkeep: a host lists tables, takes them away and back, forgets guests. keeping.py does so with old tables.

A table is taken away in two steps. Once it is marked nobody finds it any more, but all of it is still there.

The same for every store: plain SQL that both databases understand, through `Store.ask` and
`Store.change`. A server that has a table in memory notices within a minute that it is gone.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapisvert.server.rooms.forgetting import forget, removal
from tapisvert.server.storage.store import SLOW, Store

PUT = "INSERT INTO upkeep (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"

AT_ONCE = 100


class TableLine(msgspec.Struct, frozen=True):
    """A table in a host's list. Times are seconds of the calendar."""

    code: str
    game: str
    phase: str
    host_name: str
    matches: int
    touched: float
    removed: float | None = None  # by the server's running time: when it was taken away


class Taken(msgspec.Struct, frozen=True):
    """How much was taken away."""

    tables: int = 0
    matches: int = 0


class Clock(msgspec.Struct, frozen=True):
    """How long the servers of a database have run, what the calendar said then, when it last leapt."""

    running: float = 0.0
    calendar: float = 0.0
    leapt: float | None = None


class SeatLine(msgspec.Struct, frozen=True):
    """A seat as a host sees it, with the id of the guest who owns it."""

    seat: int
    kind: str
    name: str
    guest: str


class Upkeep:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, code: str = "") -> list[TableLine]:
        """All tables, or the one of a code; the most recently used first."""
        columns = "code, game, phase, host_name, number, touched, removed"
        rows = await self._store.ask(
            f"SELECT {columns} FROM tables WHERE ? IN ('', code) ORDER BY touched DESC, code", code
        )
        return [TableLine(*(row[column] for column in columns.split(", "))) for row in rows]

    async def seats(self, code: str) -> list[SeatLine]:
        rows = await self._store.ask(
            "SELECT seat, kind, name, guest FROM seats WHERE code = ? ORDER BY seat", code
        )
        return [SeatLine(row["seat"], row["kind"], row["name"], row["guest"]) for row in rows]

    async def mark(self, codes: Iterable[str], now: float) -> None:
        """Takes tables away, so that nobody finds them; `restore` brings them back."""
        running = (await self.clock()).running
        statement = "UPDATE tables SET removed = ?, removed_at = ? WHERE code = ? AND removed IS NULL"
        await self._store.change([(statement, (running, now, code)) for code in codes])

    async def restore(self, codes: Iterable[str], now: float) -> list[str]:
        """Brings back those of these tables that were taken away; they count as used now."""
        wanted = set(codes)
        rows = await self._store.ask("SELECT code FROM tables WHERE removed IS NOT NULL ORDER BY code")
        found = [row["code"] for row in rows if row["code"] in wanted]
        statement = "UPDATE tables SET removed = NULL, removed_at = NULL, touched = ? WHERE code = ?"
        await self._store.change([(statement, (now, code)) for code in found])
        return found

    async def remove(self, codes: Iterable[str]) -> None:
        """Deletes tables for good, with their matches and chat."""
        await self._store.change([change for code in codes for change in removal(code)])

    async def mark_unused(
        self, now: float, running: float, keep_waiting: float, keep_matches: float
    ) -> Taken:
        """Marks the tables that nobody used for so many seconds, 0 meaning for ever."""
        # A table that waits for a rematch holds matches too. At a slow one nobody need look in for days.
        waiting = "phase = 'open' AND number = 1"
        played = f"(phase <> 'open' OR number > 1) AND NOT (phase = 'playing' AND clock >= {SLOW})"
        taken = Taken()
        for which, keep in ((waiting, keep_waiting), (played, keep_matches)):
            if keep:
                unused = f"{which} AND touched + clock < ? AND removed IS NULL"
                some = await self._count(unused, now - keep)
                taken = Taken(taken.tables + some.tables, taken.matches + some.matches)
                if some.tables:
                    mark = f"UPDATE tables SET removed = ?, removed_at = ? WHERE {unused}"
                    await self._store.change([(mark, (running, now, now - keep))])
        return taken

    async def let_go(self, before: float) -> Taken:
        """Deletes for good what was marked before this, by the server's running time."""
        taken = await self._count("removed < ?", before)
        while True:
            rows = await self._store.ask(f"SELECT code FROM tables WHERE removed < ? LIMIT {AT_ONCE}", before)
            await self.remove(row["code"] for row in rows)
            if len(rows) < AT_ONCE:
                return taken

    async def let_go_of_records(self, before: float) -> None:
        """Deletes for good the records that somebody brought before this, by the calendar."""
        await self._store.change(
            [("DELETE FROM lookbacks WHERE record IS NOT NULL AND touched < ?", (before,))]
        )

    async def let_go_of_tournaments(self, before: float) -> None:
        """Deletes for good the tournaments in which nothing happened since this, by the calendar."""
        old = "SELECT code FROM tournaments WHERE touched < ?"
        await self._store.change(
            [
                (f"DELETE FROM entrants WHERE code IN ({old})", (before,)),
                ("DELETE FROM tournaments WHERE touched < ?", (before,)),
            ]
        )

    async def clock(self) -> Clock:
        """What is known of the time. A database of before this was kept tells by its newest table."""
        found = {row["name"]: row["value"] for row in await self._store.ask("SELECT * FROM upkeep")}
        if "calendar" not in found:
            (newest,) = await self._store.ask("SELECT max(touched) AS at FROM tables")
            return Clock(calendar=newest["at"] or 0.0)
        return Clock(found.get("running", 0.0), found["calendar"], found.get("leapt"))

    async def set_clock(self, before: float, elapsed: float, calendar: float, leapt: float | None) -> float:
        """Adds to the running time, unless another node did so since; how long it is then."""
        advance = "UPDATE upkeep SET value = ? WHERE name = 'running' AND value = ?"
        values = {"calendar": calendar} if leapt is None else {"calendar": calendar, "leapt": leapt}
        await self._store.change(
            [
                ("INSERT INTO upkeep (name, value) VALUES ('running', 0.0) ON CONFLICT DO NOTHING", ()),
                (advance, (before + elapsed, before)),
                *((PUT, each) for each in values.items()),
            ]
        )
        return (await self.clock()).running

    async def _count(self, which: str, *values: float) -> Taken:
        (tables,) = await self._store.ask(f"SELECT count(*) AS count FROM tables WHERE {which}", *values)
        (matches,) = await self._store.ask(
            "SELECT count(*) AS count FROM matches WHERE setup IS NOT NULL AND code IN"
            f" (SELECT code FROM tables WHERE {which})",
            *values,
        )
        return Taken(tables["count"], matches["count"])

    async def forget(self, guest: str) -> int | None:
        """Deletes all that names a guest; see `rooms/forgetting.py`."""
        return await forget(self._store, guest, by_name=True)
