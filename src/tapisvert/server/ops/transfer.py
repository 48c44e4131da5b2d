"""From a folder to PostgreSQL, for a host whose tables have outgrown one machine.

All of it or nothing: one transaction, which is checked against the folder before it is committed. The folder
stays as it is, but for its schema, which is brought up to date.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.server.ops.folder import locked
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.writing import exported
from tapisvert.server.settings import Settings, plain
from tapisvert.server.storage import migrations, rows
from tapisvert.server.storage.postgres_sql import ALIVE
from tapisvert.server.storage.store import MatchRow, MoveRow
from tapisvert.table import record

TABLES = (
    *("keys", "guests", "tables", "seats", "matches", "moves", "lookbacks", "chat", "upkeep"),
    *("played", "results", "memory", "devices", "passes"),
    *("days", "tries", "tournaments", "entrants"),
    *("rated", "ratings", "groups", "members"),
    *("push_keys", "subscriptions", "told"),
)
"""What is copied, in an order that foreign keys allow."""

OF_THE_MOMENT = ("nodes", "leases")
"""What is not: which nodes live, and what they hold."""

AT_ONCE = 200
"""Matches that are compared in one go."""

# SQLite has no type of its own for some of these. PostgreSQL takes no text with a zero in it, which clients'
# ids once could have.
TYPES: dict[str, Callable[[Any], Any]] = {
    "boolean": bool,
    "bytea": bytes,
    "double precision": float,
    "integer": int,
    "text": lambda text: text.replace("\0", "\ufffd"),
}


class NotEmpty(Exception):
    """There is something in the database already."""


class NodesLive(Exception):
    """A node serves from the database."""


class Differs(Exception):
    """What arrived is not what was sent; nothing was kept of it."""


class Copied(msgspec.Struct, frozen=True):
    """How many rows of each table; how many finished matches verify, and the ids of those that do not."""

    rows: dict[str, int]
    verified: int
    unsound: tuple[str, ...]


Tell = Callable[[int, int], None]
"""Is called with how much is done, and of how much."""


async def copy(settings: Settings, tell: Tell = lambda done, of: None) -> Copied:
    """Copies all that a folder holds into an empty database.

    Raises `FolderInUse` if a server uses the folder, `NotEmpty`, `NodesLive`, `Differs`, an `OSError`, or
    what asyncpg raises; then nothing was copied.
    """
    import asyncpg

    with locked(settings.data):
        migrations.upgrade_sqlite(settings.database)
        await migrations.upgrade_postgres(plain(settings.postgres))
        with closing(sqlite3.connect(settings.database)) as source:
            source.row_factory = sqlite3.Row
            target = await asyncpg.connect(plain(settings.postgres))
            try:
                async with target.transaction():
                    return await _Copying(source, target, tell).run()
            finally:
                await target.close()


class _Copying:
    def __init__(self, source: sqlite3.Connection, target: Any, tell: Tell) -> None:
        self._source = source
        self._target = target
        self._tell = tell
        self._done = 0
        self._counts = {name: _count(source, name) for name in TABLES}
        self._all = sum(self._counts.values()) + self._counts["matches"]

    async def run(self) -> Copied:
        await self._claim()
        for name in TABLES:
            await self._copy(name)
        for name, count in self._counts.items():
            if await self._target.fetchval(f"SELECT count(*) FROM {name}") != count:
                raise Differs(name)
        verified, unsound = await self._compare()
        return Copied(self._counts, verified, unsound)

    async def _claim(self) -> None:
        """Locks the database: a node that starts meanwhile waits, or gives up."""
        await self._target.execute("LOCK TABLE nodes, guests, tables IN EXCLUSIVE MODE")
        if await self._target.fetchval(f"SELECT count(*) FROM nodes WHERE {ALIVE}"):
            raise NodesLive
        for name in TABLES:
            if name not in ("keys", "upkeep") and await self._target.fetchval(f"SELECT count(*) FROM {name}"):
                raise NotEmpty
        # A node that was there once drew a key, of which no guest can have anything.
        await self._target.execute("DELETE FROM keys")
        await self._target.execute("DELETE FROM upkeep")

    async def _copy(self, name: str) -> None:
        found = await self._target.fetch(
            "SELECT column_name, data_type FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = $1",
            name,
        )
        types = {row["column_name"]: TYPES[row["data_type"]] for row in found}

        def records() -> Iterator[tuple[Any, ...]]:
            for row in self._source.execute(f"SELECT {', '.join(types)} FROM {name}"):
                self._step()
                yield tuple(None if row[column] is None else types[column](row[column]) for column in types)

        await self._target.copy_records_to_table(name, records=records(), columns=list(types))

    async def _compare(self) -> tuple[int, tuple[str, ...]]:
        """Compares every match with the folder's, and verifies the records of those that are over."""
        verified, unsound = 0, []
        ids = [row["id"] for row in self._source.execute("SELECT id FROM matches ORDER BY id")]
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            marks = ", ".join("?" * len(some))
            matches, moves = (f"SELECT * FROM {name} WHERE {column}" for name, column in OF_MATCH)
            sent = _matches(
                self._source.execute(f"{matches} IN ({marks})", some).fetchall(),
                self._source.execute(f"{moves} IN ({marks}) ORDER BY number", some).fetchall(),
            )
            arrived = _matches(
                await self._target.fetch(f"{matches} = ANY($1::text[])", some),
                await self._target.fetch(f"{moves} = ANY($1::text[]) ORDER BY number", some),
            )
            for match in some:
                self._step()
                if sent[match] != arrived.get(match):
                    raise Differs(match)
                sound = _sound(*arrived[match])
                verified += sound is True
                if sound is False:
                    unsound.append(match)
        return verified, tuple(unsound)

    def _step(self) -> None:
        self._done += 1
        self._tell(self._done, self._all)


OF_MATCH = (("matches", "id"), ("moves", "match"))

Match = tuple[MatchRow, tuple[MoveRow, ...]]


def _matches(found: list[Any], moves: list[Any]) -> dict[str, Match]:
    of: dict[str, list[MoveRow]] = {row["id"]: [] for row in found}
    for row in moves:
        move = rows.move_of(row)
        of[row["match"]].append(msgspec.structs.replace(move, client=TYPES["text"](move.client)))
    return {row["id"]: (rows.match_of(row), tuple(of[row["id"]])) for row in found}


def _sound(row: MatchRow, moves: tuple[MoveRow, ...]) -> bool | None:
    """Whether a finished match's record verifies; None if that cannot be said here."""
    if not row.over:
        return None
    try:
        record.verify(exported(row, moves), games.load)
    except Refuse:  # of another version of its game
        return None
    except Exception:  # whatever a damaged match leads to
        return False
    return True


def _count(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
