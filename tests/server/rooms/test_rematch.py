"""The salts of a start, and playing again at the same table, without a network."""

from __future__ import annotations

from tapisvert.server.messages import MoveSent, SeatSeal, Sit, Start
from tapisvert.server.rooms.tables import Tables
from tapisvert.table.chance import commitment
from tapisvert.table.seals import program_salt, seal
from tests.server.fakes import (
    ANNA,
    BEN,
    EVE,
    SALT,
    Page,
    new_table,
    play_out,
    refused,
    to_move,
    two_at_a_table,
)


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
    await table.rematch("anna")
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
    await table.rematch("anna")
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
    await table.rematch("ben")
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
    await table.rematch("ben")
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
