"""Ratings and their intervals: exact where there is a formula, true where the truth is known."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert.arena.picture import draw, formats
from tapisvert.arena.play import Result
from tapisvert.arena.report import AVERAGE, interval, rate, report
from tests.arena.test_arena import HERE, plan_of

LUCKY, FIRST = f"{HERE}:Lucky", f"{HERE}:First"
PLAN = plan_of(LUCKY, FIRST)


def result(deal: int, lineup: tuple[int, ...], *winners: int) -> Result:
    sides = len(lineup)
    scores = tuple(int(seat in winners) for seat in range(sides))
    return Result(deal, lineup, winners, scores, (2,) * sides, (0.5,) * sides)


def test_two_players_are_as_far_apart_as_the_odds_say() -> None:
    ratings = rate(np.array([[0.0, 74.5], [24.5, 0.0]]))
    assert ratings[0] - ratings[1] == pytest.approx(400 * math.log10(75 / 25))
    assert ratings.mean() == pytest.approx(AVERAGE)


def test_who_wins_everything_has_a_rating_too() -> None:
    ratings = rate(np.array([[0.0, 50.0], [0.0, 0.0]]))
    assert ratings[0] - ratings[1] == pytest.approx(400 * math.log10(50.5 / 0.5))


def test_known_strengths_are_found_and_lie_in_their_intervals() -> None:
    truth = np.array([0.0, 100.0, 250.0])
    plan = plan_of(LUCKY, FIRST, LUCKY)
    rng = np.random.default_rng(4)
    results = []
    for pairing in plan.pairings(6 * 400):
        one, other = pairing.lineup
        chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        results.append(result(pairing.deal, pairing.lineup, int(rng.random() > chance)))
    found = {standing.player: standing for standing in report(plan, results).standings}
    for name, strength in zip(("Lucky", "First", "Lucky 2"), truth - truth.mean() + AVERAGE, strict=True):
        standing = found[name]
        assert standing.rating == pytest.approx(strength, abs=20)
        assert standing.low is not None
        assert standing.high is not None
        assert standing.low < strength < standing.high
        assert 15 < standing.high - standing.low < 50


def test_scores_have_an_interval_and_matches_that_were_forfeited_no_score() -> None:
    """Twenty deals, in each of which one of two matches is won: the mean of 0 and 1 has no doubt left."""
    even = [result(deal, lineup, 0) for deal in range(20) for lineup in ((0, 1), (1, 0))]
    (standing,) = (each for each in report(PLAN, even).standings if each.player == "Lucky")
    assert (standing.score, standing.score_low, standing.score_high) == (0.5, 0.5, 0.5)
    odd = [result(deal, (0, 1), deal % 2) for deal in range(20)]
    failed = [replace(result(deal, (1, 0), 0), failed=(1,), scores=(99, 99)) for deal in range(20)]
    found = {each.player: each for each in report(PLAN, [*odd, *failed]).standings}
    assert found["Lucky"].forfeits == 20
    assert found["First"].forfeits == 0
    assert found["Lucky"].score == 0.5
    reach = 1.96 * math.sqrt(0.25 / 19)
    assert found["Lucky"].score_high == pytest.approx(0.5 + reach, abs=1e-4)
    few = report(PLAN, odd[:19])
    assert few.says_too_little
    assert all(each.score_low is None and each.low is None for each in few.standings)


def test_between_two_players_the_interval_is_that_of_jeffreys() -> None:
    """19 wins and a loss: as wide as the share of wins may lie, with a match for each deal."""
    results = [result(deal, (0, 1), 1 if deal == 0 else 0) for deal in range(20)]
    found = {standing.player: standing for standing in report(PLAN, results).standings}["Lucky"]
    shares = np.quantile(np.random.default_rng(1).beta(19.5, 1.5, 1_000_000), (0.025, 0.975))
    low, high = AVERAGE + 200 * np.log10(shares / (1 - shares))
    assert found.low == pytest.approx(low, abs=15)
    assert found.high == pytest.approx(high, abs=80)  # far out few draws decide


def test_who_wins_nearly_always_is_no_better_than_the_interval_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """700 points apart, 56 matches in 57 are won: often all, and still the truth is in 95% of intervals."""
    monkeypatch.setattr("tapisvert.arena.report.DRAWS", 100)
    rng, hits = np.random.default_rng(1), 0
    for _ in range(60):
        wins = np.zeros((20, 2, 2))
        wins[:, 0, 1] = rng.binomial(2, 1 / (1 + 10 ** (-700 / 400)), 20)
        wins[:, 1, 0] = 2 - wins[:, 0, 1]
        low, high = interval(wins)
        hits += low[0] <= AVERAGE + 350 <= high[0]
    assert hits >= 53


def test_luck_that_cancels_out_narrows_the_interval() -> None:
    """Fifty deals in which the seat decides, or fifty in which chance does: 50 wins of 100 each time."""

    def width(results: list[Result]) -> float:
        standing = report(PLAN, results).standings[0]
        assert standing.rating == pytest.approx(AVERAGE)
        assert standing.low is not None
        assert standing.high is not None
        return standing.high - standing.low

    by_seat = [result(deal, lineup, 0) for deal in range(50) for lineup in ((0, 1), (1, 0))]
    by_chance = [
        result(deal, lineup, lineup.index(deal % 2)) for deal in range(50) for lineup in ((0, 1), (1, 0))
    ]
    assert 4 * width(by_seat) < width(by_chance) > 50


def test_a_shared_win_counts_in_parts_and_a_draw_for_all() -> None:
    plan = plan_of(LUCKY, FIRST, LUCKY, table="3")
    found = report(plan, [result(0, (0, 1, 2), 0, 1), result(0, (1, 2, 0))])
    won = {standing.player: standing.won for standing in found.standings}
    assert won == pytest.approx({"Lucky": 5 / 12, "First": 5 / 12, "Lucky 2": 1 / 6})
    names = [standing.player for standing in found.standings]
    beat = found.beat[names.index("Lucky")]
    assert beat[names.index("First")] == 0.5
    assert beat[names.index("Lucky 2")] == 0.75  # a win and half a draw


def test_who_sits_on_several_seats_plays_and_wins_a_match_but_once() -> None:
    plan = plan_of(LUCKY, FIRST, table="4")
    lineups = ((0, 1, 0, 1), (1, 0, 1, 0))
    found = report(plan, [result(deal, lineup, lineup.index(0)) for deal in range(30) for lineup in lineups])
    lucky, first = found.standings
    assert (lucky.player, lucky.matches, lucky.won, lucky.score) == ("Lucky", 60, 1.0, 0.5)
    assert (first.matches, first.won) == (60, 0.0)
    (drawn,) = {standing.won for standing in report(plan, [result(0, (0, 1, 0, 1))]).standings}
    assert drawn == 0.5


def test_few_deals_say_nothing_about_luck() -> None:
    found = report(PLAN, [result(0, (0, 1), 0), result(0, (1, 0), 1)])
    best = found.standings[0]
    assert (best.player, best.won, best.score, best.seconds) == ("Lucky", 1.0, 1.0, 0.25)
    assert best.rating is not None
    assert best.low is None


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_standings_are_drawn(tmp_path: Path, kind: str) -> None:
    results = [result(deal, lineup, 0) for deal in range(10) for lineup in ((0, 1), (1, 0))]
    path = tmp_path / f"standings.{kind}"
    draw(report(PLAN, results), path, "Punto", "Elo")
    assert path.read_bytes()[:5] in (b"\x89PNG\r", b"<?xml")
    assert kind in formats()
