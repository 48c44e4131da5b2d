"""Who sits at a table: seats are taken, left and handed over, and matches agreed on."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tables import Sit, Start, TableInfo
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, holidays, rematch, seating
from tapisvert.server.rooms.handing import SeatPass
from tapisvert.server.rooms.room import Room
from tapisvert.server.rooms.serialized import serialized
from tapisvert.server.rooms.shows import MOST
from tapisvert.server.storage.store import SeatRow

ID = 24
"""Signs of a code's hash that tell one handing over from another."""


class Seats(Room):
    """What guests ask for about the seats of a table, and about its next match."""

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
