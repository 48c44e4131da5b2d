"""What looking back at a match finds: how every side stood, what luck did, and what decisions cost.

It holds no names, so that it can be kept: who sat where is the match's own to tell.
"""

from __future__ import annotations

from tapisvert.table.game import Sentence
from tapisvert.table.speech import GameEvent
from tapisvert.table.value import Value
from tapisvert.table.worth import VERDICTS, Shares, side_of

VERSION = 4
"""Raised whenever the same match would be told otherwise: what was kept of before is found anew."""


class Effort(Value, frozen=True):
    """How many futures are played: for a point of the curve, a decision, and a thing that could have come."""

    curve: int = 128
    decision: int = 3072
    luck: int = 192

    def scaled(self, factor: float) -> Effort:
        """So many times as much.

        >>> Effort().scaled(0.5)
        Effort(curve=64, decision=1536, luck=96)
        """
        return Effort(*(max(1, round(number * factor)) for number in (self.curve, self.decision, self.luck)))


class Moment(Value, frozen=True):
    """How all sides stood after so many moves, as onlookers could know, and the luck that led there."""

    at: int
    shares: Shares
    luck: Shares | None = None


class Choice(Value, frozen=True):
    """Something that a seat could have done: its moves as they are written and as they are told.

    `worth` is what its side could then expect; `points` the same as people count in this game, if they do.
    """

    line: tuple[str, ...]
    says: tuple[GameEvent, ...]
    worth: float
    verdict: str
    points: float | None = None


class Decision(Value, frozen=True):
    """One decision: its first move's number and how many it took, what was made and what was best.

    `cost` is what it took from every side: more than nothing from the own, less than nothing from others.
    `choices` counts all that could be done; a few of them are in `offered`, what was made and what was best
    among them, in an order that tells nothing. `why` says what speaks for the best, where the game knows.
    """

    at: int
    steps: int
    seat: int
    made: tuple[str, ...]
    best: tuple[str, ...]
    worth: float
    better: float
    error: float
    verdict: str
    cost: Shares
    choices: int
    offered: tuple[Choice, ...] = ()
    why: tuple[Sentence, ...] = ()


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
        """The decisions of a seat that cost it most; what is called the best cost nothing to speak of."""
        side = side_of(self.sides, seat)
        costly = [each for each in self.decisions if each.seat == seat and each.verdict != VERDICTS[0][0]]
        return tuple(sorted(costly, key=lambda each: -each.cost[side])[:most])
