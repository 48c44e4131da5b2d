"""A crowd at one table: how long the moves at other tables take with it, and without.

`onlookers.py drive ADDRESSES PROCESSES CONNECTIONS SECONDS ONLOOKERS` is the players' process and prints what
was found; it starts `onlookers.py look ADDRESS CODE ONLOOKERS`, a process of its own for who only looks on.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import msgspec
import uvloop

from bench.server.guests import Guests
from bench.server.load import THOUGHT, Found, Load

SETTLE = 3.0
DIALLING = 50
GET_IN_WITHIN = 60.0
GREETING = '{"type":"hello"}'


async def drive(
    addresses: list[str], processes: list[int], connections: int, seconds: float, onlookers: int
) -> list[Found]:
    """Without the crowd and with it. Whoever moves thinks for a second, at the watched table too."""
    load, watched = Load(processes), Load([])
    players, star = Guests(load, addresses), Guests(watched, addresses)
    await players.gather(connections)
    load.start()
    found = [await load.measure(connections, THOUGHT, seconds, SETTLE)]
    (code,) = await star.gather(2)
    async with looking_on(addresses[0], code, onlookers):
        watched.thought = THOUGHT
        watched.start()
        found.append(await load.measure(connections, THOUGHT, seconds, SETTLE))
    trouble = players.trouble() or star.trouble()
    await players.close()
    await star.close()
    if trouble:
        raise RuntimeError(trouble)
    return found


@asynccontextmanager
async def looking_on(address: str, code: str, count: int) -> AsyncIterator[None]:
    """So many onlookers at a table, in a process of their own: reading must not slow down those who play."""
    command = [sys.executable, "-m", "bench.server.onlookers", "look", address, code, str(count)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(GET_IN_WITHIN):
            if await process.stdout.readline() != b"there\n":
                raise RuntimeError("the onlookers did not get in")
        yield
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


async def look(address: str, code: str, count: int) -> None:
    host, _, port = address.removeprefix("http://").rpartition(":")
    loop = asyncio.get_running_loop()
    for start in range(0, count, DIALLING):
        some = [
            await loop.create_connection(lambda: Onlooker(host, code), host, int(port))
            for _ in range(min(DIALLING, count - start))
        ]
        await asyncio.gather(*(onlooker.there for _, onlooker in some))
    print("there", flush=True)
    await asyncio.to_thread(sys.stdin.read)  # till whoever wanted a crowd is done


if __name__ == "__main__":
    from tapisvert.server.ops.open_files import raise_limit

    raise_limit()
    if sys.argv[1] == "look":
        uvloop.run(look(sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        addresses, processes, connections, seconds, onlookers = sys.argv[2:]
        listed = [int(process) for process in processes.split(",")]
        found = uvloop.run(
            drive(addresses.split(","), listed, int(connections), float(seconds), int(onlookers))
        )
        sys.stdout.write(msgspec.json.encode(found).decode())
