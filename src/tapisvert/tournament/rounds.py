"""Rounds of a tournament, and what is known from them: who met whom, who had a bye, who sat where.

An entrant is a number. It is somebody who plays, or a team that fills a side of a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from tapisvert.table.value import Value

PROGRAM = -1
"""Stands for an entrant where a program fills an empty seat."""

UNIT = 840
"""A match that is won has so many points: shares at tables of every size up to eight are whole numbers."""


class Sitting(Value, frozen=True):
    """A table of a round: its entrants in the order of the seats, and what each gained, once it is over.

    What is gained is a share: 1 for whoever beats everybody, 0 for whoever beats nobody. `points` count
    instead where each is compared with the same side at other tables.
    """

    entrants: tuple[int, ...]
    shares: tuple[float, ...] = ()
    points: tuple[float, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(entrant for entrant in self.entrants if entrant != PROGRAM)

    @property
    def gained(self) -> tuple[float, ...]:
        return self.points or self.shares

    @property
    def over(self) -> bool:
        return bool(self.shares)


class Round(Value, frozen=True):
    """What is played at the same time, and who has a bye meanwhile."""

    sittings: tuple[Sitting, ...]
    byes: tuple[int, ...] = ()


class History:
    """What earlier rounds mean for the next one."""

    def __init__(self, rounds: Iterable[Round] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.short: Counter[int] = Counter()
        """How often an entrant sat with programs."""
        self.seats: Counter[tuple[int, int]] = Counter()
        self.points: Counter[int] = Counter()
        """In parts of a `UNIT`, so that sums are exact."""
        for each in rounds:
            self.add(each)

    def add(self, each: Round) -> None:
        for sitting in each.sittings:
            people = sitting.people
            self.met.update(_pair(one, other) for one, other in combinations(people, 2))
            if len(people) < len(sitting.entrants):
                self.short.update(people)
            for seat, entrant in enumerate(sitting.entrants):
                if entrant != PROGRAM:
                    self.seats[entrant, seat] += 1
            for entrant, share in zip(sitting.entrants, sitting.gained, strict=False):
                self.points[entrant] += round(UNIT * share)
        self.byes.update(each.byes)
        for entrant in each.byes:
            self.points[entrant] += UNIT

    def meetings(self, one: int, other: int) -> int:
        return self.met[_pair(one, other)]

    def lean(self, entrant: int) -> int:
        """At tables for two: how much more often an entrant sat first than second."""
        return self.seats[entrant, 0] - self.seats[entrant, 1]


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
