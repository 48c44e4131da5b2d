"""A table's stream over a real socket."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tapisvert.server.house import House
from tapisvert.server.messages.stream import MoveSent
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.web import socket as stream_module
from tapisvert.server.web.conversation import BAD_MESSAGES
from tests.server.fakes import ANNA, Guest, Wire, new_table, settings


async def test_two_guests_play_each_other_and_the_answers_are_versioned(anna: Guest, ben: Guest) -> None:
    code = (await anna.lay("me", "open"))["code"]
    async with anna.stream(code) as hers, ben.stream(code) as his:
        assert (await hers.next())["table"]["phase"] == "open"
        await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
        await anna.post(f"/api/tables/{code}/start")
        now = {0: await hers.next("snapshot"), 1: await his.next("snapshot")}
        for number in range(6):
            seat = now[0]["to_act"][0]
            mover, other = (hers, his) if seat == 0 else (his, hers)
            await mover.move(now[seat], f"{number}")
            assert await mover.next("accepted", "refused") == {
                "type": "accepted",
                "id": f"{number}",
                "version": number + 2,
            }
            now[seat], now[1 - seat] = await mover.next("update"), await other.next("update")
            assert now[0]["version"] == now[1]["version"] == number + 2
            assert now[seat]["legal"] == []


async def test_the_network_goes_away_and_comes_back(anna: Guest) -> None:
    code = (await anna.lay("me", "here", options={"wins": 2}))["code"]
    async with anna.stream(code) as stream:
        await anna.post(f"/api/tables/{code}/start")
        first = [await stream.next("snapshot"), await stream.next("snapshot")]
        now = first[first[0]["to_act"][0]]
        await stream.move(now, "lost answer")
        await stream.next("accepted")
    seen = [{"seat": seat, "match": now["match"], "version": 1} for seat in (0, 1)]
    async with anna.stream(code, *seen) as stream:
        gap = [await stream.next("update", "snapshot") for _ in range(2)]
        assert [(m["type"], m["seat"], m["version"]) for m in gap] == [("update", 0, 2), ("update", 1, 2)]
        await stream.move(now, "lost answer")  # sent again: played once
        assert await stream.next("accepted", "refused") == {
            "type": "accepted",
            "id": "lost answer",
            "version": 2,
        }
        await stream.move(now, "too late")
        refused = await stream.next("accepted", "refused")
        assert refused["refusal"]["code"] == "stale"
        assert refused["id"] == "too late"
        snapshot = await stream.next()
        assert snapshot["type"] == "snapshot"
        assert snapshot["version"] == 2


async def started(anna: Guest, stream: Wire, code: str) -> dict[str, Any]:
    await anna.post(f"/api/tables/{code}/start")
    snapshots = [await stream.next("snapshot"), await stream.next("snapshot")]
    return next(now for now in snapshots if now["seat"] in now["to_act"])


BAD: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    '{"type":"unknown"}',
    '{"type":"move"}',
    '{"type":"move","id":1,"seat":0,"match":"x","version":1,"move":"r1@0,0"}',
    '{"type":"move","id":"","seat":0,"match":"x","version":1,"move":"r1@0,0"}',
    '{"type":"move","id":"1","seat":"0","match":"x","version":1,"move":"r1@0,0"}',
    '{"type":"move","id":"1","seat":-1,"match":"x","version":1,"move":"r1@0,0"}',
    '{"type":"take-back","seat":0,"extra":1}',
    '{"type":"seal","seat":0,"match":"x","attempt":1,"seal":"xyz"}',
    '{"type":"open","seat":0,"match":"x","attempt":0,"salt":"' + "ab" * 32 + '"}',
    "[" * 3000,
    b"\xff\xfe",
    b"",
]


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
async def test_a_bad_message_is_refused_and_the_stream_goes_on(anna: Guest, bad: str | bytes) -> None:
    code = (await anna.lay("me", "here"))["code"]
    async with anna.stream(code) as stream:
        await stream.next("table")
        await stream.socket.send(bad)
        refused = await stream.next("refused", "goodbye")
        assert refused["type"] == "refused"
        assert refused["refusal"]["code"] == "bad-message"
        now = await started(anna, stream, code)
        await stream.move(now, "still there")
        assert (await stream.next("accepted", "refused"))["id"] == "still there"


async def test_a_large_message_is_refused_and_a_huge_one_ends_the_stream(anna: Guest, ben: Guest) -> None:
    code = (await anna.lay("me", "here"))["code"]
    async with anna.stream(code) as stream, ben.stream(code) as other:
        await stream.socket.send("x" * 5000)
        assert (await stream.next("refused"))["refusal"] == {
            "code": "too-large",
            "rule": "",
            "facts": {"limit": 4096},
        }
        with contextlib.suppress(ConnectionClosed):  # it may be closed before all of it is sent
            await stream.socket.send("x" * 2_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            await stream.next("nothing more")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await anna.post(f"/api/tables/{code}/start")
        await other.next("snapshot")


async def test_who_sends_nothing_but_rubbish_is_shown_the_door(anna: Guest) -> None:
    code = (await anna.lay("me", "here"))["code"]
    async with anna.stream(code) as stream:
        for _ in range(BAD_MESSAGES):
            await stream.socket.send("rubbish")
        goodbye = await stream.next("goodbye")
        assert goodbye["refusal"]["code"] == "bad-message"
        assert not goodbye["again"]
        with pytest.raises(ConnectionClosed):
            await stream.next()


async def test_the_first_word_is_hello(anna: Guest, address: str) -> None:
    code = (await anna.lay("me", "here"))["code"]
    async with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/stream") as socket:
        stream = Wire(socket)
        await stream.send(type="take-back", seat=0)
        goodbye = await stream.next()
        assert (goodbye["type"], goodbye["refusal"]["code"]) == ("goodbye", "bad-message")


async def test_who_connects_and_says_nothing_is_not_waited_for(
    anna: Guest, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_module, "HELLO_WITHIN", 0.05)
    code = (await anna.lay("me", "here"))["code"]
    async with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/stream") as socket:
        goodbye = await Wire(socket).next()
        assert (goodbye["type"], goodbye["refusal"]["code"]) == ("goodbye", "bad-message")


async def farewell(house: House, code: str) -> dict[str, Any]:
    """The answer to a client that connects and says hello."""
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    async def hello() -> str:
        return '{"type":"hello"}'

    line = Connection("", send, 10)
    somebody: Any = SimpleNamespace(headers={}, cookies={}, client=None)
    await stream_module._talk(somebody, hello, line, code, house)
    await line.run()
    goodbye: dict[str, Any] = msgspec.json.decode(sent[-1])
    return goodbye


async def test_who_comes_at_the_wrong_moment_is_told_to_come_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops, or its database is slow: neither is for good, nor the guest's fault."""

    async def slow(code: str) -> None:
        raise TimeoutError

    house = House(settings(data))
    await house.open()
    code = (await house.tables.create(ANNA, new_table("me", "open"))).row.code
    house.tables._live.clear()
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "load", slow)
        goodbye = await farewell(house, code)
        assert (goodbye["refusal"]["code"], goodbye["again"]) == ("internal", True)
    house.farewell()
    goodbye = await farewell(house, code)
    assert (goodbye["refusal"]["code"], goodbye["again"]) == ("restarting", True)
    await house.close()


