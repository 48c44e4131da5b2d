"""The games as clients see them: what each offers, how a view looks, how moves are said, and its files."""

from __future__ import annotations

import itertools
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.server.messages.games import (
    Describe,
    Description,
    Drawing,
    DrawnBox,
    DrawnLabel,
    GameInfo,
    Preset,
    Seating,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.web import lessons, puzzles
from tapisvert.table.game import AnyGame, BadMove, BadOption, OptionValue, Sentence, presets_of, view_type
from tapisvert.table.program import LEVELS

MOST_SEATINGS = 200
"""A game whose options can be combined in more ways tells the number of seats for its presets alone."""


def all_games() -> list[GameInfo]:
    """Every game, in the order in which they lie in the box."""
    return [game_info(name) for name in sorted(games.names(), key=lambda name: games.load(name).place)]


@cache
def game_info(name: str) -> GameInfo:
    """What a client must know of a game to lay a table of it."""
    game = games.load(name)
    return GameInfo(
        name=game.name,
        version=game.version,
        choices=game.choices,
        presets=tuple(Preset(name, dict(options)) for name, options in game.presets.items()),
        seats={name: game.seats(game.options(options)) for name, options in presets_of(game).items()},
        levels=LEVELS,
        hints=game.hints,
        seatings=_seatings(game),
        secret=game.secret,
        page=f"/games/{name}/index.js" if (folder(name, "page") / "index.js").is_file() else "",
        lessons=lessons.names(name),
        puzzles=puzzles.number(name),
    )


def describe(name: str, asked: Describe) -> Description:
    """How a view looks, and the moves in words; raises `Refuse`."""
    if name not in games.names():
        raise Refuse("unknown-game")
    game = games.load(name)
    moves = tuple(_say(game, text) for text in asked.moves)
    return Description(_draw(game, asked.view), moves)


def folder(name: str, part: str) -> Path:
    """A folder of a game's package, such as `words` or `page`; it may be missing."""
    return Path(str(files(games.package(name)))) / part


def _seatings(game: AnyGame) -> tuple[Seating, ...]:
    """The numbers of seats that options make, for all values of those options that change the number."""
    usual = _seats(game, {})
    deciding = [
        choice
        for choice in game.choices
        if any(_seats(game, {choice.name: value}) not in (usual, None) for value in choice.values)
    ]
    names = [choice.name for choice in deciding]
    combined = list(
        itertools.islice(itertools.product(*(choice.values for choice in deciding)), MOST_SEATINGS + 1)
    )
    if len(combined) > MOST_SEATINGS:
        return ()
    given = (dict(zip(names, values, strict=True)) for values in combined)
    counted = ((options, _seats(game, options)) for options in given)
    return tuple(Seating(options, seats) for options, seats in counted if seats is not None)


def _seats(game: AnyGame, given: dict[str, OptionValue]) -> int | None:
    """None if these options do not go together."""
    try:
        return game.seats(game.options(given))
    except BadOption:
        return None


def _say(game: AnyGame, text: str) -> Sentence:
    try:
        return game.describe(game.read(text))
    except BadMove:
        raise Refuse("bad-move", text=text) from None


def _draw(game: AnyGame, given: Any) -> Drawing | None:
    artist = games.part(game.name, "picture")
    if artist is None:
        return None
    try:
        view = msgspec.json.decode(msgspec.json.encode(given), type=view_type(game))
        picture = artist.draw(view)
    except Exception as error:
        # A view that no match ever showed: nobody knows how the game's own code stumbles over it.
        raise Refuse("bad-message", problem=f"no view of {game.name}: {error}"[:200]) from None
    return Drawing(picture.width, picture.height, tuple(map(_shape, picture.shapes)))


def _shape(shape: Any) -> DrawnBox | DrawnLabel:
    from tapisvert.table.numbers import Box  # with numpy, which a server else does without

    if isinstance(shape, Box):
        return DrawnBox(shape.x, shape.y, shape.width, shape.height, shape.fill)
    return DrawnLabel(shape.x, shape.y, shape.text, shape.size, shape.fill, shape.centred)
