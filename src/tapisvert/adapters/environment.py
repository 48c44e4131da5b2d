"""Every game as a PettingZoo environment (AEC): seats are agents that are asked one after the other.

    from tapisvert.adapters.environment import environment

    env = environment("punto", preset="2", render_mode="ansi")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, done, cut, info = env.last()
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Where several seats owe a decision at once, each is asked without seeing the others' answers, because what
it observes is its own view. An observation is the game's vector of that view (numbers from -1 to 1), told
from where the seat sits; the mask tells which numbers are moves. `rewards` are for the match or each round,
of which losers pay one each and winners share it, or the points (or chips) that a move brings.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tapisvert import games
from tapisvert.adapters.numbered import Numbered, numbers_of
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, OptionValue, seen
from tapisvert.table.vectors import kind_of, settled
from tapisvert.words import Speaker

RENDER_MODES = ("ansi", "human", "rgb_array")


def environment(
    game: str,
    /,
    preset: str = "",
    render_mode: str | None = None,
    language: str = "en",
    rewards: str = "match",
    **options: OptionValue,
) -> Environment:
    """The environment of a game, with the options of a preset and others beside.

    Raises `KeyError` for a game or preset that does not exist, and `BadOption` for an option.
    """
    rules = games.load(game)
    return Environment(rules, settled(rules, preset, options), render_mode, language, rewards)


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo carries no types
    """One game with some options."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        render_mode: str | None = None,
        language: str = "en",
        rewards: str = "match",
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"{render_mode!r} is no way to render: {', '.join(RENDER_MODES)}")
        self.game, self.options, self.render_mode = game, options, render_mode
        self.stakes = kind_of(rewards)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats(options))]
        names = [f"Seat {seat + 1}" for seat in range(game.seats(options))]
        self.speaker = Speaker(language, names, game.sides(options))
        numbers = numbers_of(game.name)
        count, width = numbers.moves(options), numbers.width(options)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, (width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-1, 1, (len(self.possible_agents) * width,), np.float32)
        self._luck = random.Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat observes: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The numbers of moves: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match. With a seed all that follows is always the same; without, it is the next deal.

        `options` are for this match alone, instead of those of the environment (`{"starter": "1"}`).
        Raises `BadOption`, or `ValueError` if with them moves or observations were others.
        """
        agreed = self._agreed(options) if options else self.options
        if seed is not None:
            self._luck = random.Random(seed)
        chance = Chance.seeded(self._luck.getrandbits(64))
        self.match = Numbered(self.game, agreed, chance, self.stakes)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._events = {seat: [*seen(self.match.events, seat)] for seat in range(len(self.agents))}
        self.agent_selection = self.agents[self.match.to_act[0]]
        if self.render_mode == "human":
            self.render()

    def state(self) -> NDArray[np.float32]:
        """What all seats observe, one after the other: more than any of them may know."""
        return np.concatenate([self.match.vector(seat) for seat in range(len(self.possible_agents))])

    def observe(self, agent: str) -> dict[str, Any]:
        """The vector of the seat's view, and which numbers are moves it may make now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.action_spaces[agent].n, dtype=np.int8)
        mask[list(self.match.moves(seat))] = 1
        return {"observation": self.match.vector(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Makes the move of the seat that is asked; raises `ValueError` if it has none with this number."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.match.play(seat, int(action))
        self._events[seat] = []
        for other, events in self._events.items():
            events += seen(self.match.events, other)
        self._cumulative_rewards[agent] = 0.0
        outcome = self.game.outcome(self.match.state)
        self.rewards = dict(zip(self.agents, self.match.earned, strict=True))
        if outcome:
            self.terminations = dict.fromkeys(self.agents, True)
            for place, each in enumerate(self.agents):
                self.infos[each] = {"score": outcome.scores[place], "won": place in outcome.winners}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.match.to_act[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat that is asked sees: in words, as a picture, or (`human`) drawn in the terminal.

        Whoever asked for `human` need not call it: every step is shown as it is made.
        """
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        text = self._words(seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            self._show(seat, text)
            return None
        from tapisvert.adapters.canvas import pixels

        return pixels(self.game.name, self.match.view(seat), text)

    def close(self) -> None:
        """There is nothing to close."""

    def _words(self, seat: int) -> str:
        """What the seat was told since its last decision, and what it may do now."""
        said = [self.speaker.event(self.game.name, event) for event in self._events[seat]]
        return "\n".join([*said, self.speaker.say(self.game.prompt(self.match.view(seat)))])

    def _show(self, seat: int, text: str) -> None:
        """Draws as the game is drawn in a terminal, if it is; and says what happened."""
        from rich.console import Console

        console, drawer = Console(), games.part(self.game.name, "terminal")
        if drawer:
            console.print(drawer.draw(self.match.view(seat), (), self.speaker))
        console.print(text, markup=False, highlight=False)

    def _agreed(self, given: dict[str, Any]) -> Any:
        """The options of this environment and some others."""
        # PettingZoo's own tests send one of this name to everybody.
        asked = {name: value for name, value in given.items() if name != "options"}
        preset = asked.pop("preset", "")
        mine = {} if preset else {name: getattr(self.options, name) for name in self._names()}
        agreed = settled(self.game, preset, {**mine, **asked})
        numbers = numbers_of(self.game.name)
        if any(
            sort(agreed) != sort(self.options) for sort in (self.game.seats, numbers.moves, numbers.width)
        ):
            raise ValueError(
                f"with {given} seats, moves or observations were others: make another environment"
            )
        return agreed

    def _names(self) -> list[str]:
        return [option.name for option in self.game.choices]
