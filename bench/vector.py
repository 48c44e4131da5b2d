"""Thousands of games stepped at once, against Pgx's connect four, by moves.

Both sides choose moves at random among those that are legal, and have masks and whole observations of every
position: Pgx computes them always, and ours are written in the same pass as the moves.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable

from rich.console import Console

from bench import peers
from bench.claims import Claim, compare, unmeasured
from tapisvert.adapters.vectors import vectors
from tapisvert.table.vectors import Vectors

COUNTS = (256, 1024, 4096)
"""As for the peer, the batch that is fastest here is taken."""

TARGET = 3.0
GAMES = {"Punto": "punto", "Cartino": "cartino"}


def claims(console: Console) -> list[Claim]:
    """Moves a second of one core, with random moves chosen and played through numpy arrays."""
    found = []
    here = importlib.util.find_spec("pgx") is not None
    peer, note = peers.pgx() if here else (None, "")
    for title, game in GAMES.items():
        rates = {count: rate(vectors(game, count, seed=1)) for count in COUNTS}
        best = max(rates, key=lambda count: rates[count]())
        width = vectors(game, 1).width
        claim = f"vectors: {title} moves/s with masks and {width} observed numbers, {best} games at once"
        console.print(f"measuring {claim}", style="dim")
        if peer:
            said = f"against Pgx's connect_four with its own (7 and 84): {note}"
            found.append(compare(claim, rates[best], peer, TARGET, said))
        else:
            found.append(unmeasured(claim, rates[best](), TARGET, "Pgx is not installed"))
    return found


def rate(games: Vectors) -> Callable[[], float]:
    """How many moves a second all games together make."""
    games.step(games.sample())

    def measured() -> float:
        moves, start = 0, time.thread_time()
        while time.thread_time() - start < peers.SECONDS:
            for _ in range(20):
                games.step(games.sample())
            moves += 20 * games.count
        return moves / (time.thread_time() - start)

    return measured
