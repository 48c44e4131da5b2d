"""What Cartino's Maître would gain by looking at more worlds: points a turn, by its own reckoning.

In positions of matches a search looks at five times as many worlds as Maître does before it stops, spread
over all turns; by what it finds the turns that are chosen after fewer worlds are compared with the best. What
this leaves out is what worlds of another kind would show, such as matches played on to their end instead of
three rounds (`docs/environments.md` tells what was tried).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bench.claims import Claim
from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import OVER, Position
from tapisvert.games.cartino.engine.turns import play_turn
from tapisvert.games.cartino.programs.endgame import solvable
from tapisvert.games.cartino.programs.levels import ENOUGH, STYLE, WEIGHTS
from tapisvert.games.cartino.programs.search import CURIOSITY, SCALE, Search, look_ahead, new_search
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream

POSITIONS = 40
WORLDS = (300, 1000, 3500, ENOUGH)
TIMES = 5
"""How many times more worlds the comparison looks at."""

LEAST = 0.05
"""Points a turn that are not worth more time: in a whole match they come to less than one."""

WIDELY = STYLE.copy()
WIDELY[CURIOSITY] = 2.0


def claims(console: Console, positions: int = POSITIONS) -> list[Claim]:
    """What is lost after so many worlds, and whether it is little when Maître stops."""
    lost = np.array([losses(each, seed) for seed, each in enumerate(islice(several(), positions))])
    spread = 1.96 * lost.std(axis=0) / np.sqrt(len(lost))
    found = []
    for worlds, mean, reach in zip(WORLDS, lost.mean(axis=0), spread, strict=True):
        name = f"cartino: points a turn that maitre loses by stopping after {worlds} worlds"
        met = bool(mean <= LEAST) if worlds == ENOUGH else None
        note = f"{len(lost)} positions, ± {reach:.3f} (95%)"
        found.append(Claim(name, float(mean), None, None, LEAST, met, note))
        console.print(f"{name}: {mean:.3f}, {note}")
    return found


def losses(position: Position, seed: int) -> list[float]:
    """For each number of worlds: how far the turn chosen then is behind the best, in points."""
    rng, numbers = random.Random(seed), random_stream(0)
    wide, search = (new_search(position, WEIGHTS, STYLE) for _ in range(2))
    look_ahead(wide, TIMES * ENOUGH, np.uint64(rng.getrandbits(64)), numbers, WEIGHTS, WIDELY)
    worth: NDArray[np.float64] = STYLE[SCALE] * wide.reward / np.maximum(1, wide.visits)
    luck, found = np.uint64(rng.getrandbits(64)), []
    for worlds in WORLDS:
        look_ahead(search, worlds - int(search.visits.sum()), luck, numbers, WEIGHTS, STYLE)
        found.append(float(worth.max() - worth[search.visits.argmax()]))
    return found


def several() -> Iterator[Position]:
    """Positions with something to choose, one of each match that a hasty Maître plays."""
    rng, deal = random.Random(0), 0
    while True:
        deal += 1
        position = bridge.to_position(GAME.start(GAME.options({"players": 2}), Chance.seeded(deal)).state)
        for _ in range(rng.randrange(2, 26)):
            if not position.place[OVER]:
                _hastily(position, rng)
        if position.place[OVER] or solvable(position):
            continue
        if len(new_search(position, WEIGHTS, STYLE).chosen) > 1:
            yield position


def _hastily(position: Position, rng: random.Random) -> None:
    search: Search = new_search(position, WEIGHTS, STYLE)
    look_ahead(search, 100, np.uint64(rng.getrandbits(64)), random_stream(0), WEIGHTS, STYLE)
    play_turn(position, search.turns, search.chosen[search.visits.argmax()], search.halves, search.hows)
