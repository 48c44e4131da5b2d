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
from itertools import pairwise
from typing import Any

import msgspec

from tapisvert import bots, games
from tapisvert.bots.looked import Choice, Decision, Effort, LookBack, Moment
from tapisvert.bots.luck import Made, fortunes_of, less, moves_of
from tapisvert.bots.plain_judge import PlainJudge
from tapisvert.table.chance import Chance
from tapisvert.table.game import Sentence
from tapisvert.table.match import Match
from tapisvert.table.program import Budget
from tapisvert.table.speech import GameEvent
from tapisvert.table.worth import NOISE, Judge, Judged, Line, Shares, shares_of, side_of, verdict

__all__ = [
    "Choice",
    "Decision",
    "Effort",
    "LookBack",
    "Moment",
    "decisions_of",
    "effort_for",
    "judge_for",
    "look_back",
]

OFFERED = 4
"""How many things that could be done are told of a decision."""

PLAIN = 1 / 16
"""A judge that knows no game is slow: it gets so much of the usual effort."""

COARSE = 24
"""So many points of a curve are found first: it is to be seen in two seconds, however long a match was."""

A_LOOK = 5
"""A move that is looked at counts as much as so many points of the curve, to say how far it is."""


def judge_for(match: Match) -> Judge:
    """The judge of a match's game; rules of before have the one that plays any game."""
    if match.game is games.load(match.game.name):
        return bots.judge(match.game.name)
    return PlainJudge(match.game)


def effort_for(match: Match, factor: float = 1.0) -> Effort:
    """So many times the effort that suits a match: with 1 it takes about twenty seconds."""
    return Effort().scaled(factor * PLAIN if isinstance(judge_for(match), PlainJudge) else factor)


def look_back(match: Match, judge: Judge, effort: Effort, seed: int = 0) -> Iterator[LookBack]:
    """What is known so far, again and again until all of it is: first the curve, then move by move.

    The curve is there at a few points first, straight between them, and then at all others.
    """
    assert match.outcome is not None
    glass = _Glass(match, judge, effort, random.Random(seed))
    for at in _coarse_first(len(glass.states)):
        glass.stand(at)
        yield glass.known()
    for number in range(len(glass.made)):
        glass.look(number)
        yield glass.known()


def decisions_of(match: Match, judge: Judge, effort: Effort, number: int, seed: int = 0) -> list[Decision]:
    """What so many decisions of a match cost, any of them: to learn how a program plays, and nothing else."""
    rng = random.Random(seed)
    glass = _Glass(match, judge, effort, rng)
    for first in rng.sample(sorted(glass.decisions), len(glass.decisions)):
        if len(glass.found) < number:
            glass.judge_decision(first)
    return glass.found


