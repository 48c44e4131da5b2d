"""When a server looks for garbage: so that nobody waits for it.

Python's collector goes through all that lives at each of its longer rounds, and in a server nearly all does:
with two thousand connections everybody at every table waits a tenth of a second. Here it looks only at what
is new, a few thousandths of a second each time, and what lives on is set aside. Most that ends is freed
without the collector; what it would have found among what was set aside waits until there is a good deal.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import Any, ClassVar

log = logging.getLogger(__name__)

NEW = 10_000
"""So many new objects are looked through at a time. The usual 700 cost a fifth of a busy server's time."""

NEW_EVERY = 0.1
"""Seconds after which it looks at what is new in any case. What is counted is what was made less what was
freed: where old moves are forgotten as fast as new ones are made, that is rare, and much is new by then.
"""

NEVER = 1_000_000_000
"""Rounds before the collector would look through older objects by itself."""

LOOK_EVERY = 60.0
"""Seconds."""

GROWN = 1.25
MORE = 200_000
"""What was set aside is looked through when it has grown to so many times what it was, and by so much."""


class Collecting:
    """Python's collector as a server wants it, from `start` to `stop`; of all servers in a process."""

    _started: ClassVar[int] = 0
    _before: ClassVar[tuple[int, int, int]]

    def __init__(self, more: int = MORE) -> None:
        self._more = more
        self._kept = 0  # objects set aside, when all of them were looked through last
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if not Collecting._started:
            Collecting._before = gc.get_threshold()
            gc.set_threshold(NEW, NEVER, NEVER)
            gc.callbacks.append(_set_aside)
        Collecting._started += 1
        gc.freeze()  # the program itself is no garbage
        self._kept = gc.get_freeze_count()
        self._timer = self._loop.call_later(LOOK_EVERY, self._look_again)
        self._soon = self._loop.call_later(NEW_EVERY, self._look_at_new)

    def stop(self) -> None:
        if self._timer and self._soon:
            self._timer.cancel()
            self._soon.cancel()
            self._timer = self._soon = None
            Collecting._started -= 1
            if not Collecting._started:
                gc.callbacks.remove(_set_aside)
                gc.set_threshold(*Collecting._before)
                gc.unfreeze()

    def look(self) -> None:
        """Looks through everything, if there is so much more of it than before that some may be garbage."""
        count = gc.get_freeze_count()
        if count < self._kept * GROWN or count < self._kept + self._more:
            return
        started, rounds = time.perf_counter(), _full_rounds()
        gc.disable()  # another thread's look at what is new would set everything aside again
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        gc.enable()
        if _full_rounds() > rounds:  # else another thread was looking just then, and the next time will do
            self._kept = gc.get_freeze_count()
        log.debug("%d of %d objects were garbage (%.3f s)", found, count, time.perf_counter() - started)

    def _look_at_new(self) -> None:
        self._soon = self._loop.call_later(NEW_EVERY, self._look_at_new)
        gc.collect(0)

    def _look_again(self) -> None:
        self._timer = self._loop.call_later(LOOK_EVERY, self._look_again)
        self.look()


def _full_rounds() -> int:
    """How often everything was looked through."""
    rounds: int = gc.get_stats()[-1]["collections"]
    return rounds


def _set_aside(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
