"""Fan-out: every client has a connection with an outbox of its own, so nobody waits for anybody else.

A message is encoded once and posted to many connections. Posting never blocks; a client that does not
keep up is dropped and told to come again; then it gets a fresh snapshot instead of a long queue.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from typing import Any

import msgspec

from tapisvert.server.mailbox import Mailbox
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import FromServer, Goodbye
from tapisvert.server.rooms.node import Presence

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
        name: str = "",
        address: str = "",
    ) -> None:
        self.guest = guest
        self.let_in_as = guest  # whoever brought it, where it is nobody's: a screen that all see
        self.name = name
        self.address = address
        self._quick = quick
        self._sending = False
        self.ended = asyncio.Event()
        self.at_end: Callable[[], None] = lambda: None  # is called when it has ended
        self.busy = False  # the server is doing something that this client asked for
        self._send = send
        self._size = size
        self._outbox = Mailbox()
        self._later: list[str] = []  # texts that a crowd is told bit by bit

    def belong_to_nobody(self) -> None:
        """What its guest alone may see is not for this client."""
        self.let_in_as, self.guest, self.name = self.guest, "", ""

    def post(self, *texts: str) -> None:
        """Queues messages; drops the client if too many wait already."""
        if self.ended.is_set():
            return
        if self._later:  # nothing overtakes them
            texts, self._later = (*self._later, *texts), []
        if self._quick and not self._sending and not self._outbox and self._quick(*texts):
            return
        if len(self._outbox) + len(texts) > self._size:
            self._outbox.clear()
            self.close(Goodbye(Refusal("too-slow"), again=True))
        else:
            for text in texts:
                self._outbox.put(text)

    def post_later(self, text: str) -> bool:
        """Keeps a message for `post_kept`, or for whatever is posted before that; whether it is the first."""
        self._later.append(text)
        return len(self._later) == 1

    def post_kept(self) -> None:
        if self._later:
            self.post()

    def send(self, message: FromServer) -> None:
        self.post(encode(message))

    def close(self, goodbye: Goodbye) -> None:
        """Ends the connection after what waits in its outbox."""
        if not self.ended.is_set():
            self.post_kept()
            self.ended.set()
            self._outbox.put(encode(goodbye))
            self._outbox.put(None)
            self.at_end()

    async def run(self) -> None:
        """Sends until the connection is closed."""
        while (text := await self._outbox.get()) is not None:
            self._sending = True  # nothing may overtake it
            await self._send(text)
            self._sending = False


class Audience:
    """The connections of one table, and the guests who are connected to it at other nodes."""

    def __init__(self) -> None:
        self._by_guest: dict[str, dict[Connection, None]] = {}
        self._count = 0
        self._elsewhere: dict[str, tuple[Presence, float]] = {}  # by node: who is there, and until when

    def __iter__(self) -> Iterator[Connection]:
        return iter([one for connections in self._by_guest.values() for one in connections])

    def __len__(self) -> int:
        return self._count

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._by_guest.get(connection.guest, ())

    def add(self, connection: Connection) -> None:
        if connection not in self:
            self._by_guest.setdefault(connection.guest, {})[connection] = None
            self._count += 1

    def remove(self, connection: Connection) -> None:
        if connection in self:
            del self._by_guest[connection.guest][connection]
            self._count -= 1
            if not self._by_guest[connection.guest]:
                del self._by_guest[connection.guest]

    def of(self, guest: str) -> tuple[Connection, ...]:
        """A guest's connections here."""
        return tuple(self._by_guest.get(guest, ()))

    def but(self, guests: Collection[str]) -> list[Connection]:
        """The connections here of all others."""
        return [one for guest, found in self._by_guest.items() if guest not in guests for one in found]

    @property
    def here(self) -> dict[str, int]:
        """The guests who are connected here, and how often each."""
        return {guest: len(connections) for guest, connections in self._by_guest.items()}

    @property
    def everywhere(self) -> Mapping[str, object]:
        """The guests who are connected at any node, as far as they are named."""
        if not self._elsewhere:
            return self._by_guest
        named = [guest for there, _ in self._elsewhere.values() for guest in there.guests]
        return Counter([*self._by_guest, *named])

    def onlookers(self, but: Collection[str]) -> int:
        """How many connections there are at any node, apart from those of these guests."""
        count = self._count - sum(len(self._by_guest.get(guest, ())) for guest in but)
        for there, _ in self._elsewhere.values():
            count += there.more + sum(guest not in but for guest in there.guests)
        return count

    def names(self, but: Collection[str], most: int) -> list[tuple[str, str]]:
        """Some of these onlookers, at most so many, with their names; those without one are left out."""
        found: dict[str, str] = {}
        for guest, connections in self._by_guest.items():
            if len(found) == most:
                break
            name = next(iter(connections)).name
            if name and guest not in but:
                found[guest] = name
        for there, _ in self._elsewhere.values():
            found.update((guest, name) for guest, name in there.looking if guest not in but)
        return list(found.items())[:most]

    def hear(self, node: str, there: Presence, until: float) -> None:
        """Another node says who is connected there. This expires unless it is said again."""
        self._elsewhere.pop(node, None)
        if there.guests or there.more:
            self._elsewhere[node] = (there, until)

    def expire(self, now: float) -> None:
        """Forgets what nodes said that have fallen silent."""
        self._elsewhere = {node: said for node, said in self._elsewhere.items() if said[1] > now}

    def has(self, guest: str) -> bool:
        """Whether any of the guest's pages is connected."""
        if not guest:
            return False
        if guest in self._by_guest:
            return True
        return any(guest in there.guests for there, _ in self._elsewhere.values())
