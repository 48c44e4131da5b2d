"""The rules of Puissance 4: what there is, and what may be done with it (PUI-1 to PUI-7)."""

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

LINE = 4
"""PUI-5: so many discs in a line win."""

WAYS = {"row": (1, 0), "column": (0, 1), "rising": (1, 1), "falling": (1, -1)}
"""PUI-5: how a line may lie, as the step from one of its cells to the next."""

DISCS = "12"
"""What stands for a disc of each seat."""

Cell = tuple[int, int]
"""A column from the left and a row from the bottom, both from 0."""

Columns = tuple[str, ...]
"""The grid: for each column its discs from the bottom up, such as `1221`."""

Line = tuple[Cell, ...]


class Options(Value, frozen=True):
    board: str = "7x6"
    starter: str = "lot"

    @property
    def width(self) -> int:
        return int(self.board.partition("x")[0])

    @property
    def height(self) -> int:
        return int(self.board.partition("x")[2])


class Drop(Value, frozen=True):
    """The one kind of move: a disc into a column. Written as players count: `4` is the fourth column."""

    column: int


class State(Value, frozen=True):
    """Nothing is hidden, so this is also what everybody sees."""

    options: Options
    turn: int
    columns: Columns
    last: Cell | None = None
    lines: tuple[Line, ...] = ()
    outcome: Outcome | None = None

    @property
    def marked(self) -> set[Cell]:
        """The cells to look at: the lines that won, or else the last disc."""
        return {cell for line in self.lines or ((self.last,),) for cell in line if cell}


class Began(Public, frozen=True):
    seat: int


class Dropped(Public, frozen=True):
    """A disc fell; column and row are counted from 1, as they are said."""

    seat: int
    column: int
    row: int


class Won(Public, frozen=True):
    seat: int
    way: str
    length: int


class Drawn(Public, frozen=True):
    pass


class Puissance4(OpenGame[Options, State, Drop]):
    name = "puissance4"
    version = 1
    hints = True
    choices = (
        Option("board", ("7x6", "8x7"), "7x6", "PUI-1"),
        Option("starter", ("lot", "1", "2"), "lot", "PUI-3"),
    )

    def options(self, given: Mapping[str, object]) -> Options:
        return msgspec.convert(choose(self.choices, given), Options)

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: Options, chance: Chance) -> Step[State]:
        lots = (chance.shuffle(1, "starter", ("1", "2")),) if options.starter == "lot" else ()
        starter = int(lots[0].items[0] if lots else options.starter) - 1
        return Step(State(options, starter, ("",) * options.width), (Began(starter),), lots)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[Drop]:
        if seat not in self.to_act(state):
            return []
        height = state.options.height
        return [Drop(number) for number, discs in enumerate(state.columns) if len(discs) < height]

    def verify(self, state: State, seat: int, move: Drop) -> None:
        if state.outcome:
            raise Illegal("PUI-5", "match-over")
        if seat != state.turn:
            raise Illegal("PUI-3", "not-your-turn", seat=state.turn)
        if move.column >= state.options.width:
            raise Illegal("PUI-1", "no-column", columns=state.options.width)
        if len(state.columns[move.column]) == state.options.height:
            raise Illegal("PUI-4", "full", column=move.column + 1)

    def play(self, state: State, seat: int, move: Drop, chance: Chance) -> Step[State]:
        cell = (move.column, len(state.columns[move.column]))
        columns = put(state.columns, move.column, state.columns[move.column] + DISCS[seat])
        lines = lines_through(columns, cell)
        events: list[Event] = [Dropped(seat, cell[0] + 1, cell[1] + 1)]
        outcome = None
        if lines:
            way, line = max(lines.items(), key=lambda each: len(each[1]))
            outcome = Outcome((seat,), (int(seat == 0), int(seat == 1)))
            events.append(Won(seat, way, len(line)))
        elif all(len(discs) == state.options.height for discs in columns):
            outcome = Outcome((), (0, 0))
            events.append(Drawn())
        after = State(state.options, 1 - seat, columns, cell, tuple(lines.values()), outcome)
        return Step(after, tuple(events))

    def prompt(self, view: Seen[State]) -> Sentence:
        state = view.state
        if not state.outcome:
            kind = "drop" if view.seat == state.turn else "wait"
            return Sentence(f"puissance4-prompt-{kind}", {"seat": state.turn})
        if not state.outcome.winners:
            return Sentence("puissance4-prompt-drawn")
        return Sentence("puissance4-prompt-won", {"seat": state.outcome.winners[0]})

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def write(self, move: Drop) -> str:
        return str(move.column + 1)

    def read(self, text: str) -> Drop:
        if not re.fullmatch("[1-8]", text):
            raise BadMove(text)
        return Drop(int(text) - 1)

    def describe(self, move: Drop) -> Sentence:
        return Sentence("puissance4-move", {"column": move.column + 1})


GAME = Puissance4()


def lines_through(columns: Columns, cell: Cell) -> dict[str, Line]:
    """PUI-5: the lines of four or more that run through a disc, by the way they lie."""
    found = {}
    for way, (right, up) in WAYS.items():
        line = (*reversed(_alike(columns, cell, -right, -up)), cell, *_alike(columns, cell, right, up))
        if len(line) >= LINE:
            found[way] = line
    return found


def _alike(columns: Columns, cell: Cell, right: int, up: int) -> list[Cell]:
    """The cells with the same disc that follow a cell in one direction."""
    disc, found = _disc(columns, cell), []
    while _disc(columns, cell := (cell[0] + right, cell[1] + up)) == disc:
        found.append(cell)
    return found


def _disc(columns: Columns, cell: Cell) -> str:
    """What lies in a cell; nothing where it is empty, or outside the grid."""
    column, row = cell
    inside = 0 <= column < len(columns) and 0 <= row < len(columns[column])
    return columns[column][row] if inside else ""
