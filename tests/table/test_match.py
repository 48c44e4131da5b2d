"""A match is its setup and its moves, and nothing beside."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tapisvert.games import load
from tapisvert.table.game import BadMove, Illegal
from tapisvert.table.match import Match, Played, WrongVersion
from tapisvert.testing.matches import finished, new_match, play_on


def test_folding_the_moves_gives_the_match() -> None:
    match = finished("punto", {"table": "3", "expert": True})
    again = Match.fold(match.game, match.setup, match.secret, match.moves)
    assert again.state == match.state
    assert [again.version(viewer) for viewer in again.viewers] == [
        match.version(viewer) for viewer in match.viewers
    ]
    assert again.log(1) == match.log(1)


def test_folding_stops_at_a_move_that_does_not_fit() -> None:
    match = finished("punto")
    with pytest.raises(Illegal):
        Match.fold(match.game, match.setup, match.secret, [*match.moves, match.moves[-1]])
    with pytest.raises(BadMove):
        Match.fold(match.game, match.setup, match.secret, [Played(0, "nonsense")])


def test_rules_of_another_version_are_refused() -> None:
    match = finished("punto")
    with pytest.raises(WrongVersion) as caught:
        Match(match.game, replace(match.setup, version=99), match.secret)
    assert (caught.value.wanted, caught.value.have) == (99, match.game.version)


def test_a_match_of_an_earlier_version_goes_on_by_its_own_rules() -> None:
    """In Bingo of version 1 nobody cuts (CAS-D2), and what is not said is as it was then (CAS-A5)."""
    today = new_match(load("casino_royal"), {"game": "bingo", "players": 2, "rounds": "1"})
    given = {"game": "bingo", "players": 2, "rounds": "1"}
    match = Match(today.game, replace(today.setup, version=1, options=given), today.secret)
    assert (match.game.version, match.options.call) == (1, "five")
    match.play(0, "symbol row")
    assert match.offered(0) == ("turn",)
    play_on(match, random.Random(1))
    assert match.outcome
    assert Match.fold(today.game, match.setup, match.secret, match.moves).state == match.state


def test_a_stream_starts_at_1_and_counts_what_was_told() -> None:
    match = new_match(load("punto"), {})
    assert [match.version(viewer) for viewer in match.viewers] == [1, 1, 1]
    play_on(match, random.Random(1), 5)
    assert match.version(None) == 6


def test_a_log_holds_what_its_viewer_was_told_and_no_more() -> None:
    match = play_on(new_match(load("punto"), {"expert": True}), random.Random(1), 6)
    own = [event for event in match.log(0) if event not in match.log(None)]
    assert own
    assert all(getattr(event, "seat", None) == 0 for event in own)
    assert not any(event in match.log(1) for event in own)


def test_a_move_is_recorded_in_the_games_own_text() -> None:
    match = new_match(load("punto"), {"starter": "1"})
    text = match.legal(0)[0]
    match.play(0, text)
    assert match.moves == [Played(0, text)]
