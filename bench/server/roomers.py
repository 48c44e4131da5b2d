"""Scripted players of Colyseus: two in each room of Punto, with random moves.

They speak its protocol: a seat is reserved over HTTP and taken on a WebSocket, whose messages are a byte that
says what they are, and then MessagePack. When a match is over the room begins another one.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.server import punto
from bench.server.load import Load
from bench.server.wire import Wire

JOIN, ERROR, DATA = 10, 11, 13
AT_ONCE = 16

UPDATE, LAY = msgspec.msgpack.encode("update"), msgspec.msgpack.encode("lay")


class View(msgspec.Struct):
    board: dict[str, dict[str, Any]]
    up: dict[str, Any] | None = None
    over: Any = None


class Update(msgspec.Struct):
    number: int
    turn: int
    view: View


_update = msgspec.msgpack.Decoder(Update)


class Roomer:
    def __init__(self, load: Load, host: str, port: int, path: str, seat: int) -> None:
        self.wire = Wire(host, port, path, None, take_bytes=self._take)
        self.trouble = ""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._load = load
        self._seat = seat
        self._sent = 0.0

    async def connect(self) -> None:
        await self.wire.dial()
        await self.ready

    def _take(self, body: bytes) -> None:
        if body[0] == DATA:
            if body.startswith(UPDATE, 1):
                self._look(_update.decode(body[1 + len(UPDATE) :]))
        elif body[0] == JOIN:
            self.wire.send_bytes(bytes((JOIN,)))
            if not self.ready.done():
                self.ready.set_result(None)
        elif body[0] == ERROR:
            self.trouble = repr(body)

    def _look(self, update: Update) -> None:
        mine = update.turn == self._seat
        if not mine and self._sent:  # the move was mine
            self._load.confirmed(self._sent)
            self._sent = 0.0
        if mine and update.view.over is None:
            self._load.think(lambda: self._move(update.view))

    def _move(self, view: View) -> None:
        assert view.up is not None
        place = punto.choose(self._load.rng, view.board, view.up)
        self._sent = time.perf_counter()
        self.wire.send_bytes(bytes((DATA,)) + LAY + msgspec.msgpack.encode(place))


class Roomers:
    """All players of one run."""

    def __init__(self, load: Load, addresses: list[str]) -> None:
        parts = urlsplit(addresses[0])
        self._load = load
        self._host, self._port = str(parts.hostname), int(parts.port or 80)
        self._http = httpx.AsyncClient(base_url=addresses[0], timeout=60)
        self._players: list[Roomer] = []
        self._few = asyncio.Semaphore(AT_ONCE)

    async def gather(self, connections: int) -> None:
        await asyncio.gather(*(self._sit() for _ in range(connections // 2)))

    async def close(self) -> None:
        for player in self._players:
            player.wire.close()
        await self._http.aclose()

    def trouble(self) -> str:
        return next((player.trouble for player in self._players if player.trouble), "")

    async def _sit(self) -> None:
        async with self._few:
            how = "create/punto"
            for seat in range(2):
                answer = await self._http.post(f"/matchmake/{how}", json={})
                answer.raise_for_status()
                reserved = answer.json()
                room = reserved["room"]
                path = f"/{room['processId']}/{room['roomId']}?sessionId={reserved['sessionId']}"
                player = Roomer(self._load, self._host, self._port, path, seat)
                self._players.append(player)
                await player.connect()
                how = f"joinById/{room['roomId']}"
