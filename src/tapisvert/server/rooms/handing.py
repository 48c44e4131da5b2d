"""Seats that are handed over: codes with which another device takes a seat whose own device is lost.

A code is good once, for some minutes, for one seat of one table, as long as that seat is still whose it was.
Only a keyed hash is stored, among the passes of the seat's owner: whoever is forgotten takes theirs along.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import sha256

from tapisvert.server.codes import LETTERS
from tapisvert.server.messages.people import Pass
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.passes import BETWEEN, GROUP, MINUTES, PUT
from tapisvert.server.storage.store import Store
from tapisvert.table.value import Value

LENGTH = 10

OLD = "DELETE FROM passes WHERE kind LIKE 'seat %' AND until < ?"


class SeatPass(Value, frozen=True):
    """What a code is good for: a seat, as long as it is this owner's. `hash` is all that is kept of it."""

    owner: str
    seat: int
    hash: str


class SeatPasses:
    """`clock` tells the time by the calendar."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._key = key
        self._clock = clock

    async def draw(self, table: str, seat: int, owner: str) -> Pass:
        """A new code for a seat; the one before is good for nothing from here on."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        now = self._clock()
        kept = owner, f"seat {table} {seat}", self._hash(table, code), now + 60 * MINUTES
        await self._store.change([(OLD, (now,)), (PUT, kept)])
        return Pass("-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP)), now + 60 * MINUTES)

    async def find(self, table: str, typed: str) -> SeatPass:
        """What a code is good for at a table, however it is typed; raises `Refuse`."""
        wanted = self._hash(table, BETWEEN.sub("", typed).upper())
        for row in await self._store.ask("SELECT guest, kind, until FROM passes WHERE hash = ?", wanted):
            if row["until"] > self._clock():
                return SeatPass(row["guest"], int(row["kind"].rpartition(" ")[2]), wanted)
        raise Refuse("bad-pass")

    async def spend(self, used: SeatPass) -> None:
        """The code was used."""
        await self._store.change([("DELETE FROM passes WHERE hash = ?", (used.hash,))])

    def _hash(self, table: str, code: str) -> str:
        """Not the hash of any pass that makes somebody a guest, whatever the code."""
        return hmac.new(self._key, f"seat {table} {code}".encode(), sha256).hexdigest()
