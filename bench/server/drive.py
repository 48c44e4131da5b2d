"""The clients' process: `drive.py guests|strangers ADDRESSES PROCESSES CONNECTIONS SECONDS`.

Apart from the server's, so that they do not share its core. Prints what was found, as JSON.
"""

from __future__ import annotations

import sys

import msgspec
import uvloop

from bench.server.guests import Guests
from bench.server.load import THOUGHT, Found, Load
from bench.server.strangers import Strangers

CROWDS: dict[str, type[Guests] | type[Strangers]] = {"guests": Guests, "strangers": Strangers}
SETTLE = 3.0


async def drive(
    kind: str,
    addresses: list[str],
    processes: list[int],
    connections: int,
    seconds: float,
    settle: float = SETTLE,
) -> list[Found]:
    """The same clients, first without a thought and then with."""
    load = Load(processes)
    crowd = CROWDS[kind](load, addresses)
    await crowd.gather(connections)
    load.start()
    found = [await load.measure(connections, thought, seconds, settle) for thought in (0.0, THOUGHT)]
    trouble = crowd.trouble()
    await crowd.close()
    if trouble:
        raise RuntimeError(trouble)
    return found


if __name__ == "__main__":
    kind, addresses, processes, connections, seconds = sys.argv[1:]
    listed = [int(process) for process in processes.split(",")]
    found = uvloop.run(drive(kind, addresses.split(","), listed, int(connections), float(seconds)))
    sys.stdout.write(msgspec.json.encode(found).decode())
