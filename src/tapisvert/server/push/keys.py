"""The server's pairs of keys for messages to devices: one for all nodes, drawn once, changed by a command.

A browser subscribes for one public key, and its push service takes messages that are signed with the other
half alone. So an earlier pair is kept for as long as a device subscribes for it; pages subscribe anew, for
the newest, when they are next opened.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from tapisvert.server.storage.store import Store


class Pair(msgspec.Struct, frozen=True):
    """A pair of keys, as text. `repr` says nothing of the private one."""

    public: str
    private: str

    def __repr__(self) -> str:
        return f"Pair({self.public!r})"


class Keys:
    """`clock` tells the time by the calendar."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def newest(self) -> Pair:
        """The pair that pages subscribe for; it is drawn if there is none."""
        rows = await self._rows()
        if not rows:
            await self._draw(" WHERE NOT EXISTS (SELECT 1 FROM push_keys)")
            rows = await self._rows()
        return rows[0]

    async def find(self, public: str) -> Pair | None:
        """The pair that a device subscribes for, if it is still good."""
        return next((pair for pair in await self._rows() if pair.public == public), None)

    async def rotate(self, now: bool = False) -> tuple[Pair, int]:
        """Draws a new pair; how many devices still subscribe for earlier ones.

        `now`: the earlier ones are void, as after a theft, and so are the subscriptions for them.
        """
        await self._draw("")
        pair = (await self._rows())[0]
        if now:
            void = "DELETE FROM subscriptions WHERE key <> ?"
            count = await self._store.change([(void, (pair.public,))])
            await self._store.change([("DELETE FROM push_keys WHERE public <> ?", (pair.public,))])
            return pair, count
        unused = "DELETE FROM push_keys WHERE public <> ? AND public NOT IN (SELECT key FROM subscriptions)"
        await self._store.change([(unused, (pair.public,))])
        (row,) = await self._store.ask(
            "SELECT count(*) AS count FROM subscriptions WHERE key <> ?", pair.public
        )
        return pair, int(row["count"])

    async def _draw(self, where: str) -> None:
        from tapisvert.server.push import cipher

        public, private = cipher.draw()
        (last,) = await self._store.ask("SELECT max(made) AS made FROM push_keys")
        made = max(self._clock(), (last["made"] or 0.0) + 1)  # whatever the calendar says, it is the newest
        insert = f"INSERT INTO push_keys (public, private, made) SELECT ?, ?, ?{where}"
        await self._store.change([(insert, (public, private, made))])

    async def _rows(self) -> list[Pair]:
        rows = await self._store.ask("SELECT public, private FROM push_keys ORDER BY made DESC, public")
        return [Pair(row["public"], row["private"]) for row in rows]
