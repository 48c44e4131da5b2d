"""Punto to cut out: 72 square cards, told apart by shape as well as by colour (PUN-1)."""

from __future__ import annotations

from tapisvert.games.punto.model import Options
from tapisvert.table.paper import INK, IVORY, RED, Box, Disc, Drawing, Piece, Rank, Shape, Stack, Text

SIDE = 45.0
STEP, HALF = 10.5, 3.6
"""From one mark to the next, and half of a mark."""

INKS = {"r": RED, "b": "#1f4e8c", "g": "#2c6e31", "y": "#c98a00"}
COPIES = 2
PIPS = {
    1: "....x....",
    2: "x.......x",
    3: "x...x...x",
    4: "x.x...x.x",
    5: "x.x.x.x.x",
    6: "x.xx.xx.x",
    7: "x.xxxxx.x",
    8: "xxxx.xxxx",
    9: "xxxxxxxxx",
}
"""Where the marks of a value lie, three rows of three, as on dice."""


def stacks(options: Options, rank: Rank) -> tuple[Stack, ...]:
    """All cards of the box, whoever plays with which."""
    return (
        Stack(
            "cards", tuple(_card(colour, value) for colour in INKS for value in PIPS for _ in range(COPIES))
        ),
    )


def _card(colour: str, value: int) -> Piece:
    corner, middle = 4.5, SIDE / 2
    marks = tuple(
        _mark(colour, middle + STEP * (place % 3 - 1), middle + STEP * (place // 3 - 1))
        for place, sign in enumerate(PIPS[value])
        if sign == "x"
    )
    numbers = (
        Text(corner, corner, str(value), 5, INK, bold=True),
        Text(SIDE - corner, SIDE - corner, str(value), 5, INK, bold=True, turned=True),
    )
    return Piece(SIDE, SIDE, (Box(0, 0, SIDE, SIDE, IVORY), *marks, *numbers))


def _mark(colour: str, x: float, y: float) -> Drawing:
    """Round for red, square for blue, a triangle for green, a diamond for yellow."""
    ink = INKS[colour]
    if colour == "r":
        return Disc(x, y, HALF, ink)
    if colour == "b":
        return Box(x - 3.2, y - 3.2, 6.4, 6.4, ink)
    if colour == "g":
        return Shape(((x, y - HALF - 0.3), (x + HALF + 0.3, y + 3.2), (x - HALF - 0.3, y + 3.2)), ink)
    return Shape(((x, y - 4.3), (x + 4.3, y), (x, y + 4.3), (x - 4.3, y)), ink)
