"""Lays out the dictionary for the kernel: every word written out once, then sorted for each way to play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.engine.kernel import HARD, LETTERS, Index, Numbers, one_of
from tapisvert.table.fast import compiled

LONGEST = 64
LETTER, ENDS, LAST = np.uint32(lexicon.LETTER), np.uint32(lexicon.ENDS), np.uint32(lexicon.LAST)
TARGET, UNSAID = np.uint32(lexicon.TARGET), np.uint16(lexicon.UNSAID)


class Texts(NamedTuple):
    """All words in alphabetical order, one behind the other, and how common they are."""

    letters: NDArray[np.uint8]  # a = 0
    starts: NDArray[np.int32]  # one more than there are words
    ranks: NDArray[np.uint16]  # 1 for the most common, 0 for the rare, UNSAID for what programs do not say

    def spell(self, number: int) -> str:
        """A word by its number."""
        return (self.letters[self.starts[number] : self.starts[number + 1]] + ord("a")).tobytes().decode()


@cache
def texts() -> Texts:
    """Every word of the dictionary."""
    words = lexicon.load()
    edges = np.array(words.edges, dtype=np.uint32)
    path = np.zeros(LONGEST, dtype=np.int64)
    starts = np.zeros(len(words) + 1, dtype=np.int32)
    length = write_out(edges, words.header.word_root, path, starts, np.zeros(0, dtype=np.uint8))
    letters = np.zeros(length, dtype=np.uint8)
    write_out(edges, words.header.word_root, path, starts, letters)
    return Texts(letters, starts, np.frombuffer(words.ranks(), dtype="<u2").astype(np.uint16))


def build(words: Texts, values: Mapping[str, int], capitals: bool, vocabulary: int | None) -> Index:
    """The index for cards of these values, with capitals or without, and so many common words, or all.

    What programs do not say is in none.
    """
    small, capital = (
        np.array([values.get(chr(ord(first) + letter), 0) for letter in range(LETTERS)], dtype=np.int64)
        for first in "aA"
    )
    worth = np.zeros(len(words.ranks), dtype=np.int32)
    weigh(words, small, capital if capitals else small, vocabulary or 0, worth)
    spans = np.zeros((LETTERS if capitals else 1, int(worth.max(initial=0)) + 2), dtype=np.int32)
    size = lay_out(words, worth, spans)
    index = Index(
        low=np.zeros(size, dtype=np.uint64),
        high=np.zeros(size, dtype=np.uint64),
        number=np.zeros(size, dtype=np.int32),
        hard=np.zeros(size, dtype=np.uint8),
        spans=spans,
        small=small,
        capital=capital,
    )
    fill(words, worth, index, spans[:, 1:].copy())
    return index


@compiled
def write_out(
    edges: NDArray[np.uint32],
    root: int,
    path: Numbers,
    starts: NDArray[np.int32],
    letters: NDArray[np.uint8],
) -> int:
    """Walk the automaton: note where words start, write their letters if there is room, return the end."""
    number, end, depth = 0, 0, 0
    path[0] = root
    while depth >= 0:
        edge = edges[path[depth]]
        if edge & ENDS:
            if len(letters):
                for place in range(depth + 1):
                    letters[end + place] = edges[path[place]] & LETTER
            number += 1
            end += depth + 1
            starts[number] = end
        if edge >> TARGET:
            depth += 1
            path[depth] = edge >> TARGET
            continue
        while depth >= 0 and edges[path[depth]] & LAST:
            depth -= 1
        if depth >= 0:
            path[depth] += 1
    return end


@compiled
def weigh(words: Texts, small: Numbers, first: Numbers, vocabulary: int, worth: NDArray[np.int32]) -> None:
    """What each word is worth without a joker (MAN-8), or -1: unsaid, or beyond the vocabulary."""
    for number in range(len(worth)):
        rank = words.ranks[number]
        if rank == UNSAID or (vocabulary and not 1 <= rank <= vocabulary):
            worth[number] = -1
            continue
        start = words.starts[number]
        worth[number] = first[words.letters[start]]
        for place in range(start + 1, words.starts[number + 1]):
            worth[number] += small[words.letters[place]]


@compiled
def lay_out(words: Texts, worth: NDArray[np.int32], spans: NDArray[np.int32]) -> int:
    """Reserve room for each group's words of each value, the highest first; returns how much in all."""
    for number in range(len(worth)):
        if worth[number] >= 0:
            spans[group_of_text(words, number, spans), worth[number]] += 1
    end = 0
    for group in range(len(spans)):
        for value in range(spans.shape[1] - 1, -1, -1):
            end += spans[group, value]
            spans[group, value] = end
    return end


@compiled
def fill(words: Texts, worth: NDArray[np.int32], index: Index, free: NDArray[np.int32]) -> None:
    """Put every word where it belongs; `free` is where the next one of each group and value goes."""
    skip = 1 if len(index.spans) > 1 else 0
    for number in range(len(worth)):
        if worth[number] < 0:
            continue
        group = group_of_text(words, number, index.spans)
        position = free[group, worth[number]]
        free[group, worth[number]] += 1
        index.number[position] = number
        start = words.starts[number]
        for place in range(start, words.starts[number + 1]):
            letter = int(np.int64(words.letters[place]))
            index.hard[position] += HARD >> letter & 1
            if place - start < skip:
                continue
            if letter < 16:
                index.low[position] += one_of(letter)
            else:
                index.high[position] += one_of(letter)


@compiled
def group_of_text(words: Texts, number: int, spans: NDArray[np.int32]) -> int:
    """The group of a word: its first letter, where there are capitals."""
    return int(np.int64(words.letters[words.starts[number]])) if len(spans) > 1 else 0
