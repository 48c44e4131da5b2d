"""Luck that can be checked: commitments, salts, and the published shuffle.

`docs/fairness.md` writes this algorithm down for people who want to check it with other tools; the
page has an implementation of its own. Nothing here may change without a new `SCHEME`.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from tapisvert.table.value import Value

SCHEME = "tapisvert/1"
SECRET_BYTES = 32
WORDS = struct.Struct(">8I")


class Shuffle(Value, frozen=True):
    """One shuffle of a match: its number and name, and the order that came of it."""

    number: int
    name: str
    items: tuple[str, ...]


class Chance:
    """All the luck of one match, as a pure function of its key.

    The same number and name give the same shuffle, so a game never uses a pair of them twice.
    """

    apart = False
    """Whether other tables have the same luck. Then each seat draws from a part of its own, where one heap
    that all draw from would soon lie otherwise at every table."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of(cls, secret: str, salts: Sequence[str]) -> Chance:
        """The chance of a match from the host's secret and the seats' salts (all in hex)."""
        message = "\n".join([SCHEME, *salts]).encode()
        return cls(hmac.digest(bytes.fromhex(secret), message, "sha256"))

    @classmethod
    def seeded(cls, seed: int) -> Self:
        """Chance for simulations and tests, where nobody needs convincing."""
        return cls(hashlib.sha256(f"seed {seed}".encode()).digest())

    def shuffle(self, number: int, name: str, items: Iterable[str]) -> Shuffle:
        """Fisher-Yates on the sorted items, so that only what is shuffled matters, not how it lay."""
        order = sorted(items)
        words = self._words(f"{number}:{name}")
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return Shuffle(number, name, tuple(order))

    def draws(self, name: str) -> random.Random:
        """To draw from where nothing is shuffled. No shuffle has the number 0, so this luck is its own."""
        return Draws(self._words(f"0:{name}"))

    def _words(self, label: str) -> Iterator[int]:
        """The stream of a label: 32-bit words of HMAC-SHA256(key, "label:0"), "label:1" and so on."""
        block = 0
        while True:
            digest = hmac.digest(self._key, f"{label}:{block}".encode(), "sha256")
            yield from WORDS.unpack(digest)
            block += 1


class Draws(random.Random):
    """Uses words up, one after the other: all that is drawn follows from them, and from nothing else."""

    def __new__(cls, words: Iterator[int]) -> Self:
        return super().__new__(cls)

    def __init__(self, words: Iterator[int]) -> None:
        super().__init__(0)
        self._drawn = words

    def getrandbits(self, k: int, /) -> int:
        """The first bits of the next words; what is left of the last one is thrown away."""
        count = -(-k // 32)
        whole = 0
        for _ in range(count):
            whole = whole << 32 | next(self._drawn)
        return whole >> 32 * count - k

    def random(self) -> float:
        return self.getrandbits(53) / 2**53


def _below(limit: int, words: Iterator[int]) -> int:
    """A number from 0 to limit - 1, all equally likely: words from the uneven rest are thrown away."""
    even = 2**32 - 2**32 % limit
    while (word := next(words)) >= even:
        pass
    return word % limit


def draw_secret() -> str:
    """A new secret (or salt) in hex."""
    return secrets.token_hex(SECRET_BYTES)


def program_salt(promise: str, seat: int) -> str:
    """The salt of a program's seat follows from the commitment, so that the host has no choice in it."""
    return hashlib.sha256(f"{promise}:{seat + 1}".encode()).hexdigest()


def commitment(secret: str) -> str:
    """What the host publishes before anybody sits down: the SHA-256 of the secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
