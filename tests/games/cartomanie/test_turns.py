"""Filling, stuck tables and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from tapisvert.games.cartomanie.model import Cleared, Ended, Filled, MatchShared, MatchWon, NewTable, Passed
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.table.game import OptionValue
from tests.games.cartomanie.sheet import play, state


def ended(events: tuple[object, ...]) -> str:
    return next((event.why for event in events if isinstance(event, Ended)), "")


def test_man_14_after_a_word_the_gaps_are_filled_face_down() -> None:
    """MAN-14."""
    step = play(state("B a t A ?e", stock="z y x w"), "word Bat")
    assert step.state.table[:5] == ("z", "y", "x", "A", "e")
    assert step.state.up[:5] == (False, False, False, True, False)
    assert Filled(3, 1) in step.events
    assert (step.state.turn, step.state.due) == (1, 4)


def test_man_14_if_no_card_was_taken_nothing_is_filled() -> None:
    """MAN-14."""
    step = play(state("B t z . ?a ?e", stock="x"), "pass")
    assert step.state.table[:4] == ("B", "t", "z", "")
    assert step.state.stock == ("x",)
    assert (step.state.turn, step.state.due) == (1, 2)


def test_man_16_all_up_and_no_capital_a_new_table_for_the_same_player() -> None:
    """MAN-16."""
    position = state("a b c ?d", stock="E f g", due=1, turn=1)
    step = play(position, "turn 4")
    assert any(isinstance(event, NewTable) and event.why == "no-capital" for event in step.events)
    assert (step.state.turn, step.state.due) == (1, 5)
    assert not any(step.state.up)
    assert Counter(card for card in step.state.table if card) == Counter("abcdEfg")


def test_man_16_does_not_happen_while_a_capital_shows() -> None:
    """MAN-16."""
    step = play(state("a b C ?d", stock="E f g", due=1), "turn 4")
    assert not any(isinstance(event, NewTable) for event in step.events)


def test_man_17_the_stock_is_empty_a_full_round_without_a_word_ends_it() -> None:
    """MAN-17."""
    position = state("Q z z", {"players": 3})
    step = play(position, "pass", "pass")
    assert not step.state.outcome
    step = play(step.state, "pass")
    assert ended(step.events) == "quiet"


def test_man_17_the_turn_that_turned_up_the_last_card_counts() -> None:
    """MAN-17."""
    step = play(state("Q z ?z", due=1), "turn 3", "pass", "pass")
    assert ended(step.events) == "quiet"


def test_man_17_a_turn_that_ran_out_of_time_counts() -> None:
    """MAN-17."""
    step = play(state("Q z z"), "time", "time")
    assert ended(step.events) == "quiet"


def test_man_17_alone_it_is_one_turn() -> None:
    """MAN-17."""
    assert ended(play(state("Q z z", {"players": 1}), "pass").events) == "quiet"


def test_man_17_a_word_starts_the_round_of_chances_again() -> None:
    """MAN-17."""
    step = play(state("B a t Q z"), "pass", "word Bat", "pass")
    assert not step.state.outcome
    assert ended(play(step.state, "pass").events) == "quiet"


def test_man_17_passing_while_cards_lie_face_down_does_not_count() -> None:
    """MAN-17."""
    step = play(state("Q z ?a ?b ?c ?d ?e ?f"), "pass")
    assert step.state.quiet == 0


def test_man_18_the_game_ends_when_every_capital_has_been_used() -> None:
    """MAN-18."""
    assert ended(play(state("B a t ?e", stock="x y z"), "word Bat").events) == "capitals"
    assert not play(state("B a t ?e", stock="x y Z"), "word Bat").state.outcome
    assert not play(state("B a t ?E", stock="x"), "word Bat").state.outcome


def test_man_18_an_empty_stock_does_not_end_it_by_itself() -> None:
    """MAN-18."""
    assert not play(state("B a t A ?e"), "word Bat").state.outcome


def test_man_19_a_full_round_without_a_word_with_cards_in_stock_lays_a_new_table() -> None:
    """MAN-19."""
    step = play(state("Q z z", stock="a b E"), "pass", "pass")
    assert any(isinstance(event, NewTable) and event.why == "quiet" for event in step.events)
    assert (step.state.barren, step.state.quiet, step.state.turn) == (1, 0, 0)


def test_man_19_after_three_new_tables_without_a_word_a_fourth_is_not_laid() -> None:
    """MAN-19."""
    step = play(state("Q z z", stock="a b E", barren=3), "pass", "pass")
    assert ended(step.events) == "barren"
    assert not play(state("Q z z", stock="a b E", barren=2), "pass", "pass").state.outcome


def test_man_19_a_word_in_between_starts_the_count_again() -> None:
    """MAN-19."""
    assert play(state("B a t Q", stock="z", barren=2), "word Bat").state.barren == 0


def test_man_19_it_ends_at_once_if_no_word_is_left_unless_the_table_votes() -> None:
    """MAN-19."""
    assert ended(play(state("Q z z", {"vote": False}, stock="k w"), "pass", "pass").events) == "no-word"
    assert not play(state("Q z z", {"vote": True}, stock="k w"), "pass", "pass").state.outcome
    alone = state("Q z z", {"vote": True, "players": 1}, stock="k w")
    assert ended(play(alone, "pass").events) == "no-word", "alone the dictionary decides (MAN-9)"


def test_man_20_the_highest_total_wins_and_equal_totals_share() -> None:
    """MAN-20."""
    step = play(state("B a t Q z"), "word Bat", "pass", "pass")
    assert step.events[-1] == MatchWon(0, 6 + 1 + 2)
    step = play(state("Q z"), "pass", "pass")
    assert step.events[-1] == MatchShared(0, (0, 1))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_man_21_alone_the_score_is_the_number_of_cards_left() -> None:
    """MAN-21."""
    step = play(state("B a t", {"players": 1}), "word Bat")
    assert ended(step.events) == "cleared"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (0,))
    step = play(state("B a t z z", {"players": 1}), "word Bat")
    assert step.events[-1] == Cleared(0, 2, 9)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (2,))


def test_man_21_turns_passed_while_there_was_a_word_are_recorded_and_shown_at_the_end() -> None:
    """MAN-21."""
    position = state("B a t ?e ?z", {"players": 1})
    step = play(position, "pass")
    assert step.state.missed == (position.number,)
    assert GAME.view(step.state, 0).missed == (), "until the end"
    over = play(step.state, "turn 4", "turn 5", "pass").state
    assert GAME.view(over, 0).missed == over.missed
    assert len(over.missed) == 2
    assert not play(state("Q z", {"players": 1}), "pass").state.missed


def test_man_23_children_end_when_all_cards_are_taken_and_need_no_capital() -> None:
    """MAN-23."""
    children: dict[str, OptionValue] = {"version": "children", "players": 2}
    assert ended(play(state("b a t", children), "word bat").events) == "cleared"
    assert not play(state("b a t e", children), "word bat").state.outcome, "MAN-18 does not apply"
    step = play(state("a b ?d", children, stock="e f", due=1), "turn 3")
    assert not any(isinstance(event, NewTable) for event in step.events), "MAN-16 does not apply"
    assert ended(play(state("z z", children), "pass", "pass").events) == "quiet", "MAN-17 does"
    step = play(state("z z", children, stock="a"), "pass", "pass")
    assert any(isinstance(event, NewTable) for event in step.events), "MAN-19 does"


@pytest.mark.parametrize(("text", "late"), [("pass", "no"), ("time", "yes")])
def test_man_15_when_time_runs_out_the_turn_passes_and_the_cards_stay(text: str, late: str) -> None:
    """MAN-15."""
    step = play(state("B a t ?e"), text)
    assert step.events[0] == Passed(0, late)
    assert step.state.table[:3] == ("B", "a", "t")
    assert step.state.turn == 1
