"""Batches: whatever queues up during one batch is the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Batches(Generic[T]):
    """`handle` gets whatever waits, at most `size` items, and never raises; `workers` call it side by side.

    Used inside the event loop. A worker is there while there is something to do.
    """

    def __init__(self, handle: Callable[[list[T]], Awaitable[None]], size: int, workers: int) -> None:
        self._handle = handle
        self._size = size
        self._workers = workers
        self._waiting: deque[T] = deque()
        self._coming = False  # a worker that will take what waits
        self._busy = 0  # workers; their tasks end a moment later
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, item: T) -> None:
        self._waiting.append(item)
        self._bring_worker()

    async def close(self) -> None:
        """Handles what still waits, and ends."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _bring_worker(self) -> None:
        if self._waiting and not self._coming and self._busy < self._workers:
            self._coming = True
            self._busy += 1
            task = asyncio.create_task(self._run())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        self._coming = False
        try:
            while self._waiting:
                count = min(self._size, len(self._waiting))
                batch = [self._waiting.popleft() for _ in range(count)]
                self._bring_worker()  # for what is too much for one
                await self._handle(batch)
        finally:
            self._busy -= 1
