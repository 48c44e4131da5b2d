"""What many matches of a game had in common, in counts that can be added up.

A game may play its own random matches by the million on its kernel: `playouts(options, seed)` in its
`study.py` gives a `Tally` again and again, for as long as it is asked. It may also say there what the events
of a match tell together: `ways(options, events)` gives texts to be counted, like `round: ended by = call`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec


class Tally(msgspec.Struct):
    """Counts of some matches. A match that several share is won by each of them."""

    matches: int = 0
    drawn: int = 0  # won by nobody
    shared: int = 0  # won by several sides
    wins: Counter[int] = msgspec.field(default_factory=Counter)  # by the order in which sides first acted
    lengths: Counter[int] = msgspec.field(default_factory=Counter)  # how many matches had so many moves
    scores: Counter[int] = msgspec.field(default_factory=Counter)  # how many sides had so many points
    ends: Counter[str] = msgspec.field(default_factory=Counter)  # how rounds or matches ended
    events: Counter[str] = msgspec.field(default_factory=Counter)  # what happened
    within: Counter[str] = msgspec.field(default_factory=Counter)  # in how many matches it happened
    refused: Counter[str] = msgspec.field(default_factory=Counter)  # rules that forbade a move
    tried: int = 0  # moves that were tried for that

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, name, mine + theirs)


def total(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole
