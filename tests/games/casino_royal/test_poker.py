"""Game A: covering, batches, "Relance ?", "rien ne va plus", and who takes what."""

from __future__ import annotations

import pytest

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import (
    BoardsPassed,
    Called,
    NobodyCalled,
    Paused,
    RoundBegan,
    Shared,
    Shown,
    Stopped,
    Won,
)
from tests.games.casino_royal.sheet import Table, nowhere, only, poker, stack, table

FLUSH = ("2H", "4H", "6H", "8H", "10H")
PAIR = ("2C", "2D", "5S", "7C", "9D")
OTHER_PAIR = ("2H", "2S", "5H", "7D", "9C")
KINGS = ("KC", "KD", "5S", "7C", "9D")


def paused(players: int, *covered: tuple[str, ...], **options: str) -> Table:
    """All have covered these cards, each with a chip, and are asked."""
    at = poker(players, (), (), **options)
    laid = tuple(map(len, covered))
    return at.having(
        phase="pause",
        due=0,
        covered=tuple((cards,) for cards in covered),
        laid=laid,
        money=tuple(45 - chips for chips in laid),
    )


def test_everybody_has_45_chips_and_a_board_of_their_own() -> None:
    """CAS-A1."""
    state = table({"game": "poker", "players": 8}).state
    assert state.money == (45,) * 8
    assert len({board for boards in state.boards for board in boards}) == 8


def test_a_called_card_is_covered_with_a_chip_of_ones_own() -> None:
    """CAS-A2."""
    card = only(0, 1)[0]
    at = poker(2, [card]).turn()
    assert at.state.covered == (((card,),), ((),))
    assert (at.state.money, at.state.laid) == ((44, 45), (1, 0))
    assert at.heard(Called)[0].seats == (0,)


def test_who_has_no_money_or_dropped_covers_nothing() -> None:
    """CAS-A2, CAS-A4."""
    both = [card for card in BOARDS[0] if card in BOARDS[1]]
    at = poker(3, both, money=(0, 45, 45)).having(staying=(True, False, True)).turn()
    assert at.state.covered[:2] == (((),), ((),))
    assert sum(at.state.money) + sum(at.state.laid) == 90


def test_a_batch_has_as_many_cards_as_players_began_and_the_last_what_is_left() -> None:
    """CAS-A3."""
    at = poker(5)
    assert at.state.due == 5
    at = poker(5, call="free", relance="off").having(staying=(True, False, True, True, True))
    for batch in range(10):
        assert at.state.due == 5, batch
        at.turn(5).all("wait")
    assert at.state.due == 2
    assert at.turn(2).state.round == 2


def test_a_batch_of_at_least_five() -> None:
    """CAS-A3."""
    assert [poker(players, batch="five").state.due for players in (2, 5, 8)] == [5, 5, 8]
    assert [poker(players).state.due for players in (2, 5, 8)] == [2, 5, 8]


def test_relance_is_asked_from_four_players_on_unless_agreed_otherwise() -> None:
    """CAS-A4."""
    for players, relance, asked in (
        (3, "usual", False),
        (4, "usual", True),
        (3, "on", True),
        (4, "off", False),
    ):
        at = poker(players, relance=relance, call="free").turn(players).all("wait")
        assert at.state.phase == ("raising" if asked else "calling")


def test_where_nobody_may_call_there_is_no_pause() -> None:
    """CAS-A5."""
    at = poker(2).turn(2)
    assert at.state.phase == "calling"
    assert at.state.due == 2
    assert not at.heard(Paused)


@pytest.mark.parametrize(("covered", "most"), [(0, 1), (1, 1), (3, 1), (4, 2), (9, 4), (10, 5), (14, 5)])
def test_a_raise_is_at_most_half_of_the_covered_cards(covered: int, most: int) -> None:
    """CAS-A4."""
    cards = BOARDS[1][:covered]
    at = paused(4, (), cards, (), (), call="free").all("wait")
    assert at.legal(2) == ["check", *(f"raise {amount}" for amount in range(1, most + 1))]
    assert at.refuses(f"2 raise {most + 1}") == ("CAS-A4", "stake-out-of-bounds")


def test_a_raise_is_followed_by_all_earlier_raisers_too_and_lies_on_the_boards() -> None:
    """CAS-A4."""
    at = paused(4, PAIR, FLUSH, (), (), call="free").all("wait")
    at.play("2 raise 2", "3 drop", "4 raise 1", "1 follow")
    assert at.legal(2) == ["follow", "drop"]
    assert at.refuses("2 raise 1") == ("CAS-A4", "raise-at-first")
    at.play("2 follow")
    assert at.state.laid == (5 + 3, 5 + 3, 0, 3)
    assert at.state.money == (37, 37, 45, 42)
    assert at.state.staying == (True, True, False, True)
    assert (at.state.phase, at.state.due) == ("calling", 4)


def test_who_owes_nothing_checks_and_who_owes_something_does_not() -> None:
    """CAS-A4."""
    at = paused(4, (), (), (), (), call="free").all("wait")
    assert at.refuses("2 follow") == ("CAS-A4", "owes-nothing")
    assert at.refuses("2 drop") == ("CAS-A4", "owes-nothing")
    assert at.refuses("2 double") == ("CAS-A4", "no-doubling")
    at.play("2 raise 1")
    assert at.refuses("3 check") == ("CAS-A4", "owes-something")


def test_all_others_dropped_the_last_one_takes_everything_and_nothing_is_compared() -> None:
    """CAS-A4."""
    at = paused(4, FLUSH, PAIR, KINGS, (), call="free").all("wait")
    at.play("2 raise 1", "3 drop", "4 drop", "1 drop")
    assert not at.heard(Shown)
    assert at.heard(Won) == [Won(1, 10, "alone")]
    assert at.state.money == (40, 55, 40, 45)


