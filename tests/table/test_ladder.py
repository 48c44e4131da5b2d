"""Levels between programs: which of the two takes a turn, where levels lie, and what is on the dial."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tapisvert.table.ladder import Between, Ladder, evenly
from tapisvert.table.program import LEVELS, Budget

FOUR = ("debutant", "amateur", "confirme", "maitre")


class Signing:
    """Makes its own name the move, and remembers the time it was given."""

    def __init__(self, name: str, seconds: float = 0.0) -> None:
        self.name = name
        self.budget = Budget(seconds=seconds)
        self.given = Budget()

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        self.given = budget
        return self.name


WEAK, STRONG = Signing("weak", 0.3), Signing("strong", 1.0)


def chosen(program: Any, views: Sequence[Any], seed: int = 0) -> list[str]:
    rng = random.Random(seed)
    return [program.choose(view, (), Budget(seconds=1.0), rng) for view in views]


def test_a_share_of_the_turns_is_taken_by_the_stronger_of_the_two() -> None:
    counted = Counter(chosen(Between(WEAK, STRONG, 0.25), range(4000)))
    assert 900 < counted["strong"] < 1100
    assert counted["strong"] + counted["weak"] == 4000


def test_all_moves_of_a_turn_are_made_by_the_same_program() -> None:
    """Whatever luck a move is given: here the tens of a view are its turn."""
    between = Between(WEAK, STRONG, 0.5, turn_of=lambda view: str(view // 10))
    made = chosen(between, range(1000))
    turns = [set(made[first : first + 10]) for first in range(0, 1000, 10)]
    assert all(len(turn) == 1 for turn in turns)
    assert 30 < sum(turn == {"strong"} for turn in turns) < 70
    assert made == chosen(between, range(1000), seed=1)


def test_each_of_the_two_thinks_as_long_as_it_would_alone() -> None:
    between = Between(WEAK, STRONG, 0.5)
    chosen(between, range(20))
    assert WEAK.given == Budget(seconds=0.3)
    assert STRONG.given == Budget(seconds=1.0)


def test_programs_that_take_no_time_can_be_mixed_too() -> None:
    assert chosen(Between(Signing("quick"), Signing("quicker"), 0.0), [0]) == ["quick"]


def test_with_a_budget_of_rounds_the_weaker_gets_its_part_of_them() -> None:
    Between(WEAK, STRONG, 0.0).choose(0, (), Budget(rounds=100), random.Random(0))
    assert WEAK.given == Budget(rounds=30)


def four() -> list[Signing]:
    return [Signing(name) for name in FOUR]


def test_a_whole_place_is_a_program_itself_and_what_lies_between_is_made_of_its_neighbours() -> None:
    programs = four()
    ladder = Ladder(programs, evenly(FOUR))
    assert [ladder.on(place) for place in range(4)] == programs
    between = ladder.on(1.25)
    assert isinstance(between, Between)
    assert (between.weaker, between.stronger, between.share) == (programs[1], programs[2], 0.25)


def test_the_dial_counts_levels_and_ends_with_the_outer_programs() -> None:
    programs = four()
    marks = (0, 0.2, 0.4, 0.6, 1, 1.5, 3)
    ladder = Ladder(programs, marks)
    assert ladder.at(0) is programs[0]
    assert ladder.at(4) is programs[1]
    assert ladder.at(len(LEVELS) - 1) is programs[3]
    for strength, below, share in ((1, 0, 0.2), (1.5, 0, 0.3), (5.5, 2, 0.25)):
        program = ladder.at(strength)
        assert isinstance(program, Between)
        assert (program.weaker, program.stronger) == (programs[below], programs[below + 1])
        assert program.share == pytest.approx(share)


@pytest.mark.parametrize("number", [-0.1, len(LEVELS) - 0.9, float("nan")])
def test_a_number_that_is_not_on_the_dial_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="is not between 0 and 6"):
        Ladder(four(), evenly(FOUR)).at(number)


@pytest.mark.parametrize(
    "marks",
    [
        (0, 0.5, 1, 2, 3),  # too few
        (0.1, 0.5, 1, 1.3, 1.6, 2, 3),  # the weakest is not the first
        (0, 0.5, 1, 1.3, 1.6, 2, 2.5),  # nor the strongest the last
        (0, 0.5, 0.5, 1.3, 1.6, 2, 3),  # no step
    ],
)
def test_marks_that_are_no_ladder_are_refused(marks: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="mark"):
        Ladder(four(), marks)


def test_without_marks_programs_are_the_levels_they_are_named_for() -> None:
    assert evenly(FOUR) == pytest.approx((0, 1 / 2, 1, 4 / 3, 5 / 3, 2, 3))
    assert evenly(LEVELS) == tuple(range(len(LEVELS)))
