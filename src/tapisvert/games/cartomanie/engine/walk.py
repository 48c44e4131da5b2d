"""Every spelling that some cards have, on bits: how many there are, and one of them at random.

The search of `kernel.py` looks at all words for the most valuable ones. A draw from all that can be made
needs each of them, and counted as `finder.py` does: a word once more for every place that a joker can take in
it. So this is the walk of `finder.py`, through the same automaton. The letters of a node are bits of one half
of a 64-bit word, and where both cards and a joker are meant, the upper half is what the joker stands for.

What is left of a hand is written across: one half has the lowest binary digit of every small letter's count,
the next the second digit, another the third; so a card is taken with the same few operations, whichever it
is. Seven is the most that is counted, and no word has more of a letter.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie.engine.automaton import HALF, LOWER, NOTHING, ONE, UPPER, Automaton
from tapisvert.games.cartomanie.engine.kernel import FULL, LETTERS
from tapisvert.games.cartomanie.packs import JOKER, Card
from tapisvert.table.fast import Word, Words, compiled, count, lowest, nth_bit, random_below

CAPITAL, BLANK = HALF, 2 * HALF
"""Added to a letter (a = 0): for a capital card, and for a joker that stands for the letter."""

THE_JOKER = BLANK - 1
CODES: dict[Card, int] = {
    **{card: letter for letter, card in enumerate(ascii_lowercase)},
    **{card: CAPITAL + letter for letter, card in enumerate(ascii_uppercase)},
    JOKER: THE_JOKER,
}
"""The kernel's number of every card, by which a hand counts them."""

LONGEST = 32
TOP = np.uint64(2 * HALF - 1)

NODE, NEEDS, DIGITS, OTHERS, TODO, FROM, COUNTED, FIRST, WIDTH = (np.uint64(field) for field in range(9))
"""Fields of a way: both words of its last edge; the hand's first two digits; the third, with the joker in the
upper half; the letters that are still to be tried; the way before, and in the lowest byte the letter between
them; how many spellings were counted when all was tried; of the first way, what a word may begin with.
"""
BYTE, LETTER = np.uint64(8), np.uint64(255)

WAYS = 1 << 16
"""How many ways there is room for: more than nearly all hands have."""

NEVER = np.int64(1 << 62)

Hand = NDArray[np.int8]

Count: TypeAlias = Any
"""An np.int64, as `Word` is an np.uint64."""


class Path(NamedTuple):
    """Room for a walk: the ways it takes, and the codes of a spelling's letters."""

    ways: Words
    letters: NDArray[np.uint8]


def room(ways: int = WAYS) -> Path:
    return Path(np.zeros(int(WIDTH) * (ways + 2 * HALF), dtype=np.uint64), np.zeros(LONGEST, dtype=np.uint8))


@compiled
def draw(words: Automaton, hand: Hand, capitals: bool, path: Path, rng: Words) -> tuple[int, int]:
    """How many spellings the cards of a hand have, and the length of one that is left in `path.letters`."""
    ways, letters = path
    alone = begin(words, hand, capitals, ways)
    found, done = count_all(words, capitals, count(alone), ways)
    if not done:
        begin(words, hand, capitals, ways)
        found = count(alone) + seek(words, capitals, NEVER, ways)[1]
    if not found:
        return found, 0
    nth: Count = np.int64(random_below(rng, found))
    if nth < count(alone):
        letters[0] = lowest(nth_bit(alone, np.uint64(nth))) + (CAPITAL if capitals else 0)
        return found, 1
    if done:
        way, nth = find_counted(words, capitals, nth, count(alone), done, ways)
    else:
        begin(words, hand, capitals, ways)
        way, nth = seek(words, capitals, nth - count(alone), ways)
    return found, write(way, nth, capitals, path)


