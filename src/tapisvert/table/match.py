"""A match: what was agreed before it, the moves, and everything that follows from the two.

State = fold(setup, moves). A `Match` keeps the folded state and what was told on the way, so that
views and streams need no second fold; it holds nothing that folding again would not give.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from tapisvert.table import days, duplicate, seals
from tapisvert.table.chance import Chance, Shuffle, commitment
from tapisvert.table.days import DayDeal
from tapisvert.table.duplicate import RoundDeal
from tapisvert.table.game import (
    AnyGame,
    Event,
    OptionValue,
    Outcome,
    Public,
    Sentence,
    Step,
    Viewer,
    listeners,
    seen,
)
from tapisvert.table.value import Value

BOT = "bot"
"""Stands for a level where somebody brought a program. It adds a salt to the luck, as a person does."""


class Sitter(Value, frozen=True):
    """Who sits on a seat: a person, a program of some level, or somebody's own bot."""

    name: str
    program: str = ""


class Abandoned(Value, frozen=True):
    """A deal that did not come about: what was promised and sealed for it. A program's seal is empty."""

    commitment: str
    seals: tuple[str, ...]


class Setup(Value, frozen=True):
    """All that is agreed before the first move. The secret is not part of it: only its commitment is.

    With scheme 2 every salt was sealed before any was opened; `abandoned` are the deals before this one.
    With scheme 3 it is a deal of the `day`, the same for all who play it; with scheme 4 it is of a duplicate
    `round`, the same at all its tables.
    """

    game: str
    version: int
    options: dict[str, OptionValue]
    seats: tuple[Sitter, ...]
    commitment: str
    salts: tuple[str, ...]
    match: str = ""
    date: str = ""
    scheme: int = 1
    seals: tuple[str, ...] = ()
    abandoned: tuple[Abandoned, ...] = ()
    origin: Origin | None = None
    """Where it goes on from, if it does not begin at the beginning."""
    day: DayDeal | None = None
    round: RoundDeal | None = None

    @property
    def attempts(self) -> int:
        """How many deals it took."""
        return len(self.abandoned) + 1


class Origin(Value, frozen=True):
    """A point of a match that is over, to play on from: after so many moves, with what one seat knew then.

    Whatever was hidden from that seat is dealt anew. All of the earlier match is here, so that everything
    follows from it.
    """

    setup: Setup
    secret: str
    moves: tuple[Played, ...]
    after: int
    seat: int

    @property
    def name(self) -> str:
        """What the luck is called that deals anew from here: no other point has the same."""
        return f"imagined {self.after} {self.seat + 1} {self.setup.match}"

    @property
    def depth(self) -> int:
        """How many matches lie behind this one."""
        return 1 + (self.setup.origin.depth if self.setup.origin else 0)


class Continued(Public, frozen=True, tag="table-continued"):
    """A match goes on from another one, after so many moves, with what a seat knew."""

    match: str
    after: int
    seat: int


def new_setup(
    game: AnyGame,
    options: Mapping[str, OptionValue],
    seats: tuple[Sitter, ...],
    secret: str,
    salts: tuple[str, ...],
    match: str,
    date: str,
) -> Setup:
    """What is agreed before a match by today's rules. The options suit the people who sit there."""
    people = sum(not sitter.program for sitter in seats)
    settled = game.settle(options, people)
    return Setup(game.name, game.version, settled, seats, commitment(secret), salts, match, date)


def sealed(setup: Setup, sealing: tuple[str, ...], abandoned: tuple[Abandoned, ...]) -> Setup:
    """The setup of a match whose salts were sealed first. Programs have no seal, and their salts follow."""
    attempt = len(abandoned) + 1
    salts = tuple(
        salt if seal else seals.program_salt(setup.match, attempt, setup.commitment, sealing, seat)
        for seat, (salt, seal) in enumerate(zip(setup.salts, sealing, strict=True))
    )
    return replace(setup, scheme=2, salts=salts, seals=sealing, abandoned=abandoned)


def of_the_day(setup: Setup, day: DayDeal) -> Setup:
    """The setup of a match that is a deal of the day: all salts follow from the day's name."""
    salts = tuple(days.salt(day, seat) for seat in range(len(setup.seats)))
    return replace(setup, scheme=3, salts=salts, day=day)


def of_the_round(setup: Setup, deal: RoundDeal) -> Setup:
    """The setup of a match of a duplicate round. Seats have no salts there: entrants have."""
    return replace(setup, scheme=4, salts=(), round=deal)


def continued(setup: Setup, origin: Origin) -> Setup:
    """The setup of a match that goes on from another one: by its rules, with its options."""
    return replace(setup, version=origin.setup.version, options=origin.setup.options, origin=origin)


