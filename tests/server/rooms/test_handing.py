"""A big screen, which is nobody's, and seats whose device is lost, which the host hands over openly."""

from __future__ import annotations

from pathlib import Path

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import ChatSent, Hello, HintWanted, Moderate, MoveSent
from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.handing import SeatPasses
from tapisvert.server.rooms.passes import MINUTES, Passes
from tapisvert.server.rooms.seating import alias
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import Store
from tests.server.fakes import ANNA, BEN, EVE, FakePrograms, Page, new_table, opened, refused, two_at_a_table


async def looks_on(table: LiveTable, me: Me) -> Page:
    return await Page(table, me).join()


async def hand_over(table: LiveTable, seat: int, to: Me) -> None:
    """The host asks for a code, and somebody else shows it."""
    passes = SeatPasses(table.state.store, b"key")
    code = (await passes.draw(table.row.code, seat, await table.to_hand_over("anna", seat))).code
    shown = await passes.find(table.row.code, code.lower().replace("-", " "))
    await table.take_over(to, shown)
    await passes.spend(shown)


def views(page: Page, since: int = 0) -> set[int | None]:
    """The seats that a page was told of."""
    return {m["seat"] for m in page.messages[since:] if m["type"] in ("snapshot", "update")}


async def test_a_big_screen_is_told_what_onlookers_are_whoever_brings_it(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables, options={"wins": 1, "expert": True})
    screen = Page(table, ANNA)
    screen.connection.name = "Anna"
    await table.join(screen.connection, Hello(screen=True))
    eve = await looks_on(table, EVE)
    for _ in range(6):
        mover, seat = ((anna, 0), (ben, 1))[table.live_match.match.to_act[0]]  # type: ignore[union-attr]
        await mover.move(seat)
    await table.join(screen.connection, Hello())  # a page that asks whether the line still holds
    for page in (anna, eve, screen):
        await page.settled()
    assert views(screen) == {None} == views(eve)
    assert screen.latest(None)["view"] == eve.latest(None)["view"] != anna.latest(0)["view"]
    updates = [text for text in screen.raw if '"type":"update"' in text]
    assert updates == [text for text in eve.raw if '"type":"update"' in text]
    assert not any(seat["yours"] for told in screen.of("table") for seat in told["table"]["seats"])
    sent = MoveSent("1", 0, table.row.match, 1, "r1@0,0")
    assert await refused(table.move(screen.connection, sent)) == "not-your-seat"
    assert await refused(table.moderate(screen.connection, Moderate("1", "who", "mute"))) == "not-host"


async def test_where_nobody_may_look_on_the_screen_is_brought_by_those_who_sit_there(tables: Tables) -> None:
    table, _, _ = await two_at_a_table(tables, onlookers=False)
    assert await refused(table.join(Page(table, EVE).connection, Hello(screen=True))) == "no-onlookers"
    screen = Page(table, BEN)
    await table.join(screen.connection, Hello(screen=True))
    await table.join(screen.connection, Hello())
    await screen.settled()
    assert views(screen) == {None}
    tables.part_with("ben")
    await screen.settled()
    assert screen.of("goodbye")[0]["refusal"]["code"] == "session-ended"


async def test_a_handed_over_seat_is_told_to_its_new_owner_alone_and_to_everybody_that_it_is(
    data: Path,
) -> None:
    async with opened(data) as tables:
        table, anna, ben = await two_at_a_table(tables, options={"wins": 1, "expert": True})
        eve = await looks_on(table, EVE)
        hand = ben.latest(1)["view"]["hand"]
        before = len(ben.messages)
        await hand_over(table, 1, EVE)
        for page in (anna, ben, eve):
            await page.settled()
            (line,) = page.of("said")
            assert (line["phrase"], line["seat"], line["name"]) == ("handed-over", 1, "Anna")
        assert eve.latest(1)["view"]["hand"] == hand
        assert views(ben, before) == {None}
        for _ in range(4):
            mover, seat = ((anna, 0), (eve, 1))[table.live_match.match.to_act[0]]  # type: ignore[union-attr]
            await mover.move(seat)
        await ben.settled()
        assert views(ben, before) == {None}
        assert await refused(ben.move(1)) == "not-your-seat"
        assert [seat.name for seat in table.row.seats] == ["Anna", "Ben"]
    async with opened(data) as tables:  # also after a restart
        table = await tables.find(table.row.code)
        assert views(await looks_on(table, BEN)) == {None}
        back = await looks_on(table, EVE)
        assert views(back) == {1}
        assert back.of("said")[0]["earlier"]


