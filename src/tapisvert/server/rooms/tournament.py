"""A tournament as a value: who is in it, its rounds, and how one becomes the next, by pure functions.

It is stored as one text. How rounds are paired and what they come to is in the package `tournament`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages.parts import Level
from tapisvert.server.messages.tournaments import (
    MOST_ENTRANTS,
    Format,
    NewTournament,
    Presence,
    TournamentState,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import tournament_luck
from tapisvert.server.rooms.names import told_apart
from tapisvert.server.rooms.tournament_luck import Coming, RoundLuck
from tapisvert.server.storage.store import NOBODY
from tapisvert.table.game import BadOption, OptionValue, choose
from tapisvert.table.value import Value
from tapisvert.tournament import formats
from tapisvert.tournament.duplicate import Scored, points
from tapisvert.tournament.rounds import Round, Sitting
from tapisvert.tournament.standings import ranked


class Member(Value, frozen=True):
    """Somebody who plays. `carded`: the host entered them by their name."""

    name: str
    guest: str = ""
    carded: bool = False
    bot: bool = False


class Entrant(Value, frozen=True):
    """One who plays, or a team. `since`: when they began to wait for a table; 0 if they do not."""

    members: tuple[Member, ...]
    presence: Presence = "here"
    since: float = 0.0

    @property
    def name(self) -> str:
        return " + ".join(member.name for member in self.members)


class Place(Value, frozen=True):
    """A table of a round. `shares` are there once it is over; `ruled`: because the host said so."""

    code: str
    entrants: tuple[int, ...]
    shares: tuple[float, ...] = ()
    ruled: bool = False
    margins: tuple[float, ...] = ()
    """In a duplicate round: by how much each side was ahead."""


class Played(Value, frozen=True):
    """A round. `luck`: it is a duplicate one."""

    places: tuple[Place, ...]
    byes: tuple[int, ...] = ()
    luck: RoundLuck | None = None

    @property
    def over(self) -> bool:
        return all(place.shares for place in self.places)

    @property
    def laid(self) -> bool:
        """Whether its tables can be laid: the luck is agreed on."""
        return self.luck is None or self.luck.dealt

    @property
    def gained(self) -> tuple[tuple[float, ...], ...]:
        """What each side gained at each table; nothing in a duplicate round until the last one is over."""
        if self.luck is None:
            return tuple(place.shares for place in self.places)
        if not self.over:
            return ((),) * len(self.places)
        return tuple(points([Scored(place.shares, place.margins) for place in self.places]))

    @property
    def as_round(self) -> Round:
        hidden = self.luck is not None and not self.over
        sittings = tuple(
            Sitting(place.entrants, () if hidden else place.shares, gained if self.luck else ())
            for place, gained in zip(self.places, self.gained, strict=True)
        )
        return Round(sittings, self.byes)


class Tournament(Value, frozen=True):
    """All that is stored. `until`: no match begins later, by the calendar, where the clock decides."""

    code: str
    title: str
    game: str
    options: dict[str, OptionValue]
    format: Format
    rounds: int
    minutes: int
    clock: int
    fill: bool
    level: Level
    chat: bool
    host: str
    host_name: str
    state: TournamentState = "entering"
    until: float = 0.0
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Played, ...] = ()
    coming: Coming | None = None
    """The luck of the next round, where rounds are duplicate."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return sides_of(self.game, self.options)

    @property
    def team(self) -> int:
        return len(self.sides[0])

    @property
    def here(self) -> list[int]:
        return [number for number, entrant in enumerate(self.entrants) if entrant.presence != "out"]

    @property
    def as_rounds(self) -> list[Round]:
        return [played.as_round for played in self.played]

    @property
    def sizes(self) -> list[int]:
        """How many sides a table may have."""
        most = len(self.sides)
        if self.fill or self.team > 1:
            return [most]
        return [size for size in range(2, most) if self.options_for(size)] + [most]

    @property
    def planned(self) -> int:
        """How many rounds there are to be."""
        if self.rounds or self.format == "open":
            return self.rounds
        return formats.usual_rounds(self.format, len(self.here), len(self.sides))

    def options_for(self, size: int) -> dict[str, OptionValue] | None:
        """The options with another number of seats, if the game has a choice for that."""
        if size == len(self.sides):
            return self.options
        for choice in games.load(self.game).choices:
            for value in choice.values:
                options = {**self.options, choice.name: value}
                if _seats(self.game, options) == size and len(sides_of(self.game, options)) == size:
                    return options
        return None

    def entrant_of(self, guest: str) -> int:
        """The number of the entrant that a guest is; -1 for none."""
        found = (
            number
            for number, entrant in enumerate(self.entrants)
            if guest and any(member.guest == guest for member in entrant.members)
        )
        return next(found, -1)

    def place(self, code: str) -> Place | None:
        return next((place for played in self.played for place in played.places if place.code == code), None)


