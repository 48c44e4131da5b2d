"""What a host can do with an onlooker, and what is known of who says something."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import ChatSent, Hello, Moderate
from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.seating import alias
from tapisvert.server.rooms.tables import Tables
from tests.server.fakes import ANNA, BEN, EVE, SALT, Page, new_table, opened, refused, two_at_a_table


async def looking_on(tables: Tables) -> tuple[Page, Page, Page]:
    table, anna, ben = await two_at_a_table(tables)
    eve = Page(table, EVE)
    eve.connection.name = EVE.name
    await eve.join()
    return anna, ben, eve


async def test_the_chat_shows_who_sits_and_who_looks_on(tables: Tables) -> None:
    anna, ben, _ = await looking_on(tables)
    table = anna.table
    impostor = await Page(table, Me("impostor", "Anna")).join()
    await table.say(impostor.connection, impostor.me, ChatSent("1", "I am Anna"), lambda: None)
    await table.say(anna.connection, ANNA, ChatSent("1", "so am I"), lambda: None)
    await ben.settled()
    first, second = ben.of("said")
    assert (first["name"], first["seat"]) == ("Anna", None)
    assert (second["name"], second["seat"]) == ("Anna", 0)
    assert first["who"] != second["who"]
    assert first["who"] == alias(table.row.code, "impostor") != alias("OTHER", "impostor")


async def test_the_host_can_silence_an_onlooker_and_let_them_speak_again(tables: Tables) -> None:
    anna, ben, eve = await looking_on(tables)
    table = anna.table
    (watcher,) = table.info("anna").watchers
    assert await refused(table.moderate(ben.connection, Moderate("1", watcher.who, "mute"))) == "not-host"
    await table.moderate(anna.connection, Moderate("1", watcher.who, "mute"))
    assert await refused(table.say(eve.connection, EVE, ChatSent("1", "hello"), lambda: None)) == "muted"
    assert table.info("anna").watchers[0].muted
    assert not eve.connection.ended.is_set()
    await table.moderate(anna.connection, Moderate("2", watcher.who, "unmute"))
    await table.say(eve.connection, EVE, ChatSent("1", "hello"), lambda: None)


async def test_the_host_can_send_an_onlooker_away_and_they_stay_away(data: Path) -> None:
    async with opened(data) as tables:
        anna, _, eve = await looking_on(tables)
        table = anna.table
        await table.moderate(anna.connection, Moderate("1", alias(table.row.code, "eve"), "send-away"))
        await eve.settled()
        assert eve.of("goodbye")[0]["refusal"]["code"] == "sent-away"
        assert not eve.of("goodbye")[0]["again"]
        assert await refused(table.join(Page(table, EVE).connection, Hello())) == "sent-away"
    async with opened(data) as tables:
        table = await tables.find(table.row.code)
        assert await refused(table.join(Page(table, EVE).connection, Hello())) == "sent-away"
        assert await refused(table.say(Page(table, EVE).connection, EVE, ChatSent("1", "x"), lambda: None))


async def test_who_was_sent_away_cannot_sit_down_instead(tables: Tables) -> None:
    table = await tables.create(ANNA, new_table("me", "open"))
    anna = await Page(table, ANNA).join()
    await Page(table, EVE).join()
    await table.moderate(anna.connection, Moderate("1", alias(table.row.code, "eve"), "send-away"))
    assert await refused(table.sit(EVE, Sit(1, SALT))) == "sent-away"
    await table.sit(BEN, Sit(1, SALT))


async def test_nobody_who_sits_there_is_sent_away(tables: Tables) -> None:
    anna, _, _ = await looking_on(tables)
    table = anna.table
    for guest in ("ben", "anna", "nobody"):
        who = alias(table.row.code, guest)
        for what in ("mute", "send-away"):
            wish = msgspec.convert({"type": "moderate", "id": "1", "who": who, "what": what}, Moderate)
            assert await refused(table.moderate(anna.connection, wish)) == "unknown-guest"
