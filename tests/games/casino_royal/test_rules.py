"""Casino Royal at the table: secrets, clocks, notation, prompts."""

from __future__ import annotations

import random

import pytest

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import Decided, Mark, State, Turn, View, Wait
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table import record
from tapisvert.table.game import BadMove, seen
from tapisvert.testing.matches import new_match
from tests.games.casino_royal.sheet import CHANCE, poker, table


def test_nobody_learns_who_answered_before_all_have() -> None:
    """CAS-A5."""
    at = poker(3, call="free").turn(3)
    others = [GAME.view(at.state, viewer) for viewer in (1, 2, None)]
    at.events.clear()
    at.play("1 call")
    assert [GAME.view(at.state, viewer) for viewer in (1, 2, None)] == others
    assert at.events == [Decided(0, "call")]
    assert not seen(at.events, 1)
    assert GAME.view(at.state, 0).answer == GAME.read("call")
    assert GAME.view(at.state, 0).asked == GAME.view(at.state, None).asked == (0, 1, 2)


def test_an_open_record_keeps_other_peoples_answers_to_itself() -> None:
    """CAS-A5."""
    match = new_match(GAME, {"game": "poker", "players": 2, "call": "free"})
    for seat, move in ((1, "cut 9"), (0, "turn"), (0, "turn"), (0, "wait")):
        match.play(seat, move)
    assert "1 wait" in record.write(match, 0)
    assert "wait" not in record.write(match, 1)
    assert "wait" not in record.write(match, None)


