"""Shows: tables where programs play among themselves. They run for onlookers, and only so many at a time.

Anybody can lay a table of programs alone, or leave theirs to stand-ins, and go. Each would take a process's
time to its end. So one that nobody looks on at pauses, and a guest, or an address, has only so many that run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tapisvert.server.limits import household

MOST = {"guest": 4, "address": 12}
"""Shows that run at the same time, at one node."""


class Shows:
    """The shows that run at this node, and whose they are: a table's host, and the address it is for."""

    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._running: dict[str, tuple[str, str]] = {}
        self._waiting: dict[str, Callable[[], None]] = {}

    def full(self, guest: str, address: str) -> bool:
        """Whether no more of theirs may run."""
        whose = list(self._running.values())
        of_guest = sum(other == guest for other, _ in whose)
        of_address = sum(other == household(address) for _, other in whose) if address else 0
        return self._on and (of_guest >= MOST["guest"] or of_address >= MOST["address"])

    def admit(self, code: str, guest: str, address: str, again: Callable[[], None]) -> bool:
        """Lets a show run, or go on, if it may; if not, `again` is called once it could be asked anew."""
        if code not in self._running:
            if self.full(guest, address):
                self._waiting[code] = again
                return False
            self._running[code] = (guest, household(address))
        return True

    def leave(self, code: str) -> None:
        """The show is over, or pauses."""
        self._waiting.pop(code, None)
        if self._running.pop(code, None):
            waiting, self._waiting = self._waiting, {}
            for again in waiting.values():
                asyncio.get_running_loop().call_soon(again)
