"""The store on SQLite: writes go through one writer thread, reads have a connection of their own."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from tapisvert.server.storage import migrations, rows
from tapisvert.server.storage.store import (
    CHAT_KEPT,
    Change,
    ChatRow,
    CodeTaken,
    MatchRow,
    MoveRow,
    Outdated,
    Phase,
    Saved,
    TableRow,
    Told,
    WaitingRow,
)
from tapisvert.server.storage.writer import Kind, Work, Writer, room_for

T = TypeVar("T")

RUNNING = "SELECT code FROM tables WHERE phase = 'playing' AND removed IS NULL ORDER BY touched DESC"
AT_ONCE = 100
"""Values in one query: SQLite takes no more than some hundreds."""

MOVES = Kind("moves", ("match", "number", "seat", "move", "client", "version", "at"), Outdated)
"""Nobody else can have taken a move's place here: if somebody did, what the table knows is outdated."""


class SQLiteStore:
    """See `Store` for what each method promises."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrations.upgrade_sqlite, self._path)
        self._writer = Writer(await asyncio.to_thread(_connect, self._path))
        loop = asyncio.get_running_loop()
        self._reading = await loop.run_in_executor(self._readers, _connect, self._path)

    async def close(self) -> None:
        if self._writer:
            await self._writer.close()
            self._writer = None
        if self._reading:
            await asyncio.get_running_loop().run_in_executor(self._readers, self._reading.close)
            self._reading = None
        self._readers.shutdown()

    # --- guests -----------------------------------------------------------------------------------

    async def key(self) -> bytes:
        def work(db: sqlite3.Connection) -> bytes:
            key = secrets.token_bytes(32)
            db.execute("INSERT OR IGNORE INTO keys (name, value) VALUES ('cookie', ?)", [key])
            return bytes(_one(db.execute("SELECT value FROM keys WHERE name = 'cookie'"))["value"])

        return await self._write(work)

    async def guest(self, guest: str) -> str | None:
        found = await self._rows("SELECT name FROM guests WHERE id = ?", guest)
        return str(found[0]["name"]) if found else None

    async def name_guest(self, guest: str, name: str) -> None:
        await self._write(
            lambda db: db.execute(
                "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                [guest, name, time.time()],
            )
        )

    async def end_sessions(self, guest: str) -> None:
        bump = "UPDATE guests SET generation = generation + 1 WHERE id = ?"
        await self._write(lambda db: db.execute(bump, [guest]))

    async def generations(self) -> dict[str, int]:
        found = await self._rows("SELECT id, generation FROM guests WHERE generation > 0")
        return {row["id"]: row["generation"] for row in found}

    async def check_writable(self) -> None:
        put = "INSERT OR REPLACE INTO upkeep (name, value) VALUES ('written', ?)"
        await self._write(lambda db: db.execute(put, [time.time()]))

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, table: TableRow, match: MatchRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            if db.execute("SELECT 1 FROM tables WHERE code = ?", [table.code]).fetchone():
                raise CodeTaken(table.code)
            _add_table(db, table, match.phase)
            _put_seats(db, table)
            _put_match(db, match)

        await self._write(work)

    async def save(self, table: TableRow, match: MatchRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            newest = db.execute(
                "UPDATE tables SET number = ?, host_name = ?, outcasts = ?, phase = ?, touched = ?,"
                " revision = revision + 1 WHERE code = ? AND revision = ?",
                [*rows.changes_of(table), match.phase, time.time(), table.code, table.revision],
            )
            if newest.rowcount == 0:
                raise Outdated(table.code)
            _put_seats(db, table)
            _put_match(db, match)

        await self._write(work)

    async def load(self, code: str) -> Saved | None:
        def work(db: sqlite3.Connection) -> Saved | None:
            row = db.execute("SELECT * FROM tables WHERE code = ? AND removed IS NULL", [code]).fetchone()
            if row is None:
                return None
            seats = db.execute("SELECT * FROM seats WHERE code = ? ORDER BY seat", [code])
            table = rows.table_of(row, [rows.seat_of(seat) for seat in seats])
            found = _get_match(db, table.match)
            assert found is not None  # saved together
            chat = db.execute(
                "SELECT * FROM chat WHERE code = ? ORDER BY number DESC LIMIT ?", [code, CHAT_KEPT]
            )
            return Saved(table, *found, tuple(map(rows.chat_of, reversed(chat.fetchall()))))

        return await self._read(work)

    async def waiting(self, age: float) -> list[WaitingRow]:
        def work(db: sqlite3.Connection) -> list[WaitingRow]:
            found = db.execute(
                "SELECT t.code, t.game, t.options, t.host_name, COUNT(*) AS seats,"
                " SUM(s.kind = 'open') AS free"
                " FROM tables t JOIN seats s ON s.code = t.code"
                " WHERE t.public AND t.phase = 'open' AND t.touched > ? AND t.removed IS NULL"
                " GROUP BY t.code HAVING free > 0"
                " ORDER BY row_number() OVER (PARTITION BY t.host ORDER BY t.touched DESC), t.touched DESC"
                " LIMIT 100",
                [time.time() - age],
            )
            return [rows.waiting_of(row) for row in found]

        return await self._read(work)

    async def running(self) -> list[str]:
        found = await self._rows(RUNNING)
        return [row["code"] for row in found]

    async def touch(self, codes: list[str]) -> None:
        now = [(time.time(), code) for code in codes]
        await self._write(lambda db: db.executemany("UPDATE tables SET touched = ? WHERE code = ?", now))

    async def revisions(self, codes: list[str]) -> dict[str, int]:
        def work(db: sqlite3.Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(codes), AT_ONCE):
                some = codes[start : start + AT_ONCE]
                marks = ", ".join("?" * len(some))
                rows = db.execute(
                    f"SELECT code, revision FROM tables WHERE code IN ({marks}) AND removed IS NULL", some
                )
                found.update((row["code"], row["revision"]) for row in rows)
            return found

        return await self._read(work)

    async def add_chat(self, code: str, line: ChatRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            added = db.execute(
                "INSERT INTO chat (code, number, seat, name, text, phrase, guest, client, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                [*rows.chat_columns_of(code, line), time.time()],
            )
            if added.rowcount == 0:
                raise Outdated(code)
            db.execute("DELETE FROM chat WHERE code = ? AND number <= ?", [code, line.number - CHAT_KEPT])

        await self._write(work)

    # --- matches ----------------------------------------------------------------------------------

    def add_move(self, match: str, number: int, move: MoveRow, over: bool) -> asyncio.Future[None]:
        assert self._writer is not None
        return self._writer.add(MOVES, *_new_move(match, number, move, over))

    def add_move_then(self, told: Told, match: str, number: int, move: MoveRow, over: bool) -> bool:
        assert self._writer is not None
        self._writer.add_then(told, MOVES, *_new_move(match, number, move, over))
        return True

    async def match(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
        return await self._read(lambda db: _get_match(db, match))

    async def answered(self, match: str, seat: int, client: str) -> tuple[int, str] | None:
        query = "SELECT version, move FROM moves WHERE match = ? AND seat = ? AND client = ?"
        found = await self._rows(query, match, seat, client)
        return (int(found[0]["version"]), str(found[0]["move"])) if found else None

    # --- upkeep -----------------------------------------------------------------------------------

    async def ask(self, query: str, *values: str | int | float) -> list[sqlite3.Row]:
        return await self._rows(query, *values)

    async def change(self, changes: list[Change]) -> int:
        def work(db: sqlite3.Connection) -> int:
            return [db.execute(statement, values).rowcount for statement, values in changes][-1]

        return await self._write(work) if changes else 0

    async def change_if(self, first: Change, changes: list[Change]) -> bool:
        def work(db: sqlite3.Connection) -> bool:
            if db.execute(*first).rowcount == 0:
                return False
            for statement, values in changes:
                db.execute(statement, values)
            return True

        return await self._write(work)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._writer is not None
        return await self._writer.write(work)

    async def _rows(self, query: str, *values: str | int | float) -> list[sqlite3.Row]:
        return await self._read(lambda db: db.execute(query, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reading is not None
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, self._reading)


def _new_move(match: str, number: int, move: MoveRow, over: bool) -> tuple[tuple[Any, ...], Work | None]:
    """The row, and what is also to be done."""
    row = (match, number, move.seat, move.move, move.client or None, move.version, move.at)
    return row, (lambda db: _end_match(db, match)) if over else None


def _end_match(db: sqlite3.Connection, match: str) -> None:
    db.execute("UPDATE matches SET over = 1 WHERE id = ?", [match])
    db.execute(
        "UPDATE tables SET phase = 'over', touched = ? WHERE code = (SELECT code FROM matches WHERE id = ?)",
        [time.time(), match],
    )


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=30, cached_statements=256
    )
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    # A statement of many rows keeps what it would undo: in memory, not in a file of its own each time.
    db.execute("PRAGMA temp_store = MEMORY")
    # Every move touches pages of its own match: the longer the log, the more of them are copied back once.
    db.execute("PRAGMA wal_autocheckpoint = 8000")
    return db


def _one(rows: sqlite3.Cursor) -> sqlite3.Row:
    row: sqlite3.Row = rows.fetchone()
    return row


def _add_table(db: sqlite3.Connection, table: TableRow, phase: Phase) -> None:
    db.execute(
        "INSERT INTO tables (code, game, options, host, host_name, public, onlookers, chat, clock, takeover,"
        " hints, tournament, number, rated, of_group, phrases, holidays, phase, created, touched)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [*rows.columns_of(table), phase, time.time(), time.time()],
    )


def _put_seats(db: sqlite3.Connection, table: TableRow) -> None:
    columns = "code, seat, kind, name, level, guest, stand_in, bot, rematch, pauses"
    _put(db, f"INSERT OR REPLACE INTO seats ({columns})", rows.seat_columns_of(table))


def _put_match(db: sqlite3.Connection, match: MatchRow) -> None:
    db.execute(
        "INSERT INTO matches (id, code, secret, salts, setup, over, started, guests, deal)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, salts = excluded.salts,"
        " setup = excluded.setup, started = excluded.started, guests = excluded.guests, deal = excluded.deal",
        rows.match_columns_of(match),
    )
    put = "INSERT OR IGNORE INTO played (guest, match, seat, game, company, started)"
    _put(db, put, rows.played_of(match))


def _put(db: sqlite3.Connection, put: str, found: list[tuple[Any, ...]]) -> None:
    """Rows by one statement: after each the thread would wait for the interpreter (see writer.py)."""
    if found:
        db.execute(f"{put} {room_for(len(found[0]), len(found))}", [value for row in found for value in row])


def _get_match(db: sqlite3.Connection, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
    row = db.execute("SELECT * FROM matches WHERE id = ?", [match]).fetchone()
    if row is None:
        return None
    moves = db.execute("SELECT * FROM moves WHERE match = ? ORDER BY number", [match])
    return rows.match_of(row), tuple(map(rows.move_of, moves))
