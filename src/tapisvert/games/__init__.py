"""The games, one folder each; they do not know each other, and nothing here knows them by name."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from tapisvert.table.game import AnyGame


@cache
def names() -> tuple[str, ...]:
    """The games that exist, by the names of their folders."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(name: str) -> AnyGame:
    """A game by its name; raises KeyError for one that does not exist."""
    if name not in names():
        raise KeyError(f"there is no game {name!r}: the choice is {', '.join(names())}")
    game: AnyGame = importlib.import_module(f"{__name__}.{name}.rules").GAME
    return game
