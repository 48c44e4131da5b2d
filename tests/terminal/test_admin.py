"""`tapis admin`, run as a host runs it, on a folder that a server has written."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tapisvert.games import load
from tapisvert.server.storage.store import NOBODY
from tapisvert.table import record
from tapisvert.terminal.admin import Admin
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import Speaker
from tests.server.fakes import ANNA, BEN, Page, new_table, opened, play_out
from tests.test_cli import tapis


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a finished match of Anna and Ben, and a table that waits."""

    async def play() -> None:
        async with opened(tmp_path) as tables:
            await tables._store.name_guest(ANNA.guest, ANNA.name)
            table = await tables.create(ANNA, new_table("me", "here"))
            anna = await Page(table, ANNA).join()
            await table.start(ANNA.guest)
            await anna.settled()
            await play_out(table, anna, anna)
            await tables.create(BEN, new_table("me", "open"))
            anna.close()

    asyncio.run(play())
    return tmp_path


def test_a_host_looks_exports_closes_and_forgets(folder: Path) -> None:
    admin = Admin(folder, "", Speaker("en"))
    done = tapis("admin", "list", "--data", str(folder))
    assert done.stdout.splitlines() == admin.tables()
    played, waits = sorted(admin.tables(), key=lambda line: "waiting" in line)
    table = played.split()[0]
    assert re.fullmatch(r"\w{12}  \d{4}-\d\d-\d\d \d\d:\d\d  over        Punto         Anna", played)
    assert "Ben" in waits
    assert "".join(admin.tables(table.lower())).count("anna") == 2

    out = folder / "records"
    assert admin.export("", out) == [f"One record is in {out} now."]
    (file,) = out.iterdir()
    assert record.verify(file.read_text(encoding="utf-8"), load).setup.seats[0].name == "Anna"

    assert trouble(lambda: admin.delete_guest("anna", False)) == "terminal-admin-delete-sure"
    assert trouble(lambda: admin.delete_guest("nobody", True)) == "terminal-admin-unknown-guest"
    assert admin.delete_guest("anna", True) == ["Anna is forgotten, at one table."]
    assert "anna" not in "".join(admin.tables(table)).lower()
    admin.export(table, out)
    again = record.verify(file.read_text(encoding="utf-8"), load)
    assert [sitter.name for sitter in again.setup.seats] == [NOBODY, NOBODY]

    with sqlite3.connect(folder / "tapisvert.db") as db:  # its rules have changed since
        db.execute("UPDATE matches SET setup = replace(setup, '\"version\":', '\"version\":9')")
    db.close()
    assert admin.export(table, out)[1].endswith("rules: 1.")

    assert trouble(lambda: admin.close(table, False)) == "terminal-admin-close-sure"
    assert admin.close(table, True)[0].startswith(f"Table {table} is closed.")
    assert [line.endswith("(taken away)") for line in admin.tables(table)[:1]] == [True]
    assert admin.restore(table) == ["One table is back."]
    assert admin.restore("") == ["No table had been taken away."]
    assert not any("taken away" in line for line in admin.tables())
    assert trouble(lambda: admin.restore("222222")) == "terminal-admin-unknown-table"

    assert trouble(lambda: admin.close(table, False, for_good=True)) == "terminal-admin-close-for-good-sure"
    assert admin.close(table, True, for_good=True) == [f"Table {table} is gone for good."]
    assert trouble(lambda: admin.close(table, True)) == "terminal-admin-unknown-table"
    assert len(admin.tables()) == 1
    admin.close(waits.split()[0], True, for_good=True)
    assert admin.tables() == ["There are no tables."]


def trouble(work: Callable[[], object]) -> str:
    with pytest.raises(Trouble) as caught:
        work()
    return caught.value.id


def test_what_is_not_sure_is_said_and_not_done(folder: Path) -> None:
    done = tapis("admin", "delete-guest", "anna", "--data", str(folder), "--lang", "fr")
    assert done.returncode == 2
    assert "Ajoutez --yes" in done.stderr
    assert "anna" in "".join(Admin(folder, "", Speaker("en")).tables()).lower()


def test_a_folder_without_a_server_is_said_so_and_left_alone(tmp_path: Path) -> None:
    done = tapis("admin", "list", "--data", str(tmp_path), "--lang", "de")
    assert done.returncode == 1
    assert "hat noch kein" in done.stderr
    assert list(tmp_path.iterdir()) == []
