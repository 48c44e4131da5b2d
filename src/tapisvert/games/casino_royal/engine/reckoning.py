"""What the chips of a round's end are worth: that follows from how far they go up and down in the rounds to
come."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.casino_royal.engine.evening import BINGO, Evening
from tapisvert.table.fast import compiled

Rows = NDArray[np.float64]


@compiled
def divide_evening(evening: Evening, bell: Rows, spread: float, edge: float, row: Rows) -> None:
    """What chips are worth: the share of evenings in which a seat ends with most of them.

    Until one has all, that is its share of the chips. Else everybody's chips go up and down by `spread` a
    round, like a bell: `bell` has some of the places where that may end, and their weights. To deal the last
    round, and so to name what it is played for, is worth `edge` chips.
    """
    players, rounds = evening.sheet.players, evening.sheet.rounds - evening.number
    most, total, rich = np.int64(0), np.int64(0), 0
    for seat in range(players):
        most = max(most, evening.money[seat])
        total += evening.money[seat]
        rich += evening.money[seat] > 0
    out = evening.sheet.game != BINGO
    if evening.sheet.until_all and (out or rich > 1) and rounds > 0:
        for seat in range(players):
            row[seat] = evening.money[seat] / total
        return
    if rounds <= 0 or (out and rich == 1):
        winners = 0
        for seat in range(players):
            winners += evening.money[seat] == most
        for seat in range(players):
            row[seat] = (evening.money[seat] == most) / winners
        return
    wide, sum_of = spread * np.sqrt(rounds), 0.0
    last = (evening.dealer + rounds) % players
    for seat in range(players):
        row[seat] = 0.0
        if out and not evening.money[seat]:
            continue
        for node in range(bell.shape[1]):
            chance = bell[1, node]
            for other in range(players):
                if other != seat and not (out and not evening.money[other]):
                    lead = (
                        evening.money[seat] - evening.money[other] + edge * ((seat == last) - (other == last))
                    )
                    above = lead / wide + bell[0, node]
                    chance *= 0.5 * (1.0 + np.tanh(0.7978845608 * (above + 0.044715 * above**3)))
            row[seat] += chance
        sum_of += row[seat]
    for seat in range(players):
        row[seat] /= sum_of
