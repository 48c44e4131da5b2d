"""A match that was played here, typed into `tapis play` move by move."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tapisvert.games import load
from tapisvert.table import record
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Match
from tests.processes import tapis


def typed_again(match: Match, seats: str, options: Mapping[str, OptionValue], seed: int, keep: Path) -> str:
    """What the command shows; the record that it keeps is that of the match."""
    flags = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    given = ("--seats", seats, "--seed", str(seed), "--record", str(keep), *flags)
    moves = "".join(f"{played.move}\n" for played in match.moves)
    done = tapis("play", match.game.name, *given, typed=moves)
    assert (done.returncode, done.stderr) == (0, "")
    again = record.verify(keep.read_text(encoding="utf-8"), load)
    assert (again.moves, again.outcome) == (match.moves, match.outcome)
    return done.stdout
