"""The store on PostgreSQL, which nodes can share: batched writes, and a pool of connections to read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from tapisvert.server.settings import plain
from tapisvert.server.storage import migrations, outage, rows
from tapisvert.server.storage import postgres_sql as sql
from tapisvert.server.storage.committer import Committer, NewMove
from tapisvert.server.storage.postgres_news import News
from tapisvert.server.storage.postgres_sql import ALIVE, NOW
from tapisvert.server.storage.store import (
    CHAT_KEPT,
    Change,
    ChatRow,
    Head,
    MatchRow,
    MoveRow,
    Outdated,
    Saved,
    TableRow,
    Told,
    WaitingRow,
)

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")

CONNECTIONS = 8
PATIENCE = 10.0
"""Seconds after which a database that does not answer counts as away."""


class PostgresStore:
    """See `SharedStore` for what each method promises."""

    def __init__(self, address: str) -> None:
        self._address = plain(address)
        self._pool: asyncpg.Pool | None = None
        self._committer: Committer | None = None
        self._news: News | None = None
        self.outage = outage.Outage("PostgreSQL")

    async def open(self) -> None:
        import asyncpg

        await migrations.upgrade_postgres(self._address)
        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=_as_it_is,
        )
        self._committer = Committer(self._pool)
        self._news = News(self._pool)

    async def close(self) -> None:
        if self._committer:
            await self._committer.close()
            self._committer = None
        if self._news:
            await self._news.close()
            self._news = None
        if self._pool:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
            except TimeoutError:
                self._pool.terminate()
            self._pool = None

    # --- guests -----------------------------------------------------------------------------------

    async def key(self) -> bytes:
        async def work(db: Any) -> bytes:
            add = "INSERT INTO keys (name, value) VALUES ('cookie', $1) ON CONFLICT DO NOTHING"
            await db.execute(add, secrets.token_bytes(32))
            return bytes(await db.fetchval("SELECT value FROM keys WHERE name = 'cookie'"))

        return await self._write("", work)

    async def guest(self, guest: str) -> str | None:
        found = await self._rows("SELECT name FROM guests WHERE id = $1", guest)
        return str(found[0]["name"]) if found else None

    async def name_guest(self, guest: str, name: str) -> None:
        await self._execute(
            guest,
            f"INSERT INTO guests (id, name, created) VALUES ($1, $2, {NOW})"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            guest,
            name,
        )

    async def end_sessions(self, guest: str) -> None:
        await self._execute(guest, "UPDATE guests SET generation = generation + 1 WHERE id = $1", guest)

    async def generations(self) -> dict[str, int]:
        found = await self._rows("SELECT id, generation FROM guests WHERE generation > 0")
        return {row["id"]: row["generation"] for row in found}

    async def check_writable(self) -> None:
        await self._execute(
            "",
            f"INSERT INTO upkeep (name, value) VALUES ('written', {NOW})"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, table: TableRow, match: MatchRow) -> None:
        async def work(db: Any) -> None:
            await sql.add_table(db, table)
            await sql.put_seats(db, table)
            await sql.put_match(db, match)

        await self._write(table.code, work)

    async def save(self, table: TableRow, match: MatchRow) -> None:
        async def work(db: Any) -> None:
            newest = await db.fetchval(
                "UPDATE tables SET number = $3, host_name = $4, outcasts = $5,"
                f" touched = {NOW}, revision = revision + 1"
                " WHERE code = $1 AND revision = $2 RETURNING code",
                table.code,
                table.revision,
                *rows.changes_of(table),
            )
            if newest is None:
                raise Outdated(table.code)
            await sql.put_seats(db, table)
            await sql.put_match(db, match)

        await self._write(table.code, work)

    async def load(self, code: str) -> Saved | None:
        async with self._snapshot() as db:
            row = await db.fetchrow("SELECT * FROM tables WHERE code = $1 AND removed IS NULL", code)
            if row is None:
                return None
            seats = await db.fetch("SELECT * FROM seats WHERE code = $1 ORDER BY seat", code)
            table = rows.table_of(row, [rows.seat_of(seat) for seat in seats])
            found = await sql.get_match(db, table.match)
            assert found is not None  # saved together
            chat = await db.fetch(
                "SELECT * FROM chat WHERE code = $1 ORDER BY number DESC LIMIT $2", code, CHAT_KEPT
            )
        return Saved(table, *found, tuple(map(rows.chat_of, reversed(chat))))

    async def waiting(self, age: float) -> list[WaitingRow]:
        found = await self._rows(
            "SELECT t.code, t.game, t.options, t.host_name, count(*) AS seats,"
            " count(*) FILTER (WHERE s.kind = 'open') AS free"
            " FROM tables t JOIN seats s ON s.code = t.code"
            f" WHERE t.public AND t.phase = 'open' AND t.touched > {NOW} - $1 AND t.removed IS NULL"
            " GROUP BY t.code HAVING count(*) FILTER (WHERE s.kind = 'open') > 0"
            " ORDER BY row_number() OVER (PARTITION BY t.host ORDER BY t.touched DESC), t.touched DESC"
            " LIMIT 100",
            age,
        )
        return [rows.waiting_of(row) for row in found]

    async def running(self) -> list[str]:
        found = await self._rows(
            "SELECT code FROM tables WHERE phase = 'playing' AND removed IS NULL ORDER BY touched DESC"
        )
        return [row["code"] for row in found]

    async def touch(self, codes: list[str]) -> None:
        touch = f"UPDATE tables SET touched = {NOW} WHERE code = ANY($1::text[])"
        await self._execute("", touch, sorted(codes))

    async def revisions(self, codes: list[str]) -> dict[str, int]:
        found = await self._rows(
            "SELECT code, revision FROM tables WHERE code = ANY($1::text[]) AND removed IS NULL", codes
        )
        return {row["code"]: row["revision"] for row in found}

    async def add_chat(self, code: str, line: ChatRow) -> None:
        async def work(db: Any) -> None:
            added = await db.fetchval(
                "INSERT INTO chat (code, number, seat, name, text, phrase, guest, client, at)"
                f" VALUES ($1, $2, $3, $4, $5, $6, $7, $8, {NOW}) ON CONFLICT DO NOTHING RETURNING number",
                *rows.chat_columns_of(code, line),
            )
            if added is None:
                raise Outdated(code)
            old = "DELETE FROM chat WHERE code = $1 AND number <= $2"
            await db.execute(old, code, line.number - CHAT_KEPT)

        await self._write(code, work)

    # --- matches ----------------------------------------------------------------------------------

    async def add_move(self, match: str, number: int, move: MoveRow, over: bool) -> None:
        assert self._committer is not None
        try:
            await self._committer.write(match, NewMove(match, number, move, over))
        except Exception as error:
            self._note(error)
            raise
        if self.outage.on:
            self.outage.over()

    def add_move_then(self, told: Told, match: str, number: int, move: MoveRow, over: bool) -> bool:
        assert self._committer is not None

        def stored(result: Exception | None) -> None:
            if result is not None:
                self._note(result)
            elif self.outage.on:
                self.outage.over()
            told(result)

        self._committer.write_then(stored, match, NewMove(match, number, move, over))
        return True

    async def match(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
        async with self._snapshot() as db:
            return await sql.get_match(db, match)

    async def answered(self, match: str, seat: int, client: str) -> tuple[int, str] | None:
        query = "SELECT version, move FROM moves WHERE match = $1 AND seat = $2 AND client = $3"
        found = await self._rows(query, match, seat, client)
        return (int(found[0]["version"]), str(found[0]["move"])) if found else None

    # --- between nodes ----------------------------------------------------------------------------

    @property
    def away(self) -> tuple[type[Exception], ...]:
        import asyncpg

        return *outage.signs(), asyncpg.PostgresError

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        found = await self._rows(
            "SELECT t.code, t.revision, t.number,"
            " coalesce((SELECT max(number) FROM moves WHERE match = t.code || '-' || t.number), 0) AS moves,"
            " coalesce((SELECT max(number) FROM chat WHERE code = t.code), 0) AS chat"
            " FROM tables t WHERE t.code = ANY($1::text[])",
            codes,
        )
        return {row["code"]: Head(row["revision"], row["number"], row["moves"], row["chat"]) for row in found}

    async def news(self, code: str, match: str, after: int) -> tuple[Head, tuple[MoveRow, ...]] | None:
        assert self._news is not None
        with self._noting():
            return await self._news.of(code, match, after)

    async def beat(self, node: str, seconds: float) -> float:
        async def work(db: Any) -> float:
            query = (
                f"INSERT INTO nodes (id, until) VALUES ($1, {NOW} + $2)"
                f" ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING {NOW}"
            )
            return float(await db.fetchval(query, node, seconds))

        return await self._write("", work)

    async def claim(self, node: str, codes: list[str]) -> list[str]:
        async def work(db: Any) -> list[str]:
            found = await db.fetch(
                "INSERT INTO leases (code, node) SELECT code, $1 FROM unnest($2::text[]) AS wanted (code)"
                " ON CONFLICT (code) DO UPDATE SET node = excluded.node WHERE leases.node = $1 OR NOT EXISTS"
                f" (SELECT 1 FROM nodes WHERE id = leases.node AND {ALIVE}) RETURNING code",
                node,
                sorted(set(codes)),
            )
            return [row["code"] for row in found]

        return await self._write("", work)

    async def rest(self, node: str, codes: list[str]) -> None:
        async def work(db: Any) -> None:
            mine = "leases.node = $1 AND leases.code = ANY($2::text[])"
            over = "tables.code = leases.code AND tables.phase <> 'playing'"
            await db.execute(f"DELETE FROM leases USING tables WHERE {mine} AND {over}", node, sorted(codes))
            await db.execute(f"UPDATE leases SET node = '' WHERE {mine}", node, sorted(codes))

        await self._write("", work)

    async def release(self, node: str, code: str) -> None:
        await self._execute(code, "DELETE FROM leases WHERE node = $1 AND code = $2", node, code)

    async def orphans(self, limit: int, but: list[str]) -> list[str]:
        found = await self._rows(
            "SELECT t.code FROM tables t LEFT JOIN leases l ON l.code = t.code"
            f" LEFT JOIN nodes n ON n.id = l.node AND {ALIVE}"
            " WHERE t.phase = 'playing' AND t.removed IS NULL AND n.id IS NULL AND l.node IS DISTINCT FROM ''"
            " AND t.code <> ALL($2::text[]) ORDER BY t.touched DESC LIMIT $1",
            limit,
            but,
        )
        return [row["code"] for row in found]

    async def leave(self, node: str) -> None:
        async def work(db: Any) -> None:
            await db.execute("DELETE FROM leases WHERE node = $1", node)
            await db.execute(f"DELETE FROM nodes WHERE id = $1 OR until < {NOW} - 86400", node)

        await self._write("", work)

    # --- upkeep -----------------------------------------------------------------------------------

    async def ask(self, query: str, *values: str | int | float) -> list[Any]:
        return await self._rows(_numbered(query), *values)

    async def change(self, changes: list[Change]) -> int:
        async def work(db: Any) -> int:
            said = ""
            for statement, values in changes:
                said = await db.execute(_numbered(statement), *values)
            return int(said.rpartition(" ")[2])  # “UPDATE 1”

        return await self._write("", work) if changes else 0

    async def change_if(self, first: Change, changes: list[Change]) -> bool:
        async def work(db: Any) -> bool:
            said = await db.execute(_numbered(first[0]), *first[1])
            if int(said.rpartition(" ")[2]) == 0:
                return False
            for statement, values in changes:
                await db.execute(_numbered(statement), *values)
            return True

        return await self._write("", work)

    # --- how it gets there ------------------------------------------------------------------------

    @property
    def _reading(self) -> Any:
        assert self._pool is not None
        return self._pool

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        with self._noting():
            return list(await self._reading.fetch(query, *values))

    async def _execute(self, key: str, query: str, *values: Any) -> None:
        async def work(db: Any) -> None:
            await db.execute(query, *values)

        await self._write(key, work)

    async def _write(self, key: str, work: Callable[[Any], Awaitable[T]]) -> T:
        assert self._committer is not None
        with self._noting():
            return await self._committer.write(key, work)

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Any]:
        """A connection that sees one moment of the database."""
        with self._noting():
            async with (
                self._reading.acquire() as db,
                db.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield db

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Notes whether the database is away."""
        try:
            yield
        except Exception as error:
            self._note(error)
            raise
        self.outage.over()

    def _note(self, error: Exception) -> None:
        if isinstance(error, outage.signs()):
            self.outage.failed(error)


async def _as_it_is(db: asyncpg.Connection) -> None:
    """Leaves a connection that goes back to the pool as it is: nothing here changes a session, and asking
    PostgreSQL to undo that would take as long as most queries."""


def _numbered(statement: str) -> str:
    """With `$1`, `$2` … for the question marks."""
    first, *others = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))
