"""Matches are looked back at beside the server, one slice each in turn, by one node, once."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert.bots.looked import LookBack
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.replays import LookedBack
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms import lookbacks
from tapisvert.server.rooms.brought import PUT, START, Told
from tapisvert.server.rooms.lookbacks import LookBacks, Slice
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import Store
from tapisvert.testing.matches import finished
from tests.server.fakes import PATIENCE, FakePrograms, play_out, refused, two_at_a_table

QUICK = 0.01
FOUND = LookBack(((0,), (1,)), (0.5, 0.5), (1.0, 0.0), (), ())


class Paced(LookBacks):
    """Takes as many slices a match as it is told, and notes them; it can be held before each."""

    def __init__(self, *args: Any, slices: int = 3, **more: Any) -> None:
        super().__init__(*args, **more)
        self.slices = slices
        self.asked: list[str] = []
        self.held = asyncio.Event()
        self.held.set()
        self.answers: list[Refusal | Exception] = []

    async def _ask(self, function: Callable[..., Slice], *args: Any) -> Slice:
        await self.held.wait()
        self.asked.append(args[0])
        if self.answers:
            answer = self.answers.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer
        done = ((self.asked.count(args[0]) - 1) % self.slices + 1) / self.slices
        return done, gzip.compress(msgspec.json.encode(msgspec.structs.replace(FOUND, done=done)))


async def bring(store: Store, number: int) -> str:
    """A finished match, as if somebody had brought its record."""
    match, played = f"{START}{number:032x}", finished("punto", {"wins": 1}, number)
    body = gzip.compress(msgspec.json.encode(Told(played.setup, played.secret, tuple(played.moves))))
    await store.change([(PUT, (match, 0.0, body))])
    return match


async def until_done(there: LookBacks, match: str) -> LookedBack:
    async with asyncio.timeout(PATIENCE):
        while (said := read(await there.show(match))).done < 1:
            await asyncio.sleep(0.01)
    return said


def read(body: bytes) -> LookedBack:
    return msgspec.json.decode(gzip.decompress(body), type=LookedBack)


@pytest.fixture(params=["sqlite", "postgres"])
def database_at(request: pytest.FixtureRequest) -> str:
    """Where an empty database is."""
    return str(request.getfixturevalue({"sqlite": "data", "postgres": "database"}[request.param]))


@pytest.fixture
async def store(database_at: str) -> AsyncIterator[Store]:
    address = database_at
    shared = address.startswith("postgresql")
    there: Store = PostgresStore(address) if shared else SQLiteStore(Path(address) / "tapisvert.db")
    await there.open()
    yield there
    await there.close()


Nodes = Callable[..., Awaitable[Paced]]


@pytest.fixture
async def node(store: Store) -> AsyncIterator[Nodes]:
    """Opens as many nodes of one store as are wanted."""
    there: list[Paced] = []
    records = Records(store, FakePrograms())

    async def another(effort: float = 1.0, **more: Any) -> Paced:
        there.append(Paced(store, records, effort, **more))
        return there[-1]

    yield another
    for each in there:
        each.held.set()
        await each.close()
    records.close()


async def test_a_match_is_looked_back_at_in_another_process_and_kept(tables: Tables) -> None:
    """It is deleted with its table."""
    table, anna, ben = await two_at_a_table(tables)
    match, store = table.row.match, tables._store
    records = Records(store, FakePrograms())
    here, there = LookBacks(store, records, QUICK), LookBacks(store, records, QUICK)
    assert await refused(here.start(match)) == "not-over"
    assert await refused(here.start("ABCDEF-9")) == "unknown-match"
    await play_out(table, anna, ben)
    assert await refused(here.show(match)) == "no-lookback"
    assert read(await here.start(match)).done < 1
    said = await until_done(here, match)
    assert said.found is not None
    assert len(said.found.moments) == len(table.live_match.match.moves) + 1  # type: ignore[union-attr]
    assert read(await there.start(match.lower())) == said, "kept, also for another node"
    assert not there.waiting
    await here.close()
    await Upkeep(store).remove([table.row.code])
    assert await store.ask("SELECT * FROM lookbacks") == []
    records.close()


async def test_matches_take_turns(store: Store, node: Nodes) -> None:
    there = await node()
    there.held.clear()
    matches = [await bring(store, number) for number in range(3)]
    for match in matches:
        await there.start(match)
    there.held.set()
    for match in matches:
        assert (await until_done(there, match)).found is not None
    assert there.asked == matches * 3


async def test_too_many_are_refused_and_nothing_is_begun_that_is_not_allowed(
    store: Store, node: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookbacks, "MOST", 1)
    there = await node()
    there.held.clear()
    first, second = [await bring(store, number) for number in range(2)]
    asked: list[str] = []
    for _ in range(2):
        await there.start(first, lambda: asked.append(first))
    assert asked == [first], "what is being done already costs nothing"
    assert await refused(there.start(second)) == "too-many-lookbacks"

    def no() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await there.start(second, no)
    assert there.waiting == 1
    assert await refused((await node(0.0)).start(first)) == "no-lookback"


async def test_one_node_reckons_and_another_takes_over_when_it_is_lost(
    store: Store, node: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookbacks, "SAVE_EVERY", 0.0)
    now = [1000.0]
    first, second = await node(clock=lambda: now[0]), await node(clock=lambda: now[0])
    first.held.clear()
    match = await bring(store, 1)
    await first.start(match)
    assert read(await second.start(match)).done == 0
    assert not second.waiting, "the other node is at it"
    now[0] += lookbacks.LOST + 1
    await second.show(match)
    assert second.waiting
    said = await until_done(second, match)
    first.held.set()
    async with asyncio.timeout(PATIENCE):
        while first.waiting:
            await asyncio.sleep(0.01)
    assert len(first.asked) == 1, "it stopped when it saw that"
    assert read(await first.show(match)) == said


async def test_what_was_found_by_an_earlier_version_is_found_anew(store: Store, node: Nodes) -> None:
    there, match = await node(), await bring(store, 1)
    await there.start(match)
    await until_done(there, match)
    await store.change([("UPDATE lookbacks SET version = version - 1", ())])
    assert await refused(there.show(match)) == "no-lookback"
    await there.start(match)
    await until_done(there, match)
    assert len(there.asked) == 2 * there.slices


async def test_a_process_that_dies_is_started_again_once(store: Store, node: Nodes) -> None:
    there, match = await node(), await bring(store, 1)
    there.answers = [BrokenProcessPool()]
    await there.start(match)
    await until_done(there, match)
    other = await bring(store, 2)
    there.answers = [BrokenProcessPool(), BrokenProcessPool()]
    await there.start(other)
    async with asyncio.timeout(PATIENCE):
        while there.waiting:
            await asyncio.sleep(0.01)
    assert await refused(there.show(other)) == "internal"
    await there.start(other)
    await until_done(there, other)


async def test_a_match_of_a_game_that_is_gone_is_refused_with_a_sentence(store: Store, node: Nodes) -> None:
    there, match = await node(), await bring(store, 1)
    there.answers = [Refusal("unknown-game")]
    await there.start(match)
    async with asyncio.timeout(PATIENCE):
        while there.waiting:
            await asyncio.sleep(0.01)
    assert await refused(there.show(match)) == "unknown-game"


async def test_a_node_that_closes_leaves_the_rest_to_others_at_once(store: Store, node: Nodes) -> None:
    first, second, match = await node(), await node(), await bring(store, 1)
    first.held.clear()
    await first.start(match)
    await first.close()
    await second.show(match)
    assert (await until_done(second, match)).done == 1
