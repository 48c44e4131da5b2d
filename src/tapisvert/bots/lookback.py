"""Looking back at a finished match: how every side stood, what luck gave and took, and what decisions cost.

For every side

    result = what it could expect at the start + luck + what it lost by its own decisions
             + what the others lost to it + rest

Luck is the fortune after what came less the mean fortune after what could have come; a decision's loss is the
worth of the best line less that of the one made, as the seat could know it then. Both are estimates, so a small
rest stays, which is nothing on average.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tapisvert.table.chance import Chance
from tapisvert.table.match import Match, Played
from tapisvert.table.program import Budget
from tapisvert.table.value import Value
from tapisvert.table.worth import NOISE, Judge, Line, Shares, shares_of, verdict


class Effort(Value, frozen=True):
    """How many futures are played for a point of the curve, for a decision, and for one thing that could come."""

    curve: int = 128
    decision: int = 4096
    luck: int = 128


class Moment(Value, frozen=True):
    """How all sides stood after so many moves, as those who look on could know, and the luck that led there."""

    at: int
    shares: Shares
    luck: Shares | None = None


class Decision(Value, frozen=True):
    """One decision: the moves from number `at` on, what they were worth and what would have been best.

    `cost` is what it took from every side: more than nothing from the own, less than nothing from the others.
    """

    at: int
    seat: int
    made: tuple[str, ...]
    best: tuple[str, ...]
    worth: float
    better: float
    error: float
    loss: float
    verdict: str
    cost: Shares
    choices: int


class LookBack(Value, frozen=True):
    """A match, looked back at; `done` says how far it is reckoned, from 0 to 1."""

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


class Made(Value, frozen=True):
    """A move with the states before and after it."""

    before: Any
    played: Played
    after: Any


def look_back(match: Match, judge: Judge, effort: Effort, seed: int = 0) -> Iterator[LookBack]:
    """What is known so far, again and again until all of it is: first the curve, then the rest move by move."""
    assert match.outcome is not None
    made = list(_moves(match))
    sides = match.game.sides(match.options)
    rng = random.Random(seed)
    expected, luck = _at_start(match, judge, effort, rng)
    result = shares_of(match.outcome, sides)
    curve = [_stood(match, judge, state, effort, rng) for state in _states(match, made)]
    lucks: list[Shares | None] = [luck]
    decisions: list[Decision] = []

    def known(done: float) -> LookBack:
        rest: list[Shares | None] = [None] * (len(curve) - len(lucks))
        moments = tuple(
            Moment(at, shares, luck)
            for at, (shares, luck) in enumerate(zip(curve, [*lucks, *rest], strict=True))
        )
        return LookBack(sides, expected, result, moments, tuple(decisions), done)

    yield known(0.0)
    ahead = decisions_of(match, made, judge)
    for number, step in enumerate(made):
        lucks.append(_luck(match, judge, step, effort, rng))
        if number in ahead:
            decisions.append(_judged(match, judge, made, number, ahead[number], effort, rng))
        yield known((number + 1) / len(made))


def decisions_of(match: Match, made: Sequence[Made], judge: Judge) -> dict[int, int]:
    """Where decisions begin, and how many moves each has: a seat that goes on with its turn goes on with it."""
    found: dict[int, int] = {}
    begun: dict[int, int] = {}
    for number, step in enumerate(made):
        seat = step.played.seat
        if not (seat in begun and judge.begun(step.before, seat)):
            begun[seat] = number
            found[number] = 0
        if begun[seat] + found[begun[seat]] == number:
            found[begun[seat]] += 1
    return {
        number: moves
        for number, moves in found.items()
        if judge.lines(
            match.game.view(made[number].before, made[number].played.seat),
            tuple(match.game.legal(made[number].before, made[number].played.seat)),
        )
    }


def _judged(
    match: Match,
    judge: Judge,
    made: Sequence[Made],
    number: int,
    moves: int,
    effort: Effort,
    rng: random.Random,
) -> Decision:
    game, seat = match.game, made[number].played.seat
    view = game.view(made[number].before, seat)
    own = judge.line([game.read(step.played.move) for step in made[number : number + moves]])
    lines = list(judge.lines(view, tuple(game.legal(made[number].before, seat))))
    if own not in lines:
        lines.append(own)
    at = lines.index(own)
    judged = judge.judge(view, lines, Budget(rounds=effort.decision), rng, keep=at)
    side = next(side for side, seats in enumerate(game.sides(match.options)) if seat in seats)
    best, mine = max(judged, key=lambda one: one.shares[side]), judged[at]
    gap = best.shares[side] - mine.shares[side]
    error = (best.error**2 + mine.error**2) ** 0.5
    counts = best is not mine and gap > NOISE * error
    cost = tuple(one - other for one, other in zip(best.shares, mine.shares, strict=True))
    return Decision(
        at=number,
        seat=seat,
        made=_written(match, own),
        best=_written(match, best.line if counts else own),
        worth=mine.shares[side],
        better=best.shares[side] if counts else mine.shares[side],
        error=error,
        loss=gap if counts else 0.0,
        verdict=verdict(gap, error),
        cost=cost if counts else (0.0,) * len(cost),
        choices=len(lines),
    )


def _at_start(match: Match, judge: Judge, effort: Effort, rng: random.Random) -> tuple[Shares, Shares]:
    """What every side could expect before the deal, and the luck of the deal."""
    first = Match(match.game, match.setup, match.secret).state
    starts = [match.game.start(match.options, Chance(rng.randbytes(32))).state for _ in range(12)]
    return _fortunes(judge, first, [(1.0, state) for state in starts], effort, rng)


def _luck(match: Match, judge: Judge, step: Made, effort: Effort, rng: random.Random) -> Shares:
    """What luck gave when this move was made."""
    move = match.game.read(step.played.move)
    others = judge.alternatives(step.before, step.played.seat, move, rng)
    return _fortunes(judge, step.after, others, effort, rng)[1]


def _fortunes(
    judge: Judge, came: Any, others: Sequence[tuple[float, Any]], effort: Effort, rng: random.Random
) -> tuple[Shares, Shares]:
    """The mean fortune after what could have come, and by how much what came is better."""
    real = judge.redraw(came, None)
    weights: dict[int, float] = {}
    states: list[Any] = [real]
    for weight, state in others:
        plain = judge.redraw(state, None)
        at = next((number for number, known in enumerate(states) if known == plain), len(states))
        if at == len(states):
            states.append(plain)
        weights[at] = weights.get(at, 0.0) + weight
    seed, budget = rng.getrandbits(62), Budget(rounds=effort.luck)
    if set(weights) == {0}:
        shares = judge.fortune(real, budget, seed).shares if not len(others) else None
        return (shares or ()), (0.0,) * _number_of_sides(judge, real)
    fortunes = [judge.fortune(state, budget, seed).shares for state in states]
    total = sum(weights.values())
    mean = tuple(
        sum(weight * fortunes[at][side] for at, weight in weights.items()) / total
        for side in range(len(fortunes[0]))
    )
    return mean, tuple(mine - usual for mine, usual in zip(fortunes[0], mean, strict=True))


def _number_of_sides(judge: Judge, state: Any) -> int:
    return len(judge.fortune(state, Budget(rounds=1), 0).shares)


def _stood(match: Match, judge: Judge, state: Any, effort: Effort, rng: random.Random) -> Shares:
    view = match.game.view(state, None)
    return judge.standing(view, Budget(rounds=effort.curve), rng).shares


def _states(match: Match, made: Sequence[Made]) -> list[Any]:
    return [made[0].before, *(step.after for step in made)] if made else [match.state]


def _moves(match: Match) -> Iterator[Made]:
    """All moves of a match with the states around them."""
    again = Match(match.game, match.setup, match.secret)
    for played in match.moves:
        before = again.state
        again.play(played.seat, played.move)
        yield Made(before, played, again.state)


def _written(match: Match, line: Line) -> tuple[str, ...]:
    return tuple(match.game.write(move) for move in line)