def opened(code: str, guest: str, name: str, new: NewTournament) -> Tournament:
    """A new tournament; raises `Refuse`."""
    if new.game not in games.names():
        raise Refuse("unknown-game", name=new.game)
    game = games.load(new.game)
    try:
        game.options(new.options)
        options = choose(game.choices, new.options)
    except BadOption as error:
        raise Refuse("bad-option", name=error.name, value=str(error.value)) from None
    sides = sides_of(new.game, options)
    if len(sides) < 2 or len({len(side) for side in sides}) > 1:
        raise Refuse("no-teams")
    title = " ".join(new.title.replace("\0", "").split())
    if new.duplicate and new.format not in ("swiss", "robin"):
        raise Refuse("no-duplicate")
    given = new.format, new.rounds, new.minutes, new.clock, new.fill, new.level, new.chat
    coming = tournament_luck.fresh() if new.duplicate else None
    return Tournament(code, title, new.game, options, *given, guest, name, coming=coming)


def entered(now: Tournament, member: Member, team: int | None = None) -> Tournament:
    """One more is in it; raises `Refuse`."""
    if now.state == "over":
        raise Refuse("tournament-over")
    if now.format == "knockout" and now.played:
        raise Refuse("too-late")
    if (known := now.entrant_of(member.guest)) >= 0:
        if now.entrants[known].presence == "here":
            raise Refuse("already-entered")
        return present(now, known, "here")
    others = [other.name for entrant in now.entrants for other in entrant.members]
    member = replace(member, name=told_apart(member.name, others))
    if team is None:
        if len(now.entrants) >= MOST_ENTRANTS:
            raise Refuse("too-many-entrants", most=MOST_ENTRANTS)
        return replace(now, entrants=(*now.entrants, Entrant((member,))))
    if team >= len(now.entrants) or len(now.entrants[team].members) >= now.team:
        raise Refuse("team-full")
    entrant = now.entrants[team]
    return _put(now, team, replace(entrant, members=(*entrant.members, member)))


def present(now: Tournament, number: int, presence: Presence) -> Tournament:
    """Somebody goes or comes back; raises `Refuse`."""
    if number >= len(now.entrants):
        raise Refuse("not-entered")
    if now.state == "over":
        raise Refuse("tournament-over")
    if now.format == "knockout" and now.played and now.entrants[number].presence == "out":
        raise Refuse("too-late")
    return _put(now, number, replace(now.entrants[number], presence=presence, since=0.0))


def waiting(now: Tournament, number: int, since: float) -> Tournament:
    """Somebody waits for a table since then; 0: no longer."""
    return _put(now, number, replace(now.entrants[number], since=since))


def with_round(now: Tournament, each: Round, codes: Sequence[str], time: float) -> Tournament:
    """The next round has begun, at tables with these codes."""
    places = tuple(Place(code, sitting.entrants) for code, sitting in zip(codes, each.sittings, strict=True))
    seated = {entrant for sitting in each.sittings for entrant in sitting.entrants}
    entrants = tuple(
        replace(entrant, since=0.0) if number in seated else entrant
        for number, entrant in enumerate(now.entrants)
    )
    luck = None
    if now.coming:
        house = {number for number in now.here if now.entrants[number].presence != "here"}
        given = now.code, len(now.played) + 1, now.here, house, time
        luck = tournament_luck.begun(now.coming, *given)
    coming = tournament_luck.fresh() if luck else None
    played = (*now.played, Played(places, each.byes, luck))
    return replace(now, state="running", played=played, entrants=entrants, coming=coming)


