"""Groups."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tapisvert.server.messages.days import Standing
from tapisvert.server.messages.parts import Name
from tapisvert.server.messages.ratings import KindRatings

CardNumber = Annotated[int, Meta(ge=1, le=500)]
GroupChat = Annotated[Literal["off", "phrases", "on"], Meta(title="GroupChat")]
GroupOpens = Annotated[Literal["host", "everybody"], Meta(title="GroupOpens")]


class GroupWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group: what may be said at its tables, and who may open one."""

    name: Name
    chat: GroupChat = "phrases"
    opens: GroupOpens = "everybody"


class NewGroup(GroupWish, frozen=True, forbid_unknown_fields=True):
    """`names`: a card for each."""

    names: Annotated[tuple[Name, ...], Meta(max_length=60)] = ()


class CardsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """New cards: for more names, and in the place of these, which are good for nothing from then on."""

    names: Annotated[tuple[Name, ...], Meta(max_length=60)] = ()
    again: Annotated[tuple[CardNumber, ...], Meta(max_length=500)] = ()


class RevokeCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: CardNumber


class EndGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`sure` must be true: nothing brings anybody back."""

    sure: Literal[True]


class GroupCard(msgspec.Struct, frozen=True):
    """A card as it is printed: nobody can read its code again."""

    number: int
    name: str
    code: str


class MemberInfo(msgspec.Struct, frozen=True):
    """A guest of a group. `used`: a phone was there with the card. `revoked`: it is good for nothing."""

    number: int
    name: str
    yours: bool
    used: bool
    revoked: bool


class GroupTable(msgspec.Struct, frozen=True):
    """A table of a group, with who sits there; so many seats are `free`."""

    code: str
    game: str
    phase: Literal["open", "playing", "over"]
    names: tuple[str, ...]
    free: int
    rated: bool


class GroupDay(msgspec.Struct, frozen=True):
    """A deal of the day, and what came of the tries of this group."""

    deal: str
    game: str
    level: str
    seats: int
    standings: tuple[Standing, ...]


class GroupLine(msgspec.Struct, frozen=True):
    """A group that you are in, or that is yours."""

    id: str
    name: str
    host: bool


class GroupInfo(msgspec.Struct, frozen=True):
    """A group as one of it sees it. `host`: you made it. `may_open`: you may open a table."""

    id: str
    name: str
    chat: GroupChat
    opens: GroupOpens
    host: bool
    may_open: bool
    members: tuple[MemberInfo, ...]
    tables: tuple[GroupTable, ...]
    day: tuple[GroupDay, ...]
    ratings: tuple[KindRatings, ...]


class GroupMade(msgspec.Struct, frozen=True):
    """A group with cards to print now."""

    group: GroupInfo
    cards: tuple[GroupCard, ...]
