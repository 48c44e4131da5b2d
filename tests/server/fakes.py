"""What the server's tests share: guests at a table without a network, and guests over a real one."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tapisvert.bots import Hint, HintStep, Tip
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import Goodbye, Hello, MoveSent, OpenSent, SealSent, Seen
from tapisvert.server.messages.tables import NewTable, Sit
from tapisvert.server.ops.run import listen
from tapisvert.server.ops.serving import Serving
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.deals import Thought
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.programs import Fits, Programs
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.settings import Settings
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.table.game import Sentence
from tapisvert.table.seals import seal

ANNA, BEN, EVE = Me("anna", "Anna"), Me("ben", "Ben"), Me("eve", "Eve")
PATIENCE = 120.0
"""Seconds for whatever happens in a moment, unless the machine is busy or a program is compiled first."""
SALT = "ab" * 32


def settings(data: Path, **changes: Any) -> Settings:
    """Programs that do not take their time, and no limits on how fast a test may be."""
    given: dict[str, Any] = {
        "data": data,
        "think": 0.0,
        "workers": 1,
        "warm": False,
        "patience": PATIENCE,
        "limited": False,
        "lookback": 0.01,
    }
    return Settings(**{**given, **changes})


class FakePrograms(Programs):
    """Programs without processes, for tests of the table: they play at random, and can be held."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self.held = asyncio.Event()
        self.held.set()
        self.asked: list[tuple[str, Any]] = []  # level and view; no level for a hint

    async def choose(
        self,
        game: str,
        level: str,
        view: Any,
        offered: tuple[str, ...],
        fits: Fits | None = None,
        thought: Thought | None = None,
    ) -> str:
        self.asked.append((level, view))
        await self.held.wait()
        return random.Random(len(self.asked)).choice(offered)

    async def hint(self, game: str, view: Any) -> Hint:
        self.asked.append(("", view))
        await self.held.wait()
        steps = (HintStep("KSu", 5), HintStep("8Sl", 4))
        look = Tip((Sentence("cartino-tip-suit", {"suit": "S"}),), ("KS", "8S"))
        turn = Tip(
            (Sentence("cartino-tip-count", {"stones": 2, "points": 9, "bonus": 0}),), (), ("KSu", "8Sl")
        )
        return Hint(steps, (look, turn))


@asynccontextmanager
async def opened(data: Path, programs: FakePrograms | None = None, **changes: Any) -> AsyncIterator[Tables]:
    """The tables of a data folder."""
    chosen = settings(data, **changes)
    store = SQLiteStore(chosen.database)
    await store.open()
    tables = Tables(store, programs or FakePrograms(), chosen)
    try:
        yield tables
    finally:
        tables.close(Goodbye(Refusal("restarting"), again=True))
        await store.close()


@contextmanager
def serving(data: Path, **changes: Any) -> Iterator[str]:
    """The address of a real server on a free port, in a thread of this process."""
    ready = threading.Event()
    server = Serving(settings(data, **changes), ready.set)
    listener = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def new_table(*kinds: str, **changes: Any) -> NewTable:
    """A table of Punto with seats of these kinds; a program's is its level."""
    people = ("me", "open", "here")
    seats = [{"kind": kind} if kind in people else {"kind": "program", "level": kind} for kind in kinds]
    given: dict[str, Any] = {"game": "punto", "seats": seats, "options": {"wins": 1}}
    return msgspec.convert({**given, **changes}, NewTable)


