"""Tables of programs alone: they pause when nobody looks on, and only so many run."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.rooms.shows import MOST, Shows
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import ANNA, BEN, EVE, FakePrograms, Page, new_table, opened, refused

LONG = {"wins": 2}


async def show(tables: Tables, address: str = "", who: str = "anna") -> LiveTable:
    table = await tables.create(
        {"anna": ANNA, "ben": BEN}[who], new_table("debutant", "debutant", options=LONG)
    )
    await table.start(who, address=address)
    return table


def moves(table: LiveTable) -> int:
    assert table.live_match is not None
    return len(table.live_match.match.moves)


async def goes_on(table: LiveTable) -> bool:
    before = moves(table)
    for _ in range(400):
        await asyncio.sleep(0.001)
        if moves(table) > before:
            return True
    return False


async def test_a_table_of_programs_alone_pauses_when_nobody_has_looked_on_for_a_while(data: Path) -> None:
    async with opened(data, unwatched=0.0, think=0.005) as tables:
        table = await show(tables)
        await asyncio.sleep(0.05)
        assert not await goes_on(table)
        assert table.idle, "so it leaves the memory"
        eve = await Page(table, EVE).join()
        assert await goes_on(table)
        await table.part(eve.connection)
        await asyncio.sleep(0.05)
        assert not await goes_on(table)


async def test_so_does_one_whose_people_have_all_left(data: Path) -> None:
    async with opened(data, unwatched=0.0, think=0.005) as tables:
        table = await tables.create(ANNA, new_table("me", "debutant", options=LONG))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await table.leave("anna", 0)
        assert await goes_on(table)
        await table.part(anna.connection)
        await asyncio.sleep(0.05)
        assert not await goes_on(table)


async def test_a_guest_and_an_address_have_only_so_many_that_run(data: Path) -> None:
    programs = FakePrograms()
    programs.held.clear()
    async with opened(data, programs, limited=True) as tables:
        shows = [await show(tables, "10.0.0.1") for _ in range(MOST["guest"])]
        assert len(programs.asked) <= MOST["guest"]
        fifth = await tables.create(ANNA, new_table("debutant", "debutant", options=LONG))
        assert await refused(fifth.start("anna", address="10.0.0.2")) == "too-many-shows"
        await show(tables, "10.0.0.2", "ben")
        shows[0].close(Goodbye(Refusal("unknown-table"), again=False))
        await fifth.start("anna", address="10.0.0.2")


async def test_who_wakes_paused_shows_gets_no_more_of_them_either() -> None:
    shows, woken = Shows(), []
    for number in range(MOST["address"]):
        assert shows.admit(f"T{number}", f"guest {number}", "10.0.0.1", lambda: None)
    assert not shows.admit("ONE", "guest", "10.0.0.1", lambda: woken.append("ONE"))
    assert shows.admit("T0", "guest 0", "10.0.0.1", lambda: None), "what runs goes on"
    shows.leave("T0")
    await asyncio.sleep(0)
    assert woken == ["ONE"], "and whoever waits is asked again"
    assert shows.admit("ONE", "guest", "10.0.0.1", lambda: None)
