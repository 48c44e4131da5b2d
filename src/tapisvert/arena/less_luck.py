"""Results less their luck: the same ratings from fewer matches.

The luck of a side is nothing on average. So what a player won less a part of its luck is on average what it
won, and lies closer together. How large a part is best, the matches say: as much as makes the deals differ
least (a control variate). Luck that is estimated badly weighs little then, and does no harm. Every half of
the deals says it for the other half, so that no result has a say in what is taken from it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.arena.plan import Plan
from tapisvert.arena.play import Result

Floats = NDArray[np.float64]

MOST = 2.0
"""Whoever estimates luck may be too careful; but few deals never take out more than so many times of it."""


class Lessened(NamedTuple):
    """Wins by deal, less luck. `weights`: the part of it, by deal; `times`: so many matches each is like."""

    wins: Floats
    weights: Floats
    times: float


def lessened(wins: Floats, luck: Floats) -> Lessened:
    """Takes out of the wins of every deal what luck gave; both by deal and by player against player."""
    weights = np.zeros(len(wins))
    for half in range(2):
        weights[half::2] = part_of(wins[1 - half :: 2], luck[1 - half :: 2])
    less = wins - weights.reshape(-1, *[1] * (wins.ndim - 1)) * luck
    left = _spread(less)
    return Lessened(less, weights, _spread(wins) / left if left else 1.0)


def part_of(wins: Floats, luck: Floats) -> float:
    """How much of luck is to be taken out of wins, so that least of their spread is left."""
    if not len(wins):
        return 0.0
    won, lucky = wins - wins.mean(axis=0), luck - luck.mean(axis=0)
    spread = float((lucky**2).sum())
    return min(MOST, max(0.0, float((won * lucky).sum()) / spread)) if spread else 0.0


def _spread(wins: Floats) -> float:
    return float(((wins - wins.mean(axis=0)) ** 2).sum())


def luck_between(plan: Plan, results: Collection[Result], deals: Sequence[int], size: int) -> Floats:
    """By deal: the luck that the first player had in its matches with the second."""
    number = {deal: index for index, deal in enumerate(deals)}
    luck = np.zeros((len(deals), size, size))
    for result in results:
        for one, other in permutations(range(len(plan.sides)), 2):
            players = result.lineup[one], result.lineup[other]
            if players[0] != players[1]:
                luck[number[result.deal], *players] += result.luck[one]
    return luck
