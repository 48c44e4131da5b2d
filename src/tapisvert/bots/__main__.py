"""`python -m tapisvert.bots`: compiles what the programs of all games run, ahead of the first match.

It is kept on disk, so that the next time takes seconds. `make play` does it once; a server that finds nothing
there does it by itself, while people already play.
"""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import as_completed

from tapisvert import bots, games
from tapisvert.bots.processes import Processes


def main() -> int:
    """The exit code: 1 if the programs of a game could not be compiled."""
    failed = False
    processes = Processes(os.cpu_count() or 1)
    try:
        # A game's own part is long; what it shares with others is compiled by whoever comes first.
        compiling = {processes.submit(_timed, name): name for name in games.names()}
        for done in as_completed(compiling):
            name = compiling[done]
            if error := done.exception():
                failed = True
                print(f"tapis vert: the programs of {name} could not be compiled: {error!r}", file=sys.stderr)
            else:
                print(f"tapis vert: the programs of {name} are ready ({done.result():.0f} s)", flush=True)
    finally:
        processes.end()
    return int(failed)


def _timed(name: str) -> float:
    begun = time.monotonic()
    bots.warm(name)
    return time.monotonic() - begun


if __name__ == "__main__":
    sys.exit(main())
