"""What a bot is made of: its file, the modules beside it that it imports, and the data that it reads there.

All of it together is the bot: if any of it changes, it is another one, and all of it travels to other
machines. Modules are found by reading what is imported, data by watching what is opened while the bot is
made, and by what its class declares as `files`. Of a folder, everything belongs.
"""

from __future__ import annotations

import ast
import os
import sys
import tempfile
import threading
import time
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

MOST = 32 * 1024 * 1024
"""Bytes that a bot may have: it travels with every match that is sent to another machine."""

HIDDEN = ("__pycache__", ".")


class TooLarge(ValueError):
    """More than a bot may be made of."""


class NotDeclared(RuntimeError):
    """A bot reads a file of its folder that does not count as part of it."""

    def __init__(self, file: str) -> None:
        super().__init__(
            f"it reads {file}, which is not counted as part of it: name it in `files` of its class"
        )


Belongings = dict[str, bytes]
"""By their names from the bot's folder on, with slashes: what is in the files."""


def modules(file: Path, within: Path | None = None) -> set[str]:
    """A file of Python and all modules of its folder that it imports, and they, and so on.

    With `within` it is that folder from which modules are named, as those of a package are.
    """
    folder = within or file.parent
    found: set[str] = set()
    todo = [file]
    while todo:
        one = todo.pop()
        name = one.relative_to(folder).as_posix()
        if name in found:
            continue
        found.add(name)
        todo += [path for asked in _imported(one, folder) for path in _files(folder, asked)]
    return found


def everything(folder: Path) -> set[str]:
    """All files of a folder, but for what Python and editors leave there."""
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and not any(part.startswith(HIDDEN) for part in path.relative_to(folder).parts)
    }


def declared(folder: Path, patterns: Iterable[str]) -> set[str]:
    """The files that patterns such as `weights/*.npz` name; raises `FileNotFoundError` if one names none."""
    found: set[str] = set()
    for pattern in patterns:
        matching = {path.relative_to(folder).as_posix() for path in folder.glob(pattern) if path.is_file()}
        if not matching:
            raise FileNotFoundError(2, "No such file", str(folder / pattern))
        found |= matching
    return found


def read(folder: Path, names: Iterable[str]) -> Belongings:
    """What is in these files; raises `TooLarge`, and `OSError` for what cannot be read."""
    whole = {name: (folder / name).read_bytes() for name in sorted(names)}
    if sum(map(len, whole.values())) > MOST:
        raise TooLarge
    return whole


def fingerprint(whole: Belongings) -> str:
    """The same for the same files with the same contents."""
    stamp = sha256()
    for name, data in sorted(whole.items()):
        stamp.update(f"{name}\0{len(data)}\0".encode())
        stamp.update(data)
    return stamp.hexdigest()[:12]


def placed(home: Path, whole: Belongings) -> Path:
    """A folder with exactly these files: `home` if it has them, else one of this machine's own."""
    if has(home, whole):
        return home
    folder = Path(tempfile.gettempdir()) / f"tapisvert-bots-{os.getuid() if hasattr(os, 'getuid') else 0}"
    there = folder / fingerprint(whole)
    if not has(there, whole):
        for name, data in whole.items():
            path = there / name
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            path.write_bytes(data)
    return there


def has(folder: Path, whole: Belongings) -> bool:
    """Whether a folder has these files, with these contents."""
    try:
        return all((folder / name).read_bytes() == data for name, data in whole.items())
    except OSError:
        return False


def _imported(file: Path, folder: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it, as dotted names from the folder on."""
    package = file.parent.relative_to(folder).parts
    for node in ast.walk(ast.parse(file.read_bytes(), str(file))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = package[: len(package) - (node.level - 1)] if node.level else ()
            stem = ".".join((*up, *([node.module] if node.module else [])))
            yield stem
            yield from (f"{stem}.{alias.name}".lstrip(".") for alias in node.names)


def _files(folder: Path, name: str) -> Iterator[Path]:
    """The files of a module and of the packages that it is in, as far as they are in the folder."""
    parts = [part for part in name.split(".") if part]
    for end in range(1, len(parts) + 1):
        path = folder.joinpath(*parts[:end])
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file.is_file():
                yield file


# --- watching what is opened ----------------------------------------------------------------------

_STARTED = time.time()
_hooked = False


class _Watched(threading.local):
    """What this thread looks out for."""

    seen: set[Path] | None = None
    allowed: Mapping[Path, Collection[Path]] | None = None


_watched = _Watched()


@contextmanager
def watching() -> Iterator[set[Path]]:
    """The files that this thread opens for reading meanwhile."""
    _hook()
    seen: set[Path] = set()
    _watched.seen = seen
    try:
        yield seen
    finally:
        _watched.seen = None


@contextmanager
def guarding(belongings: Mapping[Path, Iterable[str]]) -> Iterator[None]:
    """Meanwhile a bot that reads anything in its folder but what is counted as part of it is told so."""
    _hook()
    allowed: dict[Path, set[Path]] = {}
    for folder, names in belongings.items():
        allowed.setdefault(folder.resolve(), set()).update((folder / name).resolve() for name in names)
    _watched.allowed = allowed
    try:
        yield
    finally:
        _watched.allowed = None


def _hook() -> None:
    global _hooked
    if not _hooked:
        sys.addaudithook(_heard)
        _hooked = True


def _heard(event: str, args: tuple[Any, ...]) -> None:
    """An audit hook: it is called for whatever Python does, so that it has to be quick."""
    if event != "open" or (_watched.seen is None and _watched.allowed is None):
        return
    name, mode, flags = args
    if not isinstance(name, str | bytes) or _writes(mode, flags):
        return
    path = Path(os.fsdecode(name)).absolute()
    if _watched.seen is not None:
        _watched.seen.add(path)
    for folder, counted in (_watched.allowed or {}).items():
        if folder in path.parents and not _is_own(path, folder, counted):
            raise NotDeclared(path.relative_to(folder).as_posix())


def _is_own(path: Path, folder: Path, counted: Collection[Path]) -> bool:
    """What a bot has written itself it may read again; so may Python what it keeps there."""
    hidden = any(part.startswith(HIDDEN) for part in path.relative_to(folder).parts)
    return hidden or path in counted or not path.exists() or path.stat().st_mtime > _STARTED


def _writes(mode: object, flags: object) -> bool:
    if isinstance(mode, str):
        return any(sign in mode for sign in "wax+")
    return isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR))
