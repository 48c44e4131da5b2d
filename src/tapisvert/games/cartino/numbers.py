"""Cartino in numbers: a move is a half and how it is laid, or `end`, or `back`; a view halves and counts.

Halves are counted by suit in the order of CAR-9, then from the lowest card up, the upper half first. What a
seat observes is told from where it sits: itself comes first, then the others in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.board import Half, layout
from tapisvert.games.cartino.board import halves_of as both_halves
from tapisvert.games.cartino.model import JOKER, JOKERS, RACK, TAKE_BACKS, End, Lay, Move, Options, View
from tapisvert.games.cartino.rules import LOW_TO_HIGH
from tapisvert.table.cards import height, suit
from tapisvert.table.numbers import Vector

HOWS = ("stone", "joker", "exchange")
PLANES = 4
MANY = 100
"""Points in one turn beyond this are all the same, and so many stones never lie in the bag."""

SIXTEEN = 4
"""Scores are told as how many sixteens they are, which is two to the power of this, and what is left."""


def moves(options: Options) -> int:
    """Every half in every way, then `end`, then `back`."""
    return len(HOWS) * len(halves_of(options.edition)) + 2


def number(view: View, legal: Iterable[Move]) -> dict[int, Move]:
    places = _places(view.options.edition)
    last = len(HOWS) * len(places)
    numbers: dict[int, Move] = {}
    for move in legal:
        if isinstance(move, Lay):
            numbers[HOWS.index(move.how) * len(places) + places[move.half]] = move
        else:
            numbers[last if isinstance(move, End) else last + 1] = move
    return numbers


def points(view: View) -> Sequence[int]:
    """Everybody's points, without the turn that goes on."""
    return view.outcome.scores if view.outcome else view.scores


def width(options: Options) -> int:
    return len(scale(options))


@cache
def scale(options: Options) -> Vector:
    """What the counts of a view are multiplied with."""
    seats = options.players
    parts = (
        (PLANES * len(halves_of(options.edition)), 1),
        (seats, RACK),
        (seats, 32),
        (seats, 1 << SIXTEEN),
        (seats, JOKERS),
        (seats, 1),
        (1, JOKERS),
        (1, MANY),
        (1, TAKE_BACKS),
        (1, JOKERS),
        (1, 1),
        (1, RACK),
        (1, MANY),
    )
    return np.concatenate([np.full(size, 1 / most, dtype=np.float32) for size, most in parts])


def encode(view: View) -> Vector:
    return counts(view) * scale(view.options)


def counts(view: View) -> NDArray[np.int8]:
    """Halves: taken, with a joker, covered in this turn; the rack, both copies of a card; counts by seat."""
    places = _places(view.options.edition)
    planes = np.zeros((PLANES, len(places)), dtype=np.int8)
    for half, joker in view.board:
        planes[0, places[half]] = 1
        planes[1, places[half]] = joker
    for stone in view.laid:
        planes[2, places[stone.half]] = stone.how != "exchange"
    for card in view.rack:
        if card != JOKER:
            upper, lower = (places[half] for half in both_halves(card))
            planes[3, lower if planes[3, upper] else upper] = 1
    seats = np.roll(np.arange(view.options.players), -(view.seat or 0))
    scores = np.array(view.scores)[seats]
    gain = sum(stone.points for stone in view.laid)
    return np.concatenate(
        [
            planes.ravel(),
            np.array(view.racks)[seats],
            scores >> SIXTEEN,
            scores & ((1 << SIXTEEN) - 1),
            np.array(view.shown)[seats],
            seats == view.turn,
            [
                view.rack.count(JOKER),
                view.bag,
                view.backs,
                view.retired,
                view.dry,
                len(view.laid),
                min(MANY, gain),
            ],
        ]
    ).astype(np.int8)


@cache
def halves_of(edition: int) -> tuple[Half, ...]:
    """All halves, in the order of their numbers."""
    cards = sorted(layout(edition).cards, key=lambda card: (LOW_TO_HIGH.index(suit(card)), height(card)))
    return tuple(half for card in cards for half in both_halves(card))


@cache
def _places(edition: int) -> dict[Half, int]:
    return {half: place for place, half in enumerate(halves_of(edition))}
