"""Whether a server is ready is the truth, also about its disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tapisvert.server import house as houses
from tapisvert.server.house import House
from tapisvert.server.storage.sqlite import SQLiteStore
from tests.server.fakes import settings


@pytest.fixture
async def house(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(houses, "TRIED_FOR", 0.0)
    there = House(settings(data))
    await there.open()
    yield there
    await there.close()


async def test_ready_is_honest_about_a_full_disk(house: House, caplog: pytest.LogCaptureFixture) -> None:
    assert await house.ready()

    async def full() -> None:
        raise OSError("database or disk is full")

    store = house.store
    working, store.check_writable = store.check_writable, full  # type: ignore[method-assign]
    for _ in range(5):
        assert not await house.ready()
    store.check_writable = working  # type: ignore[method-assign]
    assert await house.ready()
    assert [record.getMessage() for record in caplog.records] == [
        "nothing can be stored, so no guests should be sent here: OSError('database or disk is full')",
        "what is stored arrives again",
    ]


async def test_it_is_tried_by_writing_and_not_at_every_question(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (before,) = await house.store.ask("SELECT count(*) AS count FROM upkeep WHERE name = 'written'")
    assert before["count"] == 0
    monkeypatch.setattr(houses, "TRIED_FOR", 60.0)
    house._tried = -60.0
    assert all(await asyncio.gather(*(house.ready() for _ in range(50))))
    (after,) = await house.store.ask("SELECT count(*) AS count FROM upkeep WHERE name = 'written'")
    assert after["count"] == 1


async def test_a_house_that_cannot_open_leaves_nothing_running(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = House(settings(data))

    async def broken(_: SQLiteStore) -> bytes:
        raise OSError("broken")

    monkeypatch.setattr(SQLiteStore, "key", broken)
    with pytest.raises(OSError, match="broken"):
        await there.open()
    store = there.store
    assert isinstance(store, SQLiteStore)
    assert store._writer is None
    assert str(there.failed) == "broken"
