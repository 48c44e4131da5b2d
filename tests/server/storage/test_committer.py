"""The queue of writes to PostgreSQL, where the database is away. What it writes is in test_postgres.py."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from tapisvert.server.storage import outage
from tapisvert.server.storage.committer import Committer, NewMove
from tapisvert.server.storage.store import MoveRow


class Dying:
    """A pool whose connection is dead, which its library finds out when it is used."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.tried = 0

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Any]:
        yield self

    async def fetch(self, *_: object) -> None:
        self.tried += 1
        raise self.error


@pytest.mark.parametrize(
    "error",
    [
        ConnectionResetError(),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 11; another operation (2) is in progress"),
        asyncpg.ConnectionDoesNotExistError(),
        asyncpg.AdminShutdownError(),
    ],
)
async def test_a_connection_that_died_is_an_outage_whatever_the_library_calls_it(error: Exception) -> None:
    pool: Any = Dying(error)
    committer = Committer(pool)
    moves = [NewMove("AAAAAA-1", number, MoveRow(0, "r5@0,0"), over=False) for number in (1, 2, 3)]
    told = await asyncio.gather(
        *(committer.write(move.match, move) for move in moves), return_exceptions=True
    )
    assert told == [error] * 3
    assert isinstance(error, outage.signs())
    assert pool.tried == 1, "one by one would fare no better"
    await committer.close()
