"""The dictionary's automaton for walks on bits: the letters of a node are bits of half a 64-bit word."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.engine.kernel import LETTERS
from tapisvert.table.fast import Words, compiled

HALF = 32
NOTHING, ONE = np.uint64(0), np.uint64(1)
UPPER, LOWER = np.uint64(HALF), np.uint64((1 << HALF) - 1)


class Automaton(NamedTuple):
    """The dictionary's automaton: its edges that go on, those of a node in the order of their letters.

    An edge has two words. The first is of the letters of the node it leads to: those that go on, and in the
    upper half those that end a word. The second has the letters without which no word ends from there, and in
    the upper half where the edges of that node are.
    """

    root: int  # where an edge to the start of all words is
    edges: Words


@cache
def automaton() -> Automaton:
    """All words of the dictionary."""
    words = lexicon.load()
    edges = np.array(words.edges, dtype=np.uint64)
    letter, target = edges & np.uint64(lexicon.LETTER), edges >> np.uint64(lexicon.TARGET)
    goes, ends = target > 0, edges & np.uint64(lexicon.ENDS) > 0
    begins = np.ones(len(edges), dtype=np.bool_)
    begins[2:] = edges[1:-1] & np.uint64(lexicon.LAST) > 0  # the edge with number 0 is none
    starts, node = np.flatnonzero(begins), np.cumsum(begins) - 1
    bits = goes.astype(np.uint64) << letter | ends.astype(np.uint64) << letter + UPPER
    nodes = np.zeros((len(starts), 2), dtype=np.uint64)
    nodes[:, 0] = np.bitwise_or.reduceat(bits, starts)
    nodes[:, 1] = (np.cumsum(goes) - goes)[starts].astype(np.uint64) << UPPER + ONE
    targets = node[target[goes]]
    find_needs(nodes, targets)
    root = node[words.header.word_root]
    return Automaton(2 * len(targets), nodes[[*targets, root]].ravel())


@compiled
def find_needs(nodes: Words, targets: NDArray[np.int64]) -> None:
    """Which letters are in all that follows a node; again and again, until nothing changes any more."""
    for node in range(len(nodes)):
        nodes[node, 1] |= LOWER
    changed = True
    while changed:
        changed = False
        for node in range(len(nodes)):
            letters, rest, needs = nodes[node, 0], nodes[node, 1], LOWER
            edge = rest >> UPPER + ONE
            for letter in range(LETTERS):
                bit = ONE << np.uint64(letter)
                if letters >> UPPER & bit:
                    needs &= bit
                elif letters & bit:
                    needs &= bit | nodes[targets[edge], 1]
                if letters & bit:
                    edge += ONE
            nodes[node, 1] = rest & ~LOWER | needs
            changed |= nodes[node, 1] != rest
