"""The store on SQLite: writes go through one writer thread, reads have a connection of their own."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from tapisvert.server import migrations
from tapisvert.server.messages import OpenTable
from tapisvert.server.store import ChatRow, CodeTaken, MatchRow, MoveRow, Saved, SeatRow, TableRow
from tapisvert.server.writer import Writer
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Setup

T = TypeVar("T")

CHAT_KEPT = 50


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
        rows = await self._rows("SELECT name FROM guests WHERE id = ?", guest)
        return str(rows[0]["name"]) if rows else None

    async def name_guest(self, guest: str, name: str) -> None:
        await self._write(
            lambda db: db.execute(
                "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                [guest, name, time.time()],
            )
        )

    # --- tables -----------------------------------------------------------------------------------

    async def create(self, table: TableRow, match: MatchRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            if db.execute("SELECT 1 FROM tables WHERE code = ?", [table.code]).fetchone():
                raise CodeTaken(table.code)
            _put_table(db, table)
            _put_match(db, match)

        await self._write(work)

    async def save(self, table: TableRow, match: MatchRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            _put_table(db, table)
            _put_match(db, match)

        await self._write(work)

    async def load(self, code: str) -> Saved | None:
        def work(db: sqlite3.Connection) -> Saved | None:
            row = db.execute("SELECT * FROM tables WHERE code = ?", [code]).fetchone()
            if row is None:
                return None
            seats = db.execute("SELECT * FROM seats WHERE code = ? ORDER BY seat", [code])
            table = _table(row, tuple(_seat(seat) for seat in seats))
            found = _get_match(db, table.match)
            assert found is not None  # saved together
            chat = db.execute(
                "SELECT * FROM chat WHERE code = ? ORDER BY number DESC LIMIT ?", [code, CHAT_KEPT]
            )
            lines = [ChatRow(r["number"], r["seat"], r["name"], r["text"], r["phrase"]) for r in chat]
            return Saved(table, *found, tuple(reversed(lines)))

        return await self._read(work)

    async def waiting(self, age: float) -> list[OpenTable]:
        def work(db: sqlite3.Connection) -> list[OpenTable]:
            rows = db.execute(
                "SELECT t.code, t.game, t.options, t.host_name, COUNT(*) AS seats,"
                " SUM(s.kind = 'open') AS free"
                " FROM tables t JOIN seats s ON s.code = t.code"
                " WHERE t.public AND t.phase = 'open' AND t.touched > ?"
                " GROUP BY t.code HAVING free > 0 ORDER BY t.touched DESC LIMIT 100",
                [time.time() - age],
            )
            return [
                OpenTable(r["code"], r["game"], _options(r["options"]), r["host_name"], r["free"], r["seats"])
                for r in rows
            ]

        return await self._read(work)

    async def running(self) -> list[str]:
        rows = await self._rows("SELECT code FROM tables WHERE phase = 'playing' ORDER BY touched DESC")
        return [row["code"] for row in rows]

    async def touch(self, codes: list[str]) -> None:
        rows = [(time.time(), code) for code in codes]
        await self._write(lambda db: db.executemany("UPDATE tables SET touched = ? WHERE code = ?", rows))

    async def add_chat(self, code: str, line: ChatRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO chat (code, number, seat, name, text, phrase, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                [code, line.number, line.seat, line.name, line.text, line.phrase, time.time()],
            )
            db.execute("DELETE FROM chat WHERE code = ? AND number <= ?", [code, line.number - CHAT_KEPT])

        await self._write(work)

    # --- matches ----------------------------------------------------------------------------------

    async def add_move(self, match: str, number: int, move: MoveRow, over: bool) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO moves (match, number, seat, move, client, version, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                [match, number, move.seat, move.move, move.client or None, move.version, move.at],
            )
            if over:
                db.execute("UPDATE matches SET over = 1 WHERE id = ?", [match])
                db.execute(
                    "UPDATE tables SET phase = 'over', touched = ?"
                    " WHERE code = (SELECT code FROM matches WHERE id = ?)",
                    [time.time(), match],
                )

        await self._write(work)

    async def match(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
        return await self._read(lambda db: _get_match(db, match))

    async def answered(self, match: str, seat: int, client: str) -> int | None:
        query = "SELECT version FROM moves WHERE match = ? AND seat = ? AND client = ?"
        rows = await self._rows(query, match, seat, client)
        return int(rows[0]["version"]) if rows else None

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._writer is not None
        return await self._writer.write(work)

    async def _rows(self, query: str, *values: str | int) -> list[sqlite3.Row]:
        return await self._read(lambda db: db.execute(query, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._reading is not None
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, self._reading)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _one(rows: sqlite3.Cursor) -> sqlite3.Row:
    row: sqlite3.Row = rows.fetchone()
    return row


def _put_table(db: sqlite3.Connection, table: TableRow) -> None:
    db.execute(
        "INSERT INTO tables (code, game, options, host, host_name, public, onlookers, chat, clock, takeover,"
        " hints, number, phase, created, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)"
        " ON CONFLICT (code) DO UPDATE SET number = excluded.number, touched = excluded.touched",
        [
            table.code,
            table.game,
            msgspec.json.encode(table.options).decode(),
            table.host,
            table.host_name,
            table.public,
            table.onlookers,
            table.chat,
            table.clock,
            table.takeover,
            table.hints,
            table.number,
            time.time(),
            time.time(),
        ],
    )
    db.executemany(
        "INSERT OR REPLACE INTO seats (code, seat, kind, name, level, guest, stand_in)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table.code, number, seat.kind, seat.name, seat.level, seat.guest, seat.stand_in)
            for number, seat in enumerate(table.seats)
        ],
    )


def _put_match(db: sqlite3.Connection, match: MatchRow) -> None:
    setup = msgspec.json.encode(match.setup).decode() if match.setup else None
    db.execute(
        "INSERT INTO matches (id, code, secret, salts, setup, over) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET salts = excluded.salts, setup = excluded.setup",
        [match.id, match.code, match.secret, msgspec.json.encode(match.salts).decode(), setup, match.over],
    )
    db.execute("UPDATE tables SET phase = ? WHERE code = ?", [match.phase, match.code])


def _get_match(db: sqlite3.Connection, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
    row = db.execute("SELECT * FROM matches WHERE id = ?", [match]).fetchone()
    if row is None:
        return None
    moves = db.execute("SELECT * FROM moves WHERE match = ? ORDER BY number", [match])
    return (
        MatchRow(
            row["id"],
            row["code"],
            row["secret"],
            msgspec.json.decode(row["salts"], type=tuple[str, ...]),
            msgspec.json.decode(row["setup"], type=Setup) if row["setup"] else None,
            bool(row["over"]),
        ),
        tuple(MoveRow(m["seat"], m["move"], m["client"] or "", m["version"], m["at"]) for m in moves),
    )


def _table(row: sqlite3.Row, seats: tuple[SeatRow, ...]) -> TableRow:
    return TableRow(
        row["code"],
        row["game"],
        _options(row["options"]),
        row["host"],
        row["host_name"],
        bool(row["public"]),
        bool(row["onlookers"]),
        bool(row["chat"]),
        row["clock"],
        bool(row["takeover"]),
        seats,
        row["number"],
        bool(row["hints"]),
    )


def _seat(row: sqlite3.Row) -> SeatRow:
    return SeatRow(row["kind"], row["name"], row["level"], row["guest"], bool(row["stand_in"]))


def _options(text: str) -> dict[str, OptionValue]:
    return msgspec.json.decode(text, type=dict[str, OptionValue])
