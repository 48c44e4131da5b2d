"""The schema, step by step, on both databases. Alembic is imported only when one is behind."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "0017"
"""The newest step. A test holds it against the files in `versions/`."""

LOCK = 0x7461706973
"""PostgreSQL's name for the right to change our schema: nodes that start together take turns."""


STARTING_UP = 60.0
"""Seconds that a database may take to start."""


class NewerDatabase(OSError):
    """The database was written by a newer version of this program."""

    def __init__(self, database: str, version: str) -> None:
        super().__init__(f"{database} has schema {version}; this program knows schemas up to {HEAD}")


def upgrade_sqlite(path: Path, to: str = HEAD) -> None:
    """Brings the database to the newest schema, or to an older one; creates it if there is none."""
    if _behind(str(path), sqlite_version(path), to):
        from sqlalchemy import create_engine

        engine = create_engine(f"sqlite:///{path}")
        try:
            with engine.begin() as connection:
                _run(connection, to)
        finally:
            engine.dispose()


async def upgrade_postgres(address: str, to: str = HEAD) -> None:
    """The same in a PostgreSQL database, which must exist. `address`: postgresql://…"""
    if _behind("the database", await postgres_version(address), to):
        from sqlalchemy import text
        from sqlalchemy.ext.asyncio import create_async_engine

        engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
        try:
            async with engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                await connection.run_sync(_run, to)
        finally:
            await engine.dispose()


def check_sqlite(path: Path) -> None:
    """Raises `sqlite3.DatabaseError` if the database is damaged."""
    db = sqlite3.connect(path)
    try:
        sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    finally:
        db.close()
    if sound != "ok":
        raise sqlite3.DatabaseError(str(sound).replace("\n", " "))


def sqlite_version(path: Path) -> str | None:
    """The schema a database has; None if it is empty."""
    db = sqlite3.connect(path)
    try:
        row = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    finally:
        db.close()
    return str(row[0]) if row else None


async def postgres_version(address: str) -> str | None:
    """The same of a PostgreSQL database; raises `OSError` or what asyncpg raises if it cannot be reached."""
    import asyncpg

    db = await _connected(address)
    try:
        version = await db.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    finally:
        await db.close()
    return str(version) if version else None


async def _connected(address: str) -> Any:
    """A connection; waits for a database that is starting up, as all does after a power cut."""
    import asyncpg

    async with asyncio.timeout(STARTING_UP):
        while True:
            try:
                return await asyncpg.connect(address, timeout=10)
            except asyncpg.CannotConnectNowError:
                await asyncio.sleep(0.5)


def _behind(database: str, version: str | None, to: str) -> bool:
    if version is not None and version > HEAD:
        raise NewerDatabase(database, version)
    return version != to


def _run(connection: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
