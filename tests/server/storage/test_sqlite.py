"""SQLite's own: that it waits for the disk, and its schema step by step."""

import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tapisvert.server.storage import migrations
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import MoveRow


@pytest.fixture
async def store(data: Path) -> AsyncIterator[SQLiteStore]:
    there = SQLiteStore(data / "tapisvert.db")
    await there.open()
    yield there
    await there.close()


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
        "import sys; from pathlib import Path; from tapisvert.server.storage import migrations\n"
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


async def test_what_older_programs_stored_is_there_and_says_as_much_as_is_known(tmp_path: Path) -> None:
    path = tmp_path / "tapisvert.db"
    migrations.upgrade_sqlite(path, "0001")
    columns = "code, game, options, host, host_name, public, onlookers, chat, clock, takeover, number, phase"
    with sqlite3.connect(path) as db:
        db.execute(
            f"INSERT INTO tables ({columns}, created, touched) VALUES"
            " ('ABCDEF', 'punto', '{}', 'anna', 'Anna', 0, 1, 1, 0, 1, 1, 'open', 0, 0)"
        )
        db.execute("INSERT INTO seats VALUES ('ABCDEF', 0, 'person', 'Anna', '', 'anna', 0)")
        db.execute(
            "INSERT INTO matches (id, code, secret, salts, over) VALUES ('ABCDEF-1', 'ABCDEF', '', '[]', 0)"
        )
        db.executemany(
            "INSERT INTO moves (match, number, seat, move, client, version, at)"
            " VALUES ('ABCDEF-1', ?, ?, ?, ?, ?, ?)",
            [(1, 0, "r5@0,0", "id", 1, 2.5), (2, 1, "b7@1,0", None, 2, 3.5)],
        )
        db.execute("INSERT INTO chat VALUES ('ABCDEF', 1, 0, 'Anna', 'hello', '', 0)")
        db.execute("INSERT INTO chat VALUES ('ABCDEF', 2, NULL, 'Eve', 'hello', '', 0)")
    db.close()
    store = SQLiteStore(path)
    await store.open()
    saved = await store.load("ABCDEF")
    assert saved is not None
    assert saved.table.hints is False
    assert saved.moves == (MoveRow(0, "r5@0,0", "id", 1, 2.5), MoveRow(1, "b7@1,0", "", 2, 3.5))
    assert saved.match.started == 0.0
    assert [line.guest for line in saved.chat] == ["anna", ""]
    await store.close()
