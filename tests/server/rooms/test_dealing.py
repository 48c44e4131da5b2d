"""Salts are sealed, then opened, then the match begins; or somebody is named, and the deal is abandoned."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapisvert.games import load
from tapisvert.server.messages.tables import SeatSeal, Sit, Start
from tapisvert.server.rooms import dealing
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.table import record
from tapisvert.table.chance import commitment
from tapisvert.table.seals import seal
from tests.server.fakes import (
    ANNA,
    BEN,
    EVE,
    PATIENCE,
    SALT,
    FakePrograms,
    Page,
    new_table,
    opened,
    play_out,
    refused,
    to_move,
    two_at_a_table,
)

OTHER = "cd" * 32


async def sealed_by_both(tables: Tables) -> tuple[LiveTable, Page, Page]:
    """Anna and Ben sit, and have sealed; the host has started: salts are awaited."""
    table = await tables.create(ANNA, new_table("me", "open"))
    anna = await Page(table, ANNA).join()
    await anna.seal(0)
    await table.sit(BEN, Sit(1, seal(table.match_row.id, 1, 1, OTHER)))
    ben = await Page(table, BEN).join()
    await table.start("anna")
    await anna.settled()
    return table, anna, ben


def time_is_up(table: LiveTable) -> None:
    """As if everybody had waited."""
    assert table.state._late is not None
    table.state._late._run()


async def test_all_seals_are_published_before_any_salt_is_opened(tables: Tables) -> None:
    table, anna, ben = await sealed_by_both(tables)
    promise = table.info("ben").commitment
    now = ben.of("table")[-1]["table"]
    assert (now["phase"], now["dealing"], now["attempt"]) == ("open", True, 1)
    assert [seat["seal"] for seat in now["seats"]] == list(table.match_row.deal.seals)
    assert table.match_row.salts == ("", "")
    await ben.open(1, OTHER)
    assert [seat.opened for seat in table.info("anna").seats] == [False, True]
    assert not any(OTHER in raw for raw in anna.raw), "the others learn it from the record"
    await anna.open(0)
    assert table.phase == "playing"
    assert table.info("anna").commitment == promise
    assert not table.info("anna").dealing
    await play_out(table, anna, ben)
    text = await Records(table.state.store, FakePrograms()).record(table.row.match, "", None)
    setup = record.verify(text, load).setup
    assert (setup.scheme, setup.attempts, setup.salts) == (2, 1, (SALT, OTHER))


async def test_a_salt_stays_closed_until_all_seals_are_there(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open"))
    anna = await Page(table, ANNA).join()
    await anna.seal(0)
    assert await refused(anna.open(0)) == "seals-missing"


async def test_a_client_that_opens_another_salt_is_refused_and_named(tables: Tables) -> None:
    table, anna, ben = await sealed_by_both(tables)
    await anna.open(0)
    assert await refused(ben.open(1, SALT)) == "wrong-salt"
    await anna.settled()
    assert [seat["late"] for seat in anna.of("table")[-1]["table"]["seats"]] == [False, True]
    await ben.open(1, OTHER)
    assert table.phase == "playing", "it may still open the right one"


async def test_a_host_that_plays_and_grinds_finds_no_salt_that_opens_its_seal(tables: Tables) -> None:
    """It knows the secret and, once Ben has opened, all other salts: whatever it tries is refused."""
    table, anna, ben = await sealed_by_both(tables)
    await ben.open(1, OTHER)
    for number in range(200):
        assert await refused(anna.open(0, f"{number:064x}")) == "wrong-salt"
    assert await refused(anna.seal(0, OTHER)) == "dealing"
    assert table.match_row.salts == ("", OTHER)


async def test_who_does_not_open_in_time_is_named_and_can_be_freed(data: Path) -> None:
    async with opened(data, opening=PATIENCE) as tables:
        table, anna, _ben = await sealed_by_both(tables)
        assert await refused(table.leave("anna", 1)) == "not-your-seat", "not yet late"
        await anna.open(0)
        time_is_up(table)
        named = await anna.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["late"])
        assert not named["table"]["seats"][0]["late"]
        promise, seals = table.info("anna").commitment, table.match_row.deal.seals
        info = await table.leave("anna", 1)
        assert (info.phase, info.dealing, info.attempt) == ("open", False, 2)
        assert info.commitment != promise
        assert [seat.seal for seat in info.seats] == ["", ""]
        # Seals of the deal before are good for nothing.
        assert await refused(anna.seal(0, attempt=1)) == "stale"
        await anna.seal(0)
        await table.sit(EVE, Sit(1, seal(info.match, 2, 1, OTHER), attempt=2))
        eve = await Page(table, EVE).join()
        await table.start("anna")
        await anna.open(0)
        await eve.open(1, OTHER)
        await play_out(table, anna, eve)
        text = await Records(table.state.store, FakePrograms()).record(info.match, "", None)
        assert f"\nattempts: 2\nabandoned 1: {promise} {' '.join(seals)}\n" in text
        assert record.verify(text, load).outcome


async def test_who_opens_late_still_begins_the_match(data: Path) -> None:
    async with opened(data, opening=0.0) as tables:
        table, anna, ben = await sealed_by_both(tables)
        assert table.state.late == (0, 1)
        await anna.open(0)
        await ben.open(1, OTHER)
        assert table.phase == "playing"


async def test_if_the_host_is_late_who_sits_there_frees_the_seat(data: Path) -> None:
    async with opened(data, opening=0.0) as tables:
        table, _anna, ben = await sealed_by_both(tables)
        await ben.open(1, OTHER)
        assert await refused(table.leave("eve", 0)) == "not-your-seat"
        assert table.info("ben").host
        info = await table.leave("ben", 0)
        assert (info.seats[0].kind, info.attempt) == ("open", 2)


async def test_who_leaves_while_cards_are_dealt_abandons_the_deal(tables: Tables) -> None:
    table, anna, _ben = await sealed_by_both(tables)
    await anna.open(0)
    info = await table.leave("ben", 1)
    assert (info.attempt, info.seats[1].kind) == (2, "open")
    assert table.match_row.salts == ("", "")
    assert await refused(table.sit(BEN, Sit(1, "ab" * 32, attempt=1))) == "stale"


async def test_seats_stay_as_they_are_while_cards_are_dealt(tables: Tables) -> None:
    table, _, _ = await sealed_by_both(tables)
    assert await refused(table.sit(BEN, Sit(1))) == "dealing"
    assert await refused(table.start("anna")) == "dealing"


async def test_clients_of_before_the_seals_are_told_what_to_do(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open"))
    assert await refused(table.sit(BEN, Sit(1, salt=SALT))) == "seal-first"
    await table.sit(BEN, Sit(1))
    assert await refused(table.start("anna", Start(salts=({"seat": 0, "salt": SALT},)))) == "seal-first"


async def test_alone_with_programs_one_start_and_one_message_deal(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "here", "maitre", options={"table": "3", "wins": 1}))
    seals = tuple(SeatSeal(seat, seal(table.match_row.id, 1, seat, SALT)) for seat in (0, 1))
    await table.start("anna", Start(seals))
    anna = await Page(table, ANNA).join()
    await anna.open(0)
    await anna.open(1)
    assert table.phase == "playing"


async def test_a_deal_survives_a_restart(data: Path) -> None:
    async with opened(data) as tables:
        table, anna, _ = await sealed_by_both(tables)
        await anna.open(0)
        code, row = table.row.code, table.match_row
    async with opened(data) as tables:
        again = await tables.find(code)
        assert again.match_row == row
        assert again.info("ben").dealing
        await (await Page(again, BEN).join()).open(1, OTHER)
        assert again.phase == "playing"
        assert again.match_row.setup is not None
        assert commitment(row.secret) == again.match_row.setup.commitment


async def test_after_too_many_attempts_another_table_has_to_be_laid(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealing, "MOST_ATTEMPTS", 1)
    table, anna, _ = await sealed_by_both(tables)
    await table.leave("ben", 1)
    await anna.seal(0)
    await table.sit(BEN, Sit(1))
    assert await refused(table.start("anna")) == "too-many-deals"


async def test_matches_of_before_the_seals_go_on_and_verify(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One in play, and a table that was about to start when the server learned about seals."""
    with monkeypatch.context() as before:
        before.setattr("tapisvert.server.rooms.state.sealed", lambda setup, *_: setup)
        async with opened(data) as tables:
            table, anna, ben = await two_at_a_table(tables)
            page, seat = to_move(table, anna, ben)
            await page.move(seat)
            waiting = await tables.create(ANNA, new_table("me", "open"))
            await waiting.sit(BEN, Sit(1))
            await tables._store.change([("UPDATE matches SET deal = NULL", ())])
            codes = table.row.code, waiting.row.code
    async with opened(data) as tables:
        table = await tables.find(codes[0])
        assert table.match_row.setup is not None
        assert (table.match_row.setup.scheme, table.info("anna").attempt) == (1, 1)
        anna, ben = await Page(table, ANNA).join(), await Page(table, BEN).join()
        await play_out(table, anna, ben)
        text = await Records(table.state.store, FakePrograms()).record(table.row.match, "", None)
        assert text.startswith("Tapis Vert record 1\n")
        assert record.verify(text, load).outcome
        waiting = await tables.find(codes[1])
        assert (waiting.match_row.salts, waiting.match_row.deal.seals) == (("", ""), ("", ""))
        assert await refused(waiting.start("anna")) == "seals-missing"
        await (await Page(waiting, BEN).join()).seal(1)
        await waiting.start("anna")
        assert waiting.info("ben").dealing
