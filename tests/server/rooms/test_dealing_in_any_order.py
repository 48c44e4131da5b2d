"""Sitting, leaving, sealing, opening, freeing, rematches, restarts and lost lines, at random.

Whatever happened, once everybody does what pages do, the match begins; and if one does not, it is that one's
seat that is named, and can be freed.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.tables import Sit
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import dealing
from tapisvert.server.rooms.table import LiveTable
from tapisvert.table.seals import seal
from tests.server.fakes import ANNA, BEN, EVE, PATIENCE, Page, new_table, opened

PEOPLE = {me.guest: me for me in (ANNA, BEN, EVE)}


class Evening:
    """Three guests at a table of two seats. Their salts are kept, as a page keeps them over a reload."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.salts: dict[tuple[str, int, int], str] = {}
        self.refused: set[str] = set()
        self.table: LiveTable
        self.pages: dict[str, Page] = {}

    async def come(self, table: LiveTable) -> None:
        self.table = table
        self.pages = {guest: await Page(table, me).join() for guest, me in PEOPLE.items()}

    async def do_something(self) -> None:
        table, me, seat = self.table, PEOPLE[self.rng.choice(list(PEOPLE))], self.rng.randrange(2)
        page, salt = self.pages[me.guest], f"{self.rng.getrandbits(256):064x}"
        acts: list[Any] = [
            lambda: table.sit(me, Sit(seat)),
            lambda: table.sit(me, Sit(seat, level="debutant")),
            lambda: table.leave(me.guest, seat),
            lambda: table.start(me.guest),
            lambda: table.rematch(me.guest, agree=salt < "c"),
            lambda: page.seal(seat, salt),
            lambda: page.open(seat, salt),
            lambda: self.reload(me),
            *[lambda: self.attend(me.guest)] * 6,
        ]
        try:
            await self.rng.choice(acts)()
        except Refuse as refuse:
            self.refused.add(refuse.refusal.code)

    async def reload(self, me: Me) -> None:
        await self.table.part(self.pages[me.guest].connection)
        self.pages[me.guest] = await Page(self.table, me).join()

    async def attend(self, guest: str) -> None:
        """Does what a page does: seals for its seats, and opens once all seals are there."""
        info = self.table.info(guest)
        for seat, there in enumerate(info.seats):
            if info.phase != "open" or not there.yours:
                continue
            if not info.dealing and not self.knows(seat):
                salt = f"{self.rng.getrandbits(256):064x}"
                self.salts[info.match, info.attempt, seat] = salt
                await self.pages[guest].seal(seat, salt)
            elif info.dealing and not there.opened and self.knows(seat):
                await self.pages[guest].open(seat, self.salts[info.match, info.attempt, seat])

    def knows(self, seat: int) -> bool:
        """Whether the seat's page has the salt behind the seat's seal."""
        match = self.table.match_row
        key = (match.id, match.deal.attempt, seat)
        return key in self.salts and seal(*key, self.salts[key]) == match.deal.seals[seat]

    async def settle(self, silent: str) -> str:
        """Everybody but one does what should be done now; what came of it."""
        table = self.table
        for _ in range(20):
            if table.phase == "over":
                owners = {seat.guest for seat in table.row.seats if seat.guest}
                if not owners:  # nobody is left who could ask for another match
                    return "left"
                for owner in sorted(owners):
                    await table.rematch(owner)
            if table.phase == "playing":
                return "begun"
            host = next(guest for guest in PEOPLE if table.info(guest).host)
            for seat, row in enumerate(table.row.seats):
                if row.kind == "open":
                    await table.sit(PEOPLE[host], Sit(seat, level="debutant"))
            for guest in 2 * list(PEOPLE):  # the last seal lets the first one open
                if guest != silent:
                    await self.attend(guest)
            if table.match_row.dealing:
                if not await self.free_late(silent):
                    return "named"
            elif table.phase == "open":
                missing = dealing.unsealed(table.row, table.match_row)
                if missing:
                    assert {table.row.seats[seat].guest for seat in missing} == {silent}
                    return "named"
                await table.start(host)
        raise AssertionError("nobody is named, and nothing begins")

    async def free_late(self, silent: str) -> bool:
        """Frees the seat of a page that has lost its salt; false if it is only the silent one who is late."""
        table = self.table
        assert table.state.late, "nobody is named"
        for seat in table.state.late:
            owner = table.row.seats[seat].guest
            if owner != silent:
                assert not self.knows(seat)
                freer = next(guest for guest in PEOPLE if guest == owner or table.info(guest).host)
                await table.leave(freer, seat)
                return True
        return False

    async def finish(self) -> None:
        """Everybody leaves, and programs play to the end."""
        for seat, row in enumerate(self.table.row.seats):
            if row.kind == "person":
                await self.table.leave(row.guest, seat)
        async with asyncio.timeout(PATIENCE):
            while self.table.phase == "playing":
                await asyncio.sleep(0.001)


@pytest.mark.parametrize("seed", range(8))
async def test_a_match_begins_or_somebody_is_named(data: Path, seed: int) -> None:
    evening = Evening(seed)
    came: list[str] = []
    code = ""
    for _ in range(4):
        async with opened(data, opening=0.0) as tables:
            if not came or came[-1] == "left":
                code = (await tables.create(ANNA, new_table("me", "open", options={"wins": 1}))).row.code
            await evening.come(await tables.find(code))
            for _ in range(30):
                await evening.do_something()
            if evening.table.phase == "playing":
                await evening.finish()
            came.append(await evening.settle(evening.rng.choice(["", *PEOPLE])))
            if evening.table.phase == "playing":
                await evening.finish()
    assert "begun" in came
    assert "internal" not in evening.refused
