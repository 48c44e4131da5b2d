"""Upkeep: a host lists tables, takes them away, forgets guests; old tables are let go by themselves.

The same for every store: plain SQL that both databases understand, through `Store.ask` and
`Store.change`. A server that has a table in memory notices within a minute that it is gone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import Change, Store
from tapisvert.table.match import Setup

log = logging.getLogger(__name__)

NOBODY = "–"
"""What a seat is called whose guest is forgotten."""

FORGET_CHAT = "UPDATE chat SET name = ?, text = '', phrase = '', guest = NULL, client = NULL"

AT_ONCE = 100
TIDY_EVERY = 3600.0


class TableLine(msgspec.Struct, frozen=True):
    """A table in a host's list. Times are seconds of the calendar."""

    code: str
    game: str
    phase: str
    host_name: str
    matches: int
    touched: float


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
        columns = "code, game, phase, host_name, number, touched"
        rows = await self._store.ask(
            f"SELECT {columns} FROM tables WHERE ? IN ('', code) ORDER BY touched DESC, code", code
        )
        return [TableLine(*(row[column] for column in columns.split(", "))) for row in rows]

    async def seats(self, code: str) -> list[SeatLine]:
        rows = await self._store.ask(
            "SELECT seat, kind, name, guest FROM seats WHERE code = ? ORDER BY seat", code
        )
        return [SeatLine(row["seat"], row["kind"], row["name"], row["guest"]) for row in rows]

    async def remove(self, codes: Iterable[str]) -> None:
        """Takes tables away, with their matches and chat."""
        await self._store.change([change for code in codes for change in _removal(code)])

    async def let_go(self, now: float, keep_waiting: float, keep_matches: float) -> int:
        """Removes tables that nobody used for so many seconds, 0 meaning for ever; how many they were."""
        total = 0
        # A table that waits for a rematch holds matches too.
        waiting, played = "phase = 'open' AND number = 1", "(phase <> 'open' OR number > 1)"
        for which, keep in ((waiting, keep_waiting), (played, keep_matches)):
            while keep:
                rows = await self._store.ask(
                    f"SELECT code FROM tables WHERE {which} AND touched < ? LIMIT {AT_ONCE}", now - keep
                )
                await self.remove(row["code"] for row in rows)
                total += len(rows)
                if len(rows) < AT_ONCE:
                    break
        return total

    async def forget(self, guest: str) -> int | None:
        """Deletes all that names a guest; at how many tables that was, None if there is no such guest.

        The matches stay, since they are others' too: with a dash in the place of the name.
        """
        rows = await self._store.ask("SELECT name FROM guests WHERE id = ?", guest)
        if not rows:
            return None
        stranger = secrets.token_hex(12)  # nobody has a cookie for it
        seats = await self._store.ask("SELECT code FROM seats WHERE guest = ?", guest)
        hosted = await self._store.ask("SELECT code FROM tables WHERE host = ?", guest)
        spoke = await self._store.ask("SELECT DISTINCT code FROM chat WHERE guest = ?", guest)
        played = await self._store.ask("SELECT code FROM matches WHERE guests LIKE ?", f'%"{guest}"%')
        codes = sorted({row["code"] for row in (*seats, *hosted, *spoke, *played)})
        changes: list[Change] = [
            ("UPDATE tables SET host = ?, host_name = ? WHERE host = ?", (stranger, NOBODY, guest)),
            (FORGET_CHAT + " WHERE guest = ?", (NOBODY, guest)),
            # From before lines of onlookers said whose they are.
            (FORGET_CHAT + " WHERE guest IS NULL AND name = ?", (NOBODY, rows[0]["name"])),
            ("DELETE FROM guests WHERE id = ?", (guest,)),
        ]
        for code in codes:
            changes += await self._rename(code, guest)
        unseat = "UPDATE seats SET name = ?, guest = ?, stand_in = TRUE WHERE guest = ?"
        changes.append((unseat, (NOBODY, stranger, guest)))
        # A server that has the table in memory sees by its revision that it has changed.
        changes += [("UPDATE tables SET revision = revision + 1 WHERE code = ?", (code,)) for code in codes]
        await self._store.change(changes)
        return len(codes)

    async def _rename(self, code: str, guest: str) -> list[Change]:
        """Takes a guest's name out of the records of a table."""
        seats = await self._store.ask("SELECT seat, name, guest FROM seats WHERE code = ?", code)
        now = {row["seat"]: row["name"] for row in seats if row["guest"] == guest}
        changes: list[Change] = []
        for row in await self._store.ask("SELECT id, setup, guests FROM matches WHERE code = ?", code):
            if not row["setup"]:
                continue
            setup = msgspec.json.decode(row["setup"], type=Setup)
            if row["guests"]:
                guests = msgspec.json.decode(row["guests"], type=tuple[str, ...])
            else:  # from before matches had this column: the seat's owner now, if the name is the same
                guests = tuple(
                    guest if now.get(seat) == sitter.name else "" for seat, sitter in enumerate(setup.seats)
                )
            sitters = tuple(
                replace(sitter, name=NOBODY) if whose == guest else sitter
                for whose, sitter in zip(guests, setup.seats, strict=True)
            )
            values = (
                msgspec.json.encode(replace(setup, seats=sitters)).decode(),
                msgspec.json.encode(["" if whose == guest else whose for whose in guests]).decode(),
            )
            changes.append(("UPDATE matches SET setup = ?, guests = ? WHERE id = ?", (*values, row["id"])))
        return changes


async def tidy_for_ever(upkeep: Upkeep, settings: Settings, now: Callable[[], float]) -> None:
    """Lets old tables go, from time to time."""
    while True:
        try:
            gone = await upkeep.let_go(now(), settings.keep_waiting, settings.keep_matches)
            if gone:
                log.info("%d old tables were let go", gone)
        except Exception:
            log.exception("old tables could not be let go")
        await asyncio.sleep(TIDY_EVERY)


def _removal(code: str) -> list[Change]:
    moves = "DELETE FROM moves WHERE match IN (SELECT id FROM matches WHERE code = ?)"
    others = ("matches", "chat", "seats", "leases", "tables")
    return [(moves, (code,)), *((f"DELETE FROM {name} WHERE code = ?", (code,)) for name in others)]
