"""Learned Cartino for two: points, and a weighted sum of what a turn draws, keeps and opens; no search.

The weights are in points and learned (`python -m bench.learn_looks`): they are those with which matches
against slightly different ones are won by most. `looks.txt` holds them. They win 0.530 ± 0.008 of 16,000
matches from Confirmé's, at the same cost. In Maître's search, for what imagined players do and for what is
thought of a turn before it is tried, they showed no gain (`docs/environments.md`), so they are an opponent
and no part of it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.kernel import (
    HIGHEST,
    LAID,
    LEFT,
    PLAYERS,
    RANKS,
    REUSED,
    SUITS,
    TURN,
    WON,
    Position,
)
from tapisvert.games.cartino.engine.turns import Turns, find_turns, new_turns, values
from tapisvert.games.cartino.model import ALL_LAID, JOKER_LEFT, Move, View
from tapisvert.games.cartino.programs import levels
from tapisvert.games.cartino.programs.endgame import solvable, solve
from tapisvert.games.cartino.programs.judgement import Weights, opened, remove
from tapisvert.table.fast import compiled, count
from tapisvert.table.program import Budget

FILE = Path(__file__).with_name("looks.txt")

DRAWN = 0  # stones drawn after it; from 1 to 5 follow the stones laid that are worth so much
SUITS_KEPT, TOGETHER, JOKERS, OPENED = 6, 7, 8, 9  # suits on the rack, their squared sizes, jokers spent
FULL = 10  # from here on the same again, times how full the bag is
EMPTIES = 20  # the bag has no stone after it
SHED, NUMBER, OUT, OPENED_LATE = 21, 22, 23, 24  # with an empty bag: cost and stones laid, others' stones
TRAITS = 25

FEW = 3
"""So many turns are asked what they open, where matches are played to learn from."""

Few = NDArray[np.float64]
"""Room for the best few: what each is worth, and its number."""


def new_few() -> Few:
    return np.zeros((FEW, 2))


class Looker:
    """Makes the turn that looks best; an end that hides nothing it plays exactly, as Maître does."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        position, turns = levels.imagine(view, rng), new_turns()
        if solvable(position):
            turns, best, _ = solve(position)
        else:
            worth = np.zeros(find_turns(position, turns), dtype=np.float64)
            look_at_all(position, turns, weights(), worth)
            best = int(worth.argmax())
        return levels.moves_of(position, turns, best, view.options)[0]


@cache
def weights() -> Weights:
    """What was learned."""
    lines = FILE.read_text().splitlines()
    return np.array([line.split()[-1] for line in lines if not line.startswith("#")], dtype=np.float64)


@compiled
def looks(position: Position, turns: Turns, turn: int, weights: Weights) -> float:
    """What a turn is worth to the seat to move, in points, but for what it opens."""
    sheet, left, seat = position.sheet, position.place[LEFT], position.place[TURN]
    suit, jokers = turns.suit[turn], turns.jokers[turn]
    stones = turns.stones[turn] | turns.exchanges[turn]
    laid = count(stones | jokers)
    worth = turns.points[turn] + 0.0
    if left == 0:
        if laid == position.stones[seat]:
            others = sheet.rules[PLAYERS] - 1
            for other in range(others + 1):
                worth += weights[OUT] * position.stones[other] / others if other != seat else ALL_LAID
        shed = values(sheet, stones) + JOKER_LEFT * count(jokers)
        return float(worth + weights[SHED] * shed + weights[NUMBER] * laid)
    full, kept, together = left / (8.0 * sheet.rules[RANKS]), 0, 0
    for other in range(SUITS):
        rack = position.racks[seat, other]
        size = count(remove(rack, stones) if other == suit else rack)
        kept += size > 0
        together += size * size
    won = count(turns.exchanges[turn]) if sheet.rules[REUSED] else 0
    drawn = min(position.place[LAID] - position.place[WON] + laid - won, left)
    worth += (weights[DRAWN] + weights[FULL + DRAWN] * full) * drawn
    for value in range(1, HIGHEST + 1):
        worth += (weights[value] + weights[FULL + value] * full) * count(stones & sheet.worth[value])
    worth += (weights[SUITS_KEPT] + weights[FULL + SUITS_KEPT] * full) * kept
    worth += (weights[TOGETHER] + weights[FULL + TOGETHER] * full) * together
    worth += (weights[JOKERS] + weights[FULL + JOKERS] * full) * (count(jokers) - won)
    return float(worth + (weights[EMPTIES] if drawn == left else 0.0))


@compiled
def opening(position: Position, weights: Weights) -> float:
    """What a point that is opened to others weighs now."""
    left = position.place[LEFT]
    if left == 0:
        return float(weights[OPENED_LATE])
    return float(weights[OPENED] + weights[FULL + OPENED] * left / (8.0 * position.sheet.rules[RANKS]))


@compiled
def look_at_all(position: Position, turns: Turns, weights: Weights, worth: Weights) -> None:
    """How good all turns of a list look, with what they open."""
    weight = opening(position, weights)
    for turn in range(turns.number):
        worth[turn] = looks(position, turns, turn, weights) + weight * opened(position, turns, turn)


@compiled
def sensed_turn(position: Position, turns: Turns, weights: Weights, few: Few) -> int:
    """List the turns and return the number of the one that looks best; the best few are looked at twice."""
    size = 0
    for turn in range(find_turns(position, turns)):
        worth = looks(position, turns, turn, weights)
        if size < FEW:
            size += 1
        elif worth <= few[size - 1, 0]:
            continue
        at = size - 1
        while at > 0 and few[at - 1, 0] < worth:
            few[at, 0], few[at, 1] = few[at - 1, 0], few[at - 1, 1]
            at -= 1
        few[at, 0], few[at, 1] = worth, turn
    weight, best, highest = opening(position, weights), 0, -1e9
    for at in range(size):
        turn = int(few[at, 1])
        worth = few[at, 0] + weight * opened(position, turns, turn)
        if worth > highest:
            best, highest = turn, worth
    return best
