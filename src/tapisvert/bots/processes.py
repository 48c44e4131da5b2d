"""Processes in which programs think, away from the process that asks them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

ENDINGS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl-C goes to the whole group of processes, and so does a service's end; the parent says when to end."""


class Processes(ProcessPoolExecutor):
    """Worker processes that live exactly as long as this end of a pipe is open.

    So they end with their parent even if it is killed, and can be ended while they think. `ready` is called
    in each of them before its first task.
    """

    def __init__(
        self, workers: int, ready: Callable[..., None] | None = None, args: tuple[Any, ...] = ()
    ) -> None:
        context = multiprocessing.get_context("spawn")
        watched, self._held = context.Pipe(duplex=False)
        super().__init__(workers, context, _begin, (watched, ready, args))

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        with _blocked():  # workers are started here, and it takes them a while to come to `_begin`
            return super().submit(fn, *args, **kwargs)

    def end(self, wait: bool = False) -> None:
        """Ends all of them, whatever they do; `wait` until they have, as whoever ends right after it should.

        Else Python's own tidying up may come just when this is tidied up, and says so on the screen.
        """
        self._held.close()
        self.shutdown(wait=wait)


@contextmanager
def _blocked() -> Iterator[None]:
    """What ends processes waits meanwhile, for this one and for those that it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(watched: Connection, ready: Callable[..., None] | None, args: tuple[Any, ...]) -> None:
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)  # what a bot starts is ended as usual
    if hasattr(os, "nice"):
        os.nice(5)  # those who ask come first
    threading.Thread(target=_end_with, args=(watched,), daemon=True).start()
    if ready:
        ready(*args)


def _end_with(watched: Connection) -> None:
    watched.poll(None)
    os._exit(0)
