"""Many games at once, of any game: on its own kernel if it has one, else on the plain rules.

    from tapisvert.adapters.vectors import vectors

    games = vectors("casino_royal", 16, preset="variant-4", rewards="points", seed=1)
    rewards, done = games.step(games.sample())

`tapisvert.table.vectors` says what they all have. Punto and Cartino have kernels, which make millions of
moves a second; the others are stepped one after the other by the rules that people play, some hundreds or
thousands a second.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert import games
from tapisvert.adapters.numbered import Numbered, numbers_of
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, OptionValue
from tapisvert.table.numbers import Vector
from tapisvert.table.vectors import Masks, Numbers, Observations, Vectors, kind_of, settled


def vectors(
    game: str,
    /,
    count: int,
    preset: str = "",
    *,
    seed: int = 0,
    rewards: str = "match",
    observe: bool = True,
    observations: Observations | None = None,
    masks: Masks | None = None,
    **options: OptionValue,
) -> Vectors:
    """So many games, with the options of a preset and others beside.

    Raises `KeyError` for a game or preset that does not exist, and `BadOption` for an option.
    """
    rules = games.load(game)
    given: dict[str, Any] = {
        "rewards": rewards,
        "observe": observe,
        "observations": observations,
        "masks": masks,
    }
    kernel = games.part(game, "engine.vector")
    if kernel:
        return cast(Vectors, kernel.VECTORS(count, seed, preset, **given, **options))
    return PlainVectors(rules, settled(rules, preset, options), count, seed, **given)


class PlainVectors(Vectors):
    """So many matches on the plain rules. What seats observe are the game's vectors: `scale` is all ones."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        count: int,
        seed: int = 0,
        rewards: str = "match",
        observe: bool = True,
        observations: Observations | None = None,
        masks: Masks | None = None,
    ) -> None:
        self.game, self.options, self.count, self.rewards = game, options, count, kind_of(rewards)
        self.seats = game.seats(options)
        numbers = numbers_of(game.name)
        width, moves = numbers.width(options), numbers.moves(options)
        self.scale = np.ones(width, dtype=np.float32)
        self.room(width, moves, observations, masks, observe, np.float32)
        self.reset(seed)

    @property
    def turns(self) -> Numbers:
        return np.array([match.to_act[0] for match in self.matches], dtype=np.int64)

    def reset(self, seed: int) -> None:
        self._seed = seed
        self._dealt = [0] * self.count
        self._lots = [random.Random(f"{seed} {place} moves") for place in range(self.count)]
        self.matches = [self._deal(place) for place in range(self.count)]
        self._write()

    def sample(self) -> Numbers:
        chosen = [
            lots.choice(sorted(match.moves(match.to_act[0])))
            for lots, match in zip(self._lots, self.matches, strict=True)
        ]
        return np.array(chosen, dtype=np.int64)

    def step(self, actions: Numbers) -> tuple[Vector, NDArray[np.bool_]]:
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} moves are needed, one for each match")
        for place, (match, action) in enumerate(zip(self.matches, actions.tolist(), strict=True)):
            if action not in match.moves(match.to_act[0]):
                raise ValueError(f"{action} is no move in match {place} now")
        rewards = np.zeros((self.count, self.seats), dtype=np.float32)
        done = np.zeros(self.count, dtype=np.bool_)
        for place, match in enumerate(self.matches):
            match.play(match.to_act[0], int(actions[place]))
            rewards[place] = match.earned
            if not match.to_act:
                done[place] = True
                self.matches[place] = self._deal(place)
        self._write()
        return rewards, done

    def _deal(self, place: int) -> Numbered:
        """The next match of a place: its luck is its own, whatever else was drawn."""
        self._dealt[place] += 1
        name = f"{self._seed} {place} {self._dealt[place]}"
        chance = Chance(hashlib.sha256(name.encode()).digest())
        return Numbered(self.game, self.options, chance, self.rewards)

    def _write(self) -> None:
        for place, (row, mask) in enumerate(zip(self.observations, self.masks, strict=True)):
            match = self.matches[place]
            seat = match.to_act[0]
            row[:] = match.vector(seat)
            mask[:] = False
            mask[list(match.moves(seat))] = True
