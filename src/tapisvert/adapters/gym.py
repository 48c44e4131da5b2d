"""Many games at once as one of Gymnasium's vector environments: whoever is to move in each of them moves.

    from tapisvert.adapters.gym import vector_env

    env = vector_env("punto", 1024, wins=1)
    observed, info = env.reset(seed=1)
    observed, rewards, done, cut, info = env.step(env.sample())

It plays itself: every observation is of the seat that is to move (`info["seat"]`), told from where it sits,
and a reward is that of the seat that just moved; all seats' are in `info["rewards"]`. A match that ends is
dealt anew in the same step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tapisvert.adapters.vectors import vectors
from tapisvert.table.game import OptionValue
from tapisvert.table.vectors import Numbers, Vectors


def vector_env(
    game: str, /, count: int, preset: str = "", *, rewards: str = "match", **options: OptionValue
) -> GymVectors:
    """So many games; raises what `tapisvert.adapters.vectors.vectors` does."""
    given: dict[str, Any] = {"rewards": rewards, **options}
    return GymVectors(vectors(game, count, preset, **given))


class GymVectors(VectorEnv[dict[str, NDArray[Any]], Numbers, NDArray[Any]]):
    """What `Vectors` have, with Gymnasium's face."""

    def __init__(self, games: Vectors) -> None:
        self.games, self.num_envs = games, games.count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_action_space = spaces.Discrete(games.actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (games.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (games.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, games.count)
        self.observation_space = batch_space(self.single_observation_space, games.count)
        self._rows = np.arange(games.count)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deals all games: those of a seed, which is one for all, or others than before."""
        if options or isinstance(seed, list):
            raise ValueError("all games have one seed, and the options that they were made with")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._observed(), {"seat": self.games.turns.copy()}

    def step(
        self, actions: Numbers
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Makes a move in every game; raises `ValueError` if one of them is not legal."""
        movers = self.games.turns.copy()
        rewards, done = self.games.step(np.asarray(actions, dtype=np.int64))
        info = {"seat": self.games.turns.copy(), "rewards": rewards}
        return self._observed(), rewards[self._rows, movers], done, np.zeros_like(done), info

    def sample(self) -> Numbers:
        """A legal move for every game, by chance."""
        return self.games.sample()

    def _observed(self) -> dict[str, NDArray[Any]]:
        return {
            "observation": self.games.observations * self.games.scale,
            "action_mask": self.games.masks.astype(np.int8),
        }
