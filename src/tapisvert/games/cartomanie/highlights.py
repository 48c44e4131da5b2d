"""What is worth keeping of a match of Cartomanie: the word that brought most, and the longest one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapisvert.games.cartomanie.model import Made, Options
from tapisvert.table.game import Event
from tapisvert.table.highlights import Highlight

NAMES = ("word", "long")


def highlights(options: Options, events: Iterable[Event]) -> Iterator[Highlight]:
    for event in events:
        if isinstance(event, Made):
            yield Highlight(event.seat, "word", event.points, event.word)
            yield Highlight(event.seat, "long", len(event.word), event.word)
