"""`tapis ratings recompute`, run as a host runs it, on a folder that a server has written."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tapisvert.server.rooms.ratings import Ratings
from tapisvert.server.rooms.records import Records
from tests.server.fakes import ANNA, FakePrograms, opened, play_out, two_at_a_table
from tests.test_cli import tapis


def test_ratings_are_recomputed_from_the_records_and_put_right(tmp_path: Path) -> None:
    asyncio.run(_play(tmp_path))
    command = ("ratings", "recompute", "--data", str(tmp_path), "--lang", "en")
    done = tapis(*command)
    assert done.returncode == 0, done.stderr
    agrees = done.stdout
    with closing(sqlite3.connect(tmp_path / "tapisvert.db")) as database, database:
        database.execute("UPDATE ratings SET mu = mu + 1 WHERE guest = ?", (ANNA.guest,))
    done = tapis(*command)
    assert (done.returncode, "punto/2" in done.stdout) == (1, True)
    assert tapis(*command, "--yes").returncode == 0
    done = tapis(*command)
    assert (done.returncode, done.stdout) == (0, agrees)


async def _play(folder: Path) -> None:
    """A rated match, counted."""
    async with opened(folder) as tables:
        table, anna, ben = await two_at_a_table(tables, rated=True)
        await play_out(table, anna, ben)
        records = Records(tables._store, FakePrograms())
        await Ratings(tables._store, records).settle()
        records.close()
        anna.close()
        ben.close()
