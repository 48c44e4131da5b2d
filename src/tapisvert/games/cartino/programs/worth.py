"""What a position of Cartino is worth: matches are played on to their end, each turn chosen at a glance."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.structs import replace

from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import LEFT, OVER, Numbers, Position, new_position, restore
from tapisvert.games.cartino.engine.turns import Turns, find_turns, new_turns, play_turn
from tapisvert.games.cartino.model import Back, Move
from tapisvert.games.cartino.programs.judgement import Weights, glanced_turn, judge_all
from tapisvert.games.cartino.programs.levels import WEIGHTS, imagine, moves_of
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.bell import bell, divide
from tapisvert.table.fast import Word, Words, compiled, mix, random_stream
from tapisvert.table.futures import APART, FuturesJudge, Rows

if TYPE_CHECKING:
    from tapisvert.games.cartino.model import State, View
    from tapisvert.table.worth import Line

WIDTH = 16
"""So many of the turns that are judged best are compared."""

AHEAD = 5
"""So many turns everybody has, where it is told what luck gave; what comes later hides it. Chosen on 60
matches: 0.52 of their spread stayed with two turns, 0.37 with three, 0.23 with five (on fresh ones 0.32)."""
SPREAD = 4.5
"""By how many points a seat goes up and down for every stone that is left. Where Confirmé plays it is 3.4;
with more, leads near the end say less, and luck leaves a little less."""
LASTING = 0.8
"""So much of what stones seem to be worth lasts (fitted to 464 matches of Confirmé at a table of two)."""
SURPRISE = 1.5
"""By how many points, for every stone that is left, a seat ends elsewhere than where all play at a glance.
Without it whoever leads late is judged too sure: in 344 matches of Confirmé, 0.048 off with 15 stones or
fewer, and 0.032 with it."""


class CartinoJudge(FuturesJudge):
    """Plays matches to their end on the kernel. A decision is a whole turn."""

    worlds = 8

    def futures(self, state: State, seed: int, number: int) -> Rows:
        return self._ends(state, seed, number, 0.0)

    def stood(self, state: State, seed: int, number: int) -> Rows:
        """The same, where nobody is sure to play so."""
        if GAME.outcome(state) is not None:
            return self.rows(state, seed, number)
        return self._ends(state, seed, number, SURPRISE)

    def _ends(self, state: State, seed: int, number: int, surprise: float) -> Rows:
        root = bridge.to_position(self.redraw(state, None))
        rows, room = np.zeros((number, state.options.players)), new_position(root.sheet)
        halves, hows = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)
        left = len(state.bag) + sum(map(len, state.racks))
        wide, turns, rng = surprise * math.sqrt(left), new_turns(), random_stream(0)
        play_futures(root, room, turns, halves, hows, WEIGHTS, np.uint64(seed), wide, BELL, rows, rng)
        return rows

    def foreseen(self, state: State, seed: int, number: int) -> Rows:
        """A few turns, and what the points are worth then."""
        if GAME.outcome(state) is not None:
            return self.rows(state, seed, number)
        root = bridge.to_position(self.redraw(state, None))
        rows, room = np.zeros((number, state.options.players)), new_position(root.sheet)
        halves, hows = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)
        turns, rng = new_turns(), random_stream(0)
        ahead = AHEAD * state.options.players
        play_ahead(root, room, turns, halves, hows, WEIGHTS, np.uint64(seed), ahead, SPREAD, BELL, rows, rng)
        return rows

    def lasting(self, state: State) -> float:
        return LASTING

    def redraw(self, state: State, rng: random.Random | None) -> State:
        bag = sorted(state.bag)
        if rng:
            rng.shuffle(bag)
        return replace(state, bag=tuple(bag))

    def begun(self, state: State, seat: int) -> bool:
        return bool(state.laid or state.backs)

    def lines(self, view: View, legal: Sequence[Move]) -> Sequence[Line]:
        if len(legal) < 2:
            return []
        position, turns = imagine(view, random.Random(0)), new_turns()
        worth = np.zeros(find_turns(position, turns), dtype=np.float64)
        judge_all(position, turns, WEIGHTS, worth)
        best = np.argsort(-worth, kind="stable")[:WIDTH]
        return [tuple(moves_of(position, turns, int(turn), view.options)) for turn in best]

    def line(self, moves: Sequence[Move]) -> Line:
        """CAR-11: a stone that was taken back is not part of it."""
        kept: list[Any] = []
        for move in moves:
            if isinstance(move, Back):
                kept.pop()
            else:
                kept.append(move)
        return tuple(kept)


JUDGE = CartinoJudge(GAME)

BELL = bell(10)


@compiled
def play_futures(
    root: Position,
    position: Position,
    turns: Turns,
    halves: Numbers,
    hows: Numbers,
    weights: Weights,
    seed: Word,
    wide: float,
    nodes: Rows,
    rows: Rows,
    rng: Words,
) -> None:
    """One future a row: the bag is shuffled, and all play on (CAR-22). Points may be off by `wide`."""
    for row in range(rows.shape[0]):
        restore(position, root)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        mix(position.bag, position.place[LEFT], rng)
        while not position.place[OVER]:
            play_turn(position, turns, glanced_turn(position, turns, weights), halves, hows)
        divide(position.scores, wide, nodes, rows[row])


@compiled
def play_ahead(
    root: Position,
    position: Position,
    turns: Turns,
    halves: Numbers,
    hows: Numbers,
    weights: Weights,
    seed: Word,
    ahead: int,
    spread: float,
    nodes: Rows,
    rows: Rows,
    rng: Words,
) -> None:
    """The same for so many turns, with what every seat can expect then.

    A match that is played to its end says little about one stone: too many others are drawn later.
    """
    for row in range(rows.shape[0]):
        restore(position, root)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        mix(position.bag, position.place[LEFT], rng)
        for _ in range(ahead):
            if position.place[OVER]:
                break
            play_turn(position, turns, glanced_turn(position, turns, weights), halves, hows)
        left = position.place[LEFT]
        for seat in range(rows.shape[1]):
            left += position.stones[seat]
        if position.place[OVER]:
            left = 0
        divide(position.scores, spread * np.sqrt(left), nodes, rows[row])
