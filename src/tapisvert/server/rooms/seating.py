"""Who sits where: tables and their seats as values, made and changed by pure functions."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Protocol

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tables import (
    DayTable,
    NewSeat,
    NewTable,
    OriginInfo,
    PlayOn,
    SeatInfo,
    Sit,
    Start,
    TableInfo,
    Watcher,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, holidays, rematch
from tapisvert.server.rooms.names import clean_name, looks, told_apart, unused_name
from tapisvert.server.storage.store import SLOW, MatchRow, SeatRow, TableRow
from tapisvert.table.chance import commitment
from tapisvert.table.game import AnyGame, BadOption, Outcome, Viewer, choose
from tapisvert.table.match import BOT, Origin, Sitter
from tapisvert.table.program import measured

NAMED = 12
"""So many onlookers are named; beyond that they are a number."""


def lay(code: str, me: Me, game: AnyGame, new: NewTable) -> TableRow:
    """A new table; raises `Refuse`."""
    try:
        needed = game.seats(game.options(new.options))
        options = choose(game.choices, new.options)
    except BadOption as error:
        raise Refuse("bad-option", name=error.name, value=str(error.value)) from None
    if len(new.seats) != needed or sum(seat.kind == "me" for seat in new.seats) > 1:
        raise Refuse("bad-seats", needed=needed, given=len(new.seats))
    if new.rated:
        _check_rated(game, new)
    table = TableRow(
        code=code,
        game=game.name,
        options=options,
        host=me.guest,
        host_name=me.name,
        public=new.public,
        onlookers=new.onlookers,
        chat=new.chat,
        clock=new.clock,
        takeover=new.takeover,
        hints=new.hints and game.hints,
        seats=(),
        rated=new.rated,
        group=new.group,
        holidays=new.holidays if new.clock >= SLOW else 0,
    )
    for seat in new.seats:
        table = replace(table, seats=(*table.seats, _new_seat(table, me, seat)))
    return _without_namesakes(table)


def to_play_on(origin: Origin, wish: PlayOn) -> NewTable:
    """The table that a match goes on at: as many seats, and whoever lays it takes the one that was chosen."""
    other = NewSeat("program", level=wish.level) if wish.level else NewSeat("open")
    seats = tuple(NewSeat("me") if seat == origin.seat else other for seat in range(len(origin.setup.seats)))
    options = origin.setup.options
    return NewTable(origin.setup.game, seats, options, clock=wish.clock, hints=wish.hints)


def sit(table: TableRow, match: MatchRow, me: Me, wish: Sit, *, host: bool) -> tuple[TableRow, MatchRow]:
    """The table with one more seat filled, or an own seat renamed, and its seal in; raises `Refuse`.

    `host`: whether the guest may do what is the host's.
    """
    check_seat(table, wish.seat)
    if wish.salt is not None:
        raise Refuse("seal-first")
    if wish.seal:
        dealing.check_current(match, match.id, wish.attempt)
    if table.outcasts.get(me.guest) == "away":
        raise Refuse("sent-away")
    others = [
        seat.name for number, seat in enumerate(table.seats) if number != wish.seat and _is_called(seat)
    ]
    name = "" if wish.level else told_apart(clean_name(wish.name) if wish.name else me.name, others)
    if not wish.level and wish.seat in owned(table, me.guest):
        renamed = put(table, wish.seat, replace(table.seats[wish.seat], name=name))
        if me.guest == table.host and wish.name is None:
            renamed = replace(renamed, host_name=name)
        renamed = _without_namesakes(renamed)
        return renamed, dealing.sealed(match, wish.seat, wish.seal) if wish.seal else match
    if table.seats[wish.seat].kind != "open":
        raise Refuse("seat-taken" if any(seat.kind == "open" for seat in table.seats) else "table-full")
    if wish.level:
        if not host:
            raise Refuse("not-host")
        return put(table, wish.seat, _program(table, wish.level, wish.name)), match
    if wish.name is None and owned(table, me.guest):
        raise Refuse("already-seated")
    if table.rated and owned(table, me.guest):
        raise Refuse("rated-screen")
    seated = _without_namesakes(put(table, wish.seat, SeatRow("person", name, guest=me.guest, bot=wish.bot)))
    if wish.seal:
        return seated, dealing.sealed(match, wish.seat, wish.seal)
    return seated, dealing.drawn(match, wish.seat)


def handed_over(table: TableRow, seat: int, guest: str) -> TableRow:
    """The table with a seat that answers to another guest from here on."""
    return put(table, seat, replace(table.seats[seat], guest=guest, stand_in=False))


def start(table: TableRow, match: MatchRow, guest: str, wish: Start) -> MatchRow:
    """All seals when a guest starts the match; raises `Refuse`.

    The guest may give seals for own seats, even those that have one; the server draws what is left of them.
    """
    if wish.salts:
        raise Refuse("seal-first")
    for each in wish.seals:
        check_owner(table, guest, each.seat)
        dealing.check_current(match, match.id, wish.attempt)
        match = dealing.sealed(match, each.seat, each.seal)
    free = sum(seat.kind == "open" for seat in table.seats)
    if free:
        raise Refuse("seats-missing", missing=free)
    for seat in dealing.unsealed(table, match):
        if table.seats[seat].guest == guest:
            match = dealing.drawn(match, seat)
    missing = dealing.unsealed(table, match)
    if missing:
        raise Refuse("seals-missing", missing=len(missing))
    return match


def sitters(table: TableRow) -> tuple[Sitter, ...]:
    """The seats as a match's record names them."""
    return tuple(Sitter(seat.name, BOT if seat.bot else seat.level) for seat in table.seats)


