"""The clients' process: `drive.py CONTEST`, which is JSON. Prints what was found, as JSON.

Apart from the servers', so that they do not share a core. Servers that are compared are there at the same
time and played at in turns: a shared machine is faster now than then.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
import uvloop

from bench.server.guests import Guests
from bench.server.load import THOUGHT, Found, Load
from bench.server.onlookers import looking_on
from bench.server.roomers import Roomers
from bench.server.strangers import Strangers

T = TypeVar("T")

GATHER_WITHIN = 60.0
"""Seconds for everybody to sit down at one server."""


class Crowd(Protocol):
    async def gather(self, connections: int) -> Any: ...

    async def close(self) -> None: ...

    def trouble(self) -> str: ...


CROWDS: dict[str, Callable[[Load, list[str]], Crowd]] = {
    "guests": Guests,
    "long": partial(Guests, options={"wins": 9}),
    "tic-tac-toe": partial(Strangers, game="tic-tac-toe"),
    "punto": partial(Strangers, game="punto"),
    "colyseus": Roomers,
}


class Contestant(msgspec.Struct):
    """A server: its name, who plays there, where it is, its processes and those of its database.

    `thinks`: it is also played at by clients who think. `peer`: what goes wrong there is told, and the others
    are measured all the same. Of ours: `onlookers` at a table that is measured, a `crowd` at another one, or
    so many `pages` of a tournament.
    """

    name: str
    kind: str
    addresses: list[str]
    processes: list[int]
    engines: list[int] = []
    thinks: bool = True
    peer: bool = False
    onlookers: int = 0
    crowd: int = 0
    pages: int = 0


class Contest(msgspec.Struct):
    """So many turns each, of so many seconds after some to settle, for every length of thought."""

    contestants: list[Contestant]
    connections: int
    seconds: float
    turns: int
    thoughts: list[float]
    settle: float = 0.7


class Finding(msgspec.Struct):
    """What was found at one server, by length of thought and by turn; `trouble`: why there is no more."""

    turns: list[list[Found]]
    trouble: str = ""


Findings = list[Finding]
"""By contestant."""


class Team:
    """Everybody at one server."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.load = Load(contestant.processes, contestant.engines)
        self._watched = Load([])
        self._crowd = CROWDS[contestant.kind](self.load, contestant.addresses)
        self._star = Guests(self._watched, contestant.addresses)
        self._tell: Callable[[str], None] = lambda order: None

    async def gather(self, connections: int, stack: AsyncExitStack) -> None:
        stack.push_async_callback(self._crowd.close)
        stack.push_async_callback(self._star.close)
        async with asyncio.timeout(GATHER_WITHIN):
            codes = await self._crowd.gather(connections)
        asked, where = self.contestant, self.contestant.addresses[0]
        if asked.onlookers:
            await stack.enter_async_context(looking_on("table", where, codes[0], asked.onlookers))
        if asked.crowd:
            (code,) = await self._star.gather(2)
            await stack.enter_async_context(looking_on("table", where, code, asked.crowd))
        if asked.pages:
            code = await self._star.open_tournament()
            on = looking_on("tournament", where, code, asked.pages)
            self._tell = await stack.enter_async_context(on)

    async def measure(self, contest: Contest, thought: float) -> Found:
        self._watched.start(THOUGHT)
        self._tell("go")
        settle = contest.settle + thought
        found = await self.load.measure(contest.connections, thought, contest.seconds, settle)
        self._watched.pause()
        self._tell("stop")
        if trouble := self._crowd.trouble() or self._star.trouble():
            raise RuntimeError(trouble)
        return found


async def drive(contest: Contest) -> Findings:
    """The same number of clients at each server, who move at one of them at a time."""
    async with AsyncExitStack() as stack:
        teams = [Team(each) for each in contest.contestants]
        found = [Finding([[] for _ in contest.thoughts]) for _ in teams]
        for team, finding in zip(teams, found, strict=True):
            await _try(team, finding, team.gather(contest.connections, stack))
        for number, thought in enumerate(contest.thoughts):
            for _ in range(contest.turns):
                for team, finding in zip(teams, found, strict=True):
                    if finding.trouble or (thought and not team.contestant.thinks):
                        continue
                    turn = await _try(team, finding, team.measure(contest, thought))
                    if turn:
                        finding.turns[number].append(turn)
        return found


async def _try(team: Team, finding: Finding, work: Awaitable[T]) -> T | None:
    """What the work gave. A peer's trouble is noted, and it is left alone from then on; ours is an error."""
    try:
        return await work
    except Exception as error:
        trouble = str(error) or type(error).__name__
        if not team.contestant.peer:
            raise RuntimeError(f"{team.contestant.name}: {trouble}") from error
        team.load.pause()
        finding.trouble = trouble
        return None


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.argv[1], type=Contest)
    sys.stdout.write(msgspec.json.encode(uvloop.run(drive(asked))).decode())
