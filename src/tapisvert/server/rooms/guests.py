"""Guests: a signed cookie or token proves which guest somebody is; a guest has a name."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple, Protocol

from tapisvert.server.messages.people import Me
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.names import clean_name

COOKIE = "tapis"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one

_DEVICE = re.compile("d[0-9a-f]{16}", re.ASCII)


class Proof(NamedTuple):
    """Whom a cookie or token proves, and which device it was given to; empty for none."""

    guest: str = ""
    device: str = ""


class Names(Protocol):
    """Where names are kept: the part of the store that this module needs."""

    async def guest(self, guest: str) -> str | None: ...

    async def name_guest(self, guest: str, name: str) -> None: ...

    async def end_sessions(self, guest: str) -> None:
        """Begins a guest's next generation of cookies and tokens."""

    async def generations(self) -> dict[str, int]:
        """The generations of all guests who are not in their first."""


class Guests:
    """Issues and reads cookies. Nobody can make one without the key.

    A cookie is given to a device, `<guest>.<device>.<signature>`, and proves nothing once that was sent away
    (`ended`). Those of before there were devices go on: `<guest>.<signature>`, or
    `<guest>.<generation>.<signature>` for a guest who had ended sessions. Whoever ends sessions begins the
    next generation, and those of earlier ones prove nothing any more.
    """

    def __init__(self, store: Names, key: bytes, ended: Callable[[str], bool] = lambda device: False) -> None:
        self._store = store
        self._key = key
        self._ended = ended
        self._generations: dict[str, int] = {}

    async def renew(self) -> set[str]:
        """Reads who is in which generation; the guests that have begun another one since."""
        before, self._generations = self._generations, await self._store.generations()
        return {guest for guest, now in self._generations.items() if before.get(guest, 0) != now}

    async def end_sessions(self, guest: str) -> None:
        """From here on the guest's cookies and tokens prove nothing, but for those given after this."""
        await self._store.end_sessions(guest)
        await self.renew()

    def cookie(self, guest: str, device: str = "") -> str:
        """What a device shows; without one, a cookie of the guest's generation."""
        if device:
            return self._signed(f"{guest}.{device}")
        generation = self._generations.get(guest, 0)
        return self._signed(f"{guest}.{generation}" if generation else guest)

    def read(self, cookie: str | None) -> str:
        """The guest that a cookie proves; empty for none or a forged one."""
        return self.proof(cookie).guest

    def proof(self, cookie: str | None) -> Proof:
        said, _, _ = (cookie or "").rpartition(".")
        if not hmac.compare_digest((cookie or "").encode(), self._signed(said).encode()):
            return Proof()
        guest, _, rest = said.partition(".")
        if _DEVICE.fullmatch(rest):
            return Proof() if self._ended(rest) else Proof(guest, rest)
        # A later generation than this node has heard of is one that another node gave.
        return Proof(guest) if int(rest or 0) >= self._generations.get(guest, 0) else Proof()

    def said(self, cookie: str | None) -> str:
        """The guest that a cookie was given to, even if it proves nothing now; empty for a forged one."""
        said, _, _ = (cookie or "").rpartition(".")
        if not hmac.compare_digest((cookie or "").encode(), self._signed(said).encode()):
            return ""
        return said.partition(".")[0]

    def _signed(self, said: str) -> str:
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
