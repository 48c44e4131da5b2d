"""Guests: a signed cookie or token proves which guest somebody is; a guest has a name."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Protocol

from tapisvert.server.messages import Me
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.names import clean_name

COOKIE = "tapis"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one


class Names(Protocol):
    """Where names are kept: the part of the store that this module needs."""

    async def guest(self, guest: str) -> str | None: ...

    async def name_guest(self, guest: str, name: str) -> None: ...

    async def end_sessions(self, guest: str) -> None:
        """Begins a guest's next generation of cookies and tokens."""

    async def generations(self) -> dict[str, int]:
        """The generations of all guests who are not in their first."""


class Guests:
    """Issues and reads cookies: `<guest>.<signature>`. Nobody can make one without the key.

    A guest who ends sessions begins the next generation of cookies, `<guest>.<generation>.<signature>`, and
    those of earlier ones prove nothing any more.
    """

    def __init__(self, store: Names, key: bytes) -> None:
        self._store = store
        self._key = key
        self._generations: dict[str, int] = {}

    async def renew(self) -> set[str]:
        """Reads who is in which generation; the guests that have begun another one since."""
        before, self._generations = self._generations, await self._store.generations()
        return {guest for guest, now in self._generations.items() if before.get(guest, 0) != now}

    async def end_sessions(self, guest: str) -> None:
        """From here on the guest's cookies and tokens prove nothing, but for those given after this."""
        await self._store.end_sessions(guest)
        await self.renew()

    def cookie(self, guest: str) -> str:
        return self._signed(guest, self._generations.get(guest, 0))

    def read(self, cookie: str | None) -> str:
        """The guest that a cookie proves; empty for none or a forged one."""
        guest, *rest = (cookie or "").split(".")
        number = rest[0] if len(rest) == 2 and rest[0].isascii() and rest[0].isdecimal() else "0"
        generation = int(number[:9])
        signed = self._signed(guest, generation)
        proven = hmac.compare_digest((cookie or "").encode(), signed.encode())
        # A later generation than this node has heard of is one that another node gave.
        return guest if proven and generation >= self._generations.get(guest, 0) else ""

    def _signed(self, guest: str, generation: int) -> str:
        said = f"{guest}.{generation}" if generation else guest
        return f"{said}.{hmac.new(self._key, said.encode(), sha256).hexdigest()}"

    def proven(self, token: str) -> str:
        """The guest that a token proves; raises `Refuse` for a forged one. A token is what a cookie holds."""
        if not (guest := self.read(token)):
            raise Refuse("bad-token")
        return guest

    async def me(self, guest: str) -> Me:
        name = await self._store.guest(guest) if guest else None
        return Me(guest, name) if name else Me()

    async def introduce(self, guest: str, name: str) -> Me:
        """Names a guest, who is new unless their cookie was read."""
        me = Me(guest or secrets.token_hex(12), clean_name(name))
        await self._store.name_guest(me.guest, me.name)
        return me

    async def named(self, guest: str) -> Me:
        """The guest, who must have a name to create a table, sit down or chat."""
        me = await self.me(guest)
        if not me.guest:
            raise Refuse("no-name")
        return me
