"""Between the turns: drawing, passing, keeping score, and the end."""

from __future__ import annotations

import pytest

from tapisvert.games.cartino.board import layout
from tapisvert.games.cartino.model import (
    Counted,
    Drew,
    MatchShared,
    MatchWon,
    Options,
    Passed,
    Scored,
    Sum,
    Took,
    WentOut,
    track,
)
from tapisvert.games.cartino.rules import GAME
from tapisvert.games.cartino.turns import against
from tapisvert.table.game import seen
from tests.games.cartino.sheet import move, moves, state

REUSED = {"joker": "reused"}


def test_car_9_then_the_turn_goes_clockwise() -> None:
    """CAR-9."""
    position = state("", "AS", "KS", "QS", options={"players": 3}, turn=1)
    position = moves(position, "KSu end")
    assert position.turn == 2
    assert moves(position, "QSl end").turn == 0


def test_car_16_a_player_draws_as_many_stones_as_they_laid() -> None:
    """CAR-16."""
    position = moves(state("", "AS KS QS 7H 8H", bag="9C 10C JC QC"), "ASu KSu")
    step = move(position, "end")
    assert step.state.racks[0] == ("QS", "7H", "8H", "9C", "10C")
    assert step.state.bag == ("JC", "QC")
    assert step.events == (Scored(0, 5, 5), Drew(0, 2, 2), Took(0, ("9C", "10C")))


def test_car_16_nobody_else_is_told_which_stones_were_drawn() -> None:
    """CAR-8: hidden from the others."""
    events = move(moves(state("", "AS KS"), "ASu"), "end").events
    assert any(isinstance(event, Took) for event in seen(events, 0))
    for other in (1, None):
        assert not any(isinstance(event, Took) for event in seen(events, other))


def test_car_16_while_the_bag_lasts() -> None:
    """CAR-16."""
    position = moves(state("", "AS KS 7H", bag="9C"), "ASu KSu end")
    assert (position.racks[0], position.bag) == (("7H", "9C"), ())
    step = move(moves(state("", "AS 7H", bag=""), "ASu"), "end")
    assert step.state.racks[0] == ("7H",)
    assert step.events == (Scored(0, 0, 0),)


def test_car_16_a_joker_won_by_exchange_counts_among_the_five() -> None:
    """CAR-16."""
    position = moves(state("*KSu", "KS QS 7H 8H 9H", options=REUSED), "KSu! QSu end")
    assert len(position.racks[0]) == 5
    assert sorted(position.racks[0]) == ["*", "7C", "7H", "8H", "9H"]


def test_car_16_retired_jokers_are_made_up_for() -> None:
    """CAR-16."""
    position = moves(state("*KSu", "KS QS 7H 8H 9H"), "KSu! QSu end")
    assert sorted(position.racks[0]) == ["7C", "7D", "7H", "8H", "9H"]


def full_but_for(*free: str) -> str:
    """A board on which all halves are taken but these."""
    return " ".join(half for half in layout(32).halves if half not in free)


def test_car_17_who_has_only_jokers_and_no_empty_half_passes() -> None:
    """CAR-17."""
    board = full_but_for("ASu").replace("7Hu", "*7Hu")
    position = state(board, "AS 9H", "*", "7H", options={"players": 3}, bag="")
    step = move(moves(position, "ASu"), "end")
    assert Passed(1) in step.events
    assert (step.state.turn, step.state.number) == (2, position.number + 2)


def test_car_17_nobody_passes_who_has_a_half_for_a_joker() -> None:
    """CAR-17."""
    step = move(moves(state(full_but_for("ASu", "KSu"), "AS KS", "*", bag=""), "ASu"), "end")
    assert (step.state.turn, step.events) == (1, (Scored(0, 11, 11),))


def test_car_17_when_nobody_can_lay_the_game_ends_without_the_bonus() -> None:
    """CAR-17."""
    position = state(full_but_for("ASu"), "AS *", "*", bag="", scores=(0, 30))
    step = move(moves(position, "ASu"), "end")
    gained = sum((1, 4, 5, 5))  # 7, king, its twin and the ace of clubs
    assert step.events == (
        Scored(0, gained, gained),
        Passed(1),
        Passed(0),
        Counted(0, 1, 6, gained - 6, ("*",)),
        Counted(1, 1, 6, 24, ("*",)),
        MatchWon(1, 24),
    )
    assert GAME.to_act(step.state) == ()
    assert [each.bonus for each in step.state.sums] == [0, 0]


@pytest.mark.parametrize(
    ("total", "chips", "place"),
    [(0, 0, 0), (1, 0, 1), (20, 0, 20), (21, 1, 1), (40, 1, 20), (41, 2, 1), (520, 25, 20), (-7, 0, -7)],
)
def test_car_18_on_the_german_sheet_passing_20_takes_a_chip(total: int, chips: int, place: int) -> None:
    """CAR-18."""
    assert track(total, 52) == (chips, place)


