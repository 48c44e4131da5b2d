"""A match at a table, without a network: moves and their answers, and what whose page is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tapisvert.server.messages.stream import Hello, MoveSent, Seen
from tapisvert.server.messages.tables import Sit
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.hub import Connection
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import (
    ANNA,
    BEN,
    EVE,
    Page,
    new_table,
    opened,
    play_out,
    refused,
    to_move,
    two_at_a_table,
)


async def test_a_whole_match_and_nothing_is_missing_from_any_stream(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables, options={"wins": 1, "expert": True})
    eve = await Page(table, EVE).join()
    await play_out(table, anna, ben)
    await eve.settled()
    for page, viewer in ((anna, 0), (ben, 1), (eve, None)):
        versions = [m["version"] for m in page.messages if m["type"] in ("snapshot", "update")]
        assert versions == list(range(1, len(versions) + 1))
        assert page.of("table")[-1]["table"]["phase"] == "over"
        assert {m["seat"] for m in page.messages if m["type"] in ("snapshot", "update")} == {viewer}
    assert table.live_match is not None
    assert len(anna.of("accepted")) + len(ben.of("accepted")) == len(table.live_match.match.moves)


async def test_a_move_sent_twice_is_played_once(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    sent = await page.move(seat)
    accepted = page.of("accepted")
    assert accepted == [{"type": "accepted", "id": sent.id, "version": 2}]
    await table.move(page.connection, sent)
    await page.settled()
    assert page.of("accepted") == accepted * 2
    assert table.live_match is not None
    assert len(table.live_match.match.moves) == 1


async def test_a_stale_move_is_refused(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    assert await refused(page.move(seat, version=0)) == "stale"
    assert await refused(page.move(seat, version=2)) == "stale"
    assert await refused(page.move(seat, match="ABCDEF-1")) == "stale"
    assert len(page.of("snapshot")) == 1
    await table.show(page.connection, seat)
    await page.settled()
    assert page.of("snapshot")[1] == page.of("snapshot")[0]
    await page.move(seat)


async def test_a_seat_answers_to_its_owner_alone(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    other = ben if page is anna else anna
    eve = await Page(table, EVE).join()
    nobody = await Page(table, type(EVE)("", "")).join()
    legal = page.latest(seat)["legal"][0]
    for foreign in (other, eve, nobody):
        sent = MoveSent("x", seat, table.match_row.id, 1, legal)
        assert await refused(table.move(foreign.connection, sent)) == "not-your-seat"
        assert await refused(table.take_back(foreign.connection, seat)) == "not-your-seat"
        assert await refused(foreign.seal(seat)) == "not-your-seat"
        await table.show(foreign.connection, seat)
        await foreign.settled()
        assert all(m["seat"] != seat for m in foreign.messages if m["type"] == "snapshot")
    assert (
        await refused(table.move(eve.connection, MoveSent("x", 7, table.match_row.id, 1, legal)))
        == "bad-seats"
    )
    assert table.live_match is not None
    assert table.live_match.match.moves == []


async def test_what_the_rules_refuse_comes_with_its_rule(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    card = page.latest(seat)["view"]["hand"][0]
    with pytest.raises(Refuse) as caught:
        await page.move(seat, move=f"{card}@3,3")
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("punto-first-in-middle", "PUN-6")
    with pytest.raises(Refuse) as caught:
        await page.move(seat, move="rubbish")
    assert caught.value.refusal.code == "bad-move"
    assert caught.value.refusal.facts == {"text": "rubbish"}
    waiting, other = (ben, 1) if seat == 0 else (anna, 0)
    assert await refused(waiting.move(other)) == "punto-not-your-turn"
    assert table.live_match is not None
    assert table.live_match.match.moves == []


async def test_who_comes_back_gets_the_gap(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await table.part(anna.connection)
    seen = Seen(0, table.match_row.id, anna.latest()["version"])
    for _ in range(4):
        page, seat = to_move(table, anna, ben)
        if page is anna:
            anna = await Page(table, ANNA).join()
        await (anna if seat == 0 else ben).move(seat)
    back = await Page(table, ANNA).join(seen)
    assert [m["type"] for m in back.messages][:5] == ["table", "update", "update", "update", "update"]
    assert [m["version"] for m in back.of("update")] == [2, 3, 4, 5]
    again = await Page(table, ANNA).join(Seen(0, table.match_row.id, 5))
    assert {m["type"] for m in again.messages} == {"table"}


async def test_who_missed_too_much_gets_a_snapshot(data: Path) -> None:
    async with opened(data, gap=2) as tables:
        table, anna, ben = await two_at_a_table(tables)
        for _ in range(4):
            page, seat = to_move(table, anna, ben)
            await page.move(seat)
        for seen in (Seen(0, table.match_row.id, 1), Seen(0, "OTHER2-1", 5), Seen(0, table.match_row.id, 99)):
            back = await Page(table, ANNA).join(seen)
            assert [m["type"] for m in back.messages][:2] == ["table", "snapshot"]
            assert back.latest()["version"] == 5
            assert len(back.latest()["log"]) >= 5


async def test_two_seats_at_one_screen_have_a_stream_each(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "here", options={"wins": 1, "expert": True}))
    anna = await Page(table, ANNA).join()
    await table.start("anna")
    await anna.settled()
    assert [m["seat"] for m in anna.of("snapshot")] == [0, 1]
    while table.phase == "playing":
        assert table.live_match is not None
        await anna.move(table.live_match.match.to_act[0])
    assert len(anna.latest(0)["view"]["hand"]) <= 2


async def test_onlookers_only_where_they_are_welcome(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", onlookers=False))
    eve = await Page(table, EVE).join()  # as long as there is a seat to take
    await table.sit(BEN, Sit(1))
    await table.start("anna")
    await eve.settled()
    assert eve.messages[-1] == {
        "type": "goodbye",
        "refusal": {"code": "no-onlookers", "rule": "", "facts": {}},
        "again": False,
    }
    assert not [m for m in eve.messages if m["type"] in ("snapshot", "update")]
    assert await refused(Page(table, EVE).join()) == "no-onlookers"
    await Page(table, BEN).join()


async def test_who_is_there_is_told(tables: Tables) -> None:
    table, anna, _ = await two_at_a_table(tables)
    eve = await Page(table, EVE).join()
    await anna.until(lambda m: m["type"] == "table" and m["table"]["watching"] == 1)
    assert [seat.online for seat in table.info("anna").seats] == [True, True]
    await table.part(eve.connection)
    since = len(anna.messages)
    await anna.until(lambda m: m["type"] == "table" and m["table"]["watching"] == 0, since)


async def test_a_client_that_does_not_read_is_dropped_and_the_match_goes_on(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)

    async def never(text: str) -> None:
        await asyncio.Event().wait()

    deaf = Connection("", never, 4)
    sender = asyncio.create_task(deaf.run())
    await table.join(deaf, Hello())
    await play_out(table, anna, ben)
    assert deaf.ended.is_set()
    assert not anna.connection.ended.is_set()
    sender.cancel()


async def test_a_move_that_names_another_tables_match_is_answered_as_if_that_did_not_exist(
    tables: Tables,
) -> None:
    there, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(there, anna, ben)
    sent = await page.move(seat)
    here, anna, _ = await two_at_a_table(tables)
    answers = []
    for match in (there.row.match, "ABCDEF-1"):
        guess = MoveSent(sent.id, 0, match, sent.version, sent.move)
        answers.append(await refused(here.move(anna.connection, guess)))
    assert answers == ["stale", "stale"]


async def test_a_reused_id_with_another_move_is_refused(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    legal = page.latest(seat)["legal"]
    sent = await page.move(seat, move=legal[0])
    await table.move(page.connection, sent)
    await page.settled()
    assert [answer["id"] for answer in page.of("accepted")] == [sent.id] * 2
    another = "r1@0,0" if legal[0] != "r1@0,0" else "r2@0,0"
    for text in (another, "no move at all"):
        changed = MoveSent(sent.id, seat, sent.match, sent.version, text)
        assert await refused(table.move(page.connection, changed)) == "reused-id"
    await play_out(table, anna, ben)
    await table.rematch("anna")
    await table.rematch("ben")
    await table.move(page.connection, sent)
    changed = MoveSent(sent.id, seat, sent.match, sent.version, another)
    assert await refused(table.move(page.connection, changed)) == "reused-id"
