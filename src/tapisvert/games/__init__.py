"""The games, one folder each; they do not know each other, and nothing here knows them by name.

A game is a package: a folder beside this file, or an installed package that names itself in the entry point
group `tapisvert.games` (`belote = "tapisvert_belote"`). Its `rules.py` has the game, as `GAME`, and its
`words/` everything that is said about it; all else may be missing (`part`). A package from elsewhere says in
`__init__.py` which interface it was written for: `INTERFACE = 1`. A game that cannot be used is left out and
named by `broken`; the other games go on.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from types import ModuleType

import msgspec

from tapisvert.table import puzzles as table_puzzles
from tapisvert.table.game import AnyGame, Game
from tapisvert.table.lessons import Lesson, read
from tapisvert.table.puzzles import Puzzle
from tapisvert.table.scenes import Judgement
from tapisvert.table.speech import LANGUAGES
from tapisvert.table.value import Value

GROUP = "tapisvert.games"
PUZZLES = "puzzles.jsonl"
"""The file in a game's folder `lessons` that has its puzzles, one a line."""
INTERFACE = 1
"""Rises when a package that was written for an earlier one might no longer work."""


class Broken(Value, frozen=True):
    """A game that cannot be used: a code for the reason (a sentence of the catalogues) and its details.

    `import`: its modules cannot be loaded. `interface`: it was written for another one. `taken`: there is
    another game of this name. `no-game`: its `rules.py` has no `GAME` of this name. `no-words`: a file of
    `words/` is missing or cannot be read.
    """

    name: str
    package: str
    code: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.name} ({self.package}) is left out: {self.code} {self.detail}".rstrip()


class MissingPart(LookupError):
    """A game lacks a file that somebody needs: which game, and which file of its folder."""

    def __init__(self, game: str, file: str) -> None:
        folder = package(game).replace(".", "/")
        super().__init__(f"the game {game!r} needs {file}, and {folder}/ has none")
        self.game, self.file = game, file


def names() -> tuple[str, ...]:
    """The games that can be played, in alphabetical order. To know, their rules are loaded."""
    return tuple([name for name in found() if not _fault(name)])


def found() -> tuple[str, ...]:
    """The games that there are, in alphabetical order, whether or not they can be played."""
    return tuple(sorted(_shelf()[0]))


def broken() -> tuple[Broken, ...]:
    """The games that were found and cannot be used."""
    faults = [fault for name in found() if (fault := _fault(name))]
    return (*faults, *_shelf()[1])


def package(name: str) -> str:
    """The package that a game lives in; raises KeyError if there is no such game."""
    packages, _ = _shelf()
    if name not in packages:
        raise KeyError(f"there is no game {name!r}: the choice is {', '.join(names())}")
    return packages[name]


@cache
def load(name: str) -> AnyGame:
    """A game by its name; raises KeyError if there is no such game, or if it cannot be used."""
    rules = f"{package(name)}.rules"
    if fault := _fault(name):
        raise KeyError(str(fault))
    game: AnyGame = importlib.import_module(rules).GAME
    return game


def part(name: str, file: str) -> ModuleType | None:
    """A module that a game may have, such as `picture` or `programs.levels`; None if it has not."""
    if name not in found():
        return None
    module = package(name)
    for step in file.split("."):
        module = f"{module}.{step}"
        if importlib.util.find_spec(module) is None:
            return None
    return importlib.import_module(module)


def need(name: str, file: str) -> ModuleType:
    """A module that a game must have for what is asked of it; raises `MissingPart`."""
    module = part(name, file)
    if module is None:
        raise MissingPart(name, f"{file.replace('.', '/')}.py")
    return module


def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons in a game's folder, in their order; none if it has no such folder. Raises `BadLesson`."""
    folder = files(package(name)).joinpath("lessons")
    if not folder.is_dir():
        return ()
    texts = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    found = [read(file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in texts]
    return tuple(sorted(found, key=lambda lesson: (lesson.place, lesson.name)))


@cache
def judged(name: str) -> dict[str, dict[str, Judgement]]:
    """What the judge of a game thinks of moves that its lessons have no answer for; kept beside them."""
    file = files(package(name)).joinpath("lessons/judged.json")
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Judgement]])


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder, in their order; none if it has no such file. Raises `BadPuzzle`."""
    file = files(package(name)).joinpath("lessons", PUZZLES)
    return table_puzzles.read(file.read_text(encoding="utf-8")) if file.is_file() else ()


def look_again() -> None:
    """Forgets what was found, for those who install a game while this runs."""
    for known in (_shelf, _fault, load, judged, puzzles):
        known.cache_clear()


@cache
def _shelf() -> tuple[dict[str, str], tuple[Broken, ...]]:
    """The packages of all games by their names, and those whose name was taken. Nothing is loaded for it."""
    own = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    packages = {name: f"{__name__}.{name}" for name in own}
    others = sorted({(entry.name, entry.value) for entry in entry_points(group=GROUP)})
    for name, home in others:
        packages.setdefault(name, home)
    taken = (Broken(name, home, "taken", packages[name]) for name, home in others if packages[name] != home)
    return packages, tuple(taken)


@cache
def _fault(name: str) -> Broken | None:
    """What is wrong with a game, which is loaded to see whether it works; None if nothing is."""
    home = package(name)
    try:
        wrong = _looked_at(name, home)
    except (Exception, SystemExit) as error:  # whatever somebody's package does, the house goes on
        wrong = "import", f"{type(error).__name__}: {error}".partition("\n")[0]
    return Broken(name, home, *wrong) if wrong else None


def _looked_at(name: str, home: str) -> tuple[str, str] | None:
    folder = importlib.import_module(home)
    interface = getattr(folder, "INTERFACE", None)
    if interface != INTERFACE and not home.startswith(f"{__name__}."):
        return "interface", f"{interface} ≠ {INTERFACE}"
    if importlib.util.find_spec(f"{home}.rules") is None:
        return "no-game", "rules.py"
    game = getattr(importlib.import_module(f"{home}.rules"), "GAME", None)
    if not isinstance(game, Game):
        return "no-game", "rules.py: GAME"
    if game.name != name:
        return "no-game", f"rules.py: GAME.name = {game.name!r}"
    game.seats(game.options({}))  # asked by everybody, for every game at once
    for language in LANGUAGES:
        file = f"words/{language}.ftl"
        try:
            files(home).joinpath(file).read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            return "no-words", file if isinstance(error, OSError) else f"{file}: {error}"
    return None
