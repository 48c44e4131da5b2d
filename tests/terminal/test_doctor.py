"""The doctor finds what is wrong with a host's set-up, and says it in every language."""

from __future__ import annotations

import os
import re
import socket
import socketserver
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tapisvert.server.ops import open_files
from tapisvert.server.settings import Settings
from tapisvert.server.storage import migrations
from tapisvert.server.web import files as page
from tapisvert.terminal import outside
from tapisvert.terminal.doctor import ROOM, doctor
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import LANGUAGES, Speaker
from tests.elsewhere.packages import installed, write_game
from tests.server.fakes import serving

WELL = [
    "python",
    "page",
    "games",
    "terminal-cartomanie-dictionary",
    "programs",
    "folder",
    "room",
    "database-new",
    "clock",
    "files",
    "port",
    "well",
]


class Ids(Speaker):
    """Says the ids of its sentences, so that a test sees which one was said; each must exist everywhere."""

    def text(self, sentence: str, /, **facts: object) -> str:
        for language in LANGUAGES:
            assert Speaker(language).text(sentence, **facts)  # type: ignore[arg-type]
        return sentence.removeprefix("terminal-doctor-")


@pytest.fixture(autouse=True)
def _page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("")
    monkeypatch.setattr(page, "FOLDER", tmp_path / "page")


def found(settings: Settings, host: str = "127.0.0.1", port: int = 0, address: str = "") -> list[str]:
    """What was said: a line that is well by its id, one that is not with a mark before it."""
    said, well = doctor(settings, host, port, Ids("en"), address)
    assert well == (said[-1] == "well") == all(line.startswith("✓") for line in said[:-1])
    return [line.removeprefix("✓ ") for line in said]


def test_too_few_files_and_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_files, "allowed", lambda: 1024)
    assert "✗ few-files" in found(Settings(data=tmp_path))
    monkeypatch.setattr(open_files, "allowed", lambda: None)
    assert "files" in found(Settings(data=tmp_path))


def test_a_host_where_all_is_well(tmp_path: Path) -> None:
    assert found(Settings(data=tmp_path / "new" / "folder")) == WELL
    migrations.upgrade_sqlite(tmp_path / "tapisvert.db")
    assert "database" in found(Settings(data=tmp_path))
    assert not (tmp_path / "new").exists()  # it looks, and touches nothing


def test_a_taken_port_a_missing_page_and_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page" / "index.html").unlink()
    monkeypatch.setattr(outside, "WITHIN", 0.1)
    monkeypatch.setattr("shutil.disk_usage", lambda path: type("Usage", (), {"free": (ROOM - 1) * 1_000_000}))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        said = found(Settings(data=tmp_path), port=other.getsockname()[1])
    assert {"✗ no-page", "✗ no-room", "✗ port-taken", "unwell"} <= set(said)
    assert "✗ no-port" in found(Settings(data=tmp_path), host="192.0.2.1")


def test_a_dictionary_that_was_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> None:
        raise FileNotFoundError

    monkeypatch.setattr("tapisvert.games.cartomanie.lexicon.load", load)
    assert "✗ terminal-cartomanie-no-dictionary" in found(Settings(data=tmp_path))


def test_a_game_looks_at_what_it_needs_and_the_doctor_goes_on_if_it_cannot(tmp_path: Path) -> None:
    sources = write_game("manille", tmp_path)
    own = sources / "tapisvert_manille" / "doctor.py"
    own.write_text("def look():\n    raise RuntimeError('no cards')\n")
    with installed(sources):
        said = found(Settings(data=tmp_path))
        assert [line for line in said if line.startswith("✗")] == ["✗ game-doctor"]
        assert said[-2] == "port"
        words, _ = doctor(Settings(data=tmp_path), "127.0.0.1", 0, Speaker("en"))
    assert any("“manille”" in line and "RuntimeError: no cards" in line for line in words)


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    file = Path("/proc/self") if os.getuid() == 0 else tmp_path / "closed"
    if os.getuid() != 0:
        file.mkdir(mode=0o500)
    assert "✗ no-folder" in found(Settings(data=file / "data"))


