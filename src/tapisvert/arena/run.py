"""Playing a plan through an executor, be it processes here or the workers of a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack, contextmanager
from itertools import islice
from typing import NamedTuple, TypeVar

from tapisvert import bots
from tapisvert.arena.plan import Pairing, Plan
from tapisvert.arena.play import MatchFailed, Result, play
from tapisvert.bots.bot import BotFailed
from tapisvert.bots.processes import Processes

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")

AHEAD = 4
"""Matches that wait for each worker: enough that none is idle, few enough that an end is an end."""

ARRIVES_WITHIN = 10.0
"""Seconds in which a cluster has to answer."""


class CrewFailed(Exception):
    """Those who do the work cannot go on, through no fault of a bot's that could be named."""


class NotArrived(CrewFailed):
    """A bot does not run on a worker: which bot, the worker, and what is missing there."""

    def __init__(self, bot: str, worker: str, reason: str) -> None:
        super().__init__(f"{bot}, {worker}: {reason}")
        self.bot, self.worker, self.reason = bot, worker, reason


class Crew(NamedTuple):
    """Who does the work: an executor, and how many matches it plays at once."""

    executor: Executor
    workers: int


@contextmanager
def processes(plan: Plan, workers: int | None = None) -> Iterator[Crew]:
    """Processes on this machine, one for each core unless told otherwise."""
    number = workers or os.cpu_count() or 1
    pool = Processes(number, ready, (plan,))
    try:
        yield Crew(pool, number)
    finally:
        pool.end(wait=True)


@contextmanager
def cluster(plan: Plan, address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster, where this package is installed too; raises `CrewFailed` without."""
    from distributed import Client

    with ExitStack() as stack:
        try:
            client = stack.enter_context(Client(address, timeout=ARRIVES_WITHIN))  # type: ignore[no-untyped-call]
            client.wait_for_workers(1, timeout=ARRIVES_WITHIN)
            workers = client.nthreads()
            client.gather([client.submit(ready, plan, workers=[each], pure=False) for each in workers])
            asked = [client.submit(arrived, plan, workers=[each], pure=False) for each in workers]
            answers = dict(zip(workers, client.gather(asked), strict=True))
        except Exception as error:
            raise CrewFailed(_named(error)) from error
        for worker, troubles in answers.items():
            for bot, reason in troubles:
                raise NotArrived(bot, worker, reason)
        # Not `pure`: what a program does in its time is not the same twice.
        executor = client.get_executor(pure=False)
        stack.callback(executor.shutdown, wait=False)
        yield Crew(executor, sum(workers.values()))


def run(plan: Plan, matches: int, crew: Crew, done: Collection[Pairing] = ()) -> Iterator[Result]:
    """The results of all matches that are not done yet, as they come. What goes on ends with the crew.

    Raises `MatchFailed` if a bot does, and `CrewFailed` where it cannot go on.
    """
    todo = (pairing for pairing in plan.pairings(matches) if pairing not in done)
    yield from through(crew, play, ((plan, pairing) for pairing in todo))


def through(crew: Crew, work: Callable[[A, B], T], todo: Iterator[tuple[A, B]]) -> Iterator[T]:
    """What comes of all that is to be done, as it comes."""
    going: set[Future[T]] = set()
    while True:
        for args in islice(todo, AHEAD * crew.workers - len(going)):
            with _wrapped():
                going.add(crew.executor.submit(work, *args))
        if not going:
            return
        ended, going = wait(going, return_when=FIRST_COMPLETED)
        for future in ended:
            with _wrapped():
                result = future.result()
            yield result


def ready(plan: Plan) -> None:
    """In the worker: compiles what levels run, so that no match waits for it."""
    if any(player.level for player in plan.players):
        bots.warm(plan.game)


def arrived(plan: Plan) -> list[tuple[str, str]]:
    """In the worker of a cluster: the bots that do not run there, and why."""
    troubles = []
    for player in plan.players:
        try:
            player.make()
        except BotFailed as error:
            troubles.append((player.text, str(error).removeprefix(f"{error.name}: ")))
    return troubles


@contextmanager
def _wrapped() -> Iterator[None]:
    """What is no bot's fault is the crew's."""
    try:
        yield
    except MatchFailed:
        raise
    except Exception as error:
        raise CrewFailed(_named(error)) from error


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(" .:")
