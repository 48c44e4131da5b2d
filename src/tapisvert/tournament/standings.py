"""What rounds come to: everybody's points, and what tells those apart who have as many.

In this order: points; the points of those one met (whoever had the stronger opponents did more with them);
matches won. Who is still level shares a place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from tapisvert.table.game import Outcome
from tapisvert.table.value import Value
from tapisvert.tournament.rounds import PROGRAM, UNIT, History, Round, Sitting


class Standing(Value, frozen=True):
    """Where an entrant stands. Points and `met`, the mean of the opponents' points, are in matches won.

    `stage`: in a knockout, in how many rounds they have been.
    """

    entrant: int
    place: int
    points: float
    met: float
    won: int
    played: int
    byes: int
    stage: int = 0


def standings(rounds: Sequence[Round], entrants: Iterable[int], *, knockout: bool = False) -> list[Standing]:
    """All entrants, the first of them first."""
    history = History(rounds)
    opponents: dict[int, list[int]] = defaultdict(list)
    won: dict[int, int] = defaultdict(int)
    played: dict[int, int] = defaultdict(int)
    stage: dict[int, int] = defaultdict(int)
    for each in rounds:
        for entrant in (*each.byes, *(one for sitting in each.sittings for one in sitting.people)):
            stage[entrant] += 1
        for sitting in each.sittings:
            if not sitting.over:
                continue
            for entrant, share in zip(sitting.entrants, sitting.shares, strict=True):
                if entrant == PROGRAM:
                    continue
                opponents[entrant] += [other for other in sitting.people if other != entrant]
                played[entrant] += 1
                won[entrant] += share == max(sitting.shares) and sitting.shares.count(share) < len(
                    sitting.shares
                )
    found = []
    for entrant in entrants:
        others = [history.points[other] for other in opponents[entrant]]
        met = sum(others) / len(others) if others else 0.0
        reached = stage[entrant] if knockout else 0
        key = reached, history.points[entrant], round(met, 6), won[entrant]
        found.append((key, entrant))
    found.sort(key=lambda one: (tuple(-part for part in one[0]), one[1]))
    table: list[Standing] = []
    for number, (key, entrant) in enumerate(found):
        level = number and found[number - 1][0] == key
        place = table[-1].place if level else number + 1
        reached, points, met, wins = key
        table.append(
            Standing(
                entrant,
                place,
                points / UNIT,
                round(met / UNIT, 4),
                wins,
                played[entrant],
                history.byes[entrant],
                reached,
            )
        )
    return table


def shares(outcome: Outcome, sides: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """What each side gained: the part of the others that it beat, a draw counting half.

    Whoever won beat everybody else. Below them the scores decide, the way round in which winners are ahead.

    >>> shares(Outcome((1,), (0, 2)), [[0], [1]]), shares(Outcome((), (1, 1)), [[0], [1]])
    ((0.0, 1.0), (0.5, 0.5))
    >>> shares(Outcome((2,), (9, 4, 0, 4)), [[0], [1], [2], [3]])
    (0.0, 0.5, 1.0, 0.5)
    """
    won = [side[0] in outcome.winners for side in sides]
    scores = [outcome.scores[side[0]] for side in sides]
    best = [score for score, first in zip(scores, won, strict=True) if first]
    rest = [score for score, first in zip(scores, won, strict=True) if not first]
    fewer = bool(best and rest) and min(best) < max(rest)
    keys = [(first, -score if fewer else score) for first, score in zip(won, scores, strict=True)]
    return ranked([key if not key[0] else (True, 0) for key in keys])


def ranked(keys: Sequence[tuple[bool, int]]) -> tuple[float, ...]:
    """The part of the others that each beats."""
    others = max(1, len(keys) - 1)
    return tuple(
        sum((key > other) + (key == other) / 2 for at, other in enumerate(keys) if at != own) / others
        for own, key in enumerate(keys)
    )


def through(sitting: Sitting, history: History) -> tuple[int, ...]:
    """In a knockout: who of a table goes on. The better half do; of two, the one who won.

    Who is level there goes on by the points of earlier rounds, and then by who entered first.
    """
    gained = dict(zip(sitting.entrants, sitting.shares, strict=True))
    people = sorted(sitting.people, key=lambda entrant: (-gained[entrant], -history.points[entrant], entrant))
    return tuple(people[: max(1, len(people) // 2)])
