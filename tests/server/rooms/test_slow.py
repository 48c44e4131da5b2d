"""A slow table: a turn takes hours or days, nobody is missed, and a seat can stop its clock for holidays."""

from __future__ import annotations

import time
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms.holidays import run_out
from tapisvert.server.rooms.played import Played
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.settings import DAY
from tests.server.fakes import FakePrograms, opened, refused, time_passes, two_at_a_table

ANNA_STARTS = {"wins": 2, "starter": "1"}


def left(table: LiveTable, seat: int) -> float:
    found = table.clocks.left(seat)
    assert found is not None
    return found


async def test_whoever_is_away_from_a_slow_table_is_waited_for(data: Path) -> None:
    async with opened(data, away=0.0) as tables:
        table, anna, _ = await two_at_a_table(tables, clock=86_400, options=ANNA_STARTS)
        await table.part(anna.connection)
        assert table.live_match is not None
        due = table.clocks.due(table.live_match, 0)
        assert due is not None
        assert due - table.state.loop.time() > DAY - 60
        assert not table.row.seats[0].stand_in


async def test_once_the_time_is_up_a_program_plays_as_at_any_table(data: Path) -> None:
    async with opened(data) as tables:
        table, _, _ = await two_at_a_table(tables, clock=86_400, options=ANNA_STARTS)
        time_passes(table, 0, DAY + 1)
        async with table.lock:
            assert table.live_match is not None
            await table.autoplay.help_out(table.live_match)
        assert table.row.seats[0].stand_in


async def test_a_slow_clock_goes_on_after_a_restart_with_the_time_of_the_calendar(data: Path) -> None:
    async with opened(data) as tables:
        table, _, _ = await two_at_a_table(tables, clock=86_400, options=ANNA_STARTS)
        code = table.row.code
        await table.state.store.change([("UPDATE matches SET started = started - 7200.0", ())])
    async with opened(data) as tables:
        table = await tables.find(code)
        assert DAY - 7200 - 60 < left(table, 0) <= DAY - 7200


async def test_a_slow_clock_runs_on_while_the_machine_sleeps(data: Path) -> None:
    async with opened(data) as tables:
        table, _, _ = await two_at_a_table(tables, clock=86_400, options=ANNA_STARTS)
        table.clocks.set_by(table.node.now() - 5000)  # so much earlier the loop was last seen
        await tables.sweep()
        assert DAY - 5000 - 60 < left(table, 0) <= DAY - 5000


async def test_a_seat_stops_its_clock_for_holidays_and_everybody_sees_it(data: Path) -> None:
    async with opened(data) as tables:
        table, _, ben = await two_at_a_table(tables, clock=86_400, holidays=7, options=ANNA_STARTS)
        await table.holiday("anna", 0, 3)
        await ben.settled()
        assert 4 * DAY - 60 < left(table, 0) <= 4 * DAY
        seat = ben.of("table")[-1]["table"]["seats"][0]
        assert abs(seat["holiday"] - time.time() - 3 * DAY) < 60
        assert seat["holidays"] == 4
        assert ben.latest(1)["left"] > 3 * DAY
        assert await refused(table.holiday("anna", 0, 8)) == "no-holidays"
        assert await refused(table.holiday("ben", 0, 1)) == "not-your-seat"
        await table.holiday("anna", 0, 0)
        assert left(table, 0) <= DAY
        assert table.info("ben").seats[0].holidays == 7  # a slip costs nothing


async def test_holidays_are_kept_over_a_restart(data: Path) -> None:
    async with opened(data) as tables:
        table, _, _ = await two_at_a_table(tables, clock=86_400, holidays=14, options=ANNA_STARTS)
        await table.holiday("anna", 0, 2)
        code = table.row.code
    async with opened(data) as tables:
        table = await tables.find(code)
        assert 3 * DAY - 60 < left(table, 0) <= 3 * DAY
        assert table.info("ben").seats[0].holidays == 12


async def test_there_are_no_holidays_where_turns_are_short(data: Path) -> None:
    async with opened(data) as tables:
        table, _, _ = await two_at_a_table(tables, clock=60, holidays=14, options=ANNA_STARTS)
        assert await refused(table.holiday("anna", 0, 1)) == "no-holidays"


async def test_a_slow_match_is_not_taken_away_however_long_nobody_looks_in(data: Path) -> None:
    async with opened(data) as tables:
        slow, _, _ = await two_at_a_table(tables, clock=604_800, options=ANNA_STARTS)
        quick, _, _ = await two_at_a_table(tables, clock=60, options=ANNA_STARTS)
        upkeep = Upkeep(slow.state.store)
        assert (await upkeep.mark_unused(time.time() + 2 * DAY, 0.0, DAY, DAY)).tables == 1
        assert await tables._store.revisions([slow.row.code, quick.row.code]) == {
            slow.row.code: slow.row.revision
        }


async def test_matches_that_wait_are_listed_by_how_urgent_they_are(data: Path) -> None:
    programs = FakePrograms()
    async with opened(data, programs) as tables:
        codes = {}
        for clock in (604_800, 0, 28_800):
            table, _, _ = await two_at_a_table(tables, clock=clock, options=ANNA_STARTS)
            codes[table.row.code] = clock
        store = tables._store
        played = Played(store, Records(store, programs), tables)
        try:
            running = (await played.page("anna")).running
            assert [codes[each.match.rpartition("-")[0]] for each in running] == [28_800, 604_800, 0]
            assert all(each.turn for each in running)
            assert running[0].left is not None
            assert running[0].left <= 28_800
            assert not any(each.turn for each in (await played.page("ben")).running)
        finally:
            await played.close()


PAUSES = st.lists(st.integers(0, 400), max_size=12, unique=True).map(
    lambda edges: list(zip(sorted(edges)[::2], sorted(edges)[1::2], strict=False))
)


@given(st.integers(0, 300), st.integers(1, 100), PAUSES)
def test_a_clock_has_run_for_just_its_time_when_it_runs_out(
    since: int, limit: int, pauses: list[tuple[int, int]]
) -> None:
    up = run_out(since, limit, pauses)
    ran = [at for at in range(since, int(up)) if not any(begin <= at < end for begin, end in pauses)]
    assert len(ran) == limit
