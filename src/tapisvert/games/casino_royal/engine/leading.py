"""The last round, when a lead is enough: who drops out in time has won the evening."""

from __future__ import annotations

from tapisvert.games.casino_royal.engine.evening import Evening
from tapisvert.games.casino_royal.engine.talk import NOBODY
from tapisvert.table.fast import compiled


@compiled
def sure_of_it(evening: Evening) -> int:
    """The seat that ends with most chips if it drops out now, however others go on (CAS-D1); or nobody."""
    if evening.number < evening.sheet.rounds:
        return NOBODY
    pot = evening.odd
    for seat in range(evening.sheet.players):
        pot += evening.laid[seat]
    for seat in range(evening.sheet.players):
        if evening.staying[seat] and evening.money[seat] > _most_of_others(evening, seat, pot):
            return seat
    return NOBODY


@compiled
def _most_of_others(evening: Evening, seat: int, pot: int) -> int:
    """What one of the others may have in the end: all that is laid, and all that those who stay have left."""
    most, staying = 0, 0
    for other in range(evening.sheet.players):
        if other != seat:
            most = max(most, evening.money[other])
            if evening.staying[other]:
                staying += evening.money[other]
    return max(most, pot + staying)
