"""What is new at tables, read from PostgreSQL: one query answers all that ask at the same time.

A node that hears of another's commit has many tables to read, and a query for each would cost more than
what it brings.
"""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from tapisvert.server.storage import rows
from tapisvert.server.storage.batches import Batches
from tapisvert.server.storage.store import Head, MoveRow

if TYPE_CHECKING:
    import asyncpg

BATCH = 256
READERS = 2

NEWS = """
    SELECT asked.place, t.revision, t.number AS current, m.*,
        coalesce((SELECT max(number) FROM chat WHERE code = t.code), 0) AS chat
    FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS asked (code, match, after, place)
    JOIN tables t ON t.code = asked.code
    LEFT JOIN LATERAL (
        SELECT * FROM moves WHERE moves.match = asked.match AND moves.number > asked.after ORDER BY number
    ) m ON true
    ORDER BY asked.place, m.number
"""

Answer = tuple[Head, tuple[MoveRow, ...]] | None


class Question(msgspec.Struct):
    """How far is a table, and what are the moves of one of its matches after that number?"""

    code: str
    match: str
    after: int
    answer: asyncio.Future[Answer]


class News:
    """Made inside the event loop that waits for the answers."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._questions: Batches[Question] = Batches(self._answer, BATCH, READERS)

    async def of(self, code: str, match: str, after: int) -> Answer:
        """See `SharedStore.news`. The database is read after this is called, never before."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._questions.put(Question(code, match, after, answer))
        return await answer

    async def close(self) -> None:
        await self._questions.close()

    async def _answer(self, batch: list[Question]) -> None:
        try:
            answers = await self._read(batch)
        except Exception as error:
            for question in batch:
                if not question.answer.done():
                    question.answer.set_exception(error)
            return
        for question, answer in zip(batch, answers, strict=True):
            if not question.answer.done():  # the caller may be gone
                question.answer.set_result(answer)

    async def _read(self, batch: list[Question]) -> list[Answer]:
        columns = zip(*((each.code, each.match, each.after) for each in batch), strict=True)
        answers: list[Answer] = [None] * len(batch)
        for place, group in groupby(await self._pool.fetch(NEWS, *columns), lambda row: row["place"]):
            found = list(group)
            moves = tuple(rows.move_of(row) for row in found if row["number"])
            first, after = found[0], batch[place - 1].after
            answers[place - 1] = (
                Head(first["revision"], first["current"], after + len(moves), first["chat"]),
                moves,
            )
        return answers
