"""Puissance 4 in numbers: a move is its column, a view a plane for each player and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tapisvert.table.numbers import Vector, one_of
from tapisvert.table.open import Seen
from tapisvert_puissance4.rules import DISCS, Drop, Options, State


def moves(options: Options) -> int:
    return options.width


def number(view: Seen[State], legal: Iterable[Drop]) -> dict[int, Drop]:
    return {move.column: move for move in legal}


def width(options: Options) -> int:
    return len(DISCS) * (options.width * options.height + 1)


def encode(view: Seen[State]) -> Vector:
    """The viewer's discs come first, then the other's; those who look on see them as the first seat does."""
    state = view.state
    first = view.seat or 0
    planes = np.zeros((len(DISCS), state.options.width, state.options.height), dtype=np.float32)
    for column, discs in enumerate(state.columns):
        for row, disc in enumerate(discs):
            planes[(DISCS.index(disc) - first) % len(DISCS), column, row] = 1
    return np.concatenate([planes.ravel(), one_of((state.turn - first) % len(DISCS), len(DISCS))])
