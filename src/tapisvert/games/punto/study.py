"""What a study of Punto looks at: random rounds by the million, the rounds of matches, what rules forbid."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from tapisvert.games.punto.engine.bridge import WHY
from tapisvert.games.punto.engine.vector import GOING, VectorPunto
from tapisvert.games.punto.model import (
    Covered,
    Dealt,
    Options,
    Place,
    Placed,
    RoundDrawn,
    RoundWon,
    State,
)
from tapisvert.table.game import Event
from tapisvert.table.tally import Tally, total

TABLES = ("2", "3", "4", "2x2", "3x2", "4x2", "2-expert")

GAMES = 4096

SECONDS = {"Place": 10.0}
"""What a family takes for a move, by its kind."""


def playouts(options: Options, seed: int) -> Iterator[Tally]:
    """First rounds, not whole matches. Sides are counted from the one that starts."""
    games = VectorPunto(GAMES, seed, table=options.table, expert=options.expert, observe=False)
    while True:
        starters = games.turns % games.sides
        won, why, length = (np.full(GAMES, -1, dtype=np.int64) for _ in range(3))
        moves = 0
        while (length < 0).any():
            games.step(games.sample())
            moves += 1
            # Only the first round of each: of all that end by some time, too many are short.
            first = (games.winners != GOING) & (length < 0)
            length[first], won[first], why[first] = moves, games.winners[first], games.whys[first]
        decided = won >= 0
        ways = Counter(zip(decided.tolist(), why.tolist(), strict=True))
        yield Tally(
            ends=Counter(
                {
                    f"round-{'won' if side else 'drawn'}: why = {WHY[how]}": ways[side, how]
                    for side, how in ways
                }
            ),
            rounds=Tally(
                matches=GAMES,
                drawn=int((~decided).sum()),
                wins=Counter(((won - starters) % games.sides)[decided].tolist()),
                lengths=Counter(length.tolist()),
            ),
        )
        seed += 1
        games.reset(seed)


def ways(options: Options, events: Sequence[Event]) -> Iterator[str]:
    """How many rounds the match took (PUN-16)."""
    yield f"match: rounds = {sum(isinstance(event, Dealt) for event in events)}"


def points(state: State) -> tuple[int, ...]:
    """What every side has now: rounds won."""
    return state.wins


def rounds(options: Options, events: Sequence[Event]) -> Tally:
    """The rounds of a match. Sides are counted from the one that starts."""
    sides, starts = options.seating.sides, [n for n, event in enumerate(events) if isinstance(event, Dealt)]
    return total(
        _round(sides, events[start:end])
        for start, end in zip(starts, [*starts[1:], len(events)], strict=True)
    )


def _round(sides: int, events: Sequence[Event]) -> Tally:
    starter, moves, tally = 0, 0, Tally(matches=1)
    for event in events:
        match event:
            case Dealt(seat=seat):
                starter = seat % sides
            case Placed() | Covered():
                moves += 1
            case RoundWon(side=side):
                tally.wins[(side - starter) % sides] += 1
            case RoundDrawn():
                tally.drawn = 1
    tally.lengths[moves] += 1
    return tally


def tries(state: State, seat: int, luck: random.Random) -> Iterator[Place]:
    """What is in hand, on every laid card and on every place that is no more than one beside them."""
    if not state.board:
        return
    columns, rows = zip(*state.board, strict=True)
    for card in dict.fromkeys(state.hands[seat]):
        for column in range(min(columns) - 1, max(columns) + 2):
            for row in range(min(rows) - 1, max(rows) + 2):
                yield Place(card, (column, row))