async def test_a_table_that_does_not_exist(anna: Guest) -> None:
    async with anna.stream("ZZZZZZ") as stream:
        goodbye = await stream.next()
        assert (goodbye["type"], goodbye["refusal"]["code"]) == ("goodbye", "unknown-table")
        assert not goodbye["again"]


async def test_a_foreign_browser_cannot_play_a_seat(anna: Guest, ben: Guest, stranger: Guest) -> None:
    code = (await anna.lay("me", "here"))["code"]
    async with anna.stream(code) as hers, ben.stream(code) as his, stranger.stream(code) as nobodys:
        now = await started(anna, hers, code)
        for foreign in (his, nobodys):
            assert (await foreign.next("snapshot"))["seat"] is None
            await foreign.move(now, "mine now")
            refused = await foreign.next("accepted", "refused")
            assert refused["refusal"]["code"] == "not-your-seat"
        await hers.move(now, "1")
        assert (await hers.next("accepted", "refused"))["type"] == "accepted"
        assert (await his.next("update"))["version"] == 2


async def test_a_program_answers_and_the_match_goes_to_its_end_and_on(anna: Guest) -> None:
    table = await anna.lay("me", "debutant", chat=True)
    code = table["code"]
    async with anna.stream(code) as stream:
        await anna.post(f"/api/tables/{code}/start")
        for match in (1, 2):
            now = await stream.next("snapshot")
            moves = 0
            while now["view"]["outcome"] is None:
                if now["legal"]:
                    moves += 1
                    await stream.move(now, f"{match}-{moves}")
                now = await stream.next("update")
            assert (await stream.next("table"))["table"]["phase"] == "over"
            again = await anna.post(f"/api/tables/{code}/rematch")
            assert again["commitment"] != table["commitment"]
            await stream.agree(again["match"])
        assert (await stream.next("snapshot"))["match"] == f"{code}-3"


