"""The luck of a duplicate round: the same at all tables, and everybody in it adds to it (`tapisvert/4`).

Entrants seal a salt each before the round and open it when it begins; whoever cannot, leaves that to the
house, and the record says so. `docs/fairness.md` writes all of this down; the page has an implementation of
its own. Nothing here may change without a new scheme.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable

from tapisvert.table.chance import Chance, Shuffle, commitment
from tapisvert.table.value import Value

SCHEME = "tapisvert/4"
NO_SALT = "-"
"""Stands for a salt that was sealed and never opened."""


class Share(Value, frozen=True):
    """What an entrant (by number, from 0) adds to the luck. The salt is empty if it was never opened.

    `house`: the host's server drew and sealed it, for somebody whose page did not.
    """

    entrant: int
    seal: str
    salt: str = ""
    house: bool = False


class RoundDeal(Value, frozen=True):
    """Which round of which tournament a match is of, and what everybody in it added to its luck."""

    tournament: str
    number: int
    shares: tuple[Share, ...]


class SharedChance(Chance):
    """Luck that other tables have too.

    A shuffle orders by lots: what is in two shuffles with the same name lies in the same order in both, even
    where tables have come to shuffle different things.
    """

    apart = True

    def shuffle(self, number: int, name: str, items: Iterable[str]) -> Shuffle:
        copies: Counter[str] = Counter()
        lots: list[tuple[bytes, str]] = []
        for item in items:
            copies[item] += 1
            label = f"{number}:{name}:{item}:{copies[item]}"
            lots.append((hmac.digest(self._key, label.encode(), "sha256"), item))
        return Shuffle(number, name, tuple(item for _, item in sorted(lots)))


def seal(tournament: str, number: int, entrant: int, salt: str) -> str:
    """What an entrant (from 0) shows of a salt before anybody's is opened. Rounds count from 1."""
    return hashlib.sha256(_lines("seal", tournament, str(number), str(entrant + 1), salt)).hexdigest()


def chance(of: RoundDeal, secret: str) -> SharedChance:
    """The chance of a round: the same at all its tables."""
    seals = [f"{share.entrant + 1} {share.seal}" for share in of.shares]
    salts = [share.salt or NO_SALT for share in of.shares]
    lines = _lines("key", of.tournament, str(of.number), commitment(secret), *seals, *salts)
    return SharedChance(hmac.digest(bytes.fromhex(secret), lines, "sha256"))


def _lines(purpose: str, *parts: str) -> bytes:
    """No part holds a line feed, so two different lists of parts never give the same text."""
    return "\n".join([f"{SCHEME} {purpose}", *parts]).encode()
