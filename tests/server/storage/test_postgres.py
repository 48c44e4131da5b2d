"""PostgreSQL's own: its schema, which nodes hold which tables, and what a host sees of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from tapisvert.server.ops.run import DatabaseTrouble, run
from tapisvert.server.settings import Settings, plain
from tapisvert.server.storage import migrations
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.store import Head, MoveRow
from tapisvert.terminal.doctor import doctor
from tapisvert.words import Speaker
from tests.server.engines import Postgres, Redis, running
from tests.server.fakes import Guest, serving
from tests.server.storage.test_store import MATCH, SETUP, TABLE


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    there = PostgresStore(database)
    await there.open()
    yield there
    await there.close()


async def playing(store: PostgresStore, *codes: str) -> None:
    for code in codes:
        match = replace(MATCH, id=f"{code}-1", code=code, setup=SETUP)
        await store.create(replace(TABLE, code=code), match)


async def test_nodes_that_start_together_make_the_schema_once(postgres: Postgres) -> None:
    address = plain(postgres.database("together"))
    await asyncio.gather(*(migrations.upgrade_postgres(address) for _ in range(3)))
    assert await migrations.postgres_version(address) == migrations.HEAD


async def test_a_database_of_a_newer_program_is_left_alone(database: str, store: PostgresStore) -> None:
    async with store._reading.acquire() as db:
        await db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(migrations.NewerDatabase, match="9999"):
        await migrations.upgrade_postgres(plain(database))
    settings = Settings(data=Path(), postgres=database)
    with pytest.raises(DatabaseTrouble, match="9999"):
        await asyncio.to_thread(run, "127.0.0.1", 0, Path(), settings=settings)
    said, well = await asyncio.to_thread(doctor, settings, "127.0.0.1", 0, Speaker("en"))
    assert not well
    assert any("newer version" in line for line in said)


def test_the_doctor_sees_who_may_make_no_tables(postgres: Postgres) -> None:
    address = postgres.database("owned").replace("tapis@", "weak@")
    postgres.tell("owned", "CREATE ROLE weak LOGIN")
    said, well = doctor(Settings(data=Path(), postgres=address), "127.0.0.1", 0, Speaker("en"))
    assert not well
    assert any("ALTER DATABASE owned OWNER TO weak" in line for line in said)
    postgres.tell("owned", "ALTER DATABASE owned OWNER TO weak")
    said, _ = doctor(Settings(data=Path(), postgres=address), "127.0.0.1", 0, Speaker("en"))
    assert any("no database yet" in line for line in said)


def test_the_doctor_finds_both_engines_well(database: str, redis: Redis) -> None:
    settings = Settings(data=Path(), postgres=database, channels=redis.address)
    said, _ = doctor(settings, "127.0.0.1", 0, Speaker("en"))
    assert [line for line in said if line.startswith("✗") and "page" not in line] == []
    assert "✓ Redis answers." in said


async def test_a_zero_in_a_text_is_refused_and_harms_nobody(tmp_path: Path, database: str) -> None:
    """PostgreSQL stores none: what reached it would close the table for everybody there."""
    with serving(tmp_path, postgres=database) as address:
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            for path in ("/api/matches/%00/record", "/api/matches/A%00-1/replay", "/api/tables/%00"):
                assert (await anna.http.get(path)).status_code == 404
            code = (await anna.lay("me", "here"))["code"]
            async with anna.stream(code) as wire:
                await anna.post(f"/api/tables/{code}/start")
                now = await wire.next("snapshot")
                if not now["legal"]:
                    now = await wire.next("snapshot")
                await wire.move(now, "a\0b")
                await wire.move(now, "c", match="\0")
                await wire.send(type="chat", id="\0", text="hello")
                for _ in range(3):
                    refused = await wire.next("accepted", "refused", "goodbye")
                    assert refused["refusal"]["code"] == "bad-message"
                await wire.move(now, "d")
                assert (await wire.next("accepted", "refused", "goodbye"))["id"] == "d"


async def test_heads_say_how_far_tables_are(store: PostgresStore) -> None:
    await playing(store, "AAAAAA", "BBBBBB")
    await store.add_move("AAAAAA-1", 1, MoveRow(0, "r5@0,0", at=7.0), over=False)
    await store.add_move("AAAAAA-1", 2, MoveRow(1, "r6@0,0", at=8.0), over=False)
    heads = await store.heads(["AAAAAA", "BBBBBB", "CCCCCC"])
    assert heads == {"AAAAAA": Head(0, 1, 2, 0), "BBBBBB": Head(0, 1, 0, 0)}
    assert await store.news("AAAAAA", "AAAAAA-1", 2) == (heads["AAAAAA"], ())
    assert await store.news("AAAAAA", "AAAAAA-1", 1) == (heads["AAAAAA"], (MoveRow(1, "r6@0,0", at=8.0),))
    assert await store.news("CCCCCC", "CCCCCC-1", 0) is None


async def test_each_of_many_that_ask_at_once_gets_the_news_of_its_own_table(store: PostgresStore) -> None:
    codes = [f"AAAAA{letter}" for letter in "BCDEFGHJKM"]
    await playing(store, *codes)
    moves = [MoveRow(0, f"r{number}@0,0", at=7.0) for number in range(1, 10)]
    for count, code in enumerate(codes):
        for number, move in enumerate(moves[:count], 1):
            await store.add_move(f"{code}-1", number, move, over=False)
    asked = [*reversed(codes), "CCCCCC", codes[5]]
    answers = await asyncio.gather(*(store.news(code, f"{code}-1", 2) for code in asked))
    for code, answer in zip(asked, answers, strict=True):
        if code == "CCCCCC":
            assert answer is None
        else:
            new = tuple(moves[2 : codes.index(code)])
            assert answer == (Head(0, 1, 2 + len(new), 0), new)


async def test_news_that_cannot_be_read_is_an_error_for_each_who_asked(store: PostgresStore) -> None:
    await playing(store, "AAAAAA")
    too_large = 2**40
    both = await asyncio.gather(
        *(store.news("AAAAAA", "AAAAAA-1", after) for after in (0, too_large)), return_exceptions=True
    )
    assert [type(each) for each in both] == [asyncpg.DataError] * 2
    assert await store.news("AAAAAA", "AAAAAA-1", 0) == (Head(0, 1, 0, 0), ())


async def test_a_table_is_held_by_one_node_that_lives(store: PostgresStore) -> None:
    await playing(store, "AAAAAA", "BBBBBB")
    for node in ("one", "two"):
        await store.beat(node, 30)
    assert sorted(await store.orphans(9, [])) == ["AAAAAA", "BBBBBB"]
    assert await store.orphans(9, ["AAAAAA"]) == ["BBBBBB"]
    assert await store.claim("one", ["AAAAAA"]) == ["AAAAAA"]
    assert await store.claim("two", ["AAAAAA", "BBBBBB"]) == ["BBBBBB"]
    assert await store.orphans(9, []) == []
    await store.beat("one", -1)  # it has not been heard of for long
    assert await store.orphans(9, []) == ["AAAAAA"]
    assert await store.claim("two", ["AAAAAA"]) == ["AAAAAA"]
    await store.leave("two")
    assert sorted(await store.orphans(9, [])) == ["AAAAAA", "BBBBBB"]


async def test_a_table_at_rest_is_nobodys_until_it_is_claimed(store: PostgresStore) -> None:
    await playing(store, "AAAAAA")
    await store.beat("one", 30)
    await store.beat("two", 30)
    await store.claim("one", ["AAAAAA"])
    await store.rest("one", ["AAAAAA"])
    assert await store.orphans(9, []) == []
    assert await store.claim("two", ["AAAAAA"]) == ["AAAAAA"]
    await store.release("two", "AAAAAA")
    assert await store.orphans(9, []) == ["AAAAAA"]


async def test_a_clock_that_is_set_back_keeps_no_dead_node_alive(postgres: Postgres) -> None:
    store = PostgresStore(postgres.database("calendar", "template"))
    postgres.spoil("calendar")
    await store.open()
    await playing(store, "AAAAAA")
    for node in ("one", "two"):
        await store.beat(node, 15)
    await store.claim("one", ["AAAAAA"])
    postgres.jump("calendar", "-1 hour")
    await store.beat("two", 15)
    assert await store.orphans(9, []) == ["AAAAAA"]
    assert await store.claim("two", ["AAAAAA"]) == ["AAAAAA"]
    postgres.jump("calendar", "1 hour")
    assert await store.orphans(9, []) == ["AAAAAA"]
    await store.beat("two", 15)
    assert await store.orphans(9, []) == []
    await store.close()


async def test_a_node_that_knows_less_does_not_reopen_a_match(store: PostgresStore) -> None:
    await playing(store, "AAAAAA")
    await store.add_move("AAAAAA-1", 1, MoveRow(0, "r5@0,0"), over=True)
    saved = await store.load("AAAAAA")
    assert saved is not None
    await store.save(saved.table, replace(saved.match, over=False))
    assert await store.running() == []


async def test_a_database_that_goes_away_is_an_error_and_comes_back() -> None:
    with running(Postgres) as postgres:
        store = PostgresStore(postgres.database("tapis"))
        await store.open()
        await playing(store, "AAAAAA")
        postgres.kill()
        with pytest.raises(store.away):
            await store.add_move("AAAAAA-1", 1, MoveRow(0, "r5@0,0"), over=False)
        postgres.start()
        await store.add_move("AAAAAA-1", 1, MoveRow(0, "r5@0,0"), over=False)
        assert (await store.heads(["AAAAAA"]))["AAAAAA"].moves == 1
        await store.close()
