"""What a server counts while it runs: plain numbers, so that counting costs nothing worth mentioning.

`ops/metrics.py` shows them to Prometheus.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper ends, in seconds, of the steps that latencies are counted in; what is slower comes after the last."""


class Counts:
    """The numbers since this server started."""

    def __init__(self) -> None:
        self.by_programs = 0
        self.waits = [0] * (len(STEPS) + 1)  # moves of people, by how long each took
        self.waited = 0.0
        self.refusals: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()

    @property
    def by_people(self) -> int:
        return sum(self.waits)

    def move(self, seconds: float) -> None:
        """Counts a person's move, which was stored so many seconds after it came in."""
        self.waits[bisect_left(STEPS, seconds)] += 1
        self.waited += seconds


class Errors(logging.Handler):
    """Counts what is logged as an error, by the part that logged it."""

    def __init__(self, counts: Counts) -> None:
        super().__init__(logging.ERROR)
        self._counts = counts

    def emit(self, record: logging.LogRecord) -> None:
        self._counts.errors[record.name] += 1
