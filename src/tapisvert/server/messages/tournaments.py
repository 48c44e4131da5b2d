"""Tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tapisvert.server.messages.parts import Clock, Level, Name, Options, Salt, Seal

MOST_ENTRANTS = 128
MOST_ROUNDS = 30

Format = Annotated[Literal["swiss", "robin", "knockout", "open"], Meta(title="Format")]
TournamentState = Annotated[Literal["entering", "running", "over"], Meta(title="TournamentState")]
Presence = Annotated[Literal["here", "stand_in", "out"], Meta(title="Presence")]
LuckStage = Annotated[Literal["sealing", "opening", "dealt", "open"], Meta(title="LuckStage")]
EntrantNumber = Annotated[int, Meta(ge=0, lt=MOST_ENTRANTS)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`options` say how many sit at a table. `rounds`: 0 leaves that to the number of entrants.

    `fill`: programs of this level take seats that are left over; without, tables are smaller where the game
    allows it, and somebody has a bye. `minutes`: how long one may play where one plays as often as one likes.
    `duplicate`: all tables of a round have the same luck; each side is compared with the same one elsewhere.
    """

    title: Annotated[str, Meta(max_length=60)]
    game: Annotated[str, Meta(max_length=32)]
    options: Options = {}
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    minutes: Annotated[int, Meta(ge=10, le=600)] = 120
    clock: Clock = 0
    fill: bool = True
    level: Level = "confirme"
    chat: bool = True
    duplicate: bool = False


class SealRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seal of an entrant's salt for the luck of the next round. A later one replaces it until then."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    seal: Seal


class OpenRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The salt behind an entrant's seal, once the round begins."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    salt: Salt


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Enters a tournament; with a `team`, as one more of it."""

    team: EntrantNumber | None = None
    bot: bool = False  # whoever enters is itself a program


class Waits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one plays as often as one likes: somebody waits for a table, or no longer."""

    waits: bool = True


class EnterNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host enters people by their names; each gets a card that makes a phone this guest."""

    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MOST_ENTRANTS)]


class DrawCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host wants another card for somebody they entered; the one before is void."""

    entrant: EntrantNumber
    member: Annotated[int, Meta(ge=0, le=7)] = 0


class EntrantCard(msgspec.Struct, frozen=True):
    entrant: int
    name: str
    code: str


class EntrantCards(msgspec.Struct, frozen=True):
    """Cards for those whom the host entered. Nobody can read their codes again."""

    cards: tuple[EntrantCard, ...]


class SetPresence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody goes, or comes back: `stand_in`, a program plays for them from here on; `out`: nobody does.

    In a round that runs a program plays their match to its end.
    """

    entrant: EntrantNumber
    presence: Presence


class StartRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Starts a round; its `number` says which, so that nobody starts two with one click too many."""

    number: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host says how a table ended: everybody's place there, by side. What is played on counts no more."""

    table: Annotated[str, Meta(max_length=32)]
    places: Annotated[tuple[Annotated[int, Meta(ge=1, le=8)], ...], Meta(min_length=1, max_length=8)]


class OfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the tournament."""

    table: Annotated[str, Meta(max_length=32)]


class TeamMember(msgspec.Struct, frozen=True):
    """`carded`: the host entered them, and can draw another card."""

    name: str
    yours: bool
    carded: bool = False


class EntrantInfo(msgspec.Struct, frozen=True):
    name: str
    members: tuple[TeamMember, ...]
    presence: Presence
    waiting: bool = False  # for a table, where one plays as often as one likes


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round: its entrants by side (-1: a program), what each gained, once it is over.

    `ruled`: the host said how it ended. `match` is there once it can be seen again. In a duplicate round
    that, and what was gained, is there once the last table is over.
    """

    code: str
    entrants: tuple[int, ...]
    shares: tuple[float, ...]
    phase: Literal["open", "playing", "over"]
    ruled: bool = False
    yours: bool = False
    match: str = ""


class RoundInfo(msgspec.Struct, frozen=True):
    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...]


class Ranked(msgspec.Struct, frozen=True):
    """Where an entrant stands. `met`: the mean of the opponents' points."""

    entrant: int
    place: int
    points: float
    met: float
    won: int
    played: int
    byes: int


class RoundShare(msgspec.Struct, frozen=True):
    """What an entrant adds to a round's luck. `house`: this server sealed it for them."""

    entrant: int
    seal: str
    salt: str = ""
    house: bool = False


class RoundLuckInfo(msgspec.Struct, frozen=True):
    """The luck of a duplicate round. `sealed`: the entrants whose pages have; `waiting`: whose salts are not
    open. `shares` are there while salts are opened, `mine` is the own one; the `secret`, once all is over.
    """

    round: int
    commitment: str
    stage: LuckStage
    sealed: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    shares: tuple[RoundShare, ...] = ()
    mine: RoundShare | None = None
    secret: str = ""


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament as one guest sees it. `mine`: the table that waits for this guest.

    `team`: so many play together. `left`: seconds until no new match begins, where the clock decides, else
    -1. `revision` goes up with every change.
    """

    code: str
    title: str
    game: str
    options: Options
    format: Format
    rounds: int
    clock: int
    fill: bool
    level: Level
    size: int
    team: int
    state: TournamentState
    host: bool
    host_name: str
    entrants: tuple[EntrantInfo, ...]
    played: tuple[RoundInfo, ...]
    standings: tuple[Ranked, ...]
    left: float = -1.0
    mine: str = ""
    me: int = -1  # the entrant that is this guest
    revision: int = 0
    duplicate: bool = False
    luck: tuple[RoundLuckInfo, ...] = ()
