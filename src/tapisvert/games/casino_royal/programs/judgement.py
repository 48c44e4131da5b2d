"""What every move of games A and B is worth, by futures: chips from here on, and the chance to win the round.

In A all cards lie open: everybody's chances are the same for all who can reckon. In B a seat guesses what
others hold; how sure they are of it decides what they pay for, and what they paid says how sure they are.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tapisvert.games.casino_royal.betting import Betting, Double, Drop, Raise, owed
from tapisvert.games.casino_royal.engine.bridge import from_outside, staked, table_of
from tapisvert.games.casino_royal.engine.futures import Chances, Futures, Situation
from tapisvert.games.casino_royal.model import Call, Move, View, Wait
from tapisvert.games.casino_royal.programs.foresight import (
    Sight,
    confidence,
    foresee,
    promise,
    share_of,
    shares,
)
from tapisvert.table.program import Budget

AMOUNTS = (1, 2, 3, 5, 10)
"""The stakes that are thought about."""

SURE = 0.05
"""Nobody is taken for less sure than that: everybody bluffs now and then."""

RAISED, FOLLOWED = 3.0, 1.0
"""How much a raise says about a hand, and how much to follow does."""
EARLY = 0.5
"""What is staked before the first card says so much less."""


class Style(NamedTuple):
    """How a program reckons with others."""

    open: Sight  # in game A, where all see who leads
    hidden: Sight  # in game B, where nobody is sure to lead
    care: float  # how far others' chances have to carry what they pay; 0: they follow always
    stubborn: float  # how often others stay in B though their chances do not carry it


class Option(NamedTuple):
    """A move, the chips it wins or loses from here on, and the chance to win the round with it."""

    move: Move
    worth: float
    chance: float


def judge(
    view: View, legal: Sequence[Move], style: Style, budget: Budget, rng: random.Random
) -> list[Option]:
    """All moves worth thinking about at a pause or in a round of betting."""
    table, variant = table_of(view), view.options.game == "variant"
    futures = foresee(table, style.hidden if variant else style.open, budget, rng)
    if variant:
        outside = foresee(from_outside(table), style.hidden, budget, rng)
        return _Variant(view, table, futures, outside, style, rng).options(legal)
    if view.phase == "pause":
        return [option for option in _pause(futures, view) if option.move in legal]
    moves, seed = considered(legal), rng.getrandbits(64)
    each = budget.scaled(1 / len(moves))
    return [_relance(view, table, futures, move, style, each, random.Random(seed)) for move in moves]


def considered(legal: Iterable[Move]) -> list[Move]:
    """The legal moves, but of all raises and calls only some."""
    moves = list(legal)
    most = max((move.amount for move in moves if isinstance(move, Raise | Call)), default=0)
    return [
        move for move in moves if not isinstance(move, Raise | Call) or move.amount in (0, most, *AMOUNTS)
    ]


def _pause(futures: Futures, view: View) -> list[Option]:
    """CAS-A5: stopping brings what lies there now; going on, what the best later stop does."""
    assert view.seat is not None
    me, share = view.seat, shares(futures.now)[0]
    losers = view.odd + sum(chips for seat, chips in enumerate(view.laid) if not share[seat])
    stop = share[me] * losers if share[me] else -view.laid[me]
    return [
        Option(Call(), float(stop), float(share[me])),
        Option(Wait(), float(futures.cash.mean()), float(futures.part.mean())),
    ]


def _relance(
    view: View,
    table: Situation,
    futures: Futures,
    move: Move,
    style: Style,
    budget: Budget,
    rng: random.Random,
) -> Option:
    """CAS-A4: the futures of those who would follow."""
    assert view.seat is not None
    assert view.betting is not None
    me, betting = view.seat, view.betting
    if isinstance(move, Drop):
        return Option(move, -view.laid[me], 0.0)
    price = betting.price + (move.amount if isinstance(move, Raise) else 0)
    costs = {seat: price - betting.paid[seat] for seat, stays in enumerate(view.staying) if stays}
    chances = shares(futures.final).mean(axis=0)
    pot = view.odd + sum(view.laid) + costs[me]
    out = frozenset(
        seat
        for seat, cost in costs.items()
        if seat != me and min(cost, view.money[seat]) > 0 and chances[seat] * (pot + cost) < style.care * cost
    )
    if len(out) == len(costs) - 1:
        return Option(move, view.odd + sum(view.laid) - view.laid[me], 1.0)
    after = staked(table, {seat: cost for seat, cost in costs.items() if seat not in out}, out)
    later = foresee(after, style.open, budget, rng)
    return Option(move, float(later.cash.mean()), float(later.part.mean()))


class _Variant:
    """Game B: worlds in which others hold this or that, each with its weight."""

    def __init__(
        self,
        view: View,
        table: Situation,
        futures: Futures,
        outside: Futures,
        style: Style,
        rng: random.Random,
    ) -> None:
        assert view.seat is not None
        self.view, self.futures, self.style, self.me = view, futures, style, view.seat
        if view.phase == "opening":
            self.values, self.sure = futures.final, promise(table, futures, outside)
        else:
            self.values, self.sure = futures.now, confidence(futures.now, outside.now)
        self.stubborn = np.random.default_rng(rng.getrandbits(64)).random(self.sure.shape) < style.stubborn
        self.weights = self._belief()

    def options(self, legal: Sequence[Move]) -> list[Option]:
        return [self._option(move) for move in considered(legal)]

    def _option(self, move: Move) -> Option:
        view, betting = self.view, self.view.betting
        if isinstance(move, Drop):
            return Option(move, 0.0, 0.0)
        if isinstance(move, Wait):
            worth = self.weights @ self.futures.cash + view.paid[self.me]
            return Option(move, float(worth), float(self.weights @ self.futures.part))
        if isinstance(move, Call):
            return self._contest(move, move.amount, (0,) * len(view.money))
        assert betting is not None
        more = betting.price if isinstance(move, Double) else move.amount if isinstance(move, Raise) else 0
        return self._contest(move, betting.price + more, betting.paid)

    def _contest(self, move: Move, price: int, paid: Sequence[int]) -> Option:
        """Everybody who is in has to have paid `price`: who does, and who wins then?"""
        view, me = self.view, self.me
        costs = np.array(
            [
                min(max(0, price - done), money) if stays else 0
                for done, money, stays in zip(paid, view.money, view.staying, strict=True)
            ]
        )
        pot = view.odd + sum(view.paid) + costs[me]
        stay = (self.sure * (pot + costs) >= self.style.care * costs) | self.stubborn
        stay[:, me] = True
        share = share_of(np.where(stay, self.values, -1), me)
        worth = self.weights @ (share * (pot + (stay * costs).sum(axis=1) - costs[me])) - costs[me]
        return Option(move, float(worth), float(self.weights @ share))

    def _belief(self) -> Chances:
        """The weight of every world: those in which who paid has reason to are more likely."""
        view = self.view
        weights: Chances = np.ones(len(self.sure))
        for seat, stays in enumerate(view.staying):
            if stays and seat != self.me and view.betting:
                said = evidence(view.betting, view.phase, seat)
                weights *= np.maximum(self.sure[:, seat], SURE) ** said
        weights /= weights.sum()
        return weights


def evidence(betting: Betting, phase: str, seat: int) -> float:
    """How much what a seat said in this betting tells about its hand."""
    early = EARLY if phase == "opening" else 1.0
    raises = betting.raised[seat] or int(betting.last == seat)
    if raises:
        return early * RAISED * raises
    return early * FOLLOWED if betting.paid[seat] and not owed(betting, seat) else 0.0