def sealed(now: Tournament, guest: str, number: int, seal: str) -> Tournament:
    """An entrant has sealed a salt for the next round; raises `Refuse`."""
    entrant = _salting(now, guest)
    if now.coming is None or number != len(now.played) + 1 or now.state == "over":
        raise Refuse("stale")
    return replace(now, coming=tournament_luck.sealed(now.coming, entrant, seal))


def salted(now: Tournament, guest: str, number: int, salt: str) -> Tournament:
    """An entrant has opened a salt for the round that begins; raises `Refuse`."""
    entrant = _salting(now, guest)
    luck = now.played[-1].luck if now.played else None
    if luck is None or number != len(now.played):
        raise Refuse("stale")
    return _with_luck(now, tournament_luck.opened(luck, now.code, number, entrant, salt))


def dealt_in_time(now: Tournament, late: float) -> Tournament:
    """Without the salts that nobody waits for any more: those of a round that began by then."""
    luck = now.played[-1].luck if now.played else None
    return _with_luck(now, tournament_luck.in_time(luck, luck.since <= late)) if luck else now


def _with_luck(now: Tournament, luck: RoundLuck) -> Tournament:
    *before, last = now.played
    return replace(now, played=(*before, replace(last, luck=luck)))


def _salting(now: Tournament, guest: str) -> int:
    """The entrant for whom a guest seals: oneself, or the team whose first one it is."""
    number = now.entrant_of(guest)
    if number < 0 or now.entrants[number].members[0].guest != guest:
        raise Refuse("not-entered")
    return number


def settled(
    now: Tournament,
    code: str,
    shares: tuple[float, ...],
    time: float,
    *,
    margins: tuple[float, ...] = (),
    ruled: bool = False,
) -> Tournament:
    """A table is over. The tournament may be too."""
    played = tuple(
        replace(
            each,
            places=tuple(
                replace(place, shares=shares, margins=margins, ruled=ruled) if place.code == code else place
                for place in each.places
            ),
        )
        for each in now.played
    )
    return closed_in_time(replace(now, played=played), time)


def closed_in_time(now: Tournament, time: float) -> Tournament:
    """The tournament, over if nothing is left to be played."""
    if now.state != "running":
        return now
    if now.format == "open":
        over = time >= now.until and all(played.over for played in now.played)
    else:
        over = formats.is_over(now.format, now.as_rounds, now.planned, now.here)
    return replace(now, state="over") if over else now


def ruled_shares(places: Sequence[int], sides: int) -> tuple[float, ...]:
    """What each side gained where the host gives everybody's place; raises `Refuse`."""
    if len(places) != sides:
        raise Refuse("bad-seats", needed=sides, given=len(places))
    return ranked([(False, -place) for place in places])


def forgotten(now: Tournament, guest: str, stranger: str) -> Tournament:
    """Without a guest's name."""
    entrants = tuple(
        replace(
            entrant,
            members=tuple(Member(NOBODY) if member.guest == guest else member for member in entrant.members),
        )
        for entrant in now.entrants
    )
    hosted = {"host": stranger, "host_name": NOBODY} if now.host == guest else {}
    return replace(now, entrants=entrants, **hosted)


def sides_of(game: str, options: dict[str, OptionValue]) -> tuple[tuple[int, ...], ...]:
    rules = games.load(game)
    return tuple(tuple(side) for side in rules.sides(rules.options(options)))


def playing(now: Tournament) -> Collection[int]:
    """Who sits at a table that is not over."""
    return {
        entrant
        for played in now.played
        for place in played.places
        if not place.shares
        for entrant in place.entrants
    }


def _put(now: Tournament, number: int, entrant: Entrant) -> Tournament:
    return replace(now, entrants=(*now.entrants[:number], entrant, *now.entrants[number + 1 :]))


def _seats(game: str, options: dict[str, OptionValue]) -> int:
    rules = games.load(game)
    try:
        return rules.seats(rules.options(options))
    except BadOption:
        return 0
