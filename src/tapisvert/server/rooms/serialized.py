"""One thing after the other: whatever is done at a table holds its lock and works on its newest state."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import Outdated

ATTEMPTS = 5
"""How often a method is tried while other nodes change the same table."""


class Lock:
    """A table's lock. Those who wait get it in their order; where nobody has it, it is taken on the spot."""

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._locked

    def take(self) -> bool:
        """Takes the lock, unless somebody has it; whether it was taken."""
        if self._locked:
            return False
        self._locked = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was just handed the lock
                self.release()
            raise

    def release(self) -> None:
        """Hands the lock to whoever waited longest: in between nobody can take it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._locked = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Lockable(Protocol):
    """What `serialized` needs of a table."""

    lock: Lock
    closed: bool

    async def catch_up_with_others(self) -> bool:
        """Takes in what other nodes stored; whether there was anything."""


P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=Lockable)


def serialized(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """Runs the method under the table's lock, and to its end even if the caller is cancelled meanwhile.

    If another node was quicker, or may have been, the method is tried again on the newest state. So nobody
    is refused something because of what this node alone did not know.
    """

    @wraps(method)
    async def run(self: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.shield(asyncio.create_task(unshielded(self, *args, **kwargs)))

    unshielded = serialized_unshielded(method)
    return run


def serialized_unshielded(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """Does the same, but a cancelled caller cancels the method too. This saves a task for every call."""

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
