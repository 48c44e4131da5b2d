"""What a table needs to know about the node it is on: whether it runs the table, and how to tell the others.

A server that is alone has nobody to tell. Several nodes that share a store are in cluster.py.
"""

from __future__ import annotations

import time
from typing import Protocol

from tapisvert.server.storage.store import Head, MoveRow


class Node(Protocol):
    """A node, as its tables see it."""

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""

    @property
    def hears(self) -> bool:
        """Whether what others store is heard of at once."""

    def holds(self, code: str) -> bool:
        """Whether this node runs the table's clocks and programs."""

    def want(self, code: str) -> None:
        """A match is being played at the table: somebody has to run it."""

    def stored(self, code: str) -> None:
        """Something was stored about the table."""

    def present(self, code: str, guests: tuple[str, ...]) -> None:
        """These guests' pages are connected here."""

    def ask(self, code: str) -> None:
        """Who is there by way of other nodes?"""

    def now(self) -> float:
        """The time by the calendar that all nodes go by."""

    async def news(self, code: str, match: str, after: int) -> tuple[Head, tuple[MoveRow, ...]] | None:
        """See `SharedStore.news`."""

    async def rest(self, codes: list[str]) -> None:
        """These tables leave the memory: nothing happens there by itself."""


class Alone:
    """The only node: all there is happens here."""

    shared = False
    hears = True

    def holds(self, code: str) -> bool:
        return True

    def want(self, code: str) -> None: ...

    def stored(self, code: str) -> None: ...

    def present(self, code: str, guests: tuple[str, ...]) -> None: ...

    def ask(self, code: str) -> None: ...

    def now(self) -> float:
        return time.time()

    async def news(self, code: str, match: str, after: int) -> tuple[Head, tuple[MoveRow, ...]] | None:
        return None

    async def rest(self, codes: list[str]) -> None: ...