class _Glass:
    """One look back while it is taken."""

    def __init__(self, match: Match, judge: Judge, effort: Effort, rng: random.Random) -> None:
        self.match, self.judge, self.effort, self.rng = match, judge, effort, rng
        self.game, self.sides = match.game, match.game.sides(match.options)
        self.made = list(moves_of(match))
        self.fortunes = fortunes_of(match, judge, effort.luck, rng)
        self.draws = self.fortunes.draws(self.made)
        self.decisions = _decisions(self.made, judge)
        self.found: list[Decision] = []
        self.looked = 0
        self.states = (
            [self.made[0].before, *(step.after for step in self.made)] if self.made else [match.state]
        )
        self.expected, luck = self.fortunes.at_start(self.states[0])
        self.luck: dict[int, Shares] = {0: luck}
        self.curve: dict[int, Shares] = {}

    def known(self) -> LookBack:
        assert self.match.outcome is not None
        moments = tuple(Moment(at, shares, self.luck.get(at)) for at, shares in enumerate(_drawn(self.curve)))
        result = shares_of(self.match.outcome, self.sides)
        whole = len(self.states) + A_LOOK * len(self.made)
        done = (len(self.curve) + A_LOOK * self.looked) / whole
        return LookBack(self.sides, self.expected, result, moments, tuple(self.found), done)

    def stand(self, at: int) -> None:
        """A point of the curve."""
        view, budget = self.game.view(self.states[at], None), Budget(rounds=self.effort.curve)
        self.curve[at] = self.judge.standing(view, budget, self.rng).shares

    def look(self, number: int) -> None:
        """The luck that came with a move, and the decision that it began."""
        if number in self.draws:
            steps = self.made[number : number + self.draws[number]]
            luck = self.fortunes.of(steps)
            if luck is not None:
                self.luck[number + len(steps)] = luck
        if number in self.decisions:
            self.judge_decision(number)
        self.looked = number + 1

    def judge_decision(self, number: int) -> None:
        """What the decision cost that begins with this move."""
        steps = self.made[number : number + self.decisions[number]]
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
        error = (best.error**2 + mine.error**2) ** 0.5
        if not _certain(best, mine, side):
            best = mine
        made, better = self._written(own), self._written(best.line)
        self.found.append(
            Decision(
                at=first.number,
                steps=len(steps),
                seat=first.seat,
                made=made,
                best=better,
                worth=mine.shares[side],
                better=best.shares[side],
                error=error,
                verdict=verdict(best.shares[side] - mine.shares[side]),
                cost=less(best.shares, mine.shares),
                choices=len(lines),
                offered=self._offered(first, judged, (mine, best), side),
                why=_why(self.game.name, view, best.line) if made != better else (),
            )
        )

    def _offered(
        self, first: Made, judged: Sequence[Judged], always: tuple[Judged, Judged], side: int
    ) -> tuple[Choice, ...]:
        """A few of the things that could be done, in the order of their texts."""
        mine, best = always
        others = sorted(judged, key=lambda one: -one.shares[side])
        wanted = {self._written(one.line): one for one in (mine, best, *others)}
        return tuple(
            Choice(
                line=line,
                says=self._said(first, one.line),
                worth=min(one.shares[side], best.shares[side]),
                verdict=verdict(_certain(best, one, side)),
                points=one.points,
            )
            for line, one in sorted(list(wanted.items())[:OFFERED])
        )

    def _said(self, first: Made, line: Line) -> tuple[GameEvent, ...]:
        """What is told of each move of a line: the first thing that happens. What then comes is luck."""
        said: list[Any] = []
        state, chance = first.before, Chance.seeded(0)
        for move in line:
            step = self.game.play(state, first.seat, move, chance)
            said += step.events[:1]
            state = step.state
        return tuple(msgspec.to_builtins(event) for event in said)

    def _written(self, line: Line) -> tuple[str, ...]:
        return tuple(self.game.write(move) for move in line)


def _coarse_first(points: int) -> list[int]:
    """The points of a curve in the order in which they are found: some all along it, then those between.

    >>> _coarse_first(5)
    [0, 1, 2, 3, 4]
    """
    last, coarse = points - 1, min(points, COARSE)
    first = [round(number * last / max(1, coarse - 1)) for number in range(coarse)]
    return [*first, *sorted(set(range(points)) - set(first))]


def _drawn(curve: dict[int, Shares]) -> Iterator[Shares]:
    """A curve as far as it goes, straight between the points that are known."""
    known = sorted(curve)
    for one, other in pairwise(known):
        for at in range(one, other):
            part = (at - one) / (other - one)
            yield tuple(
                mine + part * (then - mine) for mine, then in zip(curve[one], curve[other], strict=True)
            )
    yield from (curve[at] for at in known[-1:])


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


def _certain(best: Judged, other: Judged, side: int) -> float:
    """What a line loses against the best, if that is more than noise."""
    gap = best.shares[side] - other.shares[side]
    return gap if gap > NOISE * (best.error**2 + other.error**2) ** 0.5 else 0.0


def _why(game: str, view: Any, line: Line) -> tuple[Sentence, ...]:
    """What speaks for a line in the game's own terms, if its hints can tell."""
    told = getattr(games.part(game, "programs.hints"), "why", None)
    return tuple(told(view, line)) if told else ()
