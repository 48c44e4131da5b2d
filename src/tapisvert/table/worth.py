"""What a position is worth: the share of the match that a side can expect, from 0 to 1.

A win is worth 1, divided among those who win together; a draw is divided among all. So the worths of all
sides add up to 1. Alone at a table it is the chance to reach the aim.

A judge answers three questions. `judge` compares what a seat may do now, from that seat's view alone.
`standing` says how every side stands, as one viewer can know it. `fortune` says it with all hands open and
only what is still to be drawn unknown: that is for finished matches, to tell luck from skill.

This module holds the words for it; `table/futures.py` has a judge that every game can build on. A game's own
is `JUDGE` in its `programs/worth.py`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from tapisvert.table.game import Outcome
from tapisvert.table.program import Budget
from tapisvert.table.value import Value

Shares = tuple[float, ...]
"""Every side's worth."""

Line = tuple[Any, ...]
"""The moves of one decision: most often one, in some games all moves of a turn."""

NOISE: Final = 2.0
"""Standard errors within which two moves are as good as each other: nobody is told off for noise."""

VERDICTS: Final = (("best", 0.01), ("good", 0.03), ("little", 0.08), ("mistake", 0.2))
"""What a decision is called, and the loss up to which; what loses more is a blunder. Alike in all games."""


class Standing(Value, frozen=True):
    """How every side stands, and the standard error of each."""

    shares: Shares
    errors: Shares


class Judged(Value, frozen=True):
    """What a line is worth to every side once it is made, and the standard error for the side that decides.

    `points` is what people count in this game, where that is not the match itself: chips, for one.
    """

    line: Line
    shares: Shares
    error: float
    points: float | None = None


class Judge(Protocol):
    """Says what positions of one game are worth. The same view, rounds and seed give the same answer."""

    def lines(self, view: Any, legal: Sequence[Any]) -> Sequence[Line]:
        """What is worth comparing among what the seat may do; nothing if there is nothing to decide."""
        ...

    def line(self, moves: Sequence[Any]) -> Line:
        """The moves of one decision as a line, without what was taken back."""
        ...

    def begun(self, state: Any, seat: int) -> bool:
        """Whether the seat goes on with a decision that it has begun to carry out."""
        ...

    def judge(
        self, view: Any, lines: Sequence[Line], budget: Budget, rng: random.Random, keep: int | None = None
    ) -> tuple[Judged, ...]:
        """Each of these lines, judged from what the seat knows; in the same order.

        The more promising a line, the more exactly it is judged; line number `keep` as exactly as the best.
        """
        ...

    def standing(self, view: Any, budget: Budget, rng: random.Random) -> Standing:
        """How every side stands, as this viewer can know it."""
        ...

    def fortune(self, state: Any, budget: Budget, seed: int) -> Standing:
        """How every side stands with all hands open.

        With the same seed and rounds two states meet the same luck, so that their difference shows sooner.
        """
        ...

    def halves(self, state: Any, budget: Budget, seed: int) -> tuple[Shares, Shares]:
        """The same, as far as it tells what luck gave; from either half of the futures.

        What both agree on is no noise.
        """
        ...

    def lasting(self, state: Any) -> float:
        """How much of a difference between fortunes lasts, once those who play have answered to it.

        It may hang on the table, never on what was drawn there.
        """
        ...

    def redraw(self, state: Any, rng: random.Random | None) -> Any:
        """The same state with what nobody has drawn yet in another order; without `rng` in a fixed one."""
        ...

    def drawing(self, state: Any) -> bool:
        """Whether the next move only goes on with what the last one began to draw."""
        ...

    def alternatives(
        self, state: Any, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, Any]]:
        """The states that could have come when these moves were made.

        Each has its chance, where all are counted up: then these add up to 1. Where they are drawn from too
        many, each has 1.
        """
        ...


def verdict(loss: float) -> str:
    """What a decision is called that lost so much for certain."""
    return next((word for word, limit in VERDICTS if loss <= limit), "blunder")


def side_of(sides: Sequence[Sequence[int]], seat: int) -> int:
    """The side that a seat plays for."""
    return next(number for number, side in enumerate(sides) if seat in side)


def shares_of(outcome: Outcome, sides: Iterable[Sequence[int]]) -> Shares:
    """What every side has at the end of a match."""
    won = [not set(side).isdisjoint(outcome.winners) for side in sides]
    if len(won) == 1:
        return (float(won[0]),)
    winners = sum(won)
    return tuple(1 / len(won) if not winners else mine / winners for mine in won)


def percent(share: float) -> int:
    """A share as people say it. What is only likely is neither 0 nor 100.

    >>> [percent(share) for share in (0.0, 0.001, 0.617, 0.999, 1.0)]
    [0, 1, 62, 99, 100]
    """
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


def as_good(ranked: Sequence[Judged], side: int) -> list[Judged]:
    """Of lines that are sorted by what they are worth to a side: those that are about as good as the first.

    What was judged far less exactly than the first is left out: nothing is known of it.
    """
    best = ranked[0]
    return [
        other
        for other in ranked[1:]
        if other.error <= NOISE * best.error
        and verdict(best.shares[side] - other.shares[side] - NOISE * (best.error**2 + other.error**2) ** 0.5)
        == VERDICTS[0][0]
    ]
