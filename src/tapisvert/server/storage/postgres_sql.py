"""What several of PostgreSQL's transactions have in common, in SQL."""

from __future__ import annotations

from typing import Any

from tapisvert.server.storage import rows
from tapisvert.server.storage.store import CodeTaken, MatchRow, MoveRow, TableRow

NOW = "extract(epoch FROM clock_timestamp())::float8"
"""The one clock that all nodes agree on."""

ALIVE = f"until > {NOW} AND until <= {NOW} + 120"
"""Of a node: it was heard of lately. No node promises to live for longer than this: one that seems to did so
before the clock was set back, and one that really lives says so again in a moment."""


async def add_table(db: Any, table: TableRow) -> None:
    added = await db.fetchval(
        "INSERT INTO tables (code, game, options, host, host_name, public, onlookers, chat, clock, takeover,"
        " hints, tournament, number, rated, of_group, phrases, holidays, phase, created, touched)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,"
        f" 'open', {NOW}, {NOW})"
        " ON CONFLICT DO NOTHING RETURNING code",
        *rows.columns_of(table),
    )
    if added is None:
        raise CodeTaken(table.code)


async def put_seats(db: Any, table: TableRow) -> None:
    await db.executemany(
        "INSERT INTO seats (code, seat, kind, name, level, guest, stand_in, bot, rematch, pauses)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        " ON CONFLICT (code, seat) DO UPDATE SET kind = excluded.kind, name = excluded.name,"
        " level = excluded.level, guest = excluded.guest, stand_in = excluded.stand_in,"
        " bot = excluded.bot, rematch = excluded.rematch, pauses = excluded.pauses",
        rows.seat_columns_of(table),
    )


async def put_match(db: Any, match: MatchRow) -> None:
    await db.execute(
        "INSERT INTO matches (id, code, secret, salts, setup, over, started, guests, deal)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        " ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, salts = excluded.salts,"
        " setup = excluded.setup, started = excluded.started, guests = excluded.guests, deal = excluded.deal",
        *rows.match_columns_of(match),
    )
    if played := rows.played_of(match):
        await db.executemany(
            "INSERT INTO played (guest, match, seat, game, company, started)"
            " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
            played,
        )
    # Its last move may have been made by a node that did not wait for us.
    await db.execute(
        "UPDATE tables SET phase = CASE WHEN m.over THEN 'over' ELSE $2 END"
        " FROM matches m WHERE m.id = $1 AND tables.code = m.code",
        match.id,
        match.phase,
    )


async def get_match(db: Any, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
    row = await db.fetchrow("SELECT * FROM matches WHERE id = $1", match)
    if row is None:
        return None
    moves = await db.fetch("SELECT * FROM moves WHERE match = $1 ORDER BY number", match)
    return rows.match_of(row), tuple(map(rows.move_of, moves))
