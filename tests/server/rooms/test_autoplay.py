"""What happens at a table by itself: programs, clocks, and programs that stand in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tapisvert import games
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import (
    ANNA,
    FakePrograms,
    Page,
    new_table,
    opened,
    refused,
    time_passes,
    two_at_a_table,
)
from tests.server.pick_game import Pick


async def test_programs_see_their_view_and_no_more(data: Path, programs: FakePrograms) -> None:
    async with opened(data, programs) as tables:
        table = await tables.create(
            ANNA, new_table("me", "maitre", options={"expert": True, "wins": 1, "starter": "2"})
        )
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.until(lambda m: m["type"] == "update")
        assert [(level, view.seat) for level, view in programs.asked] == [("maitre", 1)]


async def test_who_runs_out_of_time_is_stood_in_for_and_can_come_back(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables, clock=15, options={"wins": 2, "starter": "1"})
    assert anna.latest()["left"] == pytest.approx(15, abs=5)
    assert ben.latest(1)["left"] == pytest.approx(15, abs=5)
    assert table.live_match is not None
    time_passes(table, 0, 14.95)
    message = await ben.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"])
    assert message["table"]["seats"][0]["kind"] == "person"
    await ben.until(lambda m: m["type"] == "update")
    assert table.live_match.match.moves[0].seat == 0
    await ben.move(1)
    await ben.until(lambda m: m["type"] == "update" and m["version"] == 4)
    assert await refused(anna.move(0)) == "stand-in"
    await table.take_back(anna.connection, 0)
    assert not table.row.seats[0].stand_in
    await ben.move(1)
    await anna.settled()
    assert anna.latest()["left"] == pytest.approx(15, abs=5)
    await anna.move(0)


async def test_without_takeover_a_program_makes_one_move(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(
        tables, clock=15, takeover=False, options={"wins": 2, "starter": "1"}
    )
    assert table.live_match is not None
    time_passes(table, 0, 14.95)
    await ben.until(lambda m: m["type"] == "update")
    assert not table.row.seats[0].stand_in
    await ben.move(1)
    await asyncio.sleep(0.05)
    assert table.live_match.match.to_act == (0,)
    await anna.move(0)


async def test_an_absent_owner_is_stood_in_for_while_somebody_waits(data: Path) -> None:
    async with opened(data, away=0.1) as tables:
        table, anna, ben = await two_at_a_table(tables, options={"wins": 2, "starter": "1"})
        await table.part(anna.connection)
        await ben.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"])
        assert not table.info("ben").seats[0].online
        await ben.until(lambda m: m["type"] == "update")


async def test_nobody_who_plays_alone_is_replaced_for_being_away(data: Path) -> None:
    async with opened(data, away=0.05) as tables:
        table = await tables.create(ANNA, new_table("me", "debutant", options={"wins": 1, "starter": "1"}))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await table.part(anna.connection)
        await asyncio.sleep(0.2)
        assert not table.row.seats[0].stand_in
        assert table.idle


async def test_who_leaves_while_playing_is_stood_in_for(tables: Tables) -> None:
    table, anna, _ = await two_at_a_table(tables, takeover=False, options={"wins": 1, "starter": "2"})
    info = await table.leave("ben", 1)
    assert info.seats[1].stand_in
    assert info.seats[1].yours
    await anna.until(lambda m: m["type"] == "update")


async def test_a_held_up_program_is_overtaken_by_its_owner(data: Path, programs: FakePrograms) -> None:
    async with opened(data, programs) as tables:
        table, anna, _ = await two_at_a_table(tables, options={"wins": 1, "starter": "1"})
        programs.held.clear()
        await table.leave("anna", 0)
        await anna.settled()
        assert len(programs.asked) == 1
        await table.take_back(anna.connection, 0)
        await anna.move(0)
        programs.held.set()
        await asyncio.sleep(0.02)
        assert table.live_match is not None
        assert len(table.live_match.match.moves) == 1


@pytest.fixture
def pick(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The little game of pick.py, with so many seconds on its clock."""

    def load(seconds: int) -> None:
        monkeypatch.setattr(games, "load", lambda name: Pick(seconds))

    return load


async def test_decisions_owed_at_once_and_made_in_secret(tables: Tables, pick: Callable[[int], None]) -> None:
    pick(0)
    table, anna, ben = await two_at_a_table(tables, game="pick", options={})
    before = len(ben.messages)
    await anna.move(0, move="3")
    assert len(ben.messages) == before
    assert await refused(anna.move(0, move="2")) == "pick-not-now"
    await ben.move(1, move="2")
    await anna.settled()
    assert anna.latest()["view"]["scores"] == [3, 2]
    assert table.phase == "playing"


async def test_what_the_rules_say_about_time_comes_first(tables: Tables, pick: Callable[[int], None]) -> None:
    pick(60)
    table, anna, ben = await two_at_a_table(tables, game="pick", options={})
    assert anna.latest()["left"] == pytest.approx(60, abs=5)
    await ben.move(1, move="3")
    assert table.live_match is not None
    time_passes(table, 0, 60)
    await anna.until(lambda m: m["type"] == "update" and m["view"]["round"] == 2)
    assert anna.latest()["view"]["scores"] == [0, 3]
    assert not table.row.seats[0].stand_in


async def test_being_away_is_not_running_out_of_time(data: Path, pick: Callable[[int], None]) -> None:
    pick(0)
    async with opened(data, away=0.05) as tables:
        table, anna, ben = await two_at_a_table(tables, game="pick", options={})
        await table.part(anna.connection)
        await ben.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"])
        await ben.move(1, move="3")
        await ben.until(lambda m: m["type"] == "update" and m["view"]["round"] == 2)
        assert ben.latest(1)["view"]["scores"][0] > 0  # chosen by a program, not by the rules
