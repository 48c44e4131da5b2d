"""The WebSocket of a table: this module reads it; the connection's outbox (rooms/hub.py) writes to it."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from tapisvert.server.house import House
from tapisvert.server.messages import (
    ChatSent,
    FromClient,
    Goodbye,
    Hello,
    HintWanted,
    Moderate,
    MoveSent,
    OpenSent,
    Refusal,
    Refused,
    SaltSent,
    SealSent,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.guests import COOKIE
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.storage.store import Outdated
from tapisvert.server.web.api import TheHouse, address_of, find_table, guest_of
from tapisvert.server.web.sockets import SHORT_WAY, Sockets

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0
LAST_WORDS_WITHIN = 5.0
BAD_MESSAGES = 20
"""After so many bad messages in a row the connection is closed."""

COME_AGAIN = {"internal", "restarting", "too-fast"}
"""Refusals that may be over in a moment: the client should connect again."""

Receive = Callable[[], Awaitable[str | bytes | MoveSent | None]]

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Gone(Exception):
    """The client has disconnected."""


@websocket("/api/tables/{code:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], code: FromPath[str], house: TheHouse) -> None:
    await socket.accept()
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    short: Sockets | None = extensions.get(SHORT_WAY)
    connection = Connection(
        "", socket.send_text, house.settings.outbox, short.send_at_once if short else None
    )
    receive = short.next_message if short else partial(_receive, socket)
    sender = asyncio.create_task(connection.run())
    reader = asyncio.create_task(_talk(socket, receive, connection, code, house, short))
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    connection.at_end = lambda: ended.set_result(None)
    tasks = {sender, reader}
    try:
        await asyncio.wait({*tasks, ended}, return_when=asyncio.FIRST_COMPLETED)
        if connection.ended.is_set():  # its last words may still be on their way
            await asyncio.wait({sender}, timeout=LAST_WORDS_WITHIN)
    finally:
        # What a client asked for at the table is done to its end, even if the client is gone by then.
        for task in tasks if not connection.busy else tasks - {reader}:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):  # it may be closed already, or stuck
            async with asyncio.timeout(1):
                await socket.close()


async def _talk(
    socket: WebSocket[Any, Any, Any],
    receive: Receive,
    connection: Connection,
    code: str,
    house: House,
    short: Sockets | None = None,
) -> None:
    """Reads until the client is gone. Every message gets an answer, also one that cannot be read."""
    table: LiveTable | None = None
    address = address_of(socket)
    held = contextlib.ExitStack()
    try:
        house.limits.take("connect", address=address)
        connection.guest, connection.address = guest_of(socket, house), address
        held.enter_context(house.limits.connection(connection.guest, address))
        table = await find_table(code, socket, house)
        hello = await _greeting(receive, house)
        if hello.token:
            connection.guest = house.guests.proven(hello.token)
            held.close()
            held.enter_context(house.limits.connection(connection.guest, address))
        if table.row.group:
            before = house.guests.said(socket.cookies.get(COOKIE))
            await house.groups.check_table(table.row.group, connection.guest, before)
        connection.name = (await house.guests.me(connection.guest)).name
        await table.join(connection, hello)
        conversation = Conversation(connection, address, table, house)
        if short:
            conversation.take_the_short_way(short)
        await conversation.read(receive)
    except Gone:
        pass
    except Refuse as refuse:
        house.counts.refusals[refuse.refusal.code] += 1
        connection.close(Goodbye(refuse.refusal, again=refuse.refusal.code in COME_AGAIN))
    except Exception:
        log.exception("a stream of table %s failed", code)
        connection.close(Goodbye(Refusal("internal"), again=True))
    finally:
        held.close()
        if table is not None:
            await table.part(connection)


async def _greeting(receive: Receive, house: House) -> Hello:
    """Reads the first message, which must come soon and be a hello."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            text = await receive()
    except TimeoutError:
        raise Refuse("bad-message", problem="no hello") from None
    first = text if isinstance(text, MoveSent) else _read(text, house)
    if not isinstance(first, Hello):
        raise Refuse("bad-message", problem="the first message must be hello")
    return first


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
                    message = _read(text, self._house)
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
                message = _read(text, self._house)
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


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes | MoveSent | None:
    """Does what `Sockets.next_message` does, for the socket of any other server."""
    received: Any = await socket.receive()
    if received["type"] == "websocket.disconnect":
        return None
    text = received.get("text")
    return text if text is not None else received.get("bytes") or b""


def _read(text: str | bytes | None, house: House) -> FromClient:
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
