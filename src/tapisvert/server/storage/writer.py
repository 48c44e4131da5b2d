"""One thread that writes to SQLite and commits whatever has queued up in one go.

A commit waits for the disk, so under load many writes share one. Each write is a function that
runs inside the transaction; when one fails, the others of its batch do not. Rows of a kind that comes
often are added together, by one statement: after every statement the thread has to wait for the
interpreter, for milliseconds while the server is busy. If nothing else was to be written, that
statement is the whole transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BATCH = 128


class Kind(NamedTuple):
    """Rows that are added together: their table and columns, and what is raised if one's place is taken."""

    table: str
    columns: tuple[str, ...]
    taken: type[Exception]


class Job(NamedTuple):
    """One write: `work`, or a `row` of a kind, or both."""

    done: asyncio.Future[Any]
    work: Work | None = None
    kind: Kind | None = None
    row: tuple[Any, ...] = ()


class Writer:
    """Owns its connection. Made inside the event loop that waits for the writes."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer")
        self._thread.start()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """The result of the work, once it is on the disk; raises what it raised."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(done, work))
        return done

    def add(self, kind: Kind, row: tuple[Any, ...], also: Work | None = None) -> asyncio.Future[None]:
        """Done once the row is on the disk, with what was also to be done."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Job(done, also, kind, row))
        return done

    async def close(self) -> None:
        """Writes what still waits, and ends."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        closing = False
        while not closing:
            batch = [self._queue.get()]
            more = min(self._queue.qsize(), BATCH - 1)  # nobody else takes any
            batch.extend([self._queue.get() for _ in range(more)])
            jobs = [job for job in batch if job]
            closing = len(jobs) < len(batch)
            results = _commit(self._db, jobs)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(_answer, jobs, results)
        self._db.close()


def _commit(db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
    """The result, or the exception, of each job; all that succeeded is on the disk then."""
    try:
        first = batch[0].kind if batch else None
        if first and all(job.kind is first and not job.work for job in batch):
            _add(db, first, batch)
            return [None] * len(batch)
        return _transaction(db, batch)
    except Exception as error:
        if len(batch) == 1:
            taken = isinstance(error, sqlite3.IntegrityError) and batch[0].kind
            return [taken.taken() if taken else error]
    return [result for job in batch for result in _commit(db, [job])]


def _transaction(db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
    if not batch:
        return []
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [job.work(db) if job.work else None for job in batch]
        for kind in {job.kind for job in batch if job.kind}:
            _add(db, kind, [job for job in batch if job.kind is kind])
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _add(db: sqlite3.Connection, kind: Kind, batch: list[Job]) -> None:
    db.execute(_insert(kind, len(batch)), [value for job in batch for value in job.row])


@cache
def _insert(kind: Kind, count: int) -> str:
    row = f"({', '.join('?' * len(kind.columns))})"
    return f"INSERT INTO {kind.table} ({', '.join(kind.columns)}) VALUES {', '.join([row] * count)}"


def _answer(batch: Iterable[Job], results: Iterable[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():
            continue  # the caller was cancelled
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
