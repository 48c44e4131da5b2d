"""What guests can do at a table: sit and leave, start and play again, look on, move, chat.

Knows no web framework: a client is a `Line`, a message a struct. Every method raises `Refuse` if it
is not to be, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tapisvert.server.messages import (
    Accepted,
    ChatSent,
    Hello,
    HintWanted,
    Me,
    MoveSent,
    SaltSent,
    Sit,
    Start,
    TableInfo,
    TableNow,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.core import TableCore
from tapisvert.server.rooms.hub import Line
from tapisvert.server.rooms.serialized import alone, one_by_one
from tapisvert.server.storage.store import MatchRow, Outdated, SeatRow
from tapisvert.table.chance import commitment, draw_secret


class LiveTable(TableCore):
    """A table in use."""

    # --- seats ------------------------------------------------------------------------------------

    @alone
    async def sit(self, me: Me, wish: Sit) -> TableInfo:
        self._need_phase("open")
        promise = commitment(self.match_row.secret)
        row, salt = seating.sit(self.row, me, wish, promise, host=self._hosts(me.guest))
        await self.save(row, self._salted(wish.seat, salt))
        await self._begin_if_agreed()
        return self.info(me.guest)

    @alone
    async def leave(self, guest: str, seat: int) -> TableInfo:
        """Frees a seat; while a match is played a program stands in instead.

        The host can free any seat, who acts for the host only those whose owners are gone.
        """
        seating.check_seat(self.row, seat)
        gone = not self.audience.has(self.row.seats[seat].guest)
        may = guest == self.row.host or (gone and self._hosts(guest))
        if not may or self.phase == "playing":
            seating.check_owner(self.row, guest, seat)
        if self.phase == "playing":
            await self.put_stand_in(seat, True)
        else:
            match_row = self._salted(seat, "") if self.phase == "open" else self.match_row
            await self.save(seating.put(self.row, seat, SeatRow()), match_row)
        return self.info(guest)

    @alone
    async def start(self, guest: str, wish: Start | None = None) -> TableInfo:
        if not self._hosts(guest):
            raise Refuse("not-host")
        self._need_phase("open")
        given = {each.seat: each.salt.strip() for each in wish.salts} if wish else {}
        for seat in given:
            seating.check_owner(self.row, guest, seat)
        salts = tuple(
            given.get(number) or salt or (draw_secret() if seat.guest == guest else "")
            for number, (seat, salt) in enumerate(zip(self.row.seats, self.match_row.salts, strict=True))
        )
        if not all(salts):
            raise Refuse("seats-missing", missing=salts.count(""))
        if salts != self.match_row.salts:
            await self.save(self.row, replace(self.match_row, salts=salts))
        await self.begin()
        return self.info(guest)

    @alone
    async def rematch(self, guest: str) -> TableInfo:
        """The same seats again. A fresh secret and fresh salts: the owners' pages send theirs."""
        self._need_phase("over")
        if not seating.owned(self.row, guest):
            raise Refuse("not-your-seat")
        seats = tuple(replace(seat, stand_in=False) for seat in self.row.seats)
        row = replace(self.row, seats=seats, number=self.row.number + 1)
        secret = draw_secret()
        salts = seating.program_salts(row, commitment(secret))
        await self.save(row, MatchRow(row.match, row.code, secret, salts))
        return self.info(guest)

    # --- the stream -------------------------------------------------------------------------------

    @alone
    async def join(self, line: Line, hello: Hello) -> None:
        """A client is there, or asks once more for what it missed."""
        if not self.may_watch(line.guest):
            raise Refuse("no-onlookers")
        self.used = self.loop.time()
        if line not in self.audience:
            self.audience.add(line)
            self.node.present(self.row.code, self.audience.here)
            self.announce_soon()
        line.tell(TableNow(self.info(line.guest)))
        seen = {(seen.seat, seen.match): seen.version for seen in hello.seen}
        for viewer in seating.viewers(self.row, line.guest):
            self.catch_up(line, viewer, seen.get((viewer, self.match_row.id)))
        for earlier in self.chat.said:
            line.tell(earlier)
        self.rearrange()

    async def part(self, line: Line) -> None:
        """A client is gone."""
        self.used = self.loop.time()
        self.audience.remove(line)
        self.node.present(self.row.code, self.audience.here)
        if not self.audience.has(line.guest):
            self.stand_ins.gone(line.guest)
        if not self.closed:
            self.announce_soon()
            self.rearrange()

    @one_by_one  # moves come from streams alone, which see to it that they are not cancelled
    async def move(self, line: Line, sent: MoveSent) -> None:
        seating.check_owner(self.row, line.guest, sent.seat)
        current = self.play if sent.match == self.match_row.id else None
        if current:
            if self.stand_ins.overdue:  # a clock ran out while nobody served
                await self.stand_ins.help_out(current)
            answer = current.answers.get((sent.seat, sent.id))
        else:
            answer = await self.store.answered(sent.match, sent.seat, sent.id)
        if answer is not None:
            line.tell(Accepted(sent.id, answer))
            return
        if self.play is None:
            raise Refuse("wrong-phase", phase=self.phase)
        if current is None or sent.version != current.match.version(sent.seat):
            ran_out = current is not None and current.late.get(sent.seat) == sent.version
            raise Refuse("late" if ran_out else "stale")
        if self.row.seats[sent.seat].stand_in:
            raise Refuse("stand-in", seat=sent.seat)
        await self.make(sent.seat, sent.move, line, sent.id)

    @alone
    async def show(self, line: Line, seat: int) -> None:
        """A snapshot of a seat's stream for a client that lost the thread."""
        if seat in seating.owned(self.row, line.guest):
            self.catch_up(line, seat, None)

    @alone
    async def salt(self, line: Line, sent: SaltSent) -> None:
        """A salt for the coming match; until that starts a later one replaces it."""
        seating.check_owner(self.row, line.guest, sent.seat)
        if sent.match != self.match_row.id or self.phase != "open":
            raise Refuse("wrong-phase", phase=self.phase)
        await self.save(self.row, self._salted(sent.seat, sent.salt.strip()))
        await self._begin_if_agreed()

    @alone
    async def take_back(self, line: Line, seat: int) -> None:
        """The owner plays again; nothing to do if no program stood in."""
        seating.check_owner(self.row, line.guest, seat)
        if self.row.seats[seat].stand_in:
            await self.put_stand_in(seat, False)

    @alone
    async def hint(self, line: Line, wanted: HintWanted, slow_down: Callable[[], None]) -> None:
        """The owner of a seat that is to decide asks for a hint; `slow_down` raises if that is too often."""
        seating.check_owner(self.row, line.guest, wanted.seat)
        if not self.row.hints:
            raise Refuse("no-hints")
        if self.play is None or wanted.seat not in self.play.match.to_act:
            raise Refuse("not-your-turn")
        if self.row.seats[wanted.seat].stand_in:
            raise Refuse("stand-in", seat=wanted.seat)
        slow_down()
        self.hints.think(line, wanted, self.play.match)

    @alone
    async def say(self, line: Line, me: Me, sent: ChatSent, slow_down: Callable[[], None]) -> None:
        """Chat. `slow_down` raises if this guest says too much."""
        if not self.row.chat:
            raise Refuse("chat-off")
        number = self.chat.number(me.guest, sent.id)
        if number is None:
            seats = seating.owned(self.row, me.guest)
            row = self.chat.line(sent, seats[0] if seats else None, me)
            slow_down()
            await self.store.add_chat(self.row.code, row)
            self.node.stored(self.row.code)
            self.say_aloud(row)
            number = row.number
        line.tell(Accepted(sent.id, number))

    async def _begin_if_agreed(self) -> None:
        """A rematch starts by itself once every seat is filled and salted, at whatever node that is seen."""
        while self.row.number > 1 and self.phase == "open" and all(self.match_row.salts):
            try:
                await self.begin()
            except Outdated:  # what came before this is done, and must not be tried again
                await self.catch_up_with_others()

    def _hosts(self, guest: str) -> bool:
        return seating.hosts(self.row, self.match_row, guest, self.audience.everywhere)

    def _need_phase(self, phase: str) -> None:
        if self.phase != phase:
            raise Refuse("wrong-phase", phase=self.phase)

    def _salted(self, seat: int, salt: str) -> MatchRow:
        salts = (*self.match_row.salts[:seat], salt, *self.match_row.salts[seat + 1 :])
        return replace(self.match_row, salts=salts)
