"""What `tapis new-game` does: the package in `templates/game/` is written under another name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from tapisvert import games
from tapisvert.terminal.needs import NOT_WRITTEN, cannot_write
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.words import Speaker

NAME = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
TEMPLATE = "marienbad"
"""What the game of the template is called; its rules are MAR-1 and so on."""


def new_game(name: str, folder: Path | None, speaker: Speaker) -> str:
    """Writes the package and says what to do next; raises `Trouble` where it cannot be written."""
    if not NAME.fullmatch(name):
        raise Trouble("terminal-new-game-bad-name", name=name)
    if name in games.found():
        raise Trouble("terminal-new-game-taken", name=name, package=games.package(name))
    place = folder or Path(f"tapisvert-{name}")
    try:
        home = place.expanduser()
        if home.exists() and (not home.is_dir() or any(home.iterdir())):
            raise Trouble("terminal-new-game-exists", FAILED, folder=str(place))
        for path, text in _package(name):
            file = home / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    except NOT_WRITTEN as error:
        raise cannot_write(place, error) from None
    return speaker.text("terminal-new-game-written", name=name, folder=str(place))


def _package(name: str) -> Iterator[tuple[str, str]]:
    """The files of the package, by their paths."""
    letters = re.sub("[^a-z]", "", name)
    prefix = (letters * 2)[:3]
    class_name = "".join(word.capitalize() for word in name.split("_"))
    swaps = (
        (rf"\bclass {TEMPLATE.capitalize()}\b", f"class {class_name}"),
        (rf"\b{TEMPLATE.capitalize()}\(\)", f"{class_name}()"),
        (TEMPLATE.capitalize(), name.replace("_", " ").capitalize()),
        (TEMPLATE, name),
        (r"\bMAR\b", prefix.upper()),
        (r"(?<=-rules-)mar\b", prefix),
        (r"_mar_(?=\d\b)", f"_{prefix}_"),
    )
    for path, text in _files(files("tapisvert").joinpath("templates", "game")):
        for before, after in swaps:
            path, text = re.sub(before, after, path), re.sub(before, after, text)
        yield path, text


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir() and each.name != "__pycache__":
            yield from _files(each, f"{above}{each.name}/")
        elif each.is_file():
            yield above + each.name, each.read_text(encoding="utf-8")
