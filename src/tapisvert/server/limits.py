"""How often anybody may do anything: token buckets per guest and per address.

Generous for a family behind one address; what they stop is a script.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from tapisvert.server.refusals import Refuse


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


GUEST = {
    "create": Rate(12, 1 / 10),
    "seat": Rate(30, 1),
    "chat": Rate(5, 1 / 2),
    "hint": Rate(5, 1 / 2),
    "message": Rate(200, 30),
}
ADDRESS = {
    "introduce": Rate(60, 1 / 2),
    "create": Rate(60, 1 / 2),
    "seat": Rate(120, 4),
    "connect": Rate(120, 4),
    "guess": Rate(60, 1),  # codes of tables that do not exist
    "read": Rate(120, 4),  # records and replays
}
CROWD = 20_000  # buckets kept before the full ones are thrown away


class Limits:
    """All buckets of one server."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # tokens left, and when that was

    def take(self, what: str, guest: str = "", address: str = "", code: str = "too-fast") -> None:
        """Raises `Refuse` if the guest or the address did this too often."""
        if not self._on:
            return
        taken = []
        for who, rate in ((guest, GUEST.get(what)), (address, ADDRESS.get(what))):
            if who and rate:
                key = (what, who)
                tokens = self._tokens(key, rate)
                if tokens < 1:
                    raise Refuse(code, seconds=max(1, round((1 - tokens) / rate.per_second)))
                taken.append((key, tokens - 1))
        now = self._clock()
        for key, left in taken:
            self._buckets[key] = (left, now)
        if len(self._buckets) > CROWD:
            self._tidy()

    def _tokens(self, key: tuple[str, str], rate: Rate) -> float:
        tokens, then = self._buckets.get(key, (rate.burst, 0.0))
        return min(rate.burst, tokens + (self._clock() - then) * rate.per_second)

    def _tidy(self) -> None:
        """Forgets the buckets of a minute ago: by then near all of them are full again."""
        now = self._clock()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < 60}
