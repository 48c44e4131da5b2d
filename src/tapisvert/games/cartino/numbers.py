"""Cartino in numbers: a move is a half and how it is laid, or `end`, or `back`; a view halves and counts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np

from tapisvert.games.cartino.board import Half, layout
from tapisvert.games.cartino.model import (
    JOKER,
    JOKERS,
    RACK,
    TAKE_BACKS,
    End,
    LaidStone,
    Lay,
    Move,
    Options,
    Stone,
    View,
)
from tapisvert.table.numbers import Vector, one_of, scaled, tally

HOWS = ("stone", "joker", "exchange")
SEATS = 4
MANY = 200
"""Points and turns beyond this are all the same."""


def moves(options: Options) -> int:
    """Every half in every way, then `end`, then `back`."""
    return len(HOWS) * len(layout(options.edition).halves) + 2


def number(view: View, legal: Iterable[Move]) -> dict[int, Move]:
    places = _places(view.options.edition)
    last = len(HOWS) * len(places)
    numbers: dict[int, Move] = {}
    for move in legal:
        if isinstance(move, Lay):
            numbers[len(HOWS) * places[move.half] + HOWS.index(move.how)] = move
        else:
            numbers[last if isinstance(move, End) else last + 1] = move
    return numbers


def width(options: Options) -> int:
    return 4 * len(layout(options.edition).halves) + len(_stones(options.edition)) + 6 * SEATS + 5


def encode(view: View) -> Vector:
    """Halves: taken, with a joker, laid in this turn, exchanged in it; the rack; and counts by seat."""
    places = _places(view.options.edition)
    halves = np.zeros((4, len(places)), dtype=np.float32)
    for half, joker in view.board:
        halves[0, places[half]] = 1
        halves[1, places[half]] = joker
    for stone in view.laid:
        halves[2 + _exchanged(stone), places[stone.half]] = 1
    return np.concatenate(
        [
            halves.ravel(),
            tally(view.rack, _stones(view.options.edition), 2),
            one_of(view.seat, SEATS),
            one_of(view.turn, SEATS),
            one_of(view.options.players - 1, SEATS),
            scaled(view.racks, SEATS, RACK),
            scaled(view.scores, SEATS, MANY),
            scaled(view.shown, SEATS, JOKERS),
            scaled((view.bag, view.number), 2, MANY),
            scaled((view.backs,), 1, TAKE_BACKS),
            scaled((view.retired,), 1, JOKERS),
            scaled((view.dry,), 1, 1),
        ]
    )


def _exchanged(stone: LaidStone) -> bool:
    return stone.how == "exchange"


@cache
def _places(edition: int) -> dict[Half, int]:
    return {half: place for place, half in enumerate(layout(edition).halves)}


@cache
def _stones(edition: int) -> dict[Stone, int]:
    return {stone: place for place, stone in enumerate((*layout(edition).cards, JOKER))}
