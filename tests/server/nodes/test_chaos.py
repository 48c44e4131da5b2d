"""Guests who do anything at any time: nothing crashes, nothing is lost, every stream stays whole."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert.games import load
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import ChatSent, Goodbye, MoveSent, Seen
from tapisvert.server.messages.tables import Sit
from tapisvert.server.refusals import STATUS, Refuse
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.writing import exported
from tapisvert.table import record
from tests.server.fakes import ANNA, BEN, EVE, Page, new_table, opened

GUESTS = (ANNA, BEN, EVE)


class Crowd:
    """Three guests with pages that come and go, at one table."""

    def __init__(self, tables: Tables, code: str, rng: random.Random) -> None:
        self.tables = tables
        self.code = code
        self.rng = rng
        self.pages: list[Page] = []
        self.refused: list[str] = []
        self.number = 0

    async def do_something(self) -> None:
        table = await self.tables.find(self.code)
        me, seat = self.rng.choice(GUESTS), self.rng.randrange(3)
        wild: list[Any] = [
            lambda: table.sit(me, Sit(seat, name=self.rng.choice([None, "Tom"]))),
            lambda: table.sit(me, Sit(seat, level="debutant")),
            lambda: table.leave(me.guest, seat),
            lambda: table.start(me.guest),
            lambda: table.rematch(me.guest),
            lambda: self.come(me, table),
        ]
        if self.pages:
            page = self.rng.choice(self.pages)
            wild += [
                lambda: self.go(page),
                lambda: table.take_back(page.connection, seat),
                lambda: page.seal(seat),
                lambda: page.open(seat),
                lambda: page.open(seat, "cd" * 32),
                lambda: table.say(
                    page.connection, page.me, ChatSent(self.new_id(), phrase="oops"), lambda: None
                ),
                *[lambda: self.play(page, table)] * 20,
            ]
        try:
            await self.rng.choice(wild)()
        except Refuse as refuse:
            self.refused.append(refuse.refusal.code)

    def new_id(self) -> str:
        self.number += 1
        return f"{self.number}"

    async def come(self, me: Any, table: Any) -> None:
        old = [page for page in self.pages if page.me == me]
        pictures = [m for page in old for m in page.messages if m["type"] in ("snapshot", "update")]
        seen = [Seen(m["seat"], m["match"], m["version"]) for m in pictures[-3:]]
        page = await Page(table, me).join(*seen)
        self.pages.append(page)

    async def go(self, page: Page) -> None:
        self.pages.remove(page)
        await page.table.part(page.connection)
        page.close()

    async def play(self, page: Page, table: Any) -> None:
        pictures = [m for m in page.messages if m["type"] in ("snapshot", "update") and m["legal"]]
        if pictures:
            now = pictures[-1]
            move = MoveSent(
                self.new_id(), now["seat"], now["match"], now["version"], self.rng.choice(now["legal"])
            )
            await table.move(page.connection, move)
            await page.settled()


@pytest.mark.parametrize("seed", range(3))
async def test_anything_at_any_time(data: Path, seed: int) -> None:
    rng = random.Random(seed)
    async with opened(data, away=0.01, gap=3) as tables:
        new = new_table("me", "debutant", "debutant", options={"table": "3", "wins": 1})
        table = await tables.create(ANNA, new)
        await table.start("anna")
        crowd = Crowd(tables, table.row.code, rng)
        for _ in range(300):
            await asyncio.gather(*(crowd.do_something() for _ in range(rng.randint(1, 8))))
            await asyncio.sleep(0)
        tables.close(Goodbye(Refusal("restarting"), again=True))
        async with table.lock:  # whatever was under way is done then
            row, match, play = table.row, table.match_row, table.live_match
        assert not {code for code in crowd.refused if not code.startswith("punto-")} - set(STATUS)
        assert "internal" not in crowd.refused
        for page in crowd.pages:
            check_streams(page)
        for number in range(1, row.number):
            found = await table.state.store.match(f"{row.code}-{number}")
            assert found is not None
            text = exported(*found)
            assert record.verify(text, load).outcome
    async with opened(data) as tables:
        again = await tables.find(row.code)
        assert (again.row, again.match_row) == (row, match)
        moves = again.live_match.match.moves if again.live_match else []
        assert moves == (play.match.moves if play else [])
        assert row.number > 1 or len(moves) > 10


def check_streams(page: Page) -> None:
    """Each stream of each match: a snapshot whenever it starts anew, and no version left out."""
    last: dict[tuple[Any, str], int] = {}
    for message in page.messages:
        if message["type"] in ("snapshot", "update"):
            key = (message["seat"], message["match"])
            if message["type"] == "update" and key in last:
                assert message["version"] == last[key] + 1
            last[key] = message["version"]
            assert msgspec.json.decode(msgspec.json.encode(message)) == message