async def test_chat_over_the_wire(anna: Guest, ben: Guest, stranger: Guest) -> None:
    code = (await anna.lay("me", "open"))["code"]
    async with anna.stream(code) as hers, ben.stream(code) as his, stranger.stream(code) as nobodys:
        await nobodys.next("table")
        await hers.send(type="chat", id="1", text="Bonjour <b>Ben</b> !")
        assert (await his.next("said"))["text"] == "Bonjour <b>Ben</b> !"
        await his.send(type="chat", id="2", phrase="hello")
        assert (await hers.next("accepted"))["id"] == "1"
        await nobodys.send(type="chat", id="3", text="hi")
        assert (await nobodys.next("refused"))["refusal"]["code"] == "no-name"
        await his.send(type="chat", id="4", text="x" * 201)
        assert (await his.next("refused"))["refusal"]["code"] == "bad-message"
    async with ben.stream(code) as late:
        assert [(await late.next("said"))["number"] for _ in range(2)] == [1, 2]


async def test_two_pages_of_one_guest_see_the_same(anna: Guest) -> None:
    code = (await anna.lay("me", "here"))["code"]
    async with anna.stream(code) as one, anna.stream(code) as two:
        now = await started(anna, one, code)
        await two.move(now, "from the phone")
        assert (await two.next("accepted"))["version"] == 2
        update = await one.next("update")
        while update["seat"] != now["seat"]:
            update = await one.next("update")
        assert update["version"] == 2


async def test_moves_take_the_short_way_and_what_comes_meanwhile_waits_its_turn(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same move twice and a line of chat, all in one go: answered in this order."""
    long_way: list[str] = []
    move = LiveTable.move

    async def noted(self: LiveTable, connection: Connection, sent: MoveSent) -> None:
        long_way.append(sent.id)
        await move(self, connection, sent)

    monkeypatch.setattr(LiveTable, "move", noted)
    code = (await anna.lay("me", "here", chat=True))["code"]
    async with anna.stream(code) as stream:
        await anna.post(f"/api/tables/{code}/start")
        first = [await stream.next("snapshot"), await stream.next("snapshot")]
        now = first[first[0]["to_act"][0]]
        await stream.move(now, "one")
        await stream.move(now, "one")
        await stream.move(now, "two", move="nonsense")
        await stream.send(type="chat", id="three", text="hello")
        answers = [await stream.next("accepted", "refused") for _ in range(4)]
        assert [answer["id"] for answer in answers] == ["one", "one", "two", "three"]
        assert [answer["type"] for answer in answers] == ["accepted", "accepted", "refused", "accepted"]
        assert long_way == ["one", "two"], "the move itself was made at once"
