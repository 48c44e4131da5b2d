"""The house on uvicorn: listens, says when it is ready, and says goodbye before it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Callable

import uvicorn

from tapisvert.server.counts import Errors
from tapisvert.server.house import House
from tapisvert.server.ops.collecting import Collecting
from tapisvert.server.ops.keeping import Keeping
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.settings import Settings
from tapisvert.server.tasks import cancel_all
from tapisvert.server.web.app import create_app
from tapisvert.server.web.connections import connections
from tapisvert.server.web.sockets import Sockets

LARGEST_FRAME = 1 << 20
"""Beyond this a connection is closed unread; below it, what is too large is refused in words."""

FAREWELL = 0.2
"""Seconds for the goodbyes to leave before the connections are closed."""


class Serving(uvicorn.Server):
    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self._house = House(settings)
        self._errors = Errors(self._house.counts)
        self._metrics = contextlib.ExitStack()
        self._tidying: asyncio.Task[None] | None = None
        self._collecting: Collecting | None = None
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                create_app(self._house),
                http=connections(self._house.limits, settings.proxies),
                ws=Sockets,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                lifespan="on",
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=5,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=settings.proxies,
            )
        )

    @property
    def failed(self) -> Exception | None:
        """Why it did not start, if its house could not be opened."""
        return self._house.failed

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().serve(sockets)
        finally:  # also where it could not start, or not stop in good order
            if self._collecting:
                self._collecting.stop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            logging.getLogger().addHandler(self._errors)
            self._show_metrics()
            calendar = self._house.cluster.now if self._house.cluster else time.time
            keeping = Keeping(Upkeep(self._house.store), self._house.settings, calendar)
            self._tidying = asyncio.create_task(keeping.tidy_for_ever())
            self._collecting = Collecting()
            self._collecting.start()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._house.farewell()
        await asyncio.sleep(FAREWELL)
        if self._tidying:
            await cancel_all([self._tidying])
        await super().shutdown(sockets)
        self._metrics.close()
        logging.getLogger().removeHandler(self._errors)

    def _show_metrics(self) -> None:
        settings = self._house.settings
        if settings.metrics:
            from tapisvert.server.ops.metrics import serving_metrics  # loaded only where it is wanted

            self._metrics.enter_context(serving_metrics(self._house, *settings.metrics_at))
