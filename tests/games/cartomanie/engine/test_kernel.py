"""The kernel's word search against a plain one that counts letters, on tables of all kinds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from tapisvert.games.cartomanie import finder, lexicon
from tapisvert.games.cartomanie.engine import kernel
from tapisvert.games.cartomanie.engine.index import Texts, texts
from tapisvert.games.cartomanie.engine.search import Find, Search, search
from tapisvert.games.cartomanie.packs import JOKER, Card, pack, playable
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import cards_of, plain

VERSIONS = [(True, None), (False, None), (True, 4000), (False, 15_000)]
"""With capitals or without (MAN-23), and the size of the vocabulary."""

Found = dict[str, tuple[int, str]]
"""For each word its points and the joker's letter, if it needs one."""


class Plain:
    """Words found by comparing letter counts, without packed bits, sorted words or early exits.

    Programs search here, so words that they do not say are not found.
    """

    def __init__(self, capitals: bool, vocabulary: int | None) -> None:
        ranks = np.frombuffer(lexicon.load().ranks(), dtype="<u2")
        known = (ranks > 0) & (ranks <= vocabulary) if vocabulary else ranks != lexicon.UNSAID
        self.capitals = capitals
        self.words = [word for word, is_known in zip(all_words(), known, strict=True) if is_known]
        self.counts = counted([word[1:] for word in self.words] if capitals else self.words)
        self.first = np.array([word[0] for word in self.words])
        self.long = np.array([len(word) > 1 for word in self.words])

    def find(self, cards: tuple[Card, ...]) -> Found:
        there = np.array([cards.count(chr(ord("a") + letter)) for letter in range(26)], dtype=np.int8)
        short = np.maximum(self.counts - there, 0)
        missing = short.sum(axis=1)
        fits = (missing == 0) | ((missing == 1) & self.long & (JOKER in cards))
        if self.capitals:
            fits &= np.isin(self.first, [card.lower() for card in cards if card.isupper()])
        found = {}
        for number in np.flatnonzero(fits).tolist():
            word = self.words[number]
            joker = chr(ord("a") + int(short[number].argmax())) if missing[number] else ""
            spelled = word.capitalize() if self.capitals else word
            points = sum(pack().values[card] for card in spelled) - pack().values.get(joker, 0)
            found[word] = points, joker
        return found


@cache
def all_words() -> list[str]:
    return list(lexicon.load())


def counted(words: list[str]) -> NDArray[np.int8]:
    """How often each word has each letter."""
    letters = np.frombuffer("".join(words).encode(), dtype=np.uint8) - ord("a")
    rows = np.repeat(np.arange(len(words)), [len(word) for word in words])
    return np.bincount(26 * rows + letters, minlength=26 * len(words)).reshape(-1, 26).astype(np.int8)


@cache
def plain_search(capitals: bool, vocabulary: int | None) -> Plain:
    return Plain(capitals, vocabulary)


@cache
def dealt(
    capitals: bool, vocabulary: int | None
) -> list[tuple[tuple[Card, ...], dict[str, tuple[int, str]]]]:
    """Tables, each with all that a plain search finds there."""
    searched = plain_search(capitals, vocabulary)
    return [(cards, searched.find(cards)) for cards in tables(capitals, 18, seed=1)]


def tables(capitals: bool, number: int, seed: int) -> list[tuple[Card, ...]]:
    """Face-up cards, few or many, with a joker more often than luck would have it."""
    rng = random.Random(seed)
    places = GAME.options({"version": "full" if capitals else "children"}).places
    cards = [card for card in playable("full" if capitals else "children") if card != JOKER]
    laid = []
    for at in range(number):
        size = [1, 3, 5, 8, 12, places][at % 6]
        extra = rng.choice([(), (), (JOKER,), (JOKER, JOKER)])
        laid.append((*extra, *rng.sample(cards, size))[:places])
    return laid


@pytest.mark.parametrize(("capitals", "vocabulary"), VERSIONS)
def test_every_word_is_found_with_its_points_and_its_joker(capitals: bool, vocabulary: int | None) -> None:
    searched = search(capitals, vocabulary)
    assert len(searched) == len(plain_search(capitals, vocabulary).words)
    for cards, expected in dealt(capitals, vocabulary):
        found = searched.words(cards)
        assert {plain(each.spelling): (each.points, joker_of(each)) for each in found} == expected
        assert len(found) == len({each.position for each in found})


@pytest.mark.parametrize(("capitals", "vocabulary"), VERSIONS)
def test_the_best_word_is_found(capitals: bool, vocabulary: int | None) -> None:
    searched = search(capitals, vocabulary)
    for cards, words in dealt(capitals, vocabulary):
        for prefer_hard in (True, False):
            first = min(words, key=order(words, prefer_hard), default=None)
            best = searched.best(cards, prefer_hard)
            assert (best and (plain(best.spelling), best.points, joker_of(best))) == (
                (first, *words[first]) if first else None
            )


