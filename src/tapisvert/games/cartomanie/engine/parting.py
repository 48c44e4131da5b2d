"""Alone at the table (MAN-21): the word that fits best, and a search that parts open cards without rest."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie.engine.index import Texts
from tapisvert.games.cartomanie.engine.kernel import (
    CAPITALS,
    JOKERS,
    NIBBLE,
    ONE,
    SMALL,
    Index,
    guarded,
    joker_for,
    next_fit,
    one_of,
    open_groups,
)
from tapisvert.table.fast import Word, Words, compiled, lowest

WAYS, DEEPEST, STEPS = 6, 24, 120
"""The search tries so many words at a time, and takes so many in all."""

LETTERS_WANTED = 5.0
"""How long words should be where there are no capitals (MAN-23)."""

Numbers = NDArray[np.int64]


class Looks(NamedTuple):
    """How words of an index look to one who wants to clear the cards."""

    length: NDArray[np.int8]
    stiff: NDArray[np.float64]  # how welcome it is to be rid of its letters
    letters: NDArray[np.float64]  # the same of one letter
    kept: float  # what it is worth to keep a joker
    weight: float  # what a letter too much or too little costs


class Room(NamedTuple):
    """Room for a search: the words to try at every depth, with their jokers, and which is next."""

    words: Numbers
    jokers: Numbers
    keys: NDArray[np.float64]
    next: Numbers
    hands: Words  # the cards at every depth, as the search of words counts them


def new_room() -> Room:
    return Room(
        np.zeros((DEEPEST + 1, WAYS), dtype=np.int64),
        np.zeros((DEEPEST + 1, WAYS), dtype=np.int64),
        np.zeros((DEEPEST + 1, WAYS), dtype=np.float64),
        np.zeros(DEEPEST + 1, dtype=np.int64),
        np.zeros((DEEPEST + 1, 5), dtype=np.uint64),
    )


@compiled
def look_at(texts: Texts, index: Index, letters: NDArray[np.float64], looks: Looks) -> None:
    """Fill in how long every word of the index is, and how stiff."""
    for word in range(len(index.number)):
        number = index.number[word]
        looks.length[word] = texts.starts[number + 1] - texts.starts[number]
        stiff = 0.0
        for place in range(texts.starts[number], texts.starts[number + 1]):
            stiff += letters[texts.letters[place]]
        looks.stiff[word] = stiff


@compiled
def fittest(index: Index, looks: Looks, cards: Words, wanted: float) -> tuple[int, int]:
    """The word that helps most to clear all cards, and its joker's letter or -1; -1 if there is no word."""
    low, high, jokers = guarded(cards[SMALL]), guarded(cards[SMALL + 1]), min(cards[JOKERS], ONE)
    left, top = open_groups(index, cards), index.spans.shape[1] - 1
    chosen, joker, most = -1, -1, -1e9
    while left:
        group = lowest(left)
        left &= left - ONE
        end = index.spans[group, 0]
        word = next_fit(index, low, high, jokers, index.spans[group, top], end)
        while word < end:
            letter = joker_for(index, low, high, word)
            key = fitness(looks, word, letter, wanted)
            if key > most:
                chosen, joker, most = word, letter, key
            word = next_fit(index, low, high, jokers, word + 1, end)
    return chosen, joker


@compiled
def fitness(looks: Looks, word: int, joker: int, wanted: float) -> float:
    """How much a word helps to clear all cards; a joker is better kept."""
    key = looks.stiff[word] - looks.weight * abs(looks.length[word] - wanted)
    return float(key - looks.letters[joker] - looks.kept if joker >= 0 else key)


