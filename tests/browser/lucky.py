"""`tapis` as it is, but what it deals follows from the test whose name stands in a file, and each test is a
household of its own. Programs do not wait until people have seen what happened, nor think for long: how well
they play is no matter here."""

import sys
from pathlib import Path
from typing import Any

from tapisvert.cli import main
from tapisvert.server import limits
from tapisvert.server.rooms.autoplay import Autoplay
from tapisvert.server.rooms.programs import Programs
from tapisvert.table import chance
from tests.luck import Luck

SHORT = 0.1
SHARE = 0.05


def hurry() -> None:
    """Programs take a moment for a move, if they need no longer, and need no longer than that."""
    think = Autoplay._think

    async def think_shortly(self: Any, *about: Any) -> None:
        self._at_least = SHORT
        await think(self, *about)

    setattr(Autoplay, "_think", think_shortly)  # noqa: B010 (no place to assign to, for mypy)
    setattr(Programs, "_share", SHARE)  # noqa: B010


def part_households(test: Path) -> None:
    """What one test did too often is not held against the next one, which comes from the same address."""
    household = limits.household
    setattr(limits, "household", lambda address: f"{household(address)} {test.read_text()}")  # noqa: B010


if __name__ == "__main__":
    test = Path(sys.argv.pop(1))
    setattr(chance, "secrets", Luck(test.read_text))  # noqa: B010 (a module is no place to assign to, for mypy)
    hurry()
    part_households(test)
    main()
