"""What all servers' scripted clients share: when they move, how long they think, and what they measured."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

THOUGHT = 1.0
ENOUGH = 10
"""Moves that a stretch has at least,"""
PATIENCE = 15.0
"""unless they take so many seconds more."""


class Found(msgspec.Struct, frozen=True):
    """What one stretch of play gave. Latencies in milliseconds, from a move sent to the move confirmed."""

    connections: int
    thought: float
    moves: int
    seconds: float
    p50: float
    p99: float
    clients_cpu: float  # of one core
    server_cpu: float  # of one core: all threads of all processes; 0 where the system does not tell
    engines_cpu: float = 0.0  # of one core: the database, and what else the server leans on

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def efficiency(self) -> float:
        """Moves per second of the server's processor time."""
        return self.rate / self.server_cpu if self.server_cpu else 0.0

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for a move."""
        return 1e6 / self.efficiency if self.efficiency else 0.0


class Load:
    """The stretch that is being played: clients ask it when to move and tell it when a move is confirmed.

    Between stretches nobody moves.
    """

    def __init__(self, servers: Sequence[int], engines: Sequence[int] = ()) -> None:
        self.thought = 0.0
        self._servers = servers
        self._engines = engines
        self.rng = random.Random(1)
        self._loop = asyncio.get_running_loop()
        self._waits: list[float] = []
        self._enough = asyncio.Event()
        self._waiting: list[Callable[[], None]] | None = []

    def think(self, then: Callable[[], None]) -> None:
        """Moves at once, or after a second of thought: half to one and a half, so that they spread."""
        if self._waiting is None and self.thought:
            self._loop.call_later(self.thought * self.rng.uniform(0.5, 1.5), self._act, then)
        else:
            self._act(then)

    def start(self, thought: float) -> None:
        """Everybody may move."""
        self.thought = thought
        waiting, self._waiting = self._waiting or [], None
        for then in waiting:
            self.think(then)

    @property
    def playing(self) -> bool:
        """Whether whoever is to move may."""
        return self._waiting is None

    def pause(self) -> None:
        """Whoever is to move waits for the next start."""
        self._waiting = self._waiting or []

    def confirmed(self, sent: float) -> None:
        self._waits.append(time.perf_counter() - sent)
        if len(self._waits) == ENOUGH:
            self._enough.set()

    async def measure(self, connections: int, thought: float, seconds: float, settle: float) -> Found:
        self.start(thought)
        await asyncio.sleep(settle)
        self._waits = []
        self._enough.clear()
        start, own = time.perf_counter(), time.process_time()
        before = [sum(map(spent, each)) for each in (self._servers, self._engines)]
        await asyncio.sleep(seconds)
        with contextlib.suppress(TimeoutError):  # it may be a slow server, on a busy machine
            async with asyncio.timeout(PATIENCE):
                await self._enough.wait()
        took, own = time.perf_counter() - start, time.process_time() - own
        after = [sum(map(spent, each)) for each in (self._servers, self._engines)]
        waits = sorted(self._waits)
        self.pause()
        if not waits:
            raise RuntimeError("nobody moved")
        p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
        server, engines = ((then - first) / took for first, then in zip(before, after, strict=True))
        return Found(connections, thought, len(waits), took, p50, p99, own / took, server, engines)

    def _act(self, then: Callable[[], None]) -> None:
        if self._waiting is None:
            then()
        else:
            self._waiting.append(then)


def spent(server: int) -> float:
    """Seconds of processor time that a server took so far, with its group and the children it runs in.

    Children that ended count as well, as those of PostgreSQL for every connection.
    """
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it may have ended meanwhile
            fields = path.read_text().rpartition(")")[2].split()
            if server in (int(path.parent.name), int(fields[1]), int(fields[2])):
                total += sum(map(int, fields[11:15]))
    return total / os.sysconf("SC_CLK_TCK")
