"""One thread that writes to SQLite and commits whatever has queued up in one go.

A commit waits for the disk, so under load many writes share one. Each write is a function that
runs inside the transaction; when one fails, the others of its batch do not. Writes of a kind that
comes often can be made together by one function, in a few long statements: between two statements
the thread may wait for the interpreter for milliseconds while the server is busy.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Together = Callable[[sqlite3.Connection, list[Any]], None]

BATCH = 256


class Job(NamedTuple):
    """One write: `work`, or an `item` for those that are made `together`."""

    done: asyncio.Future[Any]
    work: Work | None = None
    together: Together | None = None
    item: Any = None


class Writer:
    """Owns its connection. Made inside the event loop that waits for the writes."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer")
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of the work, once it is on the disk; raises what it raised."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(done, work))
        return await done

    async def write_together(self, together: Callable[[sqlite3.Connection, list[T]], None], item: T) -> None:
        """The same for an item that is written with all others that the same function writes.

        When the function raises, it is called again for each item alone.
        """
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Job(done, together=together, item=item))
        await done

    async def close(self) -> None:
        """Writes what still waits, and ends."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        closing = False
        while not closing:
            batch, closing = self._next()
            results = _commit(self._db, batch)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(_answer, batch, results)
        self._db.close()

    def _next(self) -> tuple[list[Job], bool]:
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


def _commit(db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
    """The result, or the exception, of each job; all that succeeded is on the disk then."""
    try:
        return _transaction(db, batch)
    except Exception as error:
        if len(batch) == 1:
            return [error]
    return [result for job in batch for result in _commit(db, [job])]


def _transaction(db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
    if not batch:
        return []
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [job.work(db) if job.work else None for job in batch]
        for together in {job.together for job in batch if job.together}:
            together(db, [job.item for job in batch if job.together is together])
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _answer(batch: Iterable[Job], results: Iterable[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():
            continue  # whoever waited was cancelled
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
