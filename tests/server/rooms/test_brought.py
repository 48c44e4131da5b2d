"""A finished record can be brought and is then found like a match of the house, for a day."""

from __future__ import annotations

import gzip
import time
from collections.abc import AsyncIterator

import msgspec
import pytest

from tapisvert.games import load
from tapisvert.server.messages.replays import Replay
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.tables import Tables
from tapisvert.table import record
from tapisvert.testing.matches import finished, new_match
from tests.server.fakes import FakePrograms, refused


@pytest.fixture
async def records(tables: Tables) -> AsyncIterator[Records]:
    there = Records(tables._store, FakePrograms())
    yield there
    there.close()


async def test_a_record_is_brought_once_and_seen_again_until_a_day_has_passed(
    tables: Tables, records: Records
) -> None:
    played = finished("punto", {"wins": 1})
    text = record.write(played)
    match = await records.bring(text)
    assert await records.bring(text) == match
    replay = msgspec.json.decode(gzip.decompress(await records.replay(match)), type=Replay)
    assert len(replay.steps) == len(played.moves) + 1
    assert await records.record(match, "", None) == text
    assert (await records.finished(match)).moves == tuple(played.moves)
    upkeep = Upkeep(tables._store)
    await upkeep.let_go_of_records(time.time() - 3600)
    assert await records.over(match) == match
    await upkeep.let_go_of_records(time.time() + 1)
    assert await refused(records.over(match)) == "unknown-match"


async def test_what_does_not_hold_is_refused_with_the_line(records: Records) -> None:
    text = record.write(finished("punto", {"wins": 1}))
    with pytest.raises(Refuse) as caught:
        await records.bring(text.replace("Player 1", "Player 9"))
    assert caught.value.refusal.code == "bad-record"
    assert caught.value.refusal.facts == {"line": 6}
    assert await refused(records.bring("Bonjour")) == "bad-record"
    assert await refused(records.bring(record.write(new_match(load("punto"), {})))) == "not-over"
    assert await refused(records.over("record-" + "0" * 32)) == "unknown-match"
