"""One thread that writes to SQLite and commits whatever has queued up in one go.

A commit waits for the disk, so under load many writes share one. Each write is a function that
runs inside the transaction; when one fails, the others of its batch do not.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BATCH = 256


class Writer:
    """Owns its connection. Made inside the event loop that waits for the writes."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer")
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of the work, once it is on the disk; raises what it raised."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((work, future))
        return await future

    async def close(self) -> None:
        """Writes what still waits, and ends."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        closing = False
        while not closing:
            batch, closing = self._next()
            results = _commit(self._db, [work for work, _ in batch])
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(_answer, [future for _, future in batch], results)
        self._db.close()

    def _next(self) -> tuple[list[tuple[Work, asyncio.Future[Any]]], bool]:
        """Waits for work, takes all there is; and whether that was the last."""
        batch = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH:
                break
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                break
        return batch, item is None


def _commit(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """The result, or the exception, of each piece of work; all that succeeded is on the disk then."""
    try:
        return _transaction(db, works)
    except Exception as error:
        if len(works) == 1:
            return [error]
    return [result for work in works for result in _commit(db, [work])]


def _transaction(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    if not works:
        return []
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [work(db) for work in works]
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _answer(futures: Iterable[asyncio.Future[Any]], results: Iterable[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue  # whoever waited was cancelled
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
