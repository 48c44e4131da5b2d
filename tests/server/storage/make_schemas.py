"""Writes small databases of every schema into `schemas/`: `python -m tests.server.storage.make_schemas`.

One that is there already is left as it is: it is what servers of that time wrote. A new step of the schema
needs a new file, and no other change.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from tapisvert.server.messages.stream import ChatSent
from tapisvert.server.storage import migrations
from tests.server.fakes import ANNA, BEN, opened, play_out, to_move, two_at_a_table

SCHEMAS = Path(__file__).parent / "schemas"
STEPS = sorted(path.name[:4] for path in (Path(migrations.__file__).parent / "versions").glob("[0-9]*.py"))
BEFORE_IT_WAS_EDITED = {"0005-first": "0005", "0006-first": "0006"}
"""Step 0005 was edited once after it had landed; these are databases of before that."""


async def play(folder: Path) -> None:
    """A finished match, one in play, and chat."""
    async with opened(folder) as tables:
        for guest in (ANNA, BEN):
            await tables._store.name_guest(guest.guest, guest.name)
        table, anna, ben = await two_at_a_table(tables, options={"wins": 1})
        await table.say(anna.connection, ANNA, ChatSent("1", "Bonjour"), lambda: None)
        await play_out(table, anna, ben)
        table, anna, ben = await two_at_a_table(tables, public=True, options={"wins": 1})
        for _ in range(3):
            page, seat = to_move(table, anna, ben)
            await page.move(seat)


def write(name: str, source: sqlite3.Connection, folder: Path) -> None:
    """A database of that schema with the same rows, as far as it has columns for them."""
    path = folder / f"{name}.db"
    if name in BEFORE_IT_WAS_EDITED:
        migrations.upgrade_sqlite(path, "0005")
        db = sqlite3.connect(path)
        db.execute("ALTER TABLE matches DROP COLUMN guests")
        db.close()
    migrations.upgrade_sqlite(path, BEFORE_IT_WAS_EDITED.get(name, name))
    db = sqlite3.connect(path)
    for table in ("keys", "guests", "tables", "seats", "matches", "moves", "chat"):
        has = {row[1] for row in source.execute(f"PRAGMA table_info({table})")}
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] in has]
        rows = source.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
        marks = ", ".join("?" * len(columns))
        db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)
    db.commit()
    (SCHEMAS / f"{name}.sql").write_text("\n".join(db.iterdump()) + "\n", encoding="utf-8")
    db.close()


def main() -> None:
    SCHEMAS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        asyncio.run(play(folder))
        source = sqlite3.connect(folder / "tapisvert.db")
        for name in sorted([*STEPS, *BEFORE_IT_WAS_EDITED]):
            if not (SCHEMAS / f"{name}.sql").exists():
                write(name, source, folder)
                print(name)
        source.close()


if __name__ == "__main__":
    main()
