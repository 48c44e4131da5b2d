"""One table in memory, inside: how what happens there is stored, and told to those who are there.

What a guest can do at it is in live.py. Whatever happens at a table happens one thing after the
other, and is stored before anybody is told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server import seating
from tapisvert.server.chat import Chat
from tapisvert.server.hints import Hints
from tapisvert.server.hub import Audience, Line, encode
from tapisvert.server.messages import Accepted, Goodbye, Refusal, TableInfo, TableNow
from tapisvert.server.play import Play
from tapisvert.server.programs import Programs
from tapisvert.server.refusals import Refuse, of_game
from tapisvert.server.settings import Settings
from tapisvert.server.stand_ins import StandIns
from tapisvert.server.store import MatchRow, MoveRow, Phase, Saved, Store, TableRow
from tapisvert.table.chance import commitment
from tapisvert.table.game import BadMove, Illegal, Viewer
from tapisvert.table.match import BOT, Setup, Sitter

log = logging.getLogger(__name__)

ANNOUNCE_AFTER = 0.05
"""Comings and goings are told together, so that a crowd of onlookers does not flood the table."""

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound="TableCore")


def alone(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """One at a time, and to its end even if whoever asked is gone by then."""

    @wraps(method)
    async def run(self: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async def locked() -> R:
            async with self.lock:
                if self.closed:
                    raise Refuse("restarting")
                return await method(self, *args, **kwargs)

        return await asyncio.shield(asyncio.create_task(locked()))

    return run


class TableCore:
    """`broken` is called when storing failed: the table is to be forgotten and read afresh.

    `row` and `match_row` hold only what is stored; the match in `play` may be one move ahead while
    that move is being stored, so whoever looks at it holds the lock.
    """

    def __init__(
        self,
        saved: Saved,
        store: Store,
        programs: Programs,
        settings: Settings,
        broken: Callable[[TableCore], None],
    ) -> None:
        self.row: TableRow = saved.table
        self.match_row: MatchRow = saved.match
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.closed = False
        self.loop = asyncio.get_running_loop()
        self.used = self.loop.time()
        self.store = store
        self.chat = Chat(saved.chat)
        self.stand_ins = StandIns(self, programs, settings)
        self.hints = Hints(programs)
        self.play: Play | None = None
        self._gap = settings.gap
        self._broken = broken
        self._announcing: asyncio.TimerHandle | None = None
        if saved.match.setup:
            self.play = self._folded(saved.match, saved.moves)
            self.rearrange()

    @property
    def phase(self) -> Phase:
        return self.match_row.phase

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing happens by itself."""
        return not len(self.audience) and not self.stand_ins.busy and not self.lock.locked()

    def close(self, goodbye: Goodbye) -> None:
        """Ends everything that runs. What was stored stays."""
        self.closed = True
        self.stand_ins.close()
        self.hints.close()
        if self._announcing:
            self._announcing.cancel()
        for line in self.audience:
            line.hang_up(goodbye)

    def info(self, guest: str) -> TableInfo:
        """The table as a guest sees it."""
        row = self.row
        game = games.load(row.game)
        return TableInfo(
            code=row.code,
            game=row.game,
            options=row.options,
            phase=self.phase,
            seats=tuple(
                seating.seat_info(seat, guest, self.audience.has(seat.guest), bool(salt))
                for seat, salt in zip(row.seats, self.match_row.salts, strict=True)
            ),
            sides=game.sides(game.options(row.options)),
            match=row.match,
            commitment=commitment(self.match_row.secret),
            host=bool(guest) and guest == row.host,
            host_name=row.host_name,
            public=row.public,
            onlookers=row.onlookers,
            chat=row.chat,
            clock=row.clock,
            takeover=row.takeover,
            hints=row.hints,
            watching=sum(not seating.owned(row, line.guest) for line in self.audience),
            outcome=self.play.match.outcome if self.play and self.match_row.over else None,
        )

    def may_watch(self, guest: str) -> bool:
        waiting = self.phase == "open" and any(seat.kind == "open" for seat in self.row.seats)
        return bool(self.row.onlookers or waiting or guest == self.row.host or seating.owned(self.row, guest))

    @alone
    async def act(self, play: Play, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """For programs and clocks: does the work, unless the match they meant is not the table's any more."""
        if self.play is play:
            await work()

    # --- all below is called by who holds the lock ------------------------------------------------

    async def save(self, row: TableRow, match_row: MatchRow) -> None:
        """Stores what changed about the table, and tells it."""
        await self._stored(self.store.save(row, match_row))
        if match_row.id != self.match_row.id:
            self.play = None
        self.row, self.match_row = row, match_row
        self.used = self.loop.time()
        self.announce()

    async def begin(self) -> None:
        """Starts the match: everybody is there, every salt is in."""
        game = games.load(self.row.game)
        people = sum(seat.kind == "person" and not seat.bot for seat in self.row.seats)
        setup = Setup(
            game=game.name,
            version=game.version,
            options=game.settle(self.row.options, people),
            seats=tuple(Sitter(seat.name, BOT if seat.bot else seat.level) for seat in self.row.seats),
            commitment=commitment(self.match_row.secret),
            salts=self.match_row.salts,
            match=self.match_row.id,
            date=datetime.now(UTC).date().isoformat(),
        )
        match_row = replace(self.match_row, setup=setup)
        play = self._folded(match_row, ())
        await self.save(self.row, match_row)
        self.play = play
        self.rearrange()
        for line in self.audience:
            if self.may_watch(line.guest):
                for viewer in seating.viewers(self.row, line.guest):
                    self.catch_up(line, viewer, None)
            else:
                line.hang_up(Goodbye(Refusal("no-onlookers"), again=False))

    async def make(self, seat: int, text: str, line: Line | None = None, client: str = "") -> None:
        """A move: played, stored, then told."""
        play = self.play
        assert play is not None
        try:
            step = play.match.play(seat, text)
        except BadMove:
            raise Refuse("bad-move", text=text) from None
        except Illegal as illegal:
            raise of_game(self.row.game, illegal) from None
        moves, version = play.match.moves, play.match.version(seat)
        move = MoveRow(seat, moves[-1].move, client, version, time.time())
        await self._stored(self.store.add_move(self.match_row.id, len(moves), move, play.over))
        play.move_on(move, self.loop.time())
        self.match_row = replace(self.match_row, over=play.over)
        self.used = self.loop.time()
        self.rearrange()
        if line:
            line.tell(Accepted(client, version))
        texts = {viewer: encode(update) for viewer, update in play.streams.take(step).items()}
        for other in self.audience:
            for viewer in seating.viewers(self.row, other.guest):
                if viewer in texts:
                    other.post(texts[viewer])
        if play.over:
            self.announce()

    async def put_stand_in(self, seat: int, stand_in: bool) -> None:
        """A program plays for the seat from here on, or no longer."""
        row = seating.put(self.row, seat, replace(self.row.seats[seat], stand_in=stand_in))
        await self.save(row, self.match_row)
        if self.play:
            self.play.turns.restart(seat, self.loop.time())
        self.rearrange()

    def catch_up(self, line: Line, viewer: Viewer, version: int | None) -> None:
        """Tells a client the updates after a version, or a snapshot."""
        if self.play is None:
            return
        gap = self.play.streams.since(viewer, version) if version is not None else None
        for message in [self.play.streams.snapshot(viewer)] if gap is None else gap:
            line.tell(message)

    def rearrange(self) -> None:
        """After anything changed: who has to think, and whose time runs."""
        if self.play:
            self.stand_ins.arrange(self.play)

    def announce_soon(self) -> None:
        if self._announcing is None:
            self._announcing = self.loop.call_later(ANNOUNCE_AFTER, self.announce)

    def announce(self) -> None:
        """The table as it is now, to all."""
        if self._announcing:
            self._announcing.cancel()
            self._announcing = None
        for line in self.audience:
            line.tell(TableNow(self.info(line.guest)))

    def _folded(self, row: MatchRow, moves: tuple[MoveRow, ...]) -> Play:
        return Play(row, moves, self._gap, self.stand_ins.left, self.loop.time())

    async def _stored(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Exception:
            log.exception("table %s could not be stored", self.row.code)
            self._broken(self)
            raise Refuse("internal") from None
