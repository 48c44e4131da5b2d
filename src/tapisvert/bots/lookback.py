"""Looking back at a finished match: how every side stood, what luck gave and took, and what decisions cost.

For every side

    result = what it could expect at the start + luck + what it lost by its own decisions
             + what the others lost to it + rest

Luck is the fortune after what came less the mean fortune after what could have come. A decision's loss is the
worth of the best line less that of the one made, as the seat could know it then. Both are estimates, so that
a rest stays; it is nothing on average.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tapisvert.bots.luck import Fortunes, Made, less, moves_of
from tapisvert.table.match import Match
from tapisvert.table.program import Budget
from tapisvert.table.value import Value
from tapisvert.table.worth import NOISE, Judge, Line, Shares, shares_of, side_of, verdict


class Effort(Value, frozen=True):
    """How many futures are played: for a point of the curve, a decision, and a thing that could have come."""

    curve: int = 128
    decision: int = 3072
    luck: int = 192


class Moment(Value, frozen=True):
    """How all sides stood after so many moves, as onlookers could know, and the luck that led there."""

    at: int
    shares: Shares
    luck: Shares | None = None


class Decision(Value, frozen=True):
    """One decision: its first move's number, what was made and what it was worth, and what was best.

    `cost` is what it took from every side: more than nothing from the own, less than nothing from others.
    """

    at: int
    seat: int
    made: tuple[str, ...]
    best: tuple[str, ...]
    worth: float
    better: float
    error: float
    verdict: str
    cost: Shares
    choices: int


class LookBack(Value, frozen=True):
    """A match, looked back at; `done` says how far that has come, from 0 to 1."""

    sides: tuple[tuple[int, ...], ...]
    expected: Shares
    result: Shares
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    done: float = 1.0

    def luck(self, side: int) -> float:
        """What luck gave to a side."""
        return sum(moment.luck[side] for moment in self.moments if moment.luck)

    def lost(self, side: int) -> float:
        """What a side's own decisions brought it: nothing at best."""
        return -sum(each.cost[side] for each in self.decisions if each.seat in self.sides[side])

    def given(self, side: int) -> float:
        """What the decisions of the others brought to a side."""
        return -sum(each.cost[side] for each in self.decisions if each.seat not in self.sides[side])

    def rest(self, side: int) -> float:
        """What none of it explains."""
        known = self.expected[side] + self.luck(side) + self.lost(side) + self.given(side)
        return self.result[side] - known

    def turning_points(self, seat: int, most: int = 3) -> tuple[Decision, ...]:
        """The decisions of a seat that cost it most."""
        side = side_of(self.sides, seat)
        costly = [each for each in self.decisions if each.seat == seat and each.cost[side] > 0]
        return tuple(sorted(costly, key=lambda each: -each.cost[side])[:most])


def look_back(match: Match, judge: Judge, effort: Effort, seed: int = 0) -> Iterator[LookBack]:
    """What is known so far, again and again until all of it is: first the curve, then move by move."""
    assert match.outcome is not None
    glass = _Glass(match, judge, effort, random.Random(seed))
    yield glass.known()
    for number in range(len(glass.made)):
        glass.look(number)
        yield glass.known()


class _Glass:
    """One look back while it is taken."""

    def __init__(self, match: Match, judge: Judge, effort: Effort, rng: random.Random) -> None:
        self.match, self.judge, self.effort, self.rng = match, judge, effort, rng
        self.game, self.sides = match.game, match.game.sides(match.options)
        self.made = list(moves_of(match))
        self.fortunes = Fortunes(match.game, match.options, judge, effort.luck, rng)
        self.draws = self.fortunes.draws(self.made)
        self.decisions = _decisions(self.made, judge)
        self.found: list[Decision] = []
        self.looked = 0
        states = [self.made[0].before, *(step.after for step in self.made)] if self.made else [match.state]
        self.expected, luck = self.fortunes.at_start(states[0])
        self.luck: dict[int, Shares] = {0: luck}
        self.curve = [self._stood(state) for state in states]

    def known(self) -> LookBack:
        assert self.match.outcome is not None
        moments = tuple(Moment(at, shares, self.luck.get(at)) for at, shares in enumerate(self.curve))
        result = shares_of(self.match.outcome, self.sides)
        done = self.looked / max(1, len(self.made))
        return LookBack(self.sides, self.expected, result, moments, tuple(self.found), done)

    def look(self, number: int) -> None:
        """The luck that came with a move, and the decision that it began."""
        if number in self.draws:
            steps = self.made[number : number + self.draws[number]]
            luck = self.fortunes.of(steps)
            if luck is not None:
                self.luck[number + len(steps)] = luck
        if number in self.decisions:
            self._judge(self.made[number : number + self.decisions[number]])
        self.looked = number + 1

    def _judge(self, steps: Sequence[Made]) -> None:
        first = steps[0]
        view = self.game.view(first.before, first.seat)
        own = self.judge.line([step.move for step in steps])
        lines = list(self.judge.lines(view, tuple(self.game.legal(first.before, first.seat))))
        if not lines:
            return
        at = lines.index(own) if own in lines else len(lines)
        lines[at:] = [own, *lines[at + 1 :]]
        budget = Budget(rounds=self.effort.decision)
        judged = self.judge.judge(view, lines, budget, self.rng, keep=at)
        side = side_of(self.sides, first.seat)
        mine, best = judged[at], max(judged, key=lambda one: one.shares[side])
        gap, error = best.shares[side] - mine.shares[side], (best.error**2 + mine.error**2) ** 0.5
        if gap <= NOISE * error:
            best = mine
        self.found.append(
            Decision(
                at=first.number,
                seat=first.seat,
                made=self._written(own),
                best=self._written(best.line),
                worth=mine.shares[side],
                better=best.shares[side],
                error=error,
                verdict=verdict(best.shares[side] - mine.shares[side]),
                cost=less(best.shares, mine.shares),
                choices=len(lines),
            )
        )

    def _stood(self, state: Any) -> Shares:
        budget = Budget(rounds=self.effort.curve)
        return self.judge.standing(self.game.view(state, None), budget, self.rng).shares

    def _written(self, line: Line) -> tuple[str, ...]:
        return tuple(self.game.write(move) for move in line)


def _decisions(made: Sequence[Made], judge: Judge) -> dict[int, int]:
    """Where decisions begin, and how many moves each has. All moves of a turn may be one decision."""
    found: dict[int, int] = {}
    begun: dict[int, int] = {}
    for step in made:
        first = begun.get(step.seat, -1)
        if first < 0 or not judge.begun(step.before, step.seat):
            begun[step.seat] = first = step.number
        found[first] = step.number + 1 - first
    return found
