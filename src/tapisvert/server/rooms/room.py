"""What everything at a table stands on: its state, its lock, its programs and clocks, and how matches begin.

What guests do there is in seats.py and table.py. A method that refuses raises `Refuse`, and then nothing has
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Self

from msgspec.structs import replace

from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import TableInfo
from tapisvert.server.push.push import Push
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing, rematch, seating
from tapisvert.server.rooms.autoplay import Autoplay
from tapisvert.server.rooms.clocks import Clocks
from tapisvert.server.rooms.hints import Hints
from tapisvert.server.rooms.live_match import LiveMatch
from tapisvert.server.rooms.node import Node
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.rematch import Rematch
from tapisvert.server.rooms.serialized import Lock, serialized, serialized_unshielded
from tapisvert.server.rooms.shows import Shows
from tapisvert.server.rooms.state import TableState
from tapisvert.server.rooms.teller import Teller
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import Head, MatchRow, Phase, Saved, Store, TableRow


class Room:
    """A table in use. `broken` is called when storing failed: the table must be forgotten and read afresh."""

    def __init__(
        self,
        saved: Saved,
        store: Store,
        programs: Programs,
        settings: Settings,
        node: Node,
        shows: Shows,
        broken: Callable[[Self], None],
        push: Push | None = None,
    ) -> None:
        self.lock = Lock()
        self.closed = False
        self.node = node
        self._calm: tuple[TableRow, LiveMatch] | None = None  # where moves bring nothing about by themselves
        changed = self.rearrange, self.rearrange_after_move
        self.state = TableState(saved, store, node, settings, *changed, lambda: broken(self))
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

    # --- what happens by itself -------------------------------------------------------------------

    @serialized
    async def rematch_by_itself(self) -> None:
        """Prepares the match that was asked for, once nobody is waited for any more."""
        if self.phase == "over" and self._rematch.agreed(self.row):
            await self._play_again_if_agreed(self.row, self.match_row)
        else:
            self._rematch.watch()  # a loop's timers may be early by a millisecond

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
        live = self.live_match
        self._calm = (self.row, live) if live and self._is_calm(live) else None

    def rearrange_after_move(self) -> None:
        """Does the same, unless everything stays as it was arranged: so it is after most moves."""
        row, live = self._calm or (None, None)
        if live is None or row is not self.row or live is not self.live_match:
            self.rearrange()
            return
        if live.over or live.helped or not self.node.holds(self.row.code):
            self.rearrange()

    def _is_calm(self, live: LiveMatch) -> bool:
        """Whether nothing happens by itself till somebody comes or goes, or the table or the match changes.

        All seats are people's who are here and decide for themselves, and no clock ever runs.
        """
        row, has = self.row, self.audience.has
        return not (row.slow or row.clock or live.match.game.timed or self.autoplay.busy) and not any(
            seat.kind != "person" or seat.stand_in or not has(seat.guest) for seat in row.seats
        )

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
