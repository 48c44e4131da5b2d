"""What one more of anything costs our server: onlookers, connections, moves of a match, stored tables."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import httpx
from rich.console import Console

from bench.claims import Claim, bounded
from bench.server.drive import Contest, Contestant, Findings
from bench.server.load import spent
from bench.server.served import DATA, Served, ours
from bench.server.stored import fill

ONLOOKERS = (1, 10, 100, 500)
AN_ONLOOKER = 15.0
"""Microseconds that one more onlooker may cost, a move."""
CONNECTIONS = (100, 500, 1000, 2000)
GROWTH = 1.1
"""What is told to cost the same may come out so much higher: nothing is measured that well."""
IDLE, MEGABYTES = 2000, 60.0
TABLES, START = 10_000, 2.0
TURNS = 5

Run = Callable[[Contest], Findings]


def claims(console: Console, seconds: float, run: Run) -> list[Claim]:
    found = []
    for measure in (onlookers, connections, length):
        console.print(f"one more of anything: {measure.__name__}", style="dim")
        found.append(measure(seconds, run))
    console.print("one more of anything: idle connections, stored tables", style="dim")
    return [*found, idle(), start()]


def onlookers(seconds: float, run: Run) -> Claim:
    """Processor time of a move at a table with more and more onlookers."""
    with ExitStack() as stack:
        contestants = [_at(stack.enter_context(ours()), onlookers=count) for count in ONLOOKERS]
        found = run(Contest(contestants, 2, seconds, TURNS, [0.05]))
    costs = [[turn.cost for turn in finding.turns[0]] for finding in found]
    each = [
        (most - fewest) / (ONLOOKERS[-1] - ONLOOKERS[0])
        for fewest, most in zip(costs[0], costs[-1], strict=True)
    ]
    name = f"server: µs of processor time a move for each further onlooker, from 1 to {ONLOOKERS[-1]}"
    return bounded(name, each, AN_ONLOOKER, _curve(ONLOOKERS, costs, "onlookers"))


def connections(seconds: float, run: Run) -> Claim:
    """Processor time of a move with more and more connections, beside that with the fewest."""
    costs = []
    for count in CONNECTIONS:
        with ours() as server:
            (finding,) = run(Contest([_at(server)], count, seconds, TURNS, [0.0]))
        costs.append([turn.cost for turn in finding.turns[0]])
    first = median(costs[0])
    name = f"server: processor time of a move with {CONNECTIONS[-1]} connections, beside {CONNECTIONS[0]}"
    note = _curve(CONNECTIONS, costs, "connections")
    return bounded(name, [cost / first for cost in costs[-1]], GROWTH, note)


def length(seconds: float, run: Run) -> Claim:
    """Processor time of a move early in long matches and late in them."""
    with ours() as server:
        (finding,) = run(Contest([_at(server, kind="long")], 100, seconds, 2 * TURNS, [0.1]))
    turns = finding.turns[0]
    costs = [turn.cost for turn in turns]
    early, late = costs[:TURNS], costs[TURNS:]
    moves = [sum(turn.moves for turn in turns[:number]) / 50 for number in range(len(costs) + 1)]
    note = "µs a move by how many were made before: " + ", ".join(
        f"{before:.0f}: {cost:.0f}" for before, cost in zip(moves, costs, strict=False)
    )
    ratios = [cost / median(early) for cost in late]
    return bounded("server: processor time of a move late in a match, beside early", ratios, GROWTH, note)


def idle() -> Claim:
    """Memory of connections that nobody uses."""
    with ours() as server:
        code = _table(server.addresses[0])
        before = _resident(server)
        command = [
            sys.executable,
            "-m",
            "bench.server.onlookers",
            "table",
            server.addresses[0],
            code,
            str(IDLE),
        ]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            there = process.stdout.readline()
            time.sleep(5)  # what is announced when they come in is sent
            after = _resident(server)
            process.kill()
    if there != b"there\n":
        raise RuntimeError("the onlookers did not get in")
    name = f"server: megabytes for {IDLE} idle connections"
    return bounded(name, [after - before], MEGABYTES, f"from {before:.0f} to {after:.0f} MB")


def start() -> Claim:
    """From nothing till the first table is answered, with many stored ones whose matches are going on."""
    found, worked = [], []
    with tempfile.TemporaryDirectory(dir=DATA) as folder:
        code = fill(Path(folder), TABLES)
        for _ in range(TURNS):
            begun = time.perf_counter()
            with ours(data=Path(folder)) as server:
                httpx.get(f"{server.addresses[0]}/api/tables/{code}").raise_for_status()
                found.append(time.perf_counter() - begun)
                worked.append(spent(server.processes[0]))
    name = f"server: seconds from its start till it answers, with {TABLES} stored tables"
    return bounded(name, found, START, f"{median(worked):.2f} s of processor time; all are being played")


def fdatasync(folder: Path, times: int = 300) -> tuple[float, float]:
    """Milliseconds that a disk takes to keep a few bytes: in the middle, and 99 times of 100.

    As a log is written that has its full length: again and again over the same place, with pauses.
    """
    found = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(times):
            os.pwrite(file.fileno(), b"x" * 8192, 0)
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            found.append(1000 * (time.perf_counter() - begun))
            time.sleep(0.005)
    found.sort()
    return found[times // 2], found[times * 99 // 100]


def _at(server: Served, kind: str = "guests", onlookers: int = 0) -> Contestant:
    addresses, processes = list(server.addresses), list(server.processes)
    return Contestant("ours", kind, addresses, processes, onlookers=onlookers)


def _curve(counts: tuple[int, ...], costs: list[list[float]], what: str) -> str:
    points = ", ".join(f"{count}: {median(cost):.0f}" for count, cost in zip(counts, costs, strict=True))
    return f"µs a move by {what}: {points}"


def _table(address: str) -> str:
    """The code of a new table."""
    with httpx.Client(base_url=address) as anna:
        anna.post("/api/me", json={"name": "Anna"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = anna.post("/api/tables", json={"game": "punto", "seats": seats})
        return str(answer.raise_for_status().json()["code"])


def _resident(server: Served) -> float:
    """Megabytes of memory of its process."""
    lines = Path(f"/proc/{server.processes[0]}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024
