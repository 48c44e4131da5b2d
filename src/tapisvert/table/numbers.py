"""What a game may say about its views and moves as numbers and as a picture, for those who train on it.

A game says so in two modules of its folder, found by name as its programs are: `numbers.py` with the
functions of `Numbers`, and `picture.py` with `draw(view)`, which gives a `Picture`. Both may be missing: then
whoever asks falls back on what every game has (`tapisvert.adapters`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]
"""Numbers from -1 to 1."""


class Numbers(Protocol):
    """How a game's moves are numbered, and how a seat's view becomes a vector.

    A game may say more, for rewards as it goes (`tapisvert.table.vectors.Stakes`): `points(view)`, what every
    seat has by then, and `round(view)`, the number of the round, if it is played in rounds.
    """

    def moves(self, options: Any) -> int:
        """How many numbers there are for moves."""
        ...

    def number(self, view: Any, legal: Iterable[Any]) -> Mapping[int, Any]:
        """The legal moves by their numbers. A move has the same number whenever the seat sees the same."""
        ...

    def width(self, options: Any) -> int:
        """How long the vector of a view is."""
        ...

    def encode(self, view: Any) -> Vector:
        """The view as a vector."""
        ...


class Box(msgspec.Struct, frozen=True):
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    fill: str


class Label(msgspec.Struct, frozen=True):
    """A text around a point, or from it on to the right."""

    x: float
    y: float
    text: str
    size: float
    fill: str = "#1c2b22"
    centred: bool = True


class Picture(msgspec.Struct, frozen=True):
    """What to draw, in order. Lengths are pixels, colours are `#rrggbb`."""

    width: float
    height: float
    shapes: tuple[Box | Label, ...]


def one_of(index: int | None, size: int) -> Vector:
    """All zeros, but for a one at the index if there is one."""
    vector = np.zeros(size, dtype=np.float32)
    if index is not None and index >= 0:
        vector[index] = 1
    return vector


def tally(things: Iterable[str], places: Mapping[str, int], most: int) -> Vector:
    """How many of each thing there are, as a share of the most there can be."""
    vector = np.zeros(len(places), dtype=np.float32)
    for thing in things:
        vector[places[thing]] += 1 / most
    return vector


def scaled(numbers: Collection[float], size: int, most: float) -> Vector:
    """Numbers as shares of the most they can be (held between -1 and 1), filled up with zeros."""
    vector = np.zeros(size, dtype=np.float32)
    vector[: len(numbers)] = [max(-1.0, min(1.0, number / most)) for number in numbers]
    return vector
