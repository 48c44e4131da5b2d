"""What the screens at a table are sent: the table, the steps of its match, its chat.

Everything here posts to outboxes (hub.py) and waits for nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable
from typing import Protocol

from tapisvert.server.messages.stream import Accepted, FromServer, TableNow
from tapisvert.server.messages.tables import TableInfo
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.chat import said
from tapisvert.server.rooms.hub import Audience, Connection, encode
from tapisvert.server.rooms.streams import Streams
from tapisvert.server.storage.store import ChatRow, MoveRow, TableRow
from tapisvert.table.game import Viewer

ANNOUNCE_AFTER = 0.05
"""Comings and goings are announced together, so that a crowd of onlookers does not flood the table."""

ANNOUNCED_A_SECOND = 1000
"""So many connections are told of comings and goings in a second: where there are more, it takes longer."""

CROWD = 64
"""So many are told at once. More are told bit by bit, so that no other table waits for a crowd."""

BIT, PAUSE = 16, 0.001
"""Seconds after each bit. Whoever stores moves has the interpreter meanwhile; if the loop never rested, each
of a move's statements would wait its turn of five thousandths of a second."""


class Announced(Protocol):
    """What a broadcast needs of a table."""

    @property
    def row(self) -> TableRow: ...

    @property
    def audience(self) -> Audience: ...

    def info(self, guest: str) -> TableInfo:
        """The table as a guest sees it."""


class Broadcast:
    """Sends to everybody who is connected to one table.

    Those who sit there, and the host, see a table of their own; all others see the same one.
    """

    def __init__(self, table: Announced) -> None:
        self._table = table
        self._loop = asyncio.get_running_loop()
        self._announcing: asyncio.TimerHandle | None = None
        self._behind: deque[Connection] = deque()
        self._telling: asyncio.Handle | None = None
        self._seated: tuple[TableRow | None, dict[str, tuple[int, ...]]] = (None, {})

    def stop(self) -> None:
        if self._announcing:
            self._announcing.cancel()
            self._announcing = None

    def announce_soon(self) -> None:
        """Announces comings and goings; the later, the more have to be told."""
        if self._announcing is None:
            wait = max(ANNOUNCE_AFTER, len(self._table.audience) / ANNOUNCED_A_SECOND)
            self._announcing = self._loop.call_later(wait, self.announce)

    def announce(self) -> None:
        """Sends everybody the table as it is now; it is worked out once for all who see the same."""
        self.stop()
        table = self._table
        guests = seating.insiders(table.row)
        for guest in guests:
            if connections := table.audience.of(guest):
                self._tell(connections, TableNow(table.info(guest)))
        if others := table.audience.but(guests):
            self._tell(others, TableNow(table.info("")))

    def chat(self, row: ChatRow) -> None:
        self._tell(list(self._table.audience), said(self._table.row.code, row))

    def begin(self, streams: Streams, connections: Iterable[Connection]) -> None:
        """Sends these connections all there is to know at the start of a match."""
        snapshots: dict[Viewer, list[Connection]] = {}
        for connection in connections:
            for viewer in seating.viewers(self._table.row, connection.guest):
                snapshots.setdefault(viewer, []).append(connection)
        for viewer, viewing in snapshots.items():
            self._tell(viewing, streams.snapshot(viewer))

    def step(
        self,
        row: TableRow,
        move: MoveRow,
        streams: Streams,
        viewers: Collection[Viewer],
        sender: Connection | None,
    ) -> None:
        """Sends the newest update of these viewers' streams, and its sender that the move was accepted."""
        audience = self._table.audience
        updates: dict[Viewer, str] = {}  # each is encoded once, however many pages show it
        seats = self._seats(row)
        for guest, owned in seats.items():
            for connection in audience.of(guest):
                texts = []
                if connection is sender:
                    texts.append(encode(Accepted(move.client, move.version)))
                    sender = None
                for viewer in owned:
                    if viewer in viewers:
                        if viewer not in updates:
                            updates[viewer] = encode(streams.newest(viewer))
                        texts.append(updates[viewer])
                if texts:
                    connection.post(*texts)  # in one go
        if None in viewers and (others := audience.but(seats)):
            self._tell(others, streams.newest(None))
        if sender:  # whose page is gone already
            sender.send(Accepted(move.client, move.version))

    def _seats(self, row: TableRow) -> dict[str, tuple[int, ...]]:
        """The seats of each guest who sits there; the same until the row is another one."""
        if self._seated[0] is not row:
            guests = dict.fromkeys(seat.guest for seat in row.seats if seat.kind == "person")
            self._seated = row, {guest: seating.owned(row, guest) for guest in guests}
        return self._seated[1]

    def _tell(self, connections: Collection[Connection], message: FromServer) -> None:
        """Sends the same to many. A crowd is told bit by bit, each in its order."""
        text = encode(message)
        if len(connections) <= CROWD:
            for connection in connections:
                connection.post(text)
            return
        self._behind.extend([one for one in connections if one.post_later(text)])
        if self._telling is None:
            self._telling = self._loop.call_soon(self._tell_some)

    def _tell_some(self) -> None:
        for _ in range(min(BIT, len(self._behind))):
            self._behind.popleft().post_kept()
        self._telling = self._loop.call_later(PAUSE, self._tell_some) if self._behind else None


def catch_up(connection: Connection, streams: Streams, viewer: Viewer, version: int | None = None) -> None:
    """Sends a client the updates of a stream after a version, or a snapshot."""
    gap = streams.since(viewer, version) if version is not None else None
    for message in [streams.snapshot(viewer)] if gap is None else gap:
        connection.send(message)
