"""Marienbad passes the tests for all games, and those of its own rules."""

from __future__ import annotations

import pytest

from tapisvert import Match
from tapisvert.table.chance import Chance
from tapisvert.table.game import Illegal, Outcome
from tapisvert.testing.conformance import Conformance
from tapisvert.testing.judgements import Judgements
from tapisvert.testing.lessons import Lessons
from tapisvert.testing.words import Words
from tapisvert_marienbad.rules import GAME, State, Take


class TestConformance(Conformance):
    games = ("marienbad",)


class TestWords(Words):
    games = ("marienbad",)


class TestLessons(Lessons):
    games = ("marienbad",)


class TestJudgements(Judgements):
    games = ("marienbad",)


def test_more_matches_than_there_are_cannot_be_taken_mar_3() -> None:
    state = State(GAME.options({}), 0, (1, 3, 5, 7), (0, 0))
    GAME.verify(state, 0, Take(1, 3))
    with pytest.raises(Illegal, match="MAR-3"):
        GAME.verify(state, 0, Take(0, 2))


@pytest.mark.parametrize(("last", "winner"), [("loses", 1), ("wins", 0)])
def test_the_last_match_decides_mar_4(last: str, winner: int) -> None:
    state = State(GAME.options({"last": last}), 0, (0, 0, 1, 0), (8, 7))
    end = GAME.play(state, 0, Take(2, 1), Chance.seeded(1)).state
    assert end.outcome == Outcome((winner,), (int(winner == 0), int(winner == 1)))


def test_programs_play_it() -> None:
    assert Match.new("marienbad", ["debutant", "amateur"], seed=1).play_out().winners
