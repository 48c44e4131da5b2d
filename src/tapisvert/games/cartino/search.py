"""Search in Cartino, for whoever writes a bot: what a position is worth, and all turns there are.

>>> from tapisvert import Match
>>> from tapisvert.games.cartino import search
>>> view = Match.new("cartino", ["debutant", "debutant"], seed=1).view(0)
>>> round(sum(search.value(view, rounds=64).shares), 6)
1.0

`turns` lists every turn with its points and with what Confirmé's judgement gives for it; the rest is what all
games have (`tapisvert.table.search`). A line is a whole turn.
"""

from __future__ import annotations

import random

import numpy as np

from tapisvert.games.cartino.engine.turns import find_turns, new_turns
from tapisvert.games.cartino.model import Move, State, View
from tapisvert.games.cartino.programs.judgement import judge_all
from tapisvert.games.cartino.programs.levels import PROGRAMS, WEIGHTS, imagine, moves_of
from tapisvert.games.cartino.programs.worth import JUDGE
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.search import Search
from tapisvert.table.value import Value

__all__ = ["SEARCH", "WholeTurn", "best", "legal", "lines", "move", "playouts", "turns", "value", "values"]

SEARCH: Search[View, Move, State] = Search(GAME, JUDGE, PROGRAMS["maitre"])

value = SEARCH.value
values = SEARCH.values
best = SEARCH.best
lines = SEARCH.lines
legal = SEARCH.legal
move = SEARCH.move
playouts = SEARCH.playouts


class WholeTurn(Value, frozen=True):
    """All that a seat may still do in its turn, from here to its end."""

    moves: tuple[Move, ...]
    """In the order that scores most; the last one ends the turn."""
    points: int
    """What it scores (CAR-13, CAR-14)."""
    worth: float
    """The same with what it opens to others, keeps and spends, in points."""


def turns(view: View) -> list[WholeTurn]:
    """Every turn that the seat to move can make of its stones, the most worth first."""
    position, found = imagine(view, random.Random(0)), new_turns()
    worth = np.zeros(find_turns(position, found), dtype=np.float64)
    judge_all(position, found, WEIGHTS, worth)
    return [
        WholeTurn(
            tuple(moves_of(position, found, turn, view.options)), int(found.points[turn]), float(worth[turn])
        )
        for turn in np.argsort(-worth, kind="stable").tolist()
    ]
