"""Points of a duplicate round: each side is compared with the same side at the other tables, card by card.

`docs/fairness.md` writes the arithmetic down for people.
"""

from __future__ import annotations

from collections.abc import Sequence

from tapisvert.table.game import Outcome
from tapisvert.table.value import Value


class Scored(Value, frozen=True):
    """How a table ended: by side which part of the others it beat, and its margin. None were counted where
    the host said how it ended."""

    shares: tuple[float, ...]
    margins: tuple[float, ...] = ()


def margins(outcome: Outcome, sides: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """By side: its score less the mean of the others', the way round in which winners are ahead.

    >>> margins(Outcome((1,), (0, 2)), [[0], [1]])
    (-2.0, 2.0)
    >>> margins(Outcome((2,), (9, 4, 0, 4)), [[0], [1], [2], [3]])
    (-6.333333, 0.333333, 5.666667, 0.333333)
    """
    scores = [outcome.scores[side[0]] for side in sides]
    won = [score for side, score in zip(sides, scores, strict=True) if side[0] in outcome.winners]
    lost = [score for side, score in zip(sides, scores, strict=True) if side[0] not in outcome.winners]
    sign = -1 if won and lost and min(won) < max(lost) else 1
    others = max(1, len(scores) - 1)
    found = [sign * (score - (sum(scores) - score) / others) for score in scores]
    return tuple(round(margin, 6) for margin in found)


def points(tables: Sequence[Scored]) -> list[tuple[float, ...]]:
    """What each side gained at each table, once all of them are over.

    >>> won, lost, drawn = ((1.0, 0.0), (2, -2)), ((0.0, 1.0), (-1, 1)), ((0.5, 0.5), (0, 0))
    >>> points([Scored(*won), Scored(*lost), Scored(*drawn)])
    [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)]
    >>> points([Scored((1.0, 0.0), (1, -1)), Scored((1.0, 0.0), (5, -5)), Scored((1.0, 0.0))])
    [(0.0, 1.0), (1.0, 0.0), (1.0, 0.0)]
    """
    return [tuple(_gained(table, side, tables) for side in range(len(table.shares))) for table in tables]


def _gained(table: Scored, side: int, tables: Sequence[Scored]) -> float:
    own = _result(table, side)
    others = [
        _result(other, side)
        for other in tables
        if other is not table and other.margins and len(other.shares) == len(table.shares)
    ]
    if not table.margins or not others:
        return table.shares[side]
    return sum((own > other) + (own == other) / 2 for other in others) / len(others)


def _result(table: Scored, side: int) -> tuple[float, float]:
    return table.shares[side], table.margins[side] if table.margins else 0.0
