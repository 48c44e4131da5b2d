"""What is worth keeping of a match of Punto: how many cards one covered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tapisvert.games.punto.model import Covered, Options
from tapisvert.table.game import Event
from tapisvert.table.highlights import Highlight

NAMES = ("covered",)


def highlights(options: Options, events: Iterable[Event]) -> Iterator[Highlight]:
    counts = Counter(event.seat for event in events if isinstance(event, Covered))
    yield from (Highlight(seat, "covered", count) for seat, count in counts.items())
