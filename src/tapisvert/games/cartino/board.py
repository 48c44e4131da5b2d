"""The boards of Cartino: fields, their halves, and which halves touch (CAR-2 to CAR-5)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tapisvert.table.cards import Card
from tapisvert.table.value import Value

Half = str
"""A field's card and `u` or `l`: `KSu` is the upper half of the king of spades' field."""

UPPER, LOWER = "u", "l"


class Layout(Value, frozen=True):
    """A board as it lies on the table. `rows` are the fields, `touching` the neighbours of every half."""

    rows: tuple[tuple[Card, ...], ...]
    halves: tuple[Half, ...]
    touching: dict[Half, tuple[Half, ...]]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for row in self.rows for card in row)


@cache
def layout(edition: int) -> Layout:
    """The board of an edition, from its text file."""
    text = files(__package__).joinpath("boards", f"{edition}.txt").read_text(encoding="utf-8")
    rows = tuple(tuple(line.split()) for line in text.splitlines() if line and not line.startswith("#"))
    places = {
        (column, 2 * row + level): card + half
        for row, cards in enumerate(rows)
        for column, card in enumerate(cards)
        for level, half in enumerate((UPPER, LOWER))
    }
    touching = {
        half: tuple(
            places[near]
            for near in ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
            if near in places
        )
        for (column, row), half in places.items()
    }
    return Layout(rows, tuple(touching), touching)


def card_of(half: Half) -> Card:
    return half[:-1]


def halves_of(card: Card) -> tuple[Half, Half]:
    return card + UPPER, card + LOWER
