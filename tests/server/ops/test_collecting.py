"""The server's garbage: what is new is looked through at once, the rest when there is much of it."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import AsyncIterator

import pytest

from tapisvert.server.ops.collecting import NEW, Collecting
from tests.server.fakes import PATIENCE

MORE = 5_000


class Knot:
    """Is freed by a collector only."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
async def collecting() -> AsyncIterator[Collecting]:
    collecting = Collecting(more=MORE)
    collecting.start()
    yield collecting
    collecting.stop()


async def test_what_is_new_is_looked_through_and_what_lives_on_is_set_aside(collecting: Collecting) -> None:
    gone = weakref.ref(Knot())
    kept = gc.get_freeze_count()
    living = [[number] for number in range(2 * NEW)]
    assert gone() is None
    assert gc.get_freeze_count() >= kept + NEW
    assert gc.get_count()[1] == 0  # no older ones are waiting to be looked through
    assert len(living) == 2 * NEW


async def test_what_is_new_is_soon_looked_through_however_little_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is counted less what was freed, so that much may be new while little is counted."""
    monkeypatch.setattr("tapisvert.server.ops.collecting.NEW_EVERY", 0.01)
    collecting = Collecting(more=MORE)
    collecting.start()
    gone = weakref.ref(Knot())
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:
            await asyncio.sleep(0.01)
    collecting.stop()


async def test_garbage_among_what_was_set_aside_is_found_when_there_is_much_of_it(
    collecting: Collecting,
) -> None:
    knots = [Knot() for _ in range(gc.get_freeze_count() // 2 + MORE)]
    gone = weakref.ref(knots[0])
    gc.freeze()
    knots.clear()
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:  # another thread may be looking for garbage just now
            collecting.look()
            await asyncio.sleep(0.01)


async def test_no_other_thread_sets_everything_aside_before_it_is_looked_through(
    collecting: Collecting, monkeypatch: pytest.MonkeyPatch
) -> None:
    knots = [Knot() for _ in range(gc.get_freeze_count() // 2 + MORE)]
    gone = weakref.ref(knots[0])
    gc.freeze()
    knots.clear()
    unfreeze = gc.unfreeze

    def interrupted() -> None:
        unfreeze()
        other = threading.Thread(target=lambda: [[number] for number in range(2 * NEW)])
        other.start()
        other.join()

    monkeypatch.setattr(gc, "unfreeze", interrupted)
    collecting.look()
    assert gone() is None


async def test_a_little_that_was_set_aside_is_left_alone(collecting: Collecting) -> None:
    knot = Knot()
    there = weakref.ref(knot)
    gc.freeze()
    del knot
    collecting.look()
    assert there() is not None


async def test_python_collects_as_before_when_the_last_server_has_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, usual = (gc.get_threshold(), list(gc.callbacks)), (700, 10, 10)
    monkeypatch.setattr(Collecting, "_started", 0)  # other tests may have a server
    monkeypatch.setattr(Collecting, "_before", usual, raising=False)
    gc.set_threshold(*usual)
    one, other = Collecting(), Collecting()
    one.start()
    other.start()
    one.stop()
    assert gc.get_threshold() != usual
    other.stop()
    assert gc.get_threshold() == usual
    assert not gc.get_freeze_count()
    gc.set_threshold(*before[0])
    assert (gc.get_threshold(), gc.callbacks) == before
