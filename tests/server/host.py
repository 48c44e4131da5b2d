"""A server in a process of its own, for tests that kill it: `host.py DATA PORT`."""

import sys
from pathlib import Path

from tapisvert.server.run import run
from tapisvert.server.settings import Settings

if __name__ == "__main__":
    data = Path(sys.argv[1])
    quick = Settings(data=data, think=0.02, patience=60.0, workers=1, warm=False, limited=False)
    sys.exit(
        run(
            "127.0.0.1",
            int(sys.argv[2]),
            data,
            ready=lambda address: print(address, flush=True),
            settings=quick,
        )
    )
