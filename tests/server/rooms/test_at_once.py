"""The short way of a move: the same promises as the long one, which does whatever is unusual."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tapisvert.server.messages.stream import MoveSent
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import Told
from tests.server.fakes import BEN, PATIENCE, Page, to_move, two_at_a_table


def sent(page: Page, own: int, **changes: Any) -> MoveSent:
    """The first legal move, or what the changes make of it."""
    now = page.latest(own)
    legal = {"id": "one", "seat": own, "match": now["match"], "version": now["version"]}
    return MoveSent(**{**legal, "move": now["legal"][0], **changes})


class Disk:
    """Takes moves and keeps them waiting."""

    def __init__(self, table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[tuple[Told, tuple[Any, ...]]] = []
        self._write = table.state.store.add_move_then
        monkeypatch.setattr(table.state.store, "add_move_then", self._take)

    def write(self) -> None:
        for told, move in self.waiting:
            self._write(told, *move)

    def _take(self, told: Told, *move: Any) -> bool:
        self.waiting.append((told, move))
        return True


async def test_nothing_is_told_before_it_is_stored_and_then_everybody_is(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    disk = Disk(table, monkeypatch)
    before = len(anna.messages), len(ben.messages)
    done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    move = sent(page, seat)
    assert table.move_at_once(page.connection, move, done.set_result)
    assert not table.move_at_once(page.connection, sent(page, seat, id="two"), done.set_result)
    leaving = asyncio.create_task(table.leave(page.me.guest, seat))  # whose turn comes later
    await asyncio.sleep(0.02)
    assert (len(anna.messages), len(ben.messages), leaving.done()) == (*before, False)
    disk.write()
    async with asyncio.timeout(PATIENCE):
        assert await done is None
        await leaving
    await ben.settled()
    assert [m["type"] for m in page.messages[before[seat] :]][:2] == ["accepted", "update"]
    other = (ben, anna)[seat]
    assert other.latest(1 - seat)["events"][0]["seat"] == seat
    assert other.latest(1 - seat)["version"] == 2
    saved = await tables._store.match(table.match_row.id)
    assert saved is not None
    assert [row.client for row in saved[1]] == ["one"]


async def test_whatever_is_unusual_goes_the_long_way(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    other = (ben, anna)[seat]
    await page.move(seat, id="before")
    waiting, turn = to_move(table, anna, ben)
    unusual = {
        "was there before": (page, sent(waiting, turn, id="before", seat=seat)),
        "is outdated": (waiting, sent(waiting, turn, version=1)),
        "is of another match": (waiting, sent(waiting, turn, match="ABCDEF-1")),
        "is for a seat that is not there": (waiting, sent(waiting, turn, seat=7)),
        "is for a seat of somebody else": (page, sent(waiting, turn)),
        "is against the rules": (waiting, sent(waiting, turn, move="r1@5,5")),
        "is no move": (waiting, sent(waiting, turn, move="nonsense")),
    }
    done: list[Exception | None] = []
    for why, (by, move) in unusual.items():
        assert not table.move_at_once(by.connection, move, done.append), why
        assert not table.lock.locked(), why
    async with table.lock:
        assert not table.move_at_once(waiting.connection, sent(waiting, turn), done.append)
    await table.leave(waiting.me.guest, turn)
    assert not table.move_at_once(waiting.connection, sent(waiting, turn), done.append), "a program plays"
    assert done == []
    assert other is waiting


async def test_a_move_that_cannot_be_stored_did_not_happen(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    disk = Disk(table, monkeypatch)
    done: list[Exception | None] = []
    assert table.move_at_once(page.connection, sent(page, seat), done.append)
    disk.waiting[0][0](OSError("no space left"))
    await page.settled()
    (refuse,) = done
    assert isinstance(refuse, Refuse)
    assert refuse.refusal.code == "internal"
    assert page.messages[-1]["type"] == "goodbye"
    assert not page.of("accepted")
    assert await tables.find(table.row.code) is not table


async def test_after_a_lasting_connection_ends_its_move_is_still_made(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    other = (ben, anna)[seat]
    disk = Disk(table, monkeypatch)
    done: list[Exception | None] = []
    assert table.move_at_once(page.connection, sent(page, seat), done.append)
    await table.part(page.connection)
    disk.write()
    told = await other.until(lambda m: m["type"] == "update" and m["version"] == 2)
    assert told["to_act"] == [1 - seat]
    assert done == [None]
    assert other.me.guest == (BEN.guest, "anna")[seat]
