"""Guests: who somebody is, shown by a signed cookie, and what they are called."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import sha256
from typing import Protocol

from tapisvert.server.messages import Me
from tapisvert.server.refusals import Refuse

COOKIE = "tapis"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one
NAME_LENGTH = 24

_DIRECTIONS = set("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Names(Protocol):
    """Where names are kept: the part of the store that this module needs."""

    async def guest(self, guest: str) -> str | None: ...

    async def name_guest(self, guest: str, name: str) -> None: ...


class Guests:
    """Issues and reads cookies: `<guest>.<signature>`. Only who has the key can make one."""

    def __init__(self, store: Names, key: bytes) -> None:
        self._store = store
        self._key = key

    def cookie(self, guest: str) -> str:
        return f"{guest}.{hmac.new(self._key, guest.encode(), sha256).hexdigest()}"

    def read(self, cookie: str | None) -> str:
        """The guest that a cookie proves; empty for none or a forged one."""
        guest = (cookie or "").partition(".")[0]
        proven = hmac.compare_digest((cookie or "").encode(), self.cookie(guest).encode())
        return guest if proven else ""

    def proven(self, token: str) -> str:
        """The guest that a token proves; raises `Refuse` for one that is none. It is what a cookie holds."""
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


def clean_name(name: str) -> str:
    """A name as it is shown: composed, trimmed, single spaces, nothing invisible; raises `Refuse`."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    shown = any(unicodedata.category(letter)[0] in "LNSP" for letter in clean)
    if not shown or len(clean) > NAME_LENGTH or any(_hidden(letter) for letter in clean):
        raise Refuse("bad-name")
    return clean


def clean_text(text: str) -> str:
    """A chat line as it is shown: what is invisible is left out."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(letter for letter in spaced if not _hidden(letter)).strip()


def _hidden(letter: str) -> bool:
    return letter in _DIRECTIONS or unicodedata.category(letter) in {"Cc", "Cs", "Co", "Zl", "Zp"}
