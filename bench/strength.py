"""The programs play each other: every level against the one below it, at 2, 3 and 4 players.

A round is one deal. Over a cycle of rounds both levels sit equally often on every seat (at 3 players one
against two and two against one), so that equals would win half of the decided rounds. Both get the same share
of the time that their levels have at the table.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, pairwise
from typing import NamedTuple

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from bench.claims import Claim
from tapisvert import bots, games
from tapisvert.table.chance import Chance

ROUNDS = 400
SHARE = 0.1
GAME = "punto"
TABLES = (2, 3, 4)
CONFIDENCE = 1.96


class Pairing(NamedTuple):
    """Two levels at a table, and the share that the upper one has to win."""

    upper: str
    lower: str
    players: int
    target: float = 0.5


class Round(NamedTuple):
    """One round to play: who sits where, and which deal."""

    levels: tuple[str, ...]
    seed: int
    share: float


PAIRINGS = [
    *(Pairing(upper, lower, players) for lower, upper in pairwise(bots.LEVELS) for players in TABLES),
    Pairing(bots.LEVELS[-1], bots.LEVELS[0], 2, target=0.9),
]


def claims(console: Console, rounds: int, share: float) -> list[Claim]:
    """All pairings, on all cores."""
    columns = (
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    found = []
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(bots.warm, [GAME]))
        for pairing in PAIRINGS:
            name = f"{pairing.upper} against {pairing.lower}, {pairing.players} players"
            bar = progress.add_task(name, total=rounds)
            won = lost = 0
            for winner in pool.map(play, schedule(pairing, rounds, share)):
                won += winner == pairing.upper
                lost += winner == pairing.lower
                progress.advance(bar)
            found.append(judge(pairing, won, lost, rounds, share))
            progress.console.print(f"{name}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def schedule(pairing: Pairing, rounds: int, share: float) -> Iterator[Round]:
    """Every way to seat the levels, in turns; each deal is played by one seating and by its opposite."""
    seats = range(pairing.players)
    sizes = {2: (1,), 3: (1, 2), 4: (2,)}[pairing.players]
    uppers = [set(chosen) for size in sizes for chosen in combinations(seats, size)]
    uppers = [side for first in uppers[: len(uppers) // 2] for side in (first, set(seats) - first)]
    for number in range(rounds):
        upper = uppers[number % len(uppers)]
        levels = tuple(pairing.upper if seat in upper else pairing.lower for seat in seats)
        yield Round(levels, number // 2, share)


def play(round: Round) -> str:
    """The level that wins the first round of a match; empty if it is drawn."""
    game, chance = games.load(GAME), Chance.seeded(round.seed)
    rng = random.Random(f"{round.levels} {round.seed}")
    state = game.start(game.options({"table": str(len(round.levels))}), chance).state
    while state.round == 1 and not state.outcome:
        seat = game.to_act(state)[0]
        program = bots.level(GAME, round.levels[seat])
        budget = program.budget.scaled(round.share)
        move = program.choose(game.view(state, seat), tuple(game.legal(state, seat)), budget, rng)
        game.verify(state, seat, move)
        state = game.play(state, seat, move, chance).state
    side = state.previous.side
    return "" if side is None else round.levels[side]


def judge(pairing: Pairing, won: int, lost: int, rounds: int, share: float) -> Claim:
    """Beating somebody means that the whole interval lies above one half."""
    part = won / (won + lost)
    low, high = wilson(won, won + lost)
    met = part >= pairing.target if pairing.target > 0.5 else low > 0.5
    name = f"{pairing.upper} beats {pairing.lower} at {pairing.players}: share of decided rounds"
    drawn = rounds - won - lost
    note = f"95% interval {low:.3f} to {high:.3f}, {rounds} rounds, {drawn} drawn, {share:g} of the time"
    return Claim(name, part, 0.5, part / 0.5, pairing.target / 0.5, met, note)


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share after Wilson."""
    share, spread = won / of, CONFIDENCE**2 / of
    middle = share + spread / 2
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
