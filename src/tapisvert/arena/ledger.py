"""The file of an arena: the results of its matches, so that an interrupted one goes on where it was."""

from __future__ import annotations

from pathlib import Path

from tapisvert.arena.lines import Lines
from tapisvert.arena.plan import Pairing, Plan
from tapisvert.arena.play import Result


class Ledger(Lines[Result]):
    """Results in a file. Opened again with the same plan, it has what was played before."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, plan.header, Result)
        self.results: dict[Pairing, Result] = {result.pairing: result for result in self.found}

    def add(self, result: Result) -> None:
        super().add(result)
        self.results[result.pairing] = result
