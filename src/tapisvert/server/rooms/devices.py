"""A guest's devices: each browser or program that proves to be them has an entry, and can be sent away.

The entry's id is in the cookie (guests.py). Of the ids that were sent away every node knows all, so that
reading a cookie asks nobody.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from tapisvert.server.messages.people import Device
from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import Store

MOST = 24
"""Devices of a guest. A browser that comes with a cookie of before there were any is no more than counted."""

SEEN_EVERY = 600.0
"""Seconds between two notes that a device was seen."""

SLACK = 3600.0
"""So much the calendars of two nodes may differ."""

BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)
"""How browsers name themselves and their systems; of several signs the first in this order counts."""


class Devices:
    """`clock` tells the time by the calendar."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._ended: set[str] = set()
        self._heard = 0.0  # when it was last read who was sent away
        self._seen: dict[str, float] = {}

    def is_ended(self, device: str) -> bool:
        """Whether a device was sent away."""
        return device in self._ended

    async def renew(self) -> set[str]:
        """Reads which devices were sent away; the guests of those that are new here."""
        now = self._clock()
        rows = await self._store.ask(
            "SELECT id, guest FROM devices WHERE ended > ?", max(0.0, self._heard - SLACK)
        )
        fresh = [row for row in rows if row["id"] not in self._ended]
        self._ended.update(row["id"] for row in fresh)
        self._heard = now
        return {row["guest"] for row in fresh if row["guest"]}

    async def add(self, guest: str, agent: str, early: bool = False) -> str:
        """Enters a device, by what it says about itself; `early`: it came with a cookie without an entry.

        Returns its id; empty if there are too many.
        """
        (found,) = await self._store.ask(
            "SELECT count(*) AS count FROM devices WHERE guest = ? AND ended IS NULL", guest
        )
        if found["count"] >= MOST:
            return ""
        device, now = f"d{secrets.token_hex(8)}", self._clock()
        self._seen[device] = now
        await self._store.change(
            [
                (
                    "INSERT INTO devices (id, guest, name, made, seen, early) VALUES (?, ?, ?, ?, ?, ?)",
                    (device, guest, family(agent), now, now, early),
                )
            ]
        )
        return device

    async def see(self, device: str) -> None:
        """Notes that a device is in use."""
        now = self._clock()
        if device and now - self._seen.get(device, 0.0) > SEEN_EVERY:
            if len(self._seen) > 10_000:
                self._seen.clear()
            self._seen[device] = now
            await self._store.change([("UPDATE devices SET seen = ? WHERE id = ?", (now, device))])

    async def of(self, guest: str, here: str) -> tuple[Device, ...]:
        """A guest's devices, the one that asks first, then those that were seen last."""
        rows = await self._store.ask(
            "SELECT id, name, made, seen FROM devices WHERE guest = ? AND ended IS NULL"
            " ORDER BY seen DESC, id",
            guest,
        )
        found = [Device(row["id"], row["name"], row["made"], row["seen"], row["id"] == here) for row in rows]
        return tuple(sorted(found, key=lambda device: not device.here))

    async def send_away(self, guest: str, device: str) -> bool:
        """From here on the device's cookie proves nothing; raises `Refuse` unless it is this guest's.

        Returns whether it had come with a cookie without an entry: that one it might still have.
        """
        rows = await self._store.ask(
            "SELECT early FROM devices WHERE id = ? AND guest = ? AND ended IS NULL", device, guest
        )
        if not rows:
            raise Refuse("unknown-device")
        await self._end("id = ? AND guest = ?", device, guest)
        self._ended.add(device)
        return bool(rows[0]["early"])

    async def send_all_away(self, guest: str) -> None:
        rows = await self._store.ask("SELECT id FROM devices WHERE guest = ? AND ended IS NULL", guest)
        await self._end("guest = ?", guest)
        self._ended.update(row["id"] for row in rows)

    async def _end(self, which: str, *values: str) -> None:
        statement = f"UPDATE devices SET ended = ? WHERE {which} AND ended IS NULL"
        await self._store.change([(statement, (self._clock(), *values))])


def family(agent: str) -> str:
    """What a device is called, by what it says about itself: a browser and a system, nothing finer.

    >>> family("Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1")
    'Safari, iPad'
    >>> family("tapisvert-client/0.2 python-httpx/0.28")
    'tapisvert-client'
    """
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    word = agent.partition("/")[0].strip()
    return word[:24] if word.isascii() and word.replace("-", "").replace("_", "").isalnum() else ""
