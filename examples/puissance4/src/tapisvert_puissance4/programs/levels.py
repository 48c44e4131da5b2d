"""The programs of Puissance 4, and a hint.

Débutant and Amateur see what is there, if they pay attention; Confirmé looks a few moves ahead, and Maître
as far as a second reaches, which from the middle of a match on is to its end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tapisvert.table.open import Seen
from tapisvert.table.program import Budget, Program
from tapisvert_puissance4.engine.bridge import columns_of, to_grid, to_words
from tapisvert_puissance4.engine.kernel import PLIES, open_cells, sensible, threats
from tapisvert_puissance4.programs.search import best_cell
from tapisvert_puissance4.rules import Drop, Options, State


class Glancer:
    """Sees a win, a line to stop, and a move that would hand over the win: each if it pays attention."""

    budget = Budget()

    def __init__(self, attention: float, taste: float) -> None:
        self.attention = attention
        self.taste = taste  # for the middle

    def choose(self, view: Seen[State], legal: Sequence[Drop], budget: Budget, rng: random.Random) -> Drop:
        order = middle_first(view.state.options, rng)
        grid = to_grid(view.state.options, order)
        mine, taken = to_words(view.state, view.state.turn)
        free = open_cells(grid, taken)
        wins, stops = (free & threats(grid, discs, taken) for discs in (mine, taken ^ mine))
        for good in (wins, stops, sensible(grid, mine, taken)):
            if good and rng.random() < self.attention:
                legal = [Drop(column) for column in columns_of(grid, good)]
                break
        likes = [(len(order) - order.index(move.column)) ** self.taste for move in legal]
        return rng.choices(legal, likes)[0]


class Searcher:
    """Looks so many moves ahead, as long as there is time."""

    rounds_a_second = 1_000_000
    """A round is a position looked at."""

    def __init__(self, seconds: float, deepest: int) -> None:
        self.budget = Budget(seconds=seconds)
        self.deepest = deepest

    def choose(self, view: Seen[State], legal: Sequence[Drop], budget: Budget, rng: random.Random) -> Drop:
        grid = to_grid(view.state.options, middle_first(view.state.options, rng))
        best = best_cell(grid, *to_words(view.state, view.state.turn), budget, self.deepest)
        return Drop(*columns_of(grid, best))


class Advice(msgspec.Struct, frozen=True):
    """A move that is advised. It brings no points: there are none in this game."""

    move: Drop
    points: int = 0


MASTER = Searcher(1.0, PLIES)
PROGRAMS: dict[str, Program] = {
    "debutant": Glancer(0.5, taste=0.5),
    "amateur": Glancer(0.9, taste=1.5),
    "confirme": Searcher(0.3, deepest=3),
    "maitre": MASTER,
}


def hint(view: Seen[State]) -> tuple[Advice, ...]:
    """The best move now."""
    return (Advice(MASTER.choose(view, (), MASTER.budget, random.Random(0))),)


def middle_first(options: Options, rng: random.Random) -> list[int]:
    """The columns from the middle outwards; which of two equals comes first is a matter of luck."""
    mixed = sorted(range(options.width), key=lambda column: rng.random())
    return sorted(mixed, key=lambda column: abs(2 * column + 1 - options.width))
