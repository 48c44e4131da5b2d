"""A judge that plays futures: from a state on, matches are played to their end, and what each side got is averaged.

A game brings one function, `futures`, and how to lay what is not drawn yet in another order, `redraw`. What is
hidden from a seat is imagined, so a judgement holds nothing that the seat cannot know. Lines are compared in the
same worlds and in the same luck, and those that fall behind are dropped, half of them at a time.
"""

from __future__ import annotations

import math
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame
from tapisvert.table.program import Budget
from tapisvert.table.worth import Judged, Line, Standing, shares_of

APART = 0xD1342543DE82EF95
"""What the random streams of two futures are apart: odd, and nothing that a stream itself steps by."""

Rows = NDArray[np.float64]
"""What every side got (columns) in a number of futures (rows)."""


FINAL = 3
"""How many lines are compared in the end."""


class FuturesJudge(ABC):
    """A judge of one game."""

    worlds = 32
    """How many states a viewer imagines at most."""
    pilot = 4
    """How many futures of a state are played to learn how long they take."""
    others = 12
    """How many of the things that could have come are looked at, where they are not all counted up."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def futures(self, state: Any, seed: int, number: int) -> Rows:
        """So many futures of a state that is not over.

        The luck of a future depends on the seed and its number alone, and on nothing that is still to be drawn.
        """

    def redraw(self, state: Any, rng: random.Random | None) -> Any:
        """The same state with what nobody has drawn yet in another order; here there is no such thing."""
        return state

    def alternatives(
        self, state: Any, seat: int, move: Any, rng: random.Random
    ) -> Sequence[tuple[float, Any]]:
        """What could have come when this move was made in this state, each with its weight."""
        luck = [(self.redraw(state, rng), Chance(rng.randbytes(32))) for _ in range(self.others)]
        return [(1.0, self.game.play(other, seat, move, chance).state) for other, chance in luck]

    def lines(self, view: Any, legal: Sequence[Any]) -> Sequence[Line]:
        return [(move,) for move in legal] if len(legal) > 1 else []

    def line(self, moves: Sequence[Any]) -> Line:
        return tuple(moves)

    def begun(self, state: Any, seat: int) -> bool:
        return False

    def fortune(self, state: Any, budget: Budget, seed: int) -> Standing:
        if self.game.outcome(state) is not None:
            return _certain(self._ended(state))
        number = budget.rounds or self._affordable(budget.seconds, [state])
        return standing_of(self.futures(state, seed, number))

    def standing(self, view: Any, budget: Budget, rng: random.Random) -> Standing:
        if view_outcome := getattr(view, "outcome", None):
            return _certain(shares_of(view_outcome, self.game.sides(view.options)))
        states = [self.game.imagine(view, rng) for _ in range(self.worlds)]
        number = budget.rounds or self._affordable(budget.seconds, states)
        each = max(1, number // self.worlds)
        used = states[: min(self.worlds, max(2, number))]
        seeds = [rng.getrandbits(62) for _ in used]
        means = [
            self.futures(state, seed, each).mean(axis=0) for state, seed in zip(used, seeds, strict=True)
        ]
        return standing_of(np.array(means))

    def judge(
        self, view: Any, lines: Sequence[Line], budget: Budget, rng: random.Random, keep: int | None = None
    ) -> tuple[Judged, ...]:
        worlds = [
            (self.game.imagine(view, rng), rng.randbytes(32), rng.getrandbits(62)) for _ in range(self.worlds)
        ]
        after = [[self._after(world, view.seat, line, luck) for world, luck, _ in worlds] for line in lines]
        seeds = [seed for _, _, seed in worlds]
        number = budget.rounds or self._affordable(budget.seconds, after[0])
        side = _side_of(self.game, view)
        tally = [_Tally(self, states, seeds) for states in after]
        last = self._halved(tally, side, number // 2)
        if keep is not None and keep not in last:
            last.append(keep)
        # The best of many looks better than it is: those that are left are played anew, in other luck.
        for at in last:
            tally[at] = _Tally(self, after[at], [seed >> 1 for seed in seeds])
            tally[at].play(max(1, number // (2 * len(last) * self.worlds)))
        return tuple(
            Judged(line, tuple(map(float, one.mean())), one.error(side))
            for line, one in zip(lines, tally, strict=True)
        )

    def _halved(self, tally: Sequence[_Tally], side: int, number: int) -> list[int]:
        """The few lines that are best after so many futures; half of them are dropped again and again."""
        alive = list(range(len(tally)))
        phases = max(1, math.ceil(math.log2(max(2, len(alive)))) - 1)
        for _ in range(phases):
            for at in alive:
                tally[at].play(max(1, number // (phases * len(alive) * self.worlds)))
            alive.sort(key=lambda at: -tally[at].mean()[side])
            alive = alive[: max(FINAL, len(alive) // 2)]
        return alive[:FINAL]

    def _after(self, state: Any, seat: int, line: Line, luck: bytes) -> Any:
        """The state that a line leads to."""
        for move in line:
            state = self.game.play(state, seat, move, Chance(luck)).state
        return state

    def _ended(self, state: Any) -> tuple[float, ...]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return shares_of(outcome, self.game.sides(state.options))

    def rows(self, state: Any, seed: int, number: int) -> Rows:
        """Futures of any state; one that is over has no other."""
        if self.game.outcome(state) is not None:
            return np.tile(np.array(self._ended(state)), (number, 1))
        return self.futures(state, seed, number)

    def _affordable(self, seconds: float, states: Sequence[Any]) -> int:
        """How many futures the seconds allow."""
        begun = time.thread_time()
        for state in states[:2]:
            self.rows(state, 0, self.pilot)
        took = (time.thread_time() - begun) / (2 * self.pilot)
        return max(self.pilot, int(seconds / max(took, 1e-7)))


class _Tally:
    """What a line brought so far, world by world."""

    def __init__(self, judge: FuturesJudge, states: Sequence[Any], seeds: Sequence[int]) -> None:
        self.judge, self.states, self.seeds = judge, states, seeds
        self.done = 0
        self.totals: Rows | None = None

    def play(self, each: int) -> None:
        """So many more futures in every world."""
        sums = np.array(
            [
                self.judge.rows(state, seed + self.done, each).sum(axis=0)
                for state, seed in zip(self.states, self.seeds, strict=True)
            ]
        )
        self.totals = sums if self.totals is None else self.totals + sums
        self.done += each

    def mean(self) -> Any:
        assert self.totals is not None
        return self.totals.mean(axis=0) / self.done

    def error(self, side: int) -> float:
        assert self.totals is not None
        return float(self.totals[:, side].std(ddof=1) / self.done / math.sqrt(len(self.states)))


def standing_of(rows: Rows) -> Standing:
    """The mean of what every side got, and how far it may be off."""
    number = len(rows)
    errors = rows.std(axis=0, ddof=1) / math.sqrt(number) if number > 1 else np.full(rows.shape[1], 0.5)
    return Standing(tuple(map(float, rows.mean(axis=0))), tuple(map(float, errors)))


def _certain(shares: tuple[float, ...]) -> Standing:
    return Standing(shares, (0.0,) * len(shares))


def _side_of(game: AnyGame, view: Any) -> int:
    sides = game.sides(view.options)
    return next(number for number, side in enumerate(sides) if view.seat in side)
