"""What a command needs: said before hours are spent, not after."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from tapisvert.terminal.trouble import FAILED, Trouble

NOT_WRITTEN = (OSError, RuntimeError, ValueError)
"""Why a file is not: the system, the home of somebody (`~nobody`) that is not here, a name that is none."""


def need(package: str, extra: str = "arena") -> None:
    """A package that not everybody installs; raises `Trouble` without it."""
    if importlib.util.find_spec(package) is None:
        raise Trouble("terminal-arena-needs", FAILED, package=package, extra=f'"tapisvert[{extra}]"')


def need_place(path: Path, anew: bool = False) -> None:
    """A place where a file can be written, `anew` one where there is none yet; raises `Trouble` otherwise."""
    try:
        place = path.expanduser()
        there = place.exists()
        if there and anew:
            raise Trouble("terminal-file-exists", FAILED, file=str(path))
        place.open("ab").close()
    except NOT_WRITTEN as error:
        raise cannot_write(path, error) from None
    if not there:
        place.unlink()


def cannot_write(path: Path, error: Exception) -> Trouble:
    """A file that cannot be written."""
    reason = getattr(error, "strerror", None) or str(error)
    return Trouble("terminal-cannot-write", FAILED, file=str(path), reason=reason.rstrip("."))
