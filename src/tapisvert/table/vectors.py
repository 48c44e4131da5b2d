"""Many games that are stepped at once, whatever plays them: arrays in, arrays out.

A game that brings a kernel for this says so in `engine/vector.py`, as `VECTORS`; any other is stepped by its
plain rules (`tapisvert.adapters.vectors`, where both are asked for). All have the same face:

    games.turns             who is to move, by game
    games.observations      what that seat observes: small whole numbers, or on plain rules numbers up to 1
    games.scale             what these are to be multiplied with, to lie between -1 and 1
    games.masks             which numbers are moves of that seat
    rewards, done = games.step(moves)

Moves have the numbers of the game's `numbers.py`, and `observations * scale` is its vector of the seat's
view: what is learned here plays in PettingZoo's and OpenSpiel's environments as it is. A match that ends is
dealt anew at once. Luck depends on the seed, the place of a game among the others, and its own moves alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast, get_args

import numpy as np
from numpy.typing import NDArray

from tapisvert.table.game import AnyGame, OptionValue, Outcome, choose
from tapisvert.table.numbers import Vector

Stakes = Literal["match", "round", "points"]
"""What is rewarded: the match or each round, of which losers pay one each and winners share it; or the
points, rounds or chips that the move just brought."""

Numbers = NDArray[np.int64]
Observations = NDArray[Any]
Masks = NDArray[np.bool_]


class Vectors(ABC):
    """So many games that are stepped together. `observe=False` leaves observations and masks out.

    `observations` and `masks` may be given: arrays in one piece, into which they are written from then on.
    """

    count: int
    seats: int
    options: Any
    scale: Vector
    observations: Observations
    masks: Masks

    @property
    @abstractmethod
    def turns(self) -> Numbers:
        """The seat to move in every game."""

    @abstractmethod
    def reset(self, seed: int) -> None:
        """Deals all games."""

    @abstractmethod
    def sample(self) -> Numbers:
        """A random legal move for every game, each with the same chance. It changes no later luck."""

    @abstractmethod
    def step(self, actions: Numbers) -> tuple[Vector, NDArray[np.bool_]]:
        """Makes a move in every game; raises `ValueError`, and moves nothing, if one of them is not legal.

        Returns what every seat won with it, and which matches ended; these are dealt anew.
        """

    @property
    def actions(self) -> int:
        """How many numbers there are for moves."""
        return int(self.masks.shape[1])

    @property
    def width(self) -> int:
        """How long an observation is."""
        return int(self.observations.shape[1])

    def room(
        self,
        width: int,
        moves: int,
        observations: Observations | None,
        masks: Masks | None,
        observe: bool,
        kind: Any = np.int8,
    ) -> None:
        """Takes the arrays that were given, or makes some."""
        rows = self.count if observe else 0
        self.observations = _array("observations", observations, (rows, width), kind)
        self.masks = _array("masks", masks, (rows, moves), np.bool_)


def settled(game: AnyGame, preset: str = "", given: Mapping[str, OptionValue] | None = None) -> Any:
    """The options of a preset and what else was asked for, as they are where only programs play."""
    if preset and preset not in game.presets:
        raise KeyError(f"{game.name} has no preset {preset!r}: the choice is {', '.join(game.presets)}")
    asked = {**(game.presets[preset] if preset else {}), **(given or {})}
    return game.options(game.settle(choose(game.choices, asked), people=0))


def kind_of(rewards: str) -> Stakes:
    """What is rewarded, by its name."""
    if rewards not in get_args(Stakes):
        raise ValueError(f"{rewards!r} is not rewarded: the choice is {', '.join(get_args(Stakes))}")
    return cast(Stakes, rewards)


def stakes(outcome: Outcome) -> tuple[float, ...]:
    """The losers pay one each, and the winners share it. Alone, winning is worth one and losing costs one."""
    seats, winners = len(outcome.scores), len(outcome.winners)
    if seats == 1:
        return (1.0 if winners else -1.0,)
    if not winners:
        return (0.0,) * seats
    share = (seats - winners) / winners
    return tuple(share if seat in outcome.winners else -1.0 for seat in range(seats))


def spoils(gains: Sequence[float]) -> tuple[float, ...]:
    """The stakes of a round: it is won by whoever gained most in it."""
    most = max(gains)
    return stakes(
        Outcome(tuple(seat for seat, gain in enumerate(gains) if gain == most), tuple(map(int, gains)))
    )


def _array(name: str, given: Any, shape: tuple[int, int], kind: Any) -> Any:
    if given is None:
        return np.zeros(shape, dtype=kind)
    if given.shape != shape or given.dtype != kind or not given.flags.c_contiguous:
        raise ValueError(f"{name} have to be one piece of {shape[0]} x {shape[1]} numbers, {np.dtype(kind)}")
    return given
