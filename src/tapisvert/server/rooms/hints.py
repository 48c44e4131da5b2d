"""Hints at a table: a program thinks about a seat's best turn; only the client that asked gets the answer.

A hint changes nothing and is not stored; the table goes on while it is thought about.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Hinted, HintWanted, Refused
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.programs import Programs
from tapisvert.table.match import Match

log = logging.getLogger(__name__)


class Hints:
    """The hints that are being thought about at one table."""

    def __init__(self, programs: Programs) -> None:
        self._programs = programs
        self._thinking: set[asyncio.Task[None]] = set()

    def think(
        self, connection: Connection, wanted: HintWanted, match: Match, owns: Callable[[], bool]
    ) -> None:
        """Begins to think, from what the seat sees at this moment and nothing else.

        `owns`: whether the seat is still its client's, for whom alone the answer is.
        """
        seat = wanted.seat
        hinted = Hinted(wanted.id, seat, match.setup.match, match.version(seat), ())
        task = asyncio.create_task(self._answer(connection, hinted, match.game.name, match.view(seat), owns))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    def close(self) -> None:
        for task in self._thinking:
            task.cancel()

    async def _answer(
        self, connection: Connection, hinted: Hinted, game: str, view: Any, owns: Callable[[], bool]
    ) -> None:
        try:
            hint = await self._programs.hint(game, view)
        except Exception as error:
            log.error("no hint came (%s): %r", game, error)
            connection.send(Refused(hinted.id, Refusal("internal")))
        else:
            if owns():
                connection.send(replace(hinted, steps=hint.steps, tips=hint.tips))
