"""Luck that nobody can steer: every seat seals its salt before any is opened (scheme `tapisvert/2`).

A *seal* is the SHA-256 of a salt, bound to one seat of one attempt at one match. `docs/fairness.md` writes
all of this down; the page has an implementation of its own. Nothing here may change without a new scheme.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from tapisvert.table.chance import Chance, commitment

SCHEME = "tapisvert/2"
NO_SEAL = "-"
"""Stands for the seal of a program, which has none: its salt follows from the others' seals."""


def seal(match: str, attempt: int, seat: int, salt: str) -> str:
    """What a seat (from 0) shows of its salt before anybody's is opened. Attempts count from 1."""
    return _digest("seal", match, str(attempt), str(seat + 1), salt)


def program_salt(match: str, attempt: int, promise: str, seals: Sequence[str], seat: int) -> str:
    """The salt of a program's seat follows from the commitment and all seals: nobody has a choice in it."""
    return _digest("program", match, str(attempt), promise, str(seat + 1), *_written(seals))


def chance(match: str, attempt: int, secret: str, seals: Sequence[str], salts: Sequence[str]) -> Chance:
    """The chance of a match from the host's secret, everybody's seals and everybody's salts."""
    lines = _lines("key", match, str(attempt), commitment(secret), *_written(seals), *salts)
    return Chance(hmac.digest(bytes.fromhex(secret), lines, "sha256"))


def _written(seals: Sequence[str]) -> list[str]:
    return [seal or NO_SEAL for seal in seals]


def _digest(purpose: str, *parts: str) -> str:
    return hashlib.sha256(_lines(purpose, *parts)).hexdigest()


def _lines(purpose: str, *parts: str) -> bytes:
    """No part holds a line feed, so two different lists of parts never give the same text."""
    return "\n".join([f"{SCHEME} {purpose}", *parts]).encode()
