"""Hints at a table: who may ask, what they are told, and that the table does not wait for it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tapisvert import games
from tapisvert.bots import Hint
from tapisvert.server.messages.stream import HintWanted
from tapisvert.server.messages.tables import Sit
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import ANNA, BEN, EVE, FakePrograms, Guest, Page, new_table, opened


def freely() -> None:
    """Nobody asks too often."""


async def two_at_cartino(tables: Tables, **changes: Any) -> tuple[LiveTable, Page, Page, int]:
    """Anna and Ben at a table of Cartino, and the seat that is to decide; its owner comes first."""
    given = {"game": "cartino", "options": {}, "hints": True, **changes}
    table = await tables.create(ANNA, new_table("me", "open", **given))
    await table.sit(BEN, Sit(1))
    pages = await Page(table, ANNA).join(), await Page(table, BEN).join()
    await table.start("anna")
    await pages[0].settled()
    assert table.live_match is not None
    seat = table.live_match.match.to_act[0]
    return table, pages[seat], pages[1 - seat], seat


async def refused(table: LiveTable, page: Page, seat: int) -> str:
    with pytest.raises(Refuse) as caught:
        await table.hint(page.connection, HintWanted("h", seat), freely)
    return caught.value.refusal.code


async def test_who_is_to_decide_is_told_the_best_turn(data: Any) -> None:
    programs = FakePrograms()
    async with opened(data, programs) as tables:
        table, mine, theirs, seat = await two_at_cartino(tables)
        await table.hint(mine.connection, HintWanted("h1", seat), freely)
        hinted = await mine.until(lambda message: message["type"] == "hinted")
        await theirs.settled()
        assert not theirs.of("hinted")
        now = mine.latest(seat)
        assert hinted == {
            "type": "hinted",
            "id": "h1",
            "seat": seat,
            "match": now["match"],
            "version": now["version"],
            "steps": [{"move": "KSu", "points": 5, "said": ""}, {"move": "8Sl", "points": 4, "said": ""}],
            "tips": [
                {
                    "says": [{"id": "cartino-tip-suit", "facts": {"suit": "S"}}],
                    "marks": ["KS", "8S"],
                    "moves": [],
                },
                {
                    "says": [{"id": "cartino-tip-count", "facts": {"stones": 2, "points": 9, "bonus": 0}}],
                    "marks": [],
                    "moves": ["KSu", "8Sl"],
                },
            ],
        }
        # The program sees what the seat sees, and no more.
        assert [msgspec.json.decode(msgspec.json.encode(view)) for _, view in programs.asked] == [now["view"]]


async def test_the_table_goes_on_while_a_hint_is_thought_about(data: Any) -> None:
    programs = FakePrograms()
    async with opened(data, programs) as tables:
        table, mine, _, seat = await two_at_cartino(tables)
        programs.held.clear()
        await table.hint(mine.connection, HintWanted("h1", seat), freely)
        before = mine.latest(seat)["version"]
        await mine.move(seat)
        assert mine.latest(seat)["version"] == before + 1
        programs.held.set()
        hinted = await mine.until(lambda message: message["type"] == "hinted")
        assert hinted["version"] == before


async def test_a_program_that_fails_is_an_apology(data: Any) -> None:
    class Broken(FakePrograms):
        async def hint(self, game: str, view: Any) -> Hint:
            raise ZeroDivisionError

    async with opened(data, Broken()) as tables:
        table, mine, _, seat = await two_at_cartino(tables)
        await table.hint(mine.connection, HintWanted("h1", seat), freely)
        answer = await mine.until(lambda message: message["type"] == "refused")
        assert (answer["id"], answer["refusal"]["code"]) == ("h1", "internal")


async def test_hints_are_for_the_owner_of_the_seat_that_is_to_decide(tables: Tables) -> None:
    table, mine, theirs, seat = await two_at_cartino(tables)
    assert table.info("anna").hints
    assert await refused(table, theirs, 1 - seat) == "not-your-turn"
    assert await refused(table, theirs, seat) == "not-your-seat"
    assert await refused(table, await Page(table, EVE).join(), seat) == "not-your-seat"
    await table.leave(mine.me.guest, seat)
    assert await refused(table, mine, seat) == "stand-in"


async def test_not_before_the_match_has_begun(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", game="cartino", options={}, hints=True))
    assert await refused(table, await Page(table, ANNA).join(), 0) == "not-your-turn"


async def test_a_table_without_hints_gives_none(tables: Tables) -> None:
    table, mine, _, seat = await two_at_cartino(tables, hints=False)
    assert not table.info("anna").hints
    assert await refused(table, mine, seat) == "no-hints"


async def test_a_game_without_hints_gives_none_even_if_they_are_wanted(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(games.load("punto")), "hints", False)
    table, mine, _, seat = await two_at_cartino(tables, game="punto")
    assert not table.info("anna").hints
    assert await refused(table, mine, seat) == "no-hints"


async def test_who_asks_too_often_is_slowed_down(data: Any) -> None:
    programs = FakePrograms()

    def slow_down() -> None:
        raise Refuse("too-fast", seconds=2)

    async with opened(data, programs) as tables:
        table, mine, _, seat = await two_at_cartino(tables)
        with pytest.raises(Refuse) as caught:
            await table.hint(mine.connection, HintWanted("h", seat), slow_down)
        assert caught.value.refusal.code == "too-fast"
        await asyncio.sleep(0)
        assert not programs.asked


async def test_hints_are_allowed_after_a_restart_too(data: Any) -> None:
    async with opened(data) as tables:
        code = (await two_at_cartino(tables))[0].row.code
    async with opened(data) as tables:
        assert (await tables.find(code)).info("anna").hints


@pytest.mark.parametrize("game", ["punto", "cartino"])
async def test_a_real_program_gives_a_hint_that_is_legal(anna: Guest, game: str) -> None:
    info = await anna.lay("me", "here", game=game, options={}, hints=True)
    await anna.post(f"/api/tables/{info['code']}/start", {})
    async with anna.stream(info["code"]) as wire:
        now = await wire.next("snapshot")
        while not now["legal"]:
            now = await wire.next("snapshot")
        await wire.send(type="hint", id="h1", seat=now["seat"])
        hinted = await wire.next("hinted", "refused")
        assert hinted["type"] == "hinted"
        assert hinted["version"] == now["version"]
        assert hinted["steps"][0]["move"] in now["legal"]
        assert hinted["tips"][-1]["moves"][0] in now["legal"]
