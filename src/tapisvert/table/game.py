"""The contract between a game and everything else.

A game is pure: functions from a state to a state, without I/O, clock or global randomness. What is
random comes from the `Chance` handed in; what time does to a turn is a move like any other
(`timeout`). The server, the programs, the records and the pages know games only through `Game`.

Seats count from 0. A *viewer* is a seat, or None for somebody who only looks on.
"""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.value import Value

OptionValue = str | int | bool
Fact = str | int
Viewer = int | None


class Sentence(Value, frozen=True):
    """Something to say: the id of a sentence in the catalogues and what goes into its gaps.

    A gap called `seat` or `side` is a number here; whoever speaks puts the names in. Several texts are said
    in one breath.
    """

    id: str
    facts: Mapping[str, Fact | tuple[str, ...]] = msgspec.field(default_factory=dict)


class Illegal(Exception):
    """A move the rules do not allow: the rule's id, a code for the reason, and its facts."""

    def __init__(self, rule: str, code: str, **facts: Fact) -> None:
        super().__init__(f"{code} ({rule})" + "".join(f", {name} {fact}" for name, fact in facts.items()))
        self.rule = rule
        self.code = code
        self.facts = facts


class BadOption(ValueError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, name: str, value: object, allowed: Sequence[OptionValue]) -> None:
        choice = f"{name}: {value!r} is not one of {', '.join(map(str, allowed))}"
        super().__init__(choice if allowed else f"there is no option {name!r}")
        self.name = name
        self.value = value
        self.allowed = tuple(allowed)


class BadMove(ValueError):
    """A text that is no move in the game's notation."""


class Option(Value, frozen=True):
    """One choice to make before a match: its name, the values it takes, and the rule it comes from."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str


def _kind(name: str) -> str:
    """What an event is called where it is told: `RoundWon` is a `round-won`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(Value, frozen=True, tag_field="kind", tag=_kind):
    """Something that happened, as it is told. Its plain fields fill the gaps of its sentence.

    Every event is `Public` or `Private`: who hears it is decided where the event is defined.
    """


class Public(Event, frozen=True):
    """Told to all."""


class Private(Event, frozen=True):
    """Told to one seat alone."""

    seat: int


class Outcome(Value, frozen=True):
    """How a match ended: the winning seats (none: drawn) and every seat's score."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


S = TypeVar("S")  # state
M = TypeVar("M")  # move
V = TypeVar("V")  # view
T = TypeVar("T")
O = TypeVar("O")  # options  # noqa: E741


class Step(Value, Generic[S], frozen=True):
    """What a start or a move led to.

    If anything that a viewer can see changes, at least one of the events is told to that viewer:
    streams count these steps, so a secret decision of one seat leaves no trace in another's.
    """

    state: S
    events: tuple[Event, ...] = ()
    shuffles: tuple[Shuffle, ...] = ()


class Game(ABC, Generic[O, S, M, V]):
    """A game. `version` rises whenever the same moves could lead to another match."""

    name: ClassVar[str]
    version: ClassVar[int]
    earlier: ClassVar[Mapping[int, AnyGame]] = {}
    """The game as it was, by version: matches that were begun by those rules go on by them."""
    choices: ClassVar[tuple[Option, ...]] = ()
    """What may be chosen before a match."""
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    """Options that go well together, by name. Without any there is one table, with the defaults."""
    place: ClassVar[int] = 100
    """Where it lies in the box: games are shown in this order, those that do not say last."""
    hints: ClassVar[bool] = False
    """Whether the game's programs can say what the best turn now would be."""
    secret: ClassVar[bool] = True
    """Whether a seat may know things that its neighbours must not see."""

    @abstractmethod
    def options(self, given: Mapping[str, object]) -> O:
        """The options with defaults filled in; raises `BadOption`."""

    @abstractmethod
    def sides(self, options: O) -> tuple[tuple[int, ...], ...]:
        """The seats of every side. Without teams each side is one seat."""

    @abstractmethod
    def start(self, options: O, chance: Chance) -> Step[S]:
        """The first state."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that owe a decision now; none when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Iterable[M]:
        """Every move the seat may make now, each once, in an order that tells nothing hidden."""

    @abstractmethod
    def verify(self, state: S, seat: int, move: M) -> None:
        """Raises `Illegal` unless the seat may make this move now."""

    @abstractmethod
    def play(self, state: S, seat: int, move: M, chance: Chance) -> Step[S]:
        """The step a verified move leads to. Does not verify."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What the viewer may know, built from that alone. Its `seat` is the viewer."""

    @abstractmethod
    def prompt(self, view: V) -> Sentence:
        """The one sentence under the board: whose turn it is and what they may do."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the match goes on."""

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> S:
        """A full state that this viewer cannot tell from the real one."""

    @abstractmethod
    def write(self, move: M) -> str:
        """The move's text."""

    @abstractmethod
    def read(self, text: str) -> M:
        """The move of a text; raises `BadMove`."""

    def describe(self, move: M) -> Sentence:
        """The move in words, for a page that knows nothing of the game but its words."""
        return Sentence("plain-move", {"text": self.write(move)})

    def offered(self, state: S, seat: int) -> Iterable[M]:
        """The legal moves that a page may show. A game of finding them keeps those back."""
        return self.legal(state, seat)

    def tries(self, state: S, seat: int) -> Iterable[M]:
        """Moves that a page lets one try though the rules may forbid them: lessons say beforehand why."""
        return ()

    def offers(self, state: S, seat: int) -> Iterable[str]:
        """The texts of what is offered. They are told at every turn, so a game may have a quicker way."""
        return map(self.write, self.offered(state, seat))

    def settle(self, options: Mapping[str, OptionValue], people: int) -> dict[str, OptionValue]:
        """The options once it is known how many people, not programs, sit at the table."""
        return dict(options)

    def tell(self, move: M, seat: int, viewer: Viewer) -> str | None:
        """The move's text as a viewer may know it while the match goes on; None if it is secret."""
        return self.write(move)

    def clock(self, state: S, seat: int) -> int | None:
        """Seconds the rules give the seat for the decision it owes, if they say."""
        return None

    @property
    def timed(self) -> bool:
        """Whether the rules ever give seats a time."""
        return type(self).clock is not Game.clock

    def resumes(self, state: S, seat: int) -> bool:
        """Whether the seat goes on with the decision of its own last move: its time is not given again."""
        return False

    def pace(self, state: S, seat: int) -> float | None:
        """Seconds that a program takes for the decision at least, where the game has a beat of its own."""
        return None

    def timeout(self, state: S, seat: int) -> M | None:
        """The move that running out of time makes for the seat, if the rules say."""
        return None

    def in_absence(self, state: S, seat: int) -> M | None:
        """The move of a person who is gone, where a program that stands in has nothing to decide."""
        return None

    def seats(self, options: O) -> int:
        """How many seats there are."""
        return sum(len(side) for side in self.sides(options))


