"""Game B: the minimum, three cards of one's own, opening, "j'enchéris", and side pots."""

from __future__ import annotations

from collections.abc import Sequence

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import (
    PACK,
    Called,
    Dealt,
    Followed,
    Paused,
    Raised,
    Shared,
    Shown,
    SidePot,
    Staked,
    Stopped,
    WasCut,
    Won,
)
from tapisvert.table.cards import Card
from tapisvert.table.game import OptionValue
from tests.games.casino_royal.sheet import Table, table

ACES = ("AC", "AD", "AH")
KINGS = ("KC", "KD", "KH")
QUEENS = ("QC", "QD", "QH")
LOW = ("2C", "3D", "5H")
ALSO_LOW = ("2D", "3H", "5S")


def dealt(
    players: int, money: Sequence[int] = (), own: Sequence[tuple[Card, ...]] = (), **options: OptionValue
) -> Table:
    """The minimum of 1 is paid and the cards are dealt; `money` is what is left after that."""
    at = table({"game": "variant", "players": players, **options})
    if money:
        at.having(money=tuple(purse + 1 for purse in money))
    at.play("1 stake 1", f"{players} cut 1")
    if own:
        held = {card for cards in own for card in cards}
        at.having(own=tuple(own), pack=tuple(card for card in PACK if card not in held))
    at.events.clear()
    return at


def paused(own: Sequence[tuple[Card, ...]], money: Sequence[int] = (), **options: OptionValue) -> Table:
    """Nobody opened, a first batch was called that hit no board, and all who may are asked."""
    at = dealt(len(own), money, own, **{"call": "free", **options})
    return at.having(phase="pause", betting=None, due=0)


def test_the_dealer_names_the_minimum_and_everybody_pays_it_or_what_they_have() -> None:
    """CAS-B1."""
    at = table({"game": "variant", "players": 3}).having(money=(45, 45, 2))
    assert at.legal(1) == [f"stake {amount}" for amount in range(1, 6)]
    assert at.refuses("2 stake 1") == ("CAS-B1", "not-your-decision")
    assert at.refuses("1 stake 6") == ("CAS-B1", "stake-out-of-bounds")
    at.play("1 stake 4")
    assert at.heard(Staked) == [Staked(0, 4, 10)]
    assert (at.state.paid, at.state.money) == ((4, 4, 2), (41, 41, 0))


def test_the_dealer_cannot_name_more_than_they_have() -> None:
    """CAS-B1."""
    at = table({"game": "variant", "players": 2}).having(money=(2, 88))
    assert at.legal(1) == ["stake 1", "stake 2"]
    assert at.refuses("1 stake 3") == ("CAS-B1", "too-little-money")


def test_after_the_cut_everybody_gets_three_cards_that_only_they_see() -> None:
    """CAS-B2."""
    at = table({"game": "variant", "players": 3}, pack=PACK).play("1 stake 1", "3 cut 1")
    assert at.state.own == (PACK[2:9:3], PACK[0:9:3], PACK[1:9:3])
    assert at.state.pack == PACK[9:]
    assert at.heard(WasCut) == [WasCut(2, 1)]
    assert {event.seat: event.cards for event in at.heard(Dealt)} == dict(enumerate(at.state.own))


def test_the_first_to_open_is_left_of_the_dealer_and_may_leave_it_to_the_next() -> None:
    """CAS-B3."""
    at = dealt(3)
    assert at.legal(2) == ["check", *(f"raise {amount}" for amount in range(1, 11))]
    at.play("2 check", "3 raise 4")
    assert at.legal(1)[:2] == ["follow", "drop"]
    at.play("1 follow", "2 drop")
    assert at.state.paid == (5, 1, 5)
    assert (at.state.phase, at.state.due, at.state.staying) == ("calling", 3, (True, False, True))


def test_if_nobody_opens_play_goes_on() -> None:
    """CAS-B3."""
    at = dealt(3).play("2 check", "3 check", "1 check")
    assert (at.state.phase, at.state.paid) == ("calling", (1, 1, 1))


def test_three_raises_at_most_besides_the_opening() -> None:
    """CAS-B3."""
    at = dealt(2).play("2 raise 10", "1 raise 1", "2 raise 2", "1 raise 3")
    assert at.legal(2) == ["follow", "drop"]
    assert at.refuses("2 raise 1") == ("CAS-B3", "raises-used-up")
    assert at.heard(Raised)[-1] == Raised(0, 3, 5, 16)
    at.play("2 follow")
    assert at.state.paid == (17, 17)


def test_if_all_but_one_stay_out_that_one_takes_the_pot() -> None:
    """CAS-B3."""
    at = dealt(3).having(odd=2).play("2 raise 4", "3 drop", "1 drop")
    assert at.heard(Won) == [Won(1, 4, "alone")]
    assert at.state.money == (44, 49, 44)
    assert (at.state.round, at.state.odd) == (2, 0)