class Page:
    """A guest's page at a table, without a network: keeps what it was told."""

    def __init__(self, table: LiveTable, me: Me, size: int = 1000) -> None:
        self.table = table
        self.me = me
        self.messages: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.connection = Connection(me.guest, self._take, size)
        self._sender = asyncio.create_task(self.connection.run())

    async def _take(self, text: str) -> None:
        self.raw.append(text)
        self.messages.append(msgspec.json.decode(text))

    def close(self) -> None:
        self._sender.cancel()

    async def join(self, *seen: Seen) -> Page:
        await self.table.join(self.connection, Hello(seen))
        await self.settled()
        return self

    async def settled(self) -> None:
        """Everything that was posted has arrived."""
        await asyncio.sleep(0)
        while self.connection._outbox and not self._sender.done():
            await asyncio.sleep(0)

    async def until(self, what: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.messages[since:]:
                    if what(message):
                        return message
                since = len(self.messages)
                await asyncio.sleep(0.002)

    async def seal(self, seat: int = 0, salt: str = SALT, **changes: Any) -> None:
        """Seals a salt for the coming match."""
        match = self.table.match_row
        shown = seal(match.id, match.deal.attempt, seat, salt)
        given: dict[str, Any] = {"match": match.id, "attempt": match.deal.attempt, "seal": shown}
        await self.table.seal(self.connection, SealSent(seat, **{**given, **changes}))
        await self.settled()

    async def open(self, seat: int = 0, salt: str = SALT, **changes: Any) -> None:
        """Opens the salt."""
        match = self.table.match_row
        given: dict[str, Any] = {"match": match.id, "attempt": match.deal.attempt}
        await self.table.open(self.connection, OpenSent(seat, salt=salt, **{**given, **changes}))
        await self.settled()

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def latest(self, seat: int | None = 0) -> dict[str, Any]:
        """The newest picture of a seat."""
        return [m for m in self.messages if m["type"] in ("snapshot", "update") and m["seat"] == seat][-1]

    async def move(self, seat: int = 0, **changes: Any) -> MoveSent:
        """Plays the first legal move, or what the changes make of that."""
        now = self.latest(seat)
        given: dict[str, Any] = {
            "id": f"move {uuid.uuid4().hex}",  # databases of earlier schemas hold moves of other runs
            "seat": seat,
            "match": now["match"],
            "version": now["version"],
            "move": now["legal"][0] if now["legal"] else "r1@0,0",
        }
        sent = MoveSent(**{**given, **changes})
        await self.table.move(self.connection, sent)
        await self.settled()
        return sent

    async def play_out(self, seat: int = 0) -> None:
        """Plays this seat to the end of the match, whoever plays the others."""
        async with asyncio.timeout(PATIENCE):
            while self.table.phase == "playing":
                await asyncio.sleep(0.001)
                if self.latest(seat)["legal"]:
                    await self.move(seat)


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(Refuse) as caught:
        await work
    return caught.value.refusal.code


async def two_at_a_table(tables: Tables, **changes: Any) -> tuple[LiveTable, Page, Page]:
    """Anna and Ben, each on their own page, the match started."""
    table = await tables.create(ANNA, new_table("me", "open", **changes))
    await table.sit(BEN, Sit(1))
    anna, ben = await Page(table, ANNA).join(), await Page(table, BEN).join()
    await table.start("anna")
    await anna.settled()
    return table, anna, ben


def to_move(table: LiveTable, anna: Page, ben: Page) -> tuple[Page, int]:
    assert table.live_match is not None
    seat = table.live_match.match.to_act[0]
    return (anna, ben)[seat], seat


def time_passes(table: LiveTable, seat: int, seconds: float) -> None:
    """The seat has owed its decision for so many seconds more, and the clocks notice."""
    assert table.live_match is not None
    table.live_match.turns._since[seat] -= seconds
    table.rearrange()


async def play_out(table: LiveTable, anna: Page, ben: Page) -> None:
    while table.phase == "playing":
        page, seat = to_move(table, anna, ben)
        await page.move(seat)


class Guest:
    """A guest over the network: HTTP with a cookie, and streams."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)
        self._stream = address.replace("http", "ws", 1)

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def introduce(self, name: str) -> Guest:
        assert (await self.http.post("/api/me", json={"name": name})).status_code == 200
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def lay(self, *kinds: str, **changes: Any) -> Any:
        return await self.post("/api/tables", msgspec.to_builtins(new_table(*kinds, **changes)))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def stream(self, code: str, *seen: dict[str, Any], token: str = "") -> AsyncIterator[Wire]:
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(f"{self._stream}/api/tables/{code}/stream", additional_headers=headers) as socket:
            wire = Wire(socket)
            with contextlib.suppress(ConnectionClosed):  # a server that refuses may be quicker
                await wire.send(type="hello", seen=list(seen), token=token)
            yield wire


class Wire:
    """A stream as a client has it: raw texts in, messages out."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.raw.append(text)
                message: dict[str, Any] = msgspec.json.decode(text)
                if not kinds or message["type"] in kinds:
                    return message

    async def agree(self, match: str, seat: int = 0) -> None:
        """Seals a salt for a match, and opens it when everybody has sealed."""
        this = {"seat": seat, "match": match, "attempt": 1}
        await self.send(type="seal", **this, seal=seal(match, 1, seat, SALT))
        while not (await self.next("table"))["table"]["dealing"]:
            pass
        await self.send(type="open", **this, salt=SALT)

    async def move(self, now: dict[str, Any], client: str, **changes: Any) -> None:
        """Answers a picture with its first legal move."""
        given = {"id": client, "seat": now["seat"], "match": now["match"], "version": now["version"]}
        await self.send(**{"type": "move", "move": (now["legal"] or ["r1@0,0"])[0], **given, **changes})
