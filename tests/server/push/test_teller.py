"""Who is told of what at a table: those who have no page open there, once, and nothing that is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tapisvert.server.limits import Limits
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import Sit
from tapisvert.server.nodes.cluster import ClusterNode
from tapisvert.server.push.push import Push
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import Store
from tests.server.engines import Redis
from tests.server.fakes import ANNA, BEN, PATIENCE, FakePrograms, Page, new_table, settings, two_at_a_table
from tests.server.push.service import Device, Service, push_service

ANNA_STARTS = {"wins": 2, "starter": "1"}
NOON = 1_765_278_000.0


class Told:
    """A house of two tables' worth, and Ben's device that hears of it."""

    def __init__(self, tables: Tables, push: Push, service: Service, device: Device) -> None:
        self.tables, self.push, self.service, self.device = tables, push, service, device

    async def said(self, count: int) -> list[str]:
        return [self.device.read(each.body)["body"] for each in await self.service.come(count)]

    async def nothing_more(self, count: int) -> None:
        """All that could still be told is told, and it was no more than so many."""
        for table in self.tables.all:
            teller = table._teller
            async with asyncio.timeout(PATIENCE):
                while teller._timer or teller._tasks or self.push._tasks:
                    await asyncio.sleep(0.002)
        assert len(self.service.arrived) == count


@asynccontextmanager
async def told(data: Path, service: Service, device: Device, **changes: Any) -> AsyncIterator[Told]:
    store = SQLiteStore(settings(data).database)
    await store.open()
    push = Push(store, service.near, lambda: NOON)
    tables = Tables(store, FakePrograms(), settings(data, push_after=0.0), push=push)
    try:
        key = (await push.keys.newest()).public
        ben = {"device": "d2", "guest": "ben", "language": "en", **changes}
        await push.subscriptions.put(service.subscription(device, key, **ben))
        yield Told(tables, push, service, device)
    finally:
        tables.close(Goodbye(Refusal("restarting"), again=True))
        await push.close()
        await store.close()


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with push_service() as there:
        yield there


@pytest.mark.parametrize("clock", [0, 86_400])
async def test_whoever_is_away_is_told_that_it_is_their_turn_and_only_once(
    data: Path, service: Service, clock: int
) -> None:
    device = Device()
    async with told(data, service, device) as house:
        table, anna, ben = await two_at_a_table(house.tables, clock=clock, options=ANNA_STARTS)
        await house.nothing_more(0)  # both are there
        await table.part(ben.connection)
        await house.nothing_more(0)  # it is not his turn
        await anna.move(0)
        assert await house.said(1) == ["It is your turn, with Anna."]
        table.rearrange()
        await house.nothing_more(1)
        (came,) = service.arrived
        seen = str(device.read(came.body))
        assert table.live_match is not None
        for hidden in (table.match_row.secret, str(table.live_match.match.view(1)), "ben"):
            assert hidden not in seen


async def test_whoever_saw_that_it_is_their_turn_and_went_is_not_told(data: Path, service: Service) -> None:
    async with told(data, service, Device()) as house:
        for clock in (0, 86_400):
            table, anna, ben = await two_at_a_table(house.tables, clock=clock, options=ANNA_STARTS)
            await anna.move(0)
            await table.part(ben.connection)
            await house.nothing_more(0)


async def test_what_was_told_or_seen_at_a_slow_table_is_not_told_after_a_restart(
    data: Path, service: Service
) -> None:
    device = Device()
    async with told(data, service, device) as house:
        table, anna, ben = await two_at_a_table(house.tables, clock=86_400, options=ANNA_STARTS)
        await table.part(ben.connection)
        await anna.move(0)
        await house.said(1)
        code = table.row.code
    async with told(data, service, device) as house:
        table = await house.tables.find(code)
        await house.nothing_more(1)
        anna, ben = await Page(table, ANNA).join(), await Page(table, BEN).join()
        await ben.move(1)
        await table.part(ben.connection)
        await anna.move(0)
        await house.said(2)


async def test_a_match_that_begins_is_told_to_those_who_are_away_with_whose_turn_it_is(
    data: Path, service: Service
) -> None:
    async with told(data, service, Device()) as house:
        for starter, said in (
            ("1", "The match begins, with Anna."),
            ("2", "The match begins, and it is your turn, with Anna."),
        ):
            options = {"wins": 2, "starter": starter}
            table = await house.tables.create(ANNA, new_table("me", "open", clock=86_400, options=options))
            await table.sit(BEN, Sit(1))
            await Page(table, ANNA).join()
            await table.start("anna")
            count = int(starter)
            assert (await house.said(count))[-1] == said
            await house.nothing_more(count)


async def test_whoever_has_still_to_open_a_salt_is_called(data: Path, service: Service) -> None:
    async with told(data, service, Device()) as house:
        table = await house.tables.create(ANNA, new_table("me", "open", clock=86_400))
        anna, ben = await Page(table, ANNA).join(), Page(table, BEN)
        await table.sit(BEN, Sit(1, seal="0" * 64))
        await table.start("anna")
        (said,) = await house.said(1)
        assert said == "Cards are being dealt: open the page so that the match can begin."
        assert table.phase == "open"
        assert not table.state.late  # nobody need be there at once
        ben.close()
        anna.close()


async def test_quiet_hours_keep_a_turn_for_the_morning(data: Path, service: Service) -> None:
    device = Device()
    async with told(data, service, device, quiet=(12 * 60 - 5, 12 * 60 + 5)) as house:
        table, anna, ben = await two_at_a_table(house.tables, clock=86_400, options=ANNA_STARTS)
        await table.part(ben.connection)
        await anna.move(0)
        await house.nothing_more(0)
        assert table._teller._morning is not None
        house.push.clock = lambda: NOON + 600
        table._teller._wake()
        assert await house.said(1) == ["It is your turn, with Anna."]


async def test_nobody_is_told_by_two_nodes(database: str, redis: Redis, service: Service) -> None:
    device = Device()
    hosts: list[tuple[Store, ClusterNode, Tables, Push]] = []
    chosen = settings(Path(), postgres=database, channels=redis.address, lease=60.0, poll=0.1, push_after=0.0)
    for _ in range(2):
        store = PostgresStore(database)
        await store.open()
        node = ClusterNode(store, chosen, Limits(clock=lambda: 0.0))
        await node.open()
        push = Push(store, service.near, lambda: NOON)
        tables = Tables(store, FakePrograms(), chosen, node, push)
        await node.join(tables)
        hosts.append((store, node, tables, push))
    try:
        (_, _, here, push), (_, _, there, _) = hosts
        key = (await push.keys.newest()).public
        await push.subscriptions.put(
            service.subscription(device, key, device="d2", guest="ben", language="en")
        )
        first = await here.create(ANNA, new_table("me", "open", clock=86_400, options=ANNA_STARTS))
        await first.sit(BEN, Sit(1))
        anna = await Page(first, ANNA).join()
        await first.start("anna")
        second = await there.find(first.row.code)
        await service.come(1)
        await anna.move(0)
        await service.come(2)
        await until(lambda: second.head == first.head)
        second.rearrange()
        first.rearrange()
        for table in (first, second):
            await until(lambda table=table: not (table._teller._timer or table._teller._tasks))  # type: ignore[misc]
        said = [device.read(each.body)["body"] for each in service.arrived]
        assert said == ["The match begins, with Anna.", "It is your turn, with Anna."]
    finally:
        for each, node, tables, push in hosts:
            tables.close(Goodbye(Refusal("restarting"), again=True))
            await push.close()
            await node.close()
            await each.close()


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.002)
