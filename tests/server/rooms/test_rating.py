"""The arithmetic of ratings, against the formulas of docs/ratings.md worked out by hand."""

from __future__ import annotations

import math

import pytest

from tapisvert import games
from tapisvert.server.rooms import rating
from tapisvert.server.rooms.rating import BETA, MU, SIGMA, Sides, Strength, moved
from tapisvert.table.game import OptionValue
from tapisvert.table.program import LEVELS, measured

NEW = Strength()
TAU, KAPPA = MU / 300, 0.0001


def by_hand(sides: Sides, ranks: list[int], before: tuple[Strength, ...]) -> list[tuple[float, float]]:
    """Plackett-Luce after Weng and Lin (2011), as docs/ratings.md writes it."""
    spread = [math.sqrt(one.sigma**2 + TAU**2) for one in before]
    mus = [sum(before[seat].mu for seat in side) for side in sides]
    variances = [sum(spread[seat] ** 2 for seat in side) for side in sides]
    c = math.sqrt(sum(variance + BETA**2 for variance in variances))
    after = [(one.mu, one.sigma) for one in before]
    for i, side in enumerate(sides):
        omega = delta = 0.0
        for q in range(len(sides)):
            if ranks[q] > ranks[i]:
                continue
            behind = sum(math.exp(mus[s] / c) for s in range(len(sides)) if ranks[s] >= ranks[q])
            chance = math.exp(mus[i] / c) / behind
            tied = ranks.count(ranks[q])
            omega += ((i == q) - chance) / tied
            delta += chance * (1 - chance) / tied
        gamma = math.sqrt(variances[i]) / c
        omega, delta = omega * variances[i] / c, delta * gamma * variances[i] / c**2
        for seat in side:
            share = spread[seat] ** 2 / variances[i]
            sigma = spread[seat] * math.sqrt(max(1 - share * delta, KAPPA))
            after[seat] = (before[seat].mu + share * omega, sigma)
    return after


@pytest.mark.parametrize(
    ("sides", "winners", "ranks"),
    [
        (((0,), (1,)), (0,), [1, 2]),
        (((0,), (1,)), (), [1, 1]),
        (((0,), (1,), (2,), (3,)), (2,), [2, 2, 1, 2]),
        (((0,), (1,), (2,)), (0, 2), [1, 2, 1]),
        (((0, 2), (1, 3)), (1, 3), [2, 1]),
        (((0, 3), (1, 4), (2, 5)), (1, 4), [2, 1, 2]),
    ],
)
def test_a_match_moves_everybody_as_the_formulas_say(
    sides: Sides, winners: tuple[int, ...], ranks: list[int]
) -> None:
    known = (NEW, Strength(31.0, 2.5), Strength(20.0, 4.0), Strength(27.5, 6.0), NEW, Strength(25.0, 1.0))
    before = known[: sum(map(len, sides))]
    expected = by_hand(sides, ranks, before)
    for one, (mu, sigma) in zip(moved(sides, winners, before), expected, strict=True):
        assert one.mu == pytest.approx(mu, abs=2e-6)
        assert one.sigma == pytest.approx(sigma, abs=2e-6)


def test_two_newcomers_move_by_numbers_that_can_be_checked_with_a_pocket_calculator() -> None:
    """c = √(2·(8.3338² + 4.1667²)) = 13.1770; each had a chance of one half."""
    winner, loser = moved(((0,), (1,)), (0,), (NEW, NEW))
    assert winner.mu - MU == pytest.approx(0.5 * (SIGMA**2 + TAU**2) / 13.1769, abs=1e-3)
    assert loser.mu == pytest.approx(2 * MU - winner.mu, abs=1e-6)
    assert winner.sigma == loser.sigma < SIGMA


def test_four_hundred_points_are_ten_to_one_at_a_table_for_two() -> None:
    more = Strength(MU + 400 / rating.POINTS, 0.0)
    assert more.points == NEW.points + 400 == 1900
    scale = math.sqrt(2) * BETA
    assert math.exp((more.mu - MU) / scale) == pytest.approx(10)


def test_a_rating_is_provisional_until_it_is_narrow() -> None:
    anchor, one, matches = Strength(MU, rating.ANCHORED), NEW, 0
    while one.provisional:
        one, matches = moved(((0,), (1,)), (matches % 2,), (one, anchor))[0], matches + 1
    assert 8 <= matches <= 25


def test_kinds_are_told_apart_by_game_sides_and_what_makes_another_game() -> None:
    kinds: dict[str, tuple[str, dict[str, OptionValue]]] = {
        "punto/2": ("punto", {"table": "2", "wins": 5}),
        "punto/2x2": ("punto", {"table": "2x2"}),
        "cartino/3": ("cartino", {"players": 3}),
        "casino_royal/4/bingo": ("casino_royal", {"game": "bingo"}),
    }
    for kind, (name, options) in kinds.items():
        game = games.load(name)
        whole = {choice.name: options.get(choice.name, choice.default) for choice in game.choices}
        assert rating.kind_of(game, whole) == kind


@pytest.mark.parametrize("game", ["punto", "cartino", "cartomanie", "casino_royal"])
def test_programs_are_anchors_that_rise_from_level_to_level(game: str) -> None:
    options = {choice.name: choice.default for choice in games.load(game).choices}
    anchors = [rating.anchor(game, options, level) for level in LEVELS]
    points = [anchor.points for anchor in anchors if anchor]
    assert len(points) == len(LEVELS)
    assert points == sorted(set(points))
    between = rating.anchor(game, options, measured(10))
    assert between is not None
    assert points[2] < between.points < points[3]
    assert rating.anchor(game, options, "bot") is None
