"""Every game as a game of OpenSpiel: importing this module registers them as `tapisvert_punto` and so on.

    import pyspiel
    import tapisvert.adapters.spiel

    game = pyspiel.load_game("tapisvert_punto(preset=2-expert,wins=3)")

Luck comes first: a match begins with three chance nodes that together draw one of 16 million deals, and all
that is shuffled later follows from the deal. So a history of actions says everything, copies are exact, and
what is dealt stays hidden: an information state is what a seat's view says (two ways to the same view are the
same one), and `resample_from_infostate` draws a match that the seat cannot tell from the real one, with other
luck to come.

Actions are numbered as in PettingZoo's environments. Where several seats owe a decision at once, they are
asked one after the other. At the end the losers pay one each and the winners share it; with `rewards=round`
or `rewards=points` the end brings what all rounds or moves did.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from tapisvert import games
from tapisvert.adapters.numbered import Numbered, numbers_of
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, OptionValue, Viewer, presets_of
from tapisvert.table.vectors import kind_of, settled

DRAWS, DEALS = 3, 256
"""How many chance nodes draw the deal, and how many outcomes each has."""

LONGEST = 100_000
"""No match has as many moves."""

NUMBERED = "table-"
"""Stands before texts that are numbers: OpenSpiel would not take `preset=3` or `rounds=2` for a text."""

MOST = 10_000.0
"""No match brings as many points, rounds or chips."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """A game with the options of a preset and others; `register` derives a class for every game."""

    rules: ClassVar[AnyGame]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        # OpenSpiel fills in what was not said: an option at its default leaves what the preset says of it.
        usual = _usual(self.rules)
        given = {name: _plain(value) for name, value in (parameters or {}).items() if value != usual[name]}
        asked = {name: _marked(value) for name, value in given.items()}
        preset, self.stakes = given.pop("preset", ""), kind_of(given.pop("rewards", "match"))
        self.options = options_of(self.rules, preset, tuple(given.items()))
        numbers, seats = numbers_of(self.rules.name), self.rules.seats(self.options)
        self.width = numbers.width(self.options)
        alone, by_match = seats == 1, self.stakes == "match"
        apart = alone or self.stakes == "points"  # what one seat wins, no other loses
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers.moves(self.options),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0 if by_match else -MOST,
            max_utility=max(1.0, seats - 1.0) if by_match else MOST,
            utility_sum=None if apart else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(self.rules, apart), info, asked)

    def new_initial_state(self, state: str | None = None) -> Position:
        return Position(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """Of what a seat sees, as OpenSpiel asks by default, or without anything private of what all see."""
        asked = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not asked.public_info or asked.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is what one seat sees, or what everybody does")
        return Observer(self.width, private=asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


class Position(pyspiel.State):  # type: ignore[misc]
    """A match at some moment, or its deal being drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deal: tuple[int, ...] = ()
        self.match: Numbered | None = None

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self.match.to_act
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.match is not None and not self.match.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / DEALS) for outcome in range(DEALS)]

    def returns(self) -> list[float]:
        return list(self.match.returns()) if self.match else [0.0] * self.num_players()

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> Position:
        """A match that this seat cannot tell from this one."""
        twin: Position = self.clone()
        if twin.match:
            twin.match = twin.match.imagined(seat, random.Random(sampler()))
        return twin

    def _legal_actions(self, seat: int) -> list[int]:
        return sorted(self.match.moves(seat)) if self.match else list(range(DEALS))

    def _apply_action(self, action: int) -> None:
        if self.match:
            self.match.play(self.match.to_act[0], action)
            return
        self.deal = (*self.deal, action)
        if len(self.deal) == DRAWS:
            table = self.get_game()
            number = sum(drawn * DEALS**place for place, drawn in enumerate(self.deal))
            self.match = Numbered(table.rules, table.options, Chance.seeded(number), table.stakes)

    def _action_to_string(self, seat: int, action: int) -> str:
        if not self.match or seat == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        move = self.match.moves(seat).get(action)
        return f"move {action}" if move is None else self.match.game.write(move)

    def __str__(self) -> str:
        return f"deal {self.deal}" if self.match is None else seen(self.match, None)


class Observer:
    """What a seat or an onlooker sees, as OpenSpiel asks for it: a vector, or the view as JSON."""

    def __init__(self, width: int, private: bool) -> None:
        self.private = private
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: Position, seat: int) -> None:
        self.tensor[:] = state.match.vector(self._viewer(seat)) if state.match else 0

    def string_from(self, state: Position, seat: int) -> str:
        return seen(state.match, self._viewer(seat)) if state.match else ""

    def _viewer(self, seat: int) -> Viewer:
        return seat if self.private else None


def seen(match: Numbered, viewer: Viewer) -> str:
    """A viewer's view as JSON."""
    return msgspec.json.encode(match.view(viewer)).decode()


def name_of(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"tapisvert_{game}"


def register(name: str) -> None:
    """Makes a game known to OpenSpiel under its name there."""
    rules = games.load(name)
    pyspiel.register_game(kind(rules, apart=False), type(f"SpielGame_{name}", (SpielGame,), {"rules": rules}))


@cache  # a game is made anew for every state that is unpickled
def options_of(rules: AnyGame, preset: str, given: tuple[tuple[str, OptionValue], ...] = ()) -> Any:
    """The options of a preset, and some that were given beside it."""
    return settled(rules, preset, dict(given))


@cache
def _usual(rules: AnyGame) -> dict[str, Any]:
    """All parameters and their defaults."""
    options = {option.name: _marked(option.default) for option in rules.choices}
    return {**options, "preset": "", "rewards": "match"}


def _plain(value: Any) -> Any:
    return value.removeprefix(NUMBERED) if isinstance(value, str) else value


def _marked(value: Any) -> Any:
    return f"{NUMBERED}{value}" if isinstance(value, str) and value.isdecimal() else value


@cache
def kind(rules: AnyGame, apart: bool) -> Any:
    """What OpenSpiel wants to know about a game. Alone there is nobody to win from."""
    seats = {rules.seats(rules.options(preset)) for preset in presets_of(rules).values()}
    return pyspiel.GameType(
        short_name=name_of(rules.name),
        long_name=f"Tapis Vert: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if apart else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_usual(rules),
    )


for _name in games.names():
    register(_name)
