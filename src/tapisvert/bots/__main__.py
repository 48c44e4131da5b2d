"""`python -m tapisvert.bots [GAME...]`: compiles what programs run, ahead of the first match.

It is kept on disk, so that the next time takes seconds. `make play` does it once; a server that finds nothing
there does it by itself, while people already play.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import as_completed

from tapisvert import bots, games
from tapisvert.bots.processes import Processes


def main(names: Sequence[str]) -> int:
    """The exit code: 1 if the programs of a game could not be compiled."""
    begun, failed = time.monotonic(), False
    processes = Processes(os.cpu_count() or 1)
    try:
        compiling = {processes.submit(bots.warm, name): name for name in names}
        judging = {processes.submit(bots.warm_judge, name): name for name in names}
        for done in as_completed(compiling):
            name = compiling[done]
            if error := done.exception():
                failed = True
                print(f"tapis vert: the programs of {name} could not be compiled: {error!r}", file=sys.stderr)
            else:
                seconds = time.monotonic() - begun
                print(f"tapis vert: the programs of {name} are ready, after {seconds:.0f} s", flush=True)
        for judged in as_completed(judging):
            if error := judged.exception():
                failed = True
                name = judging[judged]
                print(f"tapis vert: the judge of {name} could not be compiled: {error!r}", file=sys.stderr)
    finally:
        processes.end(wait=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or games.names()))
