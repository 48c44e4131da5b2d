"""The server under load, beside boardgame.io's and Colyseus: `python -m bench --server`.

Scripted clients on loopback, in a process of their own, two at a table. First they answer at once, and moves
per second of the server's processor time are compared; then each thinks for a second, and it is compared how
long the slowest hundredth of the moves takes. We play Punto, and acknowledge a move when it is on the disk;
the peers play the same, and boardgame.io tic-tac-toe as well. Like for like is the same game: tic-tac-toe has
nine cells and no cards, and is told because many know it. Then what one more of anything costs:
onlookers, connections, moves, tables (`curves.py`), and what a crowd costs others.

What a peer does ends nothing: one that fails or stands still is named, and is unmeasured from then on. It is
said whether ours ran as plain Python; with hot modules compiled (`scripts/compile_hot.py`) it is one more.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console

from bench.claims import Claim, bounded, unmeasured
from bench.server import curves
from bench.server.drive import Contest, Contestant, Finding, Findings
from bench.server.load import THOUGHT, Found
from bench.server.served import DATA, Nodes, Served, boardgame, colyseus, compiled, how_it_runs, ours, shared

CONNECTIONS = (100, 500, 1000)
SECONDS = 2.0
TURNS = 5
"""So often each is measured, one after the other: a shared machine is faster now than then."""

FASTER, TOGETHER, AS_DURABLE = 1.5, 1.0, 3.0
"""What is claimed, by processor time: one process and two nodes beside boardgame.io in memory, and one
process beside whoever also writes to the disk."""

ONLOOKERS, PAGES, PLAYING = 2000, 500, 100
CROWDED = 0.5
"""Of a crowd at one table nobody at another may notice more than that: the slowest take twice as long."""

Entry = tuple[str, str, Served | None]
"""A server's name, who plays there, and where it is; None if it cannot be had."""


def claims(console: Console, connections: Sequence[int], seconds: float, nodes: Nodes | None) -> list[Claim]:
    """`nodes`: where two nodes of ours meet; if nowhere, a PostgreSQL and a Redis are started for them."""
    started, load = time.perf_counter(), os.getloadavg()
    found: list[Claim] = []
    with ExitStack() as stack:
        meeting, package = nodes or stack.enter_context(shared()), stack.enter_context(compiled())
        for count in connections:
            console.print(f"{count} connections", style="dim")
            found += beside_peers(count, seconds, meeting, package, everybody=count == connections[0])
        for what in ("crowd", "pages"):
            console.print(f"what others notice: {what}", style="dim")
            found.append(crowd(what, seconds, ONLOOKERS if what == "crowd" else PAGES))
    found += curves.claims(console, seconds, run)
    took, now = time.perf_counter() - started, os.getloadavg()
    console.print(
        f"ours: {how_it_runs()}; {took / 60:.1f} minutes; "
        f"load of the machine {load[0]:.1f} before, {now[0]:.1f} after"
    )
    return found


def beside_peers(
    connections: int, seconds: float, meeting: Nodes | None, package: Path | None, everybody: bool
) -> list[Claim]:
    """Ours, in one process and at two nodes, beside the peers; `everybody`: also beside those of goal two.

    `package`: where ours lies compiled.
    """
    with ExitStack() as stack:
        entries: list[Entry] = [
            ("one process on SQLite", "guests", stack.enter_context(ours())),
            ("tic-tac-toe on boardgame.io in memory", "tic-tac-toe", stack.enter_context(boardgame())),
            (
                "two nodes on PostgreSQL and Redis",
                "guests",
                stack.enter_context(ours(meeting)) if meeting else None,
            ),
            ("Punto on boardgame.io in memory", "punto", stack.enter_context(boardgame())),
            (
                "one process on SQLite, compiled",
                "guests",
                stack.enter_context(ours(package=package)) if package else None,
            ),
        ]
        if everybody:
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=DATA))
            files = stack.enter_context(boardgame(folder))
            in_postgres = stack.enter_context(boardgame(meeting.database)) if meeting else None
            entries += [
                ("Punto on boardgame.io, FlatFile", "punto", files),
                ("Punto on boardgame.io, bgio-postgres", "punto", in_postgres),
                ("Punto on Colyseus in memory", "colyseus", stack.enter_context(colyseus())),
            ]
        names = [name for name, *_ in entries]
        contestants = [
            contestant(name, served, kind, thinks=name in names[:2], peer=kind != "guests")
            for name, kind, served in entries
            if served
        ]
        found = run(Contest(contestants, connections, seconds, TURNS, [0.0, THOUGHT]))
    here = [each.name for each in contestants]
    return compare(connections, dict(zip(here, found, strict=True)), names)


