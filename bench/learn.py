"""Teaches Punto's programs where to look: `python -m bench.learn`, some twenty minutes on two cores.

The program plays itself. In every position a search is run, and the traits of all places are noted together
with how often the search came back to each. Then weights are sought with which the softmax of a weighted sum
of traits foretells these shares best. They replace those in `instinct.txt`; the next run starts from there.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import tapisvert.games.punto.programs
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import TURN, Round, copy_round, halt, play
from tapisvert.games.punto.programs.instinct import TRAITS, examine, instinct, survey
from tapisvert.games.punto.programs.search import new_tree, search, visits
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream

Floats = NDArray[np.float64]
TABLES = {4: ("3", "4"), 5: ("2",)}
"""Where lines of four and of five are played for."""

OPENING = 6
"""So many moves are drawn by lot among those the search likes, so that no two rounds are alike."""


class Sample(NamedTuple):
    """A position: the traits of each legal place, and the share of the search that went there."""

    traits: Floats
    shares: Floats


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.learn", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="rounds to play at each table")
    parser.add_argument("--rounds", type=int, default=4000, help="imagined rounds of each search")
    asked = parser.parse_args()
    console = Console()
    columns = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for length, tables in TABLES.items():
            jobs = [(table, seed, asked.rounds) for table in tables for seed in range(asked.games)]
            played = track(pool.map(watch, jobs), f"lines of {length}", total=len(jobs), console=console)
            samples = [sample for samples in played for sample in samples]
            weights, loss = fit(samples)
            columns.append(weights)
            console.print(
                f"lines of {length}: {len(samples)} positions, cross-entropy {loss:.3f} on those held back"
            )
    write(columns)


def watch(job: tuple[str, int, int]) -> list[Sample]:
    """Play one round against itself, searching at every move."""
    table, seed, rounds = job
    rng, numbers = random.Random(seed), random_stream(seed)
    round = bridge.to_round(GAME.start(GAME.options({"table": table}), Chance.seeded(seed)).state)
    samples: list[Sample] = []
    while halt(round) < 0:
        tree = new_tree(40 * rounds)
        search(tree, round, round.piles[np.newaxis], copy_round(round), rounds, True, numbers)
        tried = visits(tree)
        times = [times for times, _, _ in tried]
        if len(tried) > 1:
            samples.append(Sample(look(round, [cell for _, _, cell in tried]), np.array(times) / sum(times)))
        lot = len(samples) <= OPENING or rng.random() < 0.2
        _, _, cell = rng.choices(tried, times)[0] if lot else max(tried)
        if play(round, int(round.left[round.place[TURN]]) - 1, np.uint64(1 << cell)) >= 0:
            break
    return samples


def look(round: Round, cells: Sequence[int]) -> Floats:
    """The traits of the mover's card on each of the cells."""
    seat = round.place[TURN]
    card = int(round.piles[seat, round.left[seat] - 1])
    notes = instinct()
    survey(round, notes.gaps)
    found = np.zeros((len(cells), TRAITS))
    for row, cell in enumerate(cells):
        examine(round, card, cell, notes)
        found[row] = notes.traits
    return found


def fit(samples: Sequence[Sample], steps: int = 4000, batch: int = 256) -> tuple[Floats, float]:
    """Weights that foretell the shares, by Adam's descent; and the loss on a tenth that was held back."""
    rng = np.random.default_rng(0)
    order = rng.permutation(len(samples))
    held, used = order[: len(samples) // 10], order[len(samples) // 10 :]
    widest = max(len(sample.shares) for sample in samples)
    traits = np.zeros((len(samples), widest, TRAITS))
    shares = np.zeros((len(samples), widest))
    absent = np.full((len(samples), widest), -1e9)
    for row, sample in enumerate(samples):
        size = len(sample.shares)
        traits[row, :size], shares[row, :size], absent[row, :size] = sample.traits, sample.shares, 0
    scale = traits[absent == 0].std(axis=0) + 1e-3
    traits /= scale
    weights, mean, square = np.zeros(TRAITS), np.zeros(TRAITS), np.zeros(TRAITS)

    def foretold(rows: NDArray[np.int64]) -> Floats:
        looks = traits[rows] @ weights + absent[rows]
        odds = np.exp(looks - looks.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    for step in range(1, steps + 1):
        rows = rng.choice(used, batch)
        slope = np.einsum("bm,bmt->t", foretold(rows) - shares[rows], traits[rows]) / batch + 1e-4 * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights -= 0.01 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    loss = -(shares[held] * np.log(foretold(held) + 1e-9)).sum(axis=1).mean()
    return weights / scale, float(loss)


def write(columns: Sequence[Floats]) -> None:
    """Put the weights beside their traits' names."""
    path = Path(str(files(tapisvert.games.punto.programs) / "instinct.txt"))
    lines = path.read_text().splitlines()
    heading, names = lines[0], [line.rsplit(maxsplit=2)[0].rstrip() for line in lines[1:]]
    rows = (f"{name:<16}{four:8.3f}{five:8.3f}" for name, four, five in zip(names, *columns, strict=True))
    path.write_text("\n".join([heading, *rows]) + "\n")


if __name__ == "__main__":
    main()
