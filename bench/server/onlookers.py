"""Those who only look on, in a process of their own: reading must not slow down those who play.

`onlookers.py table ADDRESS CODE COUNT`: so many are connected to a table and read whatever they are sent.
`onlookers.py tournament ADDRESS CODE COUNT`: so many pages of a tournament, each asks every four seconds
while it is let (`go` and `stop`, line by line, on the standard input).
"""

from __future__ import annotations

import asyncio
import random
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

import uvloop

DIALLING = 50
GET_IN_WITHIN = 120.0
GREETING = '{"type":"hello"}'
ASKS_EVERY = 4.0
"""Seconds, as the page of a tournament does where one only looks on."""


@asynccontextmanager
async def looking_on(kind: str, address: str, code: str, count: int) -> AsyncIterator[Callable[[str], None]]:
    """So many onlookers, from when all are there; what is yielded tells them to `go` or to `stop`."""
    command = [sys.executable, "-m", "bench.server.onlookers", kind, address, code, str(count)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        stdin = process.stdin
        assert stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(GET_IN_WITHIN):
            if await process.stdout.readline() != b"there\n":
                raise RuntimeError("the onlookers did not get in")
        yield lambda order: stdin.write(f"{order}\n".encode())
    finally:
        process.kill()
        await process.wait()


class Onlooker(asyncio.Protocol):
    """Says hello and reads on, without looking at what it reads."""

    def __init__(self, host: str, code: str) -> None:
        key = "MDEyMzQ1Njc4OWFiY2RlZg=="
        self._request = (
            f"GET /api/tables/{code}/stream HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
        )
        self.there = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        if not self.there.done():
            if not data.startswith(b"HTTP/1.1 101"):
                self.there.set_exception(RuntimeError(repr(data[:200])))
                return
            body = GREETING.encode()  # masked with zeros, which leaves it as it is
            self._transport.write(bytes((0x81, 0x80 | len(body))) + bytes(4) + body)
            self.there.set_result(None)


class Page(asyncio.Protocol):
    """Asks how a tournament is, again and again, on a connection that it keeps."""

    def __init__(self, host: str, port: int, code: str, asking: asyncio.Event) -> None:
        self._where = host, port
        self._request = f"GET /api/tournaments/{code} HTTP/1.1\r\nhost: {host}:{port}\r\n\r\n".encode()
        self._asking = asking
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 ") and not data.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(repr(data[:200]))

    async def look(self) -> None:
        while True:
            await self._asking.wait()
            await asyncio.sleep(random.uniform(0.9, 1.1) * ASKS_EVERY)
            if self._transport is None or self._transport.is_closing():
                await asyncio.get_running_loop().create_connection(lambda: self, *self._where)
            if self._transport:
                self._transport.write(self._request)


async def at_table(host: str, port: int, code: str, count: int) -> None:
    loop = asyncio.get_running_loop()
    for start in range(0, count, DIALLING):
        some = [
            await loop.create_connection(lambda: Onlooker(host, code), host, port)
            for _ in range(min(DIALLING, count - start))
        ]
        await asyncio.gather(*(onlooker.there for _, onlooker in some))
    print("there", flush=True)
    await asyncio.to_thread(sys.stdin.read)  # till whoever wanted a crowd is done


async def at_tournament(host: str, port: int, code: str, count: int) -> None:
    asking = asyncio.Event()
    tasks = [asyncio.create_task(Page(host, port, code, asking).look()) for _ in range(count)]
    print("there", flush=True)
    while order := await asyncio.to_thread(sys.stdin.readline):
        if order == "go\n":
            asking.set()
        else:
            asking.clear()
        for task in tasks:
            if task.done():
                await task  # it never ends by itself


if __name__ == "__main__":
    from tapisvert.server.ops.open_files import raise_limit

    raise_limit()
    kind, address, code, count = sys.argv[1:]
    host, _, port = address.removeprefix("http://").rpartition(":")
    uvloop.run((at_table if kind == "table" else at_tournament)(host, int(port), code, int(count)))
