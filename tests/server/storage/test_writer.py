"""The thread that writes: many writes in one transaction, and one that fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from tapisvert.server.storage.writer import Kind, Writer


class Taken(Exception):
    """What is raised for a number that is there already."""


NUMBERS = Kind("numbers", ("number",), Taken)


def stored(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        return [number for (number,) in db.execute("SELECT number FROM numbers ORDER BY 1")]


async def test_what_is_written_together_fails_alone(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    ran: list[str] = []
    db.set_trace_callback(ran.append)
    writer, gathered = Writer(db), threading.Event()
    first = writer.write(lambda db: gathered.wait())
    writes = [writer.add(NUMBERS, (number,)) for number in (1, 2, 1, 3)]
    other = writer.write(lambda db: db.execute("INSERT INTO numbers VALUES (4)").rowcount)
    gathered.set()
    *answers, count = await asyncio.gather(*writes, other, return_exceptions=True)
    assert await first
    await writer.close()
    assert [type(answer) for answer in answers] == [
        type(None),
        type(None),
        Taken,
        type(None),
    ]
    assert count == 1
    assert stored(path) == [1, 2, 3, 4]
    assert any(text.count("(") > 2 for text in ran), "some were written together"


async def test_what_is_queued_is_written_before_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    writer = Writer(db)
    writes = [writer.add(NUMBERS, (number,)) for number in range(500)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*writes)
    assert stored(path) == list(range(500))
    with pytest.raises(sqlite3.ProgrammingError):
        db.execute("SELECT 1")


async def test_rows_alone_are_a_transaction_of_one_statement(tmp_path: Path) -> None:
    """And what is to be done with a row is done with it, or not at all."""
    path = tmp_path / "test.db"
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    ran: list[str] = []
    db.set_trace_callback(ran.append)
    writer = Writer(db)
    await writer.add(NUMBERS, (1,))
    assert ran == ["INSERT INTO numbers (number) VALUES (1)"]
    await writer.add(NUMBERS, (2,), lambda db: db.execute("INSERT INTO numbers VALUES (20)"))
    with pytest.raises(Taken):
        await writer.add(NUMBERS, (2,), lambda db: db.execute("INSERT INTO numbers VALUES (21)"))
    await writer.close()
    assert stored(path) == [1, 2, 20]