def compare(connections: int, found: dict[str, Finding], names: Sequence[str]) -> list[Claim]:
    """Without thought by processor time, with thought the waits. Who is not in `found` was not to be had."""

    def of(name: str, thought: int) -> list[Found]:
        """All turns, or none if they were not all played."""
        if name not in found or (found[name].trouble and len(found[name].turns[thought]) < TURNS):
            return []
        return found[name].turns[thought]

    def why_not(name: str) -> str:
        return f"{name}: {found[name].trouble}" if name in found else f"{name} cannot be had here"

    mine, peer, together, same, faster, *others = names
    pairs = [
        (one, other, target)
        for other in (peer, same)
        for one, target in ((mine, FASTER), (faster, FASTER), (together, TOGETHER))
    ]
    pairs += [(mine, other, AS_DURABLE if "memory" not in other else 0.0) for other in others]
    told = []
    for ours_, theirs, target in pairs:
        name = (
            f"server: moves per second of processor time, {connections} connections, {ours_}, beside {theirs}"
        )
        if not of(ours_, 0):
            told.append(unmeasured(name, 0.0, target, why_not(ours_)))
        elif not of(theirs, 0):
            speed = median(turn.efficiency for turn in of(ours_, 0))
            told.append(unmeasured(name, speed, target, why_not(theirs)))
        else:
            turns = list(zip(of(ours_, 0), of(theirs, 0), strict=True))
            told.append(ratio(name, lambda turn: turn.efficiency, turns, target, 1))
    name = f"server: 99 of 100 moves within ms, {connections} connections that think, {mine}"
    waits = [turn.p99 for turn in of(mine, 1)]
    if of(peer, 1):
        (sync, slow), wait = curves.fdatasync(DATA), median(turn.p99 for turn in of(peer, 1))
        note = (
            f"at most one fdatasync ({sync:.2f} ms in the middle, 99 of 100 within {slow:.2f} ms) "
            f"more than {peer} ({wait:.2f} ms)"
        )
        told.append(bounded(name, waits, wait + sync, note))
    else:
        told.append(unmeasured(name, median(waits), 0.0, why_not(peer)))
    return told


def crowd(what: str, seconds: float, count: int) -> Claim:
    """A crowd looks on: the slowest hundredth of the moves at other tables, beside a server without it."""
    with ours() as busy, ours() as quiet:
        contestants = [
            contestant(f"ours with {count} {what}", busy, "guests", **{what: count}),
            contestant("ours", quiet, "guests"),
        ]
        with_it, without = run(Contest(contestants, PLAYING, 2 * seconds, TURNS, [THOUGHT]))
    where = "at one table" if what == "crowd" else "at a tournament's page"
    name = f"server: 99 of 100 moves within ms at other tables while {count} look on {where}, beside none"
    turns = list(zip(with_it.turns[0], without.turns[0], strict=True))
    return ratio(name, lambda found: found.p99, turns, CROWDED, -1)


def ratio(
    name: str,
    measure: Callable[[Found], float],
    turns: Sequence[tuple[Found, Found]],
    target: float,
    power: int,
) -> Claim:
    """Each of our turns beside theirs that came next, and the middle one is told.

    `power`: 1 where more is better, -1 where less is.
    """

    def of(turn: tuple[Found, Found]) -> float:
        mine, other = map(measure, turn)
        return float((mine / other) ** power)

    ranked = sorted(turns, key=of)
    middle = ranked[len(ranked) // 2]
    value, between = of(middle), (of(ranked[0]), of(ranked[-1]))
    first, then = measure(middle[0]), measure(middle[1])
    return Claim(name, first, then, value, target, value >= target, _busy(*middle), between)


def contestant(name: str, served: Served, kind: str, **more: int) -> Contestant:
    lists = list(served.addresses), list(served.processes), list(served.engines)
    return Contestant(name, kind, *lists, **more)  # type: ignore[arg-type]  # how many, or whether


def run(contest: Contest) -> Findings:
    """What the clients found, who run in a process of their own."""
    command = [sys.executable, "-m", "bench.server.drive", msgspec.json.encode(contest).decode()]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=600)
    return msgspec.json.decode(done.stdout, type=Findings)


def _busy(ours: Found, theirs: Found) -> str:
    engines = f", and {ours.engines_cpu:.2f} of PostgreSQL and Redis" if ours.engines_cpu else ""
    return (
        f"cores: ours {ours.server_cpu:.2f}{engines}, peer {theirs.server_cpu:.2f}, "
        f"clients {ours.clients_cpu:.2f} and {theirs.clients_cpu:.2f}; "
        f"moves/s {ours.rate:,.0f} and {theirs.rate:,.0f}; µs a move {ours.cost:.0f} and {theirs.cost:.0f}; "
        f"half of the moves within {ours.p50:.1f} ms and {theirs.p50:.1f} ms"
    )
