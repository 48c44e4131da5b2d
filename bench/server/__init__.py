"""The server under load, beside boardgame.io's own with its tic-tac-toe: `python -m bench --server`.

Scripted clients on loopback, in a process of their own, two at a table. First they answer at once, and
the moves a second are compared; then each thinks for a second, and it is compared how long the slowest
hundredth of the moves takes. Ours acknowledges a move when it is on the disk; the peer keeps its in memory.
"""

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
from rich.console import Console

from bench.claims import Claim, unmeasured
from bench.rules import installed
from bench.server.load import Found

CONNECTIONS = (100, 500, 1000)
SECONDS = 10.0
FASTER, QUICKER = 1.5, 2.0
"""What is claimed: moves a second, and how much sooner the slowest hundredth is answered."""

SCRIPT = Path(__file__).with_name("boardgame.cjs")
BUILD = Path(__file__).parents[1] / "build" / "boardgame"


class Nodes(msgspec.Struct, frozen=True):
    """Where two nodes of ours meet; nothing: one process, on SQLite."""

    database: str = ""
    channels: str = ""


class Served(msgspec.Struct, frozen=True):
    """A server that listens: where, and the processes it consists of."""

    addresses: tuple[str, ...]
    processes: tuple[int, ...]


def claims(console: Console, connections: Sequence[int], seconds: float, nodes: Nodes) -> list[Claim]:
    found = []
    BUILD.mkdir(parents=True, exist_ok=True)
    peer = installed(BUILD)
    for count in connections:
        console.print(f"measuring the server at {count} connections", style="dim")
        with ours(nodes) as server:
            mine = drive("guests", server, count, seconds)
        theirs = None
        if peer is not None:
            with boardgame(*peer) as server:
                theirs = drive("strangers", server, count, seconds)
        found += compare(count, mine, theirs, nodes)
    return found


def compare(
    connections: int, ours: Sequence[Found], theirs: Sequence[Found] | None, nodes: Nodes
) -> list[Claim]:
    """Of a run without thought the moves a second, of one with thought the waits."""
    where = "two nodes on PostgreSQL" if nodes.database else "one process on SQLite"
    rate = f"server: moves/s at {connections} connections, {where}, against boardgame.io in memory"
    wait = f"server: 99 of 100 moves within ms at {connections} connections that think, {where}"
    if theirs is None:
        why = "boardgame.io cannot be installed here"
        return [unmeasured(rate, ours[0].rate, FASTER, why), unmeasured(wait, ours[1].p99, QUICKER, why)]
    faster, quicker = ours[0].rate / theirs[0].rate, theirs[1].p99 / ours[1].p99
    notes = [_busy(mine, other) for mine, other in zip(ours, theirs, strict=True)]
    return [
        Claim(rate, ours[0].rate, theirs[0].rate, faster, FASTER, faster >= FASTER, notes[0]),
        Claim(wait, ours[1].p99, theirs[1].p99, quicker, QUICKER, quicker >= QUICKER, notes[1]),
    ]


def drive(kind: str, server: Served, connections: int, seconds: float) -> list[Found]:
    """What the clients found, who run in a process of their own."""
    processes = ",".join(map(str, server.processes))
    command = [sys.executable, "-m", "bench.server.drive", kind, ",".join(server.addresses), processes]
    done = subprocess.run(
        [*command, str(connections), str(seconds)], stdout=subprocess.PIPE, check=True, timeout=600
    )
    return msgspec.json.decode(done.stdout, type=list[Found])


@contextmanager
def ours(nodes: Nodes) -> Iterator[Served]:
    """One node of ours on a fresh database, or two on the shared one."""
    with ExitStack() as stack:
        started = []
        for _ in range(2 if nodes.database else 1):
            data = stack.enter_context(tempfile.TemporaryDirectory(dir=Path(__file__).parent.parent))
            command = [sys.executable, "-m", "bench.server.host", data, nodes.database, nodes.channels]
            started.append(stack.enter_context(_started(command, dict(os.environ))))
        yield Served(tuple(address for address, _ in started), tuple(process for _, process in started))


@contextmanager
def boardgame(node: str, environment: dict[str, str]) -> Iterator[Served]:
    with _started([node, str(SCRIPT), str(BUILD)], environment) as (address, process):
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


def _busy(ours: Found, theirs: Found) -> str:
    return (
        f"cores: ours {ours.server_cpu:.2f}, peer {theirs.server_cpu:.2f}, "
        f"clients {ours.clients_cpu:.2f} and {theirs.clients_cpu:.2f}; "
        f"moves per second of processor time {_efficiency(ours):,.0f} and {_efficiency(theirs):,.0f}; "
        f"half of the moves within {ours.p50:.1f} ms and {theirs.p50:.1f} ms"
    )


def _efficiency(found: Found) -> float:
    return found.rate / found.server_cpu if found.server_cpu else 0.0
