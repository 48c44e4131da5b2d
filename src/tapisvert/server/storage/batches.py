"""What queues up while others are dealt with is dealt with together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from tapisvert.server.tasks import end

T = TypeVar("T")


class Batches(Generic[T]):
    """`deal` gets whatever waits, at most so many, and never raises; `hands` can do so at the same time.

    Made inside the event loop.
    """

    def __init__(self, deal: Callable[[list[T]], Awaitable[None]], most: int, hands: int) -> None:
        self._deal = deal
        self._most = most
        self._queue: asyncio.Queue[T] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._run()) for _ in range(hands)]

    def put(self, item: T) -> None:
        self._queue.put_nowait(item)

    async def close(self) -> None:
        """Deals with what still waits, and ends."""
        await self._queue.join()
        await end(self._tasks)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < self._most and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._deal(batch)
            for _ in batch:
                self._queue.task_done()
