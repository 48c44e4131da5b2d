"""Old tables are taken away in two steps, and not at all while the calendar has leapt; on both databases."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tapisvert.server.ops.keeping import Keeping
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.settings import DAY, Settings
from tapisvert.server.storage.store import Store
from tests.server.ops.test_upkeep import empty, fill, store  # noqa: F401

HOUR = 3600.0


class Times:
    """A server's calendar and its running time."""

    def __init__(self) -> None:
        self.calendar = time.time()
        self.running = 1000.0

    def pass_by(self, seconds: float) -> None:
        self.calendar += seconds
        self.running += seconds


def started(store: Store, times: Times) -> Keeping:  # noqa: F811
    """A server's keeping, after another start."""
    return Keeping(Upkeep(store), Settings(data=Path()), lambda: times.calendar, lambda: times.running)


async def runs(keeping: Keeping, times: Times, hours: int) -> None:
    for _ in range(hours):
        times.pass_by(HOUR)
        await keeping.tidy()


async def there(store: Store) -> tuple[int, int]:  # noqa: F811
    """How many tables are found, and how many are still stored."""
    lines = await Upkeep(store).tables()
    return sum(line.removed is None for line in lines), len(lines)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    said = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    caplog.clear()
    return said


async def test_a_calendar_400_days_ahead_deletes_nothing_at_a_start(
    store: Store,  # noqa: F811
    caplog: pytest.LogCaptureFixture,
) -> None:
    for number in range(2, 6):
        await fill(store, f"AAAAA{number}", "anna")
    times = Times()
    await started(store, times).tidy()
    assert lines(caplog) == []
    times.calendar += 400 * DAY
    again = started(store, times)
    await again.tidy()
    assert await there(store) == (4, 4)
    (said,) = lines(caplog)
    assert "400.0 days" in said
    times.calendar -= 400 * DAY  # somebody sets it right
    await runs(again, times, 30)
    assert await there(store) == (4, 4)


async def test_nor_does_one_that_leaps_while_the_server_runs(
    store: Store,  # noqa: F811
    caplog: pytest.LogCaptureFixture,
) -> None:
    await fill(store, "AAAAAA", "anna")
    times = Times()
    keeping = started(store, times)
    await keeping.tidy()
    times.calendar += 400 * DAY
    times.pass_by(HOUR)
    await keeping.tidy()
    assert await there(store) == (1, 1)
    (said,) = lines(caplog)
    assert "leapt by 400.0 days" in said


async def test_taking_away_is_logged_with_counts_and_for_good_only_after_days_of_running(
    store: Store,  # noqa: F811
    caplog: pytest.LogCaptureFixture,
) -> None:
    await fill(store, "AAAAAA", "anna", started=False)
    await fill(store, "BBBBBB", "anna")
    times = Times()
    keeping = started(store, times)
    await keeping.tidy()
    await runs(keeping, times, 24 * 7 + 1)
    assert await there(store) == (1, 2)
    (said,) = lines(caplog)
    assert "1 tables with 0 matches" in said
    assert "tapis admin restore" in said
    times.pass_by(30 * DAY)  # off for a month
    times.running -= 30 * DAY
    keeping = started(store, times)
    await keeping.tidy()
    lines(caplog)
    await runs(keeping, times, 24 * 7 - 3)
    assert await there(store) == (1, 2), "only what the server ran counts"
    await runs(keeping, times, 5)
    assert await there(store) == (1, 1)
    assert lines(caplog) == ["gone for good: 1 tables with 0 matches"]


async def test_what_is_brought_back_stays(store: Store) -> None:  # noqa: F811
    await fill(store, "AAAAAA", "anna")
    times = Times()
    keeping = started(store, times)
    await keeping.tidy()
    times.pass_by(366 * DAY)
    keeping = started(store, times)
    await keeping.tidy()
    await runs(keeping, times, 2)
    assert await there(store) == (0, 1)
    await Upkeep(store).restore(["AAAAAA"], times.calendar)
    await runs(keeping, times, 24 * 8)
    assert await there(store) == (1, 1)


async def test_nodes_do_not_count_their_running_time_twice(store: Store) -> None:  # noqa: F811
    times = Times()
    one, two = started(store, times), started(store, times)
    await one.tidy()
    times.pass_by(HOUR / 2)
    await two.tidy()
    for _ in range(10):
        times.pass_by(HOUR / 2)
        await one.tidy()
        times.pass_by(HOUR / 2)
        await two.tidy()
    assert (await Upkeep(store).clock()).running == pytest.approx(10 * HOUR, abs=HOUR)
