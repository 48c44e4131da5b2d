"""The example that learns Punto, shortened: it learns, and draws its curve."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from tapisvert.games.punto.engine.vector import VectorPunto

EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "train_punto.py"))


def test_after_a_few_updates_it_wins_from_random_moves() -> None:
    net, games = EXAMPLE["Net"](seed=0), VectorPunto(64, seed=0, wins=1, rewards="round")
    before = EXAMPLE["against_chance"](net, rounds=40)
    EXAMPLE["train"](net, games, np.random.default_rng(0), updates=30)
    after = EXAMPLE["against_chance"](net, rounds=40)
    assert before < 0.5 < 0.7 < after


def test_it_plays_as_a_bot_by_what_its_seat_sees() -> None:
    won = EXAMPLE["against_level"](EXAMPLE["Net"](seed=0), "debutant", matches=2)
    assert won in (0, 0.25, 0.5, 0.75, 1)


def test_the_curve_is_a_picture() -> None:
    drawn = EXAMPLE["picture"]([(0.0, 0.1, 0.0), (2.5, 0.9, 0.5)], "amateur")
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    assert "won from amateur" in drawn
    assert "2.5 minutes of training" in drawn
