"""What positions of Punto are worth, where luck is told: the next cards are laid where they look best."""

from __future__ import annotations

import numpy as np
import pytest

from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.programs.instinct import instinct
from tapisvert.games.punto.programs.levels import index, looks_of, winning
from tapisvert.games.punto.programs.worth import JUDGE, best_looking
from tapisvert.games.punto.rules import GAME
from tests.games.punto.programs.test_search import midgame


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_best_looking_cell_is_that_of_a_card_on_the_hand_pun_17(preset: str) -> None:
    """Of two cards in the expert variant the one that looks better; a line that wins before all."""
    for moves in range(2, 24, 7):
        state = midgame(preset, moves)
        root = bridge.to_round(state)
        found = best_looking(root, instinct())
        pile = root.piles[state.turn, : root.left[state.turn]]
        card, cell = bridge.name(pile[len(pile) - 1 - found // 64]), found % 64
        legal = list(GAME.legal(state, state.turn))
        best = winning(root, legal) or legal
        looks = {move: looks_of(root, move.card)[index(root, move.cell)] for move in best}
        assert (card, cell) in {(move.card, index(root, move.cell)) for move in best}
        if len(best) == len(legal):
            mine = next(looks[move] for move in legal if (move.card, index(root, move.cell)) == (card, cell))
            assert mine == pytest.approx(max(looks.values()))


@pytest.mark.parametrize("preset", GAME.presets)
def test_what_is_foreseen_is_shared_by_all_sides_and_the_same_for_a_seed(preset: str) -> None:
    state = midgame(preset, 2)
    rows = JUDGE.foreseen(state, 3, 40)
    assert rows.sum(axis=1) == pytest.approx(np.ones(40))
    assert (rows[7:] == JUDGE.foreseen(state, 10, 33)).all(), "a future depends on its number alone"
    assert (rows != JUDGE.foreseen(state, 1003, 40)).any()
