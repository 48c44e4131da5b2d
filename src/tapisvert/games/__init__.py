"""The games, one folder each; they do not know each other, and nothing here knows them by name.

A game is a package: a folder beside this file, or an installed package that names itself in the entry point
group `tapisvert.games` (`belote = "tapisvert_belote"`). Its `rules.py` has the game, as `GAME`; everything
else in it may be missing (`part`). A package from elsewhere says in `__init__.py` which interface it was
written for: `INTERFACE = 1`. One that cannot be used is left out and named by `broken`; the other games
go on.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from tapisvert.table.game import AnyGame, Game
from tapisvert.table.value import Value

GROUP = "tapisvert.games"
INTERFACE = 1
"""Rises when a package that was written for an earlier one might no longer work."""

log = logging.getLogger(__name__)


class Broken(Value, frozen=True):
    """A game that cannot be used: a code for the reason (a sentence of the catalogues) and its details.

    `import`: its modules cannot be loaded. `interface`: it was written for another one. `taken`: there is
    another game of this name. `no-game`: its `rules.py` has no `GAME` of this name.
    """

    name: str
    package: str
    code: str
    detail: str = ""


class MissingPart(LookupError):
    """A game lacks a file that somebody needs: which game, and which file of its folder."""

    def __init__(self, game: str, file: str) -> None:
        folder = package(game).replace(".", "/")
        super().__init__(f"the game {game!r} needs {file}, and {folder}/ has none")
        self.game, self.file = game, file


class _Shelf(Value, frozen=True):
    packages: dict[str, str]
    broken: tuple[Broken, ...]


def names() -> tuple[str, ...]:
    """The games that can be played, in alphabetical order."""
    return tuple(sorted(_packages()))


def broken() -> tuple[Broken, ...]:
    """The games that were found and cannot be used."""
    return _shelf().broken


def package(name: str) -> str:
    """The package that a game lives in; raises KeyError if there is no such game."""
    if name not in _packages():
        raise KeyError(f"there is no game {name!r}: the choice is {', '.join(names())}")
    return _packages()[name]


@cache
def load(name: str) -> AnyGame:
    """A game by its name; raises KeyError if there is no such game."""
    game: AnyGame = importlib.import_module(f"{package(name)}.rules").GAME
    return game


def part(name: str, file: str) -> ModuleType | None:
    """A module that a game may have, such as `picture` or `programs.levels`; None if it has not."""
    if name not in _packages():
        return None
    module = package(name)
    for step in file.split("."):
        module = f"{module}.{step}"
        if importlib.util.find_spec(module) is None:
            return None
    return importlib.import_module(module)


def need(name: str, file: str) -> ModuleType:
    """A module that a game must have for what is asked of it; raises `MissingPart`."""
    found = part(name, file)
    if found is None:
        raise MissingPart(name, f"{file.replace('.', '/')}.py")
    return found


def _packages() -> dict[str, str]:
    return _shelf().packages


@cache
def _shelf() -> _Shelf:
    """All games that there are. Packages from elsewhere are imported here, to see whether they work."""
    own = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    packages = {name: f"{__name__}.{name}" for name in own}
    failed: list[Broken] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if packages.get(entry.name) == entry.value:
            continue  # the same package, found twice on the path
        fault = _taken(entry) if entry.name in packages else _fault(entry)
        if fault is None:
            packages[entry.name] = entry.value
        else:
            failed.append(fault)
            log.error(
                "the game %s (%s) is left out: %s %s", fault.name, fault.package, fault.code, fault.detail
            )
    return _Shelf(packages, tuple(failed))


def _taken(entry: EntryPoint) -> Broken:
    return Broken(entry.name, entry.value, "taken")


def _fault(entry: EntryPoint) -> Broken | None:
    """What is wrong with a package; None if nothing is."""
    try:
        interface = getattr(importlib.import_module(entry.value), "INTERFACE", None)
        if interface != INTERFACE:
            return Broken(entry.name, entry.value, "interface", f"{interface} ≠ {INTERFACE}")
        game = getattr(importlib.import_module(f"{entry.value}.rules"), "GAME", None)
    except Exception as error:  # whatever somebody's package does, the house goes on
        return Broken(entry.name, entry.value, "import", f"{type(error).__name__}: {error}")
    if not isinstance(game, Game) or game.name != entry.name:
        return Broken(entry.name, entry.value, "no-game")
    return None
