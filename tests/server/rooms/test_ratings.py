"""Ratings of a house: which matches count, in which order, and that the records prove all of it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.forgetting import forget
from tapisvert.server.rooms.players import Players
from tapisvert.server.rooms.rating import Strength
from tapisvert.server.rooms.ratings import Ratings
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import Change, MatchRow, MoveRow, Store
from tests.server.fakes import (
    ANNA,
    BEN,
    FakePrograms,
    Page,
    new_table,
    play_out,
    refused,
    settings,
    two_at_a_table,
)

KIND = "punto/2"


class Here(Records):
    """Reads records in this process: starting another takes longer than a test."""

    async def told(self, write: Callable[[MatchRow, tuple[MoveRow, ...]], bytes], match: str) -> bytes:
        found = await self._store.match(match)
        assert found is not None
        return gzip.compress(write(*found))


class House:
    """Tables and ratings on a store, without a network."""

    def __init__(self, store: Store, data: Path) -> None:
        self.store, self.programs = store, FakePrograms()
        self.tables = Tables(store, self.programs, settings(data))
        self.records = Here(store, self.programs)
        self.ratings = Ratings(store, self.records)
        self.players = Players(store, self.ratings, listed=True)

    async def played(self, **changes: object) -> LiveTable:
        """A match of Anna and Ben to its end."""
        table, anna, ben = await two_at_a_table(self.tables, **{"rated": True, **changes})
        await play_out(table, anna, ben)
        return table

    def close(self) -> None:
        self.tables.close(Goodbye(Refusal("restarting"), again=True))
        self.records.close()
        self.programs.close()


@pytest.fixture
async def house(any_store: Store, tmp_path: Path) -> AsyncIterator[House]:
    for me in (ANNA, BEN):
        await any_store.name_guest(me.guest, me.name)
    there = House(any_store, tmp_path)
    yield there
    there.close()


async def test_only_rated_tables_count_and_the_records_prove_it(house: House) -> None:
    first, plain, second = await house.played(), await house.played(rated=False), await house.played()
    found = [await house.ratings.of_match(each.row.match) for each in (first, plain, second)]
    assert found[0] is not None
    assert found[1] is None
    assert found[2] is not None
    assert found[0].before == (Strength(), Strength())
    assert found[2].before == found[0].after
    (kind,) = await house.players.house("anna")
    assert (kind.kind.kind, kind.kind.sides, kind.kind.team) == (KIND, 2, 1)
    assert {(one.name, one.played, one.provisional, one.yours) for one in kind.players} == {
        ("Anna", 2, True, True),
        ("Ben", 2, True, False),
    }
    assert [one.points for one in kind.players] == sorted((one.points for one in kind.players), reverse=True)
    assert (await house.players.mine("ben"))[0].players[0].name == "Ben"
    check = await house.ratings.recompute()
    assert (check.matches, check.gone, check.differ) == (2, 0, ())


async def test_what_does_not_follow_from_the_records_is_found_and_put_right(house: House) -> None:
    table = await house.played()
    counted = await house.ratings.of_match(table.row.match)
    await house.store.change([("UPDATE ratings SET mu = mu + 1 WHERE guest = ?", ("anna",))])
    assert (await house.ratings.recompute()).differ == (KIND,)
    assert (await house.ratings.recompute(write=True)).differ == (KIND,)
    assert (await house.ratings.recompute()).differ == ()
    body = "UPDATE rated SET body = replace(body, '\"winners\":[0]', '\"winners\":[1]')"
    await house.store.change([(body, ()), ("UPDATE rated SET body = replace(body, ':25.0', ':26.0')", ())])
    assert table.row.match in (await house.ratings.recompute(write=True)).differ
    assert await house.ratings.of_match(table.row.match) == counted


async def test_a_match_where_a_program_stood_in_does_not_count(house: House) -> None:
    table, anna, ben = await two_at_a_table(house.tables, rated=True)
    assert table.live_match is not None
    leaver = "ben" if table.live_match.match.to_act == (0,) else "anna"
    await table.leave(leaver, 1 if leaver == "ben" else 0)
    await (anna if leaver == "ben" else ben).play_out(0 if leaver == "ben" else 1)
    counted = await house.players.match(table.row.match)
    assert (counted.why, counted.moved) == ("stand-in", ())
    assert await house.players.house("") == ()


async def test_programs_are_anchors_and_do_not_move(house: House) -> None:
    table = await house.tables.create(ANNA, new_table("me", "maitre", rated=True))
    page = await Page(table, ANNA).join()
    await table.start("anna")
    await page.play_out()
    counted = await house.players.match(table.row.match)
    person, program = counted.moved
    assert counted.why == ""
    assert person.before != person.after
    assert program.program
    assert program.before == program.after
    (kind,) = await house.players.house("")
    assert [one.name for one in kind.players] == ["Anna"]
    assert next(one.level for one in kind.programs) == "maitre"


async def test_a_match_that_ended_earlier_and_is_heard_of_later_is_counted_in_its_place(house: House) -> None:
    early, late = await house.played(), await house.played()
    hide = "UPDATE matches SET over = ? WHERE id = ?"
    await house.store.change([(hide, (False, early.row.match))])
    assert await house.ratings.of_match(early.row.match) is None
    await house.store.change([(hide, (True, early.row.match))])
    first, second = [await house.ratings.of_match(each.row.match) for each in (early, late)]
    assert first is not None
    assert second is not None
    assert first.before == (Strength(), Strength())
    assert second.before == first.after
    assert (await house.ratings.recompute()).differ == ()


async def test_two_nodes_that_count_at_the_same_time_count_once(house: House, tmp_path: Path) -> None:
    for _ in range(3):
        await house.played()
    other = House(house.store, tmp_path)
    await asyncio.gather(house.ratings.settle(), other.ratings.settle(), house.ratings.settle())
    other.close()
    assert {one.played for kind in await house.players.house("") for one in kind.players} == {3}
    assert (await house.ratings.recompute()).differ == ()


async def test_whoever_is_forgotten_leaves_numbers_that_nobody_can_call_by_name(house: House) -> None:
    await house.played()
    table = await house.played()
    await house.ratings.settle()
    assert await forget(house.store, "ben") is not None
    (kind,) = await house.players.house("")
    assert [one.name for one in kind.players] == ["Anna"]
    rows = [
        dict(row) for name in ("rated", "ratings") for row in await house.store.ask(f"SELECT * FROM {name}")
    ]
    assert "ben" not in str(rows)
    assert (await house.ratings.recompute()).differ == ()
    assert [one.before for one in (await house.players.match(table.row.match)).moved] != [1500, 1500]


async def test_a_record_that_is_gone_is_taken_at_its_word(house: House) -> None:
    table = await house.played()
    await house.played()
    await house.ratings.settle()
    match = (table.row.match,)
    changes: list[Change] = [
        (f"DELETE FROM {name} WHERE match = ?", match) for name in ("moves", "played", "results")
    ]
    await house.store.change([*changes, ("DELETE FROM matches WHERE id = ?", match)])
    check = await house.ratings.recompute()
    assert (check.matches, check.gone, check.differ) == (2, 1, ())


async def test_what_cannot_be_rated_is_refused_beforehand(house: House) -> None:
    lay = house.tables.create
    assert await refused(lay(ANNA, new_table("me", "here", rated=True))) == "rated-screen"
    cartino = {"game": "cartino", "options": {}, "rated": True, "hints": True}
    assert await refused(lay(ANNA, new_table("me", "open", **cartino))) == "rated-hints"
    alone = {"game": "cartomanie", "options": {"players": 1}, "rated": True}
    assert await refused(lay(ANNA, new_table("me", **alone))) == "rated-alone"
    table = await lay(ANNA, new_table("me", "open", rated=True))
    assert table.info("ben").rated
    assert await refused(table.sit(ANNA, Sit(1, name="Papa"))) == "rated-screen"
    await table.sit(ANNA, Sit(0, name="Annie"))
    assert table.info("").seats[0].name == "Annie"


async def test_a_house_that_does_not_show_its_players_says_so(any_store: Store, tmp_path: Path) -> None:
    house = House(any_store, tmp_path)
    assert await refused(Players(any_store, house.ratings, listed=False).house("")) == "players-off"
    house.close()
