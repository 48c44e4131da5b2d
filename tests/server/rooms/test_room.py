"""What follows a move by itself is arranged anew only where something may follow."""

from __future__ import annotations

import pytest

from tapisvert.server.messages.stream import Hello
from tapisvert.server.rooms.live_match import LiveMatch
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import Page, to_move, two_at_a_table


def arranged(table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one whenever programs and clocks are arranged anew."""
    times: list[int] = []
    arrange = table.autoplay.arrange

    def counted(live: LiveMatch) -> None:
        times.append(1)
        arrange(live)

    monkeypatch.setattr(table.autoplay, "arrange", counted)
    return times


async def move(table: LiveTable, anna: Page, ben: Page) -> None:
    page, seat = to_move(table, anna, ben)
    await page.move(seat)


async def test_nothing_is_arranged_while_all_are_here_and_no_clock_runs(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    times = arranged(table, monkeypatch)
    await move(table, anna, ben)
    await move(table, anna, ben)
    assert not times


async def test_once_somebody_is_away_the_alarm_follows_their_turns(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    if to_move(table, anna, ben)[0] is ben:
        await move(table, anna, ben)
    times = arranged(table, monkeypatch)
    await table.part(ben.connection)
    assert not table.clocks.ticking  # it is Anna's turn
    await move(table, anna, ben)
    assert len(times) == 2
    assert table.clocks.ticking
    await table.join(ben.connection, Hello())
    assert not table.clocks.ticking


async def test_where_a_clock_runs_it_is_set_by_every_move(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables, clock=15)
    times = arranged(table, monkeypatch)
    await move(table, anna, ben)
    assert len(times) == 1
    assert table.clocks.ticking


async def test_the_end_of_a_match_is_arranged(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, ben = await two_at_a_table(tables, options={"wins": 1})
    times = arranged(table, monkeypatch)
    while table.phase == "playing":
        assert not times
        await move(table, anna, ben)
    assert times
