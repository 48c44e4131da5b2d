"""The file of an arena: a line that says what is played, then a line for each match, as they end.

Every line is JSON. Lines are only ever added, so whatever interrupts an arena costs at most the last one. A
file without results is taken away again: it would say nothing that the next attempt could use.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from tapisvert.arena.plan import Pairing, Plan
from tapisvert.arena.play import Result


class OtherArena(ValueError):
    """The file holds the results of something else."""


class Ledger:
    """Results in a file. Opened again with the same plan, it has what was played before."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: dict[Pairing, Result] = {}
        whole = self._read(plan) if path.exists() else 0
        self._file = path.open("r+b" if whole else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(plan.header)

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
        if not self.results:
            self.path.unlink(missing_ok=True)

    def add(self, result: Result) -> None:
        """Keeps a result; it is in the file when this returns."""
        self.results[result.pairing] = result
        self._write(result)

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self, plan: Plan) -> int:
        """Takes in what is there, but for a last line that was cut short; how many bytes hold."""
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        if not whole:
            if text and not msgspec.json.encode(plan.header).startswith(text):
                raise OtherArena(str(self.path))
            return 0
        header, *lines = text[:whole].splitlines()
        try:
            if msgspec.json.decode(header) != msgspec.json.decode(msgspec.json.encode(plan.header)):
                raise OtherArena(str(self.path))
            results = [msgspec.json.decode(line, type=Result) for line in lines]
        except msgspec.DecodeError as error:
            raise OtherArena(str(self.path)) from error
        self.results = {result.pairing: result for result in results}
        return whole
