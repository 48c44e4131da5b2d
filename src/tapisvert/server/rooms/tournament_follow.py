"""What follows from a tournament as it is stored, and may be done again at any time, by any node.

Tables that are missing are laid, results are read from matches that are over, whoever waits gets a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from tapisvert.server import codes
from tapisvert.server.push.push import Push
from tapisvert.server.rooms import tournament as values
from tapisvert.server.rooms import tournament_tables
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.tournament import Place, Tournament
from tapisvert.server.rooms.tournament_info import Phases
from tapisvert.server.rooms.tournament_luck import RoundLuck, deal_of
from tapisvert.server.rooms.tournament_store import TournamentStore
from tapisvert.server.storage.store import CodeTaken
from tapisvert.tournament import formats
from tapisvert.tournament.duplicate import margins
from tapisvert.tournament.standings import shares

log = logging.getLogger(__name__)


class Following:
    """`salting`: seconds that a round waits for salts. `push`, if there is one, tells of new tables."""

    def __init__(
        self,
        store: TournamentStore,
        tables: Tables,
        records: Records,
        now: Callable[[], float],
        push: Push | None,
        salting: float,
    ) -> None:
        self._store = store
        self._tables = tables
        self._records = records
        self._now = now
        self._push = push
        self._salting = salting
        self._telling: set[asyncio.Task[None]] = set()

    async def follow_up(self, now: Tournament, revision: int) -> tuple[Tournament, int, Phases]:
        """Does what follows from a tournament, and says how it is then."""
        while True:
            phases = await self._store.phases(now.code)
            changed = values.dealt_in_time(await self._results(now, phases), self._now() - self._salting)
            if now.format == "open" and now.state == "running":
                changed = self._paired(changed)
            changed = values.closed_in_time(changed, self._now())
            if changed == now:
                await self._lay_missing(now, phases)
                return now, revision, phases
            await self._store.put(changed, revision, now)
            now, revision = await self._store.read(now.code)

    async def _results(self, now: Tournament, phases: Phases) -> Tournament:
        """With the results of tables that are over since."""
        changed = now
        for place in (place for played in now.played for place in played.places):
            if place.shares or phases.get(place.code) != "over":
                continue
            try:
                ended = await self._records.ended(f"{place.code}-1")
            except Exception as error:
                log.warning("what came of %s cannot be said: %r", place.code, error)
                continue
            sides = tournament_tables.sides_of(now, place)
            gained, ahead = shares(ended.outcome, sides), margins(ended.outcome, sides)
            changed = values.settled(changed, place.code, gained, self._now(), margins=ahead)
        return changed

    def _paired(self, now: Tournament) -> Tournament:
        """Whoever waits gets a table, while there is time."""
        while self._now() < now.until:
            waiting = sorted(
                (number for number in now.here if now.entrants[number].since),
                key=lambda number: now.entrants[number].since,
            )
            seed = f"{now.code} {len(now.played)}"
            each = formats.waiting_table(waiting, now.as_rounds, [len(now.sides)], seed)
            if each is None:
                break
            now = values.with_round(now, each, [codes.draw(public=False)], self._now())
        return now

    async def _lay_missing(self, now: Tournament, phases: Phases) -> None:
        """Lays the tables that the tournament names and that are not there: after a round has begun, or after
        a server ended between the two."""
        for number, played in enumerate(now.played, 1):
            for place in played.places if played.laid else ():
                if place.code not in phases and not place.shares:
                    phases[place.code] = "open"
                    await self._lay(now, place, number, played.luck)

    async def _lay(self, now: Tournament, place: Place, number: int, luck: RoundLuck | None) -> None:
        deal = deal_of(luck, now.code, number) if luck else None
        try:
            table = await self._tables.lay(
                *tournament_tables.laid(now, place, deal, luck.secret if luck else "")
            )
        except CodeTaken:  # another node was quicker
            return
        await table.stand_in(())  # where all seats are programs' it begins at once
        if self._push:
            work = tournament_tables.tell(self._push, now, table.row, number)
            task = asyncio.create_task(work)
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)
