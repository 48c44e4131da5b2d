"""Word search on bits: the best word that cards make, or all of them.

Cards are counted in nibbles, one a letter: 16 letters in a first 64-bit word, 10 in a second. A word fits
when no nibble of the cards is below its own, which is two subtractions and a mask: bit 3 of each nibble is
set beforehand and survives where there are enough cards. Where it is lost in one nibble only, by one card, a
joker can help (MAN-7).

Words lie sorted by the value they have without a joker, highest first. No joker makes a word worth more, so a
search ends as soon as that value falls below the best word found.

The plain walk in `finder.py` is the authority; the tests ask both.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.fast import Word, Words, compiled, lowest

SMALL, CAPITALS, JOKERS = 0, 2, 4
"""Fields of `cards`: two words of nibbles each for small letters and capitals, and the number of jokers."""

LETTERS = 26
FULL = 7
"""The most of one letter that a word may have, so that bit 3 of a nibble is free."""

HARD = sum(1 << "abcdefghijklmnopqrstuvwxyz".index(letter) for letter in "jkqwxyz")
"""MAN-24: the letters that are hard to get rid of."""

NO_JOKER, IMPOSSIBLE = -1, -2
"""What there may be instead of the letter of a joker."""

NOTHING, ONE, THREE, NIBBLE = np.uint64(0), np.uint64(1), np.uint64(3), np.uint64(15)
GUARDS = np.uint64(0x8888888888888888)

Numbers = NDArray[np.int64]


class Index(NamedTuple):
    """The words of one version of the game and one vocabulary, sorted by value within each first letter.

    With capitals there is a group of words for each, and `low` and `high` count the other letters only.
    Without (MAN-23) there is one group, and all letters count.
    """

    low: Words
    high: Words
    number: NDArray[np.int32]  # of the word in alphabetical order
    hard: NDArray[np.uint8]  # how many letters MAN-24 names, the first one included
    spans: NDArray[np.int32]  # [group, value]: where the words below that value begin
    small: Numbers  # what each small card is worth
    capital: Numbers


@compiled
def best(index: Index, cards: Words, prefer_hard: bool) -> tuple[int, int, int]:
    """The most valuable word: its position, its points, and its joker's letter or -1; position -1 if none.

    Of words of equal value, the one with more hard letters if these are preferred (MAN-24), then one without
    a joker, then the first in alphabetical order.
    """
    low, high, jokers = guarded(cards[SMALL]), guarded(cards[SMALL + 1]), min(cards[JOKERS], ONE)
    groups = open_groups(index, cards)
    chosen, points, joker, score = -1, -1, -1, -1
    for value in range(highest(index, cards), -1, -1):
        if value < points:
            break
        left = groups
        while left:
            group = lowest(left)
            left &= left - ONE
            end = index.spans[group, value]
            word = next_fit(index, low, high, jokers, index.spans[group, value + 1], end)
            while word < end:
                letter = joker_for(index, low, high, word)
                worth, hard = value, np.int64(index.hard[word])
                if letter >= 0:
                    worth -= index.small[letter]
                    hard -= HARD >> letter & 1
                key = (worth << 8 | (hard if prefer_hard else 0) << 1 | (letter < 0)) << 32
                key -= index.number[word]
                if key > score:
                    chosen, points, joker, score = word, worth, letter, key
                word = next_fit(index, low, high, jokers, word + 1, end)
    return chosen, points, joker


@compiled
def find(index: Index, cards: Words, found: Numbers) -> int:
    """Put all words into the rows of `found`, each as `best` gives it.

    Returns how many there are; those for which there is no row are counted all the same.
    """
    low, high, jokers = guarded(cards[SMALL]), guarded(cards[SMALL + 1]), min(cards[JOKERS], ONE)
    groups = open_groups(index, cards)
    count = 0
    for value in range(highest(index, cards), -1, -1):
        left = groups
        while left:
            group = lowest(left)
            left &= left - ONE
            end = index.spans[group, value]
            word = next_fit(index, low, high, jokers, index.spans[group, value + 1], end)
            while word < end:
                if count < len(found):
                    letter = joker_for(index, low, high, word)
                    worth = value - index.small[letter] if letter >= 0 else value
                    found[count, 0], found[count, 1], found[count, 2] = word, worth, letter
                count += 1
                word = next_fit(index, low, high, jokers, word + 1, end)
    return count


@compiled
def add(cards: Words, field: int, letter: int, number: int) -> None:
    """Add cards of one letter; beyond 15 of it none are counted."""
    place = field + (letter >> 4)
    there = cards[place] >> np.uint64(4 * (letter & 15)) & NIBBLE
    cards[place] += one_of(letter) * min(np.uint64(number), NIBBLE - there)


@compiled
def guarded(counts: Word) -> Word:
    """Counts made ready to subtract from: 7 where there are more, and bit 3 set everywhere."""
    many = counts & GUARDS
    return counts | (many - (many >> THREE)) | GUARDS


@compiled
def next_fit(index: Index, low: Word, high: Word, jokers: Word, start: int, end: int) -> int:
    """The first word from `start` on that the cards make, or `end`; `jokers` is 1 if there is any, else 0.

    The cards are guarded. A letter that is short leaves a bit, and a joker allows one such bit.
    """
    # Unsigned, because numba asks of every other number whether it counts from an array's end.
    word, limit = np.uint64(start), np.uint64(end)
    while word < limit:
        short = ~(low - index.low[word]) & GUARDS
        if not short & (short - jokers):
            # Bits of the second word go between those of the first.
            short |= (~(high - index.high[word]) & GUARDS) >> ONE
            if not short & (short - jokers) and joker_for(index, low, high, int(word)) != IMPOSSIBLE:
                return int(np.int64(word))
        word += ONE
    return end


@compiled
def joker_for(index: Index, low: Word, high: Word, word: int) -> int:
    """The letter a joker stands for where at most one letter is short; NO_JOKER, or IMPOSSIBLE."""
    first, second = index.low[word], index.high[word]
    short, short_too = ~(low - first) & GUARDS, ~(high - second) & GUARDS
    if not short | short_too:
        return NO_JOKER
    bit = lowest(short | short_too)
    letter = (bit >> 2) + (0 if short else 16)
    left = low - first if short else high - second
    if left >> np.uint64(bit & ~3) & NIBBLE != FULL:
        return IMPOSSIBLE  # more than one card is missing
    if len(index.spans) == 1 and first + second == one_of(letter) and not (first and second):
        return IMPOSSIBLE  # a joker is no word alone (MAN-23)
    return letter


@compiled
def open_groups(index: Index, cards: Words) -> Word:
    """A bit for each group whose capital is there; where there are no capitals, for the one group."""
    if len(index.spans) == 1:
        return ONE
    groups = NOTHING
    for letter in range(LETTERS):
        if cards[CAPITALS + (letter >> 4)] >> np.uint64(4 * (letter & 15)) & NIBBLE:
            groups |= ONE << np.uint64(letter)
    return groups


@compiled
def highest(index: Index, cards: Words) -> int:
    """No word can be worth more, without its joker: all small cards, one capital and one letter more."""
    total, most, blank = 0, 0, 0
    for letter in range(LETTERS):
        shift = np.uint64(4 * (letter & 15))
        total += index.small[letter] * np.int64(cards[SMALL + (letter >> 4)] >> shift & NIBBLE)
        if cards[CAPITALS + (letter >> 4)] >> shift & NIBBLE:
            most = max(most, index.capital[letter])
        blank = max(blank, index.small[letter])
    bound = total + most + (blank if cards[JOKERS] else 0)
    return int(min(bound, index.spans.shape[1] - 2))


@compiled
def one_of(letter: int) -> Word:
    """A count of one for a letter, in whichever word it is in."""
    return ONE << np.uint64(4 * (letter & 15))
