"""The salts of a start, and playing again at the same table, without a network."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tapisvert.server.messages.stream import MoveSent
from tapisvert.server.messages.tables import SeatSeal, Sit, Start
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.table.chance import commitment
from tapisvert.table.seals import program_salt, seal
from tests.server.fakes import (
    ANNA,
    BEN,
    EVE,
    PATIENCE,
    SALT,
    Page,
    new_table,
    opened,
    play_out,
    refused,
    to_move,
    two_at_a_table,
)

FOUR = {"table": "4", "wins": 1}


def answers(table: LiveTable) -> list[str]:
    return [seat.rematch for seat in table.info("anna").seats]


async def both_agree(table: LiveTable) -> None:
    await table.rematch("anna")
    await table.rematch("ben")


async def test_the_host_salts_its_own_seats_with_the_start_and_programs_have_no_choice(
    tables: Tables,
) -> None:
    table = await tables.create(ANNA, new_table("me", "maitre"))
    mine = seal(table.match_row.id, 1, 0, SALT)
    assert await refused(table.start("anna", Start((SeatSeal(1, mine),)))) == "not-your-seat"
    await table.start("anna", Start((SeatSeal(0, mine),)))
    assert table.info("anna").dealing
    await (await Page(table, ANNA).join()).open()
    promise = commitment(table.match_row.secret)
    follows = program_salt(table.match_row.id, 1, promise, (mine, ""), 1)
    assert table.match_row.salts == (SALT, follows)


async def test_a_rematch_has_a_new_commitment_and_starts_when_all_salts_are_in(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    first = table.info("anna")
    assert await refused(table.rematch("anna")) == "wrong-phase"
    await play_out(table, anna, ben)
    assert await refused(table.rematch("eve")) == "not-your-seat"
    await table.rematch("anna")
    again = await table.rematch("ben")
    assert again.phase == "open"
    assert again.match == f"{table.row.code}-2"
    assert again.commitment != first.commitment
    assert [seat.salted for seat in again.seats] == [False, False]
    assert again.outcome is None
    assert await refused(table.start("anna")) == "seals-missing"
    assert await refused(anna.seal(0, match=first.match)) == "stale"
    await anna.seal(0, "cd" * 32)
    assert not table.info("anna").dealing
    await ben.seal(1, "ef" * 32)
    assert table.info("anna").dealing
    await ben.open(1, "ef" * 32)
    assert table.info("anna").phase == "open"
    await anna.open(0, "cd" * 32)
    assert table.phase == "playing"
    assert table.match_row.salts == ("cd" * 32, "ef" * 32)
    assert anna.of("snapshot")[-1]["match"] == again.match
    assert anna.of("snapshot")[-1]["version"] == 1
    await play_out(table, anna, ben)


async def test_a_rematch_is_agreed_by_all_people_at_the_table(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    info = await table.rematch("anna")
    assert info.phase == "over"
    assert info.outcome is not None
    assert answers(table) == ["agreed", ""]
    await ben.settled()
    assert ben.of("table")[-1]["table"]["seats"][0]["rematch"] == "agreed"
    await table.rematch("ben", agree=False)
    assert answers(table) == ["agreed", "declined"]
    assert (await table.rematch("anna")).phase == "over"
    assert (await table.rematch("ben")).phase == "open"
    assert answers(table) == ["", ""]


async def test_programs_and_bots_agree_with_whoever_asks(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "open", "debutant", options=FOUR))
    await table.sit(BEN, Sit(1))
    await table.sit(EVE, Sit(2, bot=True))
    pages = [await Page(table, me).join() for me in (ANNA, BEN, EVE)]
    await table.start("anna")
    while table.phase == "playing":
        assert table.live_match is not None
        seat = table.live_match.match.to_act[0]
        if seat < 3:
            await pages[seat].move(seat)
        await pages[0].settled()
    assert answers(table) == ["", "", "", ""]
    await table.rematch("anna")
    assert answers(table) == ["agreed", "", "agreed", "agreed"]
    await table.rematch("ben")
    assert table.phase == "open"


async def test_answers_to_a_rematch_are_stored(data: Path) -> None:
    async with opened(data) as tables:
        table, anna, ben = await two_at_a_table(tables)
        await play_out(table, anna, ben)
        await table.rematch("anna")
        code = table.row.code
    async with opened(data) as tables:
        table = await tables.find(code)
        assert answers(table) == ["agreed", ""]
        await table.rematch("ben")
        assert table.phase == "open"


async def test_nobody_waits_long_for_the_answer_of_who_is_gone(data: Path) -> None:
    async with opened(data, away=0.05) as tables:
        table, anna, ben = await two_at_a_table(tables)
        await play_out(table, anna, ben)
        await table.rematch("anna")
        await asyncio.sleep(0.1)
        assert table.phase == "over"
        await table.part(ben.connection)
        await anna.until(lambda told: told["type"] == "table" and told["table"]["match"].endswith("-2"))
        assert table.row.seats[1].guest == "ben"  # who may come back in time, or be freed


async def test_an_alarm_that_rings_early_is_set_again(data: Path) -> None:
    async with opened(data, away=PATIENCE) as tables:
        table, anna, ben = await two_at_a_table(tables)
        await play_out(table, anna, ben)
        await table.rematch("anna")
        await table.part(ben.connection)
        table._rematch.stop()
        await table.rematch_by_itself()
        assert table.phase == "over"
        assert table._rematch._alarm is not None


async def test_nobody_waits_for_the_answer_of_who_left_in_the_middle(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await table.leave("ben", 1)
    await table.part(ben.connection)
    await anna.play_out()
    assert (await table.rematch("anna")).phase == "open"


async def test_who_declined_and_went_has_no_seat_in_the_next_match(data: Path) -> None:
    async with opened(data, away=0.05) as tables:
        table, anna, ben = await two_at_a_table(tables)
        await play_out(table, anna, ben)
        await table.rematch("ben", agree=False)
        await table.rematch("anna")
        await table.part(ben.connection)
        await anna.until(lambda told: told["type"] == "table" and told["table"]["match"].endswith("-2"))
        assert [seat.kind for seat in table.row.seats] == ["person", "open"]


async def test_the_host_need_not_wait_for_an_answer(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    await table.rematch("anna")
    assert await refused(table.leave("ben", 0)) == "not-your-seat"
    await table.leave("anna", 1)
    assert table.phase == "open"
    assert [seat.kind for seat in table.row.seats] == ["person", "open"]


async def test_programs_are_salted_at_once_for_a_rematch(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "debutant"))
    anna = await Page(table, ANNA).join()
    await table.start("anna")
    await anna.play_out()
    info = await table.rematch("anna")
    assert [seat.salted for seat in info.seats] == [False, True]
    await anna.seal()
    await anna.open()
    assert table.phase == "playing"


async def test_an_answer_of_the_match_before_is_still_known(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    sent = await page.move(seat)
    await play_out(table, anna, ben)
    await table.move(page.connection, sent)
    await both_agree(table)
    await table.move(page.connection, sent)
    await page.settled()
    assert len([m for m in page.of("accepted") if m["id"] == sent.id]) == 3
    assert (
        await refused(table.move(page.connection, MoveSent("new", seat, sent.match, 1, "r1@0,0")))
        == "wrong-phase"
    )


async def test_before_a_rematch_the_seat_of_who_is_gone_can_be_freed(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    await both_agree(table)
    await anna.seal()
    await table.part(ben.connection)
    await table.leave("anna", 1)
    await table.sit(ANNA, Sit(1, level="debutant"))
    await anna.open()
    assert table.phase == "playing"


async def test_if_the_host_is_gone_before_a_rematch_who_sits_there_acts_for_the_host(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    assert not table.info("ben").host
    await play_out(table, anna, ben)
    await both_agree(table)
    assert not table.info("ben").host
    assert await refused(table.leave("ben", 0)) == "not-your-seat"
    await table.part(anna.connection)
    assert table.info("ben").host
    assert not table.info("eve").host
    assert await refused(table.leave("eve", 0)) == "not-your-seat"
    await table.leave("ben", 0)
    await ben.seal(1)
    assert await refused(table.sit(EVE, Sit(0, level="debutant"))) == "not-host"
    await table.sit(BEN, Sit(0, level="debutant"))
    await ben.open(1)
    assert table.phase == "playing"
    assert not table.info("ben").host


async def test_who_acts_for_the_host_frees_no_seat_of_somebody_who_is_there(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    await both_agree(table)
    await table.leave("anna", 0)
    await table.sit(EVE, Sit(0))
    eve = await Page(table, EVE).join()
    await table.part(anna.connection)
    assert table.info("eve").host
    assert await refused(table.leave("eve", 1)) == "not-your-seat"
    await table.part(eve.connection)
    await table.leave("ben", 0)


async def test_a_seat_left_before_the_rematch_can_be_taken_by_another(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    await table.leave("ben", 1)
    info = await table.rematch("anna")
    assert info.seats[1].kind == "open"
    await anna.seal()
    await table.sit(EVE, Sit(1))
    await anna.open()
    assert table.phase == "playing"
