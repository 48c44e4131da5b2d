"""Several nodes at one database: any of them serves any table, and what one does the others tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert import games
from tapisvert.games import load
from tapisvert.server.limits import Limits
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import ChatSent, Goodbye, MoveSent
from tapisvert.server.messages.tables import PlayOn, Sit
from tapisvert.server.nodes import cluster
from tapisvert.server.nodes.cluster import ClusterNode
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.handing import SeatPasses
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.writing import exported
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.store import NOBODY, MoveRow
from tapisvert.table import record
from tapisvert.table.match import Match
from tests.server.engines import Redis, running
from tests.server.fakes import ANNA, BEN, EVE, PATIENCE, FakePrograms, Page, new_table, settings, time_passes
from tests.server.pick_game import Pick

AFTER = 4
"""From the point after so many moves a match is played on."""


class Host:
    """A node of this process: its tables, its programs, and how it dies."""

    def __init__(
        self,
        node: ClusterNode,
        tables: Tables,
        store: PostgresStore,
        programs: FakePrograms,
        limits: Limits,
    ) -> None:
        self.node = node
        self.limits = limits
        self.tables = tables
        self.store = store
        self.programs = programs

    async def die(self) -> None:
        """All at once, without a goodbye, and long enough ago to be missed."""
        for task in self.node._tasks:
            task.cancel()
        if self.node._channels:
            await self.node._channels.close()
        self.tables.close(Goodbye(Refusal("restarting"), again=True))
        async with self.store._reading.acquire() as db:
            await db.execute("UPDATE nodes SET until = 0 WHERE id = $1", self.node.id)


@asynccontextmanager
async def host(database: str, channels: str) -> AsyncIterator[Host]:
    # Nobody counts as dead for being slow.
    chosen = settings(Path(), postgres=database, channels=channels, lease=60.0, poll=0.1)
    store = PostgresStore(database)
    await store.open()
    limits, programs = Limits(clock=lambda: 0.0), FakePrograms()  # nothing comes back with time
    node = ClusterNode(store, chosen, limits)
    await node.open()
    tables = Tables(store, programs, chosen, node)
    await node.join(tables)
    try:
        yield Host(node, tables, store, programs, limits)
    finally:
        tables.close(Goodbye(Refusal("restarting"), again=True))
        await node.close()
        await store.close()


@pytest.fixture
async def hosts(database: str, redis: Redis) -> AsyncIterator[tuple[Host, Host]]:
    """Two nodes that hear each other."""
    async with host(database, redis.address) as one, host(database, redis.address) as two:
        await until(lambda: one.node.hears and two.node.hears)
        yield one, two


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


async def apart(one: Host, two: Host, *kinds: str, **changes: Any) -> tuple[Page, Page]:
    """A match that has begun, Anna's page at one node and Ben's at another."""
    table = await one.tables.create(ANNA, new_table(*(kinds or ("me", "open")), **changes))
    there = await two.tables.find(table.row.code)
    await there.sit(BEN, Sit(1))
    anna, ben = await Page(table, ANNA).join(), await Page(there, BEN).join()
    await table.start("anna")
    await ben.until(lambda message: message["type"] == "snapshot" and message["seat"] == 1)
    return anna, ben


async def play_apart(pages: tuple[Page, Page], moves: int = 1000) -> None:
    """Each seat's first legal move, at whichever node its page is, till so many are made or it is over."""
    async with asyncio.timeout(PATIENCE):
        while any(page.table.phase != "over" and page.table.head.moves < moves for page in pages):
            for seat, page in enumerate(pages):
                await page.settled()
                if page.latest(seat)["legal"]:
                    await page.move(seat)
            await asyncio.sleep(0.001)


async def moves(host: Host, match: str, after: int) -> list[MoveRow]:
    """What is stored of a match after that number."""
    found = await host.store.match(match)
    assert found is not None
    return list(found[1][after:])


async def verified(host: Host, match: str) -> Match:
    found = await host.store.match(match)
    assert found is not None
    return record.verify(exported(*found), load)


async def test_a_match_is_played_at_two_nodes(hosts: tuple[Host, Host]) -> None:
    pages = await apart(*hosts)
    await play_apart(pages)
    for seat, page in enumerate(pages):
        versions = [m["version"] for m in page.messages if m["type"] == "update" and m["seat"] == seat]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert page.latest(seat)["view"]["outcome"]
        assert not page.of("goodbye")
    match = await verified(hosts[0], pages[0].table.row.match)
    assert match.moves == pages[0].table.live_match.match.moves == pages[1].table.live_match.match.moves  # type: ignore[union-attr]
    await pages[0].table.rematch("anna")
    await pages[1].table.rematch("ben")  # at once, whether or not the other node has heard of the last move
    await pages[0].until(lambda message: message["type"] == "table" and message["table"]["match"][-1] == "2")


