"""The rules of Casino Royal as a game of the table: Poker (A), the Poker variant (B) and Bingo (C)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import ClassVar, Protocol

import msgspec

from tapisvert.games.casino_royal import bingo, evening, moves, notation, poker, variant, views
from tapisvert.games.casino_royal.betting import Speech, talks
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import turn_up
from tapisvert.games.casino_royal.model import (
    Answer,
    Call,
    Cut,
    Mark,
    Move,
    Name,
    Stake,
    State,
    Turn,
    View,
    Wait,
)
from tapisvert.games.casino_royal.options import Options
from tapisvert.table.chance import Chance
from tapisvert.table.game import (
    BadOption,
    Event,
    Game,
    Option,
    Outcome,
    Sentence,
    Step,
    Viewer,
    choose,
)

GAMES = ("poker", "variant", "bingo")
SEATS = (2, 3, 4, 5, 6, 7, 8)
RUN_OUT = 1
"""Seconds between two cards that nothing can be decided about any more (CAS-B9)."""


class CasinoRoyal(Game[Options, State, Move, View]):
    name = "casino_royal"
    version = 2
    hints = True
    choices: ClassVar[tuple[Option, ...]] = (
        Option("players", SEATS, 4, "CAS-1"),
        Option("game", GAMES, "poker", "CAS-A1"),
        Option("rounds", ("usual", "1", "2", "4", "8", "16", "all"), "usual", "CAS-D1"),
        Option("batch", ("players", "five"), "players", "CAS-A3"),
        Option("relance", ("usual", "on", "off"), "usual", "CAS-A4"),
        Option("call", ("pairs", "five", "free"), "pairs", "CAS-A5"),
        Option("ask", ("batch", "card"), "batch", "CAS-A5"),
        Option("boards", (1, 2, 3, 4), 1, "CAS-C1"),
        Option("stock", ("share", "45"), "share", "CAS-C1"),
        Option("says", ("program", "player"), "program", "CAS-C4"),
        Option("marks", ("program", "hand"), "program", "CAS-C5"),
        Option("pace", (0, 1, 2, 3, 5, 8), 2, "CAS-A2"),
        Option("window", (0, 10, 20, 30, 60), 30, "CAS-A5"),
    )
    presets: ClassVar = {
        f"{game}-{players}": {"game": game, "players": players} for game in GAMES for players in SEATS
    }

    def options(self, given: Mapping[str, object]) -> Options:
        chosen = choose(self.choices, given)
        options = msgspec.convert({**chosen, "bingo_cut": self.version > 1}, Options)
        if options.game == "bingo" and options.boards * options.players > len(BOARDS):
            raise BadOption("boards", options.boards, range(1, len(BOARDS) // options.players + 1))
        return options

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(options.players))

    def start(self, options: Options, chance: Chance) -> Step[State]:
        return evening.start(options, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return moves.to_act(state)

    def legal(self, state: State, seat: int) -> Iterable[Move]:
        return moves.legal(state, seat)

    def verify(self, state: State, seat: int, move: Move) -> None:
        moves.verify(state, seat, move)

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Stake):
            return variant.stake(state, move.amount)
        if isinstance(move, Name):
            return bingo.name(state, move.symbol)
        if isinstance(move, Mark):
            return bingo.decide(state, seat, move, chance)
        if isinstance(move, Turn) and state.options.game == "bingo":
            return bingo.turn(state, chance)
        part: _Poker = variant if state.options.game == "variant" else poker
        if isinstance(move, Cut):
            events: list[Event] = []
            begin = bingo.begin if state.options.game == "bingo" else part.begin
            return begin(evening.cut(state, move.cards, events, chance), events)
        if isinstance(move, Turn):
            return _turn(part, state, chance)
        if isinstance(move, Call | Wait):
            return part.decide(state, seat, move, chance)
        return part.say(state, seat, move, chance)

    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def prompt(self, view: View) -> Sentence:
        return views.prompt(view)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def imagine(self, view: View, rng: random.Random) -> State:
        return views.imagine(view, rng)

    def write(self, move: Move) -> str:
        return notation.write(move)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def tell(self, move: Move, seat: int, viewer: Viewer) -> str | None:
        """What was decided at the same time as others did stays one's own while the match goes on."""
        return None if isinstance(move, Call | Wait | Mark) and seat != viewer else notation.write(move)

    def clock(self, state: State, seat: int) -> int | None:
        """The dealer's beat, or the time that all have to decide at the same time."""
        if state.phase == "calling":
            beat = state.options.pace
            return (min(beat, RUN_OUT) if _runs_out(state) else beat) or None
        return state.options.window or None if state.phase in ("pause", "window") else None

    def pace(self, state: State, seat: int) -> float | None:
        return self.clock(state, seat) if state.phase == "calling" else None

    def timeout(self, state: State, seat: int) -> Move | None:
        waits: dict[str, Move] = {"calling": Turn(), "pause": Wait(), "window": Mark()}
        return waits.get(state.phase)


class _Poker(Protocol):
    """What the modules of games A and B do with the same moves."""

    def begin(self, state: State, events: list[Event]) -> Step[State]: ...
    def compare(self, state: State, events: list[Event], chance: Chance) -> Step[State]: ...
    def go_on(self, state: State, events: list[Event]) -> Step[State]: ...
    def decide(self, state: State, seat: int, said: Answer, chance: Chance) -> Step[State]: ...
    def say(self, state: State, seat: int, speech: Speech, chance: Chance) -> Step[State]: ...


class CasinoRoyalBefore(CasinoRoyal):
    """Version 1: in Bingo nobody cut the pack, and five covered cards were enough for a call."""

    version = 1
    choices = tuple(
        Option("call", choice.values, "five", choice.rule) if choice.name == "call" else choice
        for choice in CasinoRoyal.choices
    )


CasinoRoyal.earlier = {1: CasinoRoyalBefore()}
GAME = CasinoRoyal()


def _turn(part: _Poker, state: State, chance: Chance) -> Step[State]:
    """CAS-A2, CAS-A7, CAS-B4, CAS-B10: one card more; when it was the last, hands are compared."""
    events: list[Event] = []
    state = turn_up(state, events)
    if not state.pack:
        return part.compare(state, events, chance)
    return Step(state, tuple(events)) if state.phase == "pause" else part.go_on(state, events)


def _runs_out(state: State) -> bool:
    """CAS-B9: at most one of those still in has money left, so the rest of the pack decides."""
    return state.options.game == "variant" and not talks(state.money, state.staying)
