"""The schema, step by step. Alembic is imported only when a database is behind."""

from __future__ import annotations

import sqlite3
from pathlib import Path

HEAD = "0002"
"""The newest step. A test holds it against the files in `versions/`."""


class NewerDatabase(OSError):
    """The database was written by a newer version of this program."""

    def __init__(self, path: Path, version: str) -> None:
        super().__init__(f"{path} has schema {version}; this program knows schemas up to {HEAD}")


def upgrade_sqlite(path: Path, to: str = HEAD) -> None:
    """Brings the database to the newest schema, or to an older one; creates it if there is none."""
    version = _version(path)
    if version == to:
        return
    if version is not None and version > HEAD:
        raise NewerDatabase(path, version)
    _run(f"sqlite:///{path}", to)


def _version(path: Path) -> str | None:
    db = sqlite3.connect(path)
    try:
        row = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    finally:
        db.close()
    return str(row[0]) if row else None


def _run(url: str, to: str) -> None:
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
    finally:
        engine.dispose()
