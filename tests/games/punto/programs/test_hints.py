"""What a hint in Punto tells, tip by tip."""

from __future__ import annotations

import pytest

from tapisvert.games.punto.model import State
from tapisvert.games.punto.programs.hints import hint
from tapisvert.games.punto.rules import GAME
from tapisvert.table.program import Hint, Tip
from tests.games.punto import sheet


def asked(state: State) -> Hint:
    return hint(GAME.view(state, state.turn))


def ids(tip: Tip) -> list[str]:
    return [sentence.id for sentence in tip.says]


def test_the_first_card_has_no_choice_pun_6() -> None:
    (tip,) = asked(sheet.state(up="r5")).tips
    assert tip.moves == ("r5@0,0",)
    assert ids(tip) == ["punto-tip-place", "punto-tip-only"]


def test_a_line_is_looked_at_then_completed_pun_10() -> None:
    state = sheet.state("r1 r2 . r4 g9", {"table": "4", "wins": 1}, up="r3")
    found = asked(state)
    look, move = found.tips[:2]
    assert look.marks == ("0,0", "1,0", "3,0")
    assert look.says[0].id == "punto-tip-look-own"
    assert not look.moves, "where to look gives nothing away yet"
    assert move.moves == ("r3@2,0",)
    assert ids(move) == ["punto-tip-place", "punto-tip-wins"], "a match that is won needs no chance"
    assert [step.move for step in found.steps] == ["r3@2,0"]


def test_a_round_that_does_not_decide_the_match_says_what_it_is_worth_pun_16() -> None:
    state = sheet.state("r1 r2 . r4 g9", {"table": "4", "wins": 2}, up="r3")
    move = asked(state).tips[1]
    assert ids(move) == ["punto-tip-place", "punto-tip-wins", "tip-worth"]
    assert 30 < int(str(move.says[2].facts["percent"])) < 90


def test_a_line_of_others_is_blocked_and_what_could_still_go_there_is_said_pun_8() -> None:
    state = sheet.state("b8 b7 . b6\ng1 y1 g2 y2", {"table": "4"}, up="r5")
    look, move = asked(state).tips[:2]
    assert look.says[0].facts == {"side": 1, "colour": "b", "count": 3}
    assert move.moves == ("r5@2,0",)
    blocks = move.says[1]
    assert blocks.id == "punto-tip-blocks"
    assert (blocks.facts["side"], blocks.facts["length"], blocks.facts["value"]) == (1, 3, 5)


def test_of_two_cards_one_is_named_pun_17() -> None:
    state = sheet.state("r1 r2 . r4 g9", {"table": "4", "expert": True}, hands=[["g1", "r3"], [], [], []])
    assert asked(state).tips[1].moves == ("r3@2,0",)


def test_another_move_that_is_as_good_is_named_last() -> None:
    """A board that is the same seen in a mirror: each move has a twin."""
    found = asked(sheet.state("g5", {"table": "2"}, up="r3"))
    last = found.tips[2]
    assert ids(last) == ["punto-tip-other"]
    assert last.moves[0] == found.steps[0].move
    assert last.moves[1] != last.moves[0]


@pytest.mark.parametrize("table", ["2", "3x2", "4x2"])
def test_the_same_view_gives_the_same_hint(table: str) -> None:
    """Two states that a seat cannot tell apart, too: only the view is asked."""
    state = sheet.state("b5 g6\ng1 y1", {"table": table, "expert": True})
    assert asked(state) == asked(state)
