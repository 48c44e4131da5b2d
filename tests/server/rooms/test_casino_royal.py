"""What Casino Royal asks of the server: cards that come by themselves, windows in which all decide unseen."""

from __future__ import annotations

from typing import Any

from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import ANNA, BEN, Page, new_table, time_passes


async def dealing(tables: Tables, **options: Any) -> tuple[LiveTable, Page, Page]:
    """Anna deals to Ben, who has cut."""
    wanted = {"game": "poker", "players": 2, "call": "free", **options}
    table = await tables.create(ANNA, new_table("me", "open", game="casino_royal", options=wanted))
    await table.sit(BEN, Sit(1))
    anna, ben = await Page(table, ANNA).join(), await Page(table, BEN).join()
    await table.start("anna")
    await ben.settled()
    await ben.move(1, move="cut 20")
    return table, anna, ben


def kinds(told: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in told["events"]]


async def test_cards_come_by_themselves_at_the_agreed_pace(tables: Tables) -> None:
    """CAS-A2."""
    table, anna, ben = await dealing(tables, pace=8)
    assert 7 < anna.latest()["left"] <= 8
    assert 7 < ben.latest(1)["left"] <= 8
    time_passes(table, 0, 8)
    told = await ben.until(lambda m: m["type"] == "update" and kinds(m) == ["called"])
    assert told["to_act"] == [0]
    assert 7 < told["left"] <= 8, "and the next one in its turn"


async def test_without_a_pace_the_dealer_alone_turns_up_cards(tables: Tables) -> None:
    """CAS-A2."""
    _, anna, _ = await dealing(tables, pace=0)
    assert anna.latest()["left"] is None
    assert anna.latest()["legal"] == ["turn"]


async def test_a_window_closes_when_the_time_is_out_and_nobody_learns_more_before(
    tables: Tables,
) -> None:
    """CAS-A5."""
    table, anna, ben = await dealing(tables, pace=0, window=60)
    await anna.move(0, move="turn")
    await anna.move(0, move="turn")
    await ben.settled()
    before = ben.latest(1)
    assert before["to_act"] == [0, 1]
    await anna.move(0, move="wait")
    await ben.settled()
    assert ben.latest(1) == before
    assert anna.latest()["view"]["answer"] == {"type": "wait"}
    time_passes(table, 1, 60)
    told = await anna.until(lambda m: m["type"] == "update" and "nobody-called" in kinds(m))
    assert told["to_act"] == [0]
    assert told["view"]["answer"] is None


async def test_a_call_is_heard_by_all_when_all_have_decided(tables: Tables) -> None:
    """CAS-A5."""
    _, anna, ben = await dealing(tables, pace=0)
    await anna.move(0, move="turn")
    await anna.move(0, move="turn")
    await ben.settled()
    await ben.move(1, move="call")
    assert "stopped" not in [kind for told in anna.of("update") for kind in kinds(told)]
    await anna.move(0, move="call")
    told = await ben.until(lambda m: m["type"] == "update" and "stopped" in kinds(m))
    (stopped,) = (event for event in told["events"] if event["kind"] == "stopped")
    assert stopped["seats"] == [1, 0]
    assert told["view"]["round"] == 2
