"""The load bench itself: its clients really play, and what they find is judged right."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench import server
from bench.server import onlookers
from bench.server.drive import drive
from bench.server.load import Found
from bench.server.wire import Wire
from tests.server.fakes import serving


@pytest.fixture
def address() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as there:
        yield there


async def test_guests_play_matches_and_rematches(address: str) -> None:
    found = await drive("guests", [address], [os.getpid()], 4, 3.0, settle=0.2)
    assert [each.thought for each in found] == [0.0, 1.0]
    assert all(each.connections == 4 for each in found)
    assert found[0].moves > 50  # more than a match of each table has
    assert 0 < found[0].p50 <= found[0].p99


async def test_a_crowd_looks_on_at_one_table_while_others_play(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(onlookers, "SETTLE", 0.2)
    without, with_it = await onlookers.drive([address], [os.getpid()], 4, 3.0, 80)
    assert (without.connections, with_it.connections) == (4, 4)
    assert with_it.moves > 0


async def test_the_wire_carries_texts_of_all_lengths() -> None:
    """A length has one byte up to 125, two from 126 and eight from 65,536 on (RFC 6455)."""

    async def echo(guest: ServerConnection) -> None:
        async for text in guest:
            await guest.send(text)

    texts = ["x" * size for size in (0, 125, 126, 255, 256, 65_535, 65_536)]
    came: asyncio.Queue[str] = asyncio.Queue()
    async with serve(echo, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        wire = Wire("127.0.0.1", port, "/", came.put_nowait)
        await wire.dial()
        for text in texts:
            wire.send(text)
            assert await came.get() == text
        wire.close()


def test_a_claim_is_met_or_missed() -> None:
    quick, slow = (
        Found(100, 0.0, moves, 1.0, 1.0, wait, 0.1, 0.5) for moves, wait in ((300, 5.0), (100, 20.0))
    )
    met = server.compare(100, [[quick, quick]], [[slow, slow]], server.Nodes())
    assert [(claim.ratio, claim.met) for claim in met] == [(3.0, True), (4.0, True)]
    missed = server.compare(100, [[slow, slow]], [[quick, quick]], server.Nodes())
    assert [claim.met for claim in missed] == [False, False]
    assert [claim.met for claim in server.compare(100, [[slow, slow]], [], server.Nodes())] == [None, None]


def test_of_several_turns_the_middle_one_is_told() -> None:
    turns = [[Found(100, 0.0, moves, 1.0, 1.0, 6000 / moves, 0.1, 0.5)] * 2 for moves in (100, 900, 400)]
    peer = [[Found(100, 0.0, 200, 1.0, 1.0, 30.0, 0.1, 0.5)] * 2] * 3
    rate, wait = server.compare(100, turns, peer, server.Nodes())
    assert (rate.ours, rate.ratio) == (400, 2.0)
    assert (wait.ours, wait.ratio) == (15.0, 2.0)
    assert rate.note.startswith("ratios from 0.50 to 4.50;")
