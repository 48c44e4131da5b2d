"""Choosing a word alone, where the aim is to clear all cards (MAN-21).

Every word uses up one capital, so the words must be as long as the small letters that are left for
each capital; hard letters go first, jokers last. When everything lies open, a search tries to part
the cards into words without rest.
"""

from __future__ import annotations

import random
import time
from collections import Counter

from tapisvert.games.cartomanie.engine.search import Find, Search
from tapisvert.games.cartomanie.model import View
from tapisvert.games.cartomanie.packs import JOKER, Card
from tapisvert.games.cartomanie.programs.versus import Spread, without
from tapisvert.games.cartomanie.spelling import cards_of
from tapisvert.table.program import Budget

STIFF = dict.fromkeys("jkqwxyz", 4.0) | dict.fromkeys("bfghv", 1.6) | dict.fromkeys("cdmp", 0.8)
"""How welcome it is to be rid of a letter; vowels and the most common consonants count nothing."""
JOKER_KEPT = 3.0
LENGTH = 2.0
STEPS = 3_000
"""The most steps that the search for a clean end takes."""


def choose(
    view: View, cards: tuple[Card, ...], known: Search, budget: Budget, rng: random.Random
) -> Find | None:
    """The word that leaves the best chance to clear the rest."""
    table = Spread.of(view, cards)
    if not table.stock and not table.down:
        clean = clear(cards, known, budget)
        if clean:
            return clean[0]
    finds = known.words(cards)
    if not finds:
        return None
    wanted = _length(view, table)
    return max(finds, key=lambda find: (_fitness(find, wanted, table), rng.random()))


def ranked(view: View, cards: tuple[Card, ...], known: Search, budget: Budget) -> list[Find]:
    """All words, the one that leaves the best chance first; one that a clean end begins with before that."""
    table = Spread.of(view, cards)
    open_all = not table.stock and not table.down
    clean = {find.spelling for find in clear(cards, known, budget)[:1]} if open_all else set()
    wanted = _length(view, table)

    def key(find: Find) -> tuple[bool, float, str]:
        return find.spelling not in clean, -_fitness(find, wanted, table), find.spelling

    return sorted(known.words(cards), key=key)


def clear(cards: tuple[Card, ...], known: Search, budget: Budget) -> list[Find]:
    """Words that use up all the cards, the first to be made first; nothing if none were found in time."""
    clock = time.thread_time if budget.processor else time.perf_counter
    until = clock() + max(budget.seconds, 0.05)
    steps = [10 * budget.rounds or STEPS]

    def search(left: tuple[Card, ...]) -> list[Find] | None:
        if not left:
            return []
        steps[0] -= 1
        if steps[0] < 0 or (budget.seconds and clock() > until):
            return None
        for find in _parts(left, known):
            rest = search(without(left, find))
            if rest is not None:
                return [find, *rest]
        return None

    return search(cards) or []


def _parts(cards: tuple[Card, ...], known: Search) -> list[Find]:
    """The words of the capital that has the fewest of them: each capital has to go in the end."""
    capitals = sorted({card for card in cards if card.isupper()})
    small = tuple(card for card in cards if not card.isupper())
    if not capitals:
        return sorted(known.words(cards), key=_stiffness, reverse=True) if not known.capitals else []
    groups = [known.words((capital, *small)) for capital in capitals]
    number = len([card for card in cards if card.isupper()])
    if any(not group for group in groups):
        return []
    wanted = len(small) / number + 1
    fewest = min(groups, key=len)
    return sorted(fewest, key=lambda find: abs(len(cards_of(find.spelling)) - wanted) - _stiffness(find))


def _length(view: View, table: Spread) -> float:
    """How long words have to be on average, so that letters and capitals run out together."""
    if not view.options.capitals:
        return 5.0
    everything = [*table.open, *table.unseen]
    capitals = sum(card.isupper() for card in everything)
    return len(everything) / max(capitals, 1)


def _fitness(find: Find, wanted: float, table: Spread) -> float:
    cards = cards_of(find.spelling)
    open_capitals = Counter(card for card in table.open if card.isupper())
    spare = open_capitals[cards[0]] > 1
    return _stiffness(find) - LENGTH * abs(len(cards) - wanted) + 0.5 * spare


def _stiffness(find: Find) -> float:
    cards = cards_of(find.spelling)
    return sum(STIFF.get(card.lower(), 0.0) for card in cards) - JOKER_KEPT * (JOKER in cards)
