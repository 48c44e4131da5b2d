"""Old tables are taken away in two steps: marked first, gone only after days in which the server ran.

A mark can be undone (`tapis admin restore`). How long a table was not used is by the calendar, which can be
set wrong; so how long a mark stands is by the server's own running time, and while the calendar has leapt
nothing is taken away at all.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.settings import DAY, Settings

log = logging.getLogger(__name__)

TIDY_EVERY = 3600.0
AWAY = 2 * DAY
"""A server that was off for longer, by the calendar, may as well have a calendar that is wrong."""

RECORDS = DAY
"""Seconds for which a record is kept that somebody brought."""

DRIFT = 3600.0
"""So much the calendar may differ from the running time between two looks."""

BELIEVED = 3600.0
"""Seconds of running time after which a calendar that leapt is believed: by then the network has set it."""


class Keeping:
    """`calendar` and `running` tell the time: by the calendar, and since this process began."""

    def __init__(
        self,
        upkeep: Upkeep,
        settings: Settings,
        calendar: Callable[[], float] = time.time,
        running: Callable[[], float] = time.monotonic,
    ) -> None:
        self._upkeep = upkeep
        self._settings = settings
        self._calendar = calendar
        self._running = running
        self._looked: tuple[float, float] | None = None  # when this process last did, by both
        self._before = 0.0  # what all servers of this database had run by then

    async def tidy_for_ever(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception:
                log.exception("old tables could not be taken away")
            await asyncio.sleep(TIDY_EVERY)

    async def tidy(self) -> None:
        """Marks what nobody used for long, and takes away for good what was marked long enough ago."""
        ran, believed = await self._look()
        if not believed:
            return
        settings, now = self._settings, self._calendar()
        marked = await self._upkeep.mark_unused(now, ran, settings.keep_waiting, settings.keep_matches)
        if marked.tables:
            log.warning(
                "taken away, as nobody used them for long: %d tables with %d matches;"
                " tapis admin restore brings them back until the server has run for %g more days",
                marked.tables,
                marked.matches,
                settings.keep_removed / DAY,
            )
        await self._upkeep.let_go_of_records(now - RECORDS)
        if settings.keep_matches:
            await self._upkeep.let_go_of_tournaments(now - settings.keep_matches)
        gone = await self._upkeep.let_go(ran - settings.keep_removed)
        if gone.tables:
            log.warning("gone for good: %d tables with %d matches", gone.tables, gone.matches)

    async def _look(self) -> tuple[float, bool]:
        """How long all servers of this database have run, and whether the calendar can be believed."""
        clock = await self._upkeep.clock()
        now, here = self._calendar(), self._running()
        leapt, elapsed = clock.leapt, 0.0
        if self._looked is None:
            self._before = clock.running
            off = now - clock.calendar
            if clock.calendar and not -DRIFT < off < AWAY:
                leapt = clock.running
                log.warning(
                    "by the calendar %.1f days have passed since the server last ran:"
                    " nothing is taken away until it has run for an hour",
                    off / DAY,
                )
        else:
            elapsed = here - self._looked[0]
            ahead = now - self._looked[1] - elapsed
            if abs(ahead) > DRIFT:
                leapt = clock.running + elapsed
                log.warning(
                    "the calendar has leapt by %.1f days: nothing is taken away until the server has run"
                    " for another hour",
                    ahead / DAY,
                )
        ran = await self._upkeep.set_clock(self._before, elapsed, now, leapt)
        self._looked, self._before = (here, now), ran
        return ran, leapt is None or ran - leapt >= BELIEVED
