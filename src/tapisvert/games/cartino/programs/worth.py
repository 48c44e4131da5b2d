"""What a position of Cartino is worth: matches are played on to their end, each turn chosen at a glance."""

from __future__ import annotations

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
from tapisvert.table.fast import Word, Words, compiled, mix, random_stream
from tapisvert.table.futures import APART, FuturesJudge, Rows

if TYPE_CHECKING:
    from tapisvert.games.cartino.model import State, View
    from tapisvert.table.worth import Line

WIDTH = 16
"""So many of the turns that are judged best are compared."""


class CartinoJudge(FuturesJudge):
    """Plays matches to their end on the kernel. A decision is a whole turn."""

    worlds = 8

    def futures(self, state: State, seed: int, number: int) -> Rows:
        root = bridge.to_position(self.redraw(state, None))
        rows, room = np.zeros((number, state.options.players)), new_position(root.sheet)
        halves, hows = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)
        play_futures(root, room, new_turns(), halves, hows, WEIGHTS, np.uint64(seed), rows, random_stream(0))
        return rows

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


@compiled
def play_futures(
    root: Position,
    position: Position,
    turns: Turns,
    halves: Numbers,
    hows: Numbers,
    weights: Weights,
    seed: Word,
    rows: Rows,
    rng: Words,
) -> None:
    """One future a row: the bag is shuffled, and all play on (CAR-22)."""
    for row in range(rows.shape[0]):
        restore(position, root)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        mix(position.bag, position.place[LEFT], rng)
        while not position.place[OVER]:
            play_turn(position, turns, glanced_turn(position, turns, weights), halves, hows)
        highest, number = position.scores[0], 0
        for seat in range(rows.shape[1]):
            highest = max(highest, position.scores[seat])
        for seat in range(rows.shape[1]):
            number += position.scores[seat] == highest
        for seat in range(rows.shape[1]):
            rows[row, seat] = (position.scores[seat] == highest) / number
