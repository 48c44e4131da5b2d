"""The clients' process: `python -m bench.server.drive guests|strangers ADDRESS PROCESS CONNECTIONS SECONDS`.

Apart from the server's, so that they do not share its core. Prints what was found, as JSON.
"""

from __future__ import annotations

import sys

import msgspec
import uvloop

from bench.server.guests import Guests
from bench.server.load import THOUGHT, Found, Load
from bench.server.strangers import Strangers

CROWDS = {"guests": Guests, "strangers": Strangers}
SETTLE = 2.0


async def drive(kind: str, address: str, process: int, connections: int, seconds: float) -> list[Found]:
    """The same clients, first without a thought and then with."""
    load = Load(process)
    crowd = CROWDS[kind](load, address)
    await crowd.gather(connections)
    found = [await load.measure(connections, thought, seconds, SETTLE) for thought in (0.0, THOUGHT)]
    trouble = crowd.trouble()
    await crowd.close()
    if trouble:
        raise RuntimeError(trouble)
    return found


if __name__ == "__main__":
    kind, address, process, connections, seconds = sys.argv[1:]
    found = uvloop.run(drive(kind, address, int(process), int(connections), float(seconds)))
    sys.stdout.write(msgspec.json.encode(found).decode())
