"""PostgreSQL and Redis of the tests' own: real ones, on loopback, in folders that go away with them.

They can be killed and started again where they were, which is what the tests of faults do.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest

PATIENCE = 120.0
RANDOM = random.SystemRandom()


class Engine(Protocol):
    """A server that can be started, killed and started again."""

    address: str

    def start(self) -> None: ...

    def kill(self) -> None: ...


class Postgres:
    """A PostgreSQL server. It will not run as root, so root runs it as somebody else.

    Unless it is to be `durable` it does not wait for the disk: what is killed has handed over to the system
    what was written, and no test can make a power cut.
    """

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self._durable = durable
        self._bin = _postgres_folder()
        self._folder = folder / "postgres"
        self._port = free_port()
        self._process: subprocess.Popen[Any] | None = None
        self.address = f"postgresql+asyncpg://tapis@127.0.0.1:{self._port}/postgres"
        folder.chmod(0o755)
        self._folder.mkdir(mode=0o700)
        if _who():
            shutil.chown(self._folder, _who(), pwd.getpwnam(_who() or "").pw_gid)
        self._run(
            "initdb",
            "--no-sync",
            "-U",
            "tapis",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-D",
            str(self._folder),
        )

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def start(self) -> None:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "60"}
        if not self._durable:
            settings["fsync"] = "off"
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._bin / "postgres"), "-D", str(self._folder), "-p", str(self._port), *flags]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **_as_who()
        )
        ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        _wait_until(lambda: subprocess.run(ready, check=False).returncode == 0)

    def kill(self) -> None:
        """All its processes at once, as when the machine loses its power."""
        if self._process:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
            (self._folder / "postmaster.pid").unlink(missing_ok=True)

    def database(self, name: str, template: str = "template1") -> str:
        """The address of a new database, a copy of another."""
        there = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "tapis"]
        self._run("createdb", *there, "-T", template, name)
        return self.address.removesuffix("postgres") + name

    def spoil(self, database: str) -> None:
        """From here on `jump` sets the calendar of a database, and `fill` makes its disk full.

        Its own functions are found before PostgreSQL's of the same name.
        """
        self.tell(
            database,
            "CREATE TABLE fault (ahead interval NOT NULL, full_disk boolean NOT NULL);"
            "INSERT INTO fault VALUES ('0', false);"
            "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS"
            " 'SELECT pg_catalog.clock_timestamp() + ahead FROM public.fault';"
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " IF (SELECT full_disk FROM fault) THEN RAISE 'No space left on device' USING ERRCODE = '53100';"
            " END IF; RETURN new; END $$;"
            "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON moves"
            " FOR EACH ROW EXECUTE FUNCTION full_disk();"
            f"ALTER DATABASE {database} SET search_path = public, pg_catalog",
        )

    def jump(self, database: str, ahead: str) -> None:
        self.tell(database, f"UPDATE fault SET ahead = '{ahead}'")

    def fill(self, database: str, full: bool) -> None:
        """When this returns, whoever was still storing a move has done so."""
        self.tell(database, f"LOCK TABLE moves IN EXCLUSIVE MODE; UPDATE fault SET full_disk = {full}")

    def tell(self, database: str, statements: str) -> None:
        """Statements, as its owner."""
        there = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "tapis", "-d", database]
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", *there, "-c", statements)

    def _run(self, command: str, *arguments: str) -> None:
        run = [str(self._bin / command), *arguments]
        subprocess.run(run, check=True, stdout=subprocess.DEVNULL, cwd="/", **_as_who())


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[Any] | None = None
        self.address = f"redis://127.0.0.1:{self._port}/0"

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def start(self) -> None:
        command = ["redis-server", "--port", str(self._port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _wait_until(self._listens)

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _listens(self) -> bool:
        with socket.socket() as there:
            return there.connect_ex(("127.0.0.1", self._port)) == 0


@contextmanager
def running(engine: type[Postgres] | type[Redis]) -> Iterator[Any]:
    """An engine that runs, in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="tapisvert-") as folder:
        started = engine(Path(folder))
        try:
            started.start()
            yield started
        finally:
            started.kill()


def there(what: str) -> bool:
    """Whether an engine, `postgres` or `redis`, is on this machine."""
    if what == "postgres":
        return (_postgres_folder() / "postgres").exists()
    return shutil.which("redis-server") is not None


def need(what: str) -> None:
    """Skips the test where an engine is missing; on CI that is an error."""
    if not there(what):
        why = f"there is no {what} on this machine, and `make engines` could not install it"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)


def free_port() -> int:
    """A port for a server that starts later, and again: none of those that the system gives to clients."""
    while True:
        port = RANDOM.randrange(10_000, 32_768)
        with socket.socket() as there, contextlib.suppress(OSError):
            there.bind(("127.0.0.1", port))
            return port


def _postgres_folder() -> Path:
    """Where its programs are: Debian keeps them off the path, a folder for each version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    found = shutil.which("initdb")
    return folders[-1] if folders else Path(found).parent if found else Path("/nonexistent")


def _who() -> str | None:
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _as_who() -> dict[str, Any]:
    who = _who()
    return {"user": who, "group": pwd.getpwnam(who).pw_gid, "extra_groups": []} if who else {}


def _wait_until(done: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until, "it did not start"
        time.sleep(0.02)
