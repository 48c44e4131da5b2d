"""A file that keeps what was found, as it is found: a line that says what it is about, then a line for each.

Every line is JSON. Lines are only ever added, so whatever interrupts the work costs at most the last one. A
file in which nothing was found is taken away again: it would say nothing that the next attempt could use.
Whoever has the file open keeps others out of it, where the system can do that.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Generic, Self, TypeVar

import msgspec
from filelock import lock_descriptor

T = TypeVar("T", bound=msgspec.Struct)


class OtherFile(ValueError):
    """The file holds something else."""


class InUse(Exception):
    """Somebody else has the file open: two who write to it would destroy it."""


class Lines(Generic[T]):
    """Things of one kind in a file. Opened again with the same header, it has what was found before.

    Raises `OtherFile` or `InUse`.
    """

    def __init__(self, path: Path, header: Mapping[str, Any], kind: type[T]) -> None:
        self.path = path
        self.found: list[T] = []
        self._file = path.open("a+b")  # which changes nothing yet
        try:
            if not _locked(self._file):
                raise InUse(str(path))
            whole = self._read(header, kind)
            self._file.truncate(whole)
            if not whole:
                self._write(header)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.platform == "win32":
            self._file.close()  # what is open cannot be taken away there
        if not self.found:
            self.path.unlink(missing_ok=True)  # before others may have it, or it would be theirs
        self._file.close()

    def add(self, item: T) -> None:
        """Keeps one more; it is in the file when this returns."""
        self.found.append(item)
        self._write(item)

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self, header: Mapping[str, Any], kind: type[T]) -> int:
        """Takes in what is there, but for a last line that was cut short; how many bytes hold."""
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if not whole:
            if text and not msgspec.json.encode(header).startswith(text):
                raise OtherFile(str(self.path))
            return 0
        first, *lines = text[:whole].splitlines()
        try:
            if msgspec.json.decode(first) != msgspec.json.decode(msgspec.json.encode(header)):
                raise OtherFile(str(self.path))
            self.found = [msgspec.json.decode(line, type=kind, dec_hook=_counter) for line in lines]
        except msgspec.DecodeError as error:
            raise OtherFile(str(self.path)) from error
        return whole


def _locked(file: IO[bytes]) -> bool:
    """Keeps others out of a file until it is closed; false if somebody has it, or has just taken it away."""
    if sys.platform == "win32":  # where a lock would keep readers out, too
        return True
    try:
        if not lock_descriptor(file.fileno(), blocking=False):
            return False
    except OSError:  # some network folders have no locks
        return True
    return os.fstat(file.fileno()).st_nlink > 0


def _counter(kind: Any, value: dict[str, int]) -> Any:
    """Counts as they were: JSON's keys are all texts."""
    return Counter(msgspec.convert(value, dict[kind.__args__[0], int], strict=False))
