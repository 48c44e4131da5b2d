"""Random rounds of Punto by the million: who wins them, how long they take, and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from tapisvert.games.punto.bridge import WHY
from tapisvert.games.punto.model import Options
from tapisvert.games.punto.vector import VectorPunto
from tapisvert.table.tally import Tally

GAMES = 4096


def playouts(options: Options, seed: int) -> Iterator[Tally]:
    """First rounds, not whole matches. Sides are counted from the one that starts."""
    games = VectorPunto(GAMES, seed, options.table, options.expert)
    while True:
        starters = games.turns % games.sides
        won, why, length = (np.full(GAMES, -1, dtype=np.int64) for _ in range(3))
        moves = 0
        while (length < 0).any():
            done, winners = games.step(games.sample())
            moves += 1
            # Only the first round of each: of all that end by some time, too many are short.
            first = done & (length < 0)
            length[first], won[first], why[first] = moves, winners[first], games.whys[first]
        decided = won >= 0
        yield Tally(
            matches=GAMES,
            drawn=int((~decided).sum()),
            wins=Counter(((won - starters) % games.sides)[decided].tolist()),
            lengths=Counter(length.tolist()),
            ends=Counter(
                f"round-{'won' if side >= 0 else 'drawn'}: why = {WHY[how]}"
                for side, how in zip(won.tolist(), why.tolist(), strict=True)
            ),
        )
        seed += 1
        games.reset(seed)
