"""The plain judge: what positions are worth in any game that brings no judge of its own.

It knows nothing but the contract: matches go on at random to their end. That says who is ahead, not how good
players would go on. What lies face down in a state is to it how things are, not luck that is still to come.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from tapisvert.table.chance import Chance
from tapisvert.table.futures import FuturesJudge, Rows
from tapisvert.table.worth import Line

WIDEST = 40
"""Decisions between more moves than that are left alone: a judge that knows no game cannot leave any out."""


class PlainJudge(FuturesJudge):
    """Plays matches to their end by the rules."""

    worlds = 8
    pilot = 1
    others = 6

    def lines(self, view: Any, legal: Sequence[Any]) -> Sequence[Line]:
        return super().lines(view, legal) if len(legal) <= WIDEST else []

    def futures(self, state: Any, seed: int, number: int) -> Rows:
        return np.array([self._future(state, random.Random(f"{seed + row}")) for row in range(number)])

    def _future(self, state: Any, rng: random.Random) -> tuple[float, ...]:
        game, chance = self.game, Chance(rng.randbytes(32))
        while waiting := game.to_act(state):
            moves = list(game.legal(state, waiting[0]))
            state = game.play(state, waiting[0], rng.choice(moves), chance).state
        return self.shares(state)
