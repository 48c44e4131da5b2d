"""The folder a server keeps its data in: where it is by default, and that one server uses it at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


class FolderInUse(OSError):
    """Another server uses this folder: two would play the same matches."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another server uses {folder}")


def data_folder() -> Path:
    """Where the data of this user's server lies unless another folder is named."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Tapis Vert"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tapis Vert"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tapisvert"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Makes the folder and keeps other servers out of it; ends with the process, however that ends.

    It holds the secrets of matches that are played, so nobody else on this machine may look into it.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        if not _lock(file):
            raise FolderInUse(folder)
        yield


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
