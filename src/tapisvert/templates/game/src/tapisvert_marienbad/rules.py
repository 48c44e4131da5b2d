"""The rules of Marienbad: what there is, and what may be done with it (MAR-1 to MAR-5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec

from tapisvert.table.chance import Chance
from tapisvert.table.game import (
    BadMove,
    Event,
    Illegal,
    Option,
    Outcome,
    Public,
    Sentence,
    Step,
    choose,
    put,
)
from tapisvert.table.open import OpenGame, Seen
from tapisvert.table.value import Value

NAMES = "abcd"
"""What the rows are called, from the top."""


class Options(Value, frozen=True):
    rows: str = "1-3-5-7"
    last: str = "loses"


class Take(Value, frozen=True):
    """The one kind of move: so many matches of a row. Written `b3`."""

    row: int
    count: int


class State(Value, frozen=True):
    """Nothing is hidden, so this is also what everybody sees."""

    options: Options
    turn: int
    rows: tuple[int, ...]
    taken: tuple[int, ...]
    outcome: Outcome | None = None


class Began(Public, frozen=True):
    seat: int


class Took(Public, frozen=True):
    seat: int
    row: str
    count: int


class Won(Public, frozen=True):
    seat: int
    last: str


class Marienbad(OpenGame[Options, State, Take]):
    name = "marienbad"
    version = 1
    choices = (
        Option("rows", ("1-3-5-7", "3-4-5"), "1-3-5-7", "MAR-1"),
        Option("last", ("loses", "wins"), "loses", "MAR-4"),
    )

    def options(self, given: Mapping[str, object]) -> Options:
        return msgspec.convert(choose(self.choices, given), Options)

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: Options, chance: Chance) -> Step[State]:
        lot = chance.shuffle(1, "starter", ("1", "2"))  # MAR-2
        starter = int(lot.items[0]) - 1
        rows = tuple(int(size) for size in options.rows.split("-"))
        return Step(State(options, starter, rows, (0, 0)), (Began(starter),), (lot,))

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[Take]:
        if seat not in self.to_act(state):
            return []
        return [Take(row, count) for row, size in enumerate(state.rows) for count in range(1, size + 1)]

    def verify(self, state: State, seat: int, move: Take) -> None:
        if state.outcome:
            raise Illegal("MAR-4", "match-over")
        if seat != state.turn:
            raise Illegal("MAR-2", "not-your-turn", seat=state.turn)
        left = state.rows[move.row] if move.row < len(state.rows) else 0
        if move.count > left:
            raise Illegal("MAR-3", "too-few", row=NAMES[move.row], left=left)

    def play(self, state: State, seat: int, move: Take, chance: Chance) -> Step[State]:
        other = 1 - seat
        rows = put(state.rows, move.row, state.rows[move.row] - move.count)
        taken = put(state.taken, seat, state.taken[seat] + move.count)
        events: list[Event] = [Took(seat, NAMES[move.row], move.count)]
        outcome = None
        if not any(rows):
            winner = seat if state.options.last == "wins" else other
            outcome = Outcome((winner,), (int(winner == 0), int(winner == 1)))
            events.append(Won(winner, state.options.last))
        return Step(State(state.options, other, rows, taken, outcome), tuple(events))

    def prompt(self, view: Seen[State]) -> Sentence:
        state = view.state
        if state.outcome:
            return Sentence("marienbad-prompt-won", {"seat": state.outcome.winners[0]})
        kind = "take" if view.seat == state.turn else "wait"
        return Sentence(f"marienbad-prompt-{kind}", {"seat": state.turn})

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def write(self, move: Take) -> str:
        return f"{NAMES[move.row]}{move.count}"

    def read(self, text: str) -> Take:
        if not re.fullmatch(f"[{NAMES}][1-9]", text):
            raise BadMove(text)
        return Take(NAMES.index(text[0]), int(text[1]))


GAME = Marienbad()
