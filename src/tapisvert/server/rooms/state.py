"""The state of a table: its rows, its match and its chat, as they are stored.

A change is stored first, then taken into memory, then sent to everybody who is connected. The caller of
whatever changes something holds the table's lock (table.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import NoReturn

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye, TableNow
from tapisvert.server.messages.tables import TableInfo
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, seating
from tapisvert.server.rooms.broadcast import Broadcast, catch_up
from tapisvert.server.rooms.chat import Chat
from tapisvert.server.rooms.clocks import Clocks
from tapisvert.server.rooms.hub import Audience, Connection
from tapisvert.server.rooms.live_match import LiveMatch, NextMove
from tapisvert.server.rooms.node import Moved, Node
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import (
    ChatRow,
    Head,
    MatchRow,
    MoveRow,
    Outdated,
    Saved,
    Store,
    TableRow,
)
from tapisvert.table.match import continued, new_setup, of_the_round, sealed

log = logging.getLogger(__name__)


class TableState:
    """`row`, `match_row` and `live_match` hold only what is stored. Other nodes may have stored more.

    `changed` is called when anything is new, and `moved` when the match has gone on by a move, before anybody
    is sent anything: clocks and programs follow it.
    `broken` is called when storing failed: the table has to be forgotten and read afresh.
    """

    def __init__(
        self,
        saved: Saved,
        store: Store,
        node: Node,
        settings: Settings,
        changed: Callable[[], None],
        moved: Callable[[], None],
        broken: Callable[[], None],
    ) -> None:
        self.row: TableRow = saved.table
        self.match_row: MatchRow = saved.match
        self.store = store
        self.node = node
        self.loop = asyncio.get_running_loop()
        self.used = self.loop.time()
        self.audience = Audience()
        self.chat = Chat(saved.table.code, saved.chat)
        self.clocks = Clocks(self, settings.away)
        self.broadcast = Broadcast(self)
        self._gap = settings.gap
        self._opening = settings.opening
        self._deal = ""  # the deal that runs
        self._time_up = False  # those who have not opened a salt are late
        self._late: asyncio.TimerHandle | None = None
        self._wrong: set[int] = set()  # seats that tried to open another salt than they had sealed
        self._changed, self._moved = changed, moved
        self._broken = broken
        self.live_match: LiveMatch | None = None
        if saved.match.setup:
            self.live_match = self._folded(saved.match, saved.moves)
        self._watch_deal()

    @property
    def late(self) -> tuple[int, ...]:
        """The seats that should have opened their salts by now, or tried to open others."""
        if not self.match_row.dealing:
            return ()
        awaited = dealing.unopened(self.row, self.match_row)
        return tuple(seat for seat in awaited if self._time_up or seat in self._wrong)

    @property
    def head(self) -> Head:
        """How far this node is."""
        moves = len(self.live_match.match.moves) if self.live_match else 0
        return Head(self.row.revision, self.row.number, moves, self.chat.last)

    def info(self, guest: str) -> TableInfo:
        """The table as a guest sees it."""
        outcome = self.live_match.match.outcome if self.live_match and self.match_row.over else None
        row, match_row, now = self.row, self.match_row, self.node.now()
        return seating.table_info(row, match_row, guest, self.audience, outcome, self.late, now)

    def touch(self) -> None:
        """The table is in use."""
        self.used = self.loop.time()

    async def save(self, row: TableRow, match_row: MatchRow) -> None:
        """Stores what changed about the table, and announces it."""
        await self._stored(self.store.save(row, match_row))
        self.node.stored(row.code)
        paused = self._paused(row)
        self._renew(replace(row, revision=row.revision + 1), match_row)
        self.broadcast.announce()
        if paused:
            self._tell_time()

    async def begin(self, row: TableRow, match_row: MatchRow) -> None:
        """Stores what changed and starts the match: everybody is there, every salt is open."""
        today = datetime.now(UTC).date().isoformat()
        game, seats = games.load(row.game), seating.sitters(row)
        agreed = new_setup(game, row.options, seats, match_row.secret, match_row.salts, match_row.id, today)
        if match_row.deal.round:
            setup = of_the_round(agreed, match_row.deal.round)
        else:
            setup = sealed(agreed, match_row.deal.seals, match_row.deal.abandoned)
        if match_row.deal.origin:
            setup = continued(setup, match_row.deal.origin)
        guests = tuple(seat.guest for seat in row.seats)
        deal = replace(match_row.deal, origin=None, round=None)  # they are part of the setup from here on
        agreed_on = {"setup": setup, "salts": setup.salts or match_row.salts, "deal": deal}
        match_row = replace(match_row, **agreed_on, started=self.node.now(), guests=guests)
        live = self._folded(match_row, (), match_row.started)
        await self.save(row, match_row)
        self._set_up(live)

    def blame(self, seat: int) -> None:
        """A seat tried to open another salt than it had sealed: everybody sees that."""
        if seat not in self._wrong:
            self._wrong.add(seat)
            self.broadcast.announce()

    async def make(
        self, seat: int, text: str, connection: Connection | None = None, client: str = ""
    ) -> None:
        """Works out a move, stores it, and then sends it to everybody."""
        live = self.live_match
        assert live is not None
        move = live.ahead(seat, text, client, self.node.now())
        await self._stored(self.store.add_move(self.match_row.id, move.number, move.row, move.over))
        self._say_moved(move)
        self._take(live, move, self.loop.time(), connection)

    def make_at_once(
        self,
        seat: int,
        text: str,
        connection: Connection,
        client: str,
        done: Callable[[Exception | None], None],
    ) -> bool:
        """Does what `make` does, as plain calls, if the store can; whether it is under way.

        `done` is called when everybody was told, or with what went wrong; only `Outdated` may be tried again.
        """
        live = self.live_match
        assert live is not None
        move = live.ahead(seat, text, client, self.node.now())

        def stored(error: Exception | None) -> None:
            try:
                if error is None:
                    self._say_moved(move)
                    self._take(live, move, self.loop.time(), connection)
                else:
                    self._not_stored(error)
            except Exception as trouble:
                done(trouble)
            else:
                done(None)

        return self.store.add_move_then(stored, self.match_row.id, move.number, move.row, move.over)

    async def say(self, row: ChatRow) -> None:
        """Stores a line of chat, then sends it."""
        await self.store.add_chat(self.row.code, row)
        self.node.stored(self.row.code)
        self._add_chat(row)

    async def catch_up_with_others(self) -> bool:
        """Takes in what other nodes stored; whether there was anything."""
        if not self.node.shared:
            return False
        try:
            return await self.node.catch_up(self)
        except Exception:
            log.exception("table %s could not be read", self.row.code)
            self._broken()
            raise Refuse("internal") from None

    def follow(self, moves: Iterable[MoveRow]) -> None:
        """Plays the next moves, which another node stored, and sends them to everybody here."""
        live = self.live_match
        assert live is not None
        for row in moves:
            when = self.loop.time() - max(0.0, self.node.now() - row.at)
            self._take(live, live.stored_elsewhere(row), when)

    def hear(self, moved: Moved) -> bool:
        """Plays a move that another node says is stored; False: something is missing here, and is to be read.

        Nothing is missing if both nodes know the same table and the same match up to this move.
        """
        live = self.live_match
        if live is None or moved.match != self.match_row.id or moved.revision != self.row.revision:
            return False
        missing = moved.number - 1 - len(live.match.moves)
        if missing == 0:
            try:
                self.follow((moved.row,))
            except Exception:
                log.exception("table %s could not follow another node", self.row.code)
                self._broken()
        return missing <= 0

    def take_in(self, saved: Saved) -> None:
        """Brings the table to what is stored, and sends what is new to everybody here."""
        changed, paused = saved.table.revision != self.row.revision, self._paused(saved.table)
        if changed:
            # Whether the match is over is said with its last move, which comes below.
            self._renew(saved.table, saved.match)
        if self.live_match is None and saved.match.setup:
            self._set_up(self._folded(self.match_row, ()))
        if self.live_match is not None:
            self.follow(saved.moves[len(self.live_match.match.moves) :])
        for row in saved.chat:
            if row.number > self.chat.last and not row.forgotten:
                self._add_chat(row)
        self.chat.renew(saved.chat)
        if changed:
            self._changed()
            self.broadcast.announce()
        if paused:
            self._tell_time()

    def _say_moved(self, move: NextMove) -> None:
        """Tells other nodes of a move that is stored."""
        if self.node.shared:
            self.node.moved(Moved(self.row.code, self.row.revision, self.match_row.id, move.number, move.row))

    def _paused(self, row: TableRow) -> bool:
        """Whether a seat's clock was stopped, or runs again."""
        return any(was.pauses != now.pauses for was, now in zip(self.row.seats, row.seats, strict=True))

    def _tell_time(self) -> None:
        """Clocks stand otherwise than everybody was told: all streams are sent afresh."""
        if self.live_match and not self.live_match.over:
            self._changed()
            self.broadcast.begin(self.live_match.streams, list(self.audience))

    def _take(
        self, live: LiveMatch, move: NextMove, when: float, connection: Connection | None = None
    ) -> None:
        """Plays here what is stored, and sends it."""
        viewers = live.take(move, when)
        if live.over:
            self.match_row = replace(self.match_row, over=True)
        self.touch()
        self._moved()
        self.broadcast.step(self.row, move.row, live.streams, viewers, connection)
        if live.over:
            self.broadcast.announce()

    def _set_up(self, live: LiveMatch) -> None:
        """The match has begun: everybody is sent all there is to know."""
        self.live_match = live
        self._changed()
        staying = []
        for connection in self.audience:
            if seating.may_watch(self.row, self.match_row, connection.guest or connection.let_in_as):
                staying.append(connection)
            else:
                connection.close(Goodbye(Refusal("no-onlookers"), again=False))
        self.broadcast.begin(live.streams, staying)

    def _renew(self, row: TableRow, match_row: MatchRow) -> None:
        """The table is as it is stored now. A match that has begun meanwhile is still to be set up."""
        if match_row.id != self.match_row.id:
            self.live_match = None
        before, self.row, self.match_row = self.row, row, match_row
        if self.live_match:
            for seat, (was, now) in enumerate(zip(before.seats, row.seats, strict=True)):
                if was.stand_in and not now.stand_in:
                    self._come_back(self.live_match, seat)
                if was.guest != now.guest and was.guest and now.guest and match_row.phase == "playing":
                    self._hand_over(self.live_match, was.guest, now.guest)
        for guest, how in row.outcasts.items():
            for connection in self.audience.of(guest) if how == "away" else ():
                connection.close(Goodbye(Refusal("sent-away"), again=False))
        self.touch()
        self._watch_deal()

    def _watch_deal(self) -> None:
        """While salts are awaited: whoever does not open in time is named, whatever the calendar does."""
        match = self.match_row
        deal = f"{match.id} {match.deal.attempt}" if match.dealing else ""
        if deal == self._deal:
            return
        self._deal, self._wrong, self._time_up = deal, set(), False
        if self._late:
            self._late.cancel()
            self._late = None
        if deal:
            opening = self.row.clock if self.row.slow else self._opening  # where nobody need be there at once
            gone = min(max(0.0, self.node.now() - match.deal.since), opening)
            self._late = self.loop.call_later(opening - gone, self._name_the_late)

    def _name_the_late(self) -> None:
        """The timer decides, not another look at the clock: a loop's timers may be early by a millisecond."""
        self._time_up = True
        self.broadcast.announce()

    def close(self) -> None:
        """Nothing happens by itself any more."""
        self.broadcast.stop()
        if self._late:
            self._late.cancel()
            self._late = None

    def _come_back(self, live: LiveMatch, seat: int) -> None:
        """A seat's owner decides again. If time was up meanwhile, the program still makes this decision."""
        if self.clocks.ran_out(live, seat, self.loop.time()):
            live.helped.add(seat)

    def _hand_over(self, live: LiveMatch, *guests: str) -> None:
        """A seat has another owner: from here on each of the two is told what is theirs, and nothing else."""
        for connection in [one for guest in guests for one in self.audience.of(guest)]:
            if not seating.may_watch(self.row, self.match_row, connection.guest):
                connection.close(Goodbye(Refusal("handed-over"), again=False))
                continue
            connection.send(TableNow(self.info(connection.guest)))
            for viewer in seating.viewers(self.row, connection.guest):
                catch_up(connection, live.streams, viewer)

    def _add_chat(self, row: ChatRow) -> None:
        self.chat.add(row)
        self.broadcast.chat(row)

    def _folded(self, row: MatchRow, moves: tuple[MoveRow, ...], now: float | None = None) -> LiveMatch:
        calendar = self.node.now() if now is None else now
        self.clocks.set_by(calendar)
        return LiveMatch(row, moves, self._gap, self.clocks.left, self.loop.time(), calendar)

    async def _stored(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Exception as error:
            self._not_stored(error)

    def _not_stored(self, error: Exception) -> NoReturn:
        if isinstance(error, Outdated) and self.node.shared:
            raise error
        log.error("table %s could not be stored", self.row.code, exc_info=error)
        self._broken()
        raise Refuse("internal") from None