def test_databases_that_are_old_new_or_no_databases(tmp_path: Path) -> None:
    path = tmp_path / "tapisvert.db"
    migrations.upgrade_sqlite(path, "0001")
    assert "database-behind" in found(Settings(data=tmp_path))
    migrations.upgrade_sqlite(path)
    db = sqlite3.connect(path)
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    assert "✗ database-newer" in found(Settings(data=tmp_path))
    path.write_bytes(b"not a database" * 1000)
    assert "✗ database-broken" in found(Settings(data=tmp_path))


def test_a_clock_that_was_never_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 1000.0)
    assert "✗ clock-wrong" in found(Settings(data=tmp_path))


def test_engines_that_do_not_answer(tmp_path: Path) -> None:
    nowhere = Settings(
        data=tmp_path,
        postgres="postgresql+asyncpg://tapis:secret@127.0.0.1:1/x",
        channels="redis://127.0.0.1:1",
    )
    assert found(nowhere)[5:] == ["✗ no-database", "✗ no-redis", "files", "port", "unwell"]
    said, _ = doctor(nowhere, "127.0.0.1", 0, Speaker("en"))
    assert "secret" not in "".join(said)


def test_files_that_belong_to_another() -> None:
    """As after `sudo tapis admin list`. Root may do anything, so this is looked at by somebody else."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        path = Path(folder) / "tapisvert.db"
        migrations.upgrade_sqlite(path)
        path.chmod(0o444)
        code = (
            "import os, pwd, sys; from pathlib import Path; from tapisvert.terminal.doctor import _writable\n"
            "os.getuid() or os.setresuid(65534, 65534, 65534); print(_writable(Path(sys.argv[1])))"
        )
        said = subprocess.check_output([sys.executable, "-c", code, str(path)], text=True)
    assert "what='database-rights', well=False" in said
    assert str(path) in said


@contextmanager
def relay(to: str, spoil: Callable[[bytes], bytes]) -> Iterator[str]:
    """A proxy that passes on what comes in after it has spoilt it."""
    server = urlsplit(to)

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with socket.create_connection((server.hostname, server.port)) as there:
                there.sendall(spoil(self.request.recv(65536)))
                while data := there.recv(65536):
                    self.request.sendall(data)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as proxy:
        proxy.daemon_threads = True
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{proxy.server_address[1]}"
        proxy.shutdown()


def test_what_guests_meet_behind_a_proxy(tmp_path: Path) -> None:
    def no_upgrade(data: bytes) -> bytes:
        return data.replace(b"Upgrade: websocket\r\n", b"").replace(
            b"Connection: Upgrade", b"Connection: close"
        )

    def own_host(data: bytes) -> bytes:
        return re.sub(rb"Host: [^\r]*", b"Host: inside:8000", data)

    with serving(tmp_path) as address:
        port = urlsplit(address).port or 0
        assert found(Settings(data=tmp_path), port=port, address=address)[-4:] == [
            "port-ours",
            "address",
            "plain",
            "well",
        ]
        for spoil, said in ((no_upgrade, "no-upgrade"), (own_host, "other-host")):
            with relay(address, spoil) as proxy:
                assert f"✗ {said}" in found(Settings(data=tmp_path), address=proxy)
    assert "✗ no-answer" in found(Settings(data=tmp_path), address=address)


@pytest.mark.parametrize(
    ("database", "channels", "code"),
    [
        ("mysql://x", "", "terminal-bad-database"),
        ("", "redis://x", "terminal-bad-channels"),
        ("postgresql://x", "http://x", "terminal-bad-channels"),
    ],
)
def test_addresses_that_cannot_be_meant(tmp_path: Path, database: str, channels: str, code: str) -> None:
    with pytest.raises(Trouble) as trouble:
        found(Settings(data=tmp_path, postgres=database, channels=channels))
    assert trouble.value.id == code
