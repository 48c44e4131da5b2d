"""A player of Punto who sees more than a seat may: in which order all piles lie.

Only to measure with, never at a table. It searches as Maître does, for longer, but every imagined round has
the cards that will come.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from bench import duel
from tapisvert.adapters.numbered import Numbered
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import SIDES, TEAMS, Round, copy_round, restore
from tapisvert.games.punto.model import Place
from tapisvert.games.punto.programs import levels as punto
from tapisvert.games.punto.programs.search import Tree, descend, learn, new_tree, visits
from tapisvert.games.punto.programs.tactics import sensible_round
from tapisvert.table.fast import Words, compiled, random_stream
from tapisvert.table.program import Budget

LONGER = 4
"""So many times Maître's time: it is about what can be had, not what it costs."""


def everything(seconds: float) -> duel.Player:
    """The move that a search of this much longer comes back to most often in the one round there is."""
    budget = Budget(seconds * LONGER)

    def choose(match: Numbered, seat: int, rng: random.Random) -> Any:
        root = bridge.to_round(match.state)
        legal = tuple(match.game.offered(match.state, seat))
        if certain := punto.winning(root, legal):
            return certain[0]
        tree, round, numbers = new_tree(punto.EDGES), copy_round(root), random_stream(rng.getrandbits(64))
        for rounds in budget.of_processor().batches():
            search_known(tree, root, round, rounds, numbers)
        _, card, cell = max(visits(tree))
        return Place(bridge.name(card), bridge.cells(root, np.uint64(1 << cell))[0])

    return choose


SEEING: Mapping[str, Callable[[float], duel.Player]] = {"everything": everything}


@compiled
def search_known(tree: Tree, root: Round, round: Round, rounds: int, rng: Words) -> None:
    """Grow the tree by so many rounds in which the piles stay as they lie."""
    for _ in range(rounds):
        restore(round, root)
        depth, result = descend(tree, round, True)
        if result < 0:
            result = sensible_round(round, rng)
        learn(tree, depth, result % SIDES - 1, root.table[TEAMS])
