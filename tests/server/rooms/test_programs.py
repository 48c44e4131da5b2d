"""Programs in processes of their own: real ones, that die, hang and fail."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapisvert.games import load
from tapisvert.server.rooms.programs import Programs
from tapisvert.table.match import Match
from tapisvert.testing.matches import new_match
from tests.server.fakes import PATIENCE


@pytest.fixture
def programs() -> Iterator[Programs]:
    there = Programs(1, patience=PATIENCE)
    yield there
    there.close()


@pytest.fixture
def match() -> Match:
    return new_match(load("punto"), {"expert": True})


async def choose(programs: Programs, match: Match, level: str) -> str:
    seat = match.to_act[0]
    return await programs.choose("punto", level, match.view(seat), match.legal(seat))


async def test_they_choose_a_legal_move_in_another_process(programs: Programs, match: Match) -> None:
    before = set(multiprocessing.active_children())
    assert await choose(programs, match, "debutant") in match.legal(match.to_act[0])
    workers = set(multiprocessing.active_children()) - before
    assert [worker.pid for worker in workers] != [os.getpid()]
    assert len(workers) == 1


async def test_who_is_waited_for_is_loaded_before_the_others(programs: Programs, match: Match) -> None:
    warming = asyncio.create_task(programs.warm(("cartomanie", "cartino", "punto")))
    await asyncio.sleep(0)
    assert await choose(programs, match, "debutant") in match.legal(match.to_act[0])
    assert not warming.done(), "Cartino is still to be loaded"
    await warming


async def test_a_worker_that_dies_is_replaced(programs: Programs, match: Match) -> None:
    before = set(multiprocessing.active_children())
    await choose(programs, match, "debutant")
    (worker,) = set(multiprocessing.active_children()) - before
    thinking = asyncio.create_task(choose(programs, match, "maitre"))
    await asyncio.sleep(0.2)
    worker.kill()
    assert await thinking in match.legal(match.to_act[0])
    (other,) = set(multiprocessing.active_children()) - before
    assert other.pid != worker.pid


async def test_a_program_that_fails_twice_plays_at_random(
    programs: Programs, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    assert await choose(programs, match, "no such level") in match.legal(match.to_act[0])
    assert len([record for record in caplog.records if "a program failed" in record.message]) == 2


async def test_a_program_that_hangs_is_left_behind(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    hasty = Programs(1, patience=0.02)
    try:
        assert await choose(hasty, match, "maitre") in match.legal(match.to_act[0])
        assert len([record for record in caplog.records if "ended or hung" in record.message]) == 2
    finally:
        hasty.close()


async def test_more_than_there_are_workers_can_ask_at_once(programs: Programs, match: Match) -> None:
    moves = await asyncio.gather(*(choose(programs, match, "amateur") for _ in range(5)))
    assert all(move in match.legal(match.to_act[0]) for move in moves)


WORKER_THEN_SLEEP = """
import asyncio, multiprocessing, time
from tapisvert.server.rooms.programs import Programs

async def main():
    programs = Programs(1, 60)
    await programs.choose("punto", "no such level", None, ("r1@0,0",))
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    time.sleep(60)

asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_workers_end_with_a_server_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WORKER_THEN_SLEEP], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        pids = server.stdout.readline().split()
        assert pids
        assert all(Path(f"/proc/{pid}").exists() for pid in pids)
        server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
