"""The four programs: what each of them sees, and that each plays better than the one before."""

from __future__ import annotations

import itertools
import random

import pytest

from tapisvert import bots
from tapisvert.bots import Budget
from tapisvert.table.chance import Chance
from tapisvert.table.open import Seen
from tapisvert_puissance4.programs.levels import PROGRAMS, hint
from tapisvert_puissance4.rules import GAME, Drop, State

QUICK, LONGER = Budget(rounds=50_000), Budget(rounds=100_000)


def seen(*columns: str, turn: int = 0) -> Seen[State]:
    return Seen(turn, State(GAME.options({"starter": "1"}), turn, columns))


def chosen(level: str, view: Seen[State], seed: int = 1) -> Drop:
    legal = list(GAME.legal(view.state, view.state.turn))
    move: Drop = PROGRAMS[level].choose(view, legal, QUICK, random.Random(seed))
    return move


@pytest.mark.parametrize("level", ["confirme", "maitre"])
def test_the_upper_two_take_a_win_and_stop_a_line(level: str) -> None:
    assert chosen(level, seen("111", "222", "", "", "", "", "")) == Drop(0)
    assert chosen(level, seen("222", "11", "", "", "", "", "")) == Drop(0)


def test_a_beginner_overlooks_now_and_then_what_an_amateur_mostly_sees() -> None:
    view = seen("222", "11", "", "", "", "", "")
    found = {level: sum(chosen(level, view, seed) == Drop(0) for seed in range(200)) for level in PROGRAMS}
    assert 80 < found["debutant"] < 150
    assert found["amateur"] > 170
    assert found["confirme"] == found["maitre"] == 200


def test_a_lost_position_is_played_on() -> None:
    lost = seen("", "", "22", "22", "22", "1", "111", turn=0)
    assert chosen("maitre", lost) in GAME.legal(lost.state, 0)


def test_the_same_budget_and_seed_give_the_same_move() -> None:
    view = seen("", "", "1", "12", "", "", "", turn=1)
    for level in PROGRAMS:
        assert chosen(level, view, 5) == chosen(level, view, 5)


def test_a_hint_is_the_move_of_the_strongest() -> None:
    (advice,) = hint(seen("111", "222", "", "", "", "", ""))
    assert (advice.move, advice.points) == (Drop(0), 0)
    told = bots.hint("puissance4", seen("222", "11", "", "", "", "", ""))
    assert [step.move for step in told.steps] == ["1"]


@pytest.mark.parametrize(("weaker", "stronger"), list(itertools.pairwise(PROGRAMS)))
def test_each_level_beats_the_one_before(weaker: str, stronger: str) -> None:
    points = sum(result(weaker, stronger, seed) for seed in range(20))
    assert points > 13


def result(weaker: str, stronger: str, seed: int) -> float:
    """What the stronger one gets of a match: 1, 0, or a half where it is drawn. They start in turn."""
    rng, chance, mine = random.Random(seed), Chance.seeded(seed), seed % 2
    state = GAME.start(GAME.options({"starter": "1"}), chance).state
    while not state.outcome:
        level = stronger if state.turn == mine else weaker
        view, legal = GAME.view(state, state.turn), list(GAME.legal(state, state.turn))
        state = GAME.play(state, state.turn, PROGRAMS[level].choose(view, legal, LONGER, rng), chance).state
    winners = state.outcome.winners
    return 0.5 if not winners else float(winners == (mine,))
