"""The tables of a tournament's round: ordinary ones, whose seats are kept for those who are to play there."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from tapisvert.server.push.push import News, Push
from tapisvert.server.rooms import dealing
from tapisvert.server.rooms.names import told_apart, unused_name
from tapisvert.server.rooms.tournament import Place, Tournament
from tapisvert.server.rooms.tournament import sides_of as sides_with
from tapisvert.server.storage.store import MatchRow, SeatRow, TableRow
from tapisvert.table.duplicate import RoundDeal
from tapisvert.tournament.rounds import PROGRAM
from tapisvert.words import Fact

log = logging.getLogger(__name__)


def laid(now: Tournament, place: Place, deal: RoundDeal | None, secret: str) -> tuple[TableRow, MatchRow]:
    """A table with its coming match. It begins by itself once all who sit there have come.

    With the `deal` of a duplicate round, and its secret, nobody looks on: others still have it before them.
    """
    options = now.options_for(len(place.entrants))
    assert options is not None
    table = TableRow(
        code=place.code,
        game=now.game,
        options=options,
        host=now.host,
        host_name=now.host_name,
        public=False,
        onlookers=deal is None,
        chat=now.chat,
        clock=now.clock,
        takeover=True,
        seats=_seats(now, place),
        tournament=now.code,
    )
    match = dealing.fresh(table)
    if deal:
        match = replace(match, secret=secret, deal=replace(match.deal, round=deal))
    return table, match


async def tell(push: Push, now: Tournament, table: TableRow, number: int) -> None:
    """Tells the devices of those who are to play there that their table waits, once for every round."""
    people = {seat.guest for seat in table.seats if seat.kind == "person" and not seat.bot and seat.guest}
    facts: dict[str, Fact] = {"title": now.title, "number": number}
    path, match = f"/table/{table.code}", f"{now.code} round"
    news = News(("round",), ("told-round",), table.game, path, match, number, facts)
    for guest in sorted(people):
        try:
            await push.tell(guest, news)
        except Exception as error:
            log.warning("a guest of tournament %s could not be told: %r", now.code, error)


def sides_of(now: Tournament, place: Place) -> tuple[tuple[int, ...], ...]:
    """The seats of each side there."""
    return sides_with(now.game, now.options_for(len(place.entrants)) or now.options)


def seats_of(now: Tournament, place: Place, entrant: int) -> tuple[int, ...]:
    """The seats of an entrant at a table."""
    return sides_of(now, place)[place.entrants.index(entrant)]


def _seats(now: Tournament, place: Place) -> tuple[SeatRow, ...]:
    sides = sides_of(now, place)
    seats = [SeatRow()] * sum(map(len, sides))
    for number, side in zip(place.entrants, sides, strict=True):
        if number == PROGRAM:
            continue
        entrant = now.entrants[number]
        for seat, member in zip(side, entrant.members, strict=False):
            person = entrant.presence == "here" and bool(member.guest)
            if person:
                seats[seat] = SeatRow("person", member.name, guest=member.guest, bot=member.bot)
            else:
                seats[seat] = SeatRow("program", member.name, level=now.level)
    names: list[str] = []
    for seat, row in enumerate(seats):
        others = [other.name for other in seats if other.name] + names
        if row.kind == "open":
            seats[seat] = SeatRow("program", unused_name(place.code, others), level=now.level)
        elif row.name in names:  # those who are forgotten have no name of their own
            seats[seat] = replace(row, name=told_apart(row.name, names))
        names.append(seats[seat].name)
    return tuple(seats)
