"""Databases, a data folder with its tables, and a real server, shared by the tests that only talk to it."""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tapisvert.server.rooms.tables import Tables
from tapisvert.server.settings import plain
from tapisvert.server.storage import migrations
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import Store
from tests.server.engines import Postgres, Redis, need, running
from tests.server.fakes import FakePrograms, Guest, opened, serving

NUMBERS = itertools.count()


@pytest.fixture
def programs() -> FakePrograms:
    return FakePrograms()


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database: making one takes longer than most tests."""
    path = tmp_path_factory.mktemp("template") / "tapisvert.db"
    migrations.upgrade_sqlite(path)
    return path


@pytest.fixture
def data(tmp_path: Path, template: Path) -> Path:
    """A data folder with an empty database."""
    shutil.copy(template, tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, with a database of the newest schema to copy."""
    need("postgres")
    with running(Postgres) as there:
        asyncio.run(migrations.upgrade_postgres(plain(there.database("template"))))
        yield there


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    need("redis")
    with running(Redis) as there:
        yield there


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database on PostgreSQL."""
    return postgres.database(f"test{next(NUMBERS)}", "template")


@pytest.fixture(params=["sqlite", "postgres"])
def closed_store(request: pytest.FixtureRequest) -> Store:
    """An empty store, of each kind in turn, which nobody has opened yet."""
    if request.param == "sqlite":
        return SQLiteStore(request.getfixturevalue("data") / "tapisvert.db")
    return PostgresStore(request.getfixturevalue("database"))


@pytest.fixture
async def any_store(closed_store: Store) -> AsyncIterator[Store]:
    await closed_store.open()
    yield closed_store
    await closed_store.close()


@pytest.fixture
async def tables(data: Path) -> AsyncIterator[Tables]:
    async with opened(data) as there:
        yield there


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens, its programs in their own process."""
    with serving(tmp_path_factory.mktemp("server")) as there:
        yield there


@pytest.fixture
async def anna(address: str) -> AsyncIterator[Guest]:
    async with Guest(address) as guest:
        yield await guest.introduce("Anna")


@pytest.fixture
async def ben(address: str) -> AsyncIterator[Guest]:
    async with Guest(address) as guest:
        yield await guest.introduce("Ben")


@pytest.fixture
async def stranger(address: str) -> AsyncIterator[Guest]:
    """Somebody who has not said who they are."""
    async with Guest(address) as guest:
        yield guest
