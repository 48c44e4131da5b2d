"""The games a server has: what may be chosen, and a match of one as a text and as a drawing."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tapisvert.server.messages.parts import Level, Options
from tapisvert.table.game import Option, Sentence


class Preset(msgspec.Struct, frozen=True):
    name: str
    options: Options


class Seating(msgspec.Struct, frozen=True):
    """How many seats these options make. Only options that change the number are named."""

    options: Options
    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the page that creates tables needs it.

    `seats` maps each preset to its seats; a game without presets has them under an empty name. `seatings`
    says the same for all options. `secret`: a seat may know things that others must not see. `page` is the
    address of the game's own page for a browser, a module; it is empty if there is none. `lessons` are the
    names of those it has, in the order in which they are learnt.
    """

    name: str
    version: int
    choices: tuple[Option, ...]
    presets: tuple[Preset, ...]
    seats: dict[str, int]
    levels: tuple[Level, ...]
    hints: bool  # its programs can give hints
    seatings: tuple[Seating, ...] = ()
    secret: bool = True
    page: str = ""
    lessons: tuple[str, ...] = ()
    puzzles: int = 0  # how many it has


class Describe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks how a view looks, and how moves are said in words, for a page that knows nothing of the game."""

    view: Any
    moves: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=5000)] = ()


class DrawnBox(msgspec.Struct, frozen=True, tag="box"):
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    fill: str


class DrawnLabel(msgspec.Struct, frozen=True, tag="label"):
    """A text around a point (`centred`), or from it on to the right."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    centred: bool


class Drawing(msgspec.Struct, frozen=True):
    """Shapes to draw, in order. Lengths are pixels, colours are `#rrggbb`."""

    width: float
    height: float
    shapes: tuple[DrawnBox | DrawnLabel, ...]


class Description(msgspec.Struct, frozen=True):
    """The picture of a view, if the game draws one, and a sentence for each of the moves."""

    picture: Drawing | None
    moves: tuple[Sentence, ...]
