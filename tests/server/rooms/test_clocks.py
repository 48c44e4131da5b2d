"""A seat's time for one decision is given once, whatever is done with the seat."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tapisvert.games.cartomanie import lexicon
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import (
    FakePrograms,
    Page,
    opened,
    refused,
    time_passes,
    two_at_a_table,
)

ANNA_STARTS = {"wins": 2, "starter": "1"}


@pytest.fixture
def held(programs: FakePrograms) -> FakePrograms:
    """Programs that think for as long as a test likes."""
    programs.held.clear()
    return programs


async def leave_and_take_back(table: LiveTable, page: Page, seat: int) -> None:
    await table.leave(page.me.guest, seat)
    await table.take_back(page.connection, seat)
    await page.settled()


def left(table: LiveTable, seat: int) -> float:
    found = table.clocks.left(seat)
    assert found is not None
    return found


async def test_leaving_and_taking_back_gives_no_new_time(data: Path, held: FakePrograms) -> None:
    async with opened(data, held) as tables:
        table, anna, _ = await two_at_a_table(tables, clock=15, options=ANNA_STARTS)
        time_passes(table, 0, 10)
        await leave_and_take_back(table, anna, 0)
        assert left(table, 0) <= 5


async def test_a_seat_that_comes_back_after_its_time_does_not_decide_any_more(
    data: Path, held: FakePrograms
) -> None:
    async with opened(data, held) as tables:
        table, anna, ben = await two_at_a_table(tables, clock=15, options=ANNA_STARTS)
        await table.leave("anna", 0)
        time_passes(table, 0, 16)
        await table.take_back(anna.connection, 0)
        assert not table.row.seats[0].stand_in
        assert await refused(anna.move(0)) == "late"
        for _ in range(3):
            await leave_and_take_back(table, anna, 0)
        assert await refused(anna.move(0)) == "late"
        held.held.set()
        await ben.until(lambda m: m["type"] == "update" and m["version"] == 2)
        assert len(held.asked) == 1, "the program was left to think meanwhile"
        await ben.move(1)
        await anna.settled()
        assert left(table, 0) > 10, "the next decision is the owner's again"
        await anna.move(0)


async def test_a_move_after_the_time_is_late_while_a_program_thinks_about_it(
    data: Path, held: FakePrograms
) -> None:
    async with opened(data, held) as tables:
        table, anna, _ = await two_at_a_table(tables, clock=15, takeover=False, options=ANNA_STARTS)
        time_passes(table, 0, 16)
        assert await refused(anna.move(0)) == "late"
        assert await refused(anna.move(0)) == "late"


async def test_a_window_that_all_decide_in_cannot_be_held_open(data: Path, held: FakePrograms) -> None:
    """CAS-A5."""
    options = {"game": "poker", "players": 2, "call": "free", "pace": 0, "window": 10}
    async with opened(data, held) as tables:
        table, anna, ben = await two_at_a_table(tables, game="casino_royal", options=options)
        await ben.move(1, move="cut 20")
        await anna.move(0, move="turn")
        await anna.move(0, move="turn")
        await anna.move(0, move="wait")
        await ben.settled()
        time_passes(table, 1, 9)
        await leave_and_take_back(table, ben, 1)
        assert left(table, 1) <= 1
        time_passes(table, 1, 2)
        await ben.until(lambda m: m["type"] == "update" and m["to_act"] == [0])


async def asking(tables: Tables) -> tuple[LiveTable, Page, Page, str]:
    """Anna has five cards up, and among them letters that make no word."""
    while True:
        table, anna, ben = await two_at_a_table(tables, game="cartomanie", options={"clock": 30})
        for _ in range(5):
            await anna.move(0)
        up = "".join(card for card in anna.latest()["view"]["table"] if card.isalpha())
        capital = next(filter(str.isupper, up), "")
        nonsense = capital + "".join(filter(str.islower, up))
        if capital and len(nonsense) > 1 and not lexicon.load().knows(nonsense.lower()):
            return table, anna, ben, nonsense


async def test_asking_the_table_gives_no_new_time_man_15(tables: Tables) -> None:
    table, anna, ben, nonsense = await asking(tables)
    time_passes(table, 0, 20)
    await anna.move(0, move=f"ask {nonsense}")
    assert left(table, 1) > 25, "a vote has a time of its own"
    await ben.settled()
    time_passes(table, 1, 15)
    await ben.move(1, move="no")
    await anna.settled()
    assert anna.latest()["to_act"] == [0]
    assert anna.latest()["left"] == pytest.approx(10, abs=3), "the vote took none of it"


@pytest.mark.parametrize("asked", [False, True])
async def test_time_that_was_used_is_used_after_a_restart(
    data: Path, held: FakePrograms, asked: bool, calendar: Callable[[float], None]
) -> None:
    async with opened(data, held) as tables:
        table, anna, ben, nonsense = await asking(tables)
        calendar(20)
        if asked:
            time_passes(table, 0, 20)
            await anna.move(0, move=f"ask {nonsense}")
            await ben.settled()
            await ben.move(1, move="no")
        else:
            await table.leave("anna", 0)
            await table.take_back(anna.connection, 0)
    async with opened(data) as tables:
        table = await tables.find(table.row.code)
        assert left(table, 0) == pytest.approx(10, abs=3)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the calendar on, by so many seconds."""
    import time

    ahead = 0.0
    real = time.time

    def move_on(seconds: float) -> None:
        nonlocal ahead
        ahead += seconds

    monkeypatch.setattr("tapisvert.server.rooms.node.time.time", lambda: real() + ahead)
    return move_on