def test_one_raises_no_more_than_one_has() -> None:
    """CAS-B3."""
    at = dealt(2, money=(44, 3))
    assert at.legal(2) == ["check", "raise 1", "raise 2", "raise 3"]
    assert at.refuses("2 raise 4") == ("CAS-B3", "too-little-money")
    at.play("2 raise 3")
    assert at.legal(1) == ["follow", "drop"]
    assert at.refuses("1 raise 1") == ("CAS-B3", "nobody-can-answer")


def test_covered_cards_cost_nothing_and_need_no_money() -> None:
    """CAS-B4."""
    at = dealt(3, money=(9, 0, 9), call="free").play("3 check", "1 check")
    card = next(card for card in at.state.pack if card in BOARDS[1])
    at.having(pack=(card, *(each for each in at.state.pack if each != card))).turn()
    assert at.state.covered[1] == ((card,),)
    assert (at.state.money, at.state.laid) == ((9, 0, 9), (0, 0, 0))


def test_the_own_cards_count_for_five_and_what_is_asked_depends_on_open_cards_alone() -> None:
    """CAS-B5."""
    covered = (((),), (("2C",),), (("2C", "9D"),))
    at = paused((ACES, KINGS, QUEENS), call="five").having(covered=covered)
    assert [bool(at.legal(seat)) for seat in (1, 2, 3)] == [False, False, True]
    at = paused((ACES, KINGS, QUEENS), call="pairs").having(covered=covered)
    assert not any(at.legal(seat) for seat in (1, 2, 3))


def test_a_call_is_staked_and_one_without_money_cannot() -> None:
    """CAS-B5."""
    at = paused((ACES, KINGS, QUEENS), money=(3, 20, 0))
    assert at.legal(1) == ["wait", "call 1", "call 2", "call 3"]
    assert at.legal(2)[-1] == "call 10"
    assert at.refuses("3 call 1") == ("CAS-B5", "may-not-call-money")
    assert at.refuses("1 call 4") == ("CAS-B5", "too-little-money")
    assert at.refuses("2 call") == ("CAS-B5", "stake-out-of-bounds")


def test_of_several_callers_the_first_from_the_dealers_left_opens() -> None:
    """CAS-B5."""
    at = paused((ACES, KINGS, QUEENS)).play("1 call 9", "3 call 2", "2 wait")
    assert at.heard(Stopped) == [Stopped(2, (2, 0), 2)]
    assert at.state.phase == "bidding"
    assert at.state.paid == (1, 1, 3)
    assert at.legal(1) == ["follow", "drop", "double"]
    assert at.refuses("1 raise 2") == ("CAS-B5", "only-doubling")


def test_all_others_passed_the_pot_is_won_unseen() -> None:
    """CAS-B6."""
    at = paused((ACES, LOW)).play("2 call 5", "1 wait", "1 drop")
    assert not at.heard(Shown)
    assert at.heard(Won) == [Won(1, 1, "alone")]
    assert at.state.last is not None
    assert all(share.own == () and share.hand is None for share in at.state.last.shares)
    assert at.state.last.callers == (1,)


def test_nobody_raised_all_show_and_the_best_hand_wins() -> None:
    """CAS-B7."""
    at = paused((KINGS, ACES, LOW)).play("2 call 5", "1 wait", "3 wait", "3 follow", "1 follow")
    assert [(shown.seat, shown.own) for shown in at.heard(Shown)] == [(1, ACES), (2, LOW), (0, KINGS)]
    assert at.heard(Won) == [Won(1, 12, "best")]
    assert at.state.money == (39, 57, 39)


def test_it_goes_on_until_nobody_raises_again() -> None:
    """CAS-B8."""
    at = paused((KINGS, ACES, LOW)).play("2 call 2", "1 wait", "3 wait", "3 double", "1 follow", "2 double")
    assert at.state.betting is not None
    assert at.state.betting.price == 8
    at.play("3 drop", "1 double")
    assert at.state.betting.price == 16
    at.play("2 follow")
    assert at.heard(Won) == [Won(1, 1 + 16 + 1 + 4, "best")]


def test_doubling_needs_the_money() -> None:
    """CAS-B5."""
    at = paused((KINGS, ACES), money=(10, 44)).play("2 call 8", "1 wait")
    assert at.legal(1) == ["follow", "drop"]
    assert at.refuses("1 double") == ("CAS-B5", "too-little-money")


def test_who_cannot_pay_in_full_wins_that_much_from_each() -> None:
    """CAS-B9."""
    at = paused((ACES, KINGS, QUEENS), money=(4, 30, 30)).play("2 call 10", "1 wait", "3 wait")
    at.play("3 follow", "1 follow")
    assert at.heard(Followed)[-1] == Followed(0, 4, "yes")
    assert at.heard(SidePot) == [SidePot(1, 12, (1, 2), (1,))]
    assert at.heard(Won) == [Won(0, 10, "best"), Won(1, 6, "best")]
    assert at.state.money == (15, 32, 20)
    assert at.state.last is not None
    assert [(pot.amount, pot.seats, pot.winners) for pot in at.state.last.pots] == [
        (15, (0, 1, 2), (0,)),
        (12, (1, 2), (1,)),
    ]
    assert [(share.put, share.back, share.won) for share in at.state.last.shares] == [
        (5, 5, 10),
        (11, 6, 6),
        (11, 0, 0),
    ]


