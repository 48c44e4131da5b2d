"""Tables: how one is laid, taken, left and seen."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tapisvert.server.messages.parts import Attempt, Clock, Holidays, Level, Name, Options, Seal, Unsealed
from tapisvert.table.game import Outcome


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: the creator; `open`: somebody elsewhere; `here`: another person at this screen; `program`.

    A program has a level; or it is set to the measure of whoever plays against it, so many quarters of a
    level above the lowest.
    """

    kind: Literal["me", "open", "here", "program"]
    name: Name | None = None
    level: Level | None = None
    measure: Annotated[int, Meta(ge=0, le=24)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)]
    options: Options = {}
    public: bool = False
    onlookers: bool = True
    chat: bool = True
    clock: Clock = 0  # seconds a turn; 0: no clock
    takeover: bool = True  # a program plays for a seat that ran out of time or left
    hints: bool = False  # whoever is to play may ask for a hint
    rated: bool = False  # its matches count for ratings
    group: Annotated[str, Meta(max_length=32)] = ""  # it is a table of this group
    holidays: Holidays = 0  # at a slow table, see `Holiday`


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lays a table to play on from a point of a finished match: after so many moves, as one of its seats.

    Programs of a level take the other seats; without one they are free, for friends.
    """

    after: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Level | None = None
    clock: Clock = 0
    hints: bool = False


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seal`: that of the seat's salt, for this attempt at the deal; the server draws a salt if it is left
    out.

    `salt` is refused: clients of before the seals sent it.
    """

    seat: Annotated[int, Meta(ge=0, le=7)]
    seal: Seal | None = None
    name: Name | None = None  # given: another person at this screen
    level: Level | None = None  # given: a program, which the host alone can seat
    bot: bool = False  # whoever sits down is itself a program
    attempt: Attempt = 1
    salt: Unsealed | None = None


class SeatSeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    seal: Seal


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seals of the host's own seats for this attempt at the deal. The server draws salts for the rest.

    `salts` are refused: clients of before the seals sent them.
    """

    seals: Annotated[tuple[SeatSeal, ...], Meta(max_length=8)] = ()
    attempt: Attempt = 1
    salts: Annotated[tuple[Any, ...], Meta(max_length=8)] = ()


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host asks for a code that another device takes this seat with."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shows a code that the host was given for a seat, however it is typed."""

    code: Annotated[str, Meta(max_length=40)]


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stops the clock of a seat of yours for so many days from now on; 0: you are back, and it runs again."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    days: Annotated[int, Meta(ge=0, le=28)]


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for another match, agrees to one that somebody asked for, or declines it."""

    agree: bool = True


class SeatInfo(msgspec.Struct, frozen=True):
    """`kind`: open, person or program. `yours`: it answers to you. `stand_in`: a program plays for it now.

    `salted`: its share of the coming match's luck is sealed. `online`: its owner's page is connected. `bot`:
    its owner is no person, but a program that somebody brought. `seal`: of its salt, while the table is open.
    While cards are dealt, `opened` says that the salt is in, and `late` that it should be. `rematch`: what it
    says to another match, once one is over. `holiday`: its clock stands still until then, in seconds since
    1970, 0 if it does not; `holidays`: for so many more days it may.
    """

    kind: Literal["open", "person", "program"]
    name: str = ""
    level: str = ""
    yours: bool = False
    online: bool = False
    salted: bool = False
    stand_in: bool = False
    bot: bool = False
    seal: str = ""
    opened: bool = False
    late: bool = False
    rematch: Literal["", "agreed", "declined"] = ""
    holiday: float = 0.0
    holidays: int = 0


class Watcher(msgspec.Struct, frozen=True):
    """An onlooker. `who` tells them from others at this table, whatever they call themselves."""

    who: str
    name: str
    muted: bool = False


class OriginInfo(msgspec.Struct, frozen=True):
    """Where a match goes on from: a finished match, after so many of its moves, with what a seat knew."""

    match: str
    after: int
    seat: int


class DayTable(msgspec.Struct, frozen=True):
    """Which deal of the day a match is, and whether it is its player's first try, which counts."""

    day: str
    deal: str
    first: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one guest sees it. `match` is the id of the coming, running or last match.

    `attempt` counts the deals for it. `dealing`: the table is open, every seal is in, and salts are awaited.
    `origin`: where it goes on from, if it does not begin at the beginning. `day`: it is a deal of the day.
    `tournament`: the code of the one that opened it.
    `rated`: its matches count for ratings. `group`: the group whose table it is, if it is one's. `phrases`:
    nothing but ready-made phrases is said there.
    """

    code: str
    game: str
    options: Options
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    sides: tuple[tuple[int, ...], ...]
    match: str
    commitment: str
    host: bool  # you created it
    host_name: str
    public: bool
    onlookers: bool
    chat: bool
    clock: int
    takeover: bool
    hints: bool
    watching: int = 0  # onlookers connected now
    outcome: Outcome | None = None
    watchers: tuple[Watcher, ...] = ()  # a dozen of them at most, those who have a name
    attempt: int = 1
    dealing: bool = False
    origin: OriginInfo | None = None
    day: DayTable | None = None
    tournament: str = ""
    rated: bool = False
    group: str = ""
    phrases: bool = False


class OpenTable(msgspec.Struct, frozen=True):
    """A line in the list of public tables that wait for players."""

    code: str
    game: str
    options: Options
    host_name: str
    free: int
    seats: int
