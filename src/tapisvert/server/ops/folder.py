"""The folder a server keeps its data in: where it is by default, and that one server uses it at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAME = "Tapis Vert" if sys.platform in {"win32", "darwin"} else "tapisvert"


class FolderInUse(OSError):
    """Another server uses this folder: two would play the same matches."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another server uses {folder}")


def data_folder() -> Path:
    """Where the data of this user's server lies unless another folder is named."""
    from platformdirs import user_data_path

    former = _former_folder()
    return former if former.is_dir() else user_data_path(NAME, appauthor=False)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Makes the folder and keeps other servers out of it; ends with the process, however that ends.

    It holds the secrets of matches that are played, so nobody else on this machine may look into it.
    """
    from filelock import FileLock, Timeout

    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FileLock(folder / "lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise FolderInUse(folder) from None
    try:
        yield
    finally:
        lock.release()


def _former_folder() -> Path:
    """Where earlier versions put it, nearly always the same place. A folder that is there stays in use."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME
