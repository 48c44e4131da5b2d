"""What a crowd at a table costs: an announcement is worked out once for all who see the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import ChatSent, Hello
from tapisvert.server.messages.tables import TableInfo
from tapisvert.server.rooms import broadcast, seating
from tapisvert.server.rooms.broadcast import CROWD
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import EVE, PATIENCE, Page, to_move, two_at_a_table


async def crowd(table: LiveTable, count: int) -> list[Page]:
    """So many onlookers who have names."""
    pages = [Page(table, Me(f"guest {number}", f"Guest {number}")) for number in range(count)]
    for page in pages:
        page.connection.name = page.me.name
        await table.join(page.connection, Hello())
    return pages


async def all_settled(pages: list[Page]) -> None:
    async with asyncio.timeout(PATIENCE):
        while pages[0].table.state.broadcast._behind:
            await asyncio.sleep(0)
    for page in pages:
        await page.settled()


async def test_an_announcement_is_not_quadratic_in_its_onlookers(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, ben = await two_at_a_table(tables)
    onlookers = await crowd(table, 150)
    worked_out: list[str] = []
    real = seating.table_info

    def counted(row: Any, match_row: Any, guest: str, *more: Any) -> TableInfo:
        worked_out.append(guest)
        return real(row, match_row, guest, *more)

    monkeypatch.setattr(seating, "table_info", counted)
    table.state.broadcast.announce()
    assert sorted(worked_out) == ["", "anna", "ben"]
    await all_settled([anna, ben, *onlookers])
    last = [page.of("table")[-1]["table"] for page in onlookers]
    assert last == [last[0]] * 150
    assert last[0]["watching"] == 150
    assert not last[0]["host"]
    assert anna.of("table")[-1]["table"]["seats"][0]["yours"]
    assert anna.of("table")[-1]["table"]["host"]


async def test_the_names_of_onlookers_are_a_number_beyond_a_dozen(tables: Tables) -> None:
    table, _, _ = await two_at_a_table(tables)
    await crowd(table, 30)
    info = table.info("anna")
    assert info.watching == 30
    assert [watcher.name for watcher in info.watchers] == [f"Guest {number}" for number in range(12)]
    assert len({watcher.who for watcher in info.watchers}) == 12
    assert not any("guest" in watcher.who for watcher in info.watchers)


async def test_a_crowd_is_told_bit_by_bit_and_everything_in_its_order(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables, options={"wins": 2})
    onlookers = await crowd(table, 3 * CROWD)
    before = len(onlookers[-1].raw)
    for _ in range(4):
        page, seat = to_move(table, anna, ben)
        await page.move(seat)
        table.state.broadcast.announce()
    eve = await Page(table, EVE).join()  # in the middle of it
    await table.say(anna.connection, anna.me, ChatSent("1", "hello"), lambda: None)
    await all_settled([anna, ben, eve, *onlookers])
    told: list[list[Any]] = [
        [message for message in page.messages[before:] if message["type"] != "table"] for page in onlookers
    ]
    assert told[0] == told[-1]
    assert [m["version"] for m in told[0] if m["type"] == "update"] == [2, 3, 4, 5]
    assert told[0][-1]["type"] == "said"
    assert [m["type"] for m in eve.messages if m["type"] != "table"] == ["snapshot", "said"]
    assert eve.latest(None)["version"] == 5


async def test_other_tables_get_their_turn_while_a_crowd_is_told(tables: Tables) -> None:
    table, _, _ = await two_at_a_table(tables)
    await crowd(table, 3 * CROWD)
    await asyncio.sleep(0)
    table.state.broadcast.announce()
    left = []
    while table.state.broadcast._behind:
        left.append(len(table.state.broadcast._behind))
        await asyncio.sleep(0)
        if len(left) == 2:
            assert isinstance(table.state.broadcast._telling, asyncio.TimerHandle)  # the loop rests
    assert len(left) > 3 * CROWD / broadcast.BIT / 2
    assert left == sorted(left, reverse=True)


async def test_the_more_look_on_the_rarer_are_comings_and_goings_announced(tables: Tables) -> None:
    table, _, _ = await two_at_a_table(tables)
    onlookers = await crowd(table, 200)
    table.state.broadcast.stop()
    now = asyncio.get_running_loop().time()
    await table.part(onlookers[0].connection)
    announcing = table.state.broadcast._announcing
    assert announcing is not None
    assert announcing.when() - now > 0.15


async def test_nothing_overtakes_what_is_kept_for_later() -> None:
    sent: list[str] = []

    def at_once(*texts: str) -> bool:
        sent.extend(texts)
        return True

    async def send(text: str) -> None: ...

    connection = Connection("anna", send, 10, at_once)
    assert connection.post_later("1")
    assert not connection.post_later("2")
    connection.post("3")
    connection.post_kept()
    assert sent == ["1", "2", "3"]
