"""What a study of Cartino looks at: random matches by the million, what turns bring, what rules forbid."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tapisvert.games.cartino.board import halves_of
from tapisvert.games.cartino.engine.vector import VectorCartino
from tapisvert.games.cartino.model import JOKER, Laid, Lay, Options, Scored, State, TookBack
from tapisvert.table.game import Event
from tapisvert.table.tally import Tally

GAMES = 1024

SECONDS = {"Lay": 12.0, "End": 6.0, "Back": 3.0}
"""What a family takes for a move, by its kind; at the end of a turn points are noted and stones drawn."""

CLASSES = ((0, "0"), (4, "1-4"), (9, "5-9"), (14, "10-14"), (19, "15-19"), (29, "20-29"))
"""The points of a turn, up to so many; what is more is one class, too."""


def playouts(options: Options, seed: int) -> Iterator[Tally]:
    """Whole matches, without a stone ever taken back. Seats are counted from the one that starts (CAR-9)."""
    given: dict[str, Any] = {name: getattr(options, name) for name in options.__struct_fields__}
    games = VectorCartino(GAMES, seed, observe=False, **given)
    while True:
        starters = games.turns.copy()
        totals = np.zeros((GAMES, options.players), dtype=np.int64)
        length = np.full(GAMES, -1, dtype=np.int64)
        moves = 0
        while (length < 0).any():
            _, done = games.step(games.sample())
            moves += 1
            # Only the first match of each: of all that end by some time, too many are short.
            first = done & (length < 0)
            length[first], totals[first] = moves, games.totals[first]
        best = totals == totals.max(axis=1, keepdims=True)
        row, seat = np.nonzero(best)
        ranked = np.sort(totals, axis=1)
        yield Tally(
            matches=GAMES,
            shared=int((best.sum(axis=1) > 1).sum()),
            wins=Counter(((seat - starters[row]) % options.players).tolist()),
            lengths=Counter(length.tolist()),
            scores=Counter(totals.ravel().tolist()),
            margins=Counter((ranked[:, -1] - ranked[:, -2]).tolist()),
        )
        seed += 1
        games.reset(seed)


def ways(options: Options, events: Sequence[Event]) -> Iterator[str]:
    """Of every turn how many stones it laid and its points; of every stone how many it touched (CAR-13)."""
    laid: list[int] = []
    for event in events:
        match event:
            case Laid(ranks=ranks):
                laid.append(len(ranks))
            case TookBack():
                laid.pop()
            case Scored(points=points):
                yield f"turn: stones = {len(laid)}"
                yield f"turn: points = {next((name for most, name in CLASSES if points <= most), '30+')}"
                yield from (f"stone: touches = {touched}" for touched in laid)
                laid.clear()


def points(state: State) -> tuple[int, ...]:
    """What every side has now, without the turn that goes on."""
    return state.scores


def tries(state: State, seat: int, luck: random.Random) -> Iterator[Lay]:
    """Every stone of the rack, on both halves of its field; jokers could go nearly everywhere."""
    for card in dict.fromkeys(state.racks[seat]):
        if card != JOKER:
            yield from (Lay(half) for half in halves_of(card))
