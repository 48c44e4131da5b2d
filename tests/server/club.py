"""A club's evening over a real network: bots that enter a tournament and play whatever table waits for them.

They come back when a server is gone and there again, as a phone does.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tapisvert.client.luck import Luck
from tapisvert.server.messages.tables import TableInfo
from tapisvert.table.duplicate import seal
from tests.server.fakes import PATIENCE

_ids = itertools.count()


class Player:
    """Somebody in a tournament, at one node."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.name = address, name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.token = ""
        self.busy: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._going = False

    async def arrive(self) -> Player:
        known = (await self._tried("POST", "/api/me", {"name": self.name, "token": True})).json()
        self.token = known["token"]
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        """Asks for something until a server answers."""
        answer = await self._tried("POST", path, body or {})
        assert answer.status_code in (200, 201), (path, answer.text)
        return answer.json()

    async def refused(self, path: str, body: Any = None) -> str:
        answer = await self._tried("POST", path, body or {})
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    async def get(self, path: str) -> Any:
        answer = await self._tried("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def text(self, path: str) -> str:
        answer = await self._tried("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def _tried(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    answer = await self.http.request(method, path, json=body, headers=headers)
                    if answer.status_code != 503:
                        return answer
                await asyncio.sleep(0.05)

    def play(self, code: str) -> None:
        """Plays from here on, whenever a table of the tournament waits."""
        self._going = False
        self.busy = asyncio.create_task(self._play(code))

    async def stop(self) -> None:
        """Goes when it can: a request that is cut off leaves its socket open."""
        self._going = True
        if self._socket:
            await self._socket.close()
        if self.busy:
            await self.busy
        self.busy = None

    async def _play(self, code: str) -> None:
        luck = Luck()
        while not self._going:
            info = await self.get(f"/api/tournaments/{code}")
            if info["state"] == "over":
                return
            await self._salt(code, info)
            if info["mine"]:
                with contextlib.suppress(OSError, WebSocketException):
                    await self._sit(info["mine"], luck)
            await asyncio.sleep(0.1)

    async def _salt(self, code: str, info: Any) -> None:
        """Adds to the luck of duplicate rounds, as a page does."""
        for luck in info["luck"] if info["me"] >= 0 else ():
            salt = sha256(f"{self.name} {luck['round']}".encode()).hexdigest()
            if luck["stage"] == "sealing" and info["me"] not in luck["sealed"]:
                body = {"round": luck["round"], "seal": seal(code, luck["round"], info["me"], salt)}
                await self._tried("POST", f"/api/tournaments/{code}/seal", body)
            elif luck["stage"] == "opening" and info["me"] in luck["waiting"]:
                body = {"round": luck["round"], "salt": salt}
                await self._tried("POST", f"/api/tournaments/{code}/open", body)

    async def _sit(self, table: str, luck: Luck) -> None:
        """Plays one match to its end, with the first move that comes to mind."""
        rng, where = random.Random(self.name), self.address.replace("http", "ws", 1)
        async with connect(f"{where}/api/tables/{table}/stream", proxy=None) as socket:
            self._socket = socket

            async def send(**message: Any) -> None:
                await socket.send(msgspec.json.encode(message).decode())

            await send(type="hello", token=self.token)
            async for text in socket:
                if self._going:
                    return
                told = msgspec.json.decode(text)
                if told["type"] == "table":
                    now = msgspec.convert(told["table"], TableInfo)
                    mine = next((number for number, seat in enumerate(now.seats) if seat.yours), None)
                    if mine is None or now.phase == "over":
                        return
                    if answer := luck.answer(now, mine):
                        await socket.send(msgspec.json.encode(answer).decode())
                    if now.phase == "playing" and now.seats[mine].stand_in:
                        await send(type="take-back", seat=mine)
                elif told["type"] in ("snapshot", "update") and told["legal"]:
                    move = {"seat": told["seat"], "match": told["match"], "version": told["version"]}
                    await send(type="move", id=f"m{next(_ids)}", move=rng.choice(told["legal"]), **move)


@asynccontextmanager
async def players(addresses: list[str], count: int, first: int = 0) -> AsyncIterator[list[Player]]:
    """So many people, each at one of the nodes."""
    there = [Player(addresses[n % len(addresses)], f"Joueur {n + 1}") for n in range(first, first + count)]
    try:
        await asyncio.gather(*(player.arrive() for player in there))
        yield there
    finally:
        for player in there:
            await player.stop()
            await player.http.aclose()


async def until(player: Player, code: str, holds: Callable[[Any], bool]) -> Any:
    """Waits until a tournament is so; how it is then."""
    async with asyncio.timeout(PATIENCE):
        while not holds(info := await player.get(f"/api/tournaments/{code}")):
            await asyncio.sleep(0.05)
    return info
