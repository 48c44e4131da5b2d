"""The servers that are put under load: ours and its peers, each in processes of its own, on loopback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from threading import Timer

import msgspec

from bench import npm
from tapisvert.server.settings import plain
from tests.server.engines import Postgres, Redis, there

HERE = Path(__file__).parent
DATA = HERE.parent
"""Not where temporary files are: those may be in memory, and then nothing would be on a disk."""


READY_WITHIN = 60.0
"""Seconds for a server to listen."""


class NotReady(RuntimeError):
    """A server ended, or was too slow, before it listened."""


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


def how_it_runs() -> str:
    """Whether our server's hot modules are compiled (scripts/compile_hot.py), where it is imported from."""
    found = find_spec("tapisvert.server.rooms.state")
    return "plain Python" if found and str(found.origin).endswith(".py") else "compiled"


@contextmanager
def compiled() -> Iterator[Path | None]:
    """Where our package lies with its hot modules compiled, as the sources are; None if they cannot be."""
    if find_spec("Cython") is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE.parent.parent / "scripts" / "compile_hot.py"), folder]
        failed = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
        yield None if failed else Path(folder)


@contextmanager
def ours(
    nodes: Nodes | None = None, data: Path | None = None, package: Path | None = None
) -> Iterator[Served]:
    """One node of ours, on a fresh database or on that of a folder; or two on the shared one.

    `package`: where it is imported from, if not from where it is installed.
    """
    environment = dict(os.environ)
    if package:
        environment["PYTHONPATH"] = os.pathsep.join(
            filter(None, (str(package), os.environ.get("PYTHONPATH")))
        )
    with ExitStack() as stack:
        started = []
        for _ in range(2 if nodes else 1):
            folder = str(data or stack.enter_context(tempfile.TemporaryDirectory(dir=DATA)))
            where = [nodes.database, nodes.channels] if nodes else ["", ""]
            command = [sys.executable, "-m", "bench.server.host", folder, *where]
            started.append(stack.enter_context(_started(command, environment)))
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
    """A peer in JavaScript; None if it cannot be had, or does not start."""
    found = npm.installed(folder, packages)
    if found is None:
        yield None
        return
    node, environment = found
    # bgio-postgres dies of a failed statement unless it is only warned.
    command = [node, "--unhandled-rejections=warn", str(HERE / script), str(folder), *more]
    with ExitStack() as stack:
        try:
            address, process = stack.enter_context(_started(command, environment))
        except NotReady:
            yield None
            return
        yield Served((address,), (process,))


@contextmanager
def _started(command: Sequence[str], environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A server's address and process; it says `ready ADDRESS` when it listens. Raises `NotReady`."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        assert process.stdout is not None
        impatience = Timer(READY_WITHIN, os.killpg, (process.pid, signal.SIGKILL))
        impatience.start()
        try:
            line = next((line for line in process.stdout if line.startswith("ready ")), "")
            impatience.cancel()
            if not line:
                raise NotReady(" ".join(command))
            yield line.split()[1].rstrip("/"), process.pid
        finally:
            # Its group: Node's wheel runs Node as a child.
            os.killpg(process.pid, signal.SIGTERM)
