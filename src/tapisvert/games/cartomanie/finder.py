"""Which words some cards can make: a walk through the dictionary's automaton, in plain Python.

Good enough for the rules, which ask rarely; programs that ask all the time have the kernel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.lexicon import ENDS, LAST, LETTER, TARGET
from tapisvert.games.cartomanie.packs import JOKER, Card


def any_word(capitals: bool, cards: Iterable[Card]) -> bool:
    """Whether the dictionary has a word in these cards."""
    return next(all_words(capitals, cards), None) is not None


def all_words(capitals: bool, cards: Iterable[Card]) -> Iterator[str]:
    """Every spelling of every word in these cards, the letter of a joker in brackets (MAN-6, MAN-7)."""
    left = Counter(cards)
    return _below(lexicon.load().header.word_root, "", left, capitals)


def _below(node: int, start: str, left: Counter[Card], capitals: bool) -> Iterator[str]:
    edges = lexicon.load().edges
    while node:
        edge = edges[node]
        letter = chr(ord("a") + (edge & LETTER))
        first = capitals and not start
        for card, written in ((letter.upper() if first else letter, None), (JOKER, f"({letter})")):
            if not left[card] or (card == JOKER and (first or "(" in start)):
                continue
            spelling = start + (written or card)
            if edge & ENDS and spelling != f"({letter})":
                yield spelling
            left[card] -= 1
            yield from _below(edge >> TARGET, spelling, left, capitals)
            left[card] += 1
        node = 0 if edge & LAST else node + 1
