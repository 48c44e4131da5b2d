"""Writes to PostgreSQL and commits whatever has queued up in one go; the sibling of writer.py.

Each write is a function that runs inside the transaction. Moves, which are most of them, go in by
one statement for the whole batch. When a write fails, the others of its batch do not.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from tapisvert.server.storage import outage
from tapisvert.server.storage.batches import Batches
from tapisvert.server.storage.store import CodeTaken, MoveRow, Outdated

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Any], Awaitable[Any]]

BATCH = 256

ADD_MOVES = """
    INSERT INTO moves (match, number, seat, move, client, version, at)
    SELECT match, number, seat, move, nullif(client, ''), version, at
    FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::float8[])
        AS new (match, number, seat, move, client, version, at)
    ON CONFLICT DO NOTHING RETURNING match, number
"""
CLOSE_TABLES = """
    UPDATE tables SET phase = 'over', touched = extract(epoch FROM clock_timestamp())
    WHERE code IN (SELECT code FROM matches WHERE id = ANY($1::text[]))
"""
CLOSE_MATCHES = "UPDATE matches SET over = true WHERE id = ANY($1::text[])"


class NewMove(msgspec.Struct, frozen=True):
    match: str
    number: int
    row: MoveRow
    over: bool


class Job(msgspec.Struct):
    """A write. `key` orders a batch: two batches then never block each other. `told` is called with its
    result, or with what it raised."""

    key: str
    what: Work | NewMove
    told: Callable[[Any], None]


class Committer:
    """Made inside the event loop that waits for the writes.

    While some moves wait for the disk all others gather, and are the next batch. They do not wait for
    what takes several statements.
    """

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._moves: Batches[Job] = Batches(self._commit, BATCH, 1)
        self._others: Batches[Job] = Batches(self._commit, BATCH, 1)

    async def write(self, key: str, what: Callable[[Any], Awaitable[T]] | NewMove) -> T:
        """The result of the work, once it is on the disk; raises what it raised.

        When the database went away meanwhile, nobody knows whether it was written.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        jobs = self._moves if isinstance(what, NewMove) else self._others
        jobs.put(Job(key, what, partial(_settle, done)))
        return await done

    def write_then(self, told: Callable[[Any], None], key: str, what: NewMove) -> None:
        """Does what `write` does, and then calls `told` with the result, or with what was raised."""
        self._moves.put(Job(key, what, told))

    async def close(self) -> None:
        """Writes what still waits, and ends."""
        await self._moves.close()
        await self._others.close()

    async def _commit(self, batch: list[Job]) -> None:
        batch.sort(key=lambda job: job.key)
        try:
            async with self._pool.acquire() as db:
                if all(isinstance(job.what, NewMove) and not job.what.over for job in batch):
                    results = await _write_all(db, batch)  # one statement: a transaction by itself
                else:
                    async with db.transaction():
                        results = await _write_all(db, batch)
        except outage.signs() as error:
            _answer(batch, [error] * len(batch))  # the database is away: one by one would fare no better
        except Exception as error:
            if len(batch) == 1:
                _answer(batch, [error])
            for job in batch if len(batch) > 1 else ():
                await self._commit([job])
        else:
            _answer(batch, results)


async def _write_all(db: Any, batch: list[Job]) -> list[Any]:
    """Writes all jobs; returns their results. A job raises `CodeTaken` or `Outdated` before it writes."""
    results: dict[int, Any] = {}
    moves: dict[tuple[str, int], Job] = {}
    for job in batch:
        if isinstance(job.what, NewMove):
            first = moves.setdefault((job.what.match, job.what.number), job)
            if first is not job:
                results[id(job)] = Outdated(job.what.match)
            continue
        try:
            results[id(job)] = await job.what(db)
        except (CodeTaken, Outdated) as error:
            results[id(job)] = error
    if moves:
        added = await _add_moves(db, [job.what for job in moves.values() if isinstance(job.what, NewMove)])
        for place, job in moves.items():
            results[id(job)] = None if place in added else Outdated(place[0])
    return [results[id(job)] for job in batch]


async def _add_moves(db: Any, moves: list[NewMove]) -> set[tuple[str, int]]:
    """Adds moves; returns match and number of those that are the first of that number."""
    columns = zip(
        *((m.match, m.number, m.row.seat, m.row.move, m.row.client, m.row.version, m.row.at) for m in moves),
        strict=True,
    )
    added = {(row["match"], row["number"]) for row in await db.fetch(ADD_MOVES, *columns)}
    over = [move.match for move in moves if move.over and (move.match, move.number) in added]
    if over:
        # The table before the match, in the same order as `save`.
        await db.execute(CLOSE_TABLES, over)
        await db.execute(CLOSE_MATCHES, over)
    return added


def _answer(batch: list[Job], results: list[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        try:
            job.told(result)
        except Exception:  # the others have to be told all the same
            log.exception("what follows a write failed")


def _settle(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return  # the caller was cancelled
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
