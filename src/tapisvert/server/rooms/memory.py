"""What a guest has done, remembered for all their browsers: lessons, puzzles, deals of the day.

Browsers keep it too, and play without a network; here it is only put together. Of what two browsers know
about the same thing, the earlier stays: the first try counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal, get_args

from tapisvert.server.messages.people import Memories, Remembered
from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import Change, Store

Kind = Literal["lessons", "puzzles", "days"]
KINDS: tuple[Kind, ...] = get_args(Kind)

MOST = 10_000
"""So much of a kind is remembered of a guest: thirty years of days, all puzzles there are."""

PUT = (
    "INSERT INTO memory (guest, kind, key, at, value) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (guest, kind, key) DO UPDATE SET at = excluded.at, value = excluded.value"
    " WHERE excluded.at < memory.at"
)


class Memory:
    """`clock` tells the time by the calendar."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def recall(self, guest: str, kind: str) -> Memories:
        """All of a kind. Raises `Refuse` if there is no such kind."""
        rows = await self._store.ask(
            "SELECT key, at, value FROM memory WHERE guest = ? AND kind = ? ORDER BY at, key",
            guest,
            _known(kind),
        )
        return Memories({row["key"]: Remembered(row["at"], row["value"]) for row in rows})

    async def remember(self, guest: str, kind: str, told: Memories) -> Memories:
        """Adds what is new, and puts in the place of what is later; all of that kind then."""
        before = (await self.recall(guest, kind)).entries
        if len(before.keys() | told.entries.keys()) > MOST:
            raise Refuse("memory-full", most=MOST)
        now = self._clock()  # nothing was done in the future, whatever a browser's clock says
        changes: list[Change] = [
            (PUT, (guest, kind, key, min(one.at, now), one.value))
            for key, one in told.entries.items()
            if key not in before or one.at < before[key].at
        ]
        if not changes:
            return Memories(before)
        await self._store.change(changes)
        return await self.recall(guest, kind)


def _known(kind: str) -> str:
    if kind not in KINDS:
        raise Refuse("not-found")
    return kind
