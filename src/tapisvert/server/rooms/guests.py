"""Guests: a signed cookie or token proves which guest somebody is; a guest has a name."""

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

_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # count as letters or signs, and show nothing
_JOINERS = "\u200c\u200d"  # some scripts and many emoji are written with them
_EMOJI = "\ufe0f"
_MARKS = 4
"""So many accents may sit on one letter; more of them are there to spill over the lines around."""


class Names(Protocol):
    """Where names are kept: the part of the store that this module needs."""

    async def guest(self, guest: str) -> str | None: ...

    async def name_guest(self, guest: str, name: str) -> None: ...


class Guests:
    """Issues and reads cookies: `<guest>.<signature>`. Nobody can make one without the key."""

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


def clean_name(name: str) -> str:
    """A name as it is shown: composed, trimmed, single spaces, nothing invisible; raises `Refuse`."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    shown = any(unicodedata.category(letter)[0] in "LNSP" for letter in clean)
    if not shown or len(clean) > NAME_LENGTH or _visible(clean) != clean:
        raise Refuse("bad-name")
    return clean


def clean_text(text: str) -> str:
    """A chat line as it is shown: what is invisible is left out."""
    return _visible(" ".join(unicodedata.normalize("NFC", text).split())).strip()


def _visible(text: str) -> str:
    """Without what cannot be seen, turns the writing round, or piles up."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if letter in _JOINERS:
            hidden = not kept or kept[-1] in _JOINERS or kept[-1] == " "
        elif letter == _EMOJI:
            hidden = not kept or unicodedata.category(kept[-1])[0] not in "SPN"
        else:
            hidden = _hidden(letter, category) or marks > _MARKS
        if not hidden:
            kept.append(letter)
    while kept and kept[-1] in _JOINERS:
        kept.pop()
    return "".join(kept)


def _hidden(letter: str, category: str) -> bool:
    selects = "\ufe00" <= letter <= "\ufe0e" or "\u180b" <= letter <= "\u180f" or letter >= "\U000e0000"
    return letter in _BLANK or selects or category in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
