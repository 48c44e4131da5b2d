"""A damaged database ends the start with a sentence and exit code 1, and never hangs it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tapisvert.words import Speaker
from tests.server.storage.make_schemas import SCHEMAS
from tests.test_cli import tapis


def nothing_but_noise(path: Path) -> None:
    path.write_bytes(b"noise" * 5000)


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def page_of(table: str) -> Callable[[Path], None]:
    """Overwrites the first page of a table."""

    def damage(path: Path) -> None:
        db = sqlite3.connect(path)
        size = db.execute("PRAGMA page_size").fetchone()[0]
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()[0]
        db.close()
        with path.open("r+b") as file:
            file.seek((root - 1) * size)
            file.write(b"\xa5" * size)

    return damage


def no_such_step(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("UPDATE alembic_version SET version_num = '0000'")
    db.commit()
    db.close()


@pytest.mark.parametrize(
    "damage",
    [
        nothing_but_noise,
        cut_off,
        page_of("keys"),
        page_of("tables"),
        page_of("moves"),
        page_of("alembic_version"),
        no_such_step,
    ],
)
def test_a_damaged_database_ends_the_start_with_a_sentence(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "tapisvert.db"
    db = sqlite3.connect(path)
    db.executescript((SCHEMAS / "0006.sql").read_text(encoding="utf-8"))
    db.close()
    damage(path)
    done = tapis("serve", "--data", str(tmp_path), "--port", "0", "--lang", "en")
    assert done.returncode == 1
    start = Speaker("en").text("terminal-database-broken", database=str(path), reason="…").split("…")[0]
    assert done.stderr.strip().startswith(start)
    assert "Traceback" not in done.stderr
