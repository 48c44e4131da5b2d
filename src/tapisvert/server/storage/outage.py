"""An outage of the database: one line in the log when it begins, and one when it is over.

Everything that goes on meanwhile fails by it, thousands of times a minute, and each would log that.
The errors are marked here; `ops/logs.py` leaves out what is logged because of them.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import cache

log = logging.getLogger(__name__)

MARK = "_part_of_an_outage"


class Outage:
    """`clock` tells the time in seconds."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._what = what
        self._clock = clock
        self._since: float | None = None

    @property
    def on(self) -> bool:
        return self._since is not None

    def failed(self, error: BaseException) -> None:
        """Something failed because the database is away."""
        if self._since is None:
            self._since = self._clock()
            reason = str(error).split("\n")[0] or type(error).__name__
            log.error("%s is away, so nothing can be stored or read: %s", self._what, reason)
        setattr(error, MARK, True)

    def over(self) -> None:
        """The database answered."""
        if self._since is not None:
            log.warning("%s is back, after %.0f seconds", self._what, self._clock() - self._since)
            self._since = None


@cache
def signs() -> tuple[type[Exception], ...]:
    """What asyncpg raises when PostgreSQL cannot be reached, stops, or went away in the middle of something.

    A connection that dies may be used before that is known: then the library finds itself in disorder.
    """
    import asyncpg

    return (
        OSError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        asyncpg.PostgresConnectionError,
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
    )


def part_of_an_outage(error: BaseException | None) -> bool:
    """Whether an error, or what led to it, was because of an outage."""
    while error is not None:
        if getattr(error, MARK, False):
            return True
        error = error.__cause__ or error.__context__
    return False