async def test_who_is_there_and_what_is_said_is_told_at_every_node(hosts: tuple[Host, Host]) -> None:
    anna, ben = await apart(*hosts)
    await anna.until(lambda m: m["type"] == "table" and all(seat["online"] for seat in m["table"]["seats"]))
    await ben.table.say(ben.connection, BEN, ChatSent("1", "hello"), lambda: None)
    said = await anna.until(lambda message: message["type"] == "said")
    assert (said["seat"], said["text"], said["number"]) == (1, "hello", 1)
    await asyncio.gather(
        *(
            page.table.say(page.connection, page.me, ChatSent("2", "both"), lambda: None)
            for page in (anna, ben)
        )
    )
    for page in (anna, ben):
        await page.until(lambda message: message["type"] == "said" and message["number"] == 3)
        assert [said["number"] for said in page.of("said")] == [1, 2, 3]
    seen = len(anna.messages)
    await ben.table.part(ben.connection)
    await anna.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"], seen)


async def test_a_line_sent_to_every_node_is_said_once_and_a_forgotten_guests_no_more(
    hosts: tuple[Host, Host], redis: Redis
) -> None:
    one, two = hosts
    anna, ben = await apart(one, two)
    elsewhere = await Page(await two.tables.find(anna.table.row.code), ANNA).join()
    sent = ChatSent("1", "hello")
    pages = (anna, elsewhere)
    await asyncio.gather(*(page.table.say(page.connection, ANNA, sent, lambda: None) for page in pages))
    async with host(str(two.store._address), redis.address) as three:  # and to one that has just started
        late = await Page(await three.tables.find(anna.table.row.code), ANNA).join()
        await late.table.say(late.connection, ANNA, sent, lambda: None)
        assert [m["version"] for page in (*pages, late) for m in page.of("accepted")] == [1, 1, 1]
    await ben.until(lambda message: message["type"] == "said")
    await one.store.name_guest("anna", "Anna")
    await Upkeep(one.store).forget("anna")
    await two.node.look()
    await ben.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == NOBODY)
    await ben.table.say(ben.connection, BEN, ChatSent("2", "bye"), lambda: None)
    again = await Page(ben.table, BEN).join()
    assert [(said["number"], said["text"]) for said in again.of("said")] == [(2, "bye")]
    assert [said["number"] for said in ben.of("said")] == [1, 2]


async def test_two_seats_that_decide_at_the_same_moment_both_do(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "load", lambda name: Pick())
    anna, ben = await apart(*hosts, game="pick", options={})
    await asyncio.gather(anna.move(0), ben.move(1))
    for page in (anna, ben):
        await page.until(lambda message: message["type"] == "accepted")
        assert not page.of("refused")
    assert len(await moves(hosts[0], anna.table.row.match, 0)) == 2


