"""One round of betting, whatever its terms: who speaks, what it costs, when it is over; and side pots."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tapisvert.games.casino_royal import betting
from tapisvert.games.casino_royal.betting import Check, Double, Drop, Follow, Raise, Speech, Terms
from tapisvert.table.game import Illegal

SEATS = 8
TERMS = (
    Terms("CAS-A4", (1, 5, 2, 3, 1, 4, 5, 5), raises=0, first_pass=True, doubling=False),
    Terms("CAS-B3", (10,) * SEATS, raises=3, first_pass=False, doubling=False),
    Terms("CAS-B5", (10,) * SEATS, raises=0, first_pass=False, doubling=True),
)
SPEECHES: tuple[Speech, ...] = (Check(), Follow(), Drop(), Double(), *map(Raise, range(12)))


class Talk(RuleBasedStateMachine):
    """CAS-A4, CAS-B3, CAS-B5 to CAS-B9: any talk with any purses; no chip appears or vanishes."""

    @initialize(
        terms=st.sampled_from(TERMS),
        money=st.lists(st.integers(0, 40), min_size=2, max_size=SEATS),
        dropped=st.sets(st.integers(0, SEATS - 1), max_size=3),
        amount=st.integers(1, 10),
    )
    def begin(self, terms: Terms, money: list[int], dropped: set[int], amount: int) -> None:
        self.terms = terms
        self.money = list(money)
        self.staying = tuple(seat not in dropped for seat in range(len(money)))
        self.all = sum(money)
        self.paid = [0] * len(money)
        self.price = 0
        self.talk: betting.Betting | None = None
        if not betting.talks(money, self.staying):
            assert betting.begin(terms, 0, money, self.staying) is None
        elif terms.doubling:
            opener = next(seat for seat, purse in enumerate(money) if purse and self.staying[seat])
            self.price = min(amount, money[opener])
            self._pay(opener, self.price)
            self.talk = betting.opened(terms, opener, self.price, self.money, self.staying)
        else:
            self.talk = betting.begin(terms, 0, money, self.staying)
            assert self.talk is not None

    @rule(choice=st.integers(0, 99))
    def speak(self, choice: int) -> None:
        if self.talk is None:
            return
        seat = self.talk.turn
        allowed = [speech for speech in SPEECHES if self._allows(speech)]
        most = betting.largest(self.talk, seat, self.money, self.staying)
        raises = [each.amount for each in allowed if isinstance(each, Raise)]
        assert raises == ([] if self.terms.doubling else list(range(1, most + 1)))
        assert (Double() in allowed) == (self.terms.doubling and most > 0)
        speech = allowed[choice % len(allowed)]
        before = self.talk.price
        spoken = betting.speak(self.talk, seat, speech, self.money, self.staying)
        self._pay(seat, spoken.paid)
        if isinstance(speech, Double):
            assert spoken.price == 2 * before
        self.talk, self.price, self.staying = spoken.betting, spoken.price, spoken.staying

    @invariant()
    def nothing_appears_or_vanishes(self) -> None:
        assert sum(self.money) + sum(self.paid) == self.all
        assert min(self.money) >= 0
        pots = list(betting.pots(self.paid, self.staying))
        if any(paid for paid, stays in zip(self.paid, self.staying, strict=True) if stays):
            assert sum(amount for amount, _ in pots) == sum(self.paid)
            assert all(self.staying[seat] for _, seats in pots for seat in seats)

    @invariant()
    def who_speaks_can_and_must(self) -> None:
        if self.talk is None:
            for seat, stays in enumerate(self.staying):
                if stays and self.money[seat] and sum(self.staying) > 1:
                    assert self.paid[seat] == self.price, "all who stay paid the same, or all they had"
            return
        seat = self.talk.turn
        assert sum(self.staying) > 1, "one alone has nobody to talk to"
        assert self.staying[seat]
        assert self.money[seat] > 0
        assert not self.talk.spoken[seat] or betting.owed(self.talk, seat) > 0
        assert not self.terms.raises or sum(self.talk.raised) <= self.terms.raises

    def _allows(self, speech: Speech) -> bool:
        assert self.talk is not None
        try:
            betting.verify(self.talk, self.talk.turn, speech, self.money, self.staying)
        except Illegal:
            return False
        return True

    def _pay(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount
        self.paid[seat] += amount


TestTalk = Talk.TestCase
TestTalk.settings = settings(max_examples=150, stateful_step_count=30, deadline=None, derandomize=True)


@pytest.mark.parametrize(
    ("paid", "out", "pots"),
    [
        ((5, 5, 5), (), [(15, (0, 1, 2))]),
        ((5, 11, 11), (), [(15, (0, 1, 2)), (12, (1, 2))]),
        ((3, 5, 9, 9), (), [(12, (0, 1, 2, 3)), (6, (1, 2, 3)), (8, (2, 3))]),
        ((4, 9), (), [(8, (0, 1)), (5, (1,))]),
        ((5, 3, 5), (1,), [(13, (0, 2))]),
        ((2, 4, 6, 6), (1,), [(8, (0, 2, 3)), (10, (2, 3))]),
        ((2, 9, 6), (1,), [(6, (0, 2)), (11, (2,))]),
    ],
)
def test_who_can_win_what(
    paid: tuple[int, ...], out: tuple[int, ...], pots: list[tuple[int, tuple[int, ...]]]
) -> None:
    """CAS-B9."""
    assert list(betting.pots(paid, [seat not in out for seat in range(len(paid))])) == pots


@given(st.lists(st.tuples(st.integers(1, 50), st.booleans()), min_size=2, max_size=8))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_one_wins_from_each_no_more_than_one_paid(paid: list[tuple[int, bool]]) -> None:
    """CAS-B9."""
    amounts, stays = zip(*((amount, stays) for amount, stays in [(50, True), *paid]), strict=True)
    found = list(betting.pots(amounts, stays))
    for seat, amount in enumerate(amounts):
        if stays[seat]:
            can_win = sum(pot for pot, seats in found if seat in seats)
            assert can_win == sum(min(amount, other) for other in amounts)


def test_the_talk_goes_round_from_the_dealers_left() -> None:
    talk = betting.begin(TERMS[1], 1, (5, 5, 0, 5), (True,) * 4)
    assert talk is not None
    assert talk.turn == 3
    assert betting.clockwise(4, 1) == [2, 3, 0, 1]
