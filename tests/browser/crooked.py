"""`tapis` as it is, but it cheats with the luck (tests/server/crooked.py), or waits for nobody's salt."""

import sys
from typing import Any

from tapisvert.cli import main
from tapisvert.server.rooms.state import TableState
from tests.server.crooked import CROOKS, cheat

SHORT = 1.0


def hurry() -> None:
    """Whoever has not opened a salt after a moment is late."""
    watch = TableState._watch_deal

    def watch_shortly(self: Any) -> None:
        self._opening = SHORT
        watch(self)

    setattr(TableState, "_watch_deal", watch_shortly)  # noqa: B010 (no place to assign to, for mypy)


if __name__ == "__main__":
    how = sys.argv.pop(1)
    sys.argv.pop(1)  # what is dealt follows from nothing
    if how in CROOKS:
        cheat(CROOKS[how])
    hurry()
    main()
