"""All tournaments of a house: opened, entered, played round by round, and looked at by everybody.

A change is made to the newest state or not at all (tournament_store.py): of two who start a round, one does.
What follows from it is done afterwards and may be done again (tournament_follow.py). So it goes on after a
crash at any point, whoever looks at it next.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from weakref import WeakValueDictionary

import msgspec

from tapisvert.server import codes
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tournaments import NewTournament, Presence, TournamentInfo
from tapisvert.server.push.push import Push
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import tournament as values
from tapisvert.server.rooms import tournament_tables
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.tournament import Member, Tournament
from tapisvert.server.rooms.tournament_follow import Following
from tapisvert.server.rooms.tournament_info import Phases, information
from tapisvert.server.rooms.tournament_store import TRIES, TournamentStore
from tapisvert.server.storage.store import Store
from tapisvert.tournament import formats
from tapisvert.tournament.pairing import TooFew

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds for which what was read of a tournament is told to whoever asks."""

KEPT = 600.0
"""Seconds after which nothing is kept in memory of a tournament that nobody looks at."""

Change = Callable[[Tournament], Tournament]


class Seen(msgspec.Struct):
    """What was last read of a tournament, when that was, and what has been told of it since, by guest."""

    now: Tournament
    revision: int
    phases: Phases
    at: float
    told: dict[str, bytes] = {}


