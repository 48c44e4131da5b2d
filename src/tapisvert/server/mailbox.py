"""What waits at one end of a connection: what came in and is not dealt with, what is to be sent."""

from __future__ import annotations

import asyncio
from typing import Any


class Mailbox:
    """For one reader and few messages: less to do, and less to keep, than `asyncio.Queue`.

    While it is held the reader gets nothing.
    """

    __slots__ = ("_held", "_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None
        self._held = False

    def __len__(self) -> int:
        return len(self._items)

    @property
    def idle(self) -> bool:
        """Whether the reader has dealt with everything and waits for more."""
        return not (self._held or self._items) and self._waiting is not None and not self._waiting.done()

    def put(self, item: Any) -> None:
        self._items.append(item)
        self._wake()

    def put_back(self, item: Any) -> None:
        """Puts something before all that came in meanwhile."""
        self._items.insert(0, item)
        self._wake()

    def clear(self) -> None:
        self._items.clear()

    def hold(self, held: bool) -> None:
        self._held = held
        self._wake()

    async def get(self) -> Any:
        while self._held or not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._items.pop(0)

    def _wake(self) -> None:
        if self._items and not self._held and self._waiting and not self._waiting.done():
            self._waiting.set_result(None)
