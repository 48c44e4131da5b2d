"""From a folder to PostgreSQL: all of it arrives and goes on there, or nothing does."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from tapisvert.server.messages.stream import ChatSent
from tapisvert.server.ops.folder import FolderInUse, locked
from tapisvert.server.ops.transfer import OF_THE_MOMENT, TABLES, Copied, Differs, NodesLive, NotEmpty, copy
from tapisvert.server.settings import Settings, plain
from tapisvert.server.storage import migrations
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.terminal.admin import Admin
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import Speaker
from tests.server.engines import Postgres
from tests.server.fakes import ANNA, Page, opened, play_out, to_move, two_at_a_table
from tests.server.nodes.test_cluster import host, verified
from tests.test_cli import tapis


async def fill(data: Path) -> tuple[str, str]:
    """Two tables: at one a match is over and another waits, at one a match is being played."""
    async with opened(data) as tables:
        await tables._store.name_guest("anna", "Anna")
        over, anna, ben = await two_at_a_table(tables)
        await play_out(over, anna, ben)
        await over.rematch("anna")
        await over.rematch("ben")
        await over.say(anna.connection, ANNA, ChatSent("1", "“Merci !” 👏"), lambda: None)
        playing, anna, ben = await two_at_a_table(tables, clock=30)
        for _ in range(5):
            page, seat = to_move(playing, anna, ben)
            await page.move(seat)
        codes = over.row.code, playing.row.code
    with sqlite3.connect(data / "tapisvert.db") as db:  # which older programs took
        db.execute("UPDATE moves SET client = ? WHERE match = ? AND number = 1", ["a\0zero", f"{codes[1]}-1"])
    db.close()
    return codes


async def rows(address: str) -> int:
    db = await asyncpg.connect(plain(address))
    try:
        return sum([await db.fetchval(f"SELECT count(*) FROM {name}") for name in TABLES])
    finally:
        await db.close()


async def test_all_that_is_in_a_folder_goes_on_in_postgres(data: Path, postgres: Postgres) -> None:
    over, playing = await fill(data)
    folder = SQLiteStore(data / "tapisvert.db")
    await folder.open()
    before = [await folder.load(code) for code in (over, playing)]
    key = await folder.key()
    await folder.close()
    address = postgres.database("moved")  # it has no schema yet
    settings = Settings(data=data, postgres=address)
    steps: list[tuple[int, int]] = []
    copied = await copy(settings, lambda done, of: steps.append((done, of)))
    assert copied == Copied(copied.rows, 1, ())
    assert (copied.rows["tables"], copied.rows["matches"], copied.rows["chat"]) == (2, 3, 1)
    assert steps[-1] == (len(steps), len(steps))
    async with host(address, "") as node:
        after = [await node.store.load(code) for code in (over, playing)]
        assert str(after) == str(before).replace(r"a\x00zero", "a\ufffdzero")
        assert await node.store.key() == key  # the guests' cookies hold
        assert (await verified(node, f"{over}-1")).outcome
        table = await node.tables.find(playing)
        anna = await Page(table, ANNA).join()
        assert 0 < anna.latest(0)["left"] <= 30
        while not anna.latest(0)["legal"]:
            await table.leave("ben", 1)  # a program plays for Ben
            await anna.until(lambda message: bool(message.get("legal")))
        await anna.move(0)
        with pytest.raises(NodesLive):
            await copy(settings)
    with pytest.raises(NotEmpty):
        await copy(settings)


async def test_what_does_not_arrive_as_it_was_is_not_kept(data: Path, database: str) -> None:
    await fill(data)
    db = await asyncpg.connect(plain(database))
    await db.execute(
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " IF new.number = 3 THEN new.move := 'r1@5,5'; END IF; RETURN new; END $$"
    )
    await db.execute("CREATE TRIGGER spoil BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION spoil()")
    with pytest.raises(Differs):
        await copy(Settings(data=data, postgres=database))
    assert await rows(database) == 0
    await db.execute("DROP TRIGGER spoil ON moves")
    there = {row[0] for row in await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")}
    await db.close()
    assert there == {*TABLES, *OF_THE_MOMENT, "alembic_version"}  # none is left out
    with locked(data), pytest.raises(FolderInUse):
        await copy(Settings(data=data, postgres=database))
    assert await rows(database) == 0


def test_a_host_copies_with_one_command(data: Path, database: str) -> None:
    asyncio.run(fill(data))
    done = tapis("admin", "copy", "--data", str(data), "--database", database)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Tables: 2, guests: 1, matches: 3, moves: ")
    assert "verify: 1." in done.stdout
    again = tapis("admin", "copy", "--data", str(data), "--database", database, "--lang", "fr")
    assert again.returncode == 1
    assert "Donnez-en une vide" in again.stderr
    store = PostgresStore(database)

    async def live() -> None:
        await store.open()
        await store.beat("one", 60)
        await store.close()

    asyncio.run(live())
    for address, folder, said in (
        ("", data, "terminal-admin-copy-where"),
        (database, data / "nowhere", "terminal-admin-no-data"),
        (database, data, "terminal-admin-nodes-live"),
        ("mysql://x", data, "terminal-bad-database"),
        ("postgresql://tapis:secret@127.0.0.1:1/x", data, "terminal-cannot-use-database"),
    ):
        with pytest.raises(Trouble) as trouble:
            Admin(folder, address, Speaker("de")).copy()
        assert trouble.value.id == said
        assert "secret" not in str(trouble.value.facts)
    assert migrations.sqlite_version(data / "tapisvert.db") == migrations.HEAD
