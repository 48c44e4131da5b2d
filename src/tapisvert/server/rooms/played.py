"""A guest's own matches: a page of them, what they come to, and which of them wait for the guest.

Who played what is in a table of its own, written when a match begins, with an index by guest: a page takes
as long for thousands of matches as for a few.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from tapisvert.bots import looked
from tapisvert.server import codes
from tapisvert.server.messages.matches import Company, MyMatch, MyMatches, Statistics
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import results, statistics
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.results import Result, Results
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import Store
from tapisvert.table.match import Setup
from tapisvert.table.worth import side_of

PAGE = 30
RUNNING = 24
"""Running matches that are shown; nobody sits at more tables and knows it."""

AT_ONCE = 5000
"""Results that are worked out for one visit."""

PATIENCE = 1.5
"""Seconds that a page waits for results; what is not there by then is told the next time."""

COMPANIES: tuple[str, ...] = get_args(get_args(Company)[0])

_FROM = (
    " FROM played p JOIN matches m ON m.id = p.match JOIN tables t ON t.code = m.code"
    f" LEFT JOIN results r ON r.match = p.match AND r.version = {results.VERSION}"
    " WHERE p.guest = ? AND t.removed IS NULL"
)
# A guest who has several seats at a table has several rows: the first stands for all.
_ONCE = " AND p.seat = (SELECT min(q.seat) FROM played q WHERE q.guest = p.guest AND q.match = p.match)"
FROM = _FROM + _ONCE
# Asked before anything else is looked at: nearly all matches have a result.
WITHOUT_RESULT = (
    _FROM
    + " AND NOT EXISTS (SELECT 1 FROM results k WHERE k.match = p.match"
    + f" AND k.version = {results.VERSION}){_ONCE}"
)
COLUMNS = "p.match, p.seat, p.game, p.company, p.started, m.setup, m.guests, m.over, r.body"


class Played:
    def __init__(self, store: Store, records: Records, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._results = Results(store, records)

    async def close(self) -> None:
        await self._results.close()

    async def count(self, guest: str) -> int:
        """How many matches a guest has played, or plays."""
        (row,) = await self._store.ask(
            "SELECT count(DISTINCT match) AS count FROM played WHERE guest = ?", guest
        )
        return int(row["count"])

    async def finished(self, guest: str) -> list[str]:
        """The ids of all finished matches of a guest, in the order of time."""
        rows = await self._store.ask(f"SELECT p.match{FROM} AND m.over ORDER BY p.started, p.match", guest)
        return [row["match"] for row in rows]

    async def page(self, guest: str, game: str = "", company: str = "", after: str = "") -> MyMatches:
        """Matches of a guest, of one game and company or all; `after` is what the page before gave."""
        where, values = "", [guest]
        for column, wanted in (("game", game), ("company", company)):
            if wanted:
                where += f" AND p.{column} = ?"
                values.append(wanted)
        started, match = _place(after)
        if after:
            running: tuple[MyMatch, ...] = ()
            rows = await self._finished(where, values, started, match)
            unread = await self._read(row["match"] for row in rows if row["body"] is None)
        else:
            bare = await self._without_result(guest)
            running = await self._running(guest, where, values, [one for one, over in bare if not over])
            shown = {row["match"] for row in await self._finished(where, values, started, match)}
            missing = [one for one, over in bare if over]
            unread = await self._read(sorted(missing, key=lambda one: one not in shown))
        rows = await self._finished(where, values, started, match)
        more = f"{rows[PAGE - 1]['started']!r} {rows[PAGE - 1]['match']}" if len(rows) > PAGE else ""
        found = [_mine(row, guest) for row in rows[:PAGE]]
        return MyMatches(running, await self._looked_at(found), more, unread)

    async def statistics(self, guest: str) -> Statistics:
        """All that a guest's finished matches come to."""
        await self._read(one for one, over in await self._without_result(guest) if over)
        rows = await self._store.ask(
            f"SELECT p.match, p.seat, p.game, p.company, p.started, m.guests, r.body{FROM}"
            " AND m.over ORDER BY p.started, p.match",
            guest,
        )
        others: defaultdict[str, dict[str, str]] = defaultdict(dict)
        for row in await self._store.ask(
            "SELECT q.match, q.guest, g.name FROM played p JOIN played q ON q.match = p.match"
            " AND q.guest <> p.guest JOIN guests g ON g.id = q.guest WHERE p.guest = ?",
            guest,
        ):
            others[row["match"]][row["guest"]] = row["name"]
        return await asyncio.to_thread(_add_up, rows, others, guest)

    async def _without_result(self, guest: str) -> list[tuple[str, bool]]:
        """The matches of a guest that have no result, the last first, and whether they are over."""
        rows = await self._store.ask(
            f"SELECT p.match, m.over{WITHOUT_RESULT} ORDER BY p.started DESC LIMIT {AT_ONCE}", guest
        )
        return [(row["match"], bool(row["over"])) for row in rows]

    async def _running(
        self, guest: str, where: str, values: list[str], matches: list[str]
    ) -> tuple[MyMatch, ...]:
        """Those that wait for the guest first, the most urgent before others, then the last begun."""
        some = matches[:RUNNING]
        if not some:
            return ()
        rows = await self._store.ask(
            f"SELECT {COLUMNS}{FROM}{where} AND p.match IN ({', '.join('?' * len(some))})"
            " ORDER BY p.started DESC, p.match",
            *values,
            *some,
        )
        found = []
        for row in rows:
            mine = _mine(row, guest)
            turn, left = await self._waits(mine, guest)
            found.append(msgspec.structs.replace(mine, turn=turn, left=left))
        return tuple(sorted(found, key=lambda each: (not each.turn, each.left is None, each.left or 0.0)))

    async def _waits(self, mine: MyMatch, guest: str) -> tuple[bool, float | None]:
        """Whether a seat of the guest owes a decision, and how many seconds there are left for it.

        Others' secret decisions do not matter to it.
        """
        try:
            table = await self._tables.find(mine.match.rpartition("-")[0])
        except Refuse:
            return False, None
        live = table.live_match
        if live is None or live.match.setup.match != mine.match:
            return False, None
        seats = table.row.seats
        owing = [
            seat for seat in live.match.to_act if seats[seat].guest == guest and not seats[seat].stand_in
        ]
        left = [table.clocks.left(seat) for seat in owing]
        return bool(owing), min((time for time in left if time is not None), default=None)

    async def _finished(self, where: str, values: list[str], started: float, match: str) -> list[Any]:
        return await self._store.ask(
            f"SELECT {COLUMNS}{FROM}{where} AND m.over AND (p.started, p.match) < (?, ?)"
            f" ORDER BY p.started DESC, p.match DESC LIMIT {PAGE + 1}",
            *values,
            started,
            match,
        )

    async def _read(self, matches: Iterable[str]) -> int:
        """Has results worked out that are missing, in this order; how many are still to come."""
        futures = self._results.want(matches)
        if futures:
            await asyncio.wait(futures, timeout=PATIENCE)
        return sum(not future.done() for future in futures)

    async def _looked_at(self, found: list[MyMatch]) -> tuple[MyMatch, ...]:
        """With luck and play, where a look back is kept."""
        if not found:
            return ()
        marks = ", ".join("?" * len(found))
        rows = await self._store.ask(
            f"SELECT match, body FROM lookbacks WHERE version = {looked.VERSION} AND done >= 1.0"
            f" AND body IS NOT NULL AND match IN ({marks})",
            *(each.match for each in found),
        )
        bodies = {row["match"]: bytes(row["body"]) for row in rows}
        return await asyncio.to_thread(
            lambda: tuple(_with_luck(each, bodies.get(each.match)) for each in found)
        )