@compiled
def part(texts: Texts, index: Index, looks: Looks, cards: Words, room: Room) -> bool:
    """Whether a short search finds words that use up all the cards, which lie open."""
    depth, steps = 0, 0
    for field in range(5):
        room.hands[0, field] = cards[field]
    room.next[0] = offer(index, looks, room, 0, number_of(room.hands[0]))
    while depth >= 0:
        at = room.next[depth] - 1
        room.next[depth] = at
        if at < 0 or steps >= STEPS:
            depth -= 1
            continue
        steps += 1
        word, joker = room.words[depth, at], room.jokers[depth, at]
        take(texts, index, word, joker, room.hands[depth], room.hands[depth + 1])
        left = number_of(room.hands[depth + 1])
        if not left:
            return True
        if depth + 1 < DEEPEST:
            depth += 1
            room.next[depth] = offer(index, looks, room, depth, left)
    return False


@compiled
def number_of(cards: Words) -> int:
    """How many cards there are."""
    total = np.int64(cards[JOKERS])
    for field in range(JOKERS):
        total += count_of(cards[field])
    return int(total)


@compiled
def take(texts: Texts, index: Index, word: int, joker: int, cards: Words, rest: Words) -> None:
    """What a word leaves of the cards."""
    capitals = len(index.spans) > 1
    for field in range(5):
        rest[field] = cards[field]
    rest[SMALL] -= index.low[word]
    rest[SMALL + 1] -= index.high[word]
    if capitals:
        letter = int(np.int64(texts.letters[texts.starts[index.number[word]]]))
        rest[CAPITALS + (letter >> 4)] -= one_of(letter)
    if joker >= 0:
        rest[SMALL + (joker >> 4)] += one_of(joker)
        rest[JOKERS] -= ONE


@compiled
def offer(index: Index, looks: Looks, room: Room, depth: int, left: int) -> int:
    """Put the best few words of the capital that has fewest into the room, the best last; how many."""
    cards = room.hands[depth]
    groups = open_groups(index, cards)
    if not groups:
        return 0
    wanted = LETTERS_WANTED
    if len(index.spans) > 1:
        wanted = left / (count_of(cards[CAPITALS]) + count_of(cards[CAPITALS + 1]))
    low, high, jokers = guarded(cards[SMALL]), guarded(cards[SMALL + 1]), min(cards[JOKERS], ONE)
    fewest, rarest, top = 1 << 30, -1, index.spans.shape[1] - 1
    while groups:
        group = lowest(groups)
        groups &= groups - ONE
        found, end = 0, index.spans[group, 0]
        word = next_fit(index, low, high, jokers, index.spans[group, top], end)
        while word < end and found < fewest:
            found += 1
            word = next_fit(index, low, high, jokers, word + 1, end)
        if found < fewest:
            fewest, rarest = found, group
    number, end = 0, index.spans[rarest, 0]
    word = next_fit(index, low, high, jokers, index.spans[rarest, top], end)
    while word < end:
        letter = joker_for(index, low, high, word)
        key = fitness(looks, word, letter, wanted)
        number = insert(room, depth, number, word, letter, key)
        word = next_fit(index, low, high, jokers, word + 1, end)
    return number


@compiled
def insert(room: Room, depth: int, number: int, word: int, joker: int, key: float) -> int:
    """Put a word among the best few, which are sorted, the best last; how many there are now."""
    if number == WAYS:
        if key <= room.keys[depth, 0]:
            return number
        for at in range(WAYS - 1):
            move(room, depth, at + 1, at)
        number -= 1
    at = number
    while at > 0 and room.keys[depth, at - 1] > key:
        move(room, depth, at - 1, at)
        at -= 1
    room.words[depth, at], room.jokers[depth, at], room.keys[depth, at] = word, joker, key
    return number + 1


@compiled
def move(room: Room, depth: int, source: int, target: int) -> None:
    room.words[depth, target] = room.words[depth, source]
    room.jokers[depth, target] = room.jokers[depth, source]
    room.keys[depth, target] = room.keys[depth, source]


@compiled
def count_of(counts: Word) -> int:
    """How many cards a word of nibbles has."""
    total = np.int64(0)
    while counts:
        total += np.int64(counts & NIBBLE)
        counts >>= np.uint64(4)
    return int(total)
