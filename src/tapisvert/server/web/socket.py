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
from tapisvert.server.web.api import TheHouse, address_of, find_table, guest_of
from tapisvert.server.web.sockets import SHORT_WAY, Sockets

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0
LAST_WORDS_WITHIN = 5.0
BAD_MESSAGES = 20
"""After so many bad messages in a row the connection is closed."""

COME_AGAIN = {"internal", "restarting", "too-fast"}
"""Refusals that may be over in a moment: the client should connect again."""

Receive = Callable[[], Awaitable[str | bytes | None]]

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
    reader = asyncio.create_task(_talk(socket, receive, connection, code, house))
    ended = asyncio.create_task(connection.ended.wait())
    tasks = {sender, reader, ended}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
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
    socket: WebSocket[Any, Any, Any], receive: Receive, connection: Connection, code: str, house: House
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
        await _converse(receive, connection, address, table, house)
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
    first = _read(text, house)
    if not isinstance(first, Hello):
        raise Refuse("bad-message", problem="the first message must be hello")
    return first


async def _converse(
    receive: Receive, connection: Connection, address: str, table: LiveTable, house: House
) -> None:
    bad = 0
    while not connection.ended.is_set():
        text = await receive()
        message: FromClient | None = None
        try:
            message = _read(text, house)
            house.limits.take("message", connection.guest, address)
            connection.busy = True
            await _handle(message, connection, address, table, house)
            bad = 0
        except Refuse as refuse:
            house.counts.refusals[refuse.refusal.code] += 1
            connection.send(Refused(getattr(message, "id", ""), refuse.refusal))
            if refuse.refusal.code in {"late", "stale"} and isinstance(message, MoveSent):
                await table.show(connection, message.seat)
            if refuse.refusal.code in {"bad-message", "too-large", "too-fast"}:
                bad += 1
            if bad == BAD_MESSAGES:
                raise
        finally:
            connection.busy = False


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


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
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
