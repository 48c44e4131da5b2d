"""Search in Punto, for whoever writes a bot: what a position is worth, what is best, rounds played on.

>>> from tapisvert import Match
>>> from tapisvert.games.punto import search
>>> view = Match.new("punto", ["debutant", "debutant"], seed=1).view(0)
>>> round(sum(search.value(view, rounds=64).shares), 6)
1.0

`tried` says how often the tree search of Confirmé and Maître came back to each move; the rest is what all
games have (`tapisvert.table.search`).
"""

from __future__ import annotations

import random

import numpy as np

from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.model import Place, State, View
from tapisvert.games.punto.programs.levels import PROGRAMS, grown, imagined
from tapisvert.games.punto.programs.search import visits
from tapisvert.games.punto.programs.worth import JUDGE
from tapisvert.games.punto.rules import GAME
from tapisvert.table.program import Budget
from tapisvert.table.search import Search

__all__ = ["SEARCH", "best", "legal", "lines", "move", "playouts", "tried", "value", "values"]

SEARCH: Search[View, Place, State] = Search(GAME, JUDGE, PROGRAMS["maitre"])

value = SEARCH.value
values = SEARCH.values
best = SEARCH.best
lines = SEARCH.lines
legal = SEARCH.legal
move = SEARCH.move
playouts = SEARCH.playouts


def tried(view: View, rounds: int = 2000, seed: int = 0) -> dict[Place, int]:
    """How often a search of so many imagined rounds tried each move: the more often, the better."""
    rng = random.Random(seed)
    worlds = imagined(view, rng)
    tree = grown(worlds, Budget(rounds=rounds), rng, seasoned=True)
    return {
        Place(bridge.name(card), bridge.cells(worlds[0], np.uint64(1 << cell))[0]): times
        for times, card, cell in sorted(visits(tree), reverse=True)
    }
