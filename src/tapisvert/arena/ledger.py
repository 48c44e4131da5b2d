<<<<<<< HEAD
"""The file of an arena: a line that says what is played, then a line for each match, as they end.

Every line is JSON. Lines are only ever added, so whatever interrupts an arena costs at most the last one. A
file without results is taken away again: it would say nothing that the next attempt could use.
"""
=======
"""The file of an arena: the results of its matches, so that an interrupted one goes on where it was."""
>>>>>>> study

from __future__ import annotations

from pathlib import Path

from tapisvert.arena.lines import Lines, OtherFile
from tapisvert.arena.plan import Pairing, Plan
from tapisvert.arena.play import Result

OtherArena = OtherFile


class Ledger(Lines[Result]):
    """Results in a file. Opened again with the same plan, it has what was played before."""

    def __init__(self, path: Path, plan: Plan) -> None:
<<<<<<< HEAD
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
=======
        super().__init__(path, plan.header, Result)
        self.results: dict[Pairing, Result] = {result.pairing: result for result in self.found}
>>>>>>> study

    def add(self, result: Result) -> None:
        super().add(result)
        self.results[result.pairing] = result
