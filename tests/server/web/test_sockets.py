"""Frames however they come: whole, in pieces, several at once. What comes in is answered one by one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.frames import Frame, Opcode

from tapisvert.server.web.sockets import Sockets
from tests.server.fakes import PATIENCE, Guest

HELLO = '{"type":"hello"}'
UPGRADE = (
    "GET /api/tables/{code}/stream HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGFwaXMgdmVydCwgdmVydA==\r\n\r\n"
)


def frame(text: str, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, text.encode(), fin).serialize(mask=True)


def nonsense(size: int) -> bytes:
    return frame('{"type":"' + "x" * size + '"}')


class Raw:
    """A client that decides itself in which pieces its bytes leave."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0.02)

    async def next(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            kind, size = await self._reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
            return kind & 0x0F, await self._reader.readexactly(size)

    async def refusals(self, count: int) -> None:
        for _ in range(count):
            kind, body = await self.next()
            assert (kind, msgspec.json.decode(body)["type"]) == (Opcode.TEXT, "refused")


@asynccontextmanager
async def greeted(anna: Guest, address: str) -> AsyncIterator[Raw]:
    """A client that said hello and was told the table."""
    code, where = (await anna.lay("me", "open"))["code"], urlsplit(address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        writer.write(UPGRADE.format(code=code, host=where.netloc).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        raw = Raw(reader, writer)
        await raw.send(frame(HELLO))
        for _ in range(2):  # the table, and once more since somebody came
            kind, body = await raw.next()
            assert (kind, msgspec.json.decode(body)["type"]) == (Opcode.TEXT, "table")
        yield raw
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def test_frames_are_read_whole_in_pieces_and_several_at_once(anna: Guest, address: str) -> None:
    async with greeted(anna, address) as raw:
        short, longer = nonsense(10), nonsense(1000)
        await raw.send(short, longer)
        await raw.refusals(2)
        await raw.send(longer[:1], longer[1:5], longer[5:700], longer[700:])
        await raw.refusals(1)
        await raw.send(short, longer + short + longer, short[:3], short[3:] + short)
        await raw.refusals(6)


async def test_a_text_in_several_frames_may_have_a_ping_between(anna: Guest, address: str) -> None:
    async with greeted(anna, address) as raw:
        await raw.send(frame('{"type":', fin=False), frame("still there", Opcode.PING))
        assert await raw.next() == (Opcode.PONG, b"still there")
        await raw.send(frame('"nothing"}', Opcode.CONT), nonsense(10))
        await raw.refusals(2)


async def test_a_text_amid_another_and_one_that_is_not_masked_end_the_connection(
    anna: Guest, address: str
) -> None:
    unmasked = Frame(Opcode.TEXT, HELLO.encode()).serialize(mask=False)
    for wrong in ((frame('{"type":', fin=False), frame(HELLO)), (unmasked,)):
        async with greeted(anna, address) as raw:
            await raw.send(*wrong)
            kind, body = await raw.next()
            assert (kind, int.from_bytes(body[:2], "big")) == (Opcode.CLOSE, 1002)


async def test_a_text_that_is_no_unicode_ends_the_connection(anna: Guest, address: str) -> None:
    async with greeted(anna, address) as raw:
        await raw.send(Frame(Opcode.TEXT, b"\xff\xfe more than two bytes").serialize(mask=True))
        kind, body = await raw.next()
        assert (kind, int.from_bytes(body[:2], "big")) == (Opcode.CLOSE, 1007)


class Pipe(asyncio.Transport):
    """A connection that nobody is at the other end of: keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = self.paused = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


async def connected(app: Any) -> tuple[Sockets, Pipe, set[asyncio.Task[None]]]:
    """A socket that this application has accepted."""
    config = SimpleNamespace(ws_max_size=1000, root_path="", asgi_version="3.0", loaded_app=app)
    server = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    pipe, socket = Pipe(), Sockets(config, server, {})
    socket.connection_made(pipe)
    socket.data_received(UPGRADE.format(code="ABCDEF", host="here").encode())
    while not pipe.written:
        await asyncio.sleep(0)
    return socket, pipe, server.tasks


async def test_who_is_sent_away_may_have_sent_much_before_the_answer() -> None:
    async def refuses(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1008})

    socket, pipe, tasks = await connected(refuses)
    await asyncio.gather(*tasks)
    socket.data_received(b"".join([frame("too late", Opcode.BINARY)] * 20))
    assert (pipe.paused, pipe.closed) == (False, False)
    socket.data_received(Frame(Opcode.CLOSE, (1008).to_bytes(2, "big")).serialize(mask=True))
    assert pipe.closed


async def test_who_answers_no_ping_is_gone() -> None:
    async def accepts(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await receive()
        await receive()

    socket, pipe, tasks = await connected(accepts)
    socket._ping()
    socket.data_received(frame("", Opcode.PONG))
    socket._ping()
    assert pipe.written[1:] == [Frame(Opcode.PING, b"").serialize(mask=False)] * 2
    assert not pipe.closed
    socket._ping()
    assert int.from_bytes(pipe.written[-1][2:4], "big") == 1011
    assert pipe.closed
    await asyncio.gather(*tasks)


async def test_a_client_that_closes_is_answered(anna: Guest, address: str) -> None:
    async with greeted(anna, address) as raw:
        await raw.send(Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True))
        kind, body = await raw.next()
        assert (kind, int.from_bytes(body[:2], "big")) == (Opcode.CLOSE, 1000)
