"""Days: a secret for each, drawn ahead and opened when it is over, and everybody's tries at its deals.

A day is one of UTC: the same for all nodes and all houses. Its secret is inserted once, whichever node does
so first. What came of tries is worked out when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.server import codes
from tapisvert.server.messages.days import DayInfo, DayPromise, DealInfo, MyDay, MyTry
from tapisvert.server.messages.parts import Level
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tables import NewSeat, NewTable
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import deals, seating
from tapisvert.server.rooms.deals import Offer
from tapisvert.server.rooms.standings import Standings, Tried
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import CodeTaken, Deal, MatchRow, Store, TableRow
from tapisvert.table.chance import SECRET_BYTES, commitment
from tapisvert.table.days import DayDeal, day_of, end_of
from tapisvert.table.match import new_setup, of_the_day

log = logging.getLogger(__name__)

AHEAD = 7
"""Days whose secrets are drawn ahead: a house that is closed for some days has promised the next one too."""

LOOK_EVERY = 3600.0
HOUSE_BYTES = 8

ADD_DAY = "INSERT INTO days (day, secret, drawn) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
FIND_DAYS = "SELECT day, secret, drawn FROM days WHERE day >= ? AND day <= ? ORDER BY day"
ADD_HOUSE = "INSERT INTO keys (name, value) VALUES ('house', ?) ON CONFLICT DO NOTHING"
FIND_HOUSE = "SELECT value FROM keys WHERE name = 'house'"
ADD_TRY = "INSERT INTO tries (day, deal, guest, match, started) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
FIND_TRY = (
    "SELECT t.match, m.over FROM tries t LEFT JOIN matches m ON m.id = t.match"
    " WHERE t.day = ? AND t.deal = ? AND t.guest = ?"
)

_DAY = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])", re.ASCII)


class Days:
    """`now` is the time by the calendar that all nodes go by."""

    def __init__(self, store: Store, tables: Tables, standings: Standings, now: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._standings = standings
        self._now = now
        self._house = ""

    async def draw_ahead(self) -> None:
        """Draws the secrets of today and the days to come, as far as there are none."""
        now = self._now()
        coming = [day_of(now, later) for later in range(AHEAD + 1)]
        there = {row["day"] for row in await self._store.ask(FIND_DAYS, coming[0], coming[-1])}
        drawn = [(day, secrets.token_hex(SECRET_BYTES), now) for day in coming if day not in there]
        if drawn:
            await self._store.change([(ADD_DAY, each) for each in drawn])

    async def draw_ahead_for_ever(self) -> None:
        while True:
            try:
                await self.draw_ahead()
            except Exception as error:
                log.warning("the secrets of the days to come could not be drawn: %r", error)
            await asyncio.sleep(LOOK_EVERY)

    async def show(self, day: str, guest: str) -> DayInfo:
        """A day as a guest sees it, today for an empty one; raises `Refuse` for one that is not yet there."""
        now = self._now()
        today = day_of(now)
        day = day or today
        if not _DAY.fullmatch(day) or day > today:
            raise Refuse("not-found")
        await self.draw_ahead()
        found = await self._store.ask(FIND_DAYS, day, day_of(now, AHEAD) if day == today else day)
        promises = [self._promise(row, now) for row in found]
        if not promises or promises[0].day != day:
            raise Refuse("not-found")
        over = now >= end_of(day)
        tried = await self._standings.of(day)
        return DayInfo(
            house=await self.house(),
            day=day,
            today=today,
            ends=max(0.0, end_of(day) - now),
            promise=promises[0],
            deals=tuple(self._deal(offer, tried, guest, over) for offer in deals.offers(day)),
            coming=tuple(promises[1:]),
        )

    async def mine(self, guest: str) -> list[MyDay]:
        """What came of all first tries of a guest, the latest day first."""
        return await self._standings.mine(guest)

    async def play(self, me: Me, deal: str) -> LiveTable:
        """The guest's first try at a deal of today, until that is over; then a new table to practise at."""
        now = self._now()
        day = day_of(now)
        if deals.offer(day, deal) is None:
            raise Refuse("not-found")
        await self.draw_ahead()
        ((_, secret),) = [(row["day"], row["secret"]) for row in await self._store.ask(FIND_DAYS, day, day)]
        of = DayDeal(await self.house(), day, deal)
        match, over = await self._first(of, me.guest, now)
        if over:
            code = codes.draw(public=False)
            return await self._tables.lay(*_laid(code, me, of, secret, now, first=False))
        code = match.rpartition("-")[0]
        try:
            return await self._tables.lay(*_laid(code, me, of, secret, now, first=True))
        except CodeTaken:
            return await self._tables.find(code)

    async def house(self) -> str:
        """What this house is called in records of its days: drawn once, and no secret."""
        if not self._house:
            await self._store.change([(ADD_HOUSE, (secrets.token_bytes(HOUSE_BYTES),))])
            self._house = bytes((await self._store.ask(FIND_HOUSE))[0]["value"]).hex()
        return self._house

    async def _first(self, of: DayDeal, guest: str, now: float) -> tuple[str, bool]:
        """The match of the guest's first try, and whether it is over.

        It is noted before there is a table: whoever asks twice at the same time gets the same one.
        """
        key = (of.day, of.deal, guest)
        if not (found := await self._store.ask(FIND_TRY, *key)):
            match = f"{codes.draw(public=False)}-1"
            await self._store.change([(ADD_TRY, (*key, match, now))])
            found = await self._store.ask(FIND_TRY, *key)
        return str(found[0]["match"]), bool(found[0]["over"])

    def _promise(self, row: Any, now: float) -> DayPromise:
        """The secret itself is told once nobody can play with it any more."""
        secret = row["secret"]
        opened = secret if now >= end_of(row["day"]) else ""
        return DayPromise(row["day"], commitment(secret), day_of(row["drawn"]), opened)

    def _deal(self, offer: Offer, tried: list[Tried], guest: str, over: bool) -> DealInfo:
        daily = offer.daily
        here = [each for each in tried if each.deal == daily.name]
        mine = next((each for each in here if guest and each.guest == guest), None)
        return DealInfo(
            name=daily.name,
            game=offer.game,
            about=daily.about,
            options=daily.options,
            level=daily.level,
            seats=offer.seats,
            mine=MyTry(mine.code, mine.match, mine.over, mine.late) if mine else None,
            standings=tuple(each.standing(guest, over) for each in here if each.counts),
        )


def _laid(code: str, me: Me, of: DayDeal, secret: str, now: float, first: bool) -> tuple[TableRow, MatchRow]:
    """A table where the deal is played: the guest against programs, nobody looks on, and it begins at once.

    In a first try there are no hints.
    """
    found = deals.offer(of.day, of.deal)
    assert found is not None
    daily, rules = found.daily, games.load(found.game)
    level = msgspec.convert(daily.level, Level) if daily.level else None
    others = (NewSeat("program", level=level),) * (found.seats - 1)
    wish = NewTable(
        game=found.game,
        seats=(NewSeat("me"), *others),
        options=daily.options,
        public=False,
        onlookers=False,
        chat=False,
        takeover=False,
        hints=not first,
    )
    row = seating.lay(code, me, rules, wish)
    nothing = ("",) * len(row.seats)
    agreed = new_setup(rules, row.options, seating.sitters(row), secret, nothing, row.match, day_of(now))
    setup = of_the_day(agreed, of)
    guests = tuple(seat.guest for seat in row.seats)
    deal = Deal(nothing, first=first)
    return row, MatchRow(row.match, code, secret, setup.salts, setup, started=now, guests=guests, deal=deal)
