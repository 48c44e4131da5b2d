"""Rows as both databases give them, turned into the structs of store.py."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tapisvert.server.storage.store import (
    ChatRow,
    Company,
    Deal,
    MatchRow,
    MoveRow,
    Outcast,
    SeatRow,
    TableRow,
    WaitingRow,
)
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Setup


class Row(Protocol):
    def __getitem__(self, column: str, /) -> Any: ...


def table_of(row: Row, seats: list[SeatRow]) -> TableRow:
    return TableRow(
        row["code"],
        row["game"],
        _options(row),
        row["host"],
        row["host_name"],
        bool(row["public"]),
        bool(row["onlookers"]),
        bool(row["chat"]),
        row["clock"],
        bool(row["takeover"]),
        tuple(seats),
        row["number"],
        bool(row["hints"]),
        row["revision"],
        msgspec.json.decode(row["outcasts"], type=dict[str, Outcast]) if row["outcasts"] else {},
        row["tournament"] or "",
        bool(row["rated"]),
        row["of_group"],
        bool(row["phrases"]),
        row["holidays"],
    )


def seat_of(row: Row) -> SeatRow:
    who = row["kind"], row["name"], row["level"], row["guest"]
    return SeatRow(*who, bool(row["stand_in"]), bool(row["bot"]), row["rematch"], _pauses(row))


def match_of(row: Row) -> MatchRow:
    salts = msgspec.json.decode(row["salts"], type=tuple[str, ...])
    setup = msgspec.json.decode(row["setup"], type=Setup) if row["setup"] else None
    deal = msgspec.json.decode(row["deal"], type=Deal) if row["deal"] else Deal(("",) * len(salts))
    if not row["deal"] and setup is None:  # it was about to start when there were no seals yet
        salts = deal.seals
    return MatchRow(
        row["id"],
        row["code"],
        row["secret"],
        salts,
        setup,
        bool(row["over"]),
        row["started"] or 0.0,
        msgspec.json.decode(row["guests"], type=tuple[str, ...]) if row["guests"] else (),
        deal,
    )


def move_of(row: Row) -> MoveRow:
    return MoveRow(row["seat"], row["move"], row["client"] or "", row["version"], row["at"])


def chat_of(row: Row) -> ChatRow:
    said = row["number"], row["seat"], row["name"], row["text"], row["phrase"]
    return ChatRow(*said, row["guest"] or "", row["client"] or "")


def waiting_of(row: Row) -> WaitingRow:
    return WaitingRow(row["code"], row["game"], _options(row), row["host_name"], row["free"], row["seats"])


def columns_of(table: TableRow) -> tuple[Any, ...]:
    """What is stored of a new table, from its code to its holidays."""
    return (
        table.code,
        table.game,
        msgspec.json.encode(table.options).decode(),
        table.host,
        table.host_name,
        table.public,
        table.onlookers,
        table.chat,
        table.clock,
        table.takeover,
        table.hints,
        table.tournament or None,
        table.number,
        table.rated,
        table.group,
        table.phrases,
        table.holidays,
    )


def changes_of(table: TableRow) -> tuple[Any, ...]:
    """What can change about a table: its number, its host's name and its outcasts."""
    outcasts = msgspec.json.encode(table.outcasts).decode() if table.outcasts else None
    return table.number, table.host_name, outcasts


def seat_columns_of(table: TableRow) -> list[tuple[Any, ...]]:
    return [
        (
            table.code,
            number,
            seat.kind,
            seat.name,
            seat.level,
            seat.guest,
            seat.stand_in,
            seat.bot,
            seat.rematch,
            msgspec.json.encode(seat.pauses).decode() if seat.pauses else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def match_columns_of(match: MatchRow) -> tuple[Any, ...]:
    setup = msgspec.json.encode(match.setup).decode() if match.setup else None
    salts = msgspec.json.encode(match.salts).decode()
    guests = msgspec.json.encode(match.guests).decode() if match.guests else None
    deal = msgspec.json.encode(match.deal).decode()
    return (match.id, match.code, match.secret, salts, setup, match.over, match.started or None, guests, deal)


def played_of(match: MatchRow) -> list[tuple[Any, ...]]:
    """Who plays a match that has begun, a row for each seat of a guest; see `Company`."""
    if match.setup is None:
        return []
    sitters = match.setup.seats
    people = {
        guest for guest, sitter in zip(match.guests, sitters, strict=False) if guest and not sitter.program
    }
    return [
        (
            guest,
            match.id,
            seat,
            match.setup.game,
            _company(match.guests.count(guest), len(people - {guest}), len(sitters)),
            match.started,
        )
        for seat, guest in enumerate(match.guests)
        if guest
    ]


def _company(mine: int, others: int, seats: int) -> Company:
    if others:
        return "people"
    if mine > 1:
        return "screen"
    return "programs" if seats > 1 else "alone"


def chat_columns_of(code: str, line: ChatRow) -> tuple[Any, ...]:
    """What is stored of a line, from its table's code to its client's id."""
    said = line.seat, line.name, line.text, line.phrase
    return (code, line.number, *said, line.guest or None, line.client or None)


def _pauses(row: Row) -> tuple[tuple[float, float], ...]:
    return msgspec.json.decode(row["pauses"], type=tuple[tuple[float, float], ...]) if row["pauses"] else ()


def _options(row: Row) -> dict[str, OptionValue]:
    return msgspec.json.decode(row["options"], type=dict[str, OptionValue])
