"""What goes over a table's stream, from the client and from the server. Seats count from 0."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tapisvert.server.messages.parts import (
    NO_ZERO,
    ZERO,
    Attempt,
    ClientId,
    MatchId,
    Refusal,
    Salt,
    Seal,
    Unsealed,
)
from tapisvert.server.messages.tables import TableInfo
from tapisvert.table.game import Sentence
from tapisvert.table.program import HintStep, Tip
from tapisvert.table.speech import GameEvent


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last version of a seat's stream (null: an onlooker's) that this client has."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None
    match: MatchId
    version: Annotated[int, Meta(ge=0)]


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Always first on a new connection. `token`: who you are, if no cookie or header says so.

    `screen`: a whole room sees this client's page, so it is nobody's, and is told what onlookers are told.
    """

    seen: Annotated[tuple[Seen, ...], Meta(max_length=9)] = ()
    token: Annotated[str, Meta(max_length=200)] = ""
    screen: bool = False


class MoveSent(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """`id` is the client's own: sent twice, the move is played once. `version` is the one it answers."""

    id: ClientId
    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    version: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=200)]

    def __post_init__(self) -> None:
        if ZERO in self.id or ZERO in self.match:
            raise ValueError(NO_ZERO)


class ChatSent(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Free text, or the id of a ready-made phrase."""

    id: ClientId
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""

    def __post_init__(self) -> None:
        if ZERO in self.id:
            raise ValueError(NO_ZERO)


class SealSent(msgspec.Struct, frozen=True, tag="seal", forbid_unknown_fields=True):
    """The seal of a seat's salt for the coming match. A later one replaces it until cards are dealt."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    attempt: Attempt
    seal: Seal


class OpenSent(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The salt behind a seat's seal, once all seals were seen."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    attempt: Attempt
    salt: Salt


class SaltSent(msgspec.Struct, frozen=True, tag="salt", forbid_unknown_fields=True):
    """What clients of before the seals sent. It is refused."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    salt: Unsealed


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """The owner takes the seat back from the program that stood in."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class HintWanted(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks what the best turn now would be, for a seat that is to decide."""

    id: ClientId
    seat: Annotated[int, Meta(ge=0, le=7)]


class Moderate(msgspec.Struct, frozen=True, tag="moderate", forbid_unknown_fields=True):
    """The host silences an onlooker, lets them speak again, or sends them away. `who`: see `Watcher`."""

    id: ClientId
    who: Annotated[str, Meta(min_length=1, max_length=32)]
    what: Literal["mute", "unmute", "send-away"]


FromClient = Hello | MoveSent | ChatSent | SealSent | OpenSent | SaltSent | TakeBack | HintWanted | Moderate


class TableNow(msgspec.Struct, frozen=True, tag="table"):
    """The table whole, whenever anything about it changes."""

    table: TableInfo


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """A seat's stream from here on: all it may know now, and the end of what it was told (`log`)."""

    seat: int | None
    match: str
    version: int
    view: Any
    legal: tuple[str, ...]
    to_act: tuple[int, ...]
    prompt: Sentence
    log: tuple[GameEvent, ...]
    left: float | None = None  # seconds left on the clock


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The next version of a seat's stream: what happened, and all that holds after it."""

    seat: int | None
    match: str
    version: int
    events: tuple[GameEvent, ...]
    view: Any
    legal: tuple[str, ...]
    to_act: tuple[int, ...]
    prompt: Sentence
    left: float | None = None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move is played and stored; the same answer when it is sent again.

    A line of chat is accepted too: `version` is its number then.
    """

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing changed. After `stale` and `late` a snapshot follows."""

    id: str
    refusal: Refusal


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Chat. `seat` is null for an onlooker. `who` tells apart those who call themselves the same.

    The phrase `handed-over` is the table's own: the host (`name`) gave the seat to another device.
    `earlier`: it was said before this client came.
    """

    number: int
    seat: int | None
    name: str
    text: str = ""
    phrase: str = ""
    who: str = ""
    earlier: bool = False


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The best turn for a seat at this version of its stream. Only the client that asked gets it.

    `tips` tell it little by little, from where to look to the moves.
    """

    id: str
    seat: int
    match: str
    version: int
    steps: tuple[HintStep, ...]
    tips: tuple[Tip, ...] = ()


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The server closes the stream and says why; `again`: connect again by yourself."""

    refusal: Refusal
    again: bool


FromServer = TableNow | Snapshot | Update | Accepted | Refused | Said | Hinted | Goodbye
