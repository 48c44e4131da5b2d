"""What both servers' scripted clients share: how long they think, and what they measured."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

THOUGHT = 1.0


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

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Load:
    """The stretch that is being played: clients ask it when to move and tell it when a move is confirmed."""

    def __init__(self, servers: list[int]) -> None:
        self.thought = 0.0
        self._servers = servers
        self.rng = random.Random(1)
        self._loop = asyncio.get_running_loop()
        self._waits: list[float] = []
        self._waiting: list[Callable[[], None]] | None = []

    def think(self, then: Callable[[], None]) -> None:
        """Moves at once, or after a second of thought: half to one and a half, so that they spread.

        Nobody moves before everybody is there.
        """
        if self._waiting is not None:
            self._waiting.append(then)
        elif self.thought:
            self._loop.call_later(self.thought * self.rng.uniform(0.5, 1.5), then)
        else:
            then()

    def start(self) -> None:
        """Everybody is there."""
        waiting, self._waiting = self._waiting or [], None
        for then in waiting:
            then()

    def confirmed(self, sent: float) -> None:
        self._waits.append(time.perf_counter() - sent)

    async def measure(self, connections: int, thought: float, seconds: float, settle: float) -> Found:
        self.thought = thought
        await asyncio.sleep(settle)
        self._waits = []
        start, own, theirs = time.perf_counter(), time.process_time(), sum(map(spent, self._servers))
        await asyncio.sleep(seconds)
        took, own = time.perf_counter() - start, time.process_time() - own
        theirs = sum(map(spent, self._servers)) - theirs
        waits = sorted(self._waits)
        if not waits:
            raise RuntimeError("nobody moved")
        p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
        return Found(connections, thought, len(waits), took, p50, p99, own / took, theirs / took)


def spent(group: int) -> float:
    """Seconds of processor time that a server took so far, with the children it runs in."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it may have ended meanwhile
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")
