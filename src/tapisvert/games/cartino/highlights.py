"""What is worth keeping of a match of Cartino: the turn that brought most, and the highest total."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapisvert.games.cartino.model import Options, Scored
from tapisvert.table.game import Event
from tapisvert.table.highlights import Highlight

NAMES = ("turn", "total")


def highlights(options: Options, events: Iterable[Event]) -> Iterator[Highlight]:
    for event in events:
        if isinstance(event, Scored):
            yield Highlight(event.seat, "turn", event.points)
            yield Highlight(event.seat, "total", event.total)
