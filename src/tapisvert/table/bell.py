"""What points are worth before a match is over: the rest of it goes up and down like a bell.

Only kernels import this module, and who calls them (`table/fast.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.fast import compiled

Floats = NDArray[np.float64]


def bell(nodes: int) -> Floats:
    """Where something may end that goes up and down like a bell, and how likely: a row each.

    >>> places, weights = bell(10)
    >>> round(float(weights.sum()), 9), round(float(weights @ places**2), 9)
    (1.0, 1.0)
    """
    places, weights = np.polynomial.hermite.hermgauss(nodes)
    return np.array([places * np.sqrt(2), weights / np.sqrt(np.pi)])


@compiled
def divide(points: NDArray[Any], wide: float, nodes: Floats, row: Floats) -> None:
    """The chance of every seat to end with most points, if those of each go up and down by `wide`.

    `nodes` are a bell's. With no width at all it is over: those with most points share the match.
    """
    total = 0.0
    for seat in range(len(row)):
        row[seat] = 0.0
        if wide <= 0.0:
            row[seat] = 1.0
            for other in range(len(row)):
                row[seat] *= points[seat] >= points[other]
        else:
            for node in range(nodes.shape[1]):
                chance = nodes[1, node]
                for other in range(len(row)):
                    if other != seat:
                        above = (points[seat] - points[other]) / wide + nodes[0, node]
                        chance *= below(above)
                row[seat] += chance
        total += row[seat]
    for seat in range(len(row)):
        row[seat] /= total


@compiled
def below(place: float) -> float:
    """How often something that goes up and down like a bell ends below a place: nearly, and at once."""
    return float(0.5 * (1.0 + np.tanh(0.7978845608 * (place + 0.044715 * place**3))))
