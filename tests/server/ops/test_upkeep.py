"""What a host does with what is stored, on both databases."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye, Hello
from tapisvert.server.messages.tables import Sit
from tapisvert.server.ops.upkeep import Taken, Upkeep
from tapisvert.server.settings import DAY
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import NOBODY, ChatRow, MoveRow, SeatRow, Store
from tests.server.fakes import ANNA, BEN, EVE, SALT, Page, opened, play_out, refused, two_at_a_table
from tests.server.storage.test_store import MATCH, SETUP, TABLE


@pytest.fixture(params=["data", "database"], ids=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest) -> Store:
    """An empty database of each kind."""
    there = request.getfixturevalue(request.param)
    return SQLiteStore(there / "tapisvert.db") if isinstance(there, Path) else PostgresStore(there)


@pytest.fixture
async def store(empty: Store) -> AsyncIterator[Store]:
    await empty.open()
    yield empty
    await empty.close()


async def fill(store: Store, code: str, guest: str, started: bool = True) -> None:
    """A table with a match, a move and chat."""
    seats = (SeatRow("person", "Anna", guest=guest), SeatRow("person", "Ben", guest="ben"))
    table = replace(TABLE, code=code, host=guest, seats=seats)
    match = replace(MATCH, id=f"{code}-1", code=code, setup=SETUP if started else None)
    await store.create(table, match)
    if started:
        await store.add_move(match.id, 1, MoveRow(0, "r5@0,0", "client", 2), over=True)
    said = [
        (0, "Eve", "from who sat there before", "eve"),
        (0, "Anna", "from seat 0", guest),
        (1, "Ben", "from seat 1", "ben"),
        (None, "Anna", "from another Anna", "other"),
        (None, "Anne", "before she sat down", guest),
        (None, "Anna", "from before guests were stored", ""),
    ]
    for number, (seat, name, text, whose) in enumerate(said, 1):
        await store.add_chat(code, ChatRow(number, seat, name, text, "", whose, f"{number}"))


async def test_a_table_is_taken_away_whole(store: Store) -> None:
    upkeep = Upkeep(store)
    await fill(store, "AAAAAA", "anna")
    await fill(store, "BBBBBB", "anna")
    assert [line.code for line in await upkeep.tables("AAAAAA")] == ["AAAAAA"]
    assert {line.code for line in await upkeep.tables()} == {"AAAAAA", "BBBBBB"}
    assert [seat.guest for seat in await upkeep.seats("AAAAAA")] == ["anna", "ben"]
    await upkeep.remove(["AAAAAA"])
    assert await store.load("AAAAAA") is None
    assert await store.match("AAAAAA-1") is None
    assert await store.revisions(["AAAAAA", "BBBBBB"]) == {"BBBBBB": 0}
    kept = await store.load("BBBBBB")
    assert kept is not None
    assert len(kept.moves) == 1


async def test_a_table_that_is_taken_away_can_be_brought_back(store: Store) -> None:
    upkeep = Upkeep(store)
    await fill(store, "AAAAAA", "anna")
    await fill(store, "BBBBBB", "anna")
    await upkeep.mark(["AAAAAA"], time.time())
    assert await store.load("AAAAAA") is None
    assert await store.revisions(["AAAAAA"]) == {}
    assert await store.waiting(60) == []
    assert [line.code for line in await upkeep.tables() if line.removed is not None] == ["AAAAAA"]
    assert await upkeep.restore(["AAAAAA", "BBBBBB", "CCCCCC"], time.time()) == ["AAAAAA"]
    back = await store.load("AAAAAA")
    assert back is not None
    assert len(back.moves) == 1
    assert len(back.chat) == 6


async def test_a_forgotten_guest_is_named_nowhere_and_the_matches_stay(store: Store) -> None:
    upkeep = Upkeep(store)
    await store.name_guest("anna", "Anna")
    await store.name_guest("ben", "Ben")
    await fill(store, "AAAAAA", "anna")
    assert await upkeep.forget("anna") == 1
    assert await upkeep.forget("anna") is None
    saved = await store.load("AAAAAA")
    assert saved is not None
    assert [line.text for line in saved.chat if not line.forgotten] == [
        "from who sat there before",
        "from seat 1",
        "from another Anna",
    ]
    assert [line.number for line in saved.chat] == [1, 2, 3, 4, 5, 6]
    saved = replace(saved, chat=tuple(line for line in saved.chat if line.guest != "other"))
    assert "Ann" not in str(saved)
    assert "'anna'" not in str(saved)
    assert saved.table.seats[0].name == saved.table.host_name == NOBODY
    assert saved.table.seats[0].guest == saved.table.host != ""
    assert saved.match.setup is not None
    assert [sitter.name for sitter in saved.match.setup.seats] == [NOBODY, "Maître"]
    assert len(saved.moves) == 1
    assert await store.guest("anna") is None
    assert await store.guest("ben") == "Ben"


async def test_a_guest_is_forgotten_where_another_sits_now_and_while_the_server_runs(data: Path) -> None:
    async with opened(data) as tables:
        table, anna, ben = await two_at_a_table(tables)
        await table.state.store.name_guest("ben", "Ben")
        await play_out(table, anna, ben)
        await table.leave("ben", 1)
        await table.rematch("anna")
        await table.sit(EVE, Sit(1))
        assert await Upkeep(table.state.store).forget("ben") == 1
        first = await table.state.store.match(f"{table.row.code}-1")
        assert first is not None
        assert first[0].setup is not None
        assert [sitter.name for sitter in first[0].setup.seats] == ["Anna", NOBODY]
        assert first[0].guests == ("anna", "")
        await tables.sweep()
        goodbye = await anna.until(lambda message: message["type"] == "goodbye")
        assert (goodbye["refusal"]["code"], goodbye["again"]) == ("restarting", True)
        again = await tables.find(table.row.code)
        assert again is not table
        assert [seat.name for seat in again.row.seats] == ["Anna", "Eve"]
        await tables.sweep()
        assert await tables.find(table.row.code) is again


async def test_nobody_owns_the_seat_of_a_forgotten_guest(data: Path) -> None:
    """Somebody without a name, whose id is empty, least of all."""
    async with opened(data) as tables:
        table, anna, _ = await two_at_a_table(tables)
        await anna.table.state.store.name_guest("anna", "Anna")
        code = table.row.code
        await Upkeep(table.state.store).forget("anna")
        tables.close(Goodbye(Refusal("restarting"), again=True))
    async with opened(data) as tables:
        again = await tables.find(code)
        stranger = await Page(again, replace(EVE, guest="")).join()
        assert not any(seat.yours for seat in again.info("").seats)
        assert stranger.latest(None)["view"]["seat"] is None
        ben = await Page(again, BEN).join()
        assert ben.latest(1)["seat"] == 1


async def test_a_table_that_was_taken_away_is_closed_for_who_sits_there(data: Path) -> None:
    async with opened(data) as tables:
        table, anna, _ = await two_at_a_table(tables)
        await Upkeep(table.state.store).remove([table.row.code])
        await tables.sweep()
        goodbye = await anna.until(lambda message: message["type"] == "goodbye")
        assert (goodbye["refusal"]["code"], goodbye["again"]) == ("unknown-table", False)
        assert await refused(tables.find(table.row.code)) == "unknown-table"
        assert await refused(table.join(Page(table, ANNA).connection, Hello())) == "restarting"


async def test_a_match_that_is_over_can_be_played_again_after_upkeep(data: Path) -> None:
    async with opened(data) as tables:
        table, anna, ben = await two_at_a_table(tables)
        await play_out(table, anna, ben)
        marked = await Upkeep(table.state.store).mark_unused(time.time(), 0.0, 7 * DAY, 365 * DAY)
        assert marked == Taken()
        await table.rematch("anna")
        await table.rematch("ben")
        assert table.phase == "open"
        assert SALT not in anna.raw[-1]
