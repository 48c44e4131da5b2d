"""What is worth keeping of a finished match beside its result: the best word, the best turn, the biggest pot.

A game that has something of the kind says so in its `highlights.py`: `highlights(options, events)` gives
`Highlight`s of what happened, in any number; the best of each seat and name is kept. `NAMES` lists the names
in the order in which they are shown. The sentence of a name is `<game>-best-<name>`, with the gaps `$value`
and `$text`.
"""

from __future__ import annotations

from collections.abc import Iterable

from tapisvert.table.value import Value


class Highlight(Value, frozen=True):
    """Something that a seat did: what it is called, how much it was (more is better), and a text about it."""

    seat: int
    name: str
    value: int
    text: str = ""


def best_of(found: Iterable[Highlight]) -> tuple[Highlight, ...]:
    """The best of each seat and name; the first of several that are as good.

    >>> [each.value for each in best_of([Highlight(0, "turn", 4), Highlight(0, "turn", 9)])]
    [9]
    """
    best: dict[tuple[int, str], Highlight] = {}
    for each in found:
        key = (each.seat, each.name)
        if key not in best or best[key].value < each.value:
            best[key] = each
    return tuple(best.values())
