"""The programs of Casino Royal, and a hint. All play from their seat's view; what it hides they imagine.

Débutant goes by the look of its own hand, Amateur compares what lies open, Confirmé and Maître deal out what
may come. Maître also reckons with how others behave, and knows that it need not stop at once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from tapisvert.games.casino_royal.betting import Check, Double, Drop, Follow, Raise, owed
from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.hands import KINDS, value
from tapisvert.games.casino_royal.judgement import Option, Style, judge
from tapisvert.games.casino_royal.model import Call, Mark, Move, View, Wait
from tapisvert.table.program import Budget, Program

MISSED = 0.1
"""How often a beginner overlooks a called card or a Bingo."""

DARING = {"high": 0.02, "pair": 0.1, "two-pairs": 0.4, "three": 0.6}
"""How often a beginner calls or raises with a hand; with a better one nearly always."""


class Advice(msgspec.Struct, frozen=True):
    """A move that is advised; its points are the chance to win the round, in percent."""

    move: Move
    points: int


class Beginner:
    """Trusts its own hand and hardly looks at the others'."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        if len(legal) == 1:
            return legal[0]
        if view.phase == "window":
            return rng.choice(legal) if rng.random() < MISSED else full_mark(legal)
        if view.phase not in ("pause", "opening", "raising", "bidding"):
            return rng.choice(legal)
        kind = hand_of(view)
        dares = rng.random() < DARING.get(kind, 0.9)
        bold = [move for move in legal if isinstance(move, Call | Raise | Double)]
        if dares and bold:
            return rng.choice(bold)
        staying = kind != "high" or rng.random() < 0.6
        return meek(legal, staying)


class Amateur:
    """Compares its hand with what lies open on the others' boards."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        if len(legal) == 1 or view.phase not in ("pause", "opening", "raising", "bidding"):
            return routine(view, legal, rng)
        better = sum(hand > own_value(view) for hand in open_values(view))
        rivals = sum(view.staying) - 1
        leads = better == 0 and (view.phase != "opening" or hand_of(view) != "high")
        bold = [move for move in legal if isinstance(move, Call | Raise | Double)]
        if leads and bold and not (isinstance(bold[0], Raise | Double) and rng.random() < 0.5):
            return bold[min(len(bold) - 1, rng.randrange(3))]
        owes = owed(view.betting, view.betting.turn) if view.betting else 0
        return meek(legal, better <= rivals // 2 or owes <= 1)


class Reckoner:
    """Makes the move that is worth most in the futures it looks at."""

    def __init__(self, style: Style, seconds: float) -> None:
        self.style = style
        self.budget = Budget(seconds=seconds)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        if len(legal) == 1 or view.phase not in ("pause", "opening", "raising", "bidding"):
            return routine(view, legal, rng)
        return self.best(view, legal, budget, rng).move

    def best(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Option:
        """The best move with what it is worth."""
        return max(judge(view, legal, self.style, budget, rng), key=lambda option: option.worth)


CONFIRME = Reckoner(Style(futures=300, eager=1.0, care=0.0, raised=0.0, followed=0.0), seconds=0.05)
MAITRE = Reckoner(Style(futures=3000, eager=0.85, care=1.0, raised=1.5, followed=0.7), seconds=0.3)

PROGRAMS: dict[str, Program] = {
    "debutant": Beginner(),
    "amateur": Amateur(),
    "confirme": CONFIRME,
    "maitre": MAITRE,
}


def routine(view: View, legal: Sequence[Move], rng: random.Random) -> Move:
    """What needs no thought: turning cards, cutting, naming a symbol or a stake, marking."""
    return full_mark(legal) if view.phase == "window" else rng.choice(legal)


def full_mark(legal: Sequence[Move]) -> Move:
    """The called card on all boards that have it, and "Bingo" as soon as it can be said."""
    marks = [move for move in legal if isinstance(move, Mark)]
    return max(marks, key=lambda mark: (mark.bingo, len(mark.boards)))


def meek(legal: Sequence[Move], staying: bool) -> Move:
    """Neither calls nor raises: waits or checks, and follows if it wants to stay."""
    wanted = Follow if staying else Drop
    return next(move for move in legal if isinstance(move, (Wait, Check, wanted)))


def hand_of(view: View) -> str:
    """The kind of one's own hand."""
    assert view.seat is not None
    return KINDS[own_value(view) >> 20]


def own_value(view: View) -> int:
    """What one's own hand is worth now."""
    assert view.seat is not None
    return value((*view.own, *open_cards(view, view.seat)))


def open_values(view: View) -> list[int]:
    """What lies open before the others who stay."""
    return [
        value(open_cards(view, seat))
        for seat, stays in enumerate(view.staying)
        if stays and seat != view.seat
    ]
