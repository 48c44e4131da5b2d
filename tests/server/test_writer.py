"""The thread that writes: many writes in one transaction, and one that fails alone."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tapisvert.server.writer import Writer


def add(db: sqlite3.Connection, numbers: list[int]) -> None:
    batches.append(list(numbers))
    db.executemany("INSERT INTO numbers VALUES (?)", [[number] for number in numbers])


batches: list[list[int]] = []


async def test_what_is_written_together_fails_alone(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    batches.clear()
    writer = Writer(db)
    writes = [writer.write_together(add, number) for number in (1, 2, 1, 3)]
    other = writer.write(lambda db: db.execute("INSERT INTO numbers VALUES (4)").rowcount)
    *answers, count = await asyncio.gather(*writes, other, return_exceptions=True)
    await writer.close()
    assert [type(answer) for answer in answers] == [
        type(None),
        type(None),
        sqlite3.IntegrityError,
        type(None),
    ]
    assert count == 1
    assert sqlite3.connect(path).execute("SELECT number FROM numbers ORDER BY 1").fetchall() == [
        (1,),
        (2,),
        (3,),
        (4,),
    ]
    assert max(map(len, batches)) > 1, "some were written together"


async def test_what_is_queued_is_written_before_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    writer = Writer(db)
    writes = [asyncio.create_task(writer.write_together(add, number)) for number in range(500)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*writes)
    (count,) = sqlite3.connect(path).execute("SELECT count(*) FROM numbers").fetchone()
    assert count == 500
    with pytest.raises(sqlite3.ProgrammingError):
        db.execute("SELECT 1")
