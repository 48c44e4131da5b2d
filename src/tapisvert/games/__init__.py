"""The games, one folder each; they do not know each other, and nothing here knows them by name."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType

from tapisvert.table.game import AnyGame


@cache
def names() -> tuple[str, ...]:
    """The games that exist, by the names of their folders."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def package(name: str) -> str:
    """The package that a game lives in; raises KeyError if there is no such game."""
    if name not in names():
        raise KeyError(f"there is no game {name!r}: the choice is {', '.join(names())}")
    return f"{__name__}.{name}"


@cache
def load(name: str) -> AnyGame:
    """A game by its name; raises KeyError for one that does not exist."""
    game: AnyGame = importlib.import_module(f"{package(name)}.rules").GAME
    return game


def part(name: str, file: str) -> ModuleType | None:
    """A module that a game may have in its folder besides; None if it has not, or there is no such game."""
    module = f"{__name__}.{name}.{file}"
    there = name in names() and importlib.util.find_spec(module)
    return importlib.import_module(module) if there else None
