"""Whose time runs, and when it is up."""

from tapisvert.server.rooms.turns import Turns


def test_every_turn_has_its_full_time() -> None:
    turns = Turns([0], 100.0)
    assert turns.due(0, 30, None, 60) == 130.0
    assert turns.due(1, 30, None, 60) is None
    turns.move_on([1], 0, 110.0)
    assert turns.due(0, 30, None, 60) is None
    assert turns.due(1, 30, None, 60) == 140.0
    turns.move_on([1], 1, 120.0)
    assert turns.due(1, 30, None, 60) == 150.0


def test_who_still_owes_the_same_decision_gets_no_new_time() -> None:
    turns = Turns([0, 1, 2], 100.0)
    turns.move_on([0, 2], 1, 115.0)
    assert turns.due(0, 30, None, 60) == 130.0
    assert turns.due(1, 30, None, 60) is None


def test_who_resumes_a_decision_has_what_was_left_of_its_time() -> None:
    turns = Turns([0], 100.0)
    turns.move_on([1], 0, 120.0, lambda seat: False)
    turns.move_on([0], 1, 145.0, lambda seat: seat == 0)
    assert turns.due(0, 30, None, 60) == 155.0
    turns.move_on([0], 0, 150.0, lambda seat: False)
    assert turns.due(0, 30, None, 60) == 180.0


def test_absence_counts_from_the_turn_or_from_leaving_whichever_is_later() -> None:
    turns = Turns([0], 100.0)
    assert turns.due(0, None, None, 60) is None
    assert turns.due(0, None, 50.0, 60) == 160.0
    assert turns.due(0, None, 120.0, 60) == 180.0
    assert turns.due(0, 30, 120.0, 60) == 130.0
