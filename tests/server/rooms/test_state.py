"""What happens at a table is stored before it is told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tapisvert.server.rooms.tables import Tables
from tapisvert.table.match import Match
from tests.server.fakes import (
    ANNA,
    EVE,
    PATIENCE,
    Page,
    new_table,
    refused,
    to_move,
    two_at_a_table,
)


async def test_nothing_is_told_before_it_is_stored(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    gate, add_move = asyncio.Event(), table.state.store.add_move

    async def slow_disk(*args: Any, **kwargs: Any) -> None:
        await gate.wait()
        await add_move(*args, **kwargs)

    monkeypatch.setattr(table.state.store, "add_move", slow_disk)
    before = len(anna.messages), len(ben.messages)
    moving = asyncio.create_task(page.move(seat))
    late = Page(table, EVE)
    joining = asyncio.create_task(late.join())
    await asyncio.sleep(0.05)
    assert (len(anna.messages), len(ben.messages)) == before
    assert late.messages == []
    gate.set()
    await asyncio.gather(moving, joining)
    await late.settled()
    assert page.of("accepted")
    assert late.latest(None)["version"] == 2


async def test_where_nobody_looks_on_a_match_goes_on_once_it_can_be_stored_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapisvert.server.rooms.tables.AGAIN", 0.02)
    table = await tables.create(ANNA, new_table("debutant", "debutant"))
    failed = asyncio.Event()

    async def full_disk(*args: Any, **kwargs: Any) -> None:
        failed.set()
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(table.state.store, "add_move", full_disk)
        await table.start("anna")
        await failed.wait()
    async with asyncio.timeout(PATIENCE):
        while (await tables._store.running()) == [table.row.code]:
            await asyncio.sleep(0.01)


async def test_a_move_that_cannot_be_stored_did_not_happen(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)

    async def broken_disk(*args: Any, **kwargs: Any) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(table.state.store, "add_move", broken_disk)
        assert await refused(page.move(seat)) == "internal"
    await page.settled()
    assert page.messages[-1]["type"] == "goodbye"
    assert page.messages[-1]["again"]
    assert not page.of("accepted")
    assert await refused(table.leave("anna", 0)) == "restarting"
    fresh = await tables.find(table.row.code)
    assert fresh is not table
    back = await Page(fresh, page.me).join()
    assert back.latest(seat)["version"] == 1
    await back.move(seat)
    assert fresh.live_match is not None
    assert isinstance(fresh.live_match.match, Match)
    assert len(fresh.live_match.match.moves) == 1
