"""What Cartomanie asks of the server: hidden words, the table's vote, its clock, a look back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tapisvert import bots
from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.finder import all_words
from tapisvert.games.cartomanie.model import DOWN, GAP
from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.deals import Thought
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.testing.matches import finished
from tests.server.fakes import (
    ANNA,
    BEN,
    FakePrograms,
    Guest,
    Page,
    new_table,
    opened,
    refused,
    serving,
    time_passes,
)

MAN: dict[str, Any] = {"game": "cartomanie"}


async def seated(tables: Tables, **options: Any) -> tuple[LiveTable, Page, Page]:
    """Anna and Ben at a table of two."""
    table = await tables.create(ANNA, new_table("me", "open", options=options, **MAN))
    await table.sit(BEN, Sit(1))
    anna, ben = await Page(table, ANNA).join(), await Page(table, BEN).join()
    await table.start("anna")
    await anna.settled()
    return table, anna, ben


async def turn_five(page: Page, seat: int = 0) -> None:
    for _ in range(5):
        await page.move(seat)


async def test_words_that_could_be_made_are_not_sent(tables: Tables) -> None:
    table, anna, _ = await seated(tables, clock=0)
    assert anna.latest()["legal"] == [f"turn {place}" for place in range(1, 25)]
    await turn_five(anna)
    assert anna.latest()["legal"] == ["pass"]
    assert table.live_match is not None
    assert set(table.live_match.match.offered(0)) <= set(table.live_match.match.legal(0))


@pytest.mark.parametrize(
    ("kinds", "wanted", "settled"),
    [
        (("me", "here"), True, True),
        (("me", "here"), False, False),
        (("me", "amateur"), True, False),
        (("me",), True, False),
    ],
)
async def test_the_table_votes_where_two_people_play_man_9(
    tables: Tables, kinds: tuple[str, ...], wanted: bool, settled: bool
) -> None:
    options = {"players": len(kinds), "vote": wanted}
    table = await tables.create(ANNA, new_table(*kinds, options=options, **MAN))
    await table.start("anna")
    assert table.live_match is not None
    assert table.live_match.match.setup.options["vote"] is settled
    assert table.info("anna").options["vote"] is wanted  # a rematch asks anew


async def test_a_word_that_comes_after_the_time_is_late_man_15(tables: Tables) -> None:
    table, anna, ben = await seated(tables, clock=15)
    assert anna.latest()["left"] is None  # the clock starts with the fifth card
    await turn_five(anna)
    assert 14 < anna.latest()["left"] <= 15
    assert 14 < ben.latest(1)["left"] <= 15
    before = anna.latest()
    assert table.live_match is not None
    time_passes(table, 0, 15)
    assert await refused(anna.move(0, move="pass")) == "late"  # though the alarm was not heard yet
    told = await ben.until(lambda m: m["type"] == "update" and m["events"][0]["kind"] == "passed")
    assert told["events"][0]["late"] == "yes"
    assert told["to_act"] == [1]
    assert await refused(anna.move(0, version=before["version"], move="pass")) == "late"
    assert await refused(anna.move(0, version=before["version"] - 1, move="pass")) == "stale"


@pytest.mark.parametrize(("clock", "turned"), [(0, 5), (0, 2), (15, 2)])
async def test_where_the_rules_say_nothing_the_tables_own_clock_brings_a_stand_in(
    tables: Tables, clock: int, turned: int
) -> None:
    table = await tables.create(ANNA, new_table("me", "here", options={"clock": clock}, clock=15, **MAN))
    anna = await Page(table, ANNA).join()
    await table.start("anna")
    await anna.settled()
    for _ in range(turned):
        await anna.move(0)
    assert table.live_match is not None
    time_passes(table, 0, 15)
    await anna.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"])


async def test_a_stand_in_accepts_no_word_for_who_is_gone_man_9(tables: Tables) -> None:
    while True:
        table, anna, _ = await seated(tables, clock=0)
        await turn_five(anna)
        up = "".join(card for card in anna.latest()["view"]["table"] if card.isalpha())
        capital = next(filter(str.isupper, up), "")
        nonsense = capital + "".join(filter(str.islower, up))
        if capital and len(nonsense) > 1 and not lexicon.load().knows(nonsense.lower()):
            break
    await table.leave("ben", 1)
    await anna.move(0, move=f"ask {nonsense}")
    told = await anna.until(lambda m: m["type"] == "update" and m["events"][0]["kind"] == "decided")
    assert told["events"][0]["accepted"] == "no"


class Finder(FakePrograms):
    """A program that finds words, which nobody offers to it; or only thinks that it does."""

    def __init__(self, invented: str = "") -> None:
        super().__init__()
        self.invented = invented

    async def _chosen(
        self, game: str, level: str, view: Any, offered: tuple[str, ...], thought: Thought | None
    ) -> str:
        if "pass" not in offered:
            return offered[0]
        cards = [card for card in view.table if card not in (DOWN, GAP)]
        word = self.invented or next(iter(all_words(True, cards)), "")
        return f"word {word}" if word else "pass"

    choose = Programs.choose


async def played_by(data: Path, program: Finder) -> list[str]:
    """What a program decides in about six turns, beside a person who makes no words."""
    async with opened(data, program) as tables:
        table = await tables.create(ANNA, new_table("me", "amateur", options={"clock": 0}, **MAN))
        anna = await Page(table, ANNA).join()
        await table.start("anna")
        await anna.settled()
        assert table.live_match is not None
        while (now := anna.latest())["view"]["number"] <= 12 and not now["view"]["outcome"]:
            if offered := now["legal"]:
                await anna.move(move="pass" if "pass" in offered else offered[0])
            else:
                await anna.until(lambda message: "view" in message, len(anna.messages))
        return [played.move for played in table.live_match.match.moves if played.seat == 1]


async def test_a_program_may_make_a_word_that_was_not_offered(data: Path) -> None:
    assert any(move.startswith("word") for move in await played_by(data, Finder()))


async def test_a_word_that_a_program_invents_is_not_made(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    moves = await played_by(data, Finder("Zzz"))
    assert "pass" in moves
    assert not any(move.startswith("word") for move in moves)
    assert any("illegal move" in record.message for record in caplog.records)


async def test_looking_back_at_a_match(data: Path) -> None:
    with serving(data) as address:
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            laid = await anna.lay("me", options={"players": 1, "version": "short", "clock": 0}, **MAN)
            await anna.post(f"/api/tables/{laid['code']}/start")
            early = await anna.http.get(f"/api/matches/{laid['match']}/analysis")
            assert (early.status_code, early.json()["code"]) == (409, "not-over")
            async with anna.stream(laid["code"]) as wire:
                now = await wire.next("snapshot")
                number = 0
                while not now["view"]["outcome"]:
                    await wire.move(now, f"move {number}")
                    number += 1
                    now = await wire.next("update")
            answer = await anna.http.get(f"/api/matches/{laid['match']}/analysis")
            assert answer.status_code == 200
            found = answer.json()["found"]
            assert [turn["turn"] for turn in found] == sorted({turn["turn"] for turn in found})
            missed = [turn["turn"] for turn in found if turn["best"]]
            assert missed == now["view"]["missed"] != []


async def test_a_game_without_analysis_says_so(data: Path) -> None:
    with serving(data) as address:
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            laid = await anna.lay("me", "here")
            await anna.post(f"/api/tables/{laid['code']}/start")
            async with anna.stream(laid["code"]) as wire:
                over = False
                while not over:
                    now = await wire.next("snapshot", "update")
                    over = now["view"]["outcome"] is not None
                    if now["legal"] and not over:
                        await wire.move(now, f"{now['seat']} {now['version']}")
            answer = await anna.http.get(f"/api/matches/{laid['match']}/analysis")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-analysis")


def test_what_a_program_sees_is_the_game_s_own() -> None:
    match = finished("punto", {"wins": 1})
    with pytest.raises(bots.NoAnalysis):
        bots.analyse(match.setup, match.secret, match.moves)