def may_watch(table: TableRow, match: MatchRow, guest: str) -> bool:
    """Whether a guest may connect to the table.

    The host of a tournament may not, where other tables have the same luck: hosts play too.
    """
    waiting = match.phase == "open" and any(seat.kind == "open" for seat in table.seats)
    hosted = guest == table.host and not (table.tournament and not table.onlookers)
    return bool(table.onlookers or waiting or hosted or owned(table, guest))


def put(table: TableRow, seat: int, row: SeatRow) -> TableRow:
    return replace(table, seats=(*table.seats[:seat], row, *table.seats[seat + 1 :]))


def owned(table: TableRow, guest: str) -> tuple[int, ...]:
    """The seats that answer to a guest."""
    return tuple([n for n, seat in enumerate(table.seats) if seat.guest == guest and seat.kind == "person"])


def insiders(table: TableRow) -> tuple[str, ...]:
    """The guests who are more than onlookers: the host, and those who sit there."""
    return tuple({table.host: None, **{seat.guest: None for seat in table.seats if seat.guest}})


@lru_cache(4096)
def alias(code: str, guest: str) -> str:
    """What tells a guest from others at one table, and says nothing about them at any other."""
    return sha256(f"{code} {guest}".encode()).hexdigest()[:12] if guest else ""


def hosts(
    table: TableRow, match: MatchRow, guest: str, there: Container[str], late: Collection[int] = ()
) -> bool:
    """Whether a guest may do what is the host's; `there`: the connected guests.

    The host laid the table. Once a deal was tried, if the host is not there any more or is the one who is
    late, everybody who sits at the table may do it too: else all would wait for ever.
    """
    tried = table.number > 1 or match.deal.attempt > 1 or match.dealing
    if table.tournament:  # there it is the tournament's host who sees to all tables
        return False
    missing = table.host not in there or any(table.seats[seat].guest == table.host for seat in late)
    deputy = match.phase == "open" and tried and missing
    return bool(guest) and (guest == table.host or (deputy and bool(owned(table, guest))))


def viewers(table: TableRow, guest: str) -> Sequence[Viewer]:
    """The streams a guest gets: those of the guest's seats, or the onlookers'."""
    return owned(table, guest) or (None,)


