"""Puissance 4 in a terminal. Discs are told apart by colour and by shape."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tapisvert.table.open import Seen
from tapisvert.table.speech import Speaker
from tapisvert_puissance4.rules import DISCS, State

SHAPES = {"1": "●", "2": "◆"}
STYLES = {"1": "bold red", "2": "bold yellow"}
EMPTY = "·"


def draw(view: Seen[State], legal: Sequence[str], speaker: Speaker) -> Text:
    """Who has which discs, and the grid with the numbers of its columns below."""
    state = view.state
    rows = [_row(state, row) for row in reversed(range(state.options.height))]
    numbers = "".join(f" {number} " for number in range(1, state.options.width + 1))
    return Text("\n").join([*_seats(state, speaker), Text(), *rows, Text(numbers.rstrip(), style="dim")])


def complete(view: Seen[State], text: str) -> str:
    """The move that somebody meant: spaces do not matter."""
    return "".join(text.split())


def hides(view: Seen[State]) -> bool:
    """PUI-7: nothing is hidden."""
    return False


def _seats(state: State, speaker: Speaker) -> list[Text]:
    lines = []
    for seat, (disc, name) in enumerate(zip(DISCS, speaker.names, strict=True)):
        turn = seat == state.turn and not state.outcome
        lines.append(
            Text.assemble("▸ " if turn else "  ", (SHAPES[disc], STYLES[disc]), (f" {name}", "bold" * turn))
        )
    return lines


def _row(state: State, row: int) -> Text:
    """Three characters a cell, brackets around the last disc or around a line that won."""
    line = Text()
    for column, discs in enumerate(state.columns):
        disc = discs[row : row + 1]
        left, right = "[]" if (column, row) in state.marked else "  "
        line.append(left, style="bold")
        line.append(SHAPES.get(disc, EMPTY), style=STYLES.get(disc, "dim"))
        line.append(right, style="bold")
    line.rstrip()
    return line
