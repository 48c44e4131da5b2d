"""Tournaments in the store: each is one text with a revision, changed as it was read or not at all."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import tournament as values
from tapisvert.server.rooms.tournament import Tournament
from tapisvert.server.rooms.tournament_info import Phases
from tapisvert.server.storage.store import Store

TRIES = 20
"""So often a change is made again because another one was quicker."""

FIND = "SELECT body, revision FROM tournaments WHERE code = ?"
ADD = (
    "INSERT INTO tournaments (code, host, body, revision, touched) VALUES (?, ?, ?, 1, ?)"
    " ON CONFLICT DO NOTHING"
)
CHANGE = (
    "UPDATE tournaments SET body = ?, revision = revision + 1, touched = ? WHERE code = ? AND revision = ?"
)
NAME = "INSERT INTO entrants (code, guest) VALUES (?, ?) ON CONFLICT DO NOTHING"
ANONYMOUS = (
    "UPDATE tournaments SET body = ?, host = ?, revision = revision + 1 WHERE code = ? AND revision = ?"
)
PHASES = "SELECT code, phase FROM tables WHERE tournament = ?"


class TournamentStore:
    """`now` is the time by the calendar that all nodes go by."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def add(self, fresh: Tournament) -> bool:
        """Stores a new one, unless its code is taken; whether it did."""
        values_ = fresh.code, fresh.host, _body(fresh), self._now()
        return bool(await self._store.change([(ADD, values_)]))

    async def has(self, code: str) -> bool:
        return bool(await self._store.ask(FIND, code))

    async def read(self, code: str) -> tuple[Tournament, int]:
        """A tournament and its revision."""
        rows = await self._store.ask(FIND, code)
        if not rows:
            raise Refuse("unknown-tournament")
        return msgspec.json.decode(rows[0]["body"], type=Tournament), rows[0]["revision"]

    async def phases(self, code: str) -> Phases:
        """How far each of its tables is."""
        return {row["code"]: row["phase"] for row in await self._store.ask(PHASES, code)}

    async def put(self, changed: Tournament, revision: int, before: Tournament) -> bool:
        """Stores it if nothing newer is; whether it did."""
        known = {member.guest for entrant in before.entrants for member in entrant.members}
        fresh = {member.guest for entrant in changed.entrants for member in entrant.members} - known
        values_ = _body(changed), self._now(), changed.code, revision
        named: list[Any] = [(NAME, (changed.code, guest)) for guest in sorted(fresh) if guest]
        # The last statement says whether it took; a name that is noted for nothing does no harm.
        return bool(await self._store.change([*named, (CHANGE, values_)]))


async def forget(store: Store, guest: str) -> None:
    """Takes a guest's name out of all tournaments."""
    stranger = secrets.token_hex(12)
    rows = await store.ask(
        "SELECT code FROM tournaments WHERE host = ? OR code IN (SELECT code FROM entrants WHERE guest = ?)",
        guest,
        guest,
    )
    for code in (row["code"] for row in rows):
        for _ in range(TRIES):
            ((body, revision),) = [(row["body"], row["revision"]) for row in await store.ask(FIND, code)]
            now = values.forgotten(msgspec.json.decode(body, type=Tournament), guest, stranger)
            if await store.change([(ANONYMOUS, (_body(now), now.host, code, revision))]):
                break
    await store.change([("DELETE FROM entrants WHERE guest = ?", (guest,))])


def _body(now: Tournament) -> str:
    return msgspec.json.encode(now).decode()
