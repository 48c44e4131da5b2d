"""Commitments and the published shuffle."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from tapisvert.table.chance import Chance, commitment, draw_secret

SECRET = "00" * 32
SALTS = ["11" * 32, "22" * 32]


@pytest.fixture
def luck() -> None:
    """Real luck, here alone."""


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes(32)).hexdigest()


def test_secrets_are_32_bytes_and_never_the_same() -> None:
    drawn = {draw_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {32}


def test_the_shuffle_is_fisher_yates_over_the_published_stream() -> None:
    """Written again from docs/fairness.md, step by step, without the code under test."""
    key = hmac.new(bytes(32), "\n".join(["tapisvert/1", *SALTS]).encode(), "sha256").digest()
    blocks = b"".join(hmac.new(key, f"3:side 1:{i}".encode(), "sha256").digest() for i in range(9))
    words = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, len(blocks), 4)]
    order = sorted(["b1", "a2", "c3", "a1", "c3"])
    for i in (4, 3, 2, 1):
        while (word := words.pop(0)) >= 2**32 - 2**32 % (i + 1):
            pass
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    shuffle = Chance.of(SECRET, SALTS).shuffle(3, "side 1", ["b1", "a2", "c3", "a1", "c3"])
    assert shuffle.items == tuple(order)
    assert (shuffle.number, shuffle.name) == (3, "side 1")


def test_only_what_is_shuffled_matters_not_how_it_lay() -> None:
    chance = Chance.seeded(1)
    assert chance.shuffle(1, "pile", "abcdef") == chance.shuffle(1, "pile", "fedcba")


def test_number_name_secret_and_every_salt_change_the_order() -> None:
    items = [f"{i:02}" for i in range(40)]
    orders = {
        Chance.of(secret, salts).shuffle(number, name, items).items
        for secret, salts, number, name in [
            (SECRET, SALTS, 1, "pile"),
            ("01" * 32, SALTS, 1, "pile"),
            (SECRET, ["12" * 32, SALTS[1]], 1, "pile"),
            (SECRET, [SALTS[0], "23" * 32], 1, "pile"),
            (SECRET, SALTS[::-1], 1, "pile"),
            (SECRET, SALTS, 2, "pile"),
            (SECRET, SALTS, 1, "heap"),
        ]
    }
    assert len(orders) == 7


def test_every_order_is_equally_likely() -> None:
    """Chi-squared over the 24 orders of four items: below the 99.9% point of 23 degrees, 49.7."""
    counts = Counter(Chance.seeded(seed).shuffle(1, "x", "abcd").items for seed in range(4800))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7
