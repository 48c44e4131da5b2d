"""What a host can set, with the values that suit a family or a club."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

DAY = 86_400.0


class Settings(msgspec.Struct, frozen=True):
    """All times in seconds, all sizes in bytes."""

    data: Path
    think: float = 0.6  # a program takes at least this long, so that people can follow
    patience: float = 20.0  # a program that takes longer than this has failed
    away: float = 60.0  # an absent owner's turn waits this long before a program takes over
    unwatched: float = 60.0  # where programs play alone and nobody looks on, they pause after this
    opening: float = 10.0  # a page that has not opened its salt after this is named at the table
    salting: float = 15.0  # a round of a tournament waits this long for the salts of pages
    idle: float = 120.0  # a table nobody uses leaves the memory after this
    listed: float = 3600.0  # a public table nobody touches leaves the list after this
    workers: int = 0  # processes for programs; 0: one fewer than the machine has cores
    warm: bool = True  # load the programs at start, so that their first move is quick
    players: bool = True  # /players lists who is how strong
    lookback: float = 1.0  # how thoroughly finished matches are looked back at; 0: not at all
    outbox: int = 256  # messages that may wait for one slow client
    gap: int = 64  # updates kept per viewer for clients that reconnect
    max_message: int = 4096  # of one message on a stream
    max_body: int = 16_384  # of one HTTP request
    max_tables: int = 5000  # in memory at once
    limited: bool = True  # rate limits, see limits.py
    proxies: str = ""  # addresses, with commas, of proxies that may say which address a guest has; `*`: all
    hosts: str = ""  # host names, with commas, that are served; empty: all
    metrics: str = ""  # where Prometheus may ask, as HOST:PORT; empty: nowhere
    json_logs: bool = False
    keep_waiting: float = 7 * DAY  # a table where no match began goes after so long without a guest; 0: never
    keep_matches: float = 365 * DAY  # any other table; 0: never
    keep_removed: float = 7 * DAY  # of running time, in which a table that was taken away can be brought back
    postgres: str = ""  # the address of a database that several nodes can share; empty: SQLite in `data`
    channels: str = ""  # the address of the Redis by which they hear of each other
    push_after: float = 5.0  # a device is told of what its owner has not come back for after this
    push_near: str = ""  # push services of the own network, HOST:PORT with commas, that are trusted
    lease: float = 15.0  # a node that says nothing for so long counts as dead
    poll: float = 1.0  # how often a node looks for news while it hears none

    @property
    def database(self) -> Path:
        return self.data / "tapisvert.db"

    @property
    def metrics_at(self) -> tuple[str, int]:
        """The host and the port of `metrics`; without a host it is this machine alone."""
        host, _, port = self.metrics.rpartition(":")
        return host.strip("[]") or "127.0.0.1", int(port)

    @property
    def processes(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def plain(address: str) -> str:
    """The address of a PostgreSQL database without the name of the driver."""
    return address.replace("postgresql+asyncpg://", "postgresql://", 1)
