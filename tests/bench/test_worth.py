"""The bench of what positions are worth: what it makes of looks back, right ones and wrong ones."""

from __future__ import annotations

import pytest

from bench import worth
from bench.worth import Seen


def seen(said: float, won: bool, luck: float = 0.0, whole: float = 1.0) -> Seen:
    """A look back at a match of two, from the first side's point of view."""
    result = (float(won), float(not won))
    return Seen(((said, 1 - said),) * 4, (luck, -luck), result, (0.0,), whole / 10, whole)


def test_what_happens_as_often_as_was_said_is_right() -> None:
    right = [seen(0.75, number % 4 != 0) for number in range(40)]
    assert worth.calibrated("toy", right).ours == pytest.approx(0)
    wrong = worth.calibrated("toy", [seen(0.95, number % 4 != 0) for number in range(40)])
    assert wrong.ours == pytest.approx(0.2)
    assert not wrong.met


def test_luck_that_is_always_the_same_sides_is_not_fair() -> None:
    assert worth.fair("toy", [seen(0.5, True, luck) for luck in (-0.3, 0.3) * 10]).met
    assert not worth.fair("toy", [seen(0.5, True, luck) for luck in (0.2, 0.3) * 10]).met


def test_luck_that_explains_every_result_leaves_no_variance() -> None:
    explained = [seen(0.5, won, 0.5 if won else -0.5) for won in (True, False) * 5]
    assert worth.useful("toy", "punto", explained).ours == pytest.approx(0)
    nothing = worth.useful("toy", "punto", [seen(0.5, won) for won in (True, False) * 5])
    assert nothing.ours == pytest.approx(1)
    assert not nothing.met


def test_losses_fall_from_level_to_level_with_intervals_apart() -> None:
    losses = [[loss, loss + 0.001] * 20 for loss in (0.09, 0.06, 0.03, 0.01)]
    falling = dict(zip(worth.LEVELS, losses, strict=True))
    assert worth.in_order("toy", falling).met
    assert not worth.in_order("toy", dict(zip(worth.LEVELS, reversed(losses), strict=True))).met


def test_a_look_back_is_quick_if_its_curve_is_there_soon_too() -> None:
    assert worth.quick("toy", [seen(0.5, True, whole=whole) for whole in (5, 9, 60)]).met
    assert not worth.quick("toy", [seen(0.5, True, whole=21)]).met


def test_tables_of_one_two_and_four_are_looked_at_unless_others_are_asked_for() -> None:
    assert worth.tables_of("cartomanie", ["full-3"]) == ["full-3"]
    assert worth.tables_of("cartino", []) == ["french-2", "french-4", "german-2", "german-4"]
