"""The bench of what positions are worth: what it makes of looks back, right ones and wrong ones."""

from __future__ import annotations

import pytest

from bench import worth
from bench.watching import Look, Seen


def seen(said: float, won: bool, luck: float = 0.0) -> Seen:
    """A match of two, from the first side's point of view."""
    return Seen(((said, 1 - said),) * 4, (luck, -luck), (float(won), float(not won)))


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


def test_a_match_less_its_luck_stands_for_several_where_luck_is_known() -> None:
    """Three in four have what luck alone would have brought."""
    lucky = [number // 2 % 2 > 0 for number in range(240)]
    right = [number % 8 not in (0, 3) for number in range(240)]
    known = [seen(0.5, luck == so, 0.4 if luck else -0.4) for luck, so in zip(lucky, right, strict=True)]
    found = worth.less_luck("toy", known)
    assert found.ours == pytest.approx(1 / (1 - 0.25), rel=0.1)
    assert found.range is not None
    assert found.range[0] < found.ours < found.range[1]
    assert not found.met, "less than three times"
    nothing = [seen(0.5, number % 3 > 0, 0.4 if luck else -0.4) for number, luck in enumerate(lucky)]
    made_up = worth.less_luck("toy", nothing)
    assert made_up.ours == pytest.approx(1, abs=0.05)


def test_losses_fall_from_level_to_level_with_intervals_apart() -> None:
    losses = [[loss, loss + 0.001] * 20 for loss in (0.09, 0.06, 0.03, 0.01)]
    falling = dict(zip(worth.LEVELS, losses, strict=True))
    assert worth.in_order("toy", falling).met
    assert not worth.in_order("toy", dict(zip(worth.LEVELS, reversed(losses), strict=True))).met


def test_a_look_back_is_quick_if_its_curve_is_there_soon_too() -> None:
    assert worth.quick("toy", [Look(1, whole) for whole in (5, 9, 60)]).met
    assert not worth.quick("toy", [Look(1, 21)]).met
    assert not worth.quick("toy", [Look(3, 9)]).met


def test_tables_of_one_two_and_four_are_looked_at_unless_others_are_asked_for() -> None:
    assert worth.tables_of("cartomanie", ["full-3"]) == ["full-3"]
    assert worth.tables_of("cartino", []) == ["french-2", "french-4", "german-2", "german-4"]
