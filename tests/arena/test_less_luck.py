"""Results less their luck: the same on average, and closer together."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from tapisvert.arena.ledger import Ledger
from tapisvert.arena.less_luck import lessened
from tapisvert.arena.play import Result, play
from tapisvert.arena.report import report
from tapisvert.bots.lookback import Effort
from tapisvert.cli import app
from tests.arena.test_arena import HERE, plan_of
from tests.arena.test_report import FIRST, LUCKY, result

TRUTH = 0.6
"""How often the first player wins."""
PLAN = msgspec.structs.replace(plan_of(LUCKY, FIRST), luck=64)


def matches(deals: int, luck: float, noise: float, seed: int) -> list[Result]:
    """Matches of two players in which luck decides, and what somebody thinks that it was."""
    rng, found = np.random.default_rng(seed), []
    for pairing in PLAN.pairings(2 * deals):
        chance = TRUTH if pairing.lineup[0] == 0 else 1 - TRUTH
        given = luck * rng.choice((-1.0, 1.0))
        won = result(pairing.deal, pairing.lineup, int(rng.random() > chance + given))
        thought = float(given + noise * rng.normal())
        found.append(msgspec.structs.replace(won, luck=(thought, -thought)))
    return found


def test_luck_that_is_known_makes_one_match_worth_many() -> None:
    found = report(PLAN, matches(500, luck=0.38, noise=0.0, seed=1))
    assert found.times is not None
    assert found.times == pytest.approx(0.24 / (0.24 - 0.38**2), rel=0.2)
    for standing, truth in zip(found.standings, (TRUTH, 1 - TRUTH), strict=True):
        less = standing.less_luck
        assert less is not None
        assert None not in (standing.low, standing.high, less.low, less.high)
        assert less.high - less.low < 0.75 * (standing.high - standing.low)  # type: ignore[operator]
        assert less.won == pytest.approx(truth, abs=0.03)
        rating = 1500 + 200 * np.log10(truth / (1 - truth))
        assert less.low < rating < less.high


def test_luck_that_somebody_made_up_weighs_nothing() -> None:
    found = report(PLAN, matches(500, luck=0.0, noise=0.4, seed=2))
    assert found.times == pytest.approx(1, abs=0.05)
    for standing in found.standings:
        assert standing.less_luck is not None
        assert standing.less_luck.won == pytest.approx(standing.won, abs=0.02)
        assert standing.less_luck.rating == pytest.approx(standing.rating, abs=15)


def test_luck_alike_in_all_deals_changes_nothing() -> None:
    wins = np.zeros((30, 2, 2))
    wins[:, 0, 1] = 1
    found = lessened(wins, np.zeros_like(wins))
    assert (found.wins == wins).all()
    assert not found.weights.any()
    assert found.times == 1.0


def test_no_deal_has_a_say_in_how_much_is_taken_from_it() -> None:
    """One half of the deals says it for the other: change a result, and its own part stays as it was."""
    rng = np.random.default_rng(3)
    luck = rng.normal(size=(40, 1)) * 0.3
    wins = (luck + rng.normal(size=(40, 1)) * 0.3 > 0).astype(float)
    before = lessened(wins, luck)
    wins[6] = 1 - wins[6]
    after = lessened(wins, luck)
    assert (after.weights[::2] == before.weights[::2]).all()
    assert (after.weights[1::2] != before.weights[1::2]).all()


def test_a_match_of_an_arena_tells_its_luck_if_asked() -> None:
    plan = msgspec.structs.replace(plan_of(f"{HERE}:Lucky", f"{HERE}:First"), luck=2)
    pairing = next(plan.pairings(1))
    played = play(plan, pairing)
    assert sum(played.luck) == pytest.approx(0, abs=1e-5)
    assert any(played.luck)
    assert played.luck == play(plan, pairing).luck
    without = play(msgspec.structs.replace(plan, luck=0), pairing)
    assert b"luck" not in msgspec.json.encode(without)
    assert plan.fingerprint != msgspec.structs.replace(plan, luck=0).fingerprint


def test_both_ratings_are_shown(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, luck=Effort().luck)
    file = tmp_path / "results.jsonl"
    with Ledger(file, plan) as ledger:
        for match in matches(20, luck=0.38, noise=0.0, seed=1):
            ledger.add(match)
    words = ["arena", "punto", "--players", f"{LUCKY},{FIRST}", "--option", "wins=1", "--share", "0"]
    asked = CliRunner().invoke(
        app, [*words, "--matches", "40", "--less-luck", "--results", str(file), "--lang", "de"]
    )
    assert asked.exit_code == 0
    plain, less = asked.output.split("Ohne das Glück", 1)
    assert "Lucky" in plain
    assert "Lucky" in less
    assert re.search(r"sagen diese 40 Partien so viel wie \d,\d-mal so viele", less)
    assert re.search(r"vom Glück sind \d+\s% abgezogen", less)