@compiled
def any_word(words: Automaton, hand: Hand, capitals: bool, path: Path) -> bool:
    """Whether the cards of a hand make any word."""
    alone = begin(words, hand, capitals, path.ways)
    return bool(alone) or bool(seek(words, capitals, np.int64(0), path.ways)[0])


@compiled
def begin(words: Automaton, hand: Hand, capitals: bool, ways: Words) -> Word:
    """Makes the first way, on which nothing is tried yet; returns the letters that are words by themselves.

    A word begins with a capital where there are such cards (MAN-6), and a joker is never one (MAN-7).
    """
    digits, others, first = NOTHING, ~LOWER if hand[THE_JOKER] else NOTHING, NOTHING
    for letter in range(LETTERS):
        cards, place = np.uint64(min(hand[letter], FULL)), np.uint64(letter)
        digits |= (cards & ONE) << place | (cards >> ONE & ONE) << place + UPPER
        others |= (cards >> ONE >> ONE) << place
        if hand[CAPITAL + letter]:
            first |= ONE << place
    if not capitals:
        first = held(digits, others)
    node = words.edges[words.root]
    ways[NODE], ways[NEEDS] = node, words.edges[words.root + 1]
    ways[DIGITS], ways[OTHERS] = digits, others
    ways[TODO] = ways[FIRST] = twice(node) & first
    return node >> UPPER & first  # only cards: a joker alone is no word (MAN-23)


@compiled
def count_all(words: Automaton, capitals: bool, found: Count, ways: Words) -> tuple[Count, Word]:
    """Takes all ways, those of few letters first: how many spellings there are, and where the ways end.

    That is nowhere if there was not enough room.
    """
    end = WIDTH
    while ways[TODO]:
        here, goes_on, _ = step(words, ways, NOTHING, end, NOTHING if capitals else LOWER, True)
        found += here
        end += WIDTH if goes_on else NOTHING
    ways[COUNTED] = np.uint64(found)
    # Twice the same, for the compiler: most hands have no joker, and without one there is less to do.
    if ways[OTHERS] > LOWER:
        return count_on(words, found, end, ways, True)
    return count_on(words, found, end, ways, False)


@compiled
def count_on(words: Automaton, found: Count, end: Word, ways: Words, joker: bool) -> tuple[Count, Word]:
    """All ways but the first. Nothing here is a branch that could be guessed wrong: each turn tries a letter,
    and keeps the way if it goes on.
    """
    at, room = WIDTH, np.uint64(len(ways)) - WIDTH
    while at < end <= room:
        here, goes_on, left = step(words, ways, at, end, LOWER, joker)
        found += here
        ways[at + COUNTED] = np.uint64(found)
        end += WIDTH if goes_on else NOTHING
        at += NOTHING if left else WIDTH
    return found, end if at == end else NOTHING


@compiled
def find_counted(
    words: Automaton, capitals: bool, nth: Count, alone: Count, end: Word, ways: Words
) -> tuple[Word, Count]:
    """After all were counted: the way on which the nth spelling ends, and its number there."""
    low, high = NOTHING, end // WIDTH - ONE
    while low < high:
        middle = (low + high) >> ONE
        if np.int64(ways[middle * WIDTH + COUNTED]) > nth:
            high = middle
        else:
            low = middle + ONE
    at = low * WIDTH
    nth -= np.int64(ways[at - WIDTH + COUNTED]) if at else alone
    if at:
        ways[at + TODO] = twice(ways[at + NODE]) & held(ways[at + DIGITS], ways[at + OTHERS])
    else:
        ways[TODO] = ways[FIRST]
    while True:
        here, _, _ = step(words, ways, at, end, NOTHING if capitals and not at else LOWER, True)
        if nth < here:
            return end, nth
        nth -= here


