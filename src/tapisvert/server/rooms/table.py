"""One table in memory: what guests can do at it, one thing after the other.

How that is stored and then sent to everybody is in state.py. This module knows no web framework: a client is
a `Connection`, a message a struct. A method that refuses raises `Refuse`, and then nothing has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages import (
    Accepted,
    ChatSent,
    Goodbye,
    Hello,
    HintWanted,
    Me,
    Moderate,
    MoveSent,
    OpenSent,
    SealSent,
    Sit,
    Start,
    TableInfo,
    TableNow,
)
from tapisvert.server.push.push import Push
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, holidays, rematch, seating
from tapisvert.server.rooms.autoplay import Autoplay
from tapisvert.server.rooms.broadcast import CROWD, catch_up
from tapisvert.server.rooms.clocks import Clocks
from tapisvert.server.rooms.handing import SeatPass
from tapisvert.server.rooms.hints import Hints
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.live_match import LiveMatch
from tapisvert.server.rooms.node import Node, Presence
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.rematch import Rematch
from tapisvert.server.rooms.serialized import serialized, serialized_unshielded
from tapisvert.server.rooms.shows import MOST, Shows
from tapisvert.server.rooms.state import TableState
from tapisvert.server.rooms.teller import Teller
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import (
    Head,
    MatchRow,
    Phase,
    Saved,
    SeatRow,
    Store,
    TableRow,
)
from tapisvert.table.game import BadMove

ID = 24
"""Signs of a code's hash that tell one handing over from another."""

OUTCASTS = 200
"""Onlookers that a table remembers to have been silenced or sent away."""


