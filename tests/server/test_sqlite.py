"""What is stored is there again, whole, and at once or not at all."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import replace

from tapisvert.server import migrations
from tapisvert.server.sqlite import CHAT_KEPT, SQLiteStore
from tapisvert.server.store import ChatRow, CodeTaken, MatchRow, MoveRow, SeatRow, TableRow
from tapisvert.table.match import Setup, Sitter

TABLE = TableRow(
    code="ABCDEF",
    game="punto",
    options={"table": "2", "expert": True, "wins": 3},
    host="anna",
    host_name="Anna",
    public=True,
    onlookers=False,
    chat=True,
    clock=30,
    takeover=True,
    seats=(SeatRow("person", "Anna", guest="anna"), SeatRow()),
    hints=True,
)
MATCH = MatchRow("ABCDEF-1", "ABCDEF", "5e" * 32, ("ab" * 16, ""))
SETUP = Setup(
    "punto",
    1,
    {"wins": 3},
    (Sitter("Anna"), Sitter("Maître", "maitre")),
    "c0",
    ("ab", "cd"),
    "ABCDEF-1",
    "2026-11-15",
)


@pytest.fixture
async def store(data: Path) -> AsyncIterator[SQLiteStore]:
    there = SQLiteStore(data / "tapisvert.db")
    await there.open()
    yield there
    await there.close()


async def test_a_table_is_there_again_after_a_restart(store: SQLiteStore, data: Path) -> None:
    await store.create(TABLE, MATCH)
    seats = (TABLE.seats[0], SeatRow("program", "Maître", "maitre", stand_in=True))
    table = replace(TABLE, seats=seats)
    match = replace(MATCH, salts=("ab" * 16, "cd" * 16), setup=SETUP)
    await store.save(table, match)
    moves = (MoveRow(0, "r5@0,0", "client 1", 2, 1000.5), MoveRow(1, "b7@1,0", "", 2, 1001.25))
    for number, move in enumerate(moves, 1):
        await store.add_move("ABCDEF-1", number, move, over=False)
    await store.add_chat("ABCDEF", ChatRow(1, 0, "Anna", "hello", ""))
    key = await store.key()
    await store.close()

    again = SQLiteStore(data / "tapisvert.db")
    await again.open()
    saved = await again.load("ABCDEF")
    assert saved is not None
    assert (saved.table, saved.match, saved.moves) == (table, match, moves)
    assert saved.chat == (ChatRow(1, 0, "Anna", "hello", ""),)
    assert await again.key() == key
    assert await again.running() == ["ABCDEF"]
    assert await again.answered("ABCDEF-1", 0, "client 1") == 2
    assert await again.answered("ABCDEF-1", 1, "client 1") is None
    await again.close()


async def test_a_rematch_leaves_the_first_match_as_it_was(store: SQLiteStore) -> None:
    await store.create(TABLE, replace(MATCH, setup=SETUP))
    await store.add_move("ABCDEF-1", 1, MoveRow(0, "r5@0,0"), over=True)
    assert await store.running() == []
    await store.save(replace(TABLE, number=2), MatchRow("ABCDEF-2", "ABCDEF", "7f" * 32, ("", "")))
    first = await store.match("ABCDEF-1")
    assert first is not None
    assert first[0].over
    assert first[0].setup == SETUP
    assert len(first[1]) == 1
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert saved.match.id == "ABCDEF-2"
    assert saved.match.phase == "open"
    assert saved.moves == ()


async def test_a_code_is_given_once(store: SQLiteStore) -> None:
    await store.create(TABLE, MATCH)
    with pytest.raises(CodeTaken):
        await store.create(TABLE, MATCH)


async def test_a_move_number_is_played_once_and_a_client_id_too(store: SQLiteStore) -> None:
    await store.create(TABLE, replace(MATCH, setup=SETUP))
    await store.add_move("ABCDEF-1", 1, MoveRow(0, "r5@0,0", "id"), over=False)
    with pytest.raises(sqlite3.IntegrityError):
        await store.add_move("ABCDEF-1", 1, MoveRow(1, "b7@1,0"), over=True)
    with pytest.raises(sqlite3.IntegrityError):
        await store.add_move("ABCDEF-1", 2, MoveRow(0, "b7@1,0", "id"), over=True)
    found = await store.match("ABCDEF-1")
    assert found is not None
    assert not found[0].over
    assert len(found[1]) == 1


async def test_only_public_tables_with_a_free_seat_are_listed(store: SQLiteStore) -> None:
    full = (TABLE.seats[0], TABLE.seats[0])
    for code, row in {
        "AAAAAA": TABLE,
        "BBBBBB": replace(TABLE, public=False),
        "CCCCCC": replace(TABLE, seats=full),
    }.items():
        row = replace(row, code=code)
        await store.create(row, replace(MATCH, id=f"{code}-1", code=code))
    row = replace(TABLE, code="DDDDDD")
    await store.create(row, replace(MATCH, id="DDDDDD-1", code="DDDDDD", setup=SETUP))
    listed = await store.waiting(60)
    assert [(table.code, table.free, table.seats) for table in listed] == [("AAAAAA", 1, 2)]
    assert listed[0].options == TABLE.options
    assert await store.waiting(-1) == []
    await store.touch(["AAAAAA"])
    assert len(await store.waiting(60)) == 1


async def test_old_chat_is_let_go(store: SQLiteStore) -> None:
    await store.create(TABLE, MATCH)
    for number in range(1, CHAT_KEPT + 6):
        await store.add_chat("ABCDEF", ChatRow(number, None, "Anna", f"{number}", ""))
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert [line.number for line in saved.chat] == list(range(6, CHAT_KEPT + 6))


async def test_guests_are_named_and_renamed(store: SQLiteStore) -> None:
    assert await store.guest("anna") is None
    await store.name_guest("anna", "Anna")
    await store.name_guest("anna", "Anne")
    assert await store.guest("anna") == "Anne"


async def test_many_writers_share_commits_and_one_failure_spoils_no_other(store: SQLiteStore) -> None:
    await store.create(TABLE, replace(MATCH, setup=SETUP))
    numbers = [*range(1, 101), 50]
    results = await asyncio.gather(
        *(store.add_move("ABCDEF-1", n, MoveRow(0, "r5@0,0"), over=False) for n in numbers),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [sqlite3.IntegrityError]
    found = await store.match("ABCDEF-1")
    assert found is not None
    assert len(found[1]) == 100


async def test_it_waits_for_the_disk(store: SQLiteStore) -> None:
    pragmas = {}
    for name in ("journal_mode", "synchronous"):
        pragmas[name] = await store._write(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0])  # type: ignore[misc]
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}


def test_the_newest_step_is_the_one_the_program_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]


def test_alembic_is_loaded_only_when_a_database_is_behind(data: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tapisvert.server import migrations\n"
        "migrations.upgrade_sqlite(Path(sys.argv[1])); print('alembic' in sys.modules)"
    )
    for name, loaded in (("tapisvert.db", "False"), ("new.db", "True")):
        command = [sys.executable, "-c", code, str(data / name)]
        assert subprocess.check_output(command, text=True).strip() == loaded


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    migrations.upgrade_sqlite(path)
    db = sqlite3.connect(path)
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    before = path.read_bytes()
    with pytest.raises(migrations.NewerDatabase, match="9999"):
        migrations.upgrade_sqlite(path)
    assert path.read_bytes() == before


async def test_tables_from_before_there_were_hints_allow_none(tmp_path: Path) -> None:
    path = tmp_path / "tapisvert.db"
    migrations.upgrade_sqlite(path, "0001")
    columns = "code, game, options, host, host_name, public, onlookers, chat, clock, takeover, number, phase"
    with sqlite3.connect(path) as db:
        db.execute(
            f"INSERT INTO tables ({columns}, created, touched) VALUES"
            " ('ABCDEF', 'punto', '{}', 'anna', 'Anna', 0, 1, 1, 0, 1, 1, 'open', 0, 0)"
        )
        db.execute(
            "INSERT INTO matches (id, code, secret, salts, over) VALUES ('ABCDEF-1', 'ABCDEF', '', '[]', 0)"
        )
    db.close()
    store = SQLiteStore(path)
    await store.open()
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert saved.table.hints is False
    await store.close()
