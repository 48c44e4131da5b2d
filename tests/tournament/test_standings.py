"""Standings: points, the points of those one met, matches won, and who goes on."""

from __future__ import annotations

import doctest

import pytest

from tapisvert.table.game import Outcome
from tapisvert.tournament import formats, pairing, standings
from tapisvert.tournament.rounds import PROGRAM, History, Round, Sitting

ROUNDS = [
    Round((Sitting((0, 1), (1.0, 0.0)), Sitting((2, 3), (1.0, 0.0))), (4,)),
    Round((Sitting((0, 2), (0.5, 0.5)), Sitting((4, PROGRAM), (0.0, 1.0))), ()),
]


def test_the_examples_in_the_modules_hold() -> None:
    for module in (formats, pairing, standings):
        assert doctest.testmod(module).failed == 0


def test_points_come_first_then_the_points_of_those_one_met() -> None:
    table = standings.standings(ROUNDS, range(6))
    assert [one.entrant for one in table] == [0, 2, 4, 1, 3, 5]
    assert [one.place for one in table] == [1, 1, 3, 4, 4, 6]
    assert [one.points for one in table] == [1.5, 1.5, 1.0, 0.0, 0.0, 0.0]
    assert [one.met for one in table] == [0.75, 0.75, 0.0, 1.5, 1.5, 0.0]
    assert [(one.won, one.played, one.byes) for one in table[:3]] == [(1, 2, 0), (1, 2, 0), (0, 1, 1)]


def test_in_a_knockout_whoever_came_furthest_is_first() -> None:
    table = standings.standings(ROUNDS, range(5), knockout=True)
    assert [(one.entrant, one.stage) for one in table] == [(0, 2), (2, 2), (4, 2), (1, 1), (3, 1)]


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome((0,), (3, 1, 2)), (1.0, 0.0, 0.5)),
        (Outcome((1,), (12, 0, 5)), (0.0, 1.0, 0.5)),  # where it counts what is left
        (Outcome((0, 1), (4, 4, 2)), (0.75, 0.75, 0.0)),
        (Outcome((), (0, 0)), (0.5, 0.5)),
    ],
)
def test_everybody_gains_by_those_they_beat(outcome: Outcome, expected: tuple[float, ...]) -> None:
    sides = [[seat] for seat in range(len(outcome.scores))]
    assert standings.shares(outcome, sides) == pytest.approx(expected)


def test_a_team_gains_as_one() -> None:
    assert standings.shares(Outcome((0, 2), (2, 0, 2, 0)), [[0, 2], [1, 3]]) == (1.0, 0.0)


def test_the_better_half_of_a_table_goes_on() -> None:
    assert standings.through(Sitting((5, 3, 8, 1), (0.0, 1.0, 2 / 3, 1 / 3)), History()) == (3, 8)
    assert standings.through(Sitting((5, PROGRAM), (0.0, 1.0)), History()) == (5,)
    level = Sitting((3, 2), (0.5, 0.5))
    assert standings.through(level, History()) == (2,)
    assert standings.through(level, History([Round((Sitting((3, 9), (1.0, 0.0)),))])) == (3,)
