"""Which words some cards can make: a walk through the dictionary's automaton, in plain Python.

Good enough for the rules, which ask rarely; programs that ask all the time have the kernel.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.lexicon import ENDS, LAST, LETTER, TARGET
from tapisvert.games.cartomanie.packs import JOKER, Card

STANDS_FOR = tuple(f"({letter})" for letter in ascii_lowercase)
"""How a joker is written, by the letter it stands for."""


def any_word(capitals: bool, cards: Iterable[Card], edition: int = lexicon.EDITION) -> bool:
    """Whether the dictionary has a word in these cards, or had one in that version of the game."""
    return bool(_words(capitals, cards, edition, most=1))


def all_words(capitals: bool, cards: Iterable[Card], edition: int = lexicon.EDITION) -> list[str]:
    """Every spelling of every word in these cards, the letter of a joker in brackets (MAN-6, MAN-7)."""
    return _words(capitals, cards, edition, most=sys.maxsize)


def _words(capitals: bool, cards: Iterable[Card], edition: int, most: int) -> list[str]:
    """The first words in the dictionary's order, at most so many."""
    there = Counter(cards)
    capital, small = ([there[card] for card in letters] for letters in (ascii_uppercase, ascii_lowercase))
    edges = lexicon.load().edges
    found: list[str] = []

    def walk(node: int, start: str, joker: bool) -> None:
        """Tries all that may stand behind `start`, from the letters that are left and perhaps a joker."""
        first = not start
        hand, names = (capital, ascii_uppercase) if first and capitals else (small, ascii_lowercase)
        while len(found) < most:
            edge = edges[node]
            letter, target, ends = edge & LETTER, edge >> TARGET, edge & ENDS
            if hand[letter]:
                if ends:
                    found.append(start + names[letter])
                if target:
                    hand[letter] -= 1
                    walk(target, start + names[letter], joker)
                    hand[letter] += 1
            if joker and not (first and capitals):
                if ends and not first:  # a joker alone is no word (MAN-23)
                    found.append(start + STANDS_FOR[letter])
                if target:
                    walk(target, start + STANDS_FOR[letter], False)
            if edge & LAST:
                return
            node += 1

    walk(lexicon.load().root(edition), "", there[JOKER] > 0)
    return found[:most]
