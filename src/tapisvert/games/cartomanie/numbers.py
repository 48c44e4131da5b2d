"""Cartomanie in numbers: places and answers have fixed ones; words are numbered as they can be made now.

What a seat observes is told from where it sits: itself comes first, then the others in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_lowercase, ascii_uppercase

import numpy as np

from tapisvert.games.cartomanie.model import COMPASS, DOWN, GAP, Move, Options, Pass, Turn, View, Vote, Word
from tapisvert.games.cartomanie.packs import JOKER, Card
from tapisvert.table.numbers import Vector, one_of, scaled, tally

PLACES = 24
ANSWERS: tuple[Move, ...] = (Pass(), Pass(late=True), Vote(True), Vote(False))
WORDS = 1000
"""So many words have numbers: the longest ones, equals in the order of the alphabet."""

SEATS = len(COMPASS)
CARDS = {card: place for place, card in enumerate((*ascii_uppercase, *ascii_lowercase, JOKER))}
FACES = {**CARDS, DOWN: len(CARDS)}
MANY = 150
"""Points, turns and cards beyond this are all the same."""


def moves(options: Options) -> int:
    return PLACES + len(ANSWERS) + WORDS


def number(view: View, legal: Iterable[Move]) -> dict[int, Move]:
    numbers: dict[int, Move] = {}
    words: list[Word] = []
    for move in legal:
        if isinstance(move, Turn):
            numbers[move.place - 1] = move
        elif isinstance(move, Word):
            words.append(move)
        else:
            numbers[PLACES + ANSWERS.index(move)] = move
    words.sort(key=lambda word: (-_cards(word.spelling), word.spelling))
    return numbers | dict(enumerate(words[:WORDS], PLACES + len(ANSWERS)))


def points(view: View) -> Sequence[int]:
    return view.points


def width(options: Options) -> int:
    return PLACES * len(FACES) + (1 + SEATS) * len(CARDS) + 3 * SEATS + 8


def encode(view: View) -> Vector:
    """What lies on every place; cards in piles, and those that went back; counts by seat."""
    table = np.zeros((PLACES, len(FACES)), dtype=np.float32)
    for place, card in enumerate(view.table):
        if card != GAP:
            table[place, FACES[card]] = 1
    players, first = view.options.players, view.seat or 0
    around = [(first + step) % players for step in range(players)]
    piles: list[list[Card]] = [[card for won in view.piles[seat] for card in won.cards] for seat in around]
    piles += [[] for _ in range(SEATS - len(piles))]
    counts = (view.number, view.stock, view.left, view.due, view.quiet, view.laid, view.barren)
    return np.concatenate(
        [
            table.ravel(),
            *(np.minimum(tally(cards, CARDS, 10), np.float32(1)) for cards in (view.returned, *piles)),
            one_of((view.turn - first) % players, SEATS),
            one_of(players - 1, SEATS),
            scaled([view.points[seat] for seat in around], SEATS, MANY),
            scaled(counts, len(counts), MANY),
            scaled((view.proposal is not None,), 1, 1),
        ]
    )


def _cards(spelling: str) -> int:
    """How many cards a word takes: a joker's brackets are none."""
    return len(spelling) - 2 * spelling.count("(")
