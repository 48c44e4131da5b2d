"""How a match went from its first move to its last: who led when, and how long people would have taken."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from tapisvert.arena.study import own
from tapisvert.table.game import Outcome
from tapisvert.table.tally import Tally

USUALLY = 8.0
"""Seconds that people take for a move of which the game says nothing."""


class Course:
    """One match, state by state."""

    def __init__(self, game: str) -> None:
        self._points = own(game, "points")
        self._seconds: Mapping[str, float] = own(game, "SECONDS") or {}
        self._spent = 0.0
        self._scores: list[tuple[int, ...]] = []

    def see(self, state: Any, move: Any = None) -> None:
        """The next state, and the move that led to it."""
        if move is not None:
            self._spent += self._seconds.get(type(move).__name__, USUALLY)
        if self._points:
            scores = tuple(self._points(state))
            if scores and (not self._scores or scores != self._scores[-1]):
                self._scores.append(scores)

    def tell(self, outcome: Outcome, side_of: Mapping[int, int], tally: Tally) -> None:
        """Notes how it went."""
        tally.minutes[round(self._spent / 60)] += 1
        sides = len(set(side_of.values()))
        if len(self._scores) < 2 or sides == 1:
            return
        final = {side_of[seat]: outcome.scores[seat] for seat in side_of}
        scores = [*self._scores, tuple(final[side] for side in range(sides))]
        leaders = [each for each in map(_leader, scores) if each is not None]
        changes = sum(one != other for one, other in pairwise(leaders))
        tally.turns[changes] += 1
        winners = {side_of[seat] for seat in outcome.winners}
        if len(winners) == 1:
            (winner,) = winners
            tally.behind[max(max(each) - each[winner] for each in scores)] += 1


def _leader(scores: tuple[int, ...]) -> int | None:
    """Who is ahead of all others; nobody, if several are."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None
