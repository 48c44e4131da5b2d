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
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BATCH = 128


class Kind(NamedTuple):
    """Rows that are added together: their table and columns, and what is raised if one's place is taken."""

    table: str
    columns: tuple[str, ...]
    taken: type[Exception]


class Job(NamedTuple):
    """One write: `work`, or a `row` of a kind, or both. `told` is called with its result, or an exception."""

    told: Callable[[Any], None]
    work: Work | None = None
    kind: Kind | None = None
    row: tuple[Any, ...] = ()


class Writer:
    """Owns its connection. Made inside the event loop that waits for the writes.

    The thread has one batch at a time while the loop gathers the next: so they wake each other once a batch.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._busy = False  # the thread has a batch, or is about to get one
        self._batches: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer")
        self._thread.start()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """The result of the work, once it is on the disk; raises what it raised."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._put(Job(partial(_settle, done), work))
        return done

    def add(self, kind: Kind, row: tuple[Any, ...], also: Work | None = None) -> asyncio.Future[None]:
        """Done once the row is on the disk, with what was also to be done."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._put(Job(partial(_settle, done), also, kind, row))
        return done

    def add_then(
        self, told: Callable[[Exception | None], None], kind: Kind, row: tuple[Any, ...], also: Work | None
    ) -> None:
        """Does what `add` does, and then calls `told`, with what went wrong if something did."""
        self._put(Job(told, also, kind, row))

    async def close(self) -> None:
        """Writes what still waits, and ends."""
        while self._waiting:
            self._hand_over()
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)

    def _put(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # with all that comes in until then

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        if batch:
            self._batches.put(batch)

    def _run(self) -> None:
        while batch := self._batches.get():
            results = _commit(self._db, batch)
            with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                self._loop.call_soon_threadsafe(self._answer, batch, results)
        self._db.close()

    def _answer(self, batch: list[Job], results: list[Any]) -> None:
        self._busy = bool(self._waiting)
        self._hand_over()  # it is written while those of this batch are told
        for job, result in zip(batch, results, strict=True):
            try:
                job.told(result)
            except Exception:  # the others have to be told all the same
                log.exception("what follows a write failed")


def _commit(db: sqlite3.Connection, batch: list[Job]) -> list[Any]:
    """The result, or the exception, of each job; all that succeeded is on the disk then."""
    try:
        first = batch[0].kind
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
    return f"INSERT INTO {kind.table} ({', '.join(kind.columns)}) {room_for(len(kind.columns), count)}"


def room_for(columns: int, count: int) -> str:
    """Where a statement takes so many rows."""
    row = f"({', '.join('?' * columns)})"
    return f"VALUES {', '.join([row] * count)}"


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return  # the caller was cancelled
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
