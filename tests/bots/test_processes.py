"""Processes in which programs think: they end when their parent says so, and not before."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnProcess

import pytest

from tapisvert.bots.processes import ENDINGS, Processes


@pytest.fixture
def pool() -> Iterator[Processes]:
    pool = Processes(1)
    yield pool
    pool.end()


def blocked() -> set[signal.Signals]:
    """Which of the signals that end processes wait now."""
    return {*ENDINGS} & {*signal.pthread_sigmask(signal.SIG_BLOCK, [])}


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_worker_that_is_only_starting_is_not_ended_by_ctrl_c_nor_by_a_services_end(
    pool: Processes, ending: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    start, started = SpawnProcess.start, list[SpawnProcess]()

    def start_and_end(process: SpawnProcess) -> None:
        start(process)
        os.kill(process.pid or 0, ending)
        started.append(process)

    monkeypatch.setattr(SpawnProcess, "start", start_and_end)
    assert pool.submit(os.getpid).result() == started[0].pid
    assert not blocked(), "here they arrive again"
    assert pool.submit(blocked).result() == set(), "and at what a bot starts, too"


def test_whoever_waits_for_their_end_leaves_nothing_to_be_tidied_up() -> None:
    before = {*threading.enumerate()}
    pool = Processes(2)
    asleep = [pool.submit(time.sleep, 600) for _ in range(2)]
    pool.end(wait=True)
    assert {*threading.enumerate()} <= before
    assert all(isinstance(each.exception(), BrokenProcessPool) for each in asleep)
