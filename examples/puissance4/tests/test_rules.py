"""The rules of Puissance 4, one by one."""

from __future__ import annotations

import pytest

from tapisvert.table.chance import Chance
from tapisvert.table.game import BadMove, BadOption, Event, Illegal, Outcome
from tapisvert_puissance4.rules import GAME, Began, Drawn, Drop, Dropped, State, Won

FULL = ("112211", "221122", "112211", "221122", "112211", "221122", "112211")
"""A full grid in which nobody has a line."""


def played(moves: str, **options: str) -> tuple[State, tuple[Event, ...]]:
    """The state after the columns of these moves, and the last events. The first seat starts."""
    chance = Chance.seeded(1)
    step = GAME.start(GAME.options({"starter": "1", **options}), chance)
    for text in moves:
        move = GAME.read(text)
        GAME.verify(step.state, step.state.turn, move)
        step = GAME.play(step.state, step.state.turn, move, chance)
    return step.state, step.events


def state(*columns: str, turn: int = 0) -> State:
    return State(GAME.options({"starter": "1"}), turn, columns)


@pytest.mark.parametrize(("board", "size"), [("7x6", (7, 6)), ("8x7", (8, 7))])
def test_the_grid_has_one_of_two_sizes_pui_1(board: str, size: tuple[int, int]) -> None:
    begun, _ = played("", board=board)
    assert (len(begun.columns), begun.options.height) == size
    with pytest.raises(BadOption):
        GAME.options({"board": "6x6"})


def test_there_is_no_eighth_column_in_the_usual_grid_pui_1() -> None:
    with pytest.raises(Illegal, match="PUI-1"):
        GAME.verify(played("")[0], 0, Drop(7))
    GAME.verify(played("", board="8x7")[0], 0, Drop(7))
    for text in ("0", "9", "a", "44", ""):
        with pytest.raises(BadMove):
            GAME.read(text)


def test_the_lot_decides_who_starts_or_the_players_do_pui_3() -> None:
    starters = set()
    for seed in range(8):
        step = GAME.start(GAME.options({}), Chance.seeded(seed))
        assert step.events == (Began(step.state.turn),)
        assert len(step.shuffles) == 1
        starters.add(step.state.turn)
    assert starters == {0, 1}
    agreed = GAME.start(GAME.options({"starter": "2"}), Chance.seeded(1))
    assert (agreed.state.turn, agreed.shuffles) == (1, ())


def test_players_take_turns_pui_3() -> None:
    after, _ = played("4")
    assert GAME.to_act(after) == (1,)
    assert list(GAME.legal(after, 0)) == []
    with pytest.raises(Illegal, match="PUI-3"):
        GAME.verify(after, 0, Drop(3))


def test_a_disc_falls_into_the_lowest_free_cell_pui_4() -> None:
    after, events = played("443")
    assert after.columns == ("", "", "1", "12", "", "", "")
    assert after.last == (2, 0)
    assert events == (Dropped(0, 3, 1),)


def test_a_full_column_takes_no_disc_pui_4() -> None:
    after, _ = played("444444")
    assert Drop(3) not in GAME.legal(after, 0)
    with pytest.raises(Illegal, match="PUI-4"):
        GAME.verify(after, 0, Drop(3))


@pytest.mark.parametrize(
    ("moves", "way", "line"),
    [
        ("1122334", "row", ((0, 0), (1, 0), (2, 0), (3, 0))),
        ("1212121", "column", ((0, 0), (0, 1), (0, 2), (0, 3))),
        ("12233434474", "rising", ((0, 0), (1, 1), (2, 2), (3, 3))),
        ("76655454414", "falling", ((3, 3), (4, 2), (5, 1), (6, 0))),
    ],
)
def test_four_in_a_line_win_at_once_pui_5(moves: str, way: str, line: tuple[tuple[int, int], ...]) -> None:
    assert not played(moves[:-1])[0].outcome
    after, events = played(moves)
    assert after.outcome == Outcome((0,), (1, 0))
    assert after.lines == (line,)
    assert events[-1] == Won(0, way, 4)
    assert GAME.to_act(after) == ()
    with pytest.raises(Illegal, match="PUI-5"):
        GAME.verify(after, 1, Drop(0))


def test_the_second_player_wins_likewise_pui_5() -> None:
    assert played("71727364")[0].outcome == Outcome((1,), (0, 1))


def test_three_are_not_enough_and_a_gap_does_not_count_pui_5() -> None:
    assert not played("112233")[0].outcome
    assert not played("1122335")[0].outcome


def test_more_than_four_win_too_and_several_lines_at_once_pui_5() -> None:
    gap = state("1", "1", "1", "", "1", "1", "1")
    assert GAME.play(gap, 0, Drop(3), Chance.seeded(1)).events[-1] == Won(0, "row", 7)
    corner = state("1221", "121", "11", "", "", "", "")
    lines = GAME.play(corner, 0, Drop(3), Chance.seeded(1)).state.lines
    assert lines == (((0, 0), (1, 0), (2, 0), (3, 0)), ((0, 3), (1, 2), (2, 1), (3, 0)))


def test_a_full_grid_without_a_line_is_drawn_pui_6() -> None:
    before = state(FULL[0][:-1], *FULL[1:])
    assert list(GAME.legal(before, 0)) == [Drop(0)]
    step = GAME.play(before, 0, Drop(0), Chance.seeded(1))
    assert step.state.outcome == Outcome((), (0, 0))
    assert step.events[-1] == Drawn()


def test_everybody_sees_everything_pui_7() -> None:
    after, _ = played("4435")
    assert {GAME.view(after, viewer).state for viewer in (None, 0, 1)} == {after}


def test_there_are_as_many_positions_as_others_have_counted() -> None:
    """The numbers are those of OEIS A212693."""
    layer = {played("")[0]}
    counts = []
    for _ in range(6):
        counts.append(len({after.columns for after in layer}))
        layer = {
            GAME.play(before, before.turn, move, Chance.seeded(1)).state
            for before in layer
            for move in GAME.legal(before, before.turn)
        }
        layer = {State(after.options, after.turn, after.columns) for after in layer}
    assert counts == [1, 7, 49, 238, 1120, 4263]
