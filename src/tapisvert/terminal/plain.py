"""Any game in a terminal: what a seat sees as an indented table, and its moves as a list to choose from."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.text import Text

from tapisvert.table.game import AnyGame
from tapisvert.table.open import Seen
from tapisvert.words import Speaker

LISTED = 60
"""So many moves are listed; `legal` shows all."""

WIDE = 76
"""Columns that a list of moves takes."""

NOTHING = "–"
SEAT, SEATS = ("seat", "turn", "starter"), ("seats", "winners")
"""Fields that are seats in every game, and those that are lists of them."""


class Plain:
    """Draws the views of a game that has no `terminal.py`, with the same functions as one."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._offered: Sequence[str] = ()

    def draw(self, view: Any, legal: Sequence[str], speaker: Speaker) -> Text:
        """What the viewer knows, field by field, and what may be done now."""
        self._offered = legal
        said = Text(speaker.text(f"{self.game.name}-name"), style="bold")
        shown = msgspec.to_builtins(view.state if isinstance(view, Seen) else view)
        parts = [said, *_Table(self.game.name, speaker).lines(shown)]
        if legal:
            parts += [Text(), *_moves(legal, speaker)]
        return Text("\n").join(parts)

    def complete(self, view: Any, text: str) -> str:
        """The move that somebody meant: as it is written, or by its number in the list."""
        move = text.strip()
        if move not in self._offered and move.isdecimal() and 0 < int(move) <= len(self._offered):
            return self._offered[int(move) - 1]
        return move

    def hides(self, view: Any) -> bool:
        """Whether the viewer knows what somebody who looks on does not."""
        theirs = self.game.view(self.game.imagine(view, random.Random(0)), None)
        mine, all_see = ({**msgspec.to_builtins(each), "seat": None} for each in (view, theirs))
        return mine != all_see


class _Table:
    """Lines of names and values. A field is called by the sentence `<game>-field-<name>`, if there is one."""

    def __init__(self, game: str, speaker: Speaker) -> None:
        self.game, self.speaker = game, speaker

    def lines(self, fields: Mapping[str, Any], indent: int = 1) -> Iterator[Text]:
        names = {field: self._name(field) for field in fields}
        widest = max(map(cell_len, names.values()), default=0)
        for field, value in fields.items():
            margin, name = "  " * indent, names[field]
            if (text := self._in_one(field, value)) is not None:
                space = " " * (widest - cell_len(name) + 2)
                yield Text.assemble(margin, (name, "dim"), space, text)
            else:
                yield Text.assemble(margin, (name, "dim"))
                yield from self._several(value, indent + 1)

    def _name(self, field: str) -> str:
        own = f"{self.game}-field-{field}"
        return self.speaker.text(own) if self.speaker.knows(own) else field.replace("_", " ")

    def _several(self, value: Any, indent: int) -> Iterator[Text]:
        if isinstance(value, dict):
            yield from self.lines({str(key): each for key, each in value.items()}, indent)
            return
        for each in value:
            if (text := self._in_one("", each)) is not None:
                yield Text("  " * indent + text)
            else:
                yield from self._several(each, indent)
                yield Text()

    def _in_one(self, field: str, value: Any) -> str | None:
        """A value that fits on the line of its name; None if it takes several."""
        if isinstance(value, bool):
            return self.speaker.text(f"terminal-plain-{'yes' if value else 'no'}")
        if value is None or value in ("", (), [], {}):
            return NOTHING
        if field in SEAT and isinstance(value, int) and value in range(len(self.speaker.names)):
            return self.speaker.names[value]
        if field in SEATS:
            return self.speaker.names_of(value)
        if isinstance(value, list | tuple):
            if any(isinstance(each, list | tuple | dict) for each in value):
                return None
            return " ".join(self._in_one("", each) or "" for each in value)
        return None if isinstance(value, dict) else str(value)


def _moves(legal: Sequence[str], speaker: Speaker) -> Iterator[Text]:
    """The moves in columns, each with its number, unless moves are numbers themselves."""
    numbered = not any(move.isdecimal() for move in legal)
    cells = [f"{place} {move}" if numbered else move for place, move in enumerate(legal[:LISTED], 1)]
    width = max(map(cell_len, cells)) + 3
    across = max(1, WIDE // width)
    for first in range(0, len(cells), across):
        yield Text("  " + "".join(cell.ljust(width) for cell in cells[first : first + across]).rstrip())
    if len(legal) > LISTED:
        yield Text("  " + speaker.text("terminal-plain-more", count=len(legal) - LISTED), style="dim")
