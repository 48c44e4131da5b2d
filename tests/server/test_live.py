"""What guests can do at a table, without a network: sit and leave, play, play again, chat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert.server.hub import Line
from tapisvert.server.messages import (
    ChatSent,
    Hello,
    MoveSent,
    NewSeat,
    NewTable,
    SaltSent,
    SeatSalt,
    Seen,
    Sit,
    Start,
)
from tapisvert.server.refusals import Refuse
from tapisvert.server.tables import Tables
from tapisvert.table.chance import commitment, program_salt
from tests.server.kit import (
    ANNA,
    BEN,
    EVE,
    SALT,
    Page,
    new_table,
    opened,
    play_out,
    refused,
    to_move,
    two_at_a_table,
)

# --- seats ----------------------------------------------------------------------------------------


async def test_a_table_shows_its_commitment_before_anybody_else_sits(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "maitre", options={"table": "3"}))
    info = table.info("anna")
    assert info.commitment == commitment(table.match_row.secret)
    assert info.host
    assert [seat.kind for seat in info.seats] == ["person", "open", "program"]
    assert [seat.yours for seat in info.seats] == [True, False, False]
    assert [seat.salted for seat in info.seats] == [False, False, True], "people's come after it"
    assert [seat.name for seat in info.seats] == ["Anna", "", "Maître"]
    stranger = table.info("")
    assert not stranger.host
    assert not any(seat.yours for seat in stranger.seats)


async def test_programs_of_one_level_are_numbered_and_people_here_have_names(tables: Tables) -> None:
    seats = (NewSeat("me"), NewSeat("here"), NewSeat("here", name="Tom"), NewSeat("program", level="amateur"))
    row = (await tables.create(ANNA, NewTable("punto", seats, {"table": "4"}))).row
    assert [seat.name for seat in row.seats] == ["Anna", "Anna 2", "Tom", "Amateur"]
    assert [seat.guest for seat in row.seats] == ["anna", "anna", "anna", ""]
    twins = await tables.create(ANNA, new_table("maitre", "maitre"))
    assert [seat.name for seat in twins.row.seats] == ["Maître", "Maître 2"]


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
    assert await refused(table.sit(BEN, Sit(0, SALT))) == "seat-taken"
    assert await refused(table.sit(BEN, Sit(3, SALT))) == "bad-seats"
    assert await refused(table.start("anna")) == "seats-missing"
    info = await table.sit(BEN, Sit(1, SALT))
    assert info.seats[1].yours
    assert await refused(table.sit(BEN, Sit(2, SALT))) == "already-seated"
    assert await refused(table.sit(BEN, Sit(2, level="amateur"))) == "not-host"
    await table.sit(BEN, Sit(2, SALT, name="Bea"))
    assert await refused(table.sit(EVE, Sit(2, SALT))) == "table-full"
    info = await table.sit(replace(BEN, name="Benno"), Sit(1, SALT))  # who sits there takes another name
    assert [seat.name for seat in info.seats] == ["Anna", "Benno", "Bea"]
    assert await refused(table.start("ben")) == "not-host"
    assert (await table.start("anna")).phase == "playing"
    assert await refused(table.start("anna")) == "wrong-phase"
    assert await refused(table.sit(EVE, Sit(2, SALT))) == "wrong-phase"
    assert table.play is not None
    assert table.play.match.setup.salts == table.match_row.salts
    assert [sitter.name for sitter in table.play.match.setup.seats] == ["Anna", "Benno", "Bea"]


async def test_leaving_frees_a_seat_and_the_host_can_free_and_fill_any(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open"))
    await table.sit(BEN, Sit(1, SALT))
    assert await refused(table.leave("eve", 1)) == "not-your-seat"
    assert await refused(table.leave("ben", 0)) == "not-your-seat"
    info = await table.leave("ben", 1)
    assert info.seats[1].kind == "open"
    assert not info.seats[1].salted
    await table.sit(BEN, Sit(1, SALT))
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


# --- the stream -----------------------------------------------------------------------------------


async def test_a_whole_match_and_nothing_is_missing_from_any_stream(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables, options={"wins": 1, "expert": True})
    eve = await Page(table, EVE).join()
    await play_out(table, anna, ben)
    await eve.settled()
    for page, viewer in ((anna, 0), (ben, 1), (eve, None)):
        versions = [m["version"] for m in page.told if m["type"] in ("snapshot", "update")]
        assert versions == list(range(1, len(versions) + 1))
        assert page.of("table")[-1]["table"]["phase"] == "over"
        assert {m["seat"] for m in page.told if m["type"] in ("snapshot", "update")} == {viewer}
    assert table.play is not None
    assert len(anna.of("accepted")) + len(ben.of("accepted")) == len(table.play.match.moves)


async def test_a_move_sent_twice_is_played_once(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    sent = await page.move(seat)
    accepted = page.of("accepted")
    assert accepted == [{"type": "accepted", "id": sent.id, "version": 2}]
    await table.move(page.line, sent)
    await page.settled()
    assert page.of("accepted") == accepted * 2
    assert table.play is not None
    assert len(table.play.match.moves) == 1


async def test_a_stale_move_is_refused(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    assert await refused(page.move(seat, version=0)) == "stale"
    assert await refused(page.move(seat, version=2)) == "stale"
    assert await refused(page.move(seat, match="ABCDEF-1")) == "stale"
    assert len(page.of("snapshot")) == 1
    await table.show(page.line, seat)
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
        assert await refused(table.move(foreign.line, sent)) == "not-your-seat"
        assert await refused(table.take_back(foreign.line, seat)) == "not-your-seat"
        assert (
            await refused(table.salt(foreign.line, SaltSent(seat, table.match_row.id, SALT)))
            == "not-your-seat"
        )
        await table.show(foreign.line, seat)
        await foreign.settled()
        assert all(m["seat"] != seat for m in foreign.told if m["type"] == "snapshot")
    assert await refused(table.move(eve.line, MoveSent("x", 7, table.match_row.id, 1, legal))) == "bad-seats"
    assert table.play is not None
    assert table.play.match.moves == []


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
    assert table.play is not None
    assert table.play.match.moves == []


async def test_who_comes_back_gets_the_gap(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await table.part(anna.line)
    seen = Seen(0, table.match_row.id, anna.latest()["version"])
    for _ in range(4):
        page, seat = to_move(table, anna, ben)
        if page is anna:
            anna = await Page(table, ANNA).join()
        await (anna if seat == 0 else ben).move(seat)
    back = await Page(table, ANNA).join(seen)
    assert [m["type"] for m in back.told][:5] == ["table", "update", "update", "update", "update"]
    assert [m["version"] for m in back.of("update")] == [2, 3, 4, 5]
    again = await Page(table, ANNA).join(Seen(0, table.match_row.id, 5))
    assert [m["type"] for m in again.told] == ["table"]


async def test_who_missed_too_much_gets_a_snapshot(data: Path) -> None:
    async with opened(data, gap=2) as tables:
        table, anna, ben = await two_at_a_table(tables)
        for _ in range(4):
            page, seat = to_move(table, anna, ben)
            await page.move(seat)
        for seen in (Seen(0, table.match_row.id, 1), Seen(0, "OTHER2-1", 5), Seen(0, table.match_row.id, 99)):
            back = await Page(table, ANNA).join(seen)
            assert [m["type"] for m in back.told][:2] == ["table", "snapshot"]
            assert back.latest()["version"] == 5
            assert len(back.latest()["log"]) >= 5


async def test_two_seats_at_one_screen_have_a_stream_each(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "here", options={"wins": 1, "expert": True}))
    anna = await Page(table, ANNA).join()
    await table.start("anna")
    await anna.settled()
    assert [m["seat"] for m in anna.of("snapshot")] == [0, 1]
    while table.phase == "playing":
        assert table.play is not None
        await anna.move(table.play.match.to_act[0])
    assert len(anna.latest(0)["view"]["hand"]) <= 2


async def test_onlookers_only_where_they_are_welcome(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", onlookers=False))
    eve = await Page(table, EVE).join()  # as long as there is a seat to take
    await table.sit(BEN, Sit(1, SALT))
    await table.start("anna")
    await eve.settled()
    assert eve.told[-1] == {
        "type": "goodbye",
        "refusal": {"code": "no-onlookers", "rule": "", "facts": {}},
        "again": False,
    }
    assert not [m for m in eve.told if m["type"] in ("snapshot", "update")]
    assert await refused(Page(table, EVE).join()) == "no-onlookers"
    await Page(table, BEN).join()


async def test_who_is_there_is_told(tables: Tables) -> None:
    table, anna, _ = await two_at_a_table(tables)
    eve = await Page(table, EVE).join()
    await anna.until(lambda m: m["type"] == "table" and m["table"]["watching"] == 1)
    assert [seat.online for seat in table.info("anna").seats] == [True, True]
    await table.part(eve.line)
    since = len(anna.told)
    await anna.until(lambda m: m["type"] == "table" and m["table"]["watching"] == 0, since)


async def test_a_client_that_does_not_read_is_dropped_and_the_match_goes_on(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)

    async def never(text: str) -> None:
        await asyncio.Event().wait()

    deaf = Line("", never, 4)
    sender = asyncio.create_task(deaf.run())
    await table.join(deaf, Hello())
    await play_out(table, anna, ben)
    assert deaf.ended.is_set()
    assert not anna.line.ended.is_set()
    sender.cancel()


# --- again ----------------------------------------------------------------------------------------


async def test_the_host_salts_its_own_seats_with_the_start_and_programs_have_no_choice(
    tables: Tables,
) -> None:
    table = await tables.create(ANNA, new_table("me", "maitre"))
    assert await refused(table.start("anna", Start((SeatSalt(1, SALT),)))) == "not-your-seat"
    await table.start("anna", Start((SeatSalt(0, SALT),)))
    promise = commitment(table.match_row.secret)
    assert table.match_row.salts == (SALT, program_salt(promise, 1))


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
    assert await refused(table.start("anna")) == "seats-missing"
    assert await refused(table.salt(anna.line, SaltSent(0, first.match, SALT))) == "wrong-phase"
    await table.salt(anna.line, SaltSent(0, again.match, "cd" * 16))
    assert table.info("anna").phase == "open"
    await table.salt(ben.line, SaltSent(1, again.match, "ef" * 16))
    await anna.settled()
    assert table.phase == "playing"
    assert table.match_row.salts == ("cd" * 16, "ef" * 16)
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
    await table.salt(anna.line, SaltSent(0, info.match, SALT))
    assert table.phase == "playing"


async def test_an_answer_of_the_match_before_is_still_known(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    page, seat = to_move(table, anna, ben)
    sent = await page.move(seat)
    await play_out(table, anna, ben)
    await table.move(page.line, sent)
    await table.rematch("anna")
    await table.move(page.line, sent)
    await page.settled()
    assert len([m for m in page.of("accepted") if m["id"] == sent.id]) == 3
    assert (
        await refused(table.move(page.line, MoveSent("new", seat, sent.match, 1, "r1@0,0"))) == "wrong-phase"
    )


async def test_a_seat_left_before_the_rematch_can_be_taken_by_another(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    await play_out(table, anna, ben)
    await table.leave("ben", 1)
    info = await table.rematch("anna")
    assert info.seats[1].kind == "open"
    await table.salt(anna.line, SaltSent(0, info.match, SALT))
    await table.sit(EVE, Sit(1, SALT))
    assert table.phase == "playing"


# --- chat -----------------------------------------------------------------------------------------


def at_ease() -> None:
    """No limit."""


async def test_chat_reaches_all_and_those_who_come_later(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    eve = await Page(table, EVE).join()
    await table.say(anna.line, ANNA, ChatSent("1", " Bonjour\x07 !  "), at_ease)
    await table.say(eve.line, EVE, ChatSent("1", phrase="good-luck"), at_ease)
    await table.say(anna.line, ANNA, ChatSent("1", "again"), at_ease)  # the same id: said once
    late = await Page(table, BEN).join()
    expected = [
        {"type": "said", "number": 1, "seat": 0, "name": "Anna", "text": "Bonjour !", "phrase": ""},
        {"type": "said", "number": 2, "seat": None, "name": "Eve", "text": "", "phrase": "good-luck"},
    ]
    for page in (anna, ben, eve, late):
        assert page.of("said") == expected
    assert [m["version"] for m in anna.of("accepted")] == [1, 1]


async def test_chat_can_be_off_and_has_a_limit(tables: Tables) -> None:
    def too_fast() -> None:
        raise Refuse("chat-too-fast")

    table, anna, _ = await two_at_a_table(tables, chat=False)
    assert await refused(table.say(anna.line, ANNA, ChatSent("1", "hello"), at_ease)) == "chat-off"
    table, anna, ben = await two_at_a_table(tables)
    assert await refused(table.say(anna.line, ANNA, ChatSent("1", "hello"), too_fast)) == "chat-too-fast"
    assert ben.of("said") == []
