"""The programs of Cartino.

All play from their seat's view; what it hides they imagine. A program keeps nothing between two moves of a
turn: each time it thinks about how the turn, as far as it has come, is best continued, and makes the first
move of that. So it can also go on with a turn that somebody else began.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from tapisvert.games.cartino.board import card_of
from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import Position, begin_turn, give, new_position
from tapisvert.games.cartino.engine.turns import Turns, find_turns, new_turns, write_turn
from tapisvert.games.cartino.laying import points
from tapisvert.games.cartino.model import JOKER, End, Lay, Move, Options, View
from tapisvert.games.cartino.programs.endgame import solvable, solve, values
from tapisvert.games.cartino.programs.judgement import judge_all
from tapisvert.games.cartino.programs.search import look_ahead, new_search
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.fast import random_stream
from tapisvert.table.program import Budget, Program

WEIGHTS = np.array([2.8, 1.3, 2.0, 4.0, 0.7, 0.5])
"""What Confirmé weighs, in the order of `judgement`: each did best in thousands of matches with Amateur."""

STYLE = np.array([16.0, 3.0, 40.0, 0.4])
"""How Maître looks ahead, in the order of `search`."""

ENOUGH = 8000
"""Worlds after which Maître stops: all turns meet the same ones, and five times as many seldom find one that
is better by a point (`python -m bench --thought --game cartino`)."""

LATER = 0.5
"""The part of its time that a program takes for a move inside a turn: there is less to choose from."""


class Beginner:
    """Looks at a few places for a stone, takes the best of them, and often ends the turn too soon."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        lays = [move for move in legal if isinstance(move, Lay)]
        if not lays or (view.laid and rng.random() < 0.4):
            return End()
        state = GAME.imagine(view, rng)
        seen = rng.sample(lays, min(len(lays), 3))
        return max(seen, key=lambda lay: points(state, lay.half))


class Amateur:
    """Makes the turn that scores most now."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        position, turns = imagine(view, rng), new_turns()
        scored = turns.points[: find_turns(position, turns)]
        best = rng.choice(np.flatnonzero(scored == scored.max()).tolist())
        return moves_of(position, turns, best, view.options)[0]


class Judge:
    """Weighs points against what a turn opens to others, what it keeps, and what it spends."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        position, turns = imagine(view, rng), new_turns()
        worth = np.zeros(find_turns(position, turns), dtype=np.float64)
        judge_all(position, turns, WEIGHTS, worth)
        return moves_of(position, turns, int(worth.argmax()), view.options)[0]


class Searcher:
    """Tries its turns in thousands of imagined worlds; an end that hides nothing it plays exactly.

    Where it is given time and no number of rounds, it stops as soon as it has seen enough.
    """

    budget = Budget(seconds=0.5)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        position = imagine(view, rng)
        if solvable(position):
            turns, best, _ = solve(position)
            return moves_of(position, turns, best, view.options)[0]
        search = new_search(position, WEIGHTS, STYLE)
        if len(search.chosen) > 1:
            seed, numbers = np.uint64(rng.getrandbits(64)), random_stream(0)
            for rounds in (budget.scaled(LATER) if view.laid else budget).batches():
                look_ahead(search, rounds, seed, numbers, WEIGHTS, STYLE)
                if search.visits.sum() >= ENOUGH:
                    break
        best = int(search.chosen[search.visits.argmax()])
        return moves_of(position, search.turns, best, view.options)[0]


PROGRAMS: dict[str, Program] = {
    "debutant": Beginner(),
    "amateur": Amateur(),
    "confirme": Judge(),
    "maitre": Searcher(),
}

MARKS = (0, 0.18, 0.41, 0.65, 0.94, 1.87, 3)
"""Where the seven levels lie among the programs, so that each wins about as much from the one below."""


def turn_of(view: View) -> str:
    """What stays the same while a turn goes on: its number, the totals, and the stones it began with.

    Jokers are left out, because they may be won in a turn.
    """
    laid = (card_of(stone.half) for stone in view.laid if stone.how != "joker")
    stones = sorted(stone for stone in (*view.rack, *laid) if stone != JOKER)
    return f"{view.number} {view.scores} {stones}"


def warm() -> None:
    """Compile the exact end ahead, on one of two stones: no first turn comes to it."""
    position = new_position(bridge.sheet_of(Options()))
    position.taken[:] = position.sheet.full
    position.taken[0] = position.sheet.full & ~np.uint64(3)
    for seat in range(2):
        give(position, seat, 0)
    begin_turn(position, 0)
    solve(position)
    values(position)


def imagine(view: View, rng: random.Random) -> Position:
    """A match that the seat cannot tell from the real one."""
    return bridge.to_position(GAME.imagine(view, rng))


def moves_of(position: Position, turns: Turns, turn: int, options: Options) -> list[Move]:
    """The moves of a turn, in the order that scores most, and its end."""
    halves, hows = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)
    size = write_turn(position.sheet, turns, turn, halves, hows)
    return [*(bridge.to_lay(int(halves[at]), int(hows[at]), options) for at in range(size)), End()]
