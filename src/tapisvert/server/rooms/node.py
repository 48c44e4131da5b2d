"""The node that a table is on, as the table sees it: whether it runs the table, what it tells other nodes.

`OnlyNode` is a server without others. `nodes/cluster.py` has the node of a cluster.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Protocol

import msgspec

from tapisvert.server.storage.store import Head, MatchRow, MoveRow, Saved, TableRow


class Follower(Protocol):
    """A table that follows what other nodes store. The caller holds its lock."""

    @property
    def row(self) -> TableRow: ...

    @property
    def match_row(self) -> MatchRow: ...

    @property
    def head(self) -> Head:
        """How far this node is."""

    def follow(self, moves: Iterable[MoveRow]) -> None:
        """Plays the next moves, which another node stored."""

    def take_in(self, saved: Saved) -> None:
        """Brings the table to what is stored."""


class Presence(msgspec.Struct, frozen=True, array_like=True):
    """Who is connected to a table at one node: guests, each once for every page, so many more who are not
    named, and the names of some onlookers."""

    guests: tuple[str, ...] = ()
    more: int = 0
    looking: tuple[tuple[str, str], ...] = ()


class Moved(msgspec.Struct, frozen=True, array_like=True):
    """A move that is stored, as the node that stored it tells others.

    With the table's revision, as that node knew it, the match and the move's number in it.
    """

    code: str
    revision: int
    match: str
    number: int
    row: MoveRow


class Node(Protocol):
    """A node, as its tables see it."""

    @property
    def shared(self) -> bool:
        """Whether there may be other nodes."""

    @property
    def hears(self) -> bool:
        """Whether this node hears at once of what others store."""

    def holds(self, code: str) -> bool:
        """Whether this node runs the table's clocks and programs."""

    def want(self, code: str) -> None:
        """A match is being played at the table: some node has to run it."""

    def stored(self, code: str) -> None:
        """Something was stored about the table."""

    def moved(self, moved: Moved) -> None:
        """A move was stored."""

    def present(self, code: str, here: Presence) -> None:
        """Says who is connected here."""

    def ask(self, code: str) -> None:
        """Asks the other nodes which guests are connected to the table there."""

    def now(self) -> float:
        """The time by the calendar that all nodes go by."""

    async def catch_up(self, table: Follower) -> bool:
        """Brings a table to what other nodes stored; whether there was anything new."""

    async def rest(self, codes: list[str]) -> None:
        """These tables leave the memory: nothing happens there by itself."""


class OnlyNode:
    """A server without other nodes: everything happens here."""

    shared = False
    hears = True

    def holds(self, code: str) -> bool:
        return True

    def want(self, code: str) -> None: ...

    def stored(self, code: str) -> None: ...

    def moved(self, moved: Moved) -> None: ...

    def present(self, code: str, here: Presence) -> None: ...

    def ask(self, code: str) -> None: ...

    def now(self) -> float:
        return time.time()

    async def catch_up(self, table: Follower) -> bool:
        return False

    async def rest(self, codes: list[str]) -> None: ...
