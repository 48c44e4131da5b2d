"""The kernel's search as programs ask for it: cards in, words out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import numpy as np

from tapisvert.games.cartomanie.engine import kernel
from tapisvert.games.cartomanie.engine.index import Texts, build, texts
from tapisvert.games.cartomanie.engine.kernel import CAPITALS, JOKERS, SMALL
from tapisvert.games.cartomanie.packs import JOKER, Card, pack
from tapisvert.table.fast import Words

ROOM = 4096
"""Rows for words found; a search that finds more is done again with enough."""


class Find(NamedTuple):
    """A word that cards make: as it is played, the letter of a joker in brackets, and what it is worth."""

    spelling: str
    points: int
    position: int  # in the index


class Search:
    """Words for the cards of the pack: with capitals or without, all that there are or the common ones."""

    def __init__(self, texts: Texts, capitals: bool, vocabulary: int | None) -> None:
        """Take the words, and how many of the most common of them are known; None for all."""
        self.capitals = capitals
        self.texts = texts
        self.index = build(texts, pack().values, capitals, vocabulary)
        self._found = np.zeros((ROOM, 3), dtype=np.int64)

    def __len__(self) -> int:
        """How many words are known."""
        return len(self.index.number)

    def best(self, cards: Iterable[Card], prefer_hard: bool = True) -> Find | None:
        """The most valuable word; of equals the one with hard letters, if these are preferred (MAN-24)."""
        position, points, joker = kernel.best(self.index, count(cards), prefer_hard)
        return None if position < 0 else self._find(position, points, joker)

    def words(self, cards: Iterable[Card]) -> list[Find]:
        """All words, each once, in no order; with a joker only where they need it."""
        counted = count(cards)
        number = kernel.find(self.index, counted, self._found)
        if number > len(self._found):
            self._found = np.zeros((2 * number, 3), dtype=np.int64)
            kernel.find(self.index, counted, self._found)
        return [self._find(*row) for row in self._found[:number].tolist()]

    def _find(self, position: int, points: int, joker: int) -> Find:
        word = self.texts.spell(self.index.number[position])
        if self.capitals:
            word = word.capitalize()
        if joker >= 0:
            # Of several places the last one, so that the joker is never taken for the capital.
            letter = chr(ord("a") + joker)
            at = word.rindex(letter)
            word = f"{word[:at]}({letter}){word[at + 1 :]}"
        return Find(word, points, position)


@cache
def search(capitals: bool = True, vocabulary: int | None = None) -> Search:
    """The search of one version and vocabulary; made once."""
    return Search(texts(), capitals, vocabulary)


def count(cards: Iterable[Card]) -> Words:
    """Cards as the kernel counts them."""
    counted = np.zeros(5, dtype=np.uint64)
    for card, number in Counter(cards).items():
        if card == JOKER:
            counted[JOKERS] = number
        else:
            field, letter = (
                (SMALL, ord(card) - ord("a")) if card.islower() else (CAPITALS, ord(card) - ord("A"))
            )
            kernel.add(counted, field, letter, number)
    return counted
