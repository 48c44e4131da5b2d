"""Scripted players of boardgame.io's server: two at each match of tic-tac-toe or Punto, with random moves.

They speak its protocol (socket.io over a WebSocket) through the same lean client as our guests.
A match that is over is followed by one with a new id, which its server makes when they ask for it.
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

AT_ONCE = 16

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
    def __init__(self, load: Load, host: str, port: int, game: str, table: int, seat: int) -> None:
        self.wire = Wire(host, port, "/socket.io/?EIO=4&transport=websocket", self._take)
        self.trouble = ""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._load = load
        self._game = f"/{game},"
        self._event_mark = f"42{self._game}"
        self._choose = GAMES[game]
        self._table = table
        self._seat = seat
        self._number = 1
        self._answered = -1
        self._sent: dict[int, float] = {}

    async def connect(self) -> None:
        await self.wire.dial()
        await self.ready

    @property
    def _match(self) -> str:
        return f"{self._table}-{self._number}"

    def _take(self, text: str) -> None:
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
            self._load.think(lambda: self._move(match, state))

    def _move(self, match: str, state: State) -> None:
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

    async def gather(self, connections: int) -> None:
        await asyncio.gather(*(self._sit(table) for table in range(connections // 2)))

    async def close(self) -> None:
        for player in self._players:
            player.wire.close()

    def trouble(self) -> str:
        return next((player.trouble for player in self._players if player.trouble), "")

    async def _sit(self, table: int) -> None:
        async with self._few:
            for seat in range(2):
                player = Stranger(self._load, self._host, self._port, self._game, table, seat)
                self._players.append(player)
                await player.connect()