def test_own_cards_are_seen_by_their_owner_alone_and_count_for_their_hand() -> None:
    """CAS-B2."""
    at = table({"game": "variant", "players": 2}).play("1 stake 1", "2 cut 1")
    mine, theirs, onlooker = (GAME.view(at.state, viewer) for viewer in (0, 1, None))
    assert (mine.own, theirs.own, onlooker.own) == (*at.state.own, ())
    assert mine.hands[0] is not None
    assert set(mine.hands[0].cards) == set(mine.own)
    assert [hand.kind for hand in (mine.hands[1], onlooker.hands[0]) if hand] == ["none", "none"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_boards_and_all_money_lie_open_to_everybody(viewer: int | None) -> None:
    """CAS-3."""
    at = table({"game": "variant", "players": 3}).play("1 stake 2", "3 cut 1")
    view = GAME.view(at.state, viewer)
    assert (view.boards, view.covered) == (at.state.boards, at.state.covered)
    assert view.money == (43, 43, 43)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_imagined_is_a_whole_pack_and_looks_the_same(viewer: int | None) -> None:
    """CAS-B2."""
    at = table({"game": "variant", "players": 4}).play("1 stake 1", "4 cut 1", "2 check", "3 check")
    view = GAME.view(at.state, viewer)
    rng = random.Random(1)
    imagined = [GAME.imagine(view, rng) for _ in range(20)]
    for state in imagined:
        assert GAME.view(state, viewer) == view
        assert len({*state.pack, *(card for cards in state.own for card in cards)}) == 52
    assert len({state.own[2] for state in imagined}) > 1


def test_what_is_imagined_at_the_end_keeps_to_what_was_shown() -> None:
    """CAS-B7."""
    at = table({"game": "variant", "players": 2, "rounds": "1"}).play(
        "1 stake 1", "2 cut 1", "2 check", "1 check"
    )
    while not at.state.outcome:
        at = at.all("wait") if at.state.phase == "pause" else at.turn()
    assert GAME.imagine(GAME.view(at.state, None), random.Random(1)).own == at.state.own


def test_the_dealers_beat_and_the_window_have_clocks() -> None:
    """CAS-A2, CAS-A5."""
    at = poker(2, call="free", pace=3, window=20)
    assert (GAME.clock(at.state, 0), GAME.pace(at.state, 0)) == (3, 3)
    assert GAME.timeout(at.state, 0) == Turn()
    at.turn(2)
    assert (GAME.clock(at.state, 1), GAME.pace(at.state, 1)) == (20, None)
    assert GAME.timeout(at.state, 1) == Wait()


def test_as_the_dealer_likes_and_without_a_limit() -> None:
    at = poker(4, call="free", pace=0, window=0)
    assert (GAME.clock(at.state, 0), GAME.pace(at.state, 0)) == (None, None)
    at.turn(4)
    assert GAME.clock(at.state, 0) is None
    at.all("wait")
    assert (at.state.phase, GAME.clock(at.state, 1), GAME.timeout(at.state, 1)) == ("raising", None, None)


def test_when_nothing_can_be_decided_any_more_cards_come_faster() -> None:
    """CAS-B9."""
    for pace, seconds in ((5, 1), (0, None)):
        at = table({"game": "variant", "players": 2, "pace": pace}, money=(1, 89)).play(
            "1 stake 1", "2 cut 1"
        )
        assert (GAME.clock(at.state, 0), GAME.pace(at.state, 0)) == (seconds, seconds)


def test_a_window_by_hand_closes_with_no_mark() -> None:
    """CAS-C5."""
    at = table({"game": "bingo", "players": 2, "marks": "hand"}).play("1 symbol L", "2 cut 1").turn()
    assert (GAME.clock(at.state, 1), GAME.timeout(at.state, 1)) == (30, Mark())


@pytest.mark.parametrize(
    "text",
    [
        *("cut 23", "turn", "stake 2", "symbol L", "raise 3", "double", "follow", "drop", "check", "wait"),
        *("call", "call 4", "mark", "mark 1", "mark 1 3", "mark bingo", "mark 2 bingo"),
    ],
)
def test_every_move_has_one_text(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "cut", "cut 0", "cut 1 2", "cut 007", "turn 1", "raise", "raise -1", "raise x", "symbol Z"),
        *("call 0", "mark 2 1", "mark 1 1", "mark 0", "mark bingo 1", "mark  1", "double 2", "raise 1000"),
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(BadMove):
        GAME.read(text)


def test_bounds_are_told_to_the_one_who_decides_alone() -> None:
    """CAS-A4, CAS-B1, CAS-B5."""
    at = table({"game": "variant", "players": 2})
    assert [(view.least, view.most) for view in _views(at.state)] == [(1, 5), (0, 0), (0, 0)]
    at.play("1 stake 1", "2 cut 1")
    assert [(view.least, view.most) for view in _views(at.state)] == [(0, 0), (1, 10), (0, 0)]


def test_the_prompt_says_what_is_decided_and_by_whom() -> None:
    at = poker(4, call="free", relance="on")
    assert _prompts(at.state) == ["calling", "calling-wait", "calling-wait"]
    at.turn(4)
    assert _prompts(at.state) == ["call", "call", "deciding"]
    at.play("1 wait")
    assert _prompts(at.state) == ["decided", "call", "deciding"]
    at.all("wait")
    assert _prompts(at.state) == ["raising-wait", "raising", "raising-wait"]
    at.play("2 raise 1")
    at.play("3 follow", "4 follow")
    sentence = GAME.prompt(GAME.view(at.state, 0))
    assert (sentence.id, sentence.facts["owed"]) == ("casino_royal-prompt-raising", 1)


def test_the_boards_are_dealt_by_a_shuffle_of_their_own() -> None:
    """CAS-C1."""
    step = GAME.start(GAME.options({"game": "poker", "players": 8}), CHANCE)
    assert [(shuffle.number, shuffle.name, len(shuffle.items)) for shuffle in step.shuffles] == [
        (1, "boards", len(BOARDS)),
        (1, "pack", 52),
    ]
    assert [boards[0] + 1 for boards in step.state.boards] == [int(item) for item in step.shuffles[0].items]


def _views(state: State) -> list[View]:
    return [GAME.view(state, viewer) for viewer in (0, 1, None)]


def _prompts(state: State) -> list[str]:
    return [GAME.prompt(view).id.removeprefix("casino_royal-prompt-") for view in _views(state)]
