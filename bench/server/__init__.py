"""The server under load, beside boardgame.io's own with its tic-tac-toe: `python -m bench --server`.

Scripted clients on loopback, in a process of their own, two at a table. First they answer at once, and
the moves a second are compared; then each thinks for a second, and it is compared how long the slowest
hundredth of the moves takes. Ours acknowledges a move when it is on the disk; the peer keeps its in memory.
At the end a crowd looks on at one table, and what others notice of it is compared with what they do without.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console

from bench.claims import Claim, unmeasured
from bench.rules import installed
from bench.server.load import Found

CONNECTIONS = (100, 500, 1000)
SECONDS = 10.0
TURNS = 3
"""So often each of the two is measured, one after the other: a shared machine is faster now than then."""
FASTER, QUICKER = 1.5, 2.0
"""What is claimed: moves a second, and how much sooner the slowest hundredth is answered."""

ONLOOKERS, PLAYING = 2000, 100
CROWDED = 0.5
"""Of a crowd at one table nobody at another may notice more than that: the slowest take twice as long."""

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
        mine, theirs = [], []
        for turn in range(TURNS):
            console.print(f"{count} connections, {turn + 1} of {TURNS}", style="dim")
            with ours(nodes) as server:
                mine.append(drive("guests", server, count, seconds))
            if peer is not None:
                with boardgame(*peer) as server:
                    theirs.append(drive("strangers", server, count, seconds))
        found += compare(count, mine, theirs, nodes)
    return [*found, crowd(console, seconds, nodes)]


def crowd(console: Console, seconds: float, nodes: Nodes, onlookers: int = ONLOOKERS) -> Claim:
    """A crowd looks on at one table: the slowest hundredth of the moves at others, without it and with it."""
    turns = []
    for turn in range(TURNS):
        console.print(f"{onlookers} onlookers at one table, {turn + 1} of {TURNS}", style="dim")
        with ours(nodes) as server:
            without, with_it = drive("crowd", server, PLAYING, seconds, onlookers)
            turns.append((with_it, without))
    name = f"server: 99 of 100 moves within ms at other tables while {onlookers} look on at one, against none"
    return _claim(name, lambda found: found.p99, turns, CROWDED, -1)


def compare(
    connections: int, ours: Sequence[Sequence[Found]], theirs: Sequence[Sequence[Found]], nodes: Nodes
) -> list[Claim]:
    """Without thought the moves a second, with thought the waits. No turns of theirs: there is no peer.

    Each of our turns is compared with theirs that came next, and the middle one is told.
    """
    where = "two nodes on PostgreSQL" if nodes.database else "one process on SQLite"
    rate = f"server: moves/s at {connections} connections, {where}, against boardgame.io in memory"
    wait = f"server: 99 of 100 moves within ms at {connections} connections that think, {where}"
    if not theirs:
        why = "boardgame.io cannot be installed here"
        speed, delay = median(turn[0].rate for turn in ours), median(turn[1].p99 for turn in ours)
        return [unmeasured(rate, speed, FASTER, why), unmeasured(wait, delay, QUICKER, why)]
    pairs = list(zip(ours, theirs, strict=True))
    return [
        _claim(rate, lambda found: found.rate, [(mine[0], other[0]) for mine, other in pairs], FASTER, 1),
        _claim(wait, lambda found: found.p99, [(mine[1], other[1]) for mine, other in pairs], QUICKER, -1),
    ]


def _claim(
    name: str,
    measure: Callable[[Found], float],
    turns: Sequence[tuple[Found, Found]],
    target: float,
    power: int,
) -> Claim:
    """`power`: 1 where more is better, -1 where less is."""

    def ratio(turn: tuple[Found, Found]) -> float:
        mine, other = map(measure, turn)
        return float((mine / other) ** power)

    ranked = sorted(turns, key=ratio)
    middle = ranked[len(ranked) // 2]
    note = f"ratios from {ratio(ranked[0]):.2f} to {ratio(ranked[-1]):.2f}; {_busy(*middle)}"
    value = ratio(middle)
    return Claim(name, measure(middle[0]), measure(middle[1]), value, target, value >= target, note)


def drive(kind: str, server: Served, connections: int, seconds: float, *more: int) -> list[Found]:
    """What the clients found, who run in a process of their own."""
    processes = ",".join(map(str, server.processes))
    script = ["bench.server.onlookers", "drive"] if kind == "crowd" else ["bench.server.drive", kind]
    asked = [",".join(server.addresses), processes, str(connections), str(seconds), *map(str, more)]
    done = subprocess.run(
        [sys.executable, "-m", *script, *asked], stdout=subprocess.PIPE, check=True, timeout=600
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