AnyGame = Game[Any, Any, Any, Any]


def choose(choices: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """The given options, checked against the choices, with defaults filled in."""
    by_name = {choice.name: choice for choice in choices}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption(name, value, ())
        # `True == 1` in Python, but an option that counts is not one that switches.
        if not any(value == allowed and type(value) is type(allowed) for allowed in by_name[name].values):
            raise BadOption(name, value, by_name[name].values)
    return {choice.name: given.get(choice.name, choice.default) for choice in choices}  # type: ignore[misc]


def written(value: OptionValue) -> str:
    """A value as it is written in records and typed after commands: a switch is `yes` or `no`."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def view_type(game: AnyGame) -> Any:
    """The type of the game's views: a view that came as JSON is converted to it."""
    found = get_type_hints(type(game).view)["return"]
    open_ones = getattr(found, "__parameters__", ())
    if not open_ones:
        return found
    known: dict[Any, Any] = {}  # what the classes that the game derives from were told to stand for
    for kind in type(game).__mro__:
        for base in vars(kind).get("__orig_bases__", ()):
            asked = getattr(get_origin(base), "__parameters__", ())
            for name, meant in zip(asked, get_args(base), strict=False):
                known.setdefault(name, meant)
    return found[tuple(known[name] for name in open_ones)]


def presets_of(game: AnyGame) -> Mapping[str, Mapping[str, OptionValue]]:
    """The presets; where a game has none, its one table, under an empty name."""
    return game.presets or {"": {}}


def fitting(game: AnyGame, given: Mapping[str, OptionValue], seats: int) -> Mapping[str, OptionValue]:
    """The given options; if so many are to sit, with the first preset that agrees with both."""
    for preset in game.presets.values() if seats else ():
        agrees = all(preset.get(name, value) == value for name, value in given.items())
        if agrees and game.seats(game.options(preset)) == seats:
            return {**preset, **given}
    return given


def seen(events: Sequence[Event], viewer: Viewer) -> tuple[Event, ...]:
    """The events that are told to a viewer: most often all of them."""
    for event in events:
        if isinstance(event, Private) and event.seat != viewer:
            return tuple([each for each in events if not isinstance(each, Private) or each.seat == viewer])
    return tuple(events)


def listeners(events: Sequence[Event], viewers: tuple[Viewer, ...]) -> tuple[Viewer, ...]:
    """Those of the viewers who are told any of the events."""
    for event in events:
        if isinstance(event, Private):
            return tuple([viewer for viewer in viewers if seen(events, viewer)])
    return viewers if events else ()


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced."""
    return (*items[:index], item, *items[index + 1 :])
