"""Passes: codes that make another browser the same guest.

One to carry oneself along, which is short, good once and for some minutes; and a card for the drawer, which
is long and good until it is replaced. A card of a group (groups.py) is like that, and its host's to revoke.
Only a keyed hash of each is stored, so nobody who reads the database
has one. A guest has at most one of each kind: a new one takes the place of the one before.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Literal

from tapisvert.server.codes import LETTERS
from tapisvert.server.messages.people import Pass
from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import Change, Store

Kind = Literal["carry", "card", "group"]

LENGTH: dict[Kind, int] = {"carry": 10, "card": 25, "group": 25}
"""Letters of each. One of a few minutes cannot be guessed at the rate that `limits.py` allows."""

GROUP = 5
MINUTES = 10
FOR_EVER = 1e12

PUT = (
    "INSERT INTO passes (guest, kind, hash, until) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (guest, kind) DO UPDATE SET hash = excluded.hash, until = excluded.until"
)
BETWEEN = re.compile(r"[^0-9A-Za-z]+")


class Passes:
    """`clock` tells the time by the calendar."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._key = key
        self._clock = clock

    async def draw(self, guest: str, kind: Kind) -> Pass:
        """A new pass, which nobody can read again; the one before proves nothing from here on."""
        shown, change = self.drawn(guest, kind)
        await self._store.change([change])
        return Pass(shown, float(change[1][-1]) if kind == "carry" else 0.0)

    def drawn(self, guest: str, kind: Kind) -> tuple[str, Change]:
        """A new pass, and what is to be stored to make it good."""
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH[kind]))
        until = self._clock() + 60 * MINUTES if kind == "carry" else FOR_EVER
        shown = "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))
        return shown, (PUT, (guest, kind, self._hash(code), until))

    async def whose(self, code: str) -> str:
        """The guest that a pass is good for, without using it up; raises `Refuse`."""
        return (await self._find(code))[0]

    async def use(self, code: str) -> str:
        """The guest that a pass makes of whoever has it; raises `Refuse`. Of two at once, one gets it."""
        guest, kind, kept = await self._find(code)
        if kind == "carry":
            used = "DELETE FROM passes WHERE guest = ? AND kind = 'carry' AND hash = ?"
            if not await self._store.change([(used, (guest, kept))]):
                raise Refuse("bad-pass")
        return guest

    async def has_card(self, guest: str) -> bool:
        return bool(await self._store.ask("SELECT kind FROM passes WHERE guest = ? AND kind = 'card'", guest))

    async def void(self, guest: str) -> None:
        """No pass of this guest proves anything any more, but for a group's card, which its host gave."""
        void = "DELETE FROM passes WHERE guest = ? AND kind <> 'group'"
        await self._store.change([(void, (guest,))])

    async def _find(self, typed: str) -> tuple[str, str, str]:
        """The guest, the kind and the hash of a pass as somebody typed it."""
        wanted = self._hash(BETWEEN.sub("", typed).upper())
        rows = await self._store.ask("SELECT guest, kind, hash, until FROM passes WHERE hash = ?", wanted)
        for row in rows:
            if hmac.compare_digest(row["hash"], wanted) and row["until"] > self._clock():
                return row["guest"], row["kind"], row["hash"]
        raise Refuse("bad-pass")

    def _hash(self, code: str) -> str:
        return hmac.new(self._key, f"pass {code}".encode(), sha256).hexdigest()


def is_long(typed: str) -> bool:
    """Whether a pass, as somebody typed it, is a card's."""
    return len(BETWEEN.sub("", typed)) >= min(LENGTH["card"], LENGTH["group"])