@pytest.mark.parametrize(
    ("total", "chips", "place"),
    [(0, 0, 0), (1, 0, 1), (19, 0, 19), (20, 1, 0), (21, 1, 1), (40, 2, 0), (520, 26, 0), (-7, 0, -7)],
)
def test_car_18_on_the_french_sheet_reaching_20_takes_a_chip(total: int, chips: int, place: int) -> None:
    """CAR-18."""
    assert track(total, 32) == (chips, place)


def test_car_18_the_chips_of_the_box_are_no_limit() -> None:
    """CAR-18."""
    position = moves(state("ASu", "KS", scores=(25 * 20 + 18, 0)), "KSu end")
    assert position.scores == (523, 0)
    assert track(523, 32) == track(523, 52) == (26, 3)


def test_car_19_every_score_is_public_at_every_moment() -> None:
    """CAR-19."""
    position = moves(state("ASu", "KS", scores=(7, 9)), "KSu")
    for viewer in (0, 1, None):
        view = GAME.view(position, viewer)
        assert view.scores == (7, 9)
        assert [stone.points for stone in view.laid] == [5], "the turn that is going on too"


def test_car_20_who_has_laid_all_stones_with_the_bag_empty_ends_the_game_and_gets_10() -> None:
    """CAR-20."""
    position = state("ASu", "KS", "AH 7D", bag="", scores=(20, 40))
    step = move(moves(position, "KSu"), "end")
    assert step.events == (
        Scored(0, 5, 25),
        WentOut(0, 10),
        Counted(1, 2, 6, 34, ("AH", "7D")),
        MatchWon(0, 35),
    )
    assert step.state.sums == (Sum(25, 10, (), 0, 35), Sum(40, 0, ("AH", "7D"), 6, 34))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (35, 34))


def test_car_20_not_while_the_bag_has_stones() -> None:
    """CAR-20."""
    assert GAME.outcome(moves(state("", "KS", bag="7C"), "KSu end")) is None


def test_car_20_not_before_the_turn_is_ended() -> None:
    """A stone may still be taken back."""
    assert GAME.outcome(moves(state("", "KS", bag=""), "KSu")) is None


def test_car_20_who_won_a_joker_has_not_laid_all_stones() -> None:
    """CAR-16. The bag's last stone is drawn, and after that turn the joker is still there."""
    position = moves(state("*KSu", "KS 7S", options=REUSED, bag="9C"), "KSu! 7Su end")
    assert GAME.outcome(position) is None
    position = moves(state("*KSu", "KS", options=REUSED, bag="9C"), "KSu! end")
    assert (position.racks[0], position.bag) == (("*",), ("9C",))
    assert GAME.outcome(position) is None


def test_car_20_a_joker_exchanged_with_the_bag_empty_hinders_nobody() -> None:
    """CAR-15."""
    step = move(moves(state("*KSu", "KS", options=REUSED, bag=""), "KSu!"), "end")
    assert WentOut(0, 10) in step.events


def test_car_21_stones_left_count_their_value_and_a_joker_6() -> None:
    """CAR-21."""
    rack = ("AS", "KS", "QS", "JS", "7S", "*")
    assert against(rack, Options()) == 5 + 4 + 3 + 2 + 1 + 6
    assert against(rack, Options(queen=5)) == 5 + 4 + 5 + 2 + 1 + 6


def test_car_18_a_total_below_zero_is_possible_at_the_end() -> None:
    """CAR-18, CAR-21."""
    outcome = GAME.outcome(moves(state("", "KS", "AH *", bag=""), "KSu end"))
    assert outcome is not None
    assert outcome.scores == (10, -11)


def test_car_21_what_is_left_on_the_racks_is_shown_to_all() -> None:
    """CAR-21."""
    step = move(moves(state("", "KS", "AH *", bag=""), "KSu"), "end")
    assert Counted(1, 2, 11, -11, ("AH", "*")) in seen(step.events, None)
    assert GAME.view(step.state, None).sums[1].left == ("AH", "*")


def test_car_22_the_highest_total_wins_whoever_went_out() -> None:
    """CAR-22."""
    position = state("", "KS", "7D", bag="", scores=(0, 12))
    outcome = GAME.outcome(moves(position, "KSu end"))
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (10, 11))


def test_car_22_equal_totals_share_the_win() -> None:
    """CAR-22."""
    position = state("", "KS", "7D", "AD", options={"players": 3}, bag="", scores=(0, 11, 3))
    step = move(moves(position, "KSu"), "end")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (10, 10, -2))
    assert step.events[-1] == MatchShared(10, (0, 1))
