"""All tables of a server: codes, finding, forgetting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import ANNA, Page, new_table, opened


async def test_a_table_is_found_however_its_code_is_typed(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open"))
    code = table.row.code
    assert await tables.find(f" {code.lower()} ") is table
    for wrong in (
        "",
        code[:-1],
        code + "A",
        "ÄÄÄÄÄÄ",
        "\x00" * 6,
        "222222" if code != "222222" else "333333",
    ):
        with pytest.raises(Refuse) as refused:
            await tables.find(wrong)
        assert refused.value.refusal.code == "unknown-table"


async def test_a_table_is_loaded_once_however_many_ask(data: Path) -> None:
    async with opened(data) as tables:
        code = (await tables.create(ANNA, new_table("me", "open"))).row.code
    async with opened(data) as tables:
        found = await asyncio.gather(*(tables.find(code) for _ in range(5)))
        assert len({id(table) for table in found}) == 1


async def test_tables_nobody_uses_leave_the_memory_and_come_back(data: Path) -> None:
    async with opened(data, idle=-1.0) as tables:
        used = await tables.create(ANNA, new_table("me", "open"))
        unused = await tables.create(ANNA, new_table("me", "open"))
        page = await Page(used, ANNA).join()
        await tables.sweep()
        assert await tables.find(used.row.code) is used
        back = await tables.find(unused.row.code)
        assert back is not unused
        assert back.info("anna") == unused.info("anna")
        await used.part(page.connection)
        await tables.sweep()
        assert await tables.find(used.row.code) is not used


async def test_a_table_where_a_clock_runs_stays(data: Path) -> None:
    async with opened(data, idle=-1.0) as tables:
        table = await tables.create(ANNA, new_table("me", "here", clock=300))
        await table.start("anna")
        await tables.sweep()
        assert await tables.find(table.row.code) is table


async def test_there_is_room_for_so_many_tables(data: Path) -> None:
    async with opened(data, max_tables=2) as tables:
        for _ in range(2):
            await tables.create(ANNA, new_table("me", "open"))
        with pytest.raises(Refuse) as refused:
            await tables.create(ANNA, new_table("me", "open"))
        assert refused.value.refusal.code == "too-many-tables"


async def test_nothing_comes_into_the_memory_of_a_server_that_has_stopped(data: Path) -> None:
    async with opened(data) as tables:
        code = (await tables.create(ANNA, new_table("debutant", "debutant"))).row.code
    async with opened(data) as tables:
        finding = asyncio.create_task(tables.find(code))
        await asyncio.sleep(0)
        tables.close(Goodbye(Refusal("restarting"), again=True))
        with pytest.raises(Refuse) as refused:
            await finding
        assert refused.value.refusal.code == "restarting"
        assert tables.all == []


async def test_after_the_goodbye_nothing_happens(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "here"))
    page = await Page(table, ANNA).join()
    tables.close(Goodbye(Refusal("restarting"), again=True))
    await page.settled()
    assert page.messages[-1]["type"] == "goodbye"
    for work in (table.start("anna"), tables.find(table.row.code)):
        with pytest.raises(Refuse) as refused:
            await work
        assert refused.value.refusal.code == "restarting"
    await table.part(page.connection)
