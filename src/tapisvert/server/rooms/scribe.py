"""The scribe: one process beside the server that writes what takes long, one thing after the other.

Threads would not do: all threads of a process share one interpreter, and every move would wait for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from tapisvert.bots.processes import Processes
from tapisvert.server.refusals import Refuse

log = logging.getLogger(__name__)

ATTEMPTS = 2


class Scribe:
    """The process is started when it is first needed. `patience`: seconds that one thing may take."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process: Processes | None = None
        self._free = asyncio.Semaphore(1)  # waiting does not use up anybody's time

    async def write(self, function: Callable[..., bytes], *args: object) -> bytes:
        """What the function answers; raises what it raises, or `Refuse` if nothing came."""
        async with self._free:
            for _ in range(ATTEMPTS):
                if self._process is None:
                    self._process = Processes(1)
                try:
                    async with asyncio.timeout(self._patience):
                        return await asyncio.wrap_future(self._process.submit(function, *args))
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("the scribe's process ended or hung: %r", error)
                    self.close()
        raise Refuse("internal")

    def close(self) -> None:
        if self._process:
            self._process.end()
            self._process = None
