"""One table in memory, inside: how what happens there is stored, and told to those who are there.

What a guest can do at it is in live.py. Whatever happens at a table happens one thing after the
other, and is stored before anybody is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages import Accepted, Goodbye, Refusal, TableInfo, TableNow
from tapisvert.server.nodes import news
from tapisvert.server.refusals import Refuse, of_game
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.autoplay import StandIns
from tapisvert.server.rooms.chat import Chat, said
from tapisvert.server.rooms.hints import Hints
from tapisvert.server.rooms.hub import Audience, Line, encode
from tapisvert.server.rooms.live_match import Play
from tapisvert.server.rooms.node import Node
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.serialized import alone, one_by_one
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import (
    ChatRow,
    Head,
    MatchRow,
    MoveRow,
    Outdated,
    Phase,
    Saved,
    Store,
    TableRow,
)
from tapisvert.table.chance import commitment
from tapisvert.table.game import BadMove, Illegal, Step, Viewer, seen
from tapisvert.table.match import BOT, Played, Setup, Sitter

log = logging.getLogger(__name__)

ANNOUNCE_AFTER = 0.05
"""Comings and goings are told together, so that a crowd of onlookers does not flood the table."""


class TableCore:
    """`broken` is called when storing failed: the table is to be forgotten and read afresh.

    `row`, `match_row` and `play` hold only what is stored. Other nodes may have stored more; who changes
    anything holds the lock.
    """

    def __init__(
        self,
        saved: Saved,
        store: Store,
        programs: Programs,
        settings: Settings,
        node: Node,
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
        self.node = node
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

    @property
    def head(self) -> Head:
        """How far this node is."""
        moves = len(self.play.match.moves) if self.play else 0
        return Head(self.row.revision, self.row.number, moves, self.chat.last)

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
        outcome = self.play.match.outcome if self.play and self.match_row.over else None
        return seating.table_info(self.row, self.match_row, guest, self.audience.everywhere, outcome)

    def may_watch(self, guest: str) -> bool:
        waiting = self.phase == "open" and any(seat.kind == "open" for seat in self.row.seats)
        return bool(self.row.onlookers or waiting or guest == self.row.host or seating.owned(self.row, guest))

    @alone
    async def act(self, play: Play, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """For programs and clocks: does the work, unless the match they meant is not the table's any more."""
        if self.play is play:
            await work()

    @one_by_one  # it changes nothing until all is read, so it may be cancelled
    async def refresh(self) -> None:
        """Another node stored something, or may have."""
        await self.catch_up_with_others()

    def hear(self, node: str, guests: tuple[str, ...], until: float) -> None:
        """Another node says who is there."""
        before = set(self.audience.everywhere)
        self.audience.hear(node, guests, until)
        self._notice(before)

    def expire(self, now: float) -> None:
        """Forgets who was there by way of nodes that have fallen silent."""
        before = set(self.audience.everywhere)
        self.audience.expire(now)
        self._notice(before)

    # --- all below is called by who holds the lock ------------------------------------------------

    async def save(self, row: TableRow, match_row: MatchRow) -> None:
        """Stores what changed about the table, and tells it."""
        await self._stored(self.store.save(row, match_row))
        self.node.stored(row.code)
        self.renew(replace(row, revision=row.revision + 1), match_row)
        self.announce()

    def renew(self, row: TableRow, match_row: MatchRow) -> None:
        """The table is as it is stored now. A match that has begun meanwhile is still to be set up."""
        if match_row.id != self.match_row.id:
            self.play = None
        if self.play:
            for seat, (before, after) in enumerate(zip(self.row.seats, row.seats, strict=True)):
                if before.stand_in != after.stand_in:
                    self.play.turns.restart(seat, self.loop.time())
        self.row, self.match_row = row, match_row
        self.used = self.loop.time()

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
        guests = tuple(seat.guest for seat in self.row.seats)
        match_row = replace(self.match_row, setup=setup, started=self.node.now(), guests=guests)
        play = self._folded(match_row, (), match_row.started)
        await self.save(self.row, match_row)
        self.set_up(play)

    def set_up(self, play: Play | None = None) -> None:
        """The match has begun: everybody is told all there is to know."""
        self.play = play or self._folded(self.match_row, ())
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
        match = play.match
        try:
            played, step = match.ahead(seat, text)
        except BadMove:
            raise Refuse("bad-move", text=text) from None
        except Illegal as illegal:
            raise of_game(self.row.game, illegal) from None
        version = match.version(seat) + bool(seen(step.events, seat))
        over = match.game.outcome(step.state) is not None
        move = MoveRow(seat, played.move, client, version, self.node.now())
        await self._stored(self.store.add_move(self.match_row.id, len(match.moves) + 1, move, over))
        self.node.stored(self.row.code)
        self._take(play, move, played, step, self.loop.time(), line)

    def follow(self, moves: Iterable[MoveRow]) -> None:
        """Moves that another node stored, told here."""
        play = self.play
        assert play is not None
        for move in moves:
            play.before(move)
            when = self.loop.time() - max(0.0, self.node.now() - move.at)
            self._take(play, move, *play.match.ahead(move.seat, move.move), when)

    def _take(
        self,
        play: Play,
        move: MoveRow,
        played: Played,
        step: Step[Any],
        when: float,
        line: Line | None = None,
    ) -> None:
        """What was stored is played here, and told."""
        play.match.take(played, step)
        play.move_on(move, when)
        if play.over:
            self.match_row = replace(self.match_row, over=True)
        self.used = self.loop.time()
        self.rearrange()
        told = play.streams.take(step)
        updates: dict[Viewer, str] = {}  # each is encoded once, however many pages show it
        for other in self.audience:
            texts = []
            if other is line:
                texts.append(encode(Accepted(move.client, move.version)))
                line = None
            for viewer in seating.viewers(self.row, other.guest):
                if viewer in told:
                    if viewer not in updates:
                        updates[viewer] = encode(play.streams.newest(viewer))
                    texts.append(updates[viewer])
            if texts:
                other.post(*texts)  # in one go
        if line:  # whose page is gone already
            line.tell(Accepted(move.client, move.version))
        if play.over:
            self.announce()

    async def put_stand_in(self, seat: int, stand_in: bool) -> None:
        """A program plays for the seat from here on, or no longer."""
        row = seating.put(self.row, seat, replace(self.row.seats[seat], stand_in=stand_in))
        await self.save(row, self.match_row)
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

    def say_aloud(self, row: ChatRow) -> None:
        """A line of chat that is stored, told to all."""
        self.chat.add(row)
        text = encode(said(row))
        for line in self.audience:
            line.post(text)

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

    async def catch_up_with_others(self) -> bool:
        """Takes in what other nodes stored; whether there was anything."""
        if self.closed or not self.node.shared:
            return False
        try:
            return await news.take_in(self)
        except Exception:
            log.exception("table %s could not be read", self.row.code)
            self._broken(self)
            raise Refuse("internal") from None

    def _folded(self, row: MatchRow, moves: tuple[MoveRow, ...], now: float | None = None) -> Play:
        calendar = self.node.now() if now is None else now
        return Play(row, moves, self._gap, self.stand_ins.left, self.loop.time(), calendar)

    def _notice(self, before: set[str]) -> None:
        """Guests came or went at other nodes."""
        after = set(self.audience.everywhere)
        for guest in before - after:
            self.stand_ins.gone(guest)
        if before != after and not self.closed:
            self.announce_soon()
            self.rearrange()

    async def _stored(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Exception as error:
            if isinstance(error, Outdated) and self.node.shared:
                raise
            log.exception("table %s could not be stored", self.row.code)
            self._broken(self)
            raise Refuse("internal") from None
