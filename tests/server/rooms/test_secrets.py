"""Nothing that a client is sent tells it more than its seat may know: the raw traffic is searched."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tapisvert.games import load
from tapisvert.games.punto.model import View
from tapisvert.table import record
from tests.server.fakes import Guest, Wire

PUNTO = load("punto")


async def whole_match(anna: Guest, ben: Guest, eve: Guest) -> tuple[str, dict[int | None, Wire]]:
    """An expert match of Anna and Ben, with Eve looking on: the match, and what each was sent."""
    table = await anna.lay("me", "open", options={"wins": 1, "expert": True})
    code = table["code"]
    await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    async with anna.stream(code) as hers, ben.stream(code) as his, eve.stream(code) as looking:
        await anna.post(f"/api/tables/{code}/start")
        wires: dict[int | None, Wire] = {0: hers, 1: his, None: looking}
        now = {viewer: await wire.next("snapshot") for viewer, wire in wires.items()}
        number = 0
        while now[0]["view"]["outcome"] is None:
            (seat,) = now[0]["to_act"]
            number += 1
            await wires[seat].move(
                now[seat], f"{number}", move=random.Random(number).choice(now[seat]["legal"])
            )
            now = {viewer: await wire.next("update") for viewer, wire in wires.items()}
            if number == 5:
                await wires[seat].send(type="hello")  # a snapshot in the middle
                now[seat] = await wires[seat].next("snapshot")
    return table["match"], wires


def pictures(wire: Wire) -> list[dict[str, Any]]:
    messages = [msgspec.json.decode(text) for text in wire.raw]
    return [message for message in messages if message["type"] in ("snapshot", "update")]


async def test_no_byte_of_another_hand_in_the_traffic(anna: Guest, ben: Guest, stranger: Guest) -> None:
    match, wires = await whole_match(anna, ben, stranger)
    text = (await stranger.http.get(f"/api/matches/{match}/record")).text
    written = record.verify(text, load)
    salts = written.setup.salts
    for viewer, wire in wires.items():
        raw = "\n".join(wire.raw)
        assert written.secret not in raw
        assert all(salt not in raw for salt in salts)
        for other in {0, 1} - {viewer}:
            assert f'"kind":"took","seat":{other}' not in raw
        if viewer is not None:
            assert f'"kind":"took","seat":{viewer}' in raw
        for message in pictures(wire):
            assert message["seat"] == viewer
            assert message["view"]["seat"] == viewer
            if viewer is None:
                assert message["view"]["hand"] == []
                assert message["legal"] == []


async def test_what_is_sent_follows_from_what_the_seat_knows(
    anna: Guest, ben: Guest, stranger: Guest
) -> None:
    """Whatever the hidden cards are, the same bytes would have been sent."""
    _, wires = await whole_match(anna, ben, stranger)
    rng = random.Random(1)
    compared = 0
    for viewer, wire in wires.items():
        for message in pictures(wire):
            view = msgspec.convert(message["view"], View)
            imagined = PUNTO.imagine(view, rng)
            again = PUNTO.view(imagined, viewer)
            assert msgspec.json.encode(again) == msgspec.json.encode(message["view"])
            assert msgspec.json.encode(PUNTO.prompt(again)) == msgspec.json.encode(message["prompt"])
            assert list(PUNTO.to_act(imagined)) == message["to_act"]
            legal = [] if viewer is None else [PUNTO.write(move) for move in PUNTO.legal(imagined, viewer)]
            assert legal == message["legal"]
            compared += 1
    assert compared > 30


@pytest.mark.parametrize("moves", [0, 3])
async def test_a_record_in_the_middle_of_a_match_tells_what_was_seen(anna: Guest, moves: int) -> None:
    table = await anna.lay("me", "here", options={"wins": 1, "expert": True})
    async with anna.stream(table["code"]) as stream:
        await anna.post(f"/api/tables/{table['code']}/start")
        now = [await stream.next("snapshot"), await stream.next("snapshot")]
        for number in range(moves):
            await stream.move(now[now[0]["to_act"][0]], f"{number}")
            now = [await stream.next("update"), await stream.next("update")]
    for query in ("", "?seat=0", "?seat=1"):
        text = (await anna.http.get(f"/api/matches/{table['match']}/record{query}")).text
        read = record.read(text, load)
        assert read.secret == ""
        assert len(read.moves) == moves
        assert "shuffle" not in text
