"""Poker hands on sets of 52 bits: the best five of any number of cards, by the ten million a second.

Bit `13 * suit + rank` of a word is a card, with the suits and ranks of `table.cards` from 0. The four suits
are laid over each other: where two, three or four of them have a card is a set of ranks again, and all else
is looked up for such a set of 13 bits. Values are those of `hands.py`, which is the authority.
"""

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.cards import RANKS, SUITS, Card, rank, suit
from tapisvert.table.fast import Word, Words, compiled, count

THIRTEEN = np.uint64(13)
LANE = np.uint64(0x1FFF)
ONE = np.uint64(1)
FIVE = 5

STRAIGHT_FLUSH, FOUR, FULL, FLUSH, STRAIGHT, THREE, TWO_PAIRS, PAIR, HIGH = (
    kind << 20 for kind in range(9, 0, -1)
)


@cache
def number(card: Card) -> int:
    """The bit of a card."""
    return len(RANKS) * SUITS.index(suit(card)) + RANKS.index(rank(card))


def word(cards: Iterable[Card]) -> Word:
    """The set of these cards."""
    return np.uint64(sum(1 << number(card) for card in cards))


def _look_up() -> NDArray[np.int32]:
    """For every set of ranks: its five highest as digits, and above them the top of its highest straight."""
    table = np.zeros(1 << len(RANKS), dtype=np.int32)
    for ranks in range(1, len(table)):
        heights = [at + 2 for at in reversed(range(len(RANKS))) if ranks >> at & 1]
        digits = sum(height << 16 - 4 * place for place, height in enumerate(heights[:FIVE]))
        # Bit h stands for height h, with the ace below the 2 as well.
        line = ranks << 2 | (ranks >> 12) << 1
        tops = (top for top in range(14, 4, -1) if line >> (top - 4) & 0x1F == 0x1F)
        table[ranks] = next(tops, 0) << 20 | digits
    return table


LOOKED_UP = _look_up()


@compiled
def value(cards: Word) -> int:
    """What the best hand of these cards is worth: higher is better, equals are equal (CAS-4 to CAS-6)."""
    clubs, diamonds = cards & LANE, cards >> THIRTEEN & LANE
    hearts, spades = cards >> np.uint64(26) & LANE, cards >> np.uint64(39)
    suited = 0
    for ranks in (clubs, diamonds, hearts, spades):
        if count(ranks) >= FIVE:
            found = LOOKED_UP[ranks]
            straight = found >> 20
            suited = max(suited, STRAIGHT_FLUSH | straight << 16 if straight else FLUSH | found)
    if suited >= STRAIGHT_FLUSH:
        return suited
    minors, majors = clubs & diamonds, hearts & spades
    minor, major = clubs | diamonds, hearts | spades
    all_ranks = minor | major
    fours = minors & majors
    if fours:
        top = LOOKED_UP[fours] >> 16 & 0xF
        rest = all_ranks & ~bit(top)
        return int(FOUR | top << 16 | LOOKED_UP[rest] >> 4 & 0xF000)
    threes = minors & major | majors & minor
    pairs = minors | majors | minor & major
    if threes:
        top = LOOKED_UP[threes] >> 16 & 0xF
        others = pairs & ~bit(top)
        if others:
            return int(FULL | top << 16 | LOOKED_UP[others] >> 4 & 0xF000)
    if suited:
        return suited
    looked_up = LOOKED_UP[all_ranks]
    if looked_up >> 20:
        return int(STRAIGHT | looked_up >> 20 << 16)
    if threes:
        top = LOOKED_UP[threes] >> 16 & 0xF
        return int(THREE | top << 16 | LOOKED_UP[all_ranks & ~bit(top)] >> 4 & 0xFF00)
    if pairs:
        two = LOOKED_UP[pairs]
        top, next_top = two >> 16 & 0xF, two >> 12 & 0xF
        if next_top:
            rest = all_ranks & ~bit(top) & ~bit(next_top)
            return int(TWO_PAIRS | two & 0xFF000 | LOOKED_UP[rest] >> 8 & 0xF00)
        return int(PAIR | top << 16 | LOOKED_UP[all_ranks & ~bit(top)] >> 4 & 0xFFF0)
    return int(HIGH | looked_up) if all_ranks else 0


@compiled
def bit(height: int) -> Word:
    """The rank of a height as a set."""
    return ONE << np.uint64(height - 2)


@compiled
def values(cards: Words, found: NDArray[np.int64]) -> None:
    """The values of many sets."""
    for index in range(len(cards)):
        found[index] = value(cards[index])
