"""People who play on whatever happens, and remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tapisvert.table.seals import seal
from tests.server.node_processes import Node

GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
"""What is raised when the node is gone."""

SILENCE = 6.0
"""Seconds without a word after which a page tries another node."""


class Promises:
    """What the server said is done: by match, seat and the client's id, the move and the version."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, int, str], tuple[str, int]] = {}
        self.matches: set[str] = set()  # that were seen to begin
        self.over: set[str] = set()

    def accepted(self, match: str, seat: int, client: str, move: str, version: int) -> None:
        first = self.moves.setdefault((match, seat, client), (move, version))
        assert first == (move, version), "the same move was answered in two ways"


class Player:
    """A person at a page that knows several nodes, sends what it should not, and never gives up."""

    def __init__(self, name: str, nodes: list[Node], promises: Promises, rng: random.Random) -> None:
        self.name = name
        self._nodes = nodes
        self._promises = promises
        self._rng = rng
        self._cookie = ""
        self._sent: dict[tuple[str, int, str], str] = {}
        self._sent_before: list[str] = []  # moves, to send them out of order

    async def post(self, path: str, body: Any = None) -> Any:
        """Asks one node after the other until one answers: what it says, or the code of its refusal."""
        while True:
            node = self._rng.choice(self._nodes)
            headers = {"cookie": self._cookie} if self._cookie else {}
            with contextlib.suppress(*GONE):
                async with httpx.AsyncClient(base_url=node.address, timeout=SILENCE, headers=headers) as http:
                    answer = await http.post(path, json=body)
                    if answer.status_code < 300:
                        self._cookie = self._cookie or "; ".join(
                            f"{name}={value}" for name, value in answer.cookies.items()
                        )
                        return answer.json()
                    if answer.status_code < 500:
                        return answer.json()["code"]
            await asyncio.sleep(0.1)

    async def introduce(self) -> None:
        await self.post("/api/me", {"name": self.name})

    async def sit_at(self, code: str, stopped: Callable[[], bool]) -> None:
        """Plays at the table until it is told to stop, at one node after the other."""
        while not stopped():
            node = self._rng.choice(self._nodes)
            address = f"{node.address.replace('http', 'ws', 1)}/api/tables/{code}/stream"
            with contextlib.suppress(*GONE), contextlib.ExitStack() as here:
                async with connect(
                    address, additional_headers={"cookie": self._cookie}, open_timeout=SILENCE
                ) as socket:
                    here.callback(socket.transport.abort)  # whoever is cut off in a farewell is gone, too
                    await socket.send('{"type":"hello"}')
                    await self._converse(socket, stopped)
            await asyncio.sleep(0.05)

    async def _converse(self, socket: Any, stopped: Callable[[], bool]) -> None:
        spoken = 0
        while not stopped():
            async with asyncio.timeout(SILENCE):
                message = msgspec.json.decode(await socket.recv())
            kind = message["type"]
            if kind == "goodbye":
                return
            if kind == "accepted":
                self._note(message)
            elif kind == "table":
                await self._agree_or_take_back(socket, message["table"])
            elif kind in ("snapshot", "update") and message["seat"] is not None:
                self._promises.matches.add(message["match"])
                if message["view"]["outcome"]:
                    self._promises.over.add(message["match"])
                elif message["legal"]:
                    await self._move(socket, message)
                    spoken += 1
                    if spoken % 40 == 0:
                        return  # a page that is loaded anew

    def _note(self, message: dict[str, Any]) -> None:
        for (match, seat, client), move in self._sent.items():
            if client == message["id"]:
                self._promises.accepted(match, seat, client, move, message["version"])

    async def _move(self, socket: Any, now: dict[str, Any]) -> None:
        client = f"{self.name} {now['match']} {now['seat']} {now['version']}"
        move = self._sent.setdefault((now["match"], now["seat"], client), self._rng.choice(now["legal"]))
        sent = {"type": "move", "id": client, "move": move, "seat": now["seat"]}
        text = msgspec.json.encode({**sent, "match": now["match"], "version": now["version"]}).decode()
        for mess in self._mess(text):
            await socket.send(mess)
        self._sent_before = [*self._sent_before[-20:], text]

    def _mess(self, text: str) -> list[str]:
        """The message: twice, after one from long ago, after a half of itself, or as it should be."""
        how = self._rng.random()
        if how < 0.25:
            return [text, text]
        if how < 0.4 and self._sent_before:
            return [self._rng.choice(self._sent_before), text]
        if how < 0.5:
            return [text[: self._rng.randrange(len(text))], text]
        return [text]

    async def _agree_or_take_back(self, socket: Any, table: dict[str, Any]) -> None:
        for number, seat in enumerate(table["seats"]):
            if not seat["yours"]:
                continue
            if table["phase"] == "playing" and seat["stand_in"]:
                await socket.send(msgspec.json.encode({"type": "take-back", "seat": number}).decode())
            elif table["phase"] == "open" and not table["match"].endswith("-1"):
                match, attempt = table["match"], table["attempt"]
                this = {"seat": number, "match": match, "attempt": attempt}
                if table["dealing"]:
                    sent = {"type": "open", **this, "salt": "ab" * 32}
                else:
                    sent = {"type": "seal", **this, "seal": seal(match, attempt, number, "ab" * 32)}
                await socket.send(msgspec.json.encode(sent).decode())


