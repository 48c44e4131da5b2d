"""Databases of every schema that ever was are opened, brought up to date, and played on."""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from tapisvert import games
from tapisvert.server.messages.stream import Hello
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms.writing import exported
from tapisvert.server.settings import plain
from tapisvert.server.storage import migrations
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import NOBODY
from tapisvert.table import record
from tests.server.engines import Postgres
from tests.server.fakes import ANNA, BEN, Page, opened, to_move
from tests.server.storage.make_schemas import BEFORE_IT_WAS_EDITED, SCHEMAS, STEPS

LANDED = {
    "0001_tables.py": "a2bf007f62523dde",
    "0002_hints.py": "854ab8dd1f614365",
    "0003_nodes.py": "1a0589af02fea0c4",
    "0004_bots.py": "0b84d5ecd1424e71",
    "0005_when_and_who.py": "970f1a6bab75cf23",
    "0006_moves.py": "f676fd45f9773006",
    "0007_removed.py": "2af305fbc1edd630",
    "0008_people.py": "9dbcc29d28bbd053",
    "0009_seals.py": "a6d1cd87ff740dda",
    "0010_rematch.py": "df2da810e6fbdedd",
    "0011_lookbacks.py": "70b4c5cd1481ed70",
    "0012_me.py": "36d030486ac4c05e",
    "0013_days.py": "78dd2dbd5b1121bf",
    "0014_tournaments.py": "76e3221e5e706e96",
    "0015_ratings.py": "9a95982b53402d70",
    "0016_groups.py": "92f0096eea516e34",
    "0017_push.py": "cd7376fd4824b7c6",
}
"""What each step was when it landed. A step that has landed is never edited: databases are made with it."""


def columns(db: sqlite3.Connection) -> dict[str, set[str]]:
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: {row[1] for row in db.execute(f"PRAGMA table_info({name})")} for name in names}


def test_no_step_is_edited_after_it_landed() -> None:
    folder = Path(migrations.__file__).parent / "versions"
    now = {path.name: sha256(path.read_bytes()).hexdigest()[:16] for path in folder.glob("[0-9]*.py")}
    assert {name: now[name] for name in LANDED} == LANDED
    assert set(now) == set(LANDED), "a new step is added here when it lands"


def test_there_is_a_database_of_every_schema() -> None:
    """`python -m tests.server.storage.make_schemas` writes what is missing."""
    assert {path.stem for path in SCHEMAS.glob("*.sql")} == {*STEPS, *BEFORE_IT_WAS_EDITED}


@pytest.mark.parametrize("name", sorted([*STEPS, *BEFORE_IT_WAS_EDITED]))
async def test_a_database_of_every_released_schema_opens_and_is_played_on(name: str, data: Path) -> None:
    fresh = sqlite3.connect(data / "tapisvert.db")
    wanted = columns(fresh)
    fresh.close()
    (data / "tapisvert.db").unlink()
    made = sqlite3.connect(data / "tapisvert.db")
    made.executescript((SCHEMAS / f"{name}.sql").read_text(encoding="utf-8"))
    made.close()
    async with opened(data) as tables:
        store = tables._store
        assert isinstance(store, SQLiteStore)
        after = sqlite3.connect(data / "tapisvert.db")
        assert columns(after) == wanted
        after.close()
        upkeep = Upkeep(store)
        lines = {line.phase: line.code for line in await upkeep.tables()}
        assert set(lines) == {"over", "playing"}
        finished = await store.match(f"{lines['over']}-1")
        assert finished is not None
        assert record.verify(exported(*finished), games.load).outcome
        table = await tables.find(lines["playing"])
        anna, ben = Page(table, ANNA), Page(table, BEN)
        for page in (anna, ben):
            await table.join(page.connection, Hello())
            await page.settled()
        page, seat = to_move(table, anna, ben)
        await page.move(seat)
        assert page.of("accepted")
        over = await tables.find(lines["over"])
        assert [said.text for said in over.state.chat.said] == ["Bonjour"]
        assert await upkeep.forget("anna") == 2
        again = await store.match(f"{lines['over']}-1")
        assert again is not None
        assert again[0].setup is not None
        assert again[0].setup.seats[0].name == NOBODY


async def test_postgresql_too_gets_what_0005_lacked_at_first(postgres: Postgres) -> None:
    import asyncpg

    address = plain(postgres.database("first"))
    await migrations.upgrade_postgres(address, "0005")
    db = await asyncpg.connect(address)
    await db.execute("ALTER TABLE matches DROP COLUMN guests")
    await migrations.upgrade_postgres(address)
    assert await db.fetchval("SELECT count(guests) FROM matches") == 0
    await db.close()
