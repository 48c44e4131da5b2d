"""Scripted guests of our server: two at each table of Punto, who play random legal moves and rematches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.server.load import Load
from bench.server.wire import Wire
from tapisvert.server.tasks import cancel_all
from tapisvert.table.seals import seal

SALT = "5a" * 32
AT_ONCE = 16
KEPT = 2.0
"""Seconds for which a connection of HTTP is used again: less than a server keeps one that is idle."""


class Told(msgspec.Struct):
    """What a guest reads of any message."""

    type: str
    id: str = ""
    match: str = ""
    version: int = 0
    legal: tuple[str, ...] = ()
    table: Table | None = None
    refusal: Any = None


class Table(msgspec.Struct):
    phase: str
    match: str
    attempt: int = 1
    dealing: bool = False


_decoder = msgspec.json.Decoder(Told)


class Guest:
    def __init__(self, crowd: Guests, code: str, seat: int, cookie: str) -> None:
        host, port = crowd.wheres[seat % len(crowd.wheres)]
        path = f"/api/tables/{code}/stream"
        self.wire = Wire(host, port, path, self._take, cookie)
        self.trouble = ""
        self._crowd = crowd
        self._load = crowd.load
        self._code = code
        self._seat = seat
        self._cookie = cookie
        self._ids = count()
        self._sent: dict[str, float] = {}
        self._sealed = self._opened = self._again = ""

    async def connect(self) -> None:
        await self.wire.dial()
        self.wire.send('{"type":"hello"}')

    async def rematch(self) -> None:
        try:
            await self._crowd.post(f"/api/tables/{self._code}/rematch", None, self._cookie)
        except httpx.HTTPError as error:
            self.trouble = repr(error)

    def _take(self, text: str) -> None:
        told = _decoder.decode(text)
        if told.type == "accepted":
            self._load.confirmed(self._sent.pop(told.id))
        elif told.type == "table":
            assert told.table is not None
            self._look(told.table)
        elif told.type in ("refused", "goodbye"):
            self.trouble = text
        elif told.legal:
            self._load.think(lambda: self._move(told))

    def _move(self, told: Told) -> None:
        client = f"{self._seat}-{next(self._ids)}"
        move = self._load.rng.choice(told.legal)
        self._sent[client] = time.perf_counter()
        self.wire.send(
            f'{{"type":"move","id":"{client}","seat":{self._seat},"match":"{told.match}",'
            f'"version":{told.version},"move":"{move}"}}'
        )

    def _look(self, table: Table) -> None:
        """After a match both want another one, and both seal and open their salts."""
        if table.phase == "over" and self._again != table.match:
            self._again = table.match
            self._crowd.later(self.rematch())
        if table.phase == "open" and not table.match.endswith("-1"):
            this = f'"seat":{self._seat},"match":"{table.match}","attempt":{table.attempt}'
            shown = seal(table.match, table.attempt, self._seat, SALT)
            if table.dealing and self._opened != table.match:
                self._opened = table.match
                self.wire.send(f'{{"type":"open",{this},"salt":"{SALT}"}}')
            elif self._sealed != table.match:
                self._sealed = table.match
                self.wire.send(f'{{"type":"seal",{this},"seal":"{shown}"}}')


class Guests:
    """All guests of one run. Where there are two nodes, the two at a table use one each."""

    def __init__(
        self, load: Load, addresses: list[str], options: Mapping[str, str | int] | None = None
    ) -> None:
        self._options = dict(options or {})
        parts = [urlsplit(address) for address in addresses]
        self.load = load
        self.wheres = [(str(part.hostname), int(part.port or 80)) for part in parts]
        limits = httpx.Limits(keepalive_expiry=KEPT)
        self._http = httpx.AsyncClient(base_url=addresses[0], timeout=60, limits=limits)
        self._guests: list[Guest] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._few = asyncio.Semaphore(AT_ONCE)

    async def gather(self, connections: int) -> list[str]:
        """Two at every table; the tables' codes."""
        return await asyncio.gather(*(self._table() for _ in range(connections // 2)))

    async def open_tournament(self, entrants: int = 16) -> str:
        """A tournament whose first round is being played; its code."""
        host = await self._introduce("Anna")
        new = {"title": "Bench", "game": "punto"}
        code = str((await self.post("/api/tournaments", new, host)).json()["code"])
        names = [f"Ben {number}" for number in range(1, entrants + 1)]
        await self.post(f"/api/tournaments/{code}/names", {"names": names}, host)
        await self.post(f"/api/tournaments/{code}/round", {"number": 1}, host)
        return code

    async def close(self) -> None:
        for guest in self._guests:
            guest.wire.close()  # first: what they hear may be a reason to ask for more
        await cancel_all(self._tasks)
        await self._http.aclose()

    def trouble(self) -> str:
        return next((guest.trouble for guest in self._guests if guest.trouble), "")

    async def post(self, path: str, body: Any, cookie: str = "") -> httpx.Response:
        headers = {"cookie": cookie} if cookie else {}
        answer = await self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer

    def later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _table(self) -> str:
        async with self._few:
            anna, ben = await self._introduce("Anna"), await self._introduce("Ben")
            seats = [{"kind": "me"}, {"kind": "open"}]
            new = {"game": "punto", "options": self._options, "seats": seats, "chat": False}
            code = (await self.post("/api/tables", new, anna)).json()["code"]
            await self.post(f"/api/tables/{code}/sit", {"seat": 1}, ben)
            for seat, cookie in enumerate((anna, ben)):
                guest = Guest(self, code, seat, cookie)
                await guest.connect()
                self._guests.append(guest)
            await self.post(f"/api/tables/{code}/start", {}, anna)
            return str(code)

    async def _introduce(self, name: str) -> str:
        answer = await self.post("/api/me", {"name": name})
        self._http.cookies.clear()
        return f"tapis={answer.cookies['tapis']}"