async def test_a_move_sent_to_every_node_is_played_once(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    table = await one.tables.create(ANNA, new_table("me", "here"))
    there = await two.tables.find(table.row.code)
    pages = await Page(table, ANNA).join(), await Page(there, ANNA).join()
    await there.start("anna")  # a refusal would be for what this node alone does not know yet
    await pages[0].until(lambda message: message["type"] == "snapshot")
    for number in range(6):
        pictures = [page.latest(seat) for page in pages for seat in (0, 1)]
        now = max((picture for picture in pictures if picture["legal"]), key=lambda m: m["version"])
        sent = MoveSent(f"{number}", now["seat"], now["match"], now["version"], now["legal"][0])
        await asyncio.gather(*(page.table.move(page.connection, sent) for page in pages for _ in range(2)))
        for page in pages:
            await page.settled()
            assert [m["id"] for m in page.of("accepted")][-2:] == [f"{number}"] * 2
    stored = await moves(one, table.row.match, 0)
    assert [move.client for move in stored] == [f"{number}" for number in range(6)]


async def test_programs_think_at_one_node_and_at_another_when_that_dies(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    one.programs.held.clear()
    table = await one.tables.create(ANNA, new_table("debutant", "debutant"))
    await table.start("anna")
    await until(lambda: one.programs.asked)
    there = await two.tables.find(table.row.code)
    await two.node.leases.beat()
    assert not two.programs.asked
    await one.die()
    await two.node.leases.beat()
    await until(lambda: there.phase == "over")
    assert (await verified(two, there.row.match)).outcome


async def test_the_first_turns_clock_runs_on_too(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "load", lambda name: Pick(60))
    one, two = hosts
    anna, ben = await apart(one, two, game="pick", options={})
    assert ben.latest(1)["left"] == pytest.approx(60, abs=10)
    async with two.store._reading.acquire() as db:
        await db.execute("UPDATE matches SET started = started - 40")
    await one.die()
    await two.die()
    async with host(str(two.store._address), "") as three:
        late = await Page(await three.tables.find(anna.table.row.code), ANNA).join()
        assert late.latest(0)["left"] == pytest.approx(20, abs=10)


async def test_a_clock_runs_on_at_the_node_that_takes_over(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "load", lambda name: Pick(60))
    one, two = hosts
    anna, ben = await apart(one, two, game="pick", options={})
    await anna.move(0)
    await ben.move(1)
    async with two.store._reading.acquire() as db:
        await db.execute("UPDATE moves SET at = at - 58")
    await one.die()
    await two.die()
    async with host(str(two.store._address), "") as three:
        code = anna.table.row.code
        await until(lambda: (table := three.tables.there(code)) and table.phase == "over")
        stored = await moves(three, anna.table.row.match, 2)
    assert {move.seat for move in stored} == {0, 1}  # their time was up, and the rules decided for them


async def test_leaving_at_one_node_and_taking_back_at_another_gives_no_new_time(
    hosts: tuple[Host, Host],
) -> None:
    anna, _ = await apart(*hosts, clock=15, options={"wins": 1, "starter": "1"})
    for each in hosts:
        each.programs.held.clear()
    elsewhere = await hosts[1].tables.find(anna.table.row.code)
    for table in (anna.table, elsewhere):
        time_passes(table, 0, 10)
    await anna.table.leave("anna", 0)
    await until(lambda: bool(elsewhere.row.seats[0].stand_in))
    page = await Page(elsewhere, ANNA).join()
    await elsewhere.take_back(page.connection, 0)
    await until(lambda: not anna.table.row.seats[0].stand_in)
    for table in (anna.table, elsewhere):
        left = table.clocks.left(0)
        assert left is not None
        assert left <= 5


async def test_a_node_that_stops_hands_its_tables_over(database: str, redis: Redis) -> None:
    async with host(database, redis.address) as two:
        async with host(database, redis.address) as one:
            await until(lambda: one.node.hears and two.node.hears)
            one.programs.held.clear()
            table = await one.tables.create(ANNA, new_table("debutant", "debutant"))
            await table.start("anna")
            await until(lambda: one.programs.asked)
        await until(lambda: (there := two.tables.there(table.row.code)) and there.phase == "over")


async def test_without_redis_moves_come_later_and_all_of_them(database: str) -> None:
    with running(Redis) as redis:
        async with host(database, redis.address) as one, host(database, redis.address) as two:
            await until(lambda: one.node.hears and two.node.hears)
            pages = await apart(one, two, options={"wins": 5})
            redis.kill()
            await until(lambda: not one.node.hears and not two.node.hears)
            await play_apart(pages, 6)
            redis.start()
            await until(lambda: one.node.hears and two.node.hears)
            await play_apart(pages, 12)
            stored = await moves(one, pages[0].table.row.match, 0)
            for page in pages:
                assert page.table.live_match is not None
                told = [(played.seat, played.move) for played in page.table.live_match.match.moves]
                assert told[:12] == [(move.seat, move.move) for move in stored[:12]]


async def test_a_table_at_rest_is_run_by_whoever_it_comes_back_at(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    table = await one.tables.create(ANNA, new_table("me", "debutant", options={"wins": 1, "starter": "1"}))
    await table.start("anna")
    code = table.row.code
    await until(lambda: one.node.holds(code))
    table.state.used -= 10_000
    await one.tables.sweep()
    assert one.tables.there(code) is None
    await two.node.leases.beat()
    assert two.tables.there(code) is None  # nobody needs it
    anna = await Page(await two.tables.find(code), ANNA).join()
    await until(lambda: two.node.holds(code))
    await anna.move(0)
    await until(lambda: two.programs.asked)
    assert not one.programs.asked


async def test_a_table_that_could_not_be_read_at_first_is_run_when_the_database_is_back(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = hosts
    one.programs.held.clear()
    table = await one.tables.create(ANNA, new_table("debutant", "debutant"))
    await table.start("anna")
    await until(lambda: one.node.holds(table.row.code))
    await one.die()

    async def away(code: str) -> None:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(two.store, "load", away)
        with pytest.raises(TimeoutError):
            await two.node.leases.beat()
    await two.node.leases.beat()
    await until(lambda: (there := two.tables.there(table.row.code)) and there.phase == "over")


async def test_what_a_silent_node_said_about_who_is_there_is_forgotten(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "SEEN", 0.3)
    anna, _ = await apart(*hosts)
    await until(lambda: anna.table.audience.has("ben"))
    await hosts[1].die()
    seen = len(anna.messages)
    monkeypatch.setattr(cluster, "SPEAK", 0.1)
    await anna.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"], seen)


async def test_seals_and_salts_come_in_at_two_nodes(hosts: tuple[Host, Host]) -> None:
    """Whichever node hears the last of them, the match begins once, and is the same at both."""
    one, two = hosts
    table = await one.tables.create(ANNA, new_table("me", "open"))
    there = await two.tables.find(table.row.code)
    anna = await Page(table, ANNA).join()
    await there.sit(BEN, Sit(1))
    ben = await Page(there, BEN).join()
    for number in (2, 3):
        await asyncio.gather(anna.seal(0), ben.seal(1, "cd" * 32))
        if table.row.number == 1:
            await table.start("anna")
        await ben.until(lambda message: message["type"] == "table" and message["table"]["dealing"])
        await until(lambda: table.match_row.dealing and there.match_row.dealing)
        await asyncio.gather(anna.open(0), ben.open(1, "cd" * 32))
        await until(lambda: table.phase == there.phase == "playing")
        assert table.match_row.setup == there.match_row.setup
        await play_apart((anna, ben))
        assert (await verified(one, table.row.match)).setup.scheme == 2
        await asyncio.gather(table.rematch("anna"), there.rematch("ben"))
        await until(lambda: table.row.number == there.row.number == number)  # noqa: B023


async def test_a_match_goes_on_from_another_one_that_was_played_at_the_other_node(
    hosts: tuple[Host, Host],
) -> None:
    one, two = hosts
    pages = await apart(one, two, game="cartino", options={"players": 2})
    await play_apart(pages)
    before = await verified(one, pages[0].table.row.match)
    records = Records(two.store, two.programs)
    origin = await records.origin(before.setup.match, AFTER, 1)
    records.close()
    asked = msgspec.convert({"after": AFTER, "seat": 1}, PlayOn)
    table = await two.tables.create(ANNA, seating.to_play_on(origin, asked), origin)
    there = await one.tables.find(table.row.code)
    await there.sit(BEN, Sit(0))
    anna, ben = await Page(table, ANNA).join(), await Page(there, BEN).join()
    await table.start("anna")
    begun = await ben.until(lambda message: message["type"] == "snapshot" and message["seat"] == 0)
    assert begun["log"][0]["match"] == before.setup.match
    then = Match.fold(before.game, before.setup, before.secret, before.moves[:AFTER])
    assert table.live_match is not None
    assert there.live_match is not None
    assert there.live_match.match.state == table.live_match.match.state
    assert table.live_match.match.state.racks[1] == then.state.racks[1]
    await play_apart((ben, anna))
    after = await verified(one, table.row.match)
    assert after.setup.origin is not None
    assert after.setup.origin.setup.match == before.setup.match


async def test_who_does_not_open_is_named_at_both_nodes_and_freed_at_either(hosts: tuple[Host, Host]) -> None:
    one, two = hosts
    table = await one.tables.create(ANNA, new_table("me", "open"))
    there = await two.tables.find(table.row.code)
    anna = await Page(table, ANNA).join()
    await there.sit(BEN, Sit(1))
    ben = await Page(there, BEN).join()
    await anna.seal(0)
    await table.start("anna")
    await until(lambda: there.match_row.dealing)
    for state in (table.state, there.state):  # as if all had waited
        state._name_the_late()
    assert table.state.late == there.state.late == (0,)
    await there.leave("ben", 0)
    await until(lambda: table.match_row.deal.attempt == 2)
    assert table.match_row == there.match_row
    assert ben.of("table")[-1]["table"]["attempt"] == 2


async def test_a_seat_is_handed_over_at_another_node_and_its_old_device_hears_no_more_of_it(
    hosts: tuple[Host, Host],
) -> None:
    one, two = hosts
    anna, ben = await apart(one, two, options={"wins": 1, "expert": True})
    code, hand = anna.table.row.code, ben.latest(1)["view"]["hand"]
    drawn = await SeatPasses(one.store, b"key").draw(code, 1, await anna.table.to_hand_over("anna", 1))
    shown = await SeatPasses(two.store, b"key").find(code, drawn.code)
    phones = [await Page(await node.tables.find(code), EVE).join() for node in (one, two)]
    elsewhere = await Page(await one.tables.find(code), BEN).join()
    seen = len(ben.messages)
    await ben.table.take_over(EVE, shown)
    for page in (anna, ben, elsewhere, *phones):
        line = await page.until(lambda message: message["type"] == "said")
        assert (line["phrase"], line["seat"]) == ("handed-over", 1)
    for phone in phones:
        told = await phone.until(lambda message: message["type"] == "snapshot" and message["seat"] == 1)
        assert told["view"]["hand"] == hand
    before = len(elsewhere.messages)
    await play_apart((anna, phones[1]), 6)
    for page, since in ((ben, seen), (elsewhere, before)):
        await page.until(lambda m: m["type"] == "update" and m["seat"] is None, since)
        assert {m["seat"] for m in page.messages[since:] if m["type"] in ("snapshot", "update")} == {None}
