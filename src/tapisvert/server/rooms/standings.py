"""What came of first tries at deals of the day: the result, and the play with luck taken out.

Both are worked out when somebody looks, and then kept. Looking back goes on in the background.
"""

from __future__ import annotations

import gzip
import logging
from typing import Any

import msgspec
from msgspec.structs import replace

from tapisvert.server.messages.days import MyDay, Standing
from tapisvert.server.messages.replays import LookedBack
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import deals
from tapisvert.server.rooms.lookbacks import LookBacks
from tapisvert.server.rooms.records import Records
from tapisvert.server.storage.store import Store
from tapisvert.table.days import end_of
from tapisvert.table.game import Outcome
from tapisvert.table.value import Value
from tapisvert.table.worth import side_of

log = logging.getLogger(__name__)

PLAYER = 0
"""The seat of whoever plays a deal of the day."""

FIND = (
    "SELECT t.day, t.deal, t.guest, t.match, t.ended, t.outcome, t.play, g.name, m.over FROM tries t"
    " LEFT JOIN guests g ON g.id = t.guest LEFT JOIN matches m ON m.id = t.match"
)
END = "UPDATE tries SET ended = ?, outcome = ? WHERE match = ?"
PLAYED = "UPDATE tries SET play = ? WHERE match = ?"


class Tried(Value, frozen=True):
    """A first try. `ended` and `outcome` are there once it is over, `play` once it is looked back at."""

    day: str
    deal: str
    guest: str
    match: str
    name: str
    over: bool
    ended: float | None = None
    outcome: Outcome | None = None
    play: float | None = None
    working: bool = False

    @property
    def code(self) -> str:
        return self.match.rpartition("-")[0]

    @property
    def late(self) -> bool:
        """Whether it came to its end when the day was over: then it is known how the cards lie."""
        return self.ended is not None and self.ended >= end_of(self.day)

    @property
    def counts(self) -> bool:
        return self.outcome is not None and not self.late

    @property
    def won(self) -> bool:
        return self.outcome is not None and PLAYER in self.outcome.winners

    @property
    def score(self) -> int:
        return self.outcome.scores[PLAYER] if self.outcome else 0

    @property
    def other(self) -> int | None:
        """The best score of the others."""
        others = self.outcome.scores[PLAYER + 1 :] if self.outcome else ()
        return max(others, default=None)

    def standing(self, guest: str, day_over: bool) -> Standing:
        """It as a guest sees it: until the day is over nobody sees another one's match."""
        yours = bool(guest) and guest == self.guest
        seen = self.match if yours or day_over else ""
        return Standing(self.name, yours, self.won, self.score, self.other, self.play, self.working, seen)


class Standings:
    """Reads tries, and completes what is over by now."""

    def __init__(self, store: Store, records: Records, lookbacks: LookBacks) -> None:
        self._store = store
        self._records = records
        self._lookbacks = lookbacks

    async def of(self, day: str) -> list[Tried]:
        """All first tries of a day, the best result first."""
        tried = [await self._completed(row) for row in await self._store.ask(FIND + " WHERE t.day = ?", day)]
        return sorted(tried, key=_rank)

    async def mine(self, guest: str) -> list[MyDay]:
        """What came of all first tries of a guest, the latest day first."""
        if not guest:
            return []
        rows = await self._store.ask(FIND + " WHERE t.guest = ? ORDER BY t.day DESC, t.deal", guest)
        tried = [await self._ended(_tried(row)) for row in rows]
        return [
            MyDay(each.day, each.deal, offer.game, each.won, each.score, each.other)
            for each in tried
            if each.counts and (offer := deals.offer(each.day, each.deal))
        ]

    async def _completed(self, row: Any) -> Tried:
        tried = await self._ended(_tried(row))
        if not tried.counts or tried.play is not None:
            return tried
        return await self._looked_back(tried)

    async def _ended(self, tried: Tried) -> Tried:
        """With its result, if it is over."""
        if not tried.over or tried.ended is not None:
            return tried
        try:
            ended = await self._records.ended(tried.match)
        except Exception as error:
            log.warning("what came of %s cannot be said: %r", tried.match, error)
            return tried
        outcome = msgspec.json.encode(ended.outcome).decode()
        await self._store.change([(END, (ended.at, outcome, tried.match))])
        return replace(tried, ended=ended.at, outcome=ended.outcome)

    async def _looked_back(self, tried: Tried) -> Tried:
        """With what its decisions cost, if that is known; else it is being worked out from here on."""
        try:
            said = gzip.decompress(await self._lookbacks.start(tried.match, guest=tried.guest))
        except Refuse as refuse:  # nothing is looked back at here, or too much at this moment
            return replace(tried, working=refuse.refusal.code == "too-many-lookbacks")
        known = msgspec.json.decode(said, type=LookedBack)
        if known.found is None or known.done < 1:
            return replace(tried, working=True)
        play = min(0.0, known.found.lost(side_of(known.found.sides, PLAYER)))
        await self._store.change([(PLAYED, (play, tried.match))])
        return replace(tried, play=play)


def _tried(row: Any) -> Tried:
    outcome = msgspec.json.decode(row["outcome"], type=Outcome) if row["outcome"] else None
    return Tried(
        day=row["day"],
        deal=row["deal"],
        guest=row["guest"],
        match=row["match"],
        name=row["name"] or "",
        over=bool(row["over"]),
        ended=row["ended"],
        outcome=outcome,
        play=row["play"],
    )


def _rank(tried: Tried) -> tuple[bool, int, str]:
    """Who won comes first, then who did so by more; alone, whose score is better."""
    offer = deals.offer(tried.day, tried.deal)
    lead = tried.score - (tried.other or 0)
    return not tried.won, lead if offer and offer.daily.fewer else -lead, tried.name