class Tournaments:
    """`now` is the time by the calendar that all nodes go by; `salting`: how long a round waits for salts."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        records: Records,
        now: Callable[[], float],
        push: Push | None = None,
        salting: float = 15.0,
    ) -> None:
        self._store = TournamentStore(store, now)
        self._following = Following(self._store, tables, records, now, push, salting)
        self._tables = tables
        self._records = records
        self._now = now
        self._seen: dict[str, Seen] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while they are held

    async def open(self, me: Me, new: NewTournament) -> TournamentInfo:
        while True:
            code = codes.draw(public=True)
            fresh = values.opened(code, me.guest, me.name, new)
            if await self._store.add(fresh):
                return await self._info(code, me.guest)

    async def show(self, code: str, guest: str) -> bytes:
        """A tournament as a guest sees it, in JSON. Those who only look on all see the same."""
        seen = await self._look(self._code(code))
        viewer = guest if guest == seen.now.host or seen.now.entrant_of(guest) >= 0 else ""
        if viewer not in seen.told:
            seen.told[viewer] = msgspec.json.encode(self._told(seen, viewer))
        return seen.told[viewer]

    async def enter(self, code: str, member: Member, team: int | None = None) -> TournamentInfo:
        """One more is in it; who had dropped out is back."""
        return await self._change(code, lambda now: values.entered(now, member, team), member.guest)

    async def enter_all(self, code: str, host: str, members: list[Member]) -> TournamentInfo:
        """The host enters people by their names."""

        def add(now: Tournament) -> Tournament:
            _check_host(now, host)
            for member in members:
                now = values.entered(now, member)
            return now

        return await self._change(code, add, host)

    async def check_host(self, code: str, guest: str) -> Tournament:
        now, _ = await self._store.read(self._code(code))
        _check_host(now, guest)
        return now

    async def be(self, code: str, guest: str, number: int, presence: Presence) -> TournamentInfo:
        """Somebody goes or comes back; the host can say so of everybody. A program plays on for them."""

        def change(now: Tournament) -> Tournament:
            if guest != now.host and now.entrant_of(guest) != number:
                raise Refuse("not-host")
            return values.present(now, number, presence)

        info = await self._change(code, change, guest)
        if presence != "here":
            now, _ = await self._store.read(info.code)
            laid = (place for played in now.played if played.laid for place in played.places)
            for place in laid:
                if number in place.entrants and not place.shares:
                    table = await self._tables.find(place.code)
                    await table.stand_in(tournament_tables.seats_of(now, place, number))
        return info

    async def start_round(self, code: str, guest: str, number: int) -> TournamentInfo:
        """Pairs the next round, whose number must be this, and lays its tables."""

        def change(now: Tournament) -> Tournament:
            _check_host(now, guest)
            if now.state == "over":
                raise Refuse("tournament-over")
            if len(now.played) >= number:
                raise Refuse("round-started", number=number)
            if len(now.played) != number - 1 or (now.played and not now.played[-1].over):
                raise Refuse("round-running")
            if now.format == "open":  # whoever waits gets a table
                return msgspec.structs.replace(now, state="running", until=self._now() + 60 * now.minutes)
            given = now.format, now.as_rounds, now.here, now.sizes, f"{now.code} {number}"
            try:
                paired = formats.next_round(*given, fill=now.fill)
            except TooFew:
                raise Refuse("too-few", needed=2 if now.fill else min(now.sizes)) from None
            drawn = [codes.draw(public=False) for _ in paired.sittings]
            return values.with_round(now, paired, drawn, self._now())

        return await self._change(code, change, guest, aside=True)

    async def seal(self, code: str, guest: str, number: int, seal: str) -> TournamentInfo:
        """Takes an entrant's seal for the luck of the next round, where rounds are duplicate."""
        return await self._change(code, lambda now: values.sealed(now, guest, number, seal), guest)

    async def salt(self, code: str, guest: str, number: int, salt: str) -> TournamentInfo:
        """Takes the salt behind it, once the round begins."""
        return await self._change(code, lambda now: values.salted(now, guest, number, salt), guest)

    async def wait(self, code: str, guest: str, waits: bool) -> TournamentInfo:
        """Where one plays as often as one likes: somebody waits for a table, or no longer."""

        def change(now: Tournament) -> Tournament:
            number = now.entrant_of(guest)
            if number < 0:
                raise Refuse("not-entered")
            if now.format != "open" or now.state != "running" or self._now() >= now.until:
                raise Refuse("tournament-over" if now.state == "over" else "too-late")
            if number in values.playing(now):
                raise Refuse("already-seated")
            entrant = now.entrants[number]
            since = (entrant.since or self._now()) if waits else 0.0
            return values.waiting(now, number, since)

        return await self._change(code, change, guest)

    async def rule(self, code: str, guest: str, table: str, places: tuple[int, ...]) -> TournamentInfo:
        """The host says how a table ended, whatever is played there."""

        def change(now: Tournament) -> Tournament:
            _check_host(now, guest)
            place = now.place(codes.typed(table))
            if place is None:
                raise Refuse("unknown-table")
            given = values.ruled_shares(places, len(place.entrants))
            return values.settled(now, place.code, given, self._now(), ruled=True)

        return await self._change(code, change, guest)

    async def begin(self, code: str, guest: str, table: str) -> TournamentInfo:
        """The host lets a table begin: programs play for those who are not there, until they come."""
        now = await self.check_host(code, guest)
        place = now.place(codes.typed(table))
        if place is None:
            raise Refuse("unknown-table")
        await (await self._tables.find(place.code)).stand_in()
        return await self._info(now.code, guest)

    async def end(self, code: str, guest: str) -> TournamentInfo:
        """The host ends it where it is: what is not over does not count."""

        def change(now: Tournament) -> Tournament:
            _check_host(now, guest)
            return msgspec.structs.replace(now, state="over")

        return await self._change(code, change, guest)

    async def known(self, code: str) -> str:
        """The code of a tournament, however it was typed; empty if there is none."""
        typed = codes.typed(code)
        there = len(typed) == codes.PUBLIC and await self._store.has(typed)
        return typed if there else ""

    async def newest(self, code: str) -> Tournament:
        return (await self._look(self._code(code))).now

    async def records(self, code: str, guest: str) -> AsyncIterator[str]:
        """The records of all its finished matches, one after the other."""
        now = await self.newest(code)
        first = True
        for place in (place for played in now.played for place in played.places):
            try:
                text = await self._records.record(f"{place.code}-1", guest, None)
            except Refuse:
                continue
            if "\nsecret: " in text:  # it is over
                yield text if first else f"\n{text}"
                first = False

    def _code(self, code: str) -> str:
        typed = codes.typed(code)
        if len(typed) != codes.PUBLIC:
            raise Refuse("unknown-tournament")
        return typed

    async def _change(self, code: str, change: Change, guest: str, aside: bool = False) -> TournamentInfo:
        """Makes a change to the newest state; `aside`: it takes a while to work out."""
        code = self._code(code)
        for _ in range(TRIES):
            now, revision = await self._store.read(code)
            changed = await asyncio.to_thread(change, now) if aside else change(now)
            if changed == now or await self._store.put(changed, revision, now):
                break
        else:
            raise Refuse("restarting")
        self._seen.pop(code, None)
        return await self._info(code, guest)

    async def _info(self, code: str, guest: str) -> TournamentInfo:
        return self._told(await self._look(code), guest)

    def _told(self, seen: Seen, guest: str) -> TournamentInfo:
        return information(seen.now, seen.revision, seen.phases, guest, self._now())

    async def _look(self, code: str) -> Seen:
        """What is to be told of a tournament: read now, or a moment ago."""
        clock = asyncio.get_running_loop().time
        if (seen := self._seen.get(code)) and clock() - seen.at < LOOK:
            return seen
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:
            if (seen := self._seen.get(code)) and clock() - seen.at < LOOK:
                return seen
            now, revision = await self._store.read(code)
            now, revision, phases = await self._following.follow_up(now, revision)
            fresh = Seen(now, revision, phases, clock())
            if seen and seen.revision == revision and seen.phases == phases and now.format != "open":
                fresh.told = seen.told
            self._seen[code] = fresh
            for old in [one for one, seen in self._seen.items() if clock() - seen.at > KEPT]:
                del self._seen[old]
            return fresh


def _check_host(now: Tournament, guest: str) -> None:
    if guest != now.host:
        raise Refuse("not-host")
