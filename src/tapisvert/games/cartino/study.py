"""Random matches of Cartino by the million: who wins them, how long they take, and what they score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from tapisvert.games.cartino.model import Options
from tapisvert.games.cartino.vector import VectorCartino
from tapisvert.table.tally import Tally

GAMES = 1024


def playouts(options: Options, seed: int) -> Iterator[Tally]:
    """Whole matches, without a stone ever taken back. Seats are counted from the one that starts (CAR-9)."""
    given: dict[str, Any] = {name: getattr(options, name) for name in options.__struct_fields__}
    games = VectorCartino(GAMES, seed, **given)
    while True:
        starters = games.turns.copy()
        totals = np.zeros((GAMES, options.players), dtype=np.int64)
        length = np.full(GAMES, -1, dtype=np.int64)
        moves = 0
        while (length < 0).any():
            done, scores = games.step(games.sample())
            moves += 1
            # Only the first match of each: of all that end by some time, too many are short.
            first = done & (length < 0)
            length[first], totals[first] = moves, scores[first]
        best = totals == totals.max(axis=1, keepdims=True)
        row, seat = np.nonzero(best)
        yield Tally(
            matches=GAMES,
            shared=int((best.sum(axis=1) > 1).sum()),
            wins=Counter(((seat - starters[row]) % options.players).tolist()),
            lengths=Counter(length.tolist()),
            scores=Counter(totals.ravel().tolist()),
        )
        seed += 1
        games.reset(seed)
