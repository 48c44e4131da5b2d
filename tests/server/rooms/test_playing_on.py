"""Playing on from a point of a finished match: one seat knows what it knew, the rest is dealt anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tapisvert import games
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tables import PlayOn, Sit
from tapisvert.server.ops.transfer import _sound
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import NOBODY, Saved
from tapisvert.table import record
from tapisvert.table.match import Match, Origin
from tests.server.fakes import (
    ANNA,
    BEN,
    EVE,
    FakePrograms,
    Guest,
    Page,
    opened,
    play_out,
    refused,
    two_at_a_table,
)

CARTINO = {"game": "cartino", "options": {"players": 2}}
AFTER = 4


@pytest.fixture
async def records(tables: Tables) -> AsyncIterator[Records]:
    there = Records(tables._store, FakePrograms())
    yield there
    there.close()


async def finished(tables: Tables) -> Match:
    table, anna, ben = await two_at_a_table(tables, **CARTINO)
    await play_out(table, anna, ben)
    assert table.live_match is not None
    return table.live_match.match


async def laid(tables: Tables, records: Records, match: Match, seat: int, **wish: object) -> LiveTable:
    """Anna plays on as this seat."""
    origin = await records.origin(match.setup.match, AFTER, seat)
    asked = msgspec.convert({"after": AFTER, "seat": seat, **wish}, PlayOn)
    return await tables.create(ANNA, seating.to_play_on(origin, asked), origin)


async def test_the_seat_knows_what_it_knew_and_the_old_cards_are_nowhere(
    tables: Tables, records: Records
) -> None:
    before = await finished(tables)
    then = Match.fold(before.game, before.setup, before.secret, before.moves[:AFTER])
    table = await laid(tables, records, before, 1)
    await table.sit(BEN, Sit(0))
    pages = [await Page(table, who).join() for who in (ANNA, BEN, EVE)]
    assert pages[2].of("table")[-1]["table"]["origin"] == {
        "match": before.setup.match,
        "after": AFTER,
        "seat": 1,
    }
    await table.start("anna")
    for page in pages:
        await page.settled()
    anna, ben, eve = pages
    assert written(then.view(1)) in anna.raw[-1]
    (first,) = anna.latest(1)["log"]
    assert first == {"kind": "table-continued", "match": before.setup.match, "after": AFTER, "seat": 1}
    assert table.live_match is not None
    now = table.live_match.match
    assert tuple(ben.latest(0)["view"]["rack"]) == now.state.racks[0] != then.state.racks[0]
    assert now.state.bag != then.state.bag
    # Whoever looks on sees what anybody could see then.
    assert written(then.view(None)) in eve.raw[-1]
    for page in (ben, eve):
        raw = "\n".join(page.raw)
        assert before.secret not in raw
        assert all(written(rack) not in raw for rack in then.state.racks)


async def test_it_goes_on_after_a_restart_and_its_record_holds(data: Path) -> None:
    async with opened(data) as tables:
        records = Records(tables._store, FakePrograms())
        table = await laid(tables, records, await finished(tables), 0, level="debutant", hints=True)
        code, origin = table.row.code, table.match_row.origin
        assert table.row.hints
        records.close()
    async with opened(data) as tables:
        table = await tables.find(code)
        assert table.match_row.origin == origin
        await table.start("anna")
        assert table.live_match is not None
        state = table.live_match.match.state
    async with opened(data) as tables:
        table = await tables.find(code)
        assert table.live_match is not None
        assert table.live_match.match.state == state
        await (await Page(table, ANNA).join()).play_out()
        found = await tables._store.match(table.row.match)
        assert found is not None
        assert _sound(*found)
        assert found[0].deal.origin is None, "it is kept once"
        await table.rematch("anna")
        assert table.match_row.origin is None, "a rematch begins at the beginning"
        assert table.info("anna").origin is None


async def test_another_node_comes_to_the_same_state(tables: Tables, records: Records) -> None:
    """Which knew the table before the match began, and reads what was stored since."""
    before = await finished(tables)
    then = Match.fold(before.game, before.setup, before.secret, before.moves[:AFTER])
    # Anna is to move, so that nothing happens while it is looked at.
    here = await laid(tables, records, before, then.to_act[0], level="debutant")
    there = tables._keep(Saved(here.row, here.match_row, (), ()))
    await here.start("anna")
    saved = await tables._store.load(here.row.code)
    assert saved is not None
    there.state.take_in(saved)
    assert here.live_match is not None
    assert there.live_match is not None
    assert there.live_match.match.setup == here.live_match.match.setup
    assert there.live_match.match.moves == here.live_match.match.moves == []
    assert there.live_match.match.state == here.live_match.match.state
    assert there.info("").origin == here.info("").origin
    here.close(Goodbye(Refusal("restarting"), again=True))


async def test_nobody_of_the_match_before_is_named(tables: Tables, records: Records) -> None:
    before = await finished(tables)
    table = await laid(tables, records, before, 0, level="debutant")
    origin = table.match_row.origin
    assert origin is not None
    assert {sitter.name for sitter in origin.setup.seats} == {NOBODY}
    await table.start("anna")
    await (await Page(table, ANNA).join()).play_out()
    text = await records.record(table.row.match, "", None)
    assert "Ben" not in text
    verified = record.verify(text, games.load)
    assert verified.setup.origin == origin


async def test_only_what_is_over_and_can_be_read_is_played_on_from(
    tables: Tables, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, _, _ = await two_at_a_table(tables)
    assert await refused(records.origin(running.row.match, 0, 0)) == "not-over"
    assert await refused(records.origin("NOWHERE-1", 0, 0)) == "unknown-match"
    before = await finished(tables)
    name = before.setup.match
    assert await refused(records.origin(name, len(before.moves), 0)) == "no-such-point"
    assert await refused(records.origin(name, 0, 2)) == "no-such-point"
    assert isinstance(await records.origin(name, len(before.moves) - 1, 1), Origin)
    brought = await records.bring(record.write(before))
    assert await records.over(brought) == brought
    assert await refused(records.origin(brought, 0, 0)) == "unknown-match"
    monkeypatch.setattr(record, "DEEPEST", 0)
    assert await refused(records.origin(name, 0, 0)) == "too-far-on"
    await Upkeep(tables._store).mark([name.rpartition("-")[0]], 1.0)
    assert await refused(records.origin(name, 0, 0)) == "unknown-match"


async def test_a_deal_that_is_abandoned_goes_on_from_the_same_point(tables: Tables, records: Records) -> None:
    table = await laid(tables, records, await finished(tables), 0)
    origin = table.match_row.origin
    await table.sit(BEN, Sit(1, seal="ab" * 32))
    await table.start("anna")
    assert table.match_row.dealing
    ben = await Page(table, BEN).join()
    await refused(ben.open(1, "cd" * 32))
    await table.leave("anna", 1)
    assert table.match_row.deal.attempt == 2
    assert table.match_row.origin == origin


async def test_over_the_network(anna: Guest, stranger: Guest) -> None:
    played = (await anna.lay("me", "debutant"))["code"]
    async with anna.stream(played) as wire:
        await anna.post(f"/api/tables/{played}/start")
        now = await wire.next("snapshot")
        number = 0
        while now["view"]["outcome"] is None:
            if now["legal"]:
                number += 1
                await wire.move(now, f"{number}")
            now = await wire.next("update")
    asked = {"after": 3, "seat": 1, "level": "debutant"}
    table = await anna.post(f"/api/matches/{played}-1/play-on", asked)
    assert table["origin"] == {"match": f"{played}-1", "after": 3, "seat": 1}
    assert [seat["kind"] for seat in table["seats"]] == ["program", "person"]
    for body in ({"after": -1, "seat": 0}, {"after": 0, "seat": 0, "level": "dieu"}, {"seat": 0}):
        answer = await anna.http.post(f"/api/matches/{played}-1/play-on", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    answer = await stranger.http.post(f"/api/matches/{played}-1/play-on", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-name")


def written(view: object) -> str:
    return msgspec.json.encode(view).decode()
