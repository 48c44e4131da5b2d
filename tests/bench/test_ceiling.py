"""The bench of how much luck there can be: what it makes of draws that matter, and of draws that do not."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bench import ceiling, rounds
from bench.ceiling import Drawn


def test_groups_differ_by_what_they_stand_for_and_not_by_chance() -> None:
    rng = np.random.default_rng(1)
    chance = rng.normal(size=(4000, 4, 10, 1))
    apart = rng.normal(scale=0.5, size=(4000, 4, 1, 1))
    nothing = [ceiling.between(each) for each in chance]
    assert np.mean(nothing) == pytest.approx(0, abs=0.01)
    assert min(nothing) < 0
    assert np.mean([ceiling.between(each) for each in chance + apart]) == pytest.approx(0.25, abs=0.02)


def test_the_kernel_reckons_the_same() -> None:
    values, totals = np.random.default_rng(1).random((4, 10, 2)), np.zeros(2)
    rounds.add_between(values, totals)
    assert totals.mean() == pytest.approx(ceiling.between(values))


def test_what_draws_decide_need_not_be_left() -> None:
    luck = [Drawn(0.25, (float(number % 2), float(1 - number % 2))) for number in range(100)]
    assert ceiling.left("toy", "punto", "nobody", luck).ours == pytest.approx(0, abs=0.02)
    skill = [Drawn(0.0, one.result) for one in luck]
    found = ceiling.left("toy", "punto", "nobody", skill)
    assert found.ours == pytest.approx(1)
    assert not found.met


def test_a_match_is_gone_on_from_in_the_same_ways_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ceiling, "EACH", 2)
    table = ("cartino", "french-2", "debutant 1")
    assert ceiling.drawn(table, 1) == ceiling.drawn(table, 1) != ceiling.drawn(table, 2)


def test_a_round_of_punto_is_played_in_the_kernel() -> None:
    found, result = rounds.drawn("2", "amateur", 0, 3)
    assert (found, result) == rounds.drawn("2", "amateur", 0, 3)
    assert sum(result) == pytest.approx(1)
    assert rounds.plays("2", "confirme")
    assert not rounds.plays("2-expert", "confirme")


def test_luck_is_uniform() -> None:
    numbers = np.array([random.Random(1).getrandbits(64)], dtype=np.uint64)
    drawn = [rounds.uniform(numbers) for _ in range(2000)]
    assert 0 < min(drawn) < max(drawn) < 1
    assert np.mean(drawn) == pytest.approx(0.5, abs=0.02)
