"""Poker hands: the best five of any number of cards, and how they compare (CAS-4 to CAS-6).

These are the plain rules. Programs use the same in `engine/hands.py`, which gives the same values.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache

from tapisvert.games.casino_royal.model import Hand
from tapisvert.table.cards import SUITS, Card, height, rank, suit

KINDS = (
    "none",
    "high",
    "pair",
    "two-pairs",
    "three",
    "straight",
    "flush",
    "full",
    "four",
    "straight-flush",
)
"""CAS-4, lowest first."""

SIZE = 5
"""A hand has five cards at most."""

DIGIT = 16
"""A value is the kind and then, up to five times, the height of a card that counts: digits in base 16."""

NAMED = {"none": 0, "two-pairs": 2, "full": 2}
"""How many ranks are said in the name of a hand, where it is not one."""


def best(cards: Iterable[Card]) -> Hand:
    """The best hand of up to five among all these cards (CAS-6), what makes it first."""
    kind, chosen = _best(frozenset(cards))
    ranks = list(dict.fromkeys(map(rank, chosen)))[: NAMED.get(kind, 1)]
    high, low = [*ranks, "", ""][:2]
    return Hand(kind, high, low, chosen)


def value(cards: Iterable[Card]) -> int:
    """A number that is higher for the better hand, and equal for equal hands (CAS-5)."""
    kind, chosen = _best(frozenset(cards))
    heights = list(dict.fromkeys(map(height, chosen)))
    if kind in ("straight", "straight-flush"):
        heights = heights[:1]
    number = KINDS.index(kind)
    for place in range(SIZE):
        number = number * DIGIT + (heights[place] if place < len(heights) else 0)
    return number


@lru_cache(1024)  # every seat's view shows the same hands, and one card changes three of them
def _best(cards: frozenset[Card]) -> tuple[str, tuple[Card, ...]]:
    """The kind of the best hand and its cards, in the order in which they count."""
    held = sorted(cards, key=lambda card: (-height(card), SUITS.index(suit(card))))
    return next(((kind, chosen) for kind, chosen in _hands(held) if chosen), ("none", ()))


def _hands(held: list[Card]) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """The best hand of every kind, highest kind first; no cards where there is none.

    `held` is highest first. The first hand that there is wins; those after it are not asked for.
    """
    suited = [[card for card in held if suit(card) == wanted] for wanted in SUITS]
    ranked = defaultdict(list)
    for card in held:
        ranked[height(card)].append(card)
    yield "straight-flush", max(map(_straight, suited), key=lambda run: [height(card) for card in run[:1]])
    groups = sorted(ranked.values(), key=len, reverse=True)  # of equal size, the highest first
    yield "four", _filled(groups[0], held) if groups and len(groups[0]) == 4 else ()
    threes = [group for group in groups if len(group) >= 3]
    yield "full", _full(threes, list(ranked.values()))
    flushes = [cards[:SIZE] for cards in suited if len(cards) >= SIZE]
    yield "flush", tuple(max(flushes, key=lambda cards: [height(card) for card in cards], default=()))
    yield "straight", _straight(held)
    yield "three", _filled(threes[0], held) if threes else ()
    pairs = [group for group in groups if len(group) >= 2]
    yield "two-pairs", _filled(pairs[0] + pairs[1], held) if len(pairs) >= 2 else ()
    yield "pair", _filled(pairs[0], held) if pairs else ()
    yield "high", tuple(held[:SIZE])


def _filled(core: list[Card], held: list[Card]) -> tuple[Card, ...]:
    """What makes a hand, and the highest of the other cards up to five (CAS-5)."""
    return tuple([*core, *(card for card in held if card not in core)][:SIZE])


def _full(threes: list[list[Card]], groups: list[list[Card]]) -> tuple[Card, ...]:
    """The highest three, and the highest two of another rank."""
    if not threes:
        return ()
    twos = [group for group in groups if len(group) >= 2 and group is not threes[0]]
    return (*threes[0], *twos[0][:2]) if twos else ()


def _straight(held: list[Card]) -> tuple[Card, ...]:
    """The highest five in a row; an ace is also below the 2 (CAS-4)."""
    if len(held) < SIZE:
        return ()
    by_height = {height(card): card for card in reversed(held)}
    if 14 in by_height:
        by_height[1] = by_height[14]
    for top in range(14, SIZE - 1, -1):
        run = [by_height.get(top - step) for step in range(SIZE)]
        if all(run):
            return tuple(card for card in run if card)
    return ()
