"""Learned Cartino: how turns look, and what is kept of it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bench import learn_looks, looks
from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.turns import new_turns
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance


def test_where_matches_are_learned_from_the_best_few_turns_are_looked_at_twice() -> None:
    weights = looks.weights()
    assert len(weights) == looks.TRAITS
    for seed in range(20):
        state = GAME.start(GAME.options({"players": 2}), Chance.seeded(seed)).state
        position, turns = bridge.to_position(state), new_turns()
        chosen = looks.sensed_turn(position, turns, weights, looks.new_few())
        glanced = [looks.looks(position, turns, turn, weights) for turn in range(turns.number)]
        worth = np.zeros(turns.number)
        looks.look_at_all(position, turns, weights, worth)
        few = np.argsort(-np.array(glanced), kind="stable")[: looks.FEW]
        assert chosen == few[worth[few].argmax()]


def test_what_is_learned_is_written_under_the_same_names(tmp_path: Path) -> None:
    before, path = looks.FILE.read_text(), tmp_path / "looks.txt"
    path.write_text(before)
    learn_looks.write(np.arange(looks.TRAITS, dtype=np.float64) + 0.25, path)
    after = path.read_text().splitlines()
    assert [line[:20] for line in after] == [line[:20] for line in before.splitlines()]
    assert [after[2].split()[-1], after[-1].split()[-1]] == ["0.250", "24.250"]
