"""Cartino in the bench: the C program plays the very matches of the kernel, and its programs are compared."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bench import cartino
from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.rules import GAME
from tapisvert.games.cartino.testing import VARIANTS

TABLES = {**GAME.presets, **VARIANTS}


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not here")
@pytest.mark.parametrize("name", TABLES)
def test_the_c_program_plays_the_very_matches_of_the_kernel(name: str, tmp_path: Path) -> None:
    sheet = bridge.sheet_of(GAME.options(TABLES[name]))
    for kind, ours in (("random", cartino.random_play(sheet)), ("greedy", cartino.greedy_play(sheet))):
        peer = cartino.in_c([str(shutil.which("gcc")), "-O1"], tmp_path / kind, kind, sheet)
        assert peer(200, 3) == ours(200, 3) != ours(200, 4)
