"""A ladder of strengths: a few programs of a game, levels at even steps, and everything between them.

A game brings a few programs that really play differently, weakest first. Whoever stands between two of them
takes a share of its turns as the stronger one would, and the others as the weaker one.

A *place* counts these programs: 0 is the first, 1 the second, and 1.25 takes a quarter of its turns as the
third. Places are not even, because from one program to the next it may be a small step or a large one. So a
game says at which place each level lies (`MARKS`), measured so that every level wins about as much from the
one below. The *dial* counts levels: 0 is Débutant, 1.5 halfway between the next two, and the end is Maître.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import Any

from tapisvert.table.program import LEVELS, ROUNDS_A_SECOND, Budget, Program

TurnOf = Callable[[Any], str]
"""From a view to what stays the same while a turn goes on, and is different in every other one."""


class Ladder:
    """The programs of a game, weakest first, the place of every level among them, and all that is between."""

    def __init__(
        self, programs: Sequence[Program], marks: Sequence[float], turn_of: TurnOf | None = None
    ) -> None:
        if len(marks) != len(LEVELS) or marks[0] != 0 or marks[-1] != len(programs) - 1:
            raise ValueError("there is a mark for every level, and the outer ones are the outer programs")
        if any(lower >= upper for lower, upper in pairwise(marks)):
            raise ValueError("marks rise from level to level")
        self.programs = tuple(programs)
        self.marks = tuple(marks)
        self.turn_of = turn_of

    def at(self, strength: float) -> Program:
        """The program of a strength on the dial; raises ValueError for a number that is not on it."""
        if not 0 <= strength <= len(LEVELS) - 1:
            raise ValueError(f"{strength} is not between 0 and {len(LEVELS) - 1}")
        level = int(strength)
        place = self.marks[level]
        if strength > level:
            place += (strength - level) * (self.marks[level + 1] - place)
        return self.on(place)

    def on(self, place: float) -> Program:
        """The program on a place."""
        below = int(place)
        if place == below:
            return self.programs[below]
        return Between(self.programs[below], self.programs[below + 1], place - below, self.turn_of)


class Between:
    """Takes a share of its turns as the stronger of two programs would, and the others as the weaker one.

    So its mistakes are those that the weaker one makes, only fewer of them. Where a turn is several moves,
    `turn_of` tells turns apart, and decides with which of the two it is played; otherwise every move does.
    """

    def __init__(
        self, weaker: Program, stronger: Program, share: float, turn_of: TurnOf | None = None
    ) -> None:
        self.weaker = weaker
        self.stronger = stronger
        self.share = share
        self.turn_of = turn_of
        self.budget = stronger.budget
        self.rounds_a_second: int = getattr(stronger, "rounds_a_second", ROUNDS_A_SECOND)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        luck = random.Random(self.turn_of(view)) if self.turn_of else rng
        if luck.random() < self.share:
            return self.stronger.choose(view, legal, budget, rng)
        own = self.weaker.budget.seconds / self.budget.seconds if self.budget.seconds else 1.0
        return self.weaker.choose(view, legal, budget.scaled(own), rng)


def evenly(names: Collection[str]) -> tuple[float, ...]:
    """The place of every level, where a game has measured none: programs are the levels they are named for.

    >>> evenly(["debutant", "amateur", "confirme", "maitre"])
    (0.0, 0.5, 1.0, 1.3333333333333333, 1.6666666666666667, 2.0, 3.0)
    """
    named = [number for number, level in enumerate(LEVELS) if level in names]
    steps = [(upper - lower) for lower, upper in pairwise(named)]
    return (0.0, *(below + (at + 1) / step for below, step in enumerate(steps) for at in range(step)))
