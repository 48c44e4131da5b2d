"""The house on uvicorn: listens, says when it is ready, and says goodbye before it stops."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable

import uvicorn

from tapisvert.server.app import create_app
from tapisvert.server.house import House
from tapisvert.server.settings import Settings
from tapisvert.server.sockets import Sockets

LARGEST_FRAME = 1 << 20
"""Beyond this a connection is closed unread; below it, what is too large is refused in words."""

FAREWELL = 0.2
"""Seconds for the goodbyes to leave before the connections are closed."""


COLLECT_AFTER = (20_000, 20, 50)
"""How many new objects the garbage collector waits for. It looks at all that lives at each of its longer
rounds, and in a server nearly all does: the usual 700 cost a fifth of a busy server's time."""


class Serving(uvicorn.Server):
    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        self._house = House(settings)
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                create_app(self._house),
                ws=Sockets,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                lifespan="on",
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # the program itself is no garbage
            gc.set_threshold(*COLLECT_AFTER)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.farewell()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
