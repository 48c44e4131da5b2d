"""The WebSocket of a table: this module reads it; the connection's outbox (rooms/hub.py) writes to it."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from tapisvert.server.house import House
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye, Hello, MoveSent
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.guests import COOKIE
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.web.api import TheHouse, address_of, find_table, guest_of
from tapisvert.server.web.conversation import Conversation, Gone, Receive, read_message
from tapisvert.server.web.sockets import SHORT_WAY, Sockets

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0
LAST_WORDS_WITHIN = 5.0

COME_AGAIN = {"internal", "restarting", "too-fast"}
"""Refusals that may be over in a moment: the client should connect again."""


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
    first = text if isinstance(text, MoveSent) else read_message(text, house)
    if not isinstance(first, Hello):
        raise Refuse("bad-message", problem="the first message must be hello")
    return first


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes | MoveSent | None:
    """Does what `Sockets.next_message` does, for the socket of any other server."""
    received: Any = await socket.receive()
    if received["type"] == "websocket.disconnect":
        return None
    text = received.get("text")
    return text if text is not None else received.get("bytes") or b""
