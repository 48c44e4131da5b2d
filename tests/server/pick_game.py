"""A tiny game for tests of the table: both seats secretly pick, at once, against the rules' own clock.

What Punto alone would not show: several decisions owed at once, decisions that leave no trace, a
clock and a timeout that the rules give.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from tapisvert.table.chance import Chance
from tapisvert.table.game import (
    BadMove,
    Game,
    Illegal,
    Option,
    Outcome,
    Private,
    Public,
    Sentence,
    Step,
    Viewer,
)

ROUNDS = 2


class Picked(Private, frozen=True):
    value: int


class Shown(Public, frozen=True):
    values: tuple[int, ...]


class State(msgspec.Struct, frozen=True):
    picks: tuple[int | None, ...] = (None, None)
    scores: tuple[int, ...] = (0, 0)
    round: int = 1


class View(msgspec.Struct, frozen=True):
    seat: int | None
    mine: int | None
    scores: tuple[int, ...]
    round: int


class Pick(Game[dict[str, Any], State, int, View]):
    name = "pick"
    version = 1
    choices: ClassVar = (Option("seconds", (0, 1), 0, "PCK-1"),)
    presets: ClassVar = {"plain": {}}

    def __init__(self, seconds: int = 0) -> None:
        self.seconds = seconds

    def options(self, given: Mapping[str, object]) -> dict[str, Any]:
        return dict(given)

    def sides(self, options: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: dict[str, Any], chance: Chance) -> Step[State]:
        return Step(State(), (Shown(()),))

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.round > ROUNDS:
            return ()
        return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)

    def legal(self, state: State, seat: int) -> Iterable[int]:
        return (1, 2, 3) if seat in self.to_act(state) else ()

    def verify(self, state: State, seat: int, move: int) -> None:
        if seat not in self.to_act(state):
            raise Illegal("PCK-2", "not-now", seat=seat)

    def play(self, state: State, seat: int, move: int, chance: Chance) -> Step[State]:
        picks = tuple(move if n == seat else pick for n, pick in enumerate(state.picks))
        if None in picks:
            return Step(replace(state, picks=picks), (Picked(seat=seat, value=move),))
        values = tuple(pick or 0 for pick in picks)
        scores = tuple(score + value for score, value in zip(state.scores, values, strict=True))
        return Step(
            State(scores=scores, round=state.round + 1), (Picked(seat=seat, value=move), Shown(values))
        )

    def view(self, state: State, viewer: Viewer) -> View:
        mine = state.picks[viewer] if viewer is not None else None
        return View(viewer, mine, state.scores, state.round)

    def prompt(self, view: View) -> Sentence:
        return Sentence("pick-prompt")

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        best = max(state.scores)
        return Outcome(tuple(n for n, score in enumerate(state.scores) if score == best), state.scores)

    def imagine(self, view: View, rng: random.Random) -> State:
        picks = tuple(view.mine if seat == view.seat else None for seat in range(2))
        return State(picks, view.scores, view.round)

    def write(self, move: int) -> str:
        return str(move)

    def read(self, text: str) -> int:
        if text not in ("0", "1", "2", "3"):
            raise BadMove(text)
        return int(text)

    def tell(self, move: int, seat: int, viewer: Viewer) -> str | None:
        return str(move) if seat == viewer else None

    def clock(self, state: State, seat: int) -> int | None:
        return self.seconds or None

    def timeout(self, state: State, seat: int) -> int | None:
        return 0
