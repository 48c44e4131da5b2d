"""Our server for the bench, without limits on how fast a guest may be: `host.py DATA DATABASE CHANNELS`."""

from __future__ import annotations

import sys
from pathlib import Path

from tapisvert.server.ops.run import run
from tapisvert.server.settings import Settings

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    settings = Settings(data=folder, warm=False, limited=False, postgres=sys.argv[2], channels=sys.argv[3])
    ready = lambda address: print("ready", address, flush=True)  # noqa: E731
    sys.exit(run("127.0.0.1", 0, folder, ready=ready, settings=settings))
