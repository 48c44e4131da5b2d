"""Points before the end of a match: who has more will win more often, the more certainly the less is left."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tapisvert.table.bell import bell, divide

NODES = bell(10)


def shares(points: list[int], wide: float) -> list[float]:
    row = np.zeros(len(points))
    divide(np.array(points), wide, NODES, row)
    return list(row)


def test_between_two_it_is_the_bell_of_their_difference() -> None:
    for ahead in (0, 3, -7, 12):
        expected = 0.5 * (1 + math.erf(ahead / (5.0 * math.sqrt(2)) / math.sqrt(2)))
        assert shares([20 + ahead, 20], 5.0) == pytest.approx([expected, 1 - expected], abs=0.005)


def test_the_shares_of_all_add_up_and_those_with_as_many_points_have_as_much() -> None:
    found = shares([30, 24, 24, 11], 6.0)
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] == found[2] > found[3]


def test_where_nothing_is_left_those_with_most_points_share_the_match() -> None:
    assert shares([9, 7, 9], 0.0) == [0.5, 0.0, 0.5]
