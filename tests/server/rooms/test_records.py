"""Records, replays and analyses are written aside, once, and kept."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from tapisvert.server.messages.replays import Replay
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.scribe import Scribe
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import NOBODY
from tests.server.fakes import FakePrograms, play_out, refused, two_at_a_table


@pytest.fixture
async def records(tables: Tables) -> AsyncIterator[Records]:
    there = Records(tables._store, FakePrograms())
    yield there
    there.close()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the scribe was asked for."""
    asked: list[str] = []
    real = Scribe.write

    async def write(self: Scribe, function: Callable[..., bytes], *args: object) -> bytes:
        asked.append(getattr(args[0] if args else None, "__name__", ""))
        return await real(self, function, *args)

    monkeypatch.setattr(Scribe, "write", write)
    return asked


async def finished(tables: Tables) -> str:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    return table.row.match


async def test_105_replays_of_a_match_are_written_once_and_in_another_process(
    tables: Tables, records: Records, written: list[str]
) -> None:
    match = await finished(tables)
    bodies = await asyncio.gather(*(records.replay(match) for _ in range(105)))
    assert written == ["replay_of"]
    assert set(bodies) == {await records.replay(match.lower())}
    assert written == ["replay_of"], "it is kept"
    replay = msgspec.json.decode(gzip.decompress(bodies[0]), type=Replay)
    assert replay.match == match
    assert int(await records._scribe.write(_process)) != os.getpid()


def _process() -> bytes:
    return str(os.getpid()).encode()


async def test_what_is_kept_names_no_forgotten_guest(data: Path, tables: Tables, records: Records) -> None:
    store = tables._store
    assert isinstance(store, SQLiteStore)
    await store.name_guest("anna", "Anna")
    match = await finished(tables)
    assert '"Anna"' in gzip.decompress(await records.replay(match)).decode()
    await Upkeep(store).forget("anna")
    assert f'"{NOBODY}"' in gzip.decompress(await records.replay(match)).decode()
    assert "Anna" not in await records.record(match, "", None)


async def test_a_record_in_play_is_written_anew_each_time(
    tables: Tables, records: Records, written: list[str]
) -> None:
    table, _, _ = await two_at_a_table(tables)
    texts = [await records.record(table.row.match, "anna", 0) for _ in range(2)]
    assert texts[0] == texts[1]
    assert written == ["record_of"] * 2
    assert await refused(records.replay(table.row.match)) == "not-over"
    assert await refused(records.record(table.row.match, "ben", 0)) == "not-your-seat"


async def test_a_scribe_that_dies_is_replaced() -> None:
    scribe = Scribe(60)
    assert await refused(scribe.write(os._exit, 1)) == "internal"
    assert await scribe.write(_process)
    scribe.close()
