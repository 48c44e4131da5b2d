"""The programs of Casino Royal. All play from their seat's view; what it hides they imagine.

Débutant goes by the look of its own hand, Amateur compares what lies open, Confirmé and Maître deal out what
may come, and name symbols and stakes by how they stand. Maître also reckons with how others behave, and knows
that it need not stop at once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tapisvert.games.casino_royal.betting import Double, Raise, owed
from tapisvert.games.casino_royal.engine.bridge import table_of
from tapisvert.games.casino_royal.model import Call, Cut, Move, Stake, View, Wait
from tapisvert.games.casino_royal.programs.foresight import Sight, foresee, share_of
from tapisvert.games.casino_royal.programs.habits import (
    hand_of,
    meek,
    open_values,
    own_value,
    prudent,
    routine,
    sensible,
    thinks,
)
from tapisvert.games.casino_royal.programs.judgement import Option, Style, judge
from tapisvert.games.casino_royal.programs.naming import name
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget, Program

MISSED = 0.1
"""How often a beginner overlooks a called card or a Bingo."""

DARING = {"high": 0.02, "pair": 0.1, "two-pairs": 0.4, "three": 0.6}
"""How often a beginner calls or raises with a hand; with a better one nearly always."""


GOOD, SAFE, BETTER = 0.6, 0.9, 1.5
"""Confirmé stops with a chance that is good now and not safe later; it raises well above the mean chance."""


class Beginner:
    """Trusts its own hand and hardly looks at the others'."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        if not thinks(view, legal):
            missed = view.phase == "window" and rng.random() < MISSED
            return rng.choice(legal) if missed else routine(view, legal)
        kind = hand_of(view)
        dares = rng.random() < DARING.get(kind, 0.9)
        bold = [move for move in sensible(view, legal) if isinstance(move, Call | Raise | Double)]
        if dares and bold:
            return rng.choice(bold)
        staying = kind != "high" or rng.random() < 0.6
        return meek(legal, staying)


class Amateur:
    """Compares its hand with what lies open on the others' boards."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        if not thinks(view, legal):
            return routine(view, legal)
        ahead, others = own_value(view), max(open_values(view))
        if view.own:  # the others have three cards in hand, too: that is worth a kind
            ahead, others = ahead >> 20, (others >> 20) + 1
        owes = owed(view.betting, view.betting.turn) if view.betting else 0
        bold = [move for move in legal if isinstance(move, Call | Raise | Double)]
        if bold and ahead > others and (view.phase == "pause" or rng.random() < 0.5):
            return bold[min(len(bold) - 1, rng.randrange(3))]
        behind = sum(hand > own_value(view) for hand in open_values(view))
        return meek(legal, owes <= 2 or (ahead >= others if view.own else behind <= sum(view.staying) // 2))


class Estimator:
    """Deals out what may come, and goes by its chance to win: it counts on everybody to stay."""

    sight = Sight(300, eager=1.0, patient=False)
    budget = Budget(seconds=0.05)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        legal = prudent(view, legal)
        if not thinks(view, legal):
            return name(view, legal, budget, rng) or routine(view, legal)
        assert view.seat is not None
        futures = foresee(table_of(view), self.sight, budget, rng)
        now = float(share_of(futures.now, view.seat).mean())
        bold = [move for move in legal if isinstance(move, Call | Raise | Double)]
        if view.phase == "pause":
            stops = now > GOOD and float(futures.part.mean()) < SAFE
            return bold[round((len(bold) - 1) * now)] if stops else Wait()
        chance = now if view.phase == "bidding" else float(share_of(futures.final, view.seat).mean())
        if bold and chance * sum(view.staying) > BETTER:
            return bold[len(bold) // 2]
        assert view.betting is not None
        owes = owed(view.betting, view.seat)
        pot = view.odd + sum(view.laid) + sum(view.paid)
        return meek(legal, chance * (pot + owes) >= owes)


class Reckoner:
    """Makes the move that is worth most in the futures it looks at."""

    def __init__(self, style: Style, seconds: float) -> None:
        self.style = style
        self.budget = Budget(seconds=seconds)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        legal = prudent(view, legal)
        if not thinks(view, legal):
            return name(view, legal, budget, rng) or routine(view, legal)
        return self.best(view, legal, budget, rng).move

    def best(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Option:
        """The best move with what it is worth."""
        return max(self.options(view, legal, budget, rng), key=lambda option: option.worth)

    def options(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> list[Option]:
        """What there is to think about, with what each move is worth."""
        return judge(view, sensible(view, legal), self.style, budget, rng)


MAITRE = Reckoner(
    Style(
        open=Sight(1000, eager=0.95, patient=True),
        hidden=Sight(1000, eager=0.5, patient=True),
        care=1.0,
        stubborn=0.25,
    ),
    seconds=0.3,
)

PROGRAMS: dict[str, Program] = {
    "debutant": Beginner(),
    "amateur": Amateur(),
    "confirme": Estimator(),
    "maitre": MAITRE,
}

MARKS = (0, 0.5, 1, 1.6, 1.9, 2.18, 3)
"""Where the seven levels lie among the programs, so that each wins about as much from the one below."""


def warm() -> None:
    """Compile the futures ahead: a first turn in game A comes to no decision."""
    chance, rng = Chance.seeded(0), random.Random(0)
    state = GAME.start(GAME.options({"game": "variant", "players": 2}), chance).state
    for move in (Stake(1), Cut(1)):
        state = GAME.play(state, GAME.to_act(state)[0], move, chance).state
    seat = GAME.to_act(state)[0]
    MAITRE.choose(GAME.view(state, seat), tuple(GAME.legal(state, seat)), Budget(rounds=1), rng)
