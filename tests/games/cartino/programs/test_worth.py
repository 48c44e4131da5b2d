"""What positions of Cartino are worth, where luck is told: a few turns, and then what the points say."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert.games.cartino.programs.worth import JUDGE
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance


@pytest.mark.parametrize("preset", ["french-2", "german-4"])
def test_what_is_foreseen_is_shared_by_all_sides_and_the_same_for_a_seed(preset: str) -> None:
    state = GAME.start(GAME.options(GAME.presets[preset]), Chance.seeded(1)).state
    rows = JUDGE.foreseen(state, 3, 12)
    assert rows.sum(axis=1) == pytest.approx(np.ones(12))
    assert (rows[7:] == JUDGE.foreseen(state, 10, 5)).all(), "a future depends on its number alone"
    assert (rows != JUDGE.foreseen(state, 1003, 12)).any()


def test_whoever_is_ahead_can_expect_more_before_the_match_is_over() -> None:
    state = GAME.start(GAME.options(GAME.presets["french-2"]), Chance.seeded(1)).state
    even, ahead = (
        JUDGE.foreseen(replace(state, scores=scores), 3, 12).mean(axis=0)[0] for scores in ((0, 0), (30, 0))
    )
    assert even < ahead < 1


def test_nobody_is_sure_of_a_match_that_is_not_over() -> None:
    """It is told of how sides stand alone; what nobody foresees does not tell moves apart."""
    state = GAME.start(GAME.options(GAME.presets["french-2"]), Chance.seeded(1)).state
    ahead = replace(state, scores=(60, 0))
    sure, likely = (rows(ahead, 3, 40).mean(axis=0) for rows in (JUDGE.futures, JUDGE.stood))
    assert likely.sum() == pytest.approx(1)
    assert 0.5 < likely[0] < sure[0]