async def test_a_hint_that_was_asked_for_does_not_reach_the_device_that_was_replaced(data: Path) -> None:
    programs = FakePrograms()
    async with opened(data, programs) as tables:
        table, anna, ben = await two_at_a_table(tables, hints=True)
        page, seat = ((anna, 0), (ben, 1))[table.live_match.match.to_act[0]]  # type: ignore[union-attr]
        programs.held.clear()
        await table.hint(page.connection, HintWanted("1", seat), lambda: None)
        (thinking,) = table.hints._thinking
        await hand_over(table, seat, EVE)
        programs.held.set()
        await thinking
        await page.settled()
        assert not page.of("hinted")


async def test_only_the_host_hands_over_and_only_seats_of_people_in_a_match(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open", "debutant", options={"table": "3"}))
    await table.sit(BEN, Sit(1))
    assert await refused(table.to_hand_over("anna", 1)) == "wrong-phase"
    await table.start("anna")
    assert await refused(table.to_hand_over("ben", 0)) == "not-host"
    assert await refused(table.to_hand_over("anna", 2)) == "seat-of-program"
    assert await refused(table.to_hand_over("anna", 7)) == "bad-seats"
    assert await refused(hand_over(table, 1, ANNA)) == "already-seated"
    assert await refused(hand_over(table, 1, BEN)) == "already-seated"
    eve = await looks_on(table, EVE)
    await table.moderate(
        (await looks_on(table, ANNA)).connection, Moderate("1", alias(table.row.code, "eve"), "send-away")
    )
    assert await refused(hand_over(table, 1, EVE)) == "sent-away"
    assert await refused(table.say(eve.connection, EVE, ChatSent("1", phrase="handed-over"), lambda: None))


async def test_where_a_match_counts_for_ratings_everybody_keeps_their_seat(tables: Tables) -> None:
    table, _, _ = await two_at_a_table(tables, rated=True)
    assert await refused(table.to_hand_over("anna", 1)) == "rated-seat"


async def test_where_nobody_may_look_on_the_replaced_device_is_told_so_and_let_go(tables: Tables) -> None:
    table, _, ben = await two_at_a_table(tables, onlookers=False)
    before = len(ben.messages)
    await hand_over(table, 1, EVE)
    await ben.settled()
    assert ben.of("goodbye")[0]["refusal"]["code"] == "handed-over"
    assert views(ben, before) == set()
    assert views(await looks_on(table, EVE)) == {1}


async def test_a_code_for_a_seat_is_good_once_and_for_a_while_and_for_nothing_else(any_store: Store) -> None:
    now = [1_000_000.0]
    passes = SeatPasses(any_store, b"key", lambda: now[0])
    first = await passes.draw("TABLE1", 2, "ben")
    drawn = await passes.draw("TABLE1", 2, "ben")
    assert await refused(passes.find("TABLE1", first.code)) == "bad-pass"
    assert await refused(passes.find("TABLE2", drawn.code)) == "bad-pass"
    assert await refused(Passes(any_store, b"key", lambda: now[0]).use(drawn.code)) == "bad-pass"
    found = await passes.find("TABLE1", drawn.code)
    assert (found.owner, found.seat) == ("ben", 2)
    now[0] += 60 * MINUTES
    assert await refused(passes.find("TABLE1", drawn.code)) == "bad-pass"
    again = await passes.draw("TABLE1", 2, "ben")
    await passes.spend(await passes.find("TABLE1", again.code))
    assert await refused(passes.find("TABLE1", again.code)) == "bad-pass"