def check_seat(table: TableRow, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refuse("bad-seats", needed=len(table.seats), given=seat + 1)


def check_owner(table: TableRow, guest: str, seat: int) -> None:
    """A seat answers to its owner alone."""
    check_seat(table, seat)
    row = table.seats[seat]
    if row.guest != guest or row.kind != "person":
        raise Refuse("not-your-seat", seat=seat)


class Connected(Protocol):
    """The guests who are connected to a table."""

    @property
    def everywhere(self) -> Container[str]: ...

    def has(self, guest: str) -> bool: ...

    def onlookers(self, but: Sequence[str]) -> int: ...

    def names(self, but: Sequence[str], most: int) -> list[tuple[str, str]]: ...


def table_info(
    table: TableRow,
    match: MatchRow,
    guest: str,
    there: Connected,
    outcome: Outcome | None,
    late: Collection[int] = (),
    now: float = 0.0,
) -> TableInfo:
    """A table as a guest sees it at this time of the calendar. `late`: the seats whose salts are awaited."""
    game = games.load(table.game)
    seated = list(dict.fromkeys(seat.guest for seat in table.seats if seat.kind == "person"))
    return TableInfo(
        code=table.code,
        game=table.game,
        options=table.options,
        phase=match.phase,
        seats=tuple(
            seat_info(table, match, number, guest, there.has(seat.guest), number in late, now)
            for number, seat in enumerate(table.seats)
        ),
        sides=game.sides(game.options(table.options)),
        match=table.match,
        commitment=commitment(match.secret),
        host=hosts(table, match, guest, there.everywhere, late),
        host_name=table.host_name,
        public=table.public,
        onlookers=table.onlookers,
        chat=table.chat,
        clock=table.clock,
        takeover=table.takeover,
        hints=table.hints,
        watching=there.onlookers(seated),
        watchers=tuple(
            Watcher(alias(table.code, other), name, table.outcasts.get(other) == "muted")
            for other, name in there.names(seated, NAMED)
        ),
        outcome=outcome,
        attempt=match.setup.attempts if match.setup else match.deal.attempt,
        dealing=match.dealing,
        origin=origin_info(match.origin),
        day=day_table(match),
        tournament=table.tournament,
        rated=table.rated,
        group=table.group,
        phrases=table.phrases,
    )


def day_table(match: MatchRow) -> DayTable | None:
    """What is said of a table where a deal of the day is played."""
    day = match.setup.day if match.setup else None
    return DayTable(day.day, day.deal, match.deal.first) if day else None


def origin_info(origin: Origin | None) -> OriginInfo | None:
    return OriginInfo(origin.setup.match, origin.after, origin.seat) if origin else None


def seat_info(
    table: TableRow, match: MatchRow, number: int, guest: str, online: bool, late: bool, now: float = 0.0
) -> SeatInfo:
    seat = table.seats[number]
    seal = match.deal.seals[number] if match.phase == "open" else ""
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        yours=seat.kind == "person" and seat.guest == guest,
        online=online,
        salted=bool(seal) or seat.kind == "program" or match.phase != "open",
        stand_in=seat.stand_in,
        bot=seat.bot,
        seal=seal,
        opened=match.dealing and (seat.kind == "program" or bool(match.salts[number])),
        late=late,
        rematch=rematch.answer_of(table, seat) if match.phase == "over" else "",
        holiday=holidays.until(seat, now) if match.phase == "playing" else 0.0,
        holidays=holidays.days_left(table, seat) if seat.kind == "person" else 0,
    )


def _check_rated(game: AnyGame, new: NewTable) -> None:
    """A rated match is played by several sides without help, each person on a screen of their own."""
    if len(game.sides(game.options(new.options))) < 2:
        raise Refuse("rated-alone")
    if new.hints:
        raise Refuse("rated-hints")
    if any(seat.kind == "here" for seat in new.seats):
        raise Refuse("rated-screen")


def _new_seat(table: TableRow, me: Me, seat: NewSeat) -> SeatRow:
    if seat.kind == "open":
        return SeatRow()
    if seat.kind == "program":
        level = seat.level if seat.measure is None else measured(seat.measure)
        if level is None:
            raise Refuse("bad-message")
        return _program(table, level, seat.name)
    name = clean_name(seat.name) if seat.name else me.name
    if seat.kind == "here" and not seat.name:
        name = clean_name(f"{me.name[:20]} {len(table.seats) + 1}")
    return SeatRow(
        "person", told_apart(name, [other.name for other in table.seats if _is_called(other)]), guest=me.guest
    )


def _program(table: TableRow, level: str, name: str | None) -> SeatRow:
    """A program has a first name of its own, unless whoever seats it gives it one."""
    others = [seat.name for seat in table.seats if seat.name]
    told = told_apart(clean_name(name), others) if name else unused_name(table.code, others)
    return SeatRow("program", told, level=level)


def _without_namesakes(table: TableRow) -> TableRow:
    """A program that is called like a person at the table takes another name."""
    people = {looks(seat.name) for seat in table.seats if _is_called(seat)}
    for number, seat in enumerate(table.seats):
        if seat.kind == "program" and looks(seat.name) in people:
            others = [other.name for other in table.seats if other.name]
            table = put(table, number, replace(seat, name=unused_name(table.code, others)))
    return table


def _is_called(seat: SeatRow) -> bool:
    """Whether a name is a person's own: programs give way."""
    return seat.kind == "person"
