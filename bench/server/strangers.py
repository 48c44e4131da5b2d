"""Scripted players of boardgame.io's server: two at each match of tic-tac-toe or Punto, with random moves.

They speak its protocol (socket.io over a WebSocket) through the same lean client as our guests.
A match that is over is followed by one with a new id, which its server makes when they ask for it. The first
of two asks, and the other one follows: where storing takes time a match is made twice if both ask at once.
Who has heard nothing for a while asks again, as a client does that lost its connection.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bench.server import punto
from bench.server.load import Load
from bench.server.wire import Wire
from tapisvert.server.tasks import cancel_all

AT_ONCE = 16
PATIENCE = 1.5
"""Seconds without a word, beside the longest thoughts, before a player asks how the match stands."""
LOOK_EVERY = 0.5

Choose = Callable[[random.Random, Any], tuple[str, list[int]]]
"""A random move on a board: its name and its arguments."""


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class State(msgspec.Struct):
    board: Any = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, Any])  # the last is its log
_sync = msgspec.json.Decoder(tuple[str, str, Sync])


def take(rng: random.Random, board: Any) -> tuple[str, list[int]]:
    return "take", [rng.choice([number for number, cell in enumerate(board["cells"]) if cell is None])]


def lay(rng: random.Random, board: Any) -> tuple[str, list[int]]:
    return "lay", list(punto.choose(rng, board["board"], board["up"]))


GAMES: dict[str, Choose] = {"tic-tac-toe": take, "punto": lay}


class Stranger:
    """A player. `first` is who asks for each next match; none if it is this one."""

    def __init__(
        self, load: Load, host: str, port: int, game: str, table: int, first: Stranger | None
    ) -> None:
        self.wire = Wire(host, port, "/socket.io/?EIO=4&transport=websocket", self._take)
        self.trouble = ""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._load = load
        self._game = f"/{game},"
        self._event_mark = f"42{self._game}"
        self._choose = GAMES[game]
        self._table = table
        self._seat = 1 if first else 0
        self._first = first
        self._follower: Stranger | None = None
        if first:
            first._follower = self
        self._number = 1
        self._there = 0  # the match that the server has shown
        self._answered = -1
        self._thinking = False
        self._heard = time.perf_counter()
        self._sent: dict[int, float] = {}

    async def connect(self) -> None:
        await self.wire.dial()
        await self.ready

    def look(self, patience: float) -> None:
        """Asks how the match stands, if nothing was heard for so long while the other one should play."""
        if not self._thinking and time.perf_counter() - self._heard > patience:
            self._heard = time.perf_counter()
            self._sit()

    def rest(self) -> None:
        """Nobody moves at present: silence says nothing."""
        self._heard = time.perf_counter()

    @property
    def _match(self) -> str:
        return f"{self._table}-{self._number}"

    def _take(self, text: str) -> None:
        self._heard = time.perf_counter()
        if text.startswith(self._event_mark):
            self._event(text[len(self._event_mark) :])
        elif text == "2":
            self.wire.send("3")  # its heartbeat
        elif text.startswith("0"):
            self.wire.send(f"40{self._game}")
        elif text.startswith("40"):
            self._sit()
        else:
            self.trouble = text

    def _sit(self) -> None:
        if self._first and self._first._there < self._number:
            return  # it follows once the first one is there
        self._answered = -1
        self._sent.clear()
        self.wire.send(f'{self._event_mark}["sync","{self._match}","{self._seat}",null,2]')

    def _event(self, text: str) -> None:
        if text.startswith('["update"'):
            _, match, state, _ = _update.decode(text)
            self._look(match, state)
        elif text.startswith('["sync"'):
            _, match, sync = _sync.decode(text)
            if not self.ready.done():
                self.ready.set_result(None)
            if match == self._match and self._there < self._number:
                self._there = self._number
                if self._follower and self._follower._number == self._number:
                    self._follower._sit()
            self._look(match, sync.state)

    def _look(self, match: str, state: State) -> None:
        if match != self._match:
            return
        sent = self._sent.pop(state.version - 1, None)
        if sent is not None:
            self._load.confirmed(sent)
        if state.context.over is not None:
            self._number += 1
            self._sit()
        elif state.context.current == str(self._seat) and state.version > self._answered:
            self._answered = state.version
            self._thinking = True
            self._load.think(lambda: self._move(match, state))

    def _move(self, match: str, state: State) -> None:
        self._thinking = False
        name, arguments = self._choose(self._load.rng, state.board)
        self._sent[state.version] = time.perf_counter()
        payload = f'{{"type":"{name}","args":{arguments},"playerID":"{self._seat}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        self.wire.send(f'{self._event_mark}["update",{action},{state.version},"{match}","{self._seat}"]')


class Strangers:
    """All players of one run."""

    def __init__(self, load: Load, addresses: list[str], game: str) -> None:
        parts = urlsplit(addresses[0])
        self._game = game
        self._load = load
        self._host, self._port = str(parts.hostname), int(parts.port or 80)
        self._players: list[Stranger] = []
        self._few = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def gather(self, connections: int) -> None:
        await asyncio.gather(*(self._sit(table) for table in range(connections // 2)))
        self._tasks.add(asyncio.create_task(self._look()))

    async def close(self) -> None:
        for player in self._players:
            player.wire.close()
        await cancel_all(self._tasks)

    def trouble(self) -> str:
        return next((player.trouble for player in self._players if player.trouble), "")

    async def _sit(self, table: int) -> None:
        async with self._few:
            first = None
            for _ in range(2):
                player = Stranger(self._load, self._host, self._port, self._game, table, first)
                self._players.append(player)
                await player.connect()
                first = player

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for player in self._players:
                if self._load.playing:
                    player.look(PATIENCE + 2 * self._load.thought)
                else:
                    player.rest()