def test_what_nobody_else_can_match_comes_back() -> None:
    """CAS-B9."""
    at = paused((ACES, LOW), money=(4, 30)).play("2 call 10", "1 wait", "1 follow")
    assert at.heard(Won) == [Won(0, 5, "best")]
    assert not at.heard(SidePot)
    assert at.state.money == (10, 26)
    assert at.state.last is not None
    assert at.state.last.winners == (0,)


def left_behind(own: Sequence[tuple[Card, ...]], opening: int = 10) -> Table:
    """Seat 1 has all in the minimum of 2; seats 2 and 3 open and follow, then seat 3 drops at a call."""
    at = table({"game": "variant", "players": 3, "call": "free"}).having(money=(2, 45, 45))
    at.play("1 stake 2", "3 cut 1", f"2 raise {opening}", "3 follow")
    at.having(own=tuple(own), phase="pause", due=0)
    return at.play("2 call 5", "3 wait", "3 drop")


def test_chips_of_one_who_dropped_are_told_where_only_one_can_win_them() -> None:
    """CAS-B9."""
    at = left_behind((ACES, KINGS, QUEENS))
    assert at.heard(Won) == [Won(0, 4, "best"), Won(1, 10, "best")]
    assert not at.heard(SidePot)
    assert at.state.last is not None
    assert at.state.last.winners == (0, 1)
    assert at.state.money == (6, 53, 33)


def test_equal_hands_that_win_unequal_amounts_are_told_one_by_one() -> None:
    """CAS-5, CAS-B9."""
    at = left_behind((LOW, ALSO_LOW, QUEENS))
    assert at.heard(Won) == [Won(0, 1, "best"), Won(1, 11, "best")]
    assert not at.heard(Shared)
    assert at.state.money == (3, 56, 33)


def test_who_wins_as_much_with_a_lesser_hand_does_not_share() -> None:
    """CAS-B9: seat 2 takes of seat 3 what seat 1 takes of both."""
    at = left_behind((ACES, KINGS, QUEENS), opening=4)
    assert at.heard(Won) == [Won(0, 4, "best"), Won(1, 4, "best")]
    assert not at.heard(Shared)


def test_of_several_pots_too_it_is_told_how_many_chips_stay() -> None:
    """CAS-5, CAS-B9."""
    at = paused((LOW, ALSO_LOW, ("2H", "3S", "4C")), money=(4, 30, 30)).play("2 call 10", "1 wait", "3 wait")
    at.play("3 follow", "1 follow")
    assert at.heard(SidePot) == [SidePot(1, 12, (1, 2), (1,))]
    assert at.heard(Won) == [Won(0, 2, "best"), Won(1, 2 + 6, "best", odd=1)]
    assert at.state.odd == 1


def test_equal_hands_share_every_pot_and_odd_chips_stay() -> None:
    """CAS-5, CAS-B9."""
    at = paused((LOW, ALSO_LOW, QUEENS), money=(4, 4, 4)).having(staying=(True, True, False))
    at.play("2 call 4", "1 wait", "1 follow")
    assert at.heard(Shared) == [Shared((0, 1), 0, 1, "best")]
    assert (at.state.money, at.state.odd) == ((5, 5, 4), 1)


def test_odd_chips_are_in_the_pot_that_all_can_win() -> None:
    """CAS-5."""
    at = paused((ACES, KINGS), money=(3, 9)).having(odd=3).play("2 call 5", "1 wait", "1 follow")
    assert at.heard(Won) == [Won(0, 4 + 3, "best")]
    assert at.state.money == (11, 6)


def test_if_at_most_one_has_money_left_the_rest_is_turned_up_and_all_show() -> None:
    """CAS-B9."""
    at = dealt(3, money=(20, 5, 5), call="free", ask="card")
    at.play("2 raise 5", "3 follow", "1 follow")
    assert at.state.phase == "calling"
    at.turn(52 - 9)
    assert not at.heard(Paused)
    assert len(at.heard(Shown)) == 3
    assert at.state.round == 2


def test_without_money_after_the_minimum_there_is_no_betting_at_all() -> None:
    """CAS-B9."""
    at = dealt(2, money=(0, 30))
    assert at.state.phase == "calling"
    assert len(at.turn(46).heard(Called)) == 46


def test_the_pack_used_up_all_who_are_in_show() -> None:
    """CAS-B10."""
    at = dealt(2).play("2 raise 2", "1 follow")
    while at.state.round == 1:
        at = at.all("wait") if at.state.phase == "pause" else at.turn()
    assert len(at.heard(Shown)) == 2
    assert at.state.last is not None
    assert at.state.last.callers == ()
