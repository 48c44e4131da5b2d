"""Batches: whatever queues up during one batch is the next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from tapisvert.server.tasks import cancel_all

T = TypeVar("T")


class Batches(Generic[T]):
    """`handle` gets whatever waits, at most `size` items, and never raises; `workers` call it side by side.

    Made inside the event loop.
    """

    def __init__(self, handle: Callable[[list[T]], Awaitable[None]], size: int, workers: int) -> None:
        self._handle = handle
        self._size = size
        self._queue: asyncio.Queue[T] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._run()) for _ in range(workers)]

    def put(self, item: T) -> None:
        self._queue.put_nowait(item)

    async def close(self) -> None:
        """Handles what still waits, and ends."""
        await self._queue.join()
        await cancel_all(self._tasks)

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < self._size and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._handle(batch)
            for _ in batch:
                self._queue.task_done()
