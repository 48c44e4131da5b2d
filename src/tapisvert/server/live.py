"""One table in memory: its seats, its match, and the lines of those who are there.

Whatever happens at a table happens one thing after the other, and is stored before anybody is told.
Knows no web framework: a client is a `Line`, a message a struct.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server import seating
from tapisvert.server.chat import Chat, said
from tapisvert.server.hub import Audience, Line, encode
from tapisvert.server.messages import (
    Accepted,
    ChatSent,
    Goodbye,
    Hello,
    Me,
    MoveSent,
    Refusal,
    SaltSent,
    Sit,
    TableInfo,
    TableNow,
)
from tapisvert.server.play import Play
from tapisvert.server.programs import Programs
from tapisvert.server.refusals import Refuse, of_game
from tapisvert.server.settings import Settings
from tapisvert.server.stand_ins import StandIns
from tapisvert.server.store import MatchRow, MoveRow, Saved, SeatRow, Store, TableRow
from tapisvert.table.chance import commitment, draw_secret
from tapisvert.table.game import BadMove, Illegal, Viewer
from tapisvert.table.match import Setup, Sitter

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")

ANNOUNCE_AFTER = 0.05
"""Comings and goings are told together, so that a crowd of onlookers does not flood the table."""


def alone(
    method: Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, R]]:
    """One at a time, and to its end even if whoever asked is gone by then."""

    @wraps(method)
    async def run(self: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async def locked() -> R:
            async with self._lock:
                return await method(self, *args, **kwargs)

        return await asyncio.shield(asyncio.create_task(locked()))

    return run


class LiveTable:
    """`broken` is called when storing failed: the table is forgotten, and read afresh when it is next asked for."""

    def __init__(
        self,
        saved: Saved,
        store: Store,
        programs: Programs,
        settings: Settings,
        broken: Callable[[LiveTable], None],
    ) -> None:
        self.row: TableRow = saved.table
        self.match_row: MatchRow = saved.match
        self._store = store
        self._settings = settings
        self._broken = broken
        self._lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._audience = Audience()
        self._announcing: asyncio.TimerHandle | None = None
        self._chat = Chat(saved.chat)
        self._play: Play | None = None
        self._stand_ins = StandIns(self, programs, settings)
        self.used = self._loop.time()
        if saved.match.setup:
            self._play = self._begin_play(saved.moves)
            self._stand_ins.arrange(self._play)

    # --- seats ------------------------------------------------------------------------------------

    def info(self, guest: str) -> TableInfo:
        """The table as a guest sees it. Rows hold only what is stored, so this needs no waiting."""
        row = self.row
        game = games.load(row.game)
        return TableInfo(
            code=row.code,
            game=row.game,
            options=row.options,
            phase=self.match_row.phase,
            seats=tuple(
                seating.seat_info(
                    seat, guest, bool(seat.guest) and self._audience.has(seat.guest), bool(salt)
                )
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
            watching=sum(not seating.owned(row, line.guest) for line in self._audience),
            outcome=self._play.match.outcome if self._play and self.match_row.over else None,
        )

    @alone
    async def sit(self, me: Me, wish: Sit) -> TableInfo:
        self._need_phase("open")
        row, salt = seating.sit(self.row, me, wish)
        await self._save(row, self._salted(wish.seat, salt))
        await self._start_if_agreed()
        return self.info(me.guest)

    @alone
    async def leave(self, guest: str, seat: int) -> TableInfo:
        """Frees a seat; while a match is played a program stands in instead. The host can free any seat."""
        seating.check_seat(self.row, seat)
        if self.phase == "playing":
            seating.check_owner(self.row, guest, seat)
            await self.stand_in(seat)
        else:
            if guest != self.row.host:
                seating.check_owner(self.row, guest, seat)
            await self._save(seating.put(self.row, seat, SeatRow()), self._salted(seat, ""))
        return self.info(guest)

    @alone
    async def start(self, guest: str) -> TableInfo:
        if guest != self.row.host:
            raise Refuse("not-host")
        self._need_phase("open")
        if not all(self.match_row.salts):
            raise Refuse("seats-missing", missing=self.match_row.salts.count(""))
        await self._start()
        return self.info(guest)

    @alone
    async def rematch(self, guest: str) -> TableInfo:
        """The same seats again. A fresh secret and fresh salts: the owners' pages send theirs."""
        self._need_phase("over")
        if not seating.owned(self.row, guest):
            raise Refuse("not-your-seat")
        seats = tuple(replace(seat, stand_in=False) for seat in self.row.seats)
        row = replace(self.row, seats=seats, number=self.row.number + 1)
        salts = tuple(draw_secret() if seat.kind == "program" else "" for seat in seats)
        await self._save(row, MatchRow(row.match, row.code, draw_secret(), salts))
        return self.info(guest)

    # --- the stream -------------------------------------------------------------------------------

    @alone
    async def join(self, line: Line, hello: Hello) -> None:
        """A client is there, or asks for the gap again."""
        if not self._may_watch(line.guest):
            raise Refuse("no-onlookers")
        self.used = self._loop.time()
        if line not in self._audience:
            self._audience.add(line)
            self._announce_soon()
        line.tell(TableNow(self.info(line.guest)))
        seen = {(seen.seat, seen.match): seen.version for seen in hello.seen}
        for viewer in seating.viewers(self.row, line.guest):
            self._catch_up(line, viewer, seen.get((viewer, self.match_row.id)))
        for earlier in self._chat.said:
            line.tell(earlier)
        self._rearrange()

    @alone
    async def part(self, line: Line) -> None:
        """A client is gone."""
        self.used = self._loop.time()
        self._audience.remove(line)
        if not self._audience.has(line.guest):
            self._stand_ins.gone(line.guest)
        self._announce_soon()
        self._rearrange()

    @alone
    async def move(self, line: Line, sent: MoveSent) -> None:
        seating.check_owner(self.row, line.guest, sent.seat)
        if sent.match != self.match_row.id or self._play is None:
            answer = await self._store.answered(sent.match, sent.seat, sent.id)
        else:
            answer = self._play.answers.get((sent.seat, sent.id))
        if answer is not None:
            line.tell(Accepted(sent.id, answer))
            return
        if self._play is None:
            raise Refuse("wrong-phase", phase=self.phase)
        if sent.match != self.match_row.id or sent.version != self._play.match.version(sent.seat):
            raise Refuse("stale")
        if self.row.seats[sent.seat].stand_in:
            raise Refuse("stand-in", seat=sent.seat)
        await self.make(sent.seat, sent.move, line, sent.id)

    @alone
    async def show(self, line: Line, seat: int) -> None:
        """A snapshot of a seat's stream for a client that lost the thread."""
        if seat in seating.owned(self.row, line.guest):
            self._catch_up(line, seat, None)

    @alone
    async def salt(self, line: Line, sent: SaltSent) -> None:
        """A salt for the coming match; until it starts a later one replaces it."""
        seating.check_owner(self.row, line.guest, sent.seat)
        if sent.match != self.match_row.id or self.phase != "open":
            raise Refuse("wrong-phase", phase=self.phase)
        await self._save(self.row, self._salted(sent.seat, sent.salt.strip()))
        await self._start_if_agreed()

    @alone
    async def take_back(self, line: Line, seat: int) -> None:
        seating.check_owner(self.row, line.guest, seat)
        if self.row.seats[seat].stand_in:
            row = seating.put(self.row, seat, replace(self.row.seats[seat], stand_in=False))
            await self._save(row, self.match_row)
            if self._play:
                self._play.turns.restart(seat, self._loop.time())
                self._rearrange()

    @alone
    async def say(self, line: Line, me: Me, sent: ChatSent, check_rate: Callable[[], None]) -> None:
        if not self.row.chat:
            raise Refuse("chat-off")
        number = self._chat.number(me.guest, sent.id)
        if number is None:
            seats = seating.owned(self.row, me.guest)
            row = self._chat.line(sent, seats[0] if seats else None, me.name)
            check_rate()
            await self._store.add_chat(self.row.code, row)
            self._chat.add(row, me.guest, sent.id)
            text, number = encode(said(row)), row.number
            for other in self._audience:
                other.post(text)
        line.tell(Accepted(sent.id, number))

    # --- for the registry and for the programs ----------------------------------------------------

    @property
    def phase(self) -> str:
        return self.match_row.phase

    @property
    def audience(self) -> Audience:
        return self._audience

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing happens by itself."""
        return not self._audience and not self._stand_ins.busy and not self._lock.locked()

    def close(self, goodbye: Goodbye) -> None:
        """Ends everything that runs. What was stored stays."""
        self._stand_ins.close()
        if self._announcing:
            self._announcing.cancel()
        for line in self._audience:
            line.hang_up(goodbye)

    @alone
    async def act(self, play: Play, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """For programs and clocks: does the work unless the match they meant is not the table's any more."""
        if self._play is play:
            await work()

    async def make(self, seat: int, text: str, line: Line | None = None, client: str = "") -> None:
        """A move: played, stored, then told. Called by who holds the table alone."""
        play = self._play
        assert play is not None
        try:
            step = play.make(seat, text)
        except BadMove:
            raise Refuse("bad-move", text=text) from None
        except Illegal as illegal:
            raise of_game(self.row.game, illegal) from None
        version, moves = play.match.version(seat), play.match.moves
        move = MoveRow(seat, moves[-1].move, client, version)
        # Nobody sees what is in memory until this is on the disk: all readers wait for the lock.
        await self._stored(self._store.add_move(self.match_row.id, len(moves), move, play.over))
        play.answer(move)
        play.move_on(seat, self._loop.time())
        if line:
            line.tell(Accepted(client, version))
        texts = {viewer: encode(update) for viewer, update in play.streams.take(step).items()}
        for other in self._audience:
            for viewer in seating.viewers(self.row, other.guest):
                if viewer in texts:
                    other.post(texts[viewer])
        if play.over:
            self.match_row = replace(self.match_row, over=True)
            self._announce()
        self._rearrange()

    async def stand_in(self, seat: int) -> None:
        """A program plays for the seat until its owner takes it back. Called by who holds the table alone."""
        row = seating.put(self.row, seat, replace(self.row.seats[seat], stand_in=True))
        await self._save(row, self.match_row)
        self._rearrange()

    # --- inside -----------------------------------------------------------------------------------

    async def _start_if_agreed(self) -> None:
        """A rematch starts by itself once every seat is filled and salted."""
        if self.row.number > 1 and all(self.match_row.salts):
            await self._start()

    async def _start(self) -> None:
        game = games.load(self.row.game)
        setup = Setup(
            game=game.name,
            version=game.version,
            options=self.row.options,
            seats=tuple(Sitter(seat.name, seat.level) for seat in self.row.seats),
            commitment=commitment(self.match_row.secret),
            salts=self.match_row.salts,
            match=self.match_row.id,
            date=datetime.now(UTC).date().isoformat(),
        )
        await self._save(self.row, replace(self.match_row, setup=setup))
        self._play = self._begin_play(())
        for line in self._audience:
            if self._may_watch(line.guest):
                for viewer in seating.viewers(self.row, line.guest):
                    self._catch_up(line, viewer, None)
            else:
                line.hang_up(Goodbye(Refusal("no-onlookers"), again=False))
        self._rearrange()

    def _begin_play(self, moves: tuple[MoveRow, ...]) -> Play:
        return Play(self.match_row, moves, self._settings.gap, self._stand_ins.left, self._loop.time())

    async def _save(self, row: TableRow, match_row: MatchRow) -> None:
        await self._stored(self._store.save(row, match_row))
        if match_row.id != self.match_row.id:
            self._play = None
        self.row, self.match_row = row, match_row
        self.used = self._loop.time()
        self._announce()

    async def _stored(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except Exception:
            log.exception("table %s could not be stored", self.row.code)
            self._broken(self)
            raise Refuse("internal") from None

    def _salted(self, seat: int, salt: str) -> MatchRow:
        salts = (*self.match_row.salts[:seat], salt, *self.match_row.salts[seat + 1 :])
        return replace(self.match_row, salts=salts)

    def _need_phase(self, phase: str) -> None:
        if self.phase != phase:
            raise Refuse("wrong-phase", phase=self.phase)

    def _may_watch(self, guest: str) -> bool:
        waiting = self.phase == "open" and any(seat.kind == "open" for seat in self.row.seats)
        return bool(self.row.onlookers or waiting or guest == self.row.host or seating.owned(self.row, guest))

    def _catch_up(self, line: Line, viewer: Viewer, version: int | None) -> None:
        """The updates after a version, or a snapshot."""
        if self._play is None:
            return
        gap = self._play.streams.since(viewer, version) if version is not None else None
        for message in [self._play.streams.snapshot(viewer)] if gap is None else gap:
            line.tell(message)

    def _rearrange(self) -> None:
        if self._play:
            self._stand_ins.arrange(self._play)

    def _announce_soon(self) -> None:
        if self._announcing is None:
            self._announcing = self._loop.call_later(ANNOUNCE_AFTER, self._announce)

    def _announce(self) -> None:
        """The table as it is now, to all."""
        if self._announcing:
            self._announcing.cancel()
            self._announcing = None
        for line in self._audience:
            line.tell(TableNow(self.info(line.guest)))