def test_the_walk_of_the_rules_finds_the_same() -> None:
    said = set(plain_search(True, None).words)
    for capitals in (True, False):
        for cards in tables(capitals, 25, seed=3):
            if len(cards) < 18:
                walked = {plain(spelling) for spelling in finder.all_words(capitals, cards)} & said
                assert walked == {plain(each.spelling) for each in search(capitals).words(cards)}


@pytest.mark.parametrize("capitals", [True, False])
def test_what_is_found_can_be_played(capitals: bool) -> None:
    searched = search(capitals)
    rng = random.Random(4)
    for cards, _ in dealt(capitals, None):
        words = searched.words(cards)
        for found in rng.sample(words, min(50, len(words))):
            used = Counter(cards_of(found.spelling))
            assert used <= Counter(cards)
            assert found.points == sum(pack().values[card] for card in used.elements())


def test_hard_letters_decide_between_equals_man_24_man_e1() -> None:
    cards = (*"BTatouages", *"oxait")
    two = Search(own("boxait", "tatouages"), capitals=True, vocabulary=None)
    assert {(each.spelling, each.points) for each in two.words(cards)} == {("Boxait", 18), ("Tatouages", 18)}
    assert spelled(two.best(cards)) == "Boxait"
    three = Search(own("aurait", "tatouages", "taxait"), capitals=True, vocabulary=None)
    assert spelled(three.best("Tatouagesxi")) == "Tatouages", "more points come first"


def test_a_joker_is_not_a_hard_letter_and_is_kept_between_equals_man_24() -> None:
    small = Search(own("kits", "pits"), capitals=False, vocabulary=None)
    cards = ("p", "i", "t", "s", JOKER)
    assert {(each.spelling, each.points) for each in small.words(cards)} == {("(k)its", 6), ("pits", 9)}
    equal = Search(own("kilo", "oil"), capitals=False, vocabulary=None)
    assert spelled(equal.best(("i", "l", "o", JOKER))) == "oil"


def test_a_joker_is_never_the_capital_nor_a_word_alone_man_7_man_23() -> None:
    assert search(True).best((JOKER, *"oxait")) is None
    assert search(False).best((JOKER,)) is None
    assert spelled(search(False).best((JOKER, "x"))) == "x"
    words = {each.spelling for each in search(True).words(("O", JOKER))}
    assert words == {"O", *(f"O({letter})" for letter in "chnrsu")}


def test_no_capital_no_word_man_6() -> None:
    assert search(True).best(tuple("aeiourstln")) is None
    assert search(True).words(tuple("aeiourstln")) == []


def test_more_cards_of_a_letter_than_a_nibble_holds() -> None:
    """Letters beyond 15 of a kind change nothing."""
    assert search(True).words((*"N", *"e" * 40)) == search(True).words((*"N", *"e" * 9))


def test_no_word_has_more_of_a_letter_than_the_kernel_can_count() -> None:
    assert counted(all_words()).max() <= kernel.FULL


def test_words_are_sorted_by_value_within_each_capital() -> None:
    index, written = search(True).index, texts()
    at = 0
    for capital, ends in enumerate(index.spans.tolist()):
        for value in range(len(ends) - 2, -1, -1):
            for position in {ends[value + 1], (ends[value + 1] + ends[value]) // 2, ends[value] - 1}:
                if ends[value + 1] <= position < ends[value]:
                    word = written.spell(index.number[position])
                    assert word[0] == chr(ord("a") + capital)
                    assert sum(pack().values[card] for card in word.capitalize()) == value
        assert ends[-1] == at
        at = ends[0]
    assert at == len(index.number) == len(plain_search(True, None).words)


def own(*words: str) -> Texts:
    """A dictionary of a few words, all of the same rank."""
    letters = np.frombuffer("".join(words).encode(), dtype=np.uint8) - np.uint8(ord("a"))
    starts = np.cumsum([0, *map(len, words)]).astype(np.int32)
    return Texts(letters, starts, np.ones(len(words), dtype=np.uint16))


def spelled(found: Find | None) -> str | None:
    return found and found.spelling


def joker_of(found: Find) -> str:
    return found.spelling.partition("(")[2][:1]


def order(words: Found, prefer_hard: bool) -> Callable[[str], tuple[object, ...]]:
    """The best word first: points, hard letters if they are preferred, no joker, the alphabet."""

    def place(word: str) -> tuple[object, ...]:
        points, joker = words[word]
        return -points, -hard(word, joker) if prefer_hard else 0, joker != "", word

    return place


def hard(word: str, joker: str) -> int:
    return sum(letter in "jkqwxyz" for letter in word) - (joker != "" and joker in "jkqwxyz")
