"""What a game's programs think with, for whoever writes another: values of positions, best moves, futures.

Every game of this house has a module `search` with these functions, typed for the game, as in
`from tapisvert.games.punto import search`. They play on the game's compiled kernels, a thousand futures in
milliseconds; the first call compiles them, once for all. What a position is *worth* is said in
`tapisvert.table.worth`: the share of the match that a side can expect.

Of a view they use what its seat may know and nothing else; what it hides is imagined. The same position,
rounds and seed give the same answer on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

import numpy as np

from tapisvert.table.futures import FuturesJudge, Rows
from tapisvert.table.game import Game, view_type
from tapisvert.table.program import Budget, Program
from tapisvert.table.worth import Judged, Line, Standing, side_of

V = TypeVar("V")
M = TypeVar("M")
S = TypeVar("S")

ROUNDS = 1000
"""Futures for a value, unless told otherwise: two digits of it."""

EACH = 64
"""Futures for each of many positions, unless told otherwise."""


class Search(Generic[V, M, S]):
    """The search of one game: over its judge and its strongest program."""

    def __init__(self, game: Game[Any, S, M, V], judge: FuturesJudge, program: Program) -> None:
        self.game, self.judge, self.program = game, judge, program

    def value(self, position: V | S, rounds: int = ROUNDS, seed: int = 0) -> Standing:
        """What a position is worth to every side, and the standard error of each.

        Of a view, as its viewer can know it; of a state, with all hands open and only what nobody has drawn
        yet unknown.
        """
        budget = Budget(rounds=rounds)
        if isinstance(position, self._view):
            return self.judge.standing(position, budget, random.Random(seed))
        return self.judge.fortune(position, budget, seed)

    def values(self, states: Iterable[S], rounds: int = EACH, seed: int = 0) -> Rows:
        """What each of many states is worth: a row for each, a column for each side.

        All of them meet the same luck, so that differences between them show soon.
        """
        return np.array([self.judge.fortune(state, Budget(rounds=rounds), seed).shares for state in states])

    def best(
        self, view: V, legal: Sequence[M] | None = None, rounds: int = 4 * ROUNDS, seed: int = 0
    ) -> tuple[Judged, ...]:
        """What the seat of a view may do, the best first, each with what it is worth to all sides.

        A `line` is one decision: one move in most games, in Cartino all moves of a turn. What falls behind is
        dropped early and is judged less exactly than the rest (`error`). Nothing comes back where there is
        nothing to decide.
        """
        rng = random.Random(seed)
        lines = self.lines(view, legal)
        if not lines:
            return ()
        judged = self.judge.judge(view, lines, Budget(rounds=rounds), rng)
        seen, side = min(each.error for each in judged), self._side(view)
        # What was judged in few futures may look best by luck: it comes after all that was looked at longer.
        return tuple(sorted(judged, key=lambda each: (each.error > 2 * seen, -each.shares[side])))

    def lines(self, view: V, legal: Sequence[M] | None = None) -> Sequence[Line]:
        """What is worth comparing among what the seat of a view may do now."""
        return self.judge.lines(view, self.legal(view) if legal is None else legal)

    def legal(self, view: V) -> tuple[M, ...]:
        """The moves that the seat of a view may make now: they never depend on what it cannot see."""
        seat = cast(Any, view).seat
        return tuple(self.game.offered(self.game.imagine(view, random.Random(0)), seat))

    def move(
        self,
        view: V,
        legal: Sequence[M] | None = None,
        rounds: int = 0,
        seconds: float = 0.0,
        rng: random.Random | None = None,
    ) -> M:
        """The strongest program's move, after so many rounds or seconds, or after as long as at a table."""
        budget = Budget(seconds, rounds) if rounds or seconds else self.program.budget
        moves = self.legal(view) if legal is None else legal
        chosen: M = self.program.choose(view, moves, budget, rng or random.Random())
        return chosen

    def playouts(self, state: S, number: int = ROUNDS, seed: int = 0) -> Rows:
        """So many futures of a state, played to their end by players with sense: a row for each.

        The columns are what every side gets of the match. In Casino Royal as many more follow: its chips.
        """
        return self.judge.rows(state, seed, number)

    @cached_property
    def _view(self) -> type:
        found: type = view_type(self.game)
        return found

    def _side(self, view: Any) -> int:
        return side_of(self.game.sides(view.options), view.seat)
