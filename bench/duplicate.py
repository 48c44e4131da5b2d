"""How much of a result is luck that a duplicate round takes away: the same deal at several tables.

The same program plays everywhere, and thinks a set number of rounds. What differs between deals is luck that
all tables of a round share, and comparing them takes it away; what differs between tables of one deal stays.
The peer is the same key without parts of one's own: ordinary shuffles, and one heap for all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bench.claims import Claim
from tapisvert import bots, games
from tapisvert.table.chance import Chance
from tapisvert.table.duplicate import SharedChance
from tapisvert.table.game import OptionValue, Outcome
from tapisvert.table.program import Budget
from tapisvert.tournament.duplicate import margins

DEALS = 100
TABLES = 4
LEVEL = "amateur"
ROUNDS = 32
"""How much a program thinks about a move."""
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "punto": {"table": "2", "starter": "1"},
    "cartino": {"players": 2},
    "cartomanie": {"players": 2, "version": "short", "vote": False},
    "casino_royal": {"players": 2},
}


def claims(console: Console, deals: int, chosen: Sequence[str]) -> list[Claim]:
    found = []
    for game in [name for name in OPTIONS if name in chosen]:
        console.print(f"{game}: {deals} deals at {TABLES} tables, {LEVEL}, with parts and without …")
        apart, heap = (_results(game, deals, kind) for kind in (SharedChance, Chance))
        for what, column in (("margin", 0), ("match won", 1)):
            ours, peer = luck_part(apart[:, :, column]), luck_part(heap[:, :, column])
            low, high = _interval(apart[:, :, column])
            note = f"of the variance of a {what}; 95 %: {low:.2f} to {high:.2f}; peer: one heap"
            found.append(
                Claim(f"{game}: luck taken away", round(ours, 3), round(peer, 3), None, 0, None, note)
            )
    return found


def luck_part(results: NDArray[np.float64]) -> float:
    """The part of the variance that lies between deals (rows), not between tables of one deal.

    >>> round(luck_part(np.array([[1.0, 1.0], [3.0, 3.0]])), 2), luck_part(np.array([[1.0, 3.0], [3.0, 1.0]]))
    (1.0, -1.0)
    """
    tables = results.shape[1]
    within = float(results.var(axis=1, ddof=1).mean())
    between = float(results.mean(axis=1).var(ddof=1)) * tables
    whole = between + (tables - 1) * within
    return (between - within) / whole if whole else 0.0


def _interval(results: NDArray[np.float64], times: int = 1000) -> tuple[float, float]:
    """From deals drawn again and again."""
    rng = np.random.default_rng(1)
    drawn = [luck_part(results[rng.integers(0, len(results), len(results))]) for _ in range(times)]
    return float(np.quantile(drawn, 0.025)), float(np.quantile(drawn, 0.975))


def _results(game: str, deals: int, kind: type[Chance]) -> NDArray[np.float64]:
    """By deal and table: the margin of the first side, and whether it won."""
    found = np.zeros((deals, TABLES, 2))
    rules = games.load(game)
    sides = rules.sides(rules.options(OPTIONS[game]))
    for deal in range(deals):
        for table in range(TABLES):
            outcome = _played(game, kind.seeded(deal), random.Random(f"{deal} {table}"))
            won = 0.5 if len(outcome.winners) != 1 else float(outcome.winners == (0,))
            found[deal, table] = margins(outcome, sides)[0], won
    return found


def _played(game: str, chance: Chance, rng: random.Random) -> Outcome:
    rules, program = games.load(game), bots.level(game, LEVEL)
    state = rules.start(rules.options(OPTIONS[game]), chance).state
    while (outcome := rules.outcome(state)) is None:
        seat = rules.to_act(state)[0]
        move = program.choose(
            rules.view(state, seat), list(rules.legal(state, seat)), Budget(rounds=ROUNDS), rng
        )
        state = rules.play(state, seat, move, chance).state
    return outcome
