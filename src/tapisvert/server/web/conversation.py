"""What a client says on a table's WebSocket, and the answers: moves go a short way, all else a long one."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable

import msgspec

from tapisvert.server.house import House
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import (
    ChatSent,
    FromClient,
    Goodbye,
    Hello,
    HintWanted,
    Moderate,
    MoveSent,
    OpenSent,
    Refused,
    SaltSent,
    SealSent,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.storage.store import Outdated
from tapisvert.server.web.sockets import Sockets

log = logging.getLogger(__name__)

BAD_MESSAGES = 20
"""After so many bad messages in a row the connection is closed."""

Receive = Callable[[], Awaitable[str | bytes | MoveSent | None]]

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Gone(Exception):
    """The client has disconnected."""


class Conversation:
    """What a client says after its hello: one thing after the other, each with its answer."""

    def __init__(self, connection: Connection, address: str, table: LiveTable, house: House) -> None:
        self._connection = connection
        self._address = address
        self._table = table
        self._house = house
        self._bad = 0

    async def read(self, receive: Receive) -> None:
        while not self._connection.ended.is_set():
            text = await receive()
            message: FromClient | None = None
            try:
                if isinstance(text, MoveSent):  # read and counted already
                    message = text
                else:
                    message = read_message(text, self._house)
                    self._house.limits.take("message", self._connection.guest, self._address)
                self._connection.busy = True
                await _handle(message, self._connection, self._address, self._table, self._house)
                self._bad = 0
            except Refuse as refuse:
                self._refuse(message, refuse)
                if refuse.refusal.code in {"late", "stale"} and isinstance(message, MoveSent):
                    await self._table.show(self._connection, message.seat)
                if refuse.refusal.code in {"bad-message", "too-large", "too-fast"}:
                    self._bad += 1
                if self._bad == BAD_MESSAGES:
                    raise
            finally:
                self._connection.busy = False

    def take_the_short_way(self, socket: Sockets) -> None:
        """Moves are made as they come in, without a task; whatever is in the way of one is left to `read`."""

        def at_once(text: str) -> str | MoveSent | None:
            try:
                message = read_message(text, self._house)
                if not isinstance(message, MoveSent):
                    return text
                self._house.limits.take("message", self._connection.guest, self._address)
            except Refuse:
                return text  # it is refused there
            came = time.perf_counter()

            def done(error: Exception | None) -> None:
                if isinstance(error, Outdated):
                    socket.inbox.put_back(message)
                else:
                    self._moved(message, time.perf_counter() - came, error)
                socket.inbox.hold(False)

            socket.inbox.hold(True)
            if self._table.move_at_once(self._connection, message, done):
                return None
            socket.inbox.hold(False)
            return message

        socket.at_once = at_once

    def _moved(self, sent: MoveSent, seconds: float, error: Exception | None) -> None:
        if error is None:
            self._house.counts.move(seconds)
            self._bad = 0
        elif isinstance(error, Refuse):
            self._refuse(sent, error)
        else:
            log.error("a stream of table %s failed", self._table.row.code, exc_info=error)
            self._connection.close(Goodbye(Refusal("internal"), again=True))

    def _refuse(self, message: FromClient | None, refuse: Refuse) -> None:
        self._house.counts.refusals[refuse.refusal.code] += 1
        self._connection.send(Refused(getattr(message, "id", ""), refuse.refusal))


async def _handle(
    message: FromClient, connection: Connection, address: str, table: LiveTable, house: House
) -> None:
    if isinstance(message, MoveSent):
        came = time.perf_counter()
        await table.move(connection, message)
        house.counts.move(time.perf_counter() - came)
    elif isinstance(message, ChatSent):
        mine = await house.guests.named(connection.guest)
        await house.groups.check_words(mine.guest, message)
        slow_down = lambda: house.limits.take("chat", mine.guest, address, "chat-too-fast")  # noqa: E731
        await table.say(connection, mine, message, slow_down)
    elif isinstance(message, HintWanted):
        await table.hint(connection, message, lambda: house.limits.take("hint", connection.guest, address))
    elif isinstance(message, SealSent):
        await table.seal(connection, message)
    elif isinstance(message, OpenSent):
        await table.open(connection, message)
    elif isinstance(message, SaltSent):
        raise Refuse("seal-first")
    elif isinstance(message, Moderate):
        house.limits.take("seat", connection.guest, address)
        await table.moderate(connection, message)
    elif isinstance(message, Hello):
        await table.join(connection, message)
    else:
        await table.take_back(connection, message.seat)


def read_message(text: str | bytes | None, house: House) -> FromClient:
    if text is None:
        raise Gone
    if len(text) > house.settings.max_message:
        raise Refuse("too-large", limit=house.settings.max_message)
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Refuse("bad-message", problem=str(error)) from None
    except (UnicodeError, RecursionError):
        raise Refuse("bad-message") from None
