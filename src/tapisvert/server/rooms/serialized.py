"""One thing after the other: what is done at a table is done alone, and on its newest state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import Outdated

ATTEMPTS = 5
"""So often is a thing tried that other nodes do at the same moment."""


class OneByOne(Protocol):
    """What `alone` needs of a table."""

    lock: asyncio.Lock
    closed: bool

    async def catch_up_with_others(self) -> bool:
        """Takes in what other nodes stored; whether there was anything."""


P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=OneByOne)


def alone(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """One at a time, and to its end even if whoever asked is gone by then.

    Where another node was quicker, or may have been, it is tried again on the newest state: a refusal
    is never for something that this node alone did not know.
    """

    @wraps(method)
    async def run(self: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.shield(asyncio.create_task(in_turn(self, *args, **kwargs)))

    in_turn = one_by_one(method)
    return run


def one_by_one(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """The same for who is never cancelled while it waits, which saves a task each time."""

    @wraps(method)
    async def run(self: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        await self.lock.acquire()  # `async with` would make two coroutines more, for every move
        try:
            for _ in range(ATTEMPTS):
                if self.closed:
                    raise Refuse("restarting")
                try:
                    return await method(self, *args, **kwargs)
                except Outdated:
                    await self.catch_up_with_others()
                except Refuse:
                    if not await self.catch_up_with_others():
                        raise
            raise Refuse("stale")
        finally:
            self.lock.release()

    return run
