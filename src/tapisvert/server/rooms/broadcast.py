"""What the screens at a table are sent: the table, the steps of its match, its chat.

Everything here posts to outboxes (hub.py) and waits for nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from tapisvert.server.messages import Accepted, TableInfo, TableNow
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.chat import said
from tapisvert.server.rooms.hub import Audience, Connection, encode
from tapisvert.server.rooms.streams import Streams
from tapisvert.server.storage.store import ChatRow, MoveRow, TableRow
from tapisvert.table.game import Viewer

ANNOUNCE_AFTER = 0.05
"""Comings and goings are announced together, so that a crowd of onlookers does not flood the table."""


class Broadcast:
    """Sends to everybody who is connected to one table; `info` gives the table as a guest sees it."""

    def __init__(self, audience: Audience, info: Callable[[str], TableInfo]) -> None:
        self._audience = audience
        self._info = info
        self._loop = asyncio.get_running_loop()
        self._announcing: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._announcing:
            self._announcing.cancel()
            self._announcing = None

    def announce_soon(self) -> None:
        if self._announcing is None:
            self._announcing = self._loop.call_later(ANNOUNCE_AFTER, self.announce)

    def announce(self) -> None:
        """Sends everybody the table as it is now."""
        self.stop()
        for connection in self._audience:
            connection.send(TableNow(self._info(connection.guest)))

    def chat(self, row: ChatRow) -> None:
        text = encode(said(row))
        for connection in self._audience:
            connection.post(text)

    def step(
        self,
        row: TableRow,
        move: MoveRow,
        streams: Streams,
        viewers: Collection[Viewer],
        sender: Connection | None,
    ) -> None:
        """Sends the newest update of these viewers' streams, and its sender that the move was accepted."""
        updates: dict[Viewer, str] = {}  # each is encoded once, however many pages show it
        for connection in self._audience:
            texts = []
            if connection is sender:
                texts.append(encode(Accepted(move.client, move.version)))
                sender = None
            for viewer in seating.viewers(row, connection.guest):
                if viewer in viewers:
                    if viewer not in updates:
                        updates[viewer] = encode(streams.newest(viewer))
                    texts.append(updates[viewer])
            if texts:
                connection.post(*texts)  # in one go
        if sender:  # whose page is gone already
            sender.send(Accepted(move.client, move.version))


def catch_up(connection: Connection, streams: Streams, viewer: Viewer, version: int | None = None) -> None:
    """Sends a client the updates of a stream after a version, or a snapshot."""
    gap = streams.since(viewer, version) if version is not None else None
    for message in [streams.snapshot(viewer)] if gap is None else gap:
        connection.send(message)
