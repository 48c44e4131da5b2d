"""What is stored, held against what was promised."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import httpx
import msgspec

from tapisvert.games import load
from tapisvert.server.settings import plain
from tapisvert.table import record
from tests.server.crowd import Crowd
from tests.server.node_processes import Node


class Stored(NamedTuple):
    """A move as the database has it; of a program, the client's id is empty."""

    match: str
    number: int
    seat: int
    move: str
    client: str
    version: int


ALL = f"SELECT {', '.join(Stored._fields)} FROM moves ORDER BY match, number".replace(
    "client", "coalesce(client, '')"
)


async def in_postgres(address: str) -> list[Stored]:
    db = await asyncpg.connect(plain(address))
    try:
        return _stored(await db.fetch(ALL))
    finally:
        await db.close()


async def in_sqlite(path: Path, node: Node) -> list[Stored]:
    """Asks from where the node is: what is mounted there may be seen by nobody else."""
    code = f"import json, sqlite3; db = sqlite3.connect({str(path)!r}); "
    code += f"print(json.dumps(db.execute({ALL!r}).fetchall()))"
    return _stored(msgspec.json.decode(subprocess.check_output([*node.inside, sys.executable, "-c", code])))


def _stored(rows: list[Any]) -> list[Stored]:
    return [Stored(*row) for row in rows]


def promises_kept(crowd: Crowd, stored: list[Stored]) -> bool:
    """Each promised move is there, once."""
    there = [
        ((each.match, each.seat, each.client), (each.move, each.version)) for each in stored if each.client
    ]
    return len(dict(there)) == len(there) and crowd.promises.moves.items() <= dict(there).items()


async def check_promises(crowd: Crowd, node: Node, stored: Callable[[], Awaitable[list[Stored]]]) -> int:
    """Checks every promise and every match's record against the stored moves; how many moves there are."""
    records = {match: await _record(node, match) for match in crowd.promises.matches}
    moves = await stored()
    assert promises_kept(crowd, moves)
    by_match = {match: list(group) for match, group in groupby(moves, lambda move: move.match)}
    for match, text in records.items():
        there = by_match.get(match, [])
        assert [move.number for move in there] == list(range(1, len(there) + 1))
        over = match in crowd.promises.over
        played = record.verify(text, load).moves if over else record.read(text, load).moves
        # While a match goes on, a program may have moved since the record was asked for.
        assert len(there) == len(played) or not over
        assert [(move.seat, move.move) for move in there[: len(played)]] == [
            (each.seat, each.move) for each in played
        ]
    return len(moves)


async def _record(node: Node, match: str) -> str:
    async with httpx.AsyncClient(base_url=node.address, timeout=120) as http:
        answer = await http.get(f"/api/matches/{match}/record")
        assert answer.status_code == 200, answer.text
        return answer.text
