"""A server in a process of its own, for tests that kill it: `host.py DATA PORT [SETTINGS]`.

The settings are JSON. With TAPIS_JUMPY in its environment its calendar jumps by up to an hour, all the time.
"""

import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from tapisvert.server.ops.run import run
from tapisvert.server.settings import Settings


def jump(calendar: Any = time.time) -> None:
    """Sets the calendar anew at every third look or so."""
    rng = random.Random(os.getpid())
    ahead = 0.0

    def jumping() -> float:
        nonlocal ahead
        if rng.random() < 0.3:
            ahead = rng.uniform(-3600, 3600)
        return float(calendar() + ahead)

    time.time = jumping


if __name__ == "__main__":
    if os.environ.get("TAPIS_JUMPY"):
        jump()
    data = Path(sys.argv[1])
    changes = msgspec.json.decode(sys.argv[3]) if len(sys.argv) > 3 else {}
    quick = {"think": 0.02, "patience": 60.0, "workers": 1, "warm": False, "limited": False, **changes}
    sys.exit(
        run(
            "127.0.0.1",
            int(sys.argv[2]),
            data,
            ready=lambda address: print(address, flush=True),
            settings=Settings(data=data, **quick),
        )
    )
