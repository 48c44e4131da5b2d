"""The luck of a match: what every draw and every shuffle gave to every side.

It is the fortune after what came less the mean fortune after what could have come, given all that had
happened. So it is nothing on average, whatever the judge thinks of the game: a result less its luck says the
same as the result, and says it sooner.

A judge only estimates fortunes. So every draw is judged twice, in different futures, and of a difference only
as much counts as both times agree on: where a draw changes nothing, nobody had luck for mere noise. How much
that is hangs on everything that could have come alike, never on what came, so that luck stays fair.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame
from tapisvert.table.match import Match, Origin, first_step
from tapisvert.table.program import Budget
from tapisvert.table.value import Value
from tapisvert.table.worth import Judge, Shares

Floats = NDArray[np.float64]

STARTS = 12
"""How many other deals are looked at, to say what a side could expect before this one."""


def luck_of(match: Match, judge: Judge, futures: int, seed: int = 0) -> Shares:
    """What luck gave to every side in a match, from its deal to its last card."""
    first = Match(match.game, match.setup, match.secret).state
    fortunes = fortunes_of(match, judge, futures, random.Random(seed))
    return luck_from(first, list(moves_of(match)), fortunes)


def fortunes_of(match: Match, judge: Judge, futures: int, rng: random.Random) -> Fortunes:
    """For the luck of a match, whose deal may have been that of a match which went on from another one."""
    return Fortunes(match.game, match.options, judge, futures, rng, match.setup.origin)


def luck_from(first: Any, made: Sequence[Made], fortunes: Fortunes) -> Shares:
    """The same of moves that led from a first state to an end."""
    total = fortunes.at_start(first)[1]
    for first, number in fortunes.draws(made).items():
        luck = fortunes.of(made[first : first + number])
        if luck is not None:
            total = tuple(sum(pair) for pair in zip(total, luck, strict=True))
    return total


class Made(Value, frozen=True):
    """A move with the states before and after it."""

    number: int
    before: Any
    seat: int
    move: Any
    after: Any


class Fortunes:
    """Compares what came in a match with what could have come."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        judge: Judge,
        futures: int,
        rng: random.Random,
        origin: Origin | None = None,
    ) -> None:
        self.game, self.options, self.judge, self.futures, self.rng = game, options, judge, futures, rng
        self.origin = origin

    def at_start(self, first: Any) -> tuple[Shares, Shares]:
        """What every side could expect before the deal, and the luck of the deal, which led to `first`."""
        chances = [Chance(self.rng.randbytes(32)) for _ in range(STARTS)]
        others = [first_step(self.game, self.options, self.origin, chance).state for chance in chances]
        return self._compared(*self._apart(first, [(1.0, other) for other in others]))

    def draws(self, made: Sequence[Made]) -> dict[int, int]:
        """Where something may be drawn, and with how many moves."""
        found: dict[int, int] = {}
        first = 0
        for step in made:
            if not self.judge.drawing(step.after):
                found[first] = step.number + 1 - first
                first = step.number + 1
        return found

    def of(self, steps: Sequence[Made]) -> Shares | None:
        """The luck that came with these moves; nothing could have come otherwise: none."""
        line = tuple(step.move for step in steps)
        others = self.judge.alternatives(steps[0].before, steps[0].seat, line, self.rng)
        states, weights = self._apart(steps[-1].after, others)
        return self._compared(states, weights)[1] if len(states) > 1 else None

    def _compared(self, states: Sequence[Any], weights: Sequence[float]) -> tuple[Shares, Shares]:
        """The mean fortune after what could have come, and by how much the first, which came, is better."""
        budget, seed = Budget(rounds=self.futures), self.rng.getrandbits(62)
        halves = np.array([self.judge.halves(state, budget, seed) for state in states])
        fortunes, chances = halves.mean(axis=1), np.array(weights) / sum(weights)
        mean = chances @ fortunes
        part = self.judge.lasting(states[0]) * agreed(halves[:, 0], halves[:, 1], _alike(weights))
        luck = part * (fortunes[0] - mean)
        return tuple(map(float, mean)), tuple(map(float, luck))

    def _apart(self, came: Any, others: Sequence[tuple[float, Any]]) -> tuple[list[Any], list[float]]:
        """What came, and everything else that could have, each once and with its weight."""
        states, weights = [self.judge.redraw(came, None)], [0.0]
        for weight, state in others:
            plain = self.judge.redraw(state, None)
            at = next((number for number, known in enumerate(states) if known == plain), len(states))
            if at == len(states):
                states.append(plain)
                weights.append(0.0)
            weights[at] += weight
        return states, weights


def agreed(one: Floats, other: Floats, chances: Floats) -> float:
    """How much of the differences between states two judgements of them agree on, from 0 to 1."""
    one, other = one - chances @ one, other - chances @ other
    both = float((chances @ ((one + other) ** 2)).sum()) / 4
    return min(1.0, max(0.0, float((chances @ (one * other)).sum()) / both)) if both else 0.0


def _alike(weights: Sequence[float]) -> Floats:
    """The chances of what came first and of what else could have come, so that it shows nowhere what came.

    Where not all are counted up, what came is one more of those that were drawn.
    """
    drawn = 0.0 if np.isclose(sum(weights), 1) else 1.0
    alike: Floats = np.array([weights[0] + drawn, *weights[1:]]) / (sum(weights) + drawn)
    return alike


def moves_of(match: Match) -> Iterator[Made]:
    """All moves of a match with the states around them."""
    again = Match(match.game, match.setup, match.secret)
    for number, played in enumerate(match.moves):
        before = again.state
        again.play(played.seat, played.move)
        yield Made(number, before, played.seat, match.game.read(played.move), again.state)


def less(one: Shares, other: Shares) -> Shares:
    """What one side after the other has more, or less."""
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))
