"""What positions of Cartomanie are worth: words that decide, cards that nobody has seen, and votes."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tapisvert.games.cartomanie.engine.search import search
from tapisvert.games.cartomanie.model import Pass, State, Turn, Word
from tapisvert.games.cartomanie.packs import playable
from tapisvert.games.cartomanie.programs.worth import JUDGE, VOCABULARY
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import face_up
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget
from tapisvert.table.worth import Judged
from tests.games.cartomanie.sheet import play, state

FEW = Budget(rounds=64)
ALONE = {"players": 1, "clock": 0}
TWO = {"players": 2, "clock": 0, "vote": False}


def judged(position: State) -> list[Judged]:
    """All lines, the best first."""
    view = GAME.view(position, position.turn)
    lines = JUDGE.lines(view, tuple(GAME.legal(position, position.turn)))
    found = JUDGE.judge(view, lines, FEW, random.Random(1))
    return sorted(found, key=lambda one: -one.shares[position.turn])


def test_the_last_word_of_a_match_is_worth_all_of_it_and_to_make_none_nothing_man_20() -> None:
    found = judged(state("T a", TWO))
    assert [(one.line, one.shares) for one in (found[0], found[-1])] == [
        ((Word("Ta"),), (1.0, 0.0)),
        ((Pass(),), (0.0, 1.0)),
    ]
    assert found[0].error == 0


def test_alone_a_word_that_leaves_nothing_is_certain_to_clear_man_21() -> None:
    found = judged(state("T a p i s", ALONE))
    assert (found[0].line, found[0].shares) == ((Word("Tapis"),), (1.0,))
    assert found[-1].line == (Pass(),)


def test_to_turn_up_cards_is_no_decision_man_12() -> None:
    position = state("?T ?a ?p", TWO, stock="i s", due=3)
    assert JUDGE.lines(GAME.view(position, 0), tuple(GAME.legal(position, 0))) == []


def test_anagrams_are_compared_once() -> None:
    lines = JUDGE.lines(GAME.view(state("N i c h e", TWO), 0), (Pass(),))
    assert len({"".join(sorted(line[0].spelling)) for line in lines[:-1]}) == len(lines) - 1


@pytest.mark.parametrize("version", ["full", "short", "children"])
def test_all_cards_of_a_turn_are_one_draw_man_12(version: str) -> None:
    position = GAME.start(GAME.options({"version": version}), Chance.seeded(1)).state
    turns = tuple(Turn(place) for place in range(1, 6))
    step = play(position, *(GAME.write(move) for move in turns[:4])).state
    assert JUDGE.drawing(step)
    assert not JUDGE.drawing(play(step, "turn 5").state)
    others = [other for _, other in JUDGE.alternatives(position, 0, turns, random.Random(2))]
    assert all(sum(other.up) == 5 for other in others)
    assert len({face_up(other) for other in others}) > 1


def test_whoever_turned_up_no_capital_lays_anew_and_others_might_not_have_to_man_16() -> None:
    """The same moves lead to another table, or stop where the cards of the turn are up."""
    position = state(" ".join(["?a"] * 5), TWO, stock="T e s", due=5)
    line = tuple(Turn(place) for place in (1, 2, 3, 4, 5, 1, 2, 3, 4, 5))
    for _, other in JUDGE.alternatives(position, 0, line, random.Random(3)):
        assert other.due == 0 or other.laid > position.laid


def test_a_word_that_is_put_to_the_table_is_taken_for_accepted_man_9() -> None:
    position = state("T a", {"players": 3, "clock": 0})
    asked = GAME.play(position, 0, Word("Ta", asked=True), Chance.seeded(1)).state
    assert JUDGE.fortune(asked, FEW, 1).shares == (1.0, 0.0, 0.0)


def test_where_all_lies_open_the_kernel_ends_as_the_rules_do_man_13_to_man_20() -> None:
    """Both make the most valuable of the words they know, until nobody has one."""
    known, rng = search(True, VOCABULARY), random.Random(4)
    for _ in range(12):
        position = state(" ".join(rng.sample(playable("full"), 16)), {**TWO, "players": 3})
        rows = JUDGE.rows(position, 1, 2)
        while not position.outcome:
            best = known.best(face_up(position), prefer_hard=bool(position.stock))
            position = play(position, f"word {best.spelling}" if best else "pass").state
        assert np.array_equal(rows, np.tile(JUDGE.shares(position), (2, 1)))


def test_leads_are_told_less_sure_than_futures_are() -> None:
    """But a match that is over is over, and who is alone is not compared with anybody."""
    position = state("N i c h e s t r o u a", TWO, stock="m e n t i o n s l a r g e s")
    counted, told = JUDGE.rows(position, 7, 64).mean(axis=0), JUDGE.stood(position, 7, 64).mean(axis=0)
    assert counted[0] != 0.5
    assert np.isclose(told.sum(), 1)
    assert abs(told[0] - 0.5) < abs(counted[0] - 0.5)
    assert (told[0] > 0.5) == (counted[0] > 0.5)
    over = GAME.play(state("T a", TWO), 0, Word("Ta"), Chance.seeded(0)).state
    assert JUDGE.stood(over, 7, 4).tolist() == JUDGE.rows(over, 7, 4).tolist()
    alone = state("T a p i s", ALONE, stock="m e n t")
    assert (JUDGE.stood(alone, 7, 8) == JUDGE.rows(alone, 7, 8)).all()
