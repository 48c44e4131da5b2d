"""Poker hands: what beats what, in the plain rules and, by the million, in the kernel."""

from __future__ import annotations

import random
from itertools import chain, combinations, pairwise
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

from tapisvert.games.casino_royal.engine import hands as kernel_hands
from tapisvert.games.casino_royal.hands import KINDS, best, value
from tapisvert.table.cards import RANKS, SUITS
from tapisvert.table.fast import Words

PACK = [rank + suit for suit in SUITS for rank in RANKS]

STANDARD = {
    "high": 1_302_540,
    "pair": 1_098_240,
    "two-pairs": 123_552,
    "three": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full": 3_744,
    "four": 624,
    "straight-flush": 40,
}

LADDER = """
5S
6S 7D
AS
AS 2D
2S 2D
2S 2D 3C
KS KD 4C 3D
KS KD 5C 4D 3H
KS KD AC
AS AD
2S 2D 3C 3D
2S 2D 3C 3D 4H
QS QD 3C 3D 4H
KS KD 3C 3D
KS KD 3C 3D 2S
KS KD 3C 3D 2S 2C 8H
KS KD 4C 4D
2S 2D 2C
2S 2D 2C AH KH
AS AD AC
AS 2D 3C 4H 5D
2D 3C 4H 5D 6S AS
10D JC QH KD AS
2S 3S 4S 5S 7S
2S 3S 4S 6S 7S
9S 8S 7S 6S 4S
AS 8S 7S 6S 4S
AS 9S 4S 3S 2S
2S 2D 2C 3S 3D
2S 2D 2C AS AD
3S 3D 3C 2S 2D 2C
3S 3D 3C 4S 4D
2S 2D 2C 2H
2S 2D 2C 2H AS
3S 3D 3C 3H
AS AD AC AH KD
AS 2S 3S 4S 5S
2S 3S 4S 5S 6S
10S JS QS KS AS
"""


def words(numbers: NDArray[np.uint8]) -> Words:
    """Sets of cards, one a row."""
    found: Words = np.bitwise_or.reduce(np.uint64(1) << numbers.astype(np.uint64), axis=1)
    return found


def hands_of(cards: int, size: int) -> NDArray[np.uint8]:
    """Every choice of `size` out of so many cards, one a row."""
    flat = chain.from_iterable(combinations(range(cards), size))
    return np.fromiter(flat, dtype=np.uint8, count=size * comb(cards, size)).reshape(-1, size)


def valued(sets: Words) -> NDArray[np.int64]:
    found = np.zeros(len(sets), dtype=np.int64)
    kernel_hands.values(sets, found)
    return found


def test_cas_4_and_cas_5_every_hand_beats_the_one_before_it() -> None:
    """CAS-4, CAS-5: also with fewer than five cards and with more."""
    ladder = [line.split() for line in LADDER.split("\n") if line]
    for lower, higher in pairwise(ladder):
        assert value(lower) < value(higher), (lower, higher)


@pytest.mark.parametrize(
    ("cards", "kind", "high", "low", "chosen"),
    [
        ("", "none", "", "", ""),
        ("7D", "high", "7", "", "7D"),
        ("KH 2C 3D 9S 7C 4D", "high", "K", "", "KH 9S 7C 4D 3D"),
        ("9S 2C 9D", "pair", "9", "", "9D 9S 2C"),
        ("9S 2C 9D 2H 4C 4S", "two-pairs", "9", "4", "9D 9S 4C 4S 2C"),
        ("9S 2C 9D 9H AC KD", "three", "9", "", "9D 9H 9S AC KD"),
        ("5H 4C AS 2D 3D", "straight", "5", "", "5H 4C 3D 2D AS"),
        ("5H 9H AH 2H 3H QH KS", "flush", "A", "", "AH QH 9H 5H 3H"),
        ("QS KD KS QD QH KC AC", "full", "K", "Q", "KC KD KS QD QH"),
        ("8S 8D 8H 8C 7C AD", "four", "8", "", "8C 8D 8H 8S AD"),
        ("KC QC JC 10C AC AD AH AS", "straight-flush", "A", "", "AC KC QC JC 10C"),
    ],
)
def test_cas_6_a_hand_is_the_best_five_of_all_cards(
    cards: str, kind: str, high: str, low: str, chosen: str
) -> None:
    """CAS-6: with the ranks that its name says, and what makes it first."""
    hand = best(cards.split())
    assert (hand.kind, hand.high, hand.low, " ".join(hand.cards)) == (kind, high, low, chosen)


def test_cas_5_suits_have_no_rank_and_sixth_cards_do_not_count() -> None:
    """CAS-4, CAS-5."""
    for one, other in [
        ("AS KD QC JH 9S", "AD KC QH JS 9C 8C"),
        ("2S 3S 4S 5S 7S", "2D 3D 4D 5D 7D AC"),
        ("2S 3D 4S 5S 6S", "2S 3D 4S 5S 6S 6D AC"),
    ]:
        assert value(one.split()) == value(other.split())


def test_all_five_card_hands_fall_into_the_known_classes() -> None:
    """CAS-4, CAS-5: 2,598,960 hands, 7,462 different ones; the plain rules agree on one of every class."""
    hands = hands_of(52, 5)
    found = valued(words(hands))
    classes, first = np.unique(found, return_index=True)
    assert len(found) == 2_598_960
    assert len(classes) == 7_462
    kinds, counts = np.unique(found >> 20, return_counts=True)
    assert {KINDS[kind]: count for kind, count in zip(kinds, counts, strict=True)} == STANDARD
    for expected, cards in zip(classes, hands[first], strict=True):
        assert value(PACK[card] for card in cards) == expected


@pytest.mark.parametrize("size", range(5))
def test_sets_of_fewer_than_five_are_valued_as_the_plain_rules_do(size: int) -> None:
    """CAS-6: every set of 0 to 2 cards, and a sample of three and four."""
    sets = list(combinations(PACK, size))
    for cards in random.Random(1).sample(sets, min(len(sets), 5_000)):
        assert kernel_hands.value(kernel_hands.word(cards)) == value(cards), cards


@pytest.mark.parametrize("size", range(6, 24))
def test_larger_sets_are_worth_their_best_five(size: int) -> None:
    """CAS-6: against every five of them, one by one; and the plain rules choose as well."""
    rng = random.Random(size)
    subsets = hands_of(size, 5)
    for _ in range(8):
        numbers = np.array(rng.sample(range(52), size), dtype=np.uint8)
        cards = [PACK[number] for number in numbers]
        expected = valued(words(numbers[subsets])).max()
        assert kernel_hands.value(kernel_hands.word(cards)) == expected == value(cards)
        assert value(best(cards).cards) == expected
