"""Every spelling that some cards have, on bits: how many there are, and one of them at random.

The search of `kernel.py` looks at all words for the most valuable ones. Who draws from all that can be made
needs each of them, and counted as `finder.py` does: a word once more for every place that a joker can take in
it. So this is the walk of `finder.py`, through the same automaton. The letters of a node are bits, and so is
what the cards allow: the lower half of a 64-bit word for cards, the upper half for what a joker stands for.
"""

from __future__ import annotations

from functools import cache
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.packs import JOKER, Card
from tapisvert.table.fast import Word, Words, compiled, count, lowest, nth_bit, random_below

HALF = 32
CAPITAL, BLANK = HALF, 2 * HALF
"""Added to a letter (a = 0): for a capital card, and for a joker that stands for the letter."""

THE_JOKER = BLANK - 1
SPARE = BLANK
"""Where a hand counts the joker that is in use: no letter is ever out because of it."""

CODES: dict[Card, int] = {
    **{card: letter for letter, card in enumerate(ascii_lowercase)},
    **{card: CAPITAL + letter for letter, card in enumerate(ascii_uppercase)},
    JOKER: THE_JOKER,
}
"""The kernel's number of every card. A hand counts cards by it, and has one place more, which is SPARE."""

LONGEST = 32
ALL = 1 << 62
NOTHING, ONE = np.uint64(0), np.uint64(1)
LETTER, UPPER = np.uint64(HALF - 1), np.uint64(HALF)
LOWER = np.uint64((1 << HALF) - 1)

Hand = NDArray[np.int8]


class Automaton(NamedTuple):
    """The dictionary's automaton by its edges that go on; `root` is one that leads to the start."""

    root: int
    edges: Words  # of the node that an edge leads to: in the lower half those that go on, in the upper ends


class Path(NamedTuple):
    """Room for a walk: at each depth the node, what the cards still allow and what is still to be tried there,
    and the letter that was taken; and by first letters how many spellings there are.
    """

    nodes: Words
    can: Words
    todo: Words
    letters: NDArray[np.uint8]
    found: NDArray[np.int64]


@cache
def automaton() -> Automaton:
    """All words of the dictionary."""
    words = lexicon.load()
    edges = np.array(words.edges, dtype=np.uint64)
    letter, target = edges & np.uint64(lexicon.LETTER), edges >> np.uint64(lexicon.TARGET)
    goes, ends = target > 0, edges & np.uint64(lexicon.ENDS) > 0
    begins = np.ones(len(edges), dtype=np.bool_)
    begins[2:] = edges[1:-1] & np.uint64(lexicon.LAST) > 0  # the edge with number 0 is none
    starts, node = np.flatnonzero(begins), np.cumsum(begins, dtype=np.int32) - 1
    bits = goes.astype(np.uint64) << letter | ends.astype(np.uint64) << letter + UPPER
    letters = np.bitwise_or.reduceat(bits, starts)
    targets = node[target[goes]].astype(np.int32)
    needs = (np.cumsum(goes) - goes)[starts].astype(np.uint64) << UPPER
    find_needs(letters, targets, needs)
    rows = np.stack([letters, needs], axis=1)
    root = int(node[words.header.word_root])
    return Automaton(len(targets), np.concatenate([rows[targets], rows[[root]]]))


def room() -> Path:
    """For walks through this dictionary."""
    return Path(
        *(np.zeros(LONGEST, dtype=np.uint64) for _ in range(3)),
        letters=np.zeros(LONGEST, dtype=np.uint8),
        found=np.zeros(2 * HALF, dtype=np.int64),
    )


@compiled
def draw(words: Automaton, hand: Hand, capitals: bool, path: Path, rng: Words) -> tuple[int, int]:
    """How many spellings the cards of a hand have, and the length of one that is left in `path.letters`."""
    total, first = 0, first_letters(words, hand, capitals)
    left = first
    while left:
        bit = left & ~(left - ONE)
        left ^= bit
        here, _ = walk(words, hand, capitals, bit, ALL, path)
        path.found[lowest(bit)] = here
        total += here
    if not total:
        return 0, 0
    nth, left = random_below(rng, total), first
    while nth >= path.found[lowest(left)]:
        nth -= path.found[lowest(left)]
        left &= left - ONE
    return total, walk(words, hand, capitals, left & ~(left - ONE), nth + 1, path)[1]


@compiled
def any_word(words: Automaton, hand: Hand, capitals: bool, path: Path) -> bool:
    """Whether the cards of a hand make any word."""
    return walk(words, hand, capitals, first_letters(words, hand, capitals), 1, path)[0] > 0