class LiveTable:
    """A table in use. `broken` is called when storing failed: the table must be forgotten and read afresh."""

    def __init__(
        self,
        saved: Saved,
        store: Store,
        programs: Programs,
        settings: Settings,
        node: Node,
        shows: Shows,
        broken: Callable[[LiveTable], None],
        push: Push | None = None,
    ) -> None:
        self.lock = asyncio.Lock()
        self.closed = False
        self.node = node
        self.state = TableState(saved, store, node, settings, self.rearrange, lambda: broken(self))
        self.audience = self.state.audience
        self._shows = shows
        self._unwatched = settings.unwatched
        self._watched = self.state.loop.time()  # when somebody last looked on
        self._from = ""  # the address that a match without people is run for
        self.hints = Hints(programs)
        self.autoplay = Autoplay(self, programs, settings.think)
        self._rematch = Rematch(self, settings.away, self.rematch_by_itself)
        self._teller = Teller(self, push, settings.push_after)
        self.rearrange()

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def match_row(self) -> MatchRow:
        return self.state.match_row

    @property
    def live_match(self) -> LiveMatch | None:
        return self.state.live_match

    @property
    def head(self) -> Head:
        """How far this node is."""
        return self.state.head

    @property
    def clocks(self) -> Clocks:
        return self.state.clocks

    @property
    def phase(self) -> Phase:
        return self.state.match_row.phase

    @property
    def idle(self) -> bool:
        """Nobody is there, and nothing happens by itself."""
        return not len(self.audience) and not self.autoplay.busy and not self.lock.locked()

    def info(self, guest: str) -> TableInfo:
        """The table as a guest sees it."""
        return self.state.info(guest)

    def close(self, goodbye: Goodbye) -> None:
        """Ends everything that runs. What was stored stays."""
        self.closed = True
        self._shows.leave(self.row.code)
        self.autoplay.stop()
        self._rematch.stop()
        self._teller.stop()
        self.hints.close()
        self.state.close()
        for connection in self.audience:
            connection.close(goodbye)

    # --- seats ------------------------------------------------------------------------------------

    @serialized
    async def sit(self, me: Me, wish: Sit) -> TableInfo:
        self._need_waiting()
        self._need_no_tournament()
        host = self._hosts(me.guest)
        await self._deal_if_agreed(*seating.sit(self.row, self.match_row, me, wish, host=host))
        return self.info(me.guest)

    @serialized
    async def leave(self, guest: str, seat: int) -> TableInfo:
        """Frees a seat; while a match is played a program takes it over instead.

        The host can free any seat; a guest who acts for the host, only seats whose owners are gone. While
        cards are dealt, both can free the seats that are late, and no others: the deal is abandoned then.
        """
        seating.check_seat(self.row, seat)
        if self.phase != "playing":
            self._need_no_tournament()
        if self.match_row.dealing:
            may = seat in self.state.late and self._hosts(guest)
        else:
            gone = not self.audience.has(self.row.seats[seat].guest)
            may = guest == self.row.host or (gone and self._hosts(guest))
        if not may or self.phase == "playing":
            seating.check_owner(self.row, guest, seat)
        self._need_no_day()  # nobody plays on for somebody else there
        if self.phase == "playing":
            await self.set_autoplay(seat, True)
        else:
            row, match_row = seating.put(self.row, seat, SeatRow()), self.match_row
            if match_row.dealing:
                match_row = dealing.abandoned(match_row)
            elif self.phase == "open":
                match_row = dealing.sealed(match_row, seat, "")
            await self._play_again_if_agreed(row, match_row)
        return self.info(guest)

    @serialized
    async def to_hand_over(self, guest: str, seat: int) -> str:
        """Whose seat it is that the host wants to hand over, while a match is played; raises `Refuse`."""
        seating.check_seat(self.row, seat)
        if not guest or guest != self.row.host:
            raise Refuse("not-host")
        self._need_phase("playing")
        self._need_no_day()
        if self.row.rated:
            raise Refuse("rated-seat")
        if self.row.seats[seat].kind != "person":
            raise Refuse("seat-of-program")
        return self.row.seats[seat].guest

    @serialized
    async def take_over(self, me: Me, shown: SeatPass) -> TableInfo:
        """Seats a guest where another sat; everybody is told. The seat keeps its name and its time.

        It may be tried again once it is stored (`serialized`): then only the line is still to be said.
        """
        self._need_phase("playing")
        owner = self.row.seats[shown.seat].guest
        if self.row.outcasts.get(me.guest) == "away":
            raise Refuse("sent-away")
        if me.guest == shown.owner or (owner != me.guest and seating.owned(self.row, me.guest)):
            raise Refuse("already-seated")
        if owner == shown.owner:
            await self.state.save(seating.handed_over(self.row, shown.seat, me.guest), self.match_row)
            self.rearrange()
        elif owner != me.guest:
            raise Refuse("bad-pass")
        if self.state.chat.number(me.guest, shown.hash[:ID]) is None:
            await self.state.say(
                self.state.chat.handed_over(shown.seat, self.row.host_name, me.guest, shown.hash[:ID])
            )
        return self.info(me.guest)

    @serialized
    async def start(self, guest: str, wish: Start | None = None, address: str = "") -> TableInfo:
        self._need_no_tournament()
        if not self._hosts(guest):
            raise Refuse("not-host")
        self._need_waiting()
        match_row = seating.start(self.row, self.match_row, guest, wish or Start())
        if all(seat.kind == "program" for seat in self.row.seats) and self._shows.full(
            self.row.host, address
        ):
            raise Refuse("too-many-shows", most=MOST["guest"])
        self._from, self._watched = address, self.state.loop.time()
        await self._deal_if_agreed(self.row, match_row, start=True)
        return self.info(guest)

    @serialized
    async def stand_in(self, seats: Collection[int] | None = None) -> None:
        """At a table of a tournament: programs play for these seats, or for all who are not there yet.

        Their owners take them back when they come. The server draws salts for them; the others' pages seal
        anew if salts were awaited.
        """
        row, match_row = self.row, self.match_row
        if self.phase == "open":
            awaited = (dealing.unopened if match_row.dealing else dealing.unsealed)(row, match_row)
            absent = [seat for seat in awaited if seats is None or seat in seats]
            if match_row.dealing and absent:
                match_row = dealing.abandoned(match_row)
            for seat in absent:
                row = seating.put(row, seat, replace(row.seats[seat], stand_in=True))
                match_row = dealing.drawn(match_row, seat)
            await self._deal_if_agreed(row, match_row)
        elif self.phase == "playing":
            for seat in seats or ():
                if row.seats[seat].kind == "person" and not row.seats[seat].stand_in:
                    await self.set_autoplay(seat, True)

    @serialized
    async def rematch(self, guest: str, agree: bool = True) -> TableInfo:
        """Asks for another match, agrees to one, or declines it. Once all people agree it is prepared.

        It has the same seats and a fresh secret; the owners' pages send seals.
        """
        self._need_phase("over")
        self._need_no_day()
        self._need_no_tournament()
        row = rematch.answered(self.row, guest, agree)
        if row != self.row or self._rematch.agreed(row):
            await self._play_again_if_agreed(row, self.match_row)
        return self.state.info(guest)

    @serialized
    async def holiday(self, guest: str, seat: int, days: int) -> TableInfo:
        """Stops the clock of a guest's seat for some days, where the table allows that; 0: it runs again."""
        seating.check_owner(self.row, guest, seat)
        self._need_phase("playing")
        now = self.node.now()
        change = holidays.taken(self.row, seat, days, now) if days else holidays.ended(self.row, seat, now)
        if change != self.row:
            await self.state.save(change, self.match_row)
        return self.info(guest)

    @serialized
    async def rematch_by_itself(self) -> None:
        """Prepares the match that was asked for, once nobody is waited for any more."""
        if self.phase == "over" and self._rematch.agreed(self.row):
            await self._play_again_if_agreed(self.row, self.match_row)
        else:
            self._rematch.watch()  # a loop's timers may be early by a millisecond

    # --- connections ------------------------------------------------------------------------------

    @serialized
    async def moderate(self, connection: Connection, sent: Moderate) -> None:
        """The host silences an onlooker, lets them speak again, or sends them away."""
        if connection.guest != self.row.host:
            raise Refuse("not-host")
        company = seating.insiders(self.row)
        known = {*self.audience.here, *self.state.chat.guests, *self.row.outcasts}
        known |= {guest for guest, _ in self.audience.names((), seating.NAMED)}
        guest = next((one for one in known if seating.alias(self.row.code, one) == sent.who), "")
        if not guest or guest in company:
            raise Refuse("unknown-guest")
        outcasts = {other: how for other, how in self.row.outcasts.items() if other != guest}
        if sent.what != "unmute":
            outcasts[guest] = "muted" if sent.what == "mute" else "away"
        if len(outcasts) > OUTCASTS:
            del outcasts[next(iter(outcasts))]
        await self.state.save(replace(self.row, outcasts=outcasts), self.match_row)
        connection.send(Accepted(sent.id, 0))

    @serialized
    async def join(self, connection: Connection, hello: Hello) -> None:
        """Connects a client, or sends it once more what it missed."""
        if self.row.outcasts.get(connection.guest) == "away":
            raise Refuse("sent-away")
        if not seating.may_watch(self.row, self.match_row, connection.guest or connection.let_in_as):
            raise Refuse("no-onlookers")
        self.state.touch()
        if connection not in self.audience:
            if hello.screen:
                connection.belong_to_nobody()
            self.audience.add(connection)
            self._from = self._from or connection.address
            self.say_who_is_here()
            self.state.broadcast.announce_soon()
        connection.send(TableNow(self.state.info(connection.guest)))
        if self.live_match:
            seen = {(seen.seat, seen.match): seen.version for seen in hello.seen}
            for viewer in seating.viewers(self.row, connection.guest):
                version = seen.get((viewer, self.match_row.id))
                catch_up(connection, self.live_match.streams, viewer, version)
        for earlier in self.state.chat.said:
            connection.send(replace(earlier, earlier=True))
        self.rearrange()

    async def part(self, connection: Connection) -> None:
        """Forgets a client that is gone."""
        self.state.touch()
        self._watched = self.state.loop.time()
        self.audience.remove(connection)
        self.say_who_is_here()
        if not self.audience.has(connection.guest):
            self.clocks.gone(connection.guest)
        if not self.closed:
            self.state.broadcast.announce_soon()
            self.rearrange()

    def say_who_is_here(self) -> None:
        """Tells other nodes who is connected here. Of a crowd, only those who matter to them are named."""
        if not self.node.shared:
            return
        here, insiders = self.audience.here, seating.insiders(self.row)
        named = here if len(here) <= CROWD else {guest: here[guest] for guest in insiders if guest in here}
        guests = tuple(guest for guest, count in named.items() for _ in range(count))
        looking = tuple(self.audience.names(insiders, seating.NAMED))
        self.node.present(self.row.code, Presence(guests, len(self.audience) - len(guests), looking))

    def hear(self, node: str, there: Presence, until: float) -> None:
        """Another node says who is connected there."""
        before = set(self.audience.everywhere)
        self.audience.hear(node, there, until)
        self._notice(before)

    def expire(self, now: float) -> None:
        """Forgets the guests of nodes that have fallen silent."""
        before = set(self.audience.everywhere)
        if before:
            self._watched = now
        self.audience.expire(now)
        self._notice(before)

    @serialized
    async def show(self, connection: Connection, seat: int) -> None:
        """Sends a snapshot of a seat's stream to a client that lost the thread."""
        if self.live_match and seat in seating.owned(self.row, connection.guest):
            catch_up(connection, self.live_match.streams, seat)

    # --- what clients send ------------------------------------------------------------------------

    @serialized_unshielded  # moves come from sockets alone, which are not cancelled while they are busy
    async def move(self, connection: Connection, sent: MoveSent) -> None:
        seating.check_owner(self.row, connection.guest, sent.seat)
        current = self.live_match if sent.match == self.match_row.id else None
        if current:
            if self.clocks.overdue:  # a clock ran out while nobody served
                await self.autoplay.help_out(current)
            answer = current.answers.get((sent.seat, sent.id))
        elif sent.match.rpartition("-")[0] == self.row.code:
            answer = await self.state.store.answered(sent.match, sent.seat, sent.id)
        else:  # of another table, and so none of which anything is said here
            answer = None
        if answer is not None:
            self._answer_again(connection, sent, *answer)
            return
        if self.live_match is None:
            raise Refuse("wrong-phase", phase=self.phase)
        if current is None:
            raise Refuse("stale")
        current.check_version(sent.seat, sent.version)
        if self.row.seats[sent.seat].stand_in:
            raise Refuse("stand-in", seat=sent.seat)
        if self.clocks.late(current, sent.seat):
            raise Refuse("late")
        await self.state.make(sent.seat, sent.move, connection, sent.id)

    def _answer_again(self, connection: Connection, sent: MoveSent, version: int, move: str) -> None:
        """A move's id that was there before: the same answer, if it is the same move."""
        game = games.load(self.row.game)
        try:
            same = game.write(game.read(sent.move)) == move
        except BadMove:
            same = False
        if not same:
            raise Refuse("reused-id")
        connection.send(Accepted(sent.id, version))

    @serialized
    async def seal(self, connection: Connection, sent: SealSent) -> None:
        """Takes the seal of a salt for the coming match; until cards are dealt a later one replaces it."""
        seating.check_owner(self.row, connection.guest, sent.seat)
        dealing.check_current(self.match_row, sent.match, sent.attempt)
        if self.match_row.deal.seals[sent.seat] == sent.seal:
            return
        self._need_waiting()
        await self._deal_if_agreed(self.row, dealing.sealed(self.match_row, sent.seat, sent.seal))

    @serialized
    async def open(self, connection: Connection, sent: OpenSent) -> None:
        """Takes the salt behind a seal. With the last one the match begins."""
        seating.check_owner(self.row, connection.guest, sent.seat)
        dealing.check_current(self.match_row, sent.match, sent.attempt)
        if not self.match_row.dealing:
            raise Refuse("seals-missing", missing=len(dealing.unsealed(self.row, self.match_row)))
        try:
            match_row = dealing.opened(self.match_row, sent.seat, sent.salt)
        except Refuse:
            self.state.blame(sent.seat)
            raise
        if match_row != self.match_row:
            await self._deal_if_agreed(self.row, match_row)

    @serialized
    async def take_back(self, connection: Connection, seat: int) -> None:
        """Gives a seat back to its owner, if a program plays for it."""
        seating.check_owner(self.row, connection.guest, seat)
        if self.row.seats[seat].stand_in:
            await self.set_autoplay(seat, False)

    @serialized
    async def hint(self, connection: Connection, wanted: HintWanted, slow_down: Callable[[], None]) -> None:
        """Starts a hint for a seat that is to decide; `slow_down` raises if its owner asks too often."""
        seating.check_owner(self.row, connection.guest, wanted.seat)
        if not self.row.hints:
            raise Refuse("no-hints")
        if self.live_match is None or wanted.seat not in self.live_match.match.to_act:
            raise Refuse("not-your-turn")
        if self.row.seats[wanted.seat].stand_in:
            raise Refuse("stand-in", seat=wanted.seat)
        slow_down()
        owns = lambda: wanted.seat in seating.owned(self.row, connection.guest)  # noqa: E731
        self.hints.think(connection, wanted, self.live_match.match, owns)

    @serialized
    async def say(
        self, connection: Connection, me: Me, sent: ChatSent, slow_down: Callable[[], None]
    ) -> None:
        """Takes a line of chat. `slow_down` raises if this guest says too much."""
        if not self.row.chat:
            raise Refuse("chat-off")
        if self.row.phrases and sent.text:
            raise Refuse("phrases-only")
        if me.guest in self.row.outcasts and not seating.owned(self.row, me.guest):
            raise Refuse("muted")
        number = self.state.chat.number(me.guest, sent.id)
        if number is None:
            seats = seating.owned(self.row, me.guest)
            row = self.state.chat.line(sent, seats[0] if seats else None, me)
            slow_down()
            await self.state.say(row)
            number = row.number
        connection.send(Accepted(sent.id, number))

    # --- what happens by itself -------------------------------------------------------------------

    @serialized
    async def act(self, live: LiveMatch, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does the work of a program or clock, unless the table has another match by now."""
        if self.live_match is live:
            await work()

    @serialized_unshielded  # it changes nothing until all is read, so it may be cancelled
    async def refresh(self) -> None:
        """Takes in what another node stored, or may have."""
        await self.catch_up_with_others()

    def runs(self, live: LiveMatch) -> bool:
        """Whether programs may play on by themselves.

        Where they are alone they pause if nobody has looked on for a while, or if too many such tables run.
        """
        code, row = self.row.code, self.row
        if row.tournament:
            return True
        if live.over or not all(live.level(number, seat) for number, seat in enumerate(row.seats)):
            self._shows.leave(code)
            return True
        if not self.audience.onlookers(()) and self.state.loop.time() - self._watched > self._unwatched:
            self._shows.leave(code)
            return False
        return self._shows.admit(code, row.host, self._from, self.rearrange)

    def follow_calendar(self) -> None:
        """Where clocks go by the calendar: they have run on if the machine slept."""
        if self.live_match and self.row.slow and not self.live_match.over:
            self.clocks.follow_calendar(self.live_match)
            self.rearrange()

    def rearrange(self) -> None:
        """After anything changed: lets the right programs think and the right clocks run."""
        if self.live_match:
            self.autoplay.arrange(self.live_match)
        self._rematch.watch()
        self._teller.arrange()

    # --- the caller of everything below holds the lock --------------------------------------------

    async def make(self, seat: int, text: str) -> None:
        """Makes a program's or a clock's move."""
        await self.state.make(seat, text)

    async def set_autoplay(self, seat: int, on: bool) -> None:
        """A program plays for the seat from here on, or no longer."""
        row = seating.put(self.row, seat, replace(self.row.seats[seat], stand_in=on))
        await self.state.save(row, self.match_row)
        self.rearrange()

    async def catch_up_with_others(self) -> bool:
        """Takes in what other nodes stored; whether there was anything."""
        return not self.closed and await self.state.catch_up_with_others()

    async def _deal_if_agreed(self, row: TableRow, match_row: MatchRow, start: bool = False) -> None:
        """Stores a change to an open table, and what follows from it, in one go.

        Once every seat is filled and sealed, cards are dealt: after a start, and by itself before a rematch
        and at a table of a tournament.
        Once every salt is open, the match begins.
        """
        filled = all(seat.kind != "open" for seat in row.seats) and not dealing.unsealed(row, match_row)
        if filled and match_row.deal.round:  # its luck was agreed on before, and now everybody is there
            await self.state.begin(row, match_row)
            return
        if filled and not match_row.dealing and (start or row.number > 1 or row.tournament):
            match_row = dealing.begun(match_row, self.node.now())
        if match_row.dealing and not dealing.unopened(row, match_row):
            await self.state.begin(row, match_row)
        else:
            await self.state.save(row, match_row)
            self._teller.arrange()

    async def _play_again_if_agreed(self, row: TableRow, match_row: MatchRow) -> None:
        """Stores a change to a table where nothing is played; prepares the next match if that is agreed."""
        if match_row.over and self._rematch.agreed(row):
            await self._deal_if_agreed(*rematch.prepared(row))
        else:
            await self.state.save(row, match_row)
        self.rearrange()

    def _notice(self, before: set[str]) -> None:
        """Follows up when guests came or went at other nodes."""
        after = set(self.audience.everywhere)
        for guest in before - after:
            self.clocks.gone(guest)
        if before != after and not self.closed:
            self.state.broadcast.announce_soon()
            self.rearrange()

    def _hosts(self, guest: str) -> bool:
        return seating.hosts(self.row, self.match_row, guest, self.audience.everywhere, self.state.late)

    def _need_phase(self, phase: str) -> None:
        if self.phase != phase:
            raise Refuse("wrong-phase", phase=self.phase)

    def _need_no_day(self) -> None:
        """At the table of a deal of the day nothing else is played, and nobody takes a seat or leaves it."""
        if self.match_row.setup and self.match_row.setup.day:
            raise Refuse("of-the-day")

    def _need_no_tournament(self) -> None:
        """Who sits at a table of a tournament, and what is played there, is the tournament's."""
        if self.row.tournament:
            raise Refuse("of-the-tournament")

    def _need_waiting(self) -> None:
        """Seats and seals can be changed until cards are dealt."""
        self._need_phase("open")
        if self.match_row.dealing:
            raise Refuse("dealing")
