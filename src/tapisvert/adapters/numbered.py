"""A match whose moves and views are numbers: what PettingZoo's and OpenSpiel's ways to see a game share.

A game's own `numbers.py` says how its moves and views become numbers. A game without one is numbered here as
any game can be: a move by its place among the legal ones, a view by hashing all that it says into a vector.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, cast

import msgspec
import numpy as np

from tapisvert import games
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, Event, Viewer
from tapisvert.table.numbers import Numbers, Vector
from tapisvert.table.vectors import kind_of, spoils, stakes

MOST = 1000
"""So many legal moves have numbers in a game that brings none of its own."""

LENGTH = 1024
"""Of the vector of a view in such a game."""


class Numbered:
    """A match at some moment. What is in it never changes but is replaced, so that a copy costs nothing."""

    __slots__ = (
        "_known",
        "begun",
        "chance",
        "earned",
        "events",
        "game",
        "numbers",
        "options",
        "points",
        "rewards",
        "state",
        "total",
    )

    def __init__(self, game: AnyGame, options: Any, chance: Chance, rewards: str = "match") -> None:
        self.game = game
        self.options = options
        self.numbers = numbers_of(game.name)
        self.rewards = kind_of(rewards)
        if rewards == "round" and not hasattr(self.numbers, "round"):
            self.rewards = "match"
        self.chance = chance
        step = game.start(options, chance)
        self.state: Any = step.state
        self.events: tuple[Event, ...] = step.events
        self.earned: tuple[float, ...] = (0.0,) * self.seats
        """What the last move brought to every seat."""
        self.total = self.earned
        self.begun = self.points = self._points()
        self._known: tuple[Any, int, Mapping[int, Any]] = (None, 0, {})

    def __copy__(self) -> Numbered:
        twin = Numbered.__new__(Numbered)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Numbered:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        held = {
            name: getattr(self, name) for name in self.__slots__ if name not in ("_known", "game", "numbers")
        }
        return _restored, (self.game.name, held)

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    def moves(self, seat: int) -> Mapping[int, Any]:
        """The moves that a seat may make, by their numbers."""
        if self._known[0] is not self.state or self._known[1] != seat:
            # Whoever trains asks again and again about the same state, and finding all words takes a while.
            self._known = self.state, seat, self._numbered(seat)
        return self._known[2]

    def play(self, seat: int, number: int) -> None:
        """Makes a move; raises `ValueError` if the seat has none with this number now."""
        move = self.moves(seat).get(number)
        if move is None:
            raise ValueError(f"seat {seat} has no move {number} now")
        before = self.state
        step = self.game.play(before, seat, move, self.chance)
        self.state, self.events = step.state, step.events
        self._reward(before)

    def view(self, viewer: Viewer) -> Any:
        return self.game.view(self.state, viewer)

    def vector(self, viewer: Viewer) -> Vector:
        return self.numbers.encode(self.view(viewer))

    def imagined(self, viewer: Viewer, rng: random.Random) -> Numbered:
        """A match that the viewer cannot tell from this one; what luck is still to come is another's too."""
        twin = self.__copy__()
        twin.state = self.game.imagine(self.view(viewer), rng)
        twin.chance = Chance(rng.randbytes(32))
        for seat in twin.to_act:
            if seat not in self.to_act:  # it has answered, unseen, what the viewer is still asked
                twin.play(seat, rng.choice([*twin.moves(seat)]))
        return twin

    def returns(self) -> tuple[float, ...]:
        """What every seat has won at the end, all in all; nothing before."""
        return self.total if self.game.outcome(self.state) else (0.0,) * self.seats

    def _reward(self, before: Any) -> None:
        outcome = self.game.outcome(self.state)
        self.earned = (0.0,) * self.seats
        if self.rewards == "match":
            if outcome:
                self.earned = stakes(outcome)
        else:
            points = self._points()
            if self.rewards == "points":
                self.earned = tuple(after - had for after, had in zip(points, self.points, strict=True))
            elif outcome or self._round(before) != self._round(self.state):
                self.earned = spoils([after - had for after, had in zip(points, self.begun, strict=True)])
                self.begun = points
            self.points = points
        if any(self.earned):
            self.total = tuple(had + more for had, more in zip(self.total, self.earned, strict=True))

    def _points(self) -> tuple[float, ...]:
        if self.rewards == "match":
            return ()
        outcome = self.game.outcome(self.state)
        if hasattr(self.numbers, "points"):
            return tuple(map(float, self.numbers.points(self.view(None))))
        return tuple(map(float, outcome.scores)) if outcome else (0.0,) * self.seats

    def _round(self, state: Any) -> int:
        return int(cast(Any, self.numbers).round(self.game.view(state, None)))

    def _numbered(self, seat: int) -> Mapping[int, Any]:
        if seat not in self.to_act:
            return {}
        return self.numbers.number(self.game.view(self.state, seat), self.game.legal(self.state, seat))


@cache
def numbers_of(game: str) -> Numbers:
    """How a game is numbered."""
    return cast(Numbers, games.part(game, "numbers") or Hashed())


class Hashed:
    """How any game can be numbered."""

    def moves(self, options: Any) -> int:
        return MOST

    def number(self, view: Any, legal: Iterable[Any]) -> dict[int, Any]:
        return dict(enumerate(islice(legal, MOST)))

    def width(self, options: Any) -> int:
        return LENGTH

    def encode(self, view: Any) -> Vector:
        """Every fact adds to the place its name is hashed to: numbers what they are, texts a one."""
        vector = np.zeros(LENGTH, dtype=np.float32)
        for name, fact in _facts("", msgspec.to_builtins(view, str_keys=True)):
            if isinstance(fact, str):
                vector[zlib.crc32(f"{name}={fact}".encode()) % LENGTH] += 1
            else:
                vector[zlib.crc32(name.encode()) % LENGTH] += fact / (1 + abs(fact))
        return np.clip(vector, -1, 1)


def _facts(name: str, thing: Any) -> Iterator[tuple[str, str | float]]:
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from _facts(f"{name}.{key}", value)
    elif isinstance(thing, list | tuple):
        for place, value in enumerate(thing):
            yield from _facts(f"{name}.{place}", value)
    elif thing is not None:
        yield name, thing


def _restored(game: str, held: Mapping[str, Any]) -> Numbered:
    twin = Numbered.__new__(Numbered)
    twin.game, twin.numbers, twin._known = games.load(game), numbers_of(game), (None, 0, {})
    for name, value in held.items():
        setattr(twin, name, value)
    return twin