@compiled
def walk(
    words: Automaton, hand: Hand, capitals: bool, first: Word, enough: int, path: Path
) -> tuple[int, int]:
    """How many spellings begin with one of some first letters; it stops at so many as are enough.

    Where it stops, the letters of that spelling are left in `path.letters`, and their number is returned too.
    The hand is the same again in the end.
    """
    kind, spare = np.uint64(CAPITAL if capitals else 0), np.uint64(SPARE)
    hand[spare] = 100
    node, can, depth = np.uint64(words.root), allowed(hand), 0
    letters = words.edges[node, 0]
    ends = letters >> UPPER & first  # no joker: alone it is no word (MAN-23)
    left = (letters & LOWER | letters << UPPER) & first
    found = count(ends)
    if found >= enough:
        path.letters[0] = nth_letter(ends, enough - 1) | kind
        return found, 1
    while True:
        if not left:
            if not depth:
                return found, 0
            depth -= 1
            node, can, left = path.nodes[depth], path.can[depth], path.todo[depth]
            hand[slot_of(path.letters[depth])] += 1
            continue
        bit = np.uint64(lowest(left))
        left &= left - ONE
        letter = bit & LETTER
        before = words.edges[node, 0] & ((ONE << letter) - ONE)
        target = (words.edges[node, 1] >> UPPER) + np.uint64(count(before))
        code = bit + UPPER if bit != letter else letter if depth else letter | kind
        slot = slot_of(code)
        if bit != letter:
            rest = can & LOWER
        else:
            rest = can & ~(np.uint64(hand[slot] == 1) << bit)
        missing = words.edges[target, 1] & LOWER & ~rest
        if missing & (missing - (rest >> np.uint64(63))):
            continue
        letters = words.edges[target, 0]
        ends = (letters >> UPPER | letters & ~LOWER) & rest
        found += count(ends)
        if found >= enough:
            path.letters[depth] = code
            path.letters[depth + 1] = nth_letter(ends, count(ends) - 1 - (found - enough))
            for place in range(depth):
                hand[slot_of(path.letters[place])] += 1
            return found, depth + 2
        todo = (letters & LOWER | letters << UPPER) & rest
        if todo:
            path.nodes[depth], path.can[depth], path.todo[depth] = node, can, left
            path.letters[depth] = code
            hand[slot] -= 1
            depth += 1
            node, can, left = target, rest, todo


@compiled
def first_letters(words: Automaton, hand: Hand, capitals: bool) -> Word:
    """What a word may begin with: a capital where there are such cards (MAN-6), and no joker for it (MAN-7)."""
    letters, can = words.edges[words.root, 0], allowed(hand)
    letters |= letters >> UPPER | letters << UPPER
    if not capitals:
        return letters & can
    first = NOTHING
    for letter in range(HALF - 1):
        if hand[CAPITAL + letter]:
            first |= ONE << np.uint64(letter)
    return letters & first


@compiled
def allowed(hand: Hand) -> Word:
    """The small letters that a hand has, and in the upper half all, if it has a joker."""
    can = ~LOWER if hand[THE_JOKER] else NOTHING
    for letter in range(HALF):
        if hand[letter]:
            can |= ONE << np.uint64(letter)
    return can


@compiled
def slot_of(code: Word) -> Word:
    """Where a hand counts what was taken for a letter: only small cards run out."""
    return np.uint64(code) if code < HALF else np.uint64(SPARE)


@compiled
def nth_letter(bits: Word, nth: int) -> Word:
    """The nth of some letters that end a word, from 0: first cards, then those that a joker stands for."""
    bit = np.uint64(lowest(nth_bit(bits, np.uint64(nth))))
    return bit if bit < UPPER else bit + UPPER


@compiled
def find_needs(letters: Words, targets: NDArray[np.int32], needs: Words) -> None:
    """Which letters are in all that follows a node; again and again, until nothing changes any more."""
    for node in range(len(letters)):
        needs[node] |= LOWER
    changed = True
    while changed:
        changed = False
        for node in range(len(letters)):
            every, target = LOWER, needs[node] >> UPPER
            for letter in range(HALF):
                bit = ONE << np.uint64(letter)
                goes, ends = letters[node] & bit, letters[node] >> UPPER & bit
                if ends:
                    every &= bit
                elif goes:
                    every &= bit | needs[targets[target]]
                if goes:
                    target += ONE
            if every != needs[node] & LOWER:
                needs[node] = needs[node] & ~LOWER | every
                changed = True
