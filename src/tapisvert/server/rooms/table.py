"""One table in memory: what guests can do at it, one thing after the other.

How that is stored and then sent to everybody is in state.py. This module knows no web framework: a client is
a `Connection`, a message a struct. A method that refuses raises `Refuse`, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import (
    Accepted,
    ChatSent,
    Hello,
    HintWanted,
    Moderate,
    MoveSent,
    OpenSent,
    SealSent,
    TableNow,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, seating
from tapisvert.server.rooms.broadcast import CROWD, catch_up
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.node import Moved, Presence
from tapisvert.server.rooms.seats import Seats
from tapisvert.server.rooms.serialized import serialized, serialized_unshielded
from tapisvert.table.game import BadMove

OUTCASTS = 200
"""Onlookers that a table remembers to have been silenced or sent away."""


class LiveTable(Seats):
    """A table in use, with whoever is connected to it."""

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

    @serialized
    async def show(self, connection: Connection, seat: int) -> None:
        """Sends a snapshot of a seat's stream to a client that lost the thread."""
        if self.live_match and seat in seating.owned(self.row, connection.guest):
            catch_up(connection, self.live_match.streams, seat)

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

    def move_at_once(
        self, connection: Connection, sent: MoveSent, done: Callable[[Exception | None], None]
    ) -> bool:
        """Does what `move` does, as plain calls, where nothing is in a move's way; whether it is under way.

        If not, nothing has happened, and `move` waits, or says what is wrong. `done` is called when the move
        is stored and everybody told, or with what went wrong; after `Outdated`, `move` may still succeed.
        """
        live, seat = self.live_match, sent.seat
        if live is None or self.closed or sent.match != self.match_row.id or self.lock.locked():
            return False
        seats = self.row.seats
        if not 0 <= seat < len(seats) or seats[seat].guest != connection.guest:
            return False
        if seats[seat].kind != "person" or seats[seat].stand_in or sent.version != live.match.version(seat):
            return False
        if self.clocks.overdue or self.clocks.late(live, seat) or (seat, sent.id) in live.answers:
            return False

        def stored(error: Exception | None) -> None:
            self.lock.release()
            done(error)

        self.lock.take()
        try:
            under_way = self.state.make_at_once(seat, sent.move, connection, sent.id, stored)
        except Refuse:
            under_way = False
        if not under_way:
            self.lock.release()
        return under_way

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

    # --- other nodes ------------------------------------------------------------------------------

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

    def hear_move(self, moved: Moved) -> bool:
        """Plays a move that another node stored; False if this has to be read from the store.

        Whoever holds the lock is in the middle of something; else nobody can come in between.
        """
        return not self.lock.locked() and self.state.hear(moved)

    def expire(self, now: float) -> None:
        """Forgets the guests of nodes that have fallen silent."""
        before = set(self.audience.everywhere)
        if before:
            self._watched = now
        self.audience.expire(now)
        self._notice(before)

    def _notice(self, before: set[str]) -> None:
        """Follows up when guests came or went at other nodes."""
        after = set(self.audience.everywhere)
        for guest in before - after:
            self.clocks.gone(guest)
        if before != after and not self.closed:
            self.state.broadcast.announce_soon()
            self.rearrange()
