"""Which devices are told of what: one subscription a device, with its kinds, language and quiet hours."""

from __future__ import annotations

from typing import Any

from tapisvert.server.push.quiet import quiet_for
from tapisvert.server.storage.store import Store
from tapisvert.table.value import Value

MOST_FAILED = 20
"""So many messages in a row that could not be handed over, and a device is forgotten."""

NAMES = ("device", "guest", "endpoint", "public", "auth", "key", "origin")
COLUMNS = f"{', '.join(NAMES)}, kinds, language, zone, ahead, quiet_from, quiet_until"


class Subscription(Value, frozen=True):
    """Where a device's messages go, what they are encrypted for, and what they may be about.

    `key` is the server's public key that it subscribes for, `origin` where its page came from. Quiet hours
    are minutes of the day, or none.
    """

    device: str
    guest: str
    endpoint: str
    public: str
    auth: str
    key: str
    origin: str
    kinds: tuple[str, ...]
    language: str
    zone: str
    ahead: int
    quiet: tuple[int, int] | None = None

    def quiet_for(self, now: float) -> float:
        """How many more seconds nothing may ring there."""
        return quiet_for(*self.quiet, self.zone, self.ahead, now) if self.quiet else 0.0


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, given: Subscription) -> None:
        """Enters a device, in place of what was known of it and of whoever had its endpoint before."""
        begin, end = given.quiet or (-1, -1)
        values = (
            *(given.device, given.guest, given.endpoint, given.public, given.auth, given.key, given.origin),
            *(" ".join(given.kinds), given.language, given.zone, given.ahead, begin, end),
        )
        marks = ", ".join("?" * len(values))
        await self._store.change(
            [
                (
                    "DELETE FROM subscriptions WHERE device = ? OR endpoint = ?",
                    (given.device, given.endpoint),
                ),
                (f"INSERT INTO subscriptions ({COLUMNS}, failed) VALUES ({marks}, 0)", values),
            ]
        )

    async def of_device(self, device: str, guest: str) -> Subscription | None:
        found = await self._find("device = ? AND guest = ?", device, guest)
        return found[0] if found else None

    async def of(self, guest: str) -> list[Subscription]:
        return await self._find("guest = ?", guest)

    async def drop(self, device: str, endpoint: str) -> None:
        """Forgets a device, unless it subscribed anew meanwhile."""
        gone = "DELETE FROM subscriptions WHERE device = ? AND endpoint = ?"
        await self._store.change([(gone, (device, endpoint))])

    async def drop_all(self, which: str, value: str) -> None:
        """Forgets the devices of a guest, or one: `which` is the column."""
        await self._store.change([(f"DELETE FROM subscriptions WHERE {which} = ?", (value,))])

    async def note(self, device: str, well: bool) -> None:
        """A message was handed over, or could not be; after many that could not, the device is forgotten."""
        put = (
            "UPDATE subscriptions SET failed = 0" if well else "UPDATE subscriptions SET failed = failed + 1"
        )
        await self._store.change(
            [
                (f"{put} WHERE device = ?", (device,)),
                ("DELETE FROM subscriptions WHERE device = ? AND failed >= ?", (device, MOST_FAILED)),
            ]
        )

    async def claim(self, who: str, match: str, mark: int) -> bool:
        """Whether nobody told a device, or a guest, so much of a match before: of several nodes, one may."""
        put = (
            "INSERT INTO told (who, match, mark) VALUES (?, ?, ?)"
            " ON CONFLICT (who, match) DO UPDATE SET mark = excluded.mark WHERE told.mark < excluded.mark"
        )
        return bool(await self._store.change([(put, (who, match, mark))]))

    async def known(self, who: str, match: str) -> int | None:
        """What somebody was last told of a match, or saw."""
        rows = await self._store.ask("SELECT mark FROM told WHERE who = ? AND match = ?", who, match)
        return int(rows[0]["mark"]) if rows else None

    async def _find(self, where: str, *values: str) -> list[Subscription]:
        rows = await self._store.ask(f"SELECT {COLUMNS} FROM subscriptions WHERE {where}", *values)
        return [_read(row) for row in rows]


def _read(row: Any) -> Subscription:
    quiet = (row["quiet_from"], row["quiet_until"]) if row["quiet_from"] >= 0 else None
    kinds = tuple(row["kinds"].split())
    who = {name: row[name] for name in (*NAMES, "language", "zone", "ahead")}
    return Subscription(**who, kinds=kinds, quiet=quiet)
