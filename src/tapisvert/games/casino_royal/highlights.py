"""What is worth keeping of an evening of Casino Royal: the biggest win, and with how much one ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tapisvert.games.casino_royal.model import MatchShared, MatchWon, Shared, Won
from tapisvert.games.casino_royal.options import Options
from tapisvert.table.game import Event
from tapisvert.table.highlights import Highlight

NAMES = ("pot", "chips")


def highlights(options: Options, events: Iterable[Event]) -> Iterator[Highlight]:
    for event in events:
        match event:
            case Won(seat=seat, amount=amount):
                yield Highlight(seat, "pot", amount)
            case Shared(seats=seats, amount=amount):
                yield from (Highlight(seat, "pot", amount) for seat in seats)
            case MatchWon(seat=seat, total=total):
                yield Highlight(seat, "chips", total)
            case MatchShared(seats=seats, total=total):
                yield from (Highlight(seat, "chips", total) for seat in seats)
