"""Whether a duplicate round is over: until its last table is, nothing is shown of what was played in it."""

from __future__ import annotations

import msgspec

from tapisvert.server.storage.store import Store
from tapisvert.table.value import Value

FIND = "SELECT body FROM tournaments WHERE code = ?"
PHASES = "SELECT code, phase FROM tables WHERE tournament = ?"


class _Place(Value, frozen=True):
    code: str
    shares: tuple[float, ...] = ()


class _Round(Value, frozen=True):
    places: tuple[_Place, ...]


class _Tournament(Value, frozen=True):
    """What is read of a tournament to know that."""

    state: str
    played: tuple[_Round, ...] = ()


async def is_over(store: Store, tournament: str, number: int) -> bool:
    """A table is over when its match is, or when the host said how it ended. Where all of it is over, or
    forgotten, nothing is played for any more."""
    rows = await store.ask(FIND, tournament)
    if not rows:
        return True
    found = msgspec.json.decode(rows[0]["body"], type=_Tournament)
    if found.state == "over" or number > len(found.played):
        return True
    phases = {row["code"]: row["phase"] for row in await store.ask(PHASES, tournament)}
    return all(place.shares or phases.get(place.code) == "over" for place in found.played[number - 1].places)
