"""Seats at a table, without a network: who sits where, and under which name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages.tables import NewSeat, NewTable, Sit
from tapisvert.server.rooms.names import program_names
from tapisvert.server.rooms.tables import Tables
from tapisvert.table import record
from tapisvert.table.chance import commitment
from tests.server.fakes import ANNA, BEN, EVE, FakePrograms, Page, new_table, refused


async def test_a_table_shows_its_commitment_before_anybody_else_sits(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "maitre", options={"table": "3"}))
    info = table.info("anna")
    assert info.commitment == commitment(table.match_row.secret)
    assert info.host
    assert [seat.kind for seat in info.seats] == ["person", "open", "program"]
    assert [seat.yours for seat in info.seats] == [True, False, False]
    assert [seat.salted for seat in info.seats] == [False, False, True], "people's come after it"
    assert [seat.name for seat in info.seats[:2]] == ["Anna", ""]
    assert info.seats[2].name in program_names()
    stranger = table.info("")
    assert not stranger.host
    assert not any(seat.yours for seat in stranger.seats)


async def test_a_program_to_somebodys_measure_says_so_at_the_table_and_in_the_record(tables: Tables) -> None:
    seats = (NewSeat("me"), NewSeat("program", measure=9))
    table = await tables.create(ANNA, NewTable("punto", seats, {"wins": 1}))
    assert table.info("").seats[1].level == "measuredj"
    page = await Page(table, ANNA).join()
    await table.start("anna")
    await page.play_out()
    assert isinstance(table.autoplay._programs, FakePrograms)
    assert {level for level, _ in table.autoplay._programs.asked} == {"measuredj"}
    assert table.live_match is not None
    text = record.write(table.live_match.match)
    assert f"\nseat 2 (measuredj): {table.row.seats[1].name}\n" in text
    assert record.verify(text, games.load).outcome


async def test_programs_and_people_here_have_names(tables: Tables) -> None:
    seats = (NewSeat("me"), NewSeat("here"), NewSeat("here", name="Tom"), NewSeat("program", level="amateur"))
    row = (await tables.create(ANNA, NewTable("punto", seats, {"table": "4"}))).row
    assert [seat.name for seat in row.seats] == ["Anna", "Anna 2", "Tom", row.seats[3].name]
    assert row.seats[3].name in program_names()
    assert [seat.guest for seat in row.seats] == ["anna", "anna", "anna", ""]
    twins = await tables.create(ANNA, new_table("maitre", "maitre"))
    names = {seat.name for seat in twins.row.seats}
    assert len(names) == 2
    assert names <= set(program_names())


@pytest.mark.parametrize(
    ("new", "code"),
    [
        (new_table("me"), "bad-seats"),
        (new_table("me", "me"), "bad-seats"),
        (new_table("me", "open", options={"wins": 10}), "bad-option"),
        (new_table("me", "open", options={"wins": "1"}), "bad-option"),
        (new_table("me", "open", options={"colour": "red"}), "bad-option"),
        (new_table("me", "open", options={"table": "2", "starter": "3"}), "bad-option"),
        (new_table("me", "open", game="chess"), "unknown-game"),
        (NewTable("punto", (NewSeat("me"), NewSeat("program"))), "bad-message"),
        (NewTable("punto", (NewSeat("me"), NewSeat("here", name="\u202e"))), "bad-name"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(tables: Tables, new: NewTable, code: str) -> None:
    assert await refused(tables.create(ANNA, new)) == code


async def test_sitting_down(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "open", options={"table": "3"}))
    assert await refused(table.sit(BEN, Sit(0))) == "seat-taken"
    assert await refused(table.sit(BEN, Sit(3))) == "bad-seats"
    assert await refused(table.start("anna")) == "seats-missing"
    info = await table.sit(BEN, Sit(1))
    assert info.seats[1].yours
    assert await refused(table.sit(BEN, Sit(2))) == "already-seated"
    assert await refused(table.sit(BEN, Sit(2, level="amateur"))) == "not-host"
    await table.sit(BEN, Sit(2, name="Bea"))
    assert await refused(table.sit(EVE, Sit(2))) == "table-full"
    info = await table.sit(replace(BEN, name="Benno"), Sit(1))  # who sits there takes another name
    assert [seat.name for seat in info.seats] == ["Anna", "Benno", "Bea"]
    assert await refused(table.start("ben")) == "not-host"
    assert (await table.start("anna")).phase == "playing"
    assert await refused(table.start("anna")) == "wrong-phase"
    assert await refused(table.sit(EVE, Sit(2))) == "wrong-phase"
    assert table.live_match is not None
    assert table.live_match.match.setup.salts == table.match_row.salts
    assert [sitter.name for sitter in table.live_match.match.setup.seats] == ["Anna", "Benno", "Bea"]


async def test_leaving_frees_a_seat_and_the_host_can_free_and_fill_any(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open"))
    await table.sit(BEN, Sit(1))
    assert await refused(table.leave("eve", 1)) == "not-your-seat"
    assert await refused(table.leave("ben", 0)) == "not-your-seat"
    info = await table.leave("ben", 1)
    assert info.seats[1].kind == "open"
    assert not info.seats[1].salted
    await table.sit(BEN, Sit(1))
    await table.leave("anna", 1)
    await table.sit(ANNA, Sit(1, level="debutant"))
    assert table.row.seats[1].level == "debutant"
    assert (await table.start("anna")).phase == "playing"
    assert await refused(table.leave("anna", 1)) == "not-your-seat"


async def test_the_host_need_not_sit_down(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("debutant", "debutant"))
    anna = await Page(table, ANNA).join()
    await table.start("anna")
    over = await anna.until(lambda m: m["type"] == "table" and m["table"]["phase"] == "over")
    assert over["table"]["outcome"]["scores"]
    assert anna.latest(None)["view"]["seat"] is None
