"""The pack of letter cards and what each version plays with."""

from __future__ import annotations

from collections import Counter

import pytest

from tapisvert.games.cartomanie.packs import JOKER, draw, pack, playable, size, worth
from tapisvert.games.cartomanie.spelling import cards_of
from tapisvert.table.chance import Chance


def test_man_1_the_pack_has_123_cards_capitals_small_letters_and_jokers() -> None:
    """MAN-1."""
    assert len(pack().cards) == 123
    kinds = Counter(
        "capital" if card.isupper() else "joker" if card == JOKER else "small" for card in pack().cards
    )
    assert kinds == {"capital": 31, "small": 90, "joker": 2}


def test_man_2_the_values_the_sheet_prints() -> None:
    """MAN-2."""
    printed = {"B": 6, "T": 4, "a": 1, "e": 1, "g": 3, "i": 2, "o": 2, "s": 2, "t": 2, "u": 2, "x": 5}
    assert {card: pack().values[card] for card in printed} == printed


def test_man_3_a_capital_is_worth_twice_its_small_letter_and_a_joker_nothing() -> None:
    """MAN-3."""
    values = pack().values
    for points, letters in {1: "ae", 2: "ilnorstu", 3: "bcdfghmpv", 5: "jkqwxyz"}.items():
        for letter in letters:
            assert (values[letter], values[letter.upper()]) == (points, 2 * points)
    assert values[JOKER] == 0


def test_man_4_how_many_there_are_of_each() -> None:
    """MAN-4."""
    counts = Counter(pack().cards)
    assert {card for card in counts if card.isupper() and counts[card] == 2} == set("ACEPS")
    small = {"e": 14, "a": 9, "i": 8, "n": 6, "o": 6, "r": 6, "s": 6, "t": 5, "u": 5, "l": 4, "c": 3}
    assert {card: counts[card] for card in small} == small
    assert {counts[card] for card in "dmp"} == {2}
    assert {counts[card] for card in "bfghjkqvwxyz"} == {1}
    assert counts[JOKER] == 2


def test_man_22_short_is_half_the_pack_with_12_to_18_capitals() -> None:
    """MAN-22."""
    for half in (60, 63):
        for seed in range(60):
            cards, _ = draw("short", half, Chance.seeded(seed))
            assert len(cards) == half
            assert 12 <= sum(card.isupper() for card in cards) <= 18


def test_man_22_a_short_pack_with_too_few_or_many_capitals_is_drawn_again() -> None:
    """MAN-22."""
    assert max(len(draw("short", 60, Chance.seeded(seed))[1]) for seed in range(60)) > 1


def test_man_23_children_play_half_of_the_92_cards_that_are_no_capitals() -> None:
    """MAN-23."""
    assert len(playable("children")) == 92
    assert size("children", 60) == 46
    cards, _ = draw("children", 60, Chance.seeded(1))
    assert len(cards) == 46
    assert not any(card.isupper() for card in cards)


@pytest.mark.parametrize(("word", "points"), [("Boxait", 18), ("Tatouages", 18)])
def test_man_e1_what_the_two_words_of_the_sheet_are_worth(word: str, points: int) -> None:
    """MAN-E1, MAN-8."""
    assert worth(cards_of(word)) == points


def test_man_8_a_joker_adds_nothing() -> None:
    """MAN-8."""
    assert worth(cards_of("Bo(x)ait")) == 13
