"""`tapis` as the tests have it (lucky.py), with a calendar that is ahead by what stands in a file."""

import sys
import time
from pathlib import Path

from tapisvert.cli import main
from tapisvert.server.rooms.node import OnlyNode
from tapisvert.table import chance
from tests.browser.lucky import hurry
from tests.luck import Luck

AHEAD = "ahead"

if __name__ == "__main__":
    test = Path(sys.argv.pop(1))

    def now(self: OnlyNode) -> float:
        return time.time() + float((test.parent / AHEAD).read_text())

    setattr(chance, "secrets", Luck(test.read_text))  # noqa: B010 (a module is no place to assign to, for mypy)
    setattr(OnlyNode, "now", now)  # noqa: B010
    hurry()
    main()