def test_who_cannot_pay_follows_with_all_and_can_win_everything() -> None:
    """CAS-A4."""
    at = paused(4, (), KINGS, FLUSH, (), call="free").having(money=(45, 40, 1, 45)).all("wait")
    at.play("2 raise 2", "3 follow", "4 follow", "1 drop")
    assert at.state.money[2] == 0
    at.having(phase="pause", due=0).play("2 call", "3 wait", "4 wait")
    assert at.heard(Won) == [Won(2, 7 + 2, "best")]


def test_who_has_no_money_is_not_asked_for_more_and_stays() -> None:
    """CAS-A4."""
    at = paused(4, (), FLUSH, KINGS, (), call="free").having(money=(45, 0, 40, 45)).all("wait")
    assert at.refuses("2 check") == ("CAS-A4", "not-your-decision")
    at.play("3 raise 1", "4 follow", "1 follow")
    assert at.state.staying[1]
    assert at.state.phase == "calling"


def test_where_only_one_has_money_nobody_is_asked_to_raise() -> None:
    """CAS-A4."""
    at = paused(4, FLUSH, FLUSH, FLUSH, FLUSH).having(money=(0, 9, 0, 0)).all("wait")
    assert at.state.phase == "calling"


def test_with_five_covered_cards_one_may_call_if_so_agreed() -> None:
    """CAS-A5."""
    at = paused(3, FLUSH, FLUSH[:4], PAIR, call="five")
    assert [at.legal(seat) for seat in (1, 2, 3)] == [["wait", "call"], [], ["wait", "call"]]
    assert at.refuses("2 call") == ("CAS-A5", "may-not-call-five")


def test_only_with_two_pairs_or_better_one_may_call_or_freely_if_so_agreed() -> None:
    """CAS-A5."""
    hands = (("2C", "2D", "3H", "3D"), ("KC", "KD", "KH"), PAIR, ())
    at = paused(4, *hands)
    assert [bool(at.legal(seat)) for seat in (1, 2, 3, 4)] == [True, True, False, False]
    assert at.refuses("3 wait") == ("CAS-A5", "may-not-call-pairs")
    at = paused(4, *hands, call="free")
    assert all(at.legal(seat) for seat in (1, 2, 3, 4))
    assert at.refuses("1 call 3") == ("CAS-A5", "call-without-stake")


def test_one_call_ends_the_dealing_when_all_have_decided() -> None:
    """CAS-A5."""
    at = paused(3, FLUSH, KINGS, PAIR, call="five").play("3 wait", "1 call")
    assert not at.heard(Stopped)
    assert at.refuses("1 wait") == ("CAS-A5", "answered-already")
    assert at.refuses("1 turn") == ("CAS-A5", "window-open")
    at.play("2 call")
    assert at.heard(Stopped) == [Stopped(1, (1, 0), 0)]
    assert at.state.last is not None
    assert at.state.last.callers == (1, 0)


def test_the_question_after_every_card() -> None:
    """CAS-A5."""
    at = poker(3, stack(nowhere(0, 1, 2)), ask="card", call="free").turn()
    assert (at.state.phase, at.state.due) == ("pause", 2)
    at.all("wait")
    assert at.heard(NobodyCalled)
    assert (at.state.phase, at.state.due) == ("calling", 2)
    assert at.refuses("1 call") == ("CAS-A5", "window-closed")


def test_the_best_hand_takes_all_chips_on_the_others_boards_whoever_called() -> None:
    """CAS-A6."""
    at = paused(3, PAIR, FLUSH, KINGS, call="five").play("1 call", "2 wait", "3 wait")
    assert [shown.seat for shown in at.heard(Shown)] == [1, 2, 0]
    assert at.heard(Won) == [Won(1, 10, "best")]
    assert at.state.money == (40, 55, 40)
    assert at.state.laid == (0, 0, 0)


def test_one_who_dropped_is_not_compared_but_leaves_the_chips() -> None:
    """CAS-A4, CAS-A6."""
    at = paused(3, PAIR, FLUSH, KINGS, call="free").having(staying=(True, False, True)).all("call")
    assert at.heard(Won) == [Won(2, 10, "best")]
    assert at.state.last is not None
    assert [share.hand is None for share in at.state.last.shares] == [False, True, False]


def test_equal_hands_share_and_the_odd_chip_waits_for_the_next_winner() -> None:
    """CAS-5."""
    at = paused(3, PAIR, OTHER_PAIR, ("2C",), call="five")
    at.having(laid=(7, 5, 2), money=(38, 40, 42), odd=1).all("call")
    assert at.heard(Shared) == [Shared((0, 1), 1, 1, "best")]
    assert at.state.money == (46, 46, 42)
    assert at.state.odd == 1
    assert sum(at.state.money) + at.state.odd == 38 + 40 + 42 + 14 + 1


def test_the_pack_used_up_boards_are_compared_without_a_call() -> None:
    """CAS-A7."""
    at = poker(2, call="free")
    for _ in range(25):
        at.turn(2).all("wait")
    at.turn()
    at.events.clear()
    at.turn()
    assert [type(event) for event in at.events[:3]] == [Called, Shown, Shown]
    assert at.state.round == 2


def test_boards_go_one_seat_to_the_left_and_the_pack_to_the_next_player() -> None:
    """CAS-A8."""
    at = paused(3, PAIR, FLUSH, KINGS).all("call")
    assert at.state.boards == ((2,), (0,), (1,))
    assert at.heard(BoardsPassed)
    assert at.heard(RoundBegan) == [RoundBegan(1, 2)]
    assert (at.state.dealer, at.state.phase, at.state.covered) == (1, "cut", (((),),) * 3)
