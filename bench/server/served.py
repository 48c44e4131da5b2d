"""The servers that are put under load: ours and its peers, each in processes of its own, on loopback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench import npm
from tapisvert.server.settings import plain
from tests.server.engines import Postgres, Redis, there

HERE = Path(__file__).parent
DATA = HERE.parent
"""Not where temporary files are: those may be in memory, and then nothing would be on a disk."""


class Nodes(msgspec.Struct, frozen=True):
    """Where two nodes of ours meet. `engines`: the processes of both, if they are ours."""

    database: str
    channels: str
    engines: tuple[int, ...] = ()


class Served(msgspec.Struct, frozen=True):
    """A server that listens: where, the processes it consists of, and those it leans on."""

    addresses: tuple[str, ...]
    processes: tuple[int, ...]
    engines: tuple[int, ...] = ()


@contextmanager
def ours(nodes: Nodes | None = None, data: Path | None = None) -> Iterator[Served]:
    """One node of ours, on a fresh database or on that of a folder; or two on the shared one."""
    with ExitStack() as stack:
        started = []
        for _ in range(2 if nodes else 1):
            folder = str(data or stack.enter_context(tempfile.TemporaryDirectory(dir=DATA)))
            where = [nodes.database, nodes.channels] if nodes else ["", ""]
            command = [sys.executable, "-m", "bench.server.host", folder, *where]
            started.append(stack.enter_context(_started(command, dict(os.environ))))
        addresses, processes = zip(*started, strict=True)
        yield Served(addresses, processes, nodes.engines if nodes else ())


@contextmanager
def shared() -> Iterator[Nodes | None]:
    """A PostgreSQL that waits for its disk, and a Redis; None if they are not here."""
    if not (there("postgres") and there("redis")):
        yield None
        return
    with ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        postgres, redis = Postgres(folders[0], durable=True), Redis(folders[1])
        for engine in (postgres, redis):
            engine.start()
            stack.callback(engine.kill)
        yield Nodes(postgres.database("tapis"), redis.address, (postgres.pid, redis.pid))


@contextmanager
def boardgame(store: str = "") -> Iterator[Served | None]:
    """boardgame.io: in memory, in files (`store` is a folder) or in PostgreSQL (`store` is its address)."""
    in_postgres = store.startswith("postgres")
    folder = npm.BUILD / ("boardgame-postgres" if in_postgres else "boardgame")
    packages = npm.BOARDGAME_POSTGRES if in_postgres else npm.BOARDGAME
    with _peer("boardgame.cjs", folder, packages, plain(store) if in_postgres else store) as served:
        yield served


@contextmanager
def colyseus() -> Iterator[Served | None]:
    with _peer("colyseus.cjs", npm.BUILD / "colyseus", npm.COLYSEUS) as served:
        yield served


@contextmanager
def _peer(script: str, folder: Path, packages: tuple[str, ...], *more: str) -> Iterator[Served | None]:
    """A peer in JavaScript; None if it cannot be had."""
    found = npm.installed(folder, packages)
    if found is None:
        yield None
        return
    node, environment = found
    with _started([node, str(HERE / script), str(folder), *more], environment) as (address, process):
        yield Served((address,), (process,))


@contextmanager
def _started(command: Sequence[str], environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A server's address and process; it says `ready ADDRESS` when it listens."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            line = next(line for line in process.stdout if line.startswith("ready "))
            yield line.split()[1].rstrip("/"), process.pid
        finally:
            # Its group: Node's wheel runs Node as a child.
            os.killpg(process.pid, signal.SIGTERM)