def check_company(company: str) -> str:
    """A company that somebody asks for; raises `Refuse` if there is none of this name."""
    if company and company not in COMPANIES:
        raise Refuse("bad-message", problem="company")
    return company


def _place(after: str) -> tuple[float, str]:
    """Where a page begins; raises `Refuse` for what is no such place."""
    if not after:
        return 1e12, ""
    started, _, match = after.partition(" ")
    try:
        return float(started), codes.match(match)
    except ValueError:
        raise Refuse("bad-message", problem="after") from None


def _mine(row: Any, guest: str) -> MyMatch:
    setup = msgspec.json.decode(row["setup"], type=Setup)
    seats = _seats(row, guest)
    result = results.read(row["body"]) if row["body"] else Result()
    return MyMatch(
        row["match"],
        row["game"],
        setup.options,
        row["company"],
        row["started"],
        bool(row["over"]),
        seats,
        tuple(sitter.name for sitter in setup.seats),
        tuple(sitter.program for sitter in setup.seats),
        result.of(seats),
        result.scores,
    )


def _seats(row: Any, guest: str) -> tuple[int, ...]:
    if not row["guests"]:
        return (row["seat"],)
    guests = msgspec.json.decode(row["guests"], type=tuple[str, ...])
    return tuple(seat for seat, whose in enumerate(guests) if whose == guest) or (row["seat"],)


def _with_luck(mine: MyMatch, body: bytes | None) -> MyMatch:
    if body is None or not mine.result:
        return mine
    found = msgspec.json.decode(gzip.decompress(body), type=looked.LookBack)
    side = side_of(found.sides, mine.seats[0])
    return msgspec.structs.replace(mine, luck=found.luck(side), play=found.lost(side))


def _add_up(rows: list[Any], others: dict[str, dict[str, str]], guest: str) -> Statistics:
    matches = [
        statistics.Mine(
            row["match"],
            row["game"],
            row["company"],
            row["started"],
            _seats(row, guest),
            results.read(row["body"]),
            others.get(row["match"], {}),
        )
        for row in rows
        if row["body"]
    ]
    return Statistics(
        statistics.of_games(matches), statistics.longest_evening(matches), len(rows) - len(matches)
    )
