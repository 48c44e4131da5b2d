"""Search in Casino Royal, for whoever writes a bot: what a position is worth, in shares and in chips.

>>> from tapisvert import Match
>>> from tapisvert.games.casino_royal import search
>>> view = Match.new("casino_royal", ["debutant", "debutant"], seed=1).view(0)
>>> len(search.value(view, rounds=64).shares)
2

`reckoned` says what Maître gives for each move in chips; the rest is what all games have
(`tapisvert.table.search`). A judged line has the chips that the side ends the round with as its `points`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tapisvert.games.casino_royal.model import Move, State, View
from tapisvert.games.casino_royal.programs.habits import thinks
from tapisvert.games.casino_royal.programs.levels import MAITRE
from tapisvert.games.casino_royal.programs.worth import JUDGE
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.program import Budget
from tapisvert.table.search import Search

__all__ = ["SEARCH", "best", "legal", "lines", "move", "playouts", "reckoned", "value", "values"]

SEARCH: Search[View, Move, State] = Search(GAME, JUDGE, MAITRE)

value = SEARCH.value
values = SEARCH.values
best = SEARCH.best
lines = SEARCH.lines
legal = SEARCH.legal
move = SEARCH.move
playouts = SEARCH.playouts


def reckoned(
    view: View, legal: Sequence[Move] | None = None, rounds: int = 500, seed: int = 0
) -> dict[Move, float]:
    """What each move brings in chips, reckoned in so many futures of the round, the best first.

    Nothing where there is nothing to think about: cards to turn, a pack to cut, a stake to name.
    """
    moves = SEARCH.legal(view) if legal is None else legal
    if not thinks(view, moves):
        return {}
    options = MAITRE.options(view, moves, Budget(rounds=rounds), random.Random(seed))
    return {option.move: option.worth for option in sorted(options, key=lambda option: -option.worth)}
