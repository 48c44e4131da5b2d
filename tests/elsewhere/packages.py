"""Packages that bring a game, made in a folder and put on the path as if they were installed."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tapisvert import bots, games, words
from tapisvert.arena import study
from tapisvert.terminal.new_game import new_game
from tapisvert.words import Speaker


def write_game(name: str, folder: Path) -> Path:
    """The package that `tapis new-game` writes; the folder of its sources."""
    package = folder / f"tapisvert-{name}"
    new_game(name, package, Speaker("en"))
    return register(package)


def write_package(name: str, files: dict[str, str], folder: Path, module: str = "") -> Path:
    """A package of these files that says it brings a game; the folder of its sources."""
    module = module or f"tapisvert_{name}"
    package = folder / module
    for file, text in files.items():
        path = package / "src" / module / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (package / "src").mkdir(parents=True, exist_ok=True)
    (package / "pyproject.toml").write_text(
        f'[project]\nname = "{module}"\nversion = "1"\n'
        f'[project.entry-points."{games.GROUP}"]\n{name} = "{module}"\n',
        encoding="utf-8",
    )
    return register(package)


def register(package: Path) -> Path:
    """Writes beside a package's sources what an installer would: its name and its entry points."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sources = package / "src"
    info = sources / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return sources


def environment(*sources: Path) -> dict[str, str]:
    """The environment of a process in which these packages are installed."""
    path = os.pathsep.join(map(str, [*sources, os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


@contextmanager
def installed(*sources: Path) -> Iterator[None]:
    """These packages are installed in this process meanwhile."""
    with pytest.MonkeyPatch.context() as patch:
        for each in sources:
            patch.syspath_prepend(str(each))
        _forget()
        try:
            yield
        finally:
            patch.undo()
            _forget()


def _forget() -> None:
    games.look_again()
    for known in (words._entries, bots.level, study.own):
        known.cache_clear()
