"""Starts the server and stops it gracefully. This is what `tapis serve` calls.

The web framework is imported only once the port is ours, so importing this module costs nothing.
"""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tapisvert.server.ops import logs
from tapisvert.server.ops.folder import FolderInUse, data_folder, locked
from tapisvert.server.ops.open_files import raise_limit
from tapisvert.server.settings import Settings, plain
from tapisvert.server.storage import migrations

__all__ = [
    "CannotListen",
    "DatabaseBroken",
    "DatabaseTrouble",
    "FolderInUse",
    "PortTaken",
    "address_of",
    "data_folder",
    "listen",
    "run",
]


class CannotListen(OSError):
    """The server cannot listen at this address."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"cannot listen on {host} port {port}: {reason}")
        self.host = host
        self.port = port


class PortTaken(CannotListen):
    """Another program already listens at this address."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(host, port, "another program uses this port")


class DatabaseTrouble(OSError):
    """The database cannot be reached or used."""


class DatabaseBroken(OSError):
    """The database of a folder is damaged, or something else."""

    def __init__(self, database: Path, reason: str) -> None:
        super().__init__(f"{database.name}: {reason}")
        self.database = database
        self.reason = reason


def run(
    host: str,
    port: int,
    data: Path,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    settings: Settings | None = None,
) -> int:
    """Serves until SIGINT or SIGTERM; returns the exit code.

    `ready` is called with the page's address once the server listens. Port 0 takes any free one.
    Raises `PortTaken`, `CannotListen`, or another `OSError` if the data folder cannot be used, before
    anything was started.
    """
    listener = listen(host, port)
    address = address_of(host, listener.getsockname()[1])

    from tapisvert.server.ops.serving import Serving  # the framework, see above

    def started() -> None:
        if ready is not None:
            ready(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    chosen = settings or Settings(data=data)
    logs.set_up(chosen.json_logs)
    raise_limit()
    with listener:
        if chosen.metrics:  # if they cannot be shown there, that is said before anything starts
            listen(*chosen.metrics_at).close()
        with _database(chosen), _signals_spent():
            serving = Serving(chosen, started)
            serving.run(sockets=[listener])
            if serving.failed:
                raise DatabaseTrouble(str(serving.failed).split("\n")[0] or type(serving.failed).__name__)
    return 0 if serving.started else 1


@contextmanager
def _database(settings: Settings) -> Iterator[None]:
    """Brings the database up to date. One server uses a folder; several nodes may share PostgreSQL."""
    if settings.postgres:
        try:
            asyncio.run(migrations.upgrade_postgres(plain(settings.postgres)))
        except Exception as error:  # those of asyncpg and those of a connection have no other ancestor
            raise DatabaseTrouble(str(error).split("\n")[0] or type(error).__name__) from error
        yield
    else:
        with locked(settings.data):
            settings.database.touch(mode=0o600)  # what SQLite lays beside it is as closed
            try:
                migrations.check_sqlite(settings.database)
                migrations.upgrade_sqlite(settings.database)
            except OSError:
                raise
            except Exception as error:  # SQLite's, SQLAlchemy's or Alembic's: whatever damage leads to
                raise DatabaseBroken(settings.database, str(error).split("\n")[0].rstrip(".")) from error
            yield


def listen(host: str, port: int) -> socket.socket:
    """Opens a socket that listens there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(host, port, error.strerror or str(error)) from error
    try:
        if hasattr(socket, "SO_REUSEPORT"):  # where it is not, reusing an address would share the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(512)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(host, port) from error
        raise CannotListen(host, port, error.strerror or str(error)) from error
    return listener


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


@contextmanager
def _signals_spent() -> Iterator[None]:
    """uvicorn raises the signals that stopped it again: by then there is nothing left to interrupt."""

    def spent(number: int, frame: FrameType | None) -> None: ...

    before = {number: signal.signal(number, spent) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
