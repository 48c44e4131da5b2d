"""Learned Punto for two: what lines of five look like is worth what rounds against itself made of it.

    python -m bench.tuples --rounds 40000 --seed 1      a minute or two on one core; writes `tuples.npz`

A position after a move is valued by every line of five cells that can still be made by a colour in it
(n-tuples): each cell is empty, of the colour in one of four strengths (1-3, 4-6, 7-8, 9), or of another one
in three (a nine ends the line). Weights differ for the colours of whoever moved and for the others', and for
the last cards of a round. Their sum through a logistic curve is the chance that whoever moved wins the round.

It plays rounds against itself, each card where this chance is greatest, and draws every value towards those
that follow (temporal differences, with a rate for each weight that falls where its errors cancel out:
temporal coherence). The same seed gives the same weights. As a leaf of Maître's search it showed no gain in a
short trial (0.40 ± 0.14 of 60 rounds at equal time), so it is an opponent and no part of Maître.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from bench.tuple_lines import MOST, SHAPES, Floats, chance_of, list_lines, mirrors
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import (
    LINE,
    NOTHING,
    ONE,
    SIDES,
    TURN,
    Numbers,
    Round,
    copy_round,
    halt,
    legal,
    play,
    restore,
    shuffle,
)
from tapisvert.games.punto.model import Place
from tapisvert.games.punto.programs import levels
from tapisvert.games.punto.programs.tactics import winning
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import Word, Words, compiled, random_below, random_bit, random_stream
from tapisvert.table.program import Budget

FILE = Path(__file__).with_name("tuples.npz")
LONGEST = 80
"""Moves of a round, at most."""

BATCH = 2000
RATE, LEAST_RATE, TRACE, STRAY = 0.05, 0.002, 0.6, 30
"""How fast is learned at the start and at the end, how far a result reaches back, and in how many of 1,000
moves a card is laid anywhere."""


class Lesson(NamedTuple):
    """Weights, what their errors came to with and without their signs, and room for one round."""

    weights: Floats
    net: Floats
    gross: Floats
    found: NDArray[np.int64]  # by move: the weights of the position after it
    sizes: Numbers
    values: Floats
    strays: NDArray[np.bool_]


class Learned:
    """Lays each card where it promises most, and makes a line where it can."""

    budget = Budget()

    def choose(self, view: Any, legal: Sequence[Place], budget: Budget, rng: random.Random) -> Place:
        round = levels.imagine(view, rng)
        seat = int(round.place[TURN])
        cell = best_cell(round, weights(), np.zeros(MOST, dtype=np.int64), copy_round(round))
        card = int(round.piles[seat, round.left[seat] - 1])
        return Place(bridge.name(card), bridge.cells(round, np.uint64(cell))[0])


def value(round: Round, side: int) -> float:
    """The chance that a side which has just moved wins the round."""
    found = np.zeros(MOST, dtype=np.int64)
    return float(chance_of(weights(), found, list_lines(round, side, found)))


@cache
def weights(path: Path = FILE) -> Floats:
    """What was learned: whole numbers, and what one of them stands for."""
    with np.load(path) as kept:
        found: Floats = kept["weights"] * float(kept["unit"])
        return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tuples", description="Teach weights for Punto")
    parser.add_argument("--rounds", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    keep(learned(asked.rounds, asked.seed, progress=True), asked.file)


def learned(rounds: int, seed: int, progress: bool = False) -> Floats:
    """Weights from so many rounds against itself."""
    root, rng = deal(), random_stream(seed)
    lesson = new_lesson()
    round, after, mirror = copy_round(root), copy_round(root), mirrors()
    batches = range(0, rounds, BATCH)
    for done in track(batches, "rounds") if progress else batches:
        rate = RATE * (1 - done / rounds) + LEAST_RATE
        teach(root, round, after, lesson, mirror, min(BATCH, rounds - done), rate, rng)
    return lesson.weights


def keep(weights: Floats, path: Path) -> None:
    """Write weights in a byte each."""
    unit = float(np.abs(weights).max()) / 127 or 1.0
    np.savez_compressed(path, weights=np.round(weights / unit).astype(np.int8), unit=np.float32(unit))


def deal() -> Round:
    """A round for two before its first card."""
    return bridge.to_round(GAME.start(GAME.options({"table": "2"}), Chance.seeded(0)).state)


def new_lesson() -> Lesson:
    return Lesson(
        weights=np.zeros(4 * SHAPES),
        net=np.zeros(4 * SHAPES),
        gross=np.zeros(4 * SHAPES),
        found=np.zeros((LONGEST + 1, MOST), dtype=np.int64),
        sizes=np.zeros(LONGEST, dtype=np.int64),
        values=np.zeros(LONGEST),
        strays=np.zeros(LONGEST, dtype=np.bool_),
    )


@compiled
def best_cell(round: Round, weights: Floats, found: Any, after: Round) -> Word:
    """Where the card turned up makes a line, or promises most."""
    seat = round.place[TURN]
    slot = round.left[seat] - 1
    cells = winning(round, slot)
    if cells:
        return cells & (~cells + ONE)
    cells = legal(round.board, round.piles[seat, slot] & 15)
    best, most = NOTHING, -1.0
    while cells:
        cell = cells & (~cells + ONE)
        cells ^= cell
        restore(after, round)
        play(after, slot, cell)
        promise = chance_of(weights, found, list_lines(after, seat, found))
        if promise > most:
            best, most = cell, promise
    return best


@compiled
def teach(
    root: Round,
    round: Round,
    after: Round,
    lesson: Lesson,
    mirror: Numbers,
    rounds: int,
    rate: float,
    rng: Words,
) -> None:
    """Play so many rounds, and learn from each. The first moves are drawn by lot."""
    for number in range(rounds):
        restore(round, root)
        round.place[TURN] = number & 1
        shuffle(round, -1, rng)
        moves, opening, result = 0, 2 + random_below(rng, 6), halt(round)
        while result < 0:
            seat = round.place[TURN]
            slot = round.left[seat] - 1
            stray = moves < opening or random_below(rng, 1000) < STRAY
            if stray:
                cell = random_bit(rng, legal(round.board, round.piles[seat, slot] & 15))
            else:
                cell = best_cell(round, lesson.weights, lesson.found[LONGEST], after)
            result = play(round, slot, cell)
            lesson.strays[moves] = stray
            lesson.sizes[moves] = list_lines(round, seat, lesson.found[moves])
            lesson.values[moves] = chance_of(lesson.weights, lesson.found[moves], lesson.sizes[moves])
            moves += 1
            if result < 0:
                result = halt(round)
        learn(lesson, mirror, moves, result, 1 - round.place[TURN], rate)


@compiled
def learn(lesson: Lesson, mirror: Numbers, moves: int, result: int, last: int, rate: float) -> None:
    """Draw the values of a round towards what came of it; `last` is the side that moved last."""
    winner = result % SIDES - 1
    aim = 0.5 if winner < 0 else 1.0 if winner == last else 0.0
    for move in range(moves - 1, -1, -1):
        if move < moves - 1:
            value = lesson.values[move + 1]
            aim = 1.0 - (value if lesson.strays[move + 1] else (1.0 - TRACE) * value + TRACE * aim)
        elif result // SIDES == LINE:
            continue  # a line is seen when it is made
        error = aim - lesson.values[move]
        for at in range(lesson.sizes[move]):
            weight = lesson.found[move, at]
            gross = lesson.gross[weight]
            share = abs(lesson.net[weight]) / gross if gross > 0.0 else 1.0
            twin = weight & ~(SHAPES - 1) | mirror[weight & (SHAPES - 1)]
            lesson.weights[weight] += rate * share * error
            lesson.net[weight] += error
            lesson.gross[weight] += abs(error)
            lesson.weights[twin] = lesson.weights[weight]
            lesson.net[twin] = lesson.net[weight]
            lesson.gross[twin] = lesson.gross[weight]


if __name__ == "__main__":
    main()
