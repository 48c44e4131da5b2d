"""A table of a bot's own: it lays one, others come, and it starts each match as soon as all have sat down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import convert

from tapisvert import games
from tapisvert.client.host import Host
from tapisvert.server.messages.parts import Level
from tapisvert.server.messages.tables import NewSeat, NewTable, SeatSeal, Start, TableInfo
from tapisvert.table.game import OptionValue


def lay(
    host: Host,
    game: str,
    name: str,
    options: Mapping[str, OptionValue] | None = None,
    levels: Sequence[str] = (),
    public: bool = False,
) -> TableInfo:
    """Lays a table of a game, as a guest of this name: a `Visit` to its code sits down there.

    Programs of these levels take the last seats; all others are free. A public table is on the server's list.
    Raises `Refused` if the server does not allow it, and `Unreachable`; `KeyError` if there is no such game,
    `BadOption` for an option, and `ValueError` if the levels leave no free seat or are none.
    """
    rules = games.load(game)
    given = dict(options or {})
    free = rules.seats(rules.options(given)) - len(levels)
    if free < 1:
        raise ValueError("the bot needs a free seat")
    seats = [NewSeat("open")] * free + [NewSeat("program", level=convert(level, Level)) for level in levels]
    if host.token:
        host.me()  # is it one of this server's?
    else:
        host.introduce(name[:24])
    return host.lay(NewTable(game, tuple(seats), given, public=public))


def ready(table: TableInfo) -> bool:
    """Whether a match can start: every seat is taken, and all seals are in."""
    waits = table.phase == "open" and not table.dealing
    return table.host and waits and all(seat.kind == "program" or seat.salted for seat in table.seats)


def start(host: Host, table: TableInfo, seat: int, seal: str) -> TableInfo:
    """Starts it, with the seal of the own seat's salt."""
    return host.start(table.code, Start((SeatSeal(seat, seal),), table.attempt))
