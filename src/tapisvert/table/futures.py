"""A judge that plays futures: matches go on from a state to their end, and what each side got is averaged.

A game brings one function, `futures`, and says how what is not drawn yet could lie (`redraw`). What a seat
cannot see is imagined, so that a judgement holds nothing that the seat cannot know. Lines are compared in the
same worlds and in the same luck; those that fall behind are dropped, half of them at a time.
"""

from __future__ import annotations

import math
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame
from tapisvert.table.program import Budget
from tapisvert.table.worth import Judged, Line, Shares, Standing, shares_of, side_of

APART = 0xD1342543DE82EF95
"""What the random streams of two futures are apart: odd, and nothing that a stream itself steps by."""

FINAL = 3
"""How many lines are compared in the end."""

Rows = NDArray[np.float64]
"""What every side got (columns) in a number of futures (rows)."""


class FuturesJudge(ABC):
    """A judge of one game."""

    worlds = 32
    """How many states a viewer imagines."""
    pilot = 4
    """How many futures of a state are played to learn how long they take."""
    others = 12
    """How many of the things that could have come are looked at, where they are not all counted up."""
    thrift = 1
    """Where a future says more than who wins, one for so many that are asked for is enough."""
    counted = False
    """Whether futures also have, behind the shares, what people count in this game, for every side."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def futures(self, state: Any, seed: int, number: int) -> Rows:
        """So many futures of a state that is not over: what every side gets, one future a row.

        The luck of a future depends on the seed and its number alone: on nothing that is still to be drawn.
        """

    def hides(self, view: Any) -> bool:
        """Whether the viewer cannot see something that others can. What is still to be drawn nobody can see,
        and every future draws it anew."""
        return True

    def imaginer(self, view: Any, rng: random.Random) -> Callable[[], Any]:
        """Imagines a state that may be behind the view, and another each time; here all are as likely."""
        return partial(self.game.imagine, view, rng)

    def lasting(self, state: Any) -> float:
        """How much of what luck seems to give lasts; who foresees one decision may make too much of it."""
        return 1.0

    def redraw(self, state: Any, rng: random.Random | None) -> Any:
        """The same state with what nobody has drawn yet in another order; here there is no such thing."""
        return state

    def alternatives(
        self, state: Any, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, Any]]:
        """What could have come with these moves, drawn by chance."""
        luck = [(self.redraw(state, rng), rng.randbytes(32)) for _ in range(self.others)]
        return [(1.0, self._after(other, seat, line, chance)) for other, chance in luck]

    def lines(self, view: Any, legal: Sequence[Any]) -> Sequence[Line]:
        return [(move,) for move in legal] if len(legal) > 1 else []

    def line(self, moves: Sequence[Any]) -> Line:
        return tuple(moves)

    def begun(self, state: Any, seat: int) -> bool:
        return False

    def drawing(self, state: Any) -> bool:
        return False

    def fortune(self, state: Any, budget: Budget, seed: int) -> Standing:
        return self._standing(self.rows(state, seed, self._number(budget, [state])))

    def halves(self, state: Any, budget: Budget, seed: int) -> tuple[Shares, Shares]:
        each = max(1, self._number(budget, [state]) // 2)
        rows = self.foreseen(state, seed, 2 * each)
        first, second = np.split(rows[:, : self._sides(rows[0])], 2)
        return tuple(map(float, first.mean(axis=0))), tuple(map(float, second.mean(axis=0)))

    def standing(self, view: Any, budget: Budget, rng: random.Random) -> Standing:
        imagine = self.imaginer(view, rng)
        if not self.hides(view):
            state = imagine()
            return self._standing(self.stood(state, rng.getrandbits(62), self._number(budget, [state])))
        states = [imagine() for _ in range(self.worlds)]
        each = max(1, self._number(budget, states) // self.worlds)
        means = [self.stood(state, rng.getrandbits(62), each).mean(axis=0) for state in states]
        return self._standing(np.array(means))

    def judge(
        self, view: Any, lines: Sequence[Line], budget: Budget, rng: random.Random, keep: int | None = None
    ) -> tuple[Judged, ...]:
        imagine = self.imaginer(view, rng)
        worlds = [(imagine(), rng.randbytes(32)) for _ in range(self.worlds)]
        seeds = [rng.getrandbits(62) for _ in worlds]
        after = [[self._after(world, view.seat, line, luck) for world, luck in worlds] for line in lines]
        number = self._number(budget, after[0])
        options = getattr(view, "options", None)
        side = view.seat if options is None else side_of(self.game.sides(options), view.seat)
        tallies = [_Tally(self.rows, states, seeds) for states in after]
        last = self._halved(tallies, side, number // 2)
        if keep is not None and keep not in last:
            last.append(keep)
        # The best of many looks better than it is: the last few are played anew, in other luck.
        for at in last:
            tallies[at] = _Tally(self.thought, after[at], [seed >> 1 for seed in seeds])
            tallies[at].play(max(1, number // (2 * len(last) * self.worlds)))
        return tuple(self._judged(line, tally, side) for line, tally in zip(lines, tallies, strict=True))

    def rows(self, state: Any, seed: int, number: int) -> Rows:
        """Futures of any state; one that is over has no other."""
        if self.game.outcome(state) is not None:
            return np.tile(np.array((*self.shares(state), *self.points(state))), (number, 1))
        return self.futures(state, seed, number)

    def thought(self, state: Any, seed: int, number: int) -> Rows:
        """The same between players who think: by them the last few lines are judged, and how sides stand.

        Where futures are played at a glance because there must be many, a few can be played better.
        """
        return self.rows(state, seed, number)

    def stood(self, state: Any, seed: int, number: int) -> Rows:
        """The same, by which it is told how sides stand: whoever plays otherwise may end elsewhere.

        Lines are compared without it, since what nobody foresees is alike for all of them.
        """
        return self.thought(state, seed, number)

    def foreseen(self, state: Any, seed: int, number: int) -> Rows:
        """The same, of which the next decision is a good one: what a card is worth shows in its best use.

        By these luck is told, which compares far too many states to think about each.
        """
        return self.rows(state, seed, number)

    def shares(self, state: Any) -> Shares:
        """What every side has in a state that is over. One that does not tell its options has no teams."""
        outcome, options = self.game.outcome(state), getattr(state, "options", None)
        assert outcome is not None
        alone = [(seat,) for seat in range(len(outcome.scores))]
        return shares_of(outcome, alone if options is None else self.game.sides(options))

    def points(self, state: Any) -> Shares:
        """What people count in this game, for every side in a state that is over; here nothing."""
        return ()

    def _judged(self, line: Line, tally: _Tally, side: int) -> Judged:
        mean = tally.mean()
        sides = self._sides(mean)
        points = float(mean[sides + side]) if self.counted else None
        return Judged(line, tuple(map(float, mean[:sides])), tally.error(side), points)

    def _standing(self, rows: Rows) -> Standing:
        """The mean of what every side got, and how far it may be off."""
        number, rows = len(rows), rows[:, : self._sides(rows[0])]
        errors = rows.std(axis=0, ddof=1) / math.sqrt(number) if number > 1 else np.full(rows.shape[1], 0.5)
        return Standing(tuple(map(float, rows.mean(axis=0))), tuple(map(float, errors)))

    def _sides(self, row: NDArray[np.float64]) -> int:
        return len(row) // 2 if self.counted else len(row)

    def _number(self, budget: Budget, states: Sequence[Any]) -> int:
        """How many futures a budget allows."""
        if budget.rounds:
            return max(1, budget.rounds // self.thrift)
        return self._affordable(budget.seconds, states)

    def _halved(self, tallies: Sequence[_Tally], side: int, number: int) -> list[int]:
        """The few lines that are best after so many futures; half of them are dropped again and again."""
        alive = list(range(len(tallies)))
        phases = max(1, math.ceil(math.log2(max(2, len(alive)))) - 1)
        for _ in range(phases):
            for at in alive:
                tallies[at].play(max(1, number // (phases * len(alive) * self.worlds)))
            alive.sort(key=lambda at: -tallies[at].mean()[side])
            alive = alive[: max(FINAL, len(alive) // 2)]
        return alive[:FINAL]

    def _after(self, state: Any, seat: int, line: Line, luck: bytes) -> Any:
        """The state that a line leads to."""
        chance = Chance(luck)
        for move in line:
            state = self.game.play(state, seat, move, chance).state
        return state

    def _affordable(self, seconds: float, states: Sequence[Any]) -> int:
        """How many futures the seconds of the processor allow."""
        begun, tried = time.thread_time(), states[:2]
        for state in tried:
            self.rows(state, 0, self.pilot)
        took = (time.thread_time() - begun) / (len(tried) * self.pilot)
        return max(self.pilot, int(seconds / max(took, 1e-7)))


class _Tally:
    """What a line brought so far, world by world."""

    def __init__(
        self, rows: Callable[[Any, int, int], Rows], states: Sequence[Any], seeds: Sequence[int]
    ) -> None:
        self.rows, self.states, self.seeds = rows, states, seeds
        self.done = 0
        self.totals: Any = 0.0

    def play(self, each: int) -> None:
        """So many more futures in every world."""
        places = zip(self.states, self.seeds, strict=True)
        sums = [self.rows(state, seed + self.done, each).sum(axis=0) for state, seed in places]
        self.totals = self.totals + np.array(sums)
        self.done += each

    def mean(self) -> Any:
        return self.totals.mean(axis=0) / self.done

    def error(self, side: int) -> float:
        return float(self.totals[:, side].std(ddof=1) / self.done / math.sqrt(len(self.states)))
