"""Starting and stopping: a taken port, a taken folder, signals, and goodbyes."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tapisvert.server.ops.run import CannotListen, FolderInUse, PortTaken, address_of, run
from tapisvert.server.storage.migrations import NewerDatabase
from tests.server.fakes import PATIENCE, Guest
from tests.server.ops.test_restart import process_serving


def test_a_taken_port_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=str(port)):
            run("127.0.0.1", port, tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_an_address_that_is_not_ours_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(CannotListen, match=r"192\.0\.2\.1") as failed:
        run("192.0.2.1", 0, tmp_path)
    assert not isinstance(failed.value, PortTaken)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_says_goodbye_and_stops(data: Path, number: signal.Signals) -> None:
    with process_serving(data) as (address, process):
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            code = (await anna.lay("me", "open"))["code"]
            async with anna.stream(code) as stream:
                await stream.next("table")
                process.send_signal(number)
                goodbye = await stream.next("goodbye")
                assert goodbye["refusal"]["code"] == "restarting"
                assert goodbye["again"]
        assert process.wait(PATIENCE) == 0


def test_nobody_else_on_the_machine_may_look_into_the_data(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with process_serving(folder):
        for path in (folder, *folder.glob("tapisvert.db*")):
            assert path.stat().st_mode & 0o077 == 0, path


def test_a_folder_serves_one_server_at_a_time(data: Path) -> None:
    with process_serving(data), pytest.raises(FolderInUse, match="another server"):
        run("127.0.0.1", 0, data)


def test_a_newer_database_is_refused_before_anything_starts(data: Path) -> None:
    db = sqlite3.connect(data / "tapisvert.db")
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    with pytest.raises(NewerDatabase):
        run("127.0.0.1", 0, data)


def test_addresses_are_ones_a_browser_can_open() -> None:
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address_of("0.0.0.0", 8000) == "http://localhost:8000/"
    assert address_of("::1", 8000) == "http://[::1]:8000/"


def test_importing_the_entry_point_does_not_load_the_framework() -> None:
    heavy = "{'litestar', 'uvicorn', 'alembic', 'numba'}"
    code = f"import sys, tapisvert.server.ops.run; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"