@compiled
def seek(words: Automaton, capitals: bool, nth: Count, ways: Words) -> tuple[Word, Count]:
    """Goes each way to its end before the next: where the nth spelling ends, and its number there.

    If there are not so many, it is nowhere, and the number is how many there are.
    """
    at, found, small = NOTHING, np.int64(0), NOTHING if capitals else LOWER
    while True:
        if ways[at + TODO]:
            here, goes_on, _ = step(words, ways, at, at + WIDTH, LOWER if at else small, True)
            if found + here > nth:
                return at + WIDTH, nth - found
            found += here
            at += WIDTH if goes_on else NOTHING
        elif at:
            at -= WIDTH
        else:
            return NOTHING, found


@compiled
def step(
    words: Automaton, ways: Words, at: Word, to: Word, small: Word, joker: bool
) -> tuple[Count, Word, Word]:
    """Tries a letter of the way at one place and puts that which it leads to at another.

    Returns how many spellings end there, the letters that are to be tried on it, and those left of the first.
    `small` are the letters that small cards are taken for, and `joker` is whether there may be any.
    """
    todo = ways[at + TODO]
    bit = todo & ~(todo - ONE)
    left = todo ^ bit
    ways[at + TODO] = left
    before = ways[at + NODE] & LOWER & ((bit & LOWER | bit >> UPPER if joker else bit) - ONE)
    edge = (ways[at + NEEDS] >> UPPER) + (np.uint64(count(before)) << ONE)
    # A card less: where a digit was 0 it becomes 1, and the next one is less, too.
    card = bit & small
    digits = ways[at + DIGITS] ^ card
    borrowed = (digits & card) << UPPER
    digits ^= borrowed
    others = ways[at + OTHERS] ^ (digits & borrowed) >> UPPER
    if joker and bit > LOWER:
        others &= LOWER
    node, needs = words.edges[edge], words.edges[edge + ONE]
    can = allowed(digits, others, needs)
    goes_on, ends = node & LOWER & can, node >> UPPER & can
    if joker:
        goes_on, ends = twice(node) & can, ending(node) & can
    ways[to + NODE], ways[to + NEEDS], ways[to + DIGITS], ways[to + OTHERS] = node, needs, digits, others
    ways[to + TODO], ways[to + FROM] = goes_on, at << BYTE | np.uint64(lowest(bit))
    return count(ends), goes_on, left


@compiled
def write(way: Word, nth: Count, capitals: bool, path: Path) -> int:
    """Leaves the letters of the nth spelling that ends on a way; returns their number."""
    ways, letters = path
    ends = ending(ways[way + NODE]) & allowed(ways[way + DIGITS], ways[way + OTHERS], ways[way + NEEDS])
    length, at = 1, way
    while at:
        length += 1
        at = ways[at + FROM] >> BYTE
    letters[length - 1] = code_of(np.uint64(lowest(nth_bit(ends, np.uint64(nth)))))
    for place in range(length - 2, -1, -1):
        letters[place] = code_of(ways[way + FROM] & LETTER)
        way = ways[way + FROM] >> BYTE
    if capitals:
        letters[0] += CAPITAL
    return length


@compiled
def held(digits: Word, others: Word) -> Word:
    """The letters of which there are cards, and in the upper half all, if there is a joker."""
    return (digits | digits >> UPPER) & LOWER | others


@compiled
def allowed(digits: Word, others: Word, needs: Word) -> Word:
    """The same; but nothing where more is missing of what all words need than a joker could stand for."""
    can = held(digits, others)
    missing = needs & LOWER & ~can
    missing &= missing - (others >> TOP)
    return can & ((missing + LOWER >> UPPER) - ONE)


@compiled
def twice(node: Word) -> Word:
    """The letters that go on, in both halves."""
    return node & LOWER | node << UPPER


@compiled
def ending(node: Word) -> Word:
    """The letters that end a word, in both halves."""
    return node >> UPPER | node & ~LOWER


@compiled
def code_of(place: Word) -> Word:
    """The code of a letter by its bit: of the card, or of the joker that stands for it."""
    return place if place < UPPER else place + UPPER
