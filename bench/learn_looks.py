"""Teaches how turns of Cartino look: `python -m bench.learn_looks`, some three minutes on one core.

Weights play weights on the kernel, 20,000 matches a second without any search. In each step they are moved a
little along many random directions; those a little ahead play those a little behind, on the same deals with
the seats exchanged, and what is won on average along each direction is where they go (an evolution strategy).
It begins with what `looks.txt` says, and writes what it found there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from bench.looks import (
    DRAWN,
    EMPTIES,
    FILE,
    FULL,
    JOKERS,
    OPENED,
    OPENED_LATE,
    TOGETHER,
    TRAITS,
    Few,
    new_few,
    sensed_turn,
    weights,
)
from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import OVER, TURN, Numbers, Position, new_position
from tapisvert.games.cartino.engine.matches import deal
from tapisvert.games.cartino.engine.turns import Turns, new_turns, play_turn
from tapisvert.games.cartino.programs.judgement import Weights
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.fast import Word, Words, compiled, random_stream

DIRECTIONS, DEALS, STEPS, RATE = 20, 250, 150, 0.12
SCALE = 40.0
"""A lead that is as good as won: more of it teaches little."""

APART = np.uint64(0x632BE59BD9B4E019)
"""Not the step of `random_stream`: worlds would then have the same luck, one draw later each."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learn_looks", description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS)
    before, contest = weights(), Contest()
    found = taught(contest, before, parser.parse_args().steps)
    write(found)
    Console().print(f"{contest.leads(found, before, 2000, 1).mean():+.2f} points a match from those before")


class Contest:
    """Matches between two sets of weights."""

    def __init__(self) -> None:
        self.position = new_position(bridge.sheet_of(GAME.options({"players": 2})))
        self.turns, self.few = new_turns(), new_few()
        self.room = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)

    def leads(self, ours: Weights, others: Weights, deals: int, seed: int) -> NDArray[np.float64]:
        """By how much our weights lead at the end of each deal, on either seat."""
        found = np.zeros((deals, 2))
        play_deals(
            self.position,
            self.turns,
            *self.room,
            self.few,
            ours,
            others,
            np.uint64(seed),
            random_stream(0),
            found,
        )
        return found


def taught(contest: Contest, weights: Weights, steps: int, seed: int = 0) -> Weights:
    """Better weights than these; the mean of the last third of all steps."""
    rng, reach, luck = np.random.default_rng(seed), reaches(), 1
    drift, size, kept = np.zeros(TRAITS), 0.0, []
    for step in track(range(steps), "steps"):
        ways, won = rng.standard_normal((DIRECTIONS, TRAITS)), np.zeros(DIRECTIONS)
        for at, way in enumerate(ways):
            leads = contest.leads(weights + reach * way, weights - reach * way, DEALS, luck)
            won[at] = SCALE * np.tanh(leads / SCALE).mean()
            luck += DEALS
        slope = won @ ways / DIRECTIONS
        drift, size = 0.8 * drift + 0.2 * slope, 0.9 * size + 0.1 * float(slope @ slope) / TRAITS
        pace = RATE * (1 - 0.8 * step / steps) / np.sqrt(size / (1 - 0.9 ** (step + 1)) + 1e-9)
        weights = weights + pace * reach * drift
        if 3 * step >= 2 * steps:
            kept.append(weights)
    return np.asarray(np.mean(kept, axis=0), dtype=np.float64)


def reaches() -> Weights:
    """How far each weight is moved to see what that brings."""
    reach = np.full(TRAITS, 0.5)
    for first in (DRAWN, FULL):
        reach[first + TOGETHER], reach[first + JOKERS], reach[first + OPENED] = 0.25, 1.5, 0.2
    reach[EMPTIES], reach[OPENED_LATE] = 2.0, 0.2
    return reach


def write(found: Weights, path: Path = FILE) -> None:
    """Replace the numbers in the file; its names stay."""
    lines, numbers = [], iter(found.tolist())
    for line in path.read_text().splitlines():
        name = " ".join(line.split()[:-1])
        lines.append(line if line.startswith("#") else f"{name:<26}{next(numbers):9.3f}")
    path.write_text("\n".join(lines) + "\n")


@compiled
def play_deals(
    position: Position,
    turns: Turns,
    halves: Numbers,
    hows: Numbers,
    few: Few,
    ours: Weights,
    others: Weights,
    seed: Word,
    rng: Words,
    leads: NDArray[np.float64],
) -> None:
    """Every deal twice: our weights on either seat, the others opposite."""
    for number in range(leads.shape[0]):
        for own in range(2):
            rng[0] = (seed + np.uint64(number)) * APART
            deal(position, rng)
            while not position.place[OVER]:
                weights = ours if position.place[TURN] == own else others
                play_turn(position, turns, sensed_turn(position, turns, weights, few), halves, hows)
            leads[number, own] = position.scores[own] - position.scores[1 - own]


if __name__ == "__main__":
    main()
