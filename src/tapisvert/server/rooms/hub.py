"""Fan-out: every client has a connection with an outbox of its own, so nobody waits for anybody else.

A message is encoded once and posted to many connections. Posting never blocks; a client that does not
keep up is dropped and told to come again; then it gets a fresh snapshot instead of a long queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec

from tapisvert.server.messages import FromServer, Goodbye, Refusal

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    return _encoder.encode(message).decode()


class Connection:
    """The way to one client: a bounded outbox, emptied by `run` at the client's own speed.

    `quick`, where there is one, sends texts at once and returns whether it could. The outbox is for texts
    that have to wait.
    """

    def __init__(
        self,
        guest: str,
        send: Callable[[str], Awaitable[Any]],
        size: int,
        quick: Callable[..., bool] | None = None,
    ) -> None:
        self.guest = guest
        self._quick = quick
        self._sending = False
        self.ended = asyncio.Event()
        self.busy = False  # the server is doing something that this client asked for
        self._send = send
        self._size = size
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def post(self, *texts: str) -> None:
        """Queues messages; drops the client if too many wait already."""
        if self.ended.is_set():
            return
        if self._quick and not self._sending and self._outbox.empty() and self._quick(*texts):
            return
        if self._outbox.qsize() + len(texts) > self._size:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self.close(Goodbye(Refusal("too-slow"), again=True))
        else:
            for text in texts:
                self._outbox.put_nowait(text)

    def send(self, message: FromServer) -> None:
        self.post(encode(message))

    def close(self, goodbye: Goodbye) -> None:
        """Ends the connection after what waits in its outbox."""
        if not self.ended.is_set():
            self.ended.set()
            self._outbox.put_nowait(encode(goodbye))
            self._outbox.put_nowait(None)

    async def run(self) -> None:
        """Sends until the connection is closed."""
        while (text := await self._outbox.get()) is not None:
            self._sending = True  # nothing may overtake it
            await self._send(text)
            self._sending = False


class Audience:
    """The connections of one table, and the guests who are connected to it at other nodes."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[tuple[str, ...], float]] = {}  # by node: guests, and until when

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def remove(self, connection: Connection) -> None:
        self._connections.discard(connection)

    @property
    def here(self) -> tuple[str, ...]:
        """The guest of every connection."""
        return tuple(connection.guest for connection in self._connections)

    @property
    def everywhere(self) -> tuple[str, ...]:
        """The guest of every connection at any node, as far as is known."""
        return (*self.here, *(guest for guests, _ in self._elsewhere.values() for guest in guests))

    def hear(self, node: str, guests: tuple[str, ...], until: float) -> None:
        """Another node says which guests are connected there. This expires unless it is said again."""
        self._elsewhere.pop(node, None)
        if guests:
            self._elsewhere[node] = (guests, until)

    def expire(self, now: float) -> None:
        """Forgets what nodes said that have fallen silent."""
        self._elsewhere = {node: said for node, said in self._elsewhere.items() if said[1] > now}

    def has(self, guest: str) -> bool:
        """Whether any of the guest's pages is connected."""
        if not guest:
            return False
        for connection in self._connections:
            if connection.guest == guest:
                return True
        return any(guest in guests for guests, _ in self._elsewhere.values())
