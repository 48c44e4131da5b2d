"""What came of finished matches, in a few words each: who won, how long it took, what was worth keeping.

All of it follows from the record, and is worked out once, when somebody first asks for it; then it is kept in
the store. It names nobody.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Iterable
from typing import Literal

import msgspec

from tapisvert import games
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.records import Records
from tapisvert.server.storage.store import MatchRow, MoveRow, Store
from tapisvert.table.highlights import Highlight, best_of
from tapisvert.table.match import Match, Played
from tapisvert.table.value import Value

log = logging.getLogger(__name__)

VERSION = 1
"""Raised whenever the same match would be told otherwise: what was kept of before is worked out anew."""

Ending = Literal["won", "lost", "shared", ""]

PUT = (
    "INSERT INTO results (match, version, body) VALUES (?, ?, ?)"
    " ON CONFLICT (match) DO UPDATE SET version = excluded.version, body = excluded.body"
)


class Result(Value, frozen=True):
    """A finished match in a few words. `levels`: by seat, of programs. `ended`: by the calendar.

    A match that cannot be read any more, of a game that is gone, has no sides.
    """

    sides: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()
    ended: float = 0.0
    highlights: tuple[Highlight, ...] = ()

    def of(self, seats: Iterable[int]) -> Ending:
        """How it went for whoever has these seats: won, lost, shared; empty if that makes no sense."""
        mine = {side for side, members in enumerate(self.sides) if set(members) & set(seats)}
        if len(mine) != 1:
            return ""
        won = {side for side, members in enumerate(self.sides) if set(members) & set(self.winners)}
        if mine == won:
            return "won"
        # Nobody won: that is shared among several, and not achieved by one alone.
        return "shared" if mine <= won or not (won or len(self.sides) == 1) else "lost"


class Results:
    """One match after the other is worked out, in the process that writes records."""

    def __init__(self, store: Store, records: Records) -> None:
        self._store = store
        self._records = records
        self._wanted: dict[str, asyncio.Future[None]] = {}
        self._work: asyncio.Task[None] | None = None

    def want(self, matches: Iterable[str]) -> list[asyncio.Future[None]]:
        """Has these worked out; a future for each."""
        loop = asyncio.get_running_loop()
        futures = [self._wanted.setdefault(match, loop.create_future()) for match in matches]
        if futures and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._work_out())
        return futures

    async def close(self) -> None:
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        for future in self._wanted.values():
            future.cancel()

    async def _work_out(self) -> None:
        while self._wanted:
            match = next(iter(self._wanted))
            try:
                body = gzip.decompress(await self._records.told(told, match)).decode()
            except Refuse as refuse:  # of a version or a game that is not here; or it is gone by now
                log.info("what came of %s cannot be told: %s", match, refuse.refusal.code)
                body = "{}"
            except Exception as error:
                log.error("what came of %s cannot be told: %r", match, error)
                body = "{}"
            try:
                await self._store.change([(PUT, (match, VERSION, body))])
            except Exception as error:
                log.warning("what came of %s could not be stored: %r", match, error)
            future = self._wanted.pop(match)
            if not future.done():
                future.set_result(None)


def read(body: str) -> Result:
    return msgspec.json.decode(body, type=Result)


def told(row: MatchRow, moves: tuple[MoveRow, ...]) -> bytes:
    """A `Result` as JSON; in the scribe's process."""
    assert row.setup is not None
    played = (Played(move.seat, move.move) for move in moves)
    match = Match.fold(games.load(row.setup.game), row.setup, row.secret, played)
    assert match.outcome is not None
    return msgspec.json.encode(
        Result(
            match.game.sides(match.options),
            match.outcome.winners,
            match.outcome.scores,
            tuple(sitter.program for sitter in row.setup.seats),
            moves[-1].at if moves else row.started,
            best_of(_highlights(match)),
        )
    )


def _highlights(match: Match) -> Iterable[Highlight]:
    part = games.part(match.setup.game, "highlights")
    if part is None:
        return ()
    found: Iterable[Highlight] = part.highlights(
        match.options, [e for events in match.events for e in events]
    )
    return found
