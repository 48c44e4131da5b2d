"""Ratings: who is how strong, at which kind of table.

A finished match of a table that is rated is counted when somebody first asks, by whichever node; always in
the order in which matches ended, so that all nodes have the same. What a match did is kept (`rated`), and so
is where everybody is then (`ratings`). Both follow from the records, which `recompute` proves.
"""

from __future__ import annotations

import gzip
import logging
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import counted
from tapisvert.server.rooms.counted import Counted, Standing, Standings, fold, with_known
from tapisvert.server.rooms.rating import Strength
from tapisvert.server.rooms.records import Records
from tapisvert.server.storage.store import Change, Store
from tapisvert.table.value import Value

log = logging.getLogger(__name__)

AT_ONCE = 200
TRIES = 20
"""So often it is tried again if another node was quicker."""

PENDING = (
    "SELECT m.id FROM tables t JOIN matches m ON m.code = t.code"
    " WHERE t.rated AND m.over AND NOT EXISTS (SELECT 1 FROM rated r WHERE r.match = m.id)"
    f" ORDER BY m.id LIMIT {AT_ONCE}"
)
ROWS = "SELECT body FROM rated"
PUT = (
    "INSERT INTO rated (match, kind, ended, why, body) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (match) DO UPDATE SET ended = excluded.ended, why = excluded.why, body = excluded.body"
)
PUT_RATING = "INSERT INTO ratings (kind, guest, mu, sigma, played, won) VALUES (?, ?, ?, ?, ?, ?)"
COUNTER = "INSERT INTO upkeep (name, value) VALUES ('ratings', 0.0) ON CONFLICT DO NOTHING"
NEXT = "UPDATE upkeep SET value = value + 1 WHERE name = 'ratings' AND value = ?"
"""Counts changes of ratings, so that nobody adds to what is not so any more."""


class Check(Value, frozen=True):
    """What recomputing found: matches in all, those whose records are gone, and what does not agree."""

    matches: int
    gone: int
    differ: tuple[str, ...]


class Ratings:
    def __init__(self, store: Store, records: Records) -> None:
        self._store = store
        self._records = records

    async def settle(self) -> None:
        """Counts all matches that ended and were not counted yet."""
        if not await self._store.ask(PENDING):
            return
        await self._store.change([(COUNTER, ())])
        for _ in range(TRIES):
            (row,) = await self._store.ask("SELECT value FROM upkeep WHERE name = 'ratings'")
            found = [await self._told(each["id"]) for each in await self._store.ask(PENDING)]
            if not found:
                return
            changes: list[Change] = []
            for kind in sorted({each.kind for each in found}):
                changes += await self._counted(kind, [each for each in found if each.kind == kind])
            # If another node was quicker, or somebody was forgotten meanwhile, nothing of it holds.
            await self._store.change_if((NEXT, (row["value"],)), changes)
        raise Refuse("internal")

    async def of_match(self, match: str) -> Counted | None:
        """What a match did to its players; None if it is of a table that is not rated, or not over."""
        await self.settle()
        rows = await self._store.ask(f"{ROWS} WHERE match = ?", match)
        return _read(rows[0]) if rows else None

    async def standings(self, kind: str) -> Standings:
        """Where everybody is at a kind of table, as it was last counted."""
        rows = await self._store.ask("SELECT * FROM ratings WHERE kind = ?", kind)
        return {row["guest"]: standing_of(row) for row in rows}

    async def recompute(self, write: bool = False) -> Check:
        """Works out all of it again from the records. `write`: that takes the place of what is stored."""
        await self.settle()
        kept = [_read(row) for row in await self._store.ask(ROWS)]
        there = {row["id"] for row in await self._store.ask("SELECT id FROM matches WHERE over")}
        fresh: defaultdict[str, list[Counted]] = defaultdict(list)
        for each in kept:
            told = with_known(await self._told(each.match), each) if each.match in there else each
            fresh[told.kind].append(told)
        differ: list[str] = []
        for kind, matches in sorted(fresh.items()):
            done, standings = _folded(matches)
            stored = {each.match: each for each in kept}
            wrong = [each.match for each in done if each != stored[each.match]]
            if standings != await self.standings(kind):
                wrong.append(kind)
            differ += wrong
            if wrong and write:
                await self._store.change(_changes(kind, done, {}, standings))
        return Check(len(kept), sum(each.match not in there for each in kept), tuple(differ))

    async def _told(self, match: str) -> Counted:
        """A match from its record alone."""
        try:
            body = gzip.decompress(await self._records.told(counted.told, match))
            return msgspec.json.decode(body, type=Counted)
        except Refuse as refuse:  # of a version or a game that is not here
            log.info("the match %s cannot be counted: %s", match, refuse.refusal.code)
        except Exception as error:
            log.error("the match %s cannot be counted: %r", match, error)
        return Counted(match, "", 0.0, "unreadable")

    async def _counted(self, kind: str, new: list[Counted]) -> list[Change]:
        """What is to be stored once matches of one kind are counted."""
        before = await self.standings(kind)
        if await self._after_all(kind, new):
            done, now = fold(sorted((each for each in new if not each.why), key=_place), before)
        else:  # one ended before others that are counted already: those are counted again, after it
            rows = await self._store.ask(f"{ROWS} WHERE kind = ? AND why = ''", kind)
            done, now = _folded([*map(_read, rows), *(each for each in new if not each.why)])
        return _changes(kind, [*done, *(each for each in new if each.why)], before, now)

    async def _after_all(self, kind: str, new: list[Counted]) -> bool:
        """Whether these ended after all that are counted."""
        last = await self._store.ask(
            "SELECT match, ended FROM rated WHERE kind = ? AND why = ''"
            " ORDER BY ended DESC, match DESC LIMIT 1",
            kind,
        )
        return all(each.why or each.place > (row["ended"], row["match"]) for row in last for each in new)


def standing_of(row: Any) -> Standing:
    return Standing(Strength(row["mu"], row["sigma"]), row["played"], row["won"])


def _folded(matches: Iterable[Counted]) -> tuple[list[Counted], Standings]:
    """From the first match on; those that do not count stay as they are."""
    in_order = sorted(matches, key=_place)
    done, standings = fold([each for each in in_order if not each.why], {})
    return [*done, *(each for each in in_order if each.why)], standings


def _changes(kind: str, done: list[Counted], before: Standings, now: Standings) -> list[Change]:
    """What is to be stored; all ratings of the kind if none are known to have been there `before`."""
    moved = {guest: standing for guest, standing in now.items() if before.get(guest) != standing}
    changes: list[Change] = [
        (PUT, (each.match, kind, each.ended, each.why, msgspec.json.encode(each).decode())) for each in done
    ]
    if not before:
        changes.append(("DELETE FROM ratings WHERE kind = ?", (kind,)))
    for guest, standing in moved.items():
        strength = standing.strength
        changes.append(("DELETE FROM ratings WHERE kind = ? AND guest = ?", (kind, guest)))
        values = (kind, guest, strength.mu, strength.sigma, standing.played, standing.won)
        changes.append((PUT_RATING, values))
    return changes


def _place(match: Counted) -> tuple[float, str]:
    return match.place


def _read(row: Any) -> Counted:
    return msgspec.json.decode(row["body"], type=Counted)
