"""Small games to try programs on: four in a row on a board that cards fall into, and three on one of nine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tapisvert.table.chance import Chance
from tapisvert.table.game import BadMove, Illegal, OptionValue, Outcome, Sentence, Step, choose, put
from tapisvert.table.open import OpenGame, Seen
from tapisvert.table.value import Value

Options = Mapping[str, OptionValue]
WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))


class State(Value, frozen=True):
    cells: str
    turn: int = 0
    outcome: Outcome | None = None


class Rows(OpenGame[Options, State, int]):
    """Connect four: a move is a column, and the stone falls."""

    name = "rows"
    version = 1
    wide, high, line = 7, 6, 4

    def options(self, given: Mapping[str, object]) -> Options:
        return choose(self.choices, given)

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: Options, chance: Chance) -> Step[State]:
        return Step(State(" " * self.wide * self.high))

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[int]:
        return [move for move in range(self.wide) if state.cells[move] == " "] if not state.outcome else []

    def verify(self, state: State, seat: int, move: int) -> None:
        if move not in self.legal(state, seat):
            raise Illegal("ROW-1", "full")

    def play(self, state: State, seat: int, move: int, chance: Chance) -> Step[State]:
        cell = self.lands(state, move)
        cells = "".join(put(tuple(state.cells), cell, "xo"[seat]))
        outcome = None
        if self.lines(cells, cell):
            outcome = Outcome((seat,), (int(seat == 0), int(seat == 1)))
        elif " " not in cells:
            outcome = Outcome((), (0, 0))
        return Step(State(cells, 1 - seat, outcome))

    def lands(self, state: State, move: int) -> int:
        return max(cell for cell in range(move, len(state.cells), self.wide) if state.cells[cell] == " ")

    def lines(self, cells: str, cell: int) -> bool:
        row, column = divmod(cell, self.wide)
        for right, down in WAYS:
            count = 1
            for sign in (1, -1):
                x, y = column + sign * right, row + sign * down
                while 0 <= x < self.wide and 0 <= y < self.high and cells[y * self.wide + x] == cells[cell]:
                    count, x, y = count + 1, x + sign * right, y + sign * down
            if count >= self.line:
                return True
        return False

    def prompt(self, view: Seen[State]) -> Sentence:
        return Sentence("rows-prompt")

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def write(self, move: int) -> str:
        return str(move)

    def read(self, text: str) -> int:
        if not text.isdecimal():
            raise BadMove(text)
        return int(text)


class Cross(Rows):
    """Tic-tac-toe: a move is a cell."""

    name = "cross"
    wide, high, line = 3, 3, 3

    def legal(self, state: State, seat: int) -> Iterable[int]:
        return [move for move in range(9) if state.cells[move] == " "] if not state.outcome else []

    def lands(self, state: State, move: int) -> int:
        return move
