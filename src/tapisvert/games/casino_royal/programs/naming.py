"""What a dealer names, a symbol or a stake, by how the seats stand.

Everybody's chances at it are the same; what differs is how many chips change hands. Whoever leads wants that
to be few, whoever is behind many, and the less of the evening is left the more so.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tapisvert.games.casino_royal.model import Move, View
from tapisvert.games.casino_royal.programs.worth import JUDGE
from tapisvert.table.program import Budget
from tapisvert.table.worth import Judged

PART = 1 / 6
"""So much of a program's time for a move is enough: what takes longer to see is worth little."""


def named(view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Judged | None:
    """What is worth most; None where nothing is named, or all are as rich and it is all the same."""
    if view.phase not in ("symbol", "stake") or len(legal) < 2 or len(set(view.money)) == 1:
        return None
    seat = view.seat
    assert seat is not None
    judged = JUDGE.judge(view, [(move,) for move in legal], budget, rng)
    return max(judged, key=lambda each: each.shares[seat] - each.error)


def name(view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move | None:
    """The same as a move of a program."""
    best = named(view, legal, budget if budget.rounds else budget.scaled(PART), rng)
    return best.line[0] if best else None
