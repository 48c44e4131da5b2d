"""Every puzzle that the package carries is proven again: none has two right answers, and none has none."""

from __future__ import annotations

import time
from collections.abc import Sequence

from rich.console import Console

from bench.claims import Claim
from tapisvert import games
from tapisvert.bots.puzzles import check


def claims(console: Console, chosen: Sequence[str]) -> list[Claim]:
    """One claim a game: how many of its puzzles do not hold, and the seconds of proof of each."""
    made = []
    for name in chosen:
        there = games.puzzles(name)
        if not there:
            continue
        console.print(f"proving {len(there)} puzzles of {name}", style="dim")
        begun = time.process_time()
        wrong = [f"{puzzle.id}: {fault}" for puzzle in there if (fault := check(puzzle))]
        seconds = (time.process_time() - begun) / len(there)
        note = f"{len(there)} puzzles, {seconds:.2f} s of proof each" + "".join(f"; {each}" for each in wrong)
        made.append(
            Claim(f"puzzles: those that do not hold ({name})", len(wrong), None, None, 0, not wrong, note)
        )
    return made