def chance_of(setup: Setup, secret: str) -> Chance:
    """The luck of a match, by the scheme it was set up with."""
    if setup.scheme == 1:
        return Chance.of(secret, setup.salts)
    if setup.round:
        return duplicate.chance(setup.round, secret)
    if setup.day:
        return days.chance(setup.day, secret, setup.salts)
    return seals.chance(setup.match, setup.attempts, secret, setup.seals, setup.salts)


class Played(Value, frozen=True):
    """One move as it is recorded: who made it, and its text."""

    seat: int
    move: str


class WrongVersion(ValueError):
    """A setup that asks for rules other than the ones at hand."""

    def __init__(self, game: str, wanted: int, have: int) -> None:
        super().__init__(f"{game} {wanted} is asked for, {game} {have} is here")
        self.game, self.wanted, self.have = game, wanted, have


def first_step(game: AnyGame, options: Any, origin: Origin | None, chance: Chance) -> Step[Any]:
    """The start; or what was hidden at an earlier match's table is dealt anew, from this luck."""
    if origin is None:
        return game.start(options, chance)
    before = Match.fold(game, origin.setup, origin.secret, origin.moves[: origin.after])
    state = game.imagine(before.view(origin.seat), chance.draws(origin.name))
    return Step(state, (Continued(origin.setup.match, origin.after, origin.seat),))


class Match:
    """A match in play or over."""

    def __init__(self, game: AnyGame, setup: Setup, secret: str) -> None:
        if (setup.game, setup.version) != (game.name, game.version):
            wanted = game.earlier.get(setup.version) if setup.game == game.name else None
            if wanted is None:
                raise WrongVersion(setup.game, setup.version, game.version)
            game = wanted
        self.game = game
        self.setup = setup
        self.secret = secret
        self.options = game.options(setup.options)
        self._chance = chance_of(setup, secret)
        self.moves: list[Played] = []
        self.events: list[tuple[Event, ...]] = []  # of the start, then of each move
        self.shuffles: list[Shuffle] = []
        self.viewers: tuple[Viewer, ...] = (*range(len(setup.seats)), None)
        """Every seat, and None for those who look on."""
        self._versions: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.state: Any = None
        self.to_act: tuple[int, ...] = ()
        self.outcome: Outcome | None = None
        self._take(first_step(game, self.options, setup.origin, self._chance))

    @classmethod
    def fold(cls, game: AnyGame, setup: Setup, secret: str, moves: Iterable[Played]) -> Match:
        """The match that these moves made; raises what `play` raises at the first that does not fit."""
        match = cls(game, setup, secret)
        for played in moves:
            match.play(played.seat, played.move)
        return match

    def verify(self, seat: int, text: str) -> None:
        """Raises `BadMove` or `Illegal` unless the seat may make this move now."""
        self.game.verify(self.state, seat, self.game.read(text))

    def play(self, seat: int, text: str) -> Step[Any]:
        """Makes a move; raises `BadMove` or `Illegal`, and then nothing has changed."""
        played, step = self.ahead(seat, text)
        self.take(played, step)
        return step

    def ahead(self, seat: int, text: str) -> tuple[Played, Step[Any]]:
        """A move and what it would bring, nothing having changed yet; raises what `play` raises."""
        move = self.game.read(text)
        self.game.verify(self.state, seat, move)
        return Played(seat, self.game.write(move)), self.game.play(self.state, seat, move, self._chance)

    def take(self, played: Played, step: Step[Any]) -> None:
        """Makes the move that `ahead` looked at, as the next one."""
        self.moves.append(played)
        self._take(step)

    def view(self, viewer: Viewer) -> Any:
        return self.game.view(self.state, viewer)

    def legal(self, seat: int) -> tuple[str, ...]:
        """The texts of the moves a seat may make."""
        return tuple(self.game.write(move) for move in self.game.legal(self.state, seat))

    def offered(self, seat: int) -> tuple[str, ...]:
        """The texts of the legal moves that a page may show."""
        return tuple(self.game.offers(self.state, seat))

    def prompt(self, viewer: Viewer) -> Sentence:
        return self.game.prompt(self.view(viewer))

    def version(self, viewer: Viewer) -> int:
        """How many steps told this viewer anything: where its stream stands."""
        return self._versions[viewer]

    def log(self, viewer: Viewer) -> tuple[Event, ...]:
        """All that this viewer was told so far."""
        return tuple(event for events in self.events for event in seen(events, viewer))

    def _take(self, step: Step[Any]) -> None:
        self.state = step.state
        self.to_act, self.outcome = self.game.to_act(step.state), self.game.outcome(step.state)
        self.events.append(step.events)
        self.shuffles.extend(step.shuffles)
        for viewer in listeners(step.events, self.viewers):
            self._versions[viewer] += 1
