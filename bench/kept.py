"""What a bench has found so far, in a file: a run that was stopped goes on, and figures grow over days.

Every match is one line of JSON: by which key it is known (what was measured, at which table, by whom, on
which deal), and what it gave. A key has a `version`, too, which whoever changes what is measured raises by
hand: lines of before are left alone then, and count no more.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")
Key = tuple[str | int, ...]


class Line(msgspec.Struct, frozen=True):
    """One match."""

    key: Key
    gave: msgspec.Raw


class Kept:
    """What is known by key. Without a path nothing outlives the run."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.found = {line.key: line.gave for line in _lines(path)} if path and path.exists() else {}

    def all(
        self, kind: type[T], keys: Sequence[Key], run: Callable[[Iterable[Key]], Iterable[tuple[Key, T]]]
    ) -> list[T]:
        """What these keys gave, in their order. What is not known yet is run, and kept as it comes."""
        for key, gave in run([key for key in keys if key not in self.found]):
            self.keep(key, gave)
        return [msgspec.json.decode(self.found[key], type=kind) for key in keys]

    def keep(self, key: Key, gave: object) -> None:
        """Writes it down at once, as one piece: whoever is stopped leaves whole lines."""
        self.found[key] = msgspec.Raw(msgspec.json.encode(gave))
        if self.path:
            line = msgspec.json.encode(Line(key, self.found[key])) + b"\n"
            file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
            try:
                os.write(file, line)
            finally:
                os.close(file)


def _lines(path: Path) -> Iterator[Line]:
    for number, text in enumerate(path.read_bytes().splitlines(), 1):
        try:
            yield msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as error:
            raise SystemExit(
                f"{path}, line {number}: this is nothing that a bench has kept ({error})."
            ) from None