class Crowd:
    """Many tables, two people at each and at some a program, one match after the other."""

    def __init__(self, nodes: list[Node], tables: int, seed: int) -> None:
        self.nodes = nodes
        self.promises = Promises()
        self.codes: list[str] = []
        self._rng = random.Random(seed)
        self._tables = tables
        self._enough = False
        self._stop = False
        self._tasks: list[asyncio.Task[None]] = []
        self._guests: list[tuple[str, Player]] = []  # of every table the one who did not lay it, on seat 1

    async def start(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(self._tables):
                group.create_task(self._lay(number))

    async def _lay(self, number: int) -> None:
        players = [
            Player(f"{name} {number}", self.nodes, self.promises, random.Random(self._rng.random()))
            for name in ("Anna", "Ben")
        ]
        for player in players:
            await player.introduce()
        program = number % 3 == 0
        seats = [{"kind": "me"}, {"kind": "open"}]
        if program:
            seats.append({"kind": "program", "level": "debutant"})
        new = {"game": "punto", "seats": seats, "options": {"wins": 1, "table": "3" if program else "2"}}
        code = (await players[0].post("/api/tables", {**new, "clock": 60 if number % 2 else 0}))["code"]
        await players[1].post(f"/api/tables/{code}/sit", {"seat": 1})
        await players[0].post(f"/api/tables/{code}/start")
        self.codes.append(code)
        self._guests.append((code, players[1]))
        for player in players:
            self._tasks.append(asyncio.create_task(player.sit_at(code, lambda: self._stop)))
        self._tasks.append(asyncio.create_task(self._again(code, players)))

    async def _again(self, code: str, players: list[Player]) -> None:
        """When a match is over everybody wants another, and the next begins."""
        number = 1
        while not self._stop:
            await asyncio.sleep(0.2)
            if f"{code}-{number}" in self.promises.over and not self._enough:
                answers = [await player.post(f"/api/tables/{code}/rematch") for player in players]
                begun = [told for told in answers if isinstance(told, dict) and told["phase"] == "open"]
                if begun or "wrong-phase" in answers:
                    number += 1

    async def leave_somewhere(self) -> None:
        """Somebody leaves a few times in a row; their page takes the seat back as soon as it hears of it."""
        code, player = self._rng.choice(self._guests)
        for _ in range(3):
            answer = await player.post(f"/api/tables/{code}/leave", {"seat": 1})
            while isinstance(answer, dict) and answer["seats"][1]["kind"] == "open":  # no match was played
                await asyncio.sleep(0.3)
                sat = await player.post(f"/api/tables/{code}/sit", {"seat": 1})
                answer = sat if isinstance(sat, dict) else answer

    async def half_requests(self, count: int = 400) -> None:
        """Many connections to a node, each with half a request, for a while."""
        where = urlsplit(self._rng.choice(self.nodes).address)
        half = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n"
        async with _connected(where, [half + self._rng.choice([b"", b"\r\n{"]) for _ in range(count)]):
            await asyncio.sleep(self._rng.uniform(0.5, 4))

    async def look_on(self, count: int = 300) -> None:
        """A crowd looks on at a table for a while, and goes without a word."""
        where, code = urlsplit(self._rng.choice(self.nodes).address), self._rng.choice(self.codes)
        ask = (
            f"GET /api/tables/{code}/stream HTTP/1.1\r\nhost: {where.netloc}\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        ).encode()
        hello = b'{"type":"hello"}'
        frame = bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello
        async with _connected(where, [ask] * count, then=frame):
            await asyncio.sleep(self._rng.uniform(0.5, 4))

    async def until(self, what: Callable[[], bool], seconds: float = 120.0) -> None:
        async with asyncio.timeout(seconds):
            while not what():
                self.check()
                await asyncio.sleep(0.02)

    async def go_on(self, moves: int = 20) -> None:
        """So many more moves are promised, wherever."""
        wanted = len(self.promises.moves) + moves
        await self.until(lambda: len(self.promises.moves) >= wanted)

    async def play_on(self, moves: int = 2) -> None:
        """Every table can be played on: so many more moves are promised at each."""
        before = self._by_table()
        await self.until(
            lambda: all(self._by_table()[code] >= before[code] + moves for code in self.codes), 240.0
        )

    async def finish(self) -> None:
        """Every match that has begun is played to its end."""
        self._enough = True
        await self.until(lambda: self.promises.matches <= self.promises.over, 600.0)

    def _by_table(self) -> Counter[str]:
        return Counter(match.partition("-")[0] for match, _, _ in self.promises.moves)

    async def stop(self) -> None:
        self._stop = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self) -> None:
        """A player that failed is a promise that was broken."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()


@asynccontextmanager
async def _connected(where: SplitResult, texts: list[bytes], then: bytes = b"") -> AsyncIterator[None]:
    """Connections that send these texts, and something else once they are answered, and read what comes."""
    writers: list[asyncio.StreamWriter] = []
    readers: list[asyncio.Task[None]] = []

    async def read(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*GONE, asyncio.IncompleteReadError):
            if then:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(then)
            while await reader.read(65536):
                pass

    try:
        for text in texts:
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(SILENCE):
                    reader, writer = await asyncio.open_connection(where.hostname, where.port)
                writers.append(writer)
                writer.write(text)
                readers.append(asyncio.create_task(read(reader, writer)))
        yield
    finally:
        for writer in writers:
            writer.transport.abort()
        for task in readers:
            task.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
