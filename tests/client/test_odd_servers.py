"""A bot and servers that say what ours does not: it neither hangs nor breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from tapisvert.bots.bot import BotFailed
from tapisvert.bots.entrants import find
from tapisvert.client.host import Host, Unreachable
from tapisvert.client.host import Refused as Declined
from tapisvert.client.visit import Visit
from tapisvert.games import load
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Accepted, Goodbye, MoveSent, Refused, Snapshot, TableNow
from tapisvert.server.messages.tables import SeatInfo, TableInfo
from tapisvert.table.game import Outcome
from tapisvert.testing.matches import new_match
from tests.server.fakes import PATIENCE

MATCH = new_match(load("punto"), {"starter": "1"})
SEATS = (SeatInfo("person", "Lucky", yours=True, salted=True), SeatInfo("person", "Anna", salted=True))
TABLE = TableInfo(
    code="TEST",
    game="punto",
    options=dict(MATCH.setup.options),
    phase="playing",
    seats=SEATS,
    sides=((0,), (1,)),
    match="TEST-1",
    commitment=MATCH.setup.commitment,
    host=False,
    host_name="Anna",
    public=False,
    onlookers=False,
    chat=False,
    clock=0,
    takeover=True,
    hints=False,
)
OVER = TableNow(replace(TABLE, phase="over", outcome=Outcome(winners=(0,), scores=(1, 0))))
PICTURE = Snapshot(
    seat=0,
    match="TEST-1",
    version=1,
    view=MATCH.view(0),
    legal=MATCH.legal(0),
    to_act=(0,),
    prompt=MATCH.prompt(0),
    log=(),
)


class Odd:
    """The server's end of a stream."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def say(self, *messages: Any) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def asked(self) -> MoveSent:
        """The move that comes after hello, the table and a picture."""
        await self.socket.recv()
        await self.say(TableNow(TABLE), PICTURE)
        return await self.move()

    async def move(self) -> MoveSent:
        return msgspec.json.decode(await self.socket.recv(), type=MoveSent)


async def visit(lucky: Path, talk: Callable[[Odd], Awaitable[None]]) -> list[str]:
    """What a bot tells about its visit to a server that talks like this."""
    news: list[str] = []
    async with serve(lambda socket: talk(Odd(socket)), "127.0.0.1", 0) as server:
        address = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
        visit = Visit(Host(address), "TEST", find(str(lucky)), lambda what, **_: news.append(what), once=True)
        visit.seat = 0
        await asyncio.wait_for(visit.run(), PATIENCE)
    return news


@pytest.mark.parametrize("code", ["bad-message", "too-large"])
async def test_an_answer_that_the_server_could_not_read_is_the_bots_fault(lucky: Path, code: str) -> None:
    async def talk(server: Odd) -> None:
        await server.asked()
        await server.say(Refused("", Refusal(code)))
        await server.socket.wait_closed()

    with pytest.raises(BotFailed) as caught:
        await visit(lucky, talk)
    assert caught.value.why.id == f"refusal-{code}"


async def test_a_bot_passes_over_messages_of_a_type_that_it_does_not_know(lucky: Path) -> None:
    async def talk(server: Odd) -> None:
        await server.say({"type": "fireworks", "stars": 3})
        sent = await server.asked()
        await server.say({"type": "fireworks", "id": sent.id}, Accepted(sent.id, 2), OVER)
        await server.socket.wait_closed()

    assert await visit(lucky, talk) == ["begins", "ends"]


@pytest.mark.parametrize("nonsense", [{"type": "accepted"}, {"stars": 3}, "hello", 7])
async def test_nonsense_is_said_to_come_from_no_server_of_ours(lucky: Path, nonsense: object) -> None:
    async def talk(server: Odd) -> None:
        await server.asked()
        await server.say(nonsense)
        await server.socket.wait_closed()

    with pytest.raises(Unreachable):
        await visit(lucky, talk)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("SHORTEST", 0.02), ("PATIENCE", 0.2)):
        monkeypatch.setattr(f"tapisvert.client.visit.{name}", seconds)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("shown", [(), (TableNow(TABLE),), (TableNow(TABLE), PICTURE)])
async def test_a_bot_gives_up_on_a_server_that_always_says_goodbye(lucky: Path, shown: tuple[Any]) -> None:
    async def talk(server: Odd) -> None:
        await server.socket.recv()
        await server.say(*shown, Goodbye(Refusal("restarting"), again=True))
        await server.socket.wait_closed()

    with pytest.raises(Declined, match="restarting"):
        await visit(lucky, talk)


@pytest.mark.usefixtures("hasty")
async def test_a_bot_gives_up_on_a_server_that_always_hangs_up(lucky: Path) -> None:
    async def talk(server: Odd) -> None:
        await server.socket.recv()

    with pytest.raises(Unreachable):
        await visit(lucky, talk)


@pytest.mark.usefixtures("hasty")
async def test_a_bot_does_not_send_a_move_for_ever(lucky: Path) -> None:
    sent: list[MoveSent] = []

    async def talk(server: Odd) -> None:
        move = await server.asked()
        while True:
            sent.append(move)
            await server.say(Refused(move.id, Refusal("internal")))
            move = await server.move()

    with pytest.raises(Declined, match="internal"):
        await visit(lucky, talk)
    assert len(sent) > 1
    assert len(set(sent)) == 1
