"""Results less their luck: the same ratings from fewer matches.

The luck of a side is nothing on average. So what a player won less a part of its luck is on average what it
won, and lies closer together. How large a part is best, the matches say: as much as makes the deals differ
least (a control variate). Luck that is estimated badly weighs little then, and never does harm.
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


class Lessened(NamedTuple):
    """Wins by deal, less luck. `weight`: the part of it; `times`: so many matches one of them stands for."""

    wins: Floats
    weight: float
    times: float


def lessened(wins: Floats, luck: Floats) -> Lessened:
    """Takes out of the wins of every deal what luck gave; both by deal and by player against player."""
    won, lucky = wins - wins.mean(axis=0), luck - luck.mean(axis=0)
    spread = float((lucky**2).sum())
    weight = min(1.0, max(0.0, float((won * lucky).sum()) / spread)) if spread else 0.0
    left = float(((won - weight * lucky) ** 2).sum())
    return Lessened(wins - weight * luck, weight, float((won**2).sum()) / left if left else 1.0)


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
