"""A folder full of stored tables, to start a server with."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tapisvert.server import codes
from tests.server.fakes import opened, to_move, two_at_a_table

MOVES = 10
KEYS = {"tables": ("code",), "seats": ("code",), "matches": ("id", "code"), "moves": ("match",)}
"""The columns that name a table or its match."""


def fill(folder: Path, count: int) -> str:
    """So many tables where a match is being played, all of them copies of one; the code of the last."""
    first = asyncio.run(_play(folder))
    made: set[str] = set()
    while len(made) < count - 1:
        made.add(codes.draw(public=True))
    with sqlite3.connect(folder / "tapisvert.db") as db:
        for table, keys in KEYS.items():
            cursor = db.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in cursor.description]
            rows = cursor.fetchall()
            places = [columns.index(key) for key in keys]
            copies = (_renamed(row, places, first, code) for code in sorted(made) for row in rows)
            marks = ", ".join("?" * len(columns))
            db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", copies)
    db.close()
    return max(made)


def _renamed(row: tuple[object, ...], places: list[int], before: str, code: str) -> list[object]:
    return [str(value).replace(before, code) if place in places else value for place, value in enumerate(row)]


async def _play(folder: Path) -> str:
    """One table, and the first moves of its match."""
    async with opened(folder) as tables:
        table, anna, ben = await two_at_a_table(tables, public=True)
        for _ in range(MOVES):
            page, seat = to_move(table, anna, ben)
            await page.move(seat)
        return table.row.code
