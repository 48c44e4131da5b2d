"""Nodes that can be killed, and people who play on whatever happens and remember what they were promised.

Used by the short tests of faults and by the long one (soak.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import random
import resource
import shlex
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tapisvert.games import load
from tapisvert.server.settings import plain
from tapisvert.table import record
from tests.server.engines import free_port

HOST = Path(__file__).parent / "host.py"
GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)
"""How it shows that whoever one talked to is gone."""

Stored = tuple[int, int, str, str, int]
"""A stored move: number, seat, move, the client's id, version."""

MOVES = "SELECT number, seat, move, coalesce(client, ''), version FROM moves"

SILENCE = 6.0
"""Seconds without a word after which a page tries another node."""


class Node:
    """A server process, always at the same address; `inside`: the command that starts it elsewhere."""

    def __init__(self, data: Path, jumpy: bool = False, inside: Sequence[str] = (), **settings: Any) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.inside = inside
        self._command = [*inside, sys.executable, str(HOST), str(data), str(self.port)]
        self._command.append(msgspec.json.encode(settings).decode())
        self._environment = {**os.environ, "TAPIS_JUMPY": "1" if jumpy else ""}
        self._log = data.with_name(f"{data.name}-{self.port}.log")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """It takes a moment until it answers."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdout=subprocess.DEVNULL, stderr=log, env=self._environment
            )

    def send(self, number: signal.Signals) -> None:
        if self.process:
            self.process.send_signal(number)

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        if self.process:
            self.send(number)
            self.process.wait(30)
            self.process = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def limit_files(self, size: int) -> None:
        """No file may grow beyond this: to the server that is a full disk."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def kill_program(self) -> bool:
        """Kills a process in which programs think, if there is one."""
        if not self.alive or self.process is None:
            return False
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for child in children:
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(int(child), signal.SIGKILL)
                    return True
        return False

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    async def ready(self) -> None:
        async with asyncio.timeout(60), httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)


class SmallDisk:
    """A file system of its own with little room, which nobody else sees and which ends with this process."""

    def __init__(self, at: Path, megabytes: int) -> None:
        self._at = at
        mount = f"mount -t tmpfs -o size={megabytes}m none {shlex.quote(str(at))} && echo there && cat"
        self._holder = subprocess.Popen(
            ["unshare", "--mount", "sh", "-c", mount],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._holder.stdout is not None
        if self._holder.stdout.readline() != b"there\n":
            self.close()
            pytest.skip("this system lets nobody mount a file system")

    @property
    def inside(self) -> tuple[str, ...]:
        """The command that starts another where this is mounted."""
        return ("nsenter", "--target", str(self._holder.pid), "--mount", "--")

    @property
    def folder(self) -> Path:
        """Its root, as others can reach it."""
        return Path(f"/proc/{self._holder.pid}/root{self._at}")

    def fill(self) -> None:
        """To the last byte."""
        with (self.folder / "filler").open("wb", buffering=0) as file:
            size = 1 << 20
            while size:
                try:
                    file.write(b"\1" * size)
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
                    size //= 2

    def make_room(self) -> None:
        (self.folder / "filler").unlink()

    def close(self) -> None:
        self._holder.communicate()


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
        self._told: list[str] = []  # moves sent before, to send them out of order

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
            with contextlib.suppress(*GONE):
                async with connect(
                    address, additional_headers={"cookie": self._cookie}, open_timeout=SILENCE
                ) as socket:
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
                await self._salt_or_take_back(socket, message["table"])
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
        self._told = [*self._told[-20:], text]

    def _mess(self, text: str) -> list[str]:
        """The message: twice, after one from long ago, after a half of itself, or as it should be."""
        how = self._rng.random()
        if how < 0.25:
            return [text, text]
        if how < 0.4 and self._told:
            return [self._rng.choice(self._told), text]
        if how < 0.5:
            return [text[: self._rng.randrange(len(text))], text]
        return [text]

    async def _salt_or_take_back(self, socket: Any, table: dict[str, Any]) -> None:
        for number, seat in enumerate(table["seats"]):
            if not seat["yours"]:
                continue
            if table["phase"] == "playing" and seat["stand_in"]:
                await socket.send(msgspec.json.encode({"type": "take-back", "seat": number}).decode())
            elif table["phase"] == "open" and not seat["salted"] and not table["match"].endswith("-1"):
                salt = {"type": "salt", "seat": number, "match": table["match"], "salt": "ab" * 16}
                await socket.send(msgspec.json.encode(salt).decode())


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
        for player in players:
            self._tasks.append(asyncio.create_task(player.sit_at(code, lambda: self._stop)))
        self._tasks.append(asyncio.create_task(self._again(code, players[0])))

    async def _again(self, code: str, host: Player) -> None:
        """When a match is over the next begins."""
        number = 1
        while not self._stop:
            await asyncio.sleep(0.2)
            if f"{code}-{number}" in self.promises.over and not self._enough:
                answer = await host.post(f"/api/tables/{code}/rematch")
                if isinstance(answer, dict) or answer == "wrong-phase":
                    number += 1

    async def until(self, what: Callable[[], bool], seconds: float = 60.0) -> None:
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
            lambda: all(self._by_table()[code] >= before[code] + moves for code in self.codes), 120.0
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


async def kept(crowd: Crowd, stored: Callable[[str], Awaitable[tuple[str, list[Stored]]]]) -> int:
    """Checks every promise against a match's record and its stored moves; how many moves there are."""
    total = 0
    for match in sorted(crowd.promises.matches):
        text, moves = await stored(match)
        assert [number for number, *_ in moves] == list(range(1, len(moves) + 1))
        over = match in crowd.promises.over
        played = record.verify(text, load).moves if over else record.read(text, load).moves
        # While a match goes on, a program may have moved since the record was asked for.
        assert len(moves) == len(played) or not over
        assert [(seat, move) for _, seat, move, _, _ in moves[: len(played)]] == [
            (each.seat, each.move) for each in played
        ]
        there = {(match, seat, client): (move, version) for _, seat, move, client, version in moves if client}
        assert len(there) == sum(bool(client) for *_, client, _ in moves)
        promised = {place: move for place, move in crowd.promises.moves.items() if place[0] == match}
        assert promised.items() <= there.items()
        total += len(moves)
    return total


async def in_postgres(address: str, node: Node, match: str) -> tuple[str, list[Stored]]:
    text = await record_at(node, match)
    db = await asyncpg.connect(plain(address))
    try:
        rows = await db.fetch(f"{MOVES} WHERE match = $1 ORDER BY number", match)
    finally:
        await db.close()
    return text, [tuple(row) for row in rows]


async def in_sqlite(path: Path, node: Node, match: str) -> tuple[str, list[Stored]]:
    """Asks from where the node is: what is mounted there may be seen by nobody else."""
    text = await record_at(node, match)
    asked = f"{MOVES} WHERE match = ? ORDER BY number"
    code = f"import json, sqlite3; db = sqlite3.connect({str(path)!r}); match = [{match!r}]; "
    code += f"print(json.dumps(db.execute({asked!r}, match).fetchall()))"
    rows = msgspec.json.decode(subprocess.check_output([*node.inside, sys.executable, "-c", code]))
    return text, [tuple(row) for row in rows]


async def record_at(node: Node, match: str) -> str:
    async with httpx.AsyncClient(base_url=node.address, timeout=20) as http:
        answer = await http.get(f"/api/matches/{match}/record")
        assert answer.status_code == 200, answer.text
        return answer.text
