"""What nodes say to each other arrives together, is not mistaken for something else, and waits for Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from redis.asyncio import Redis as Client

from tapisvert.server.nodes.channels import CHANNEL, Channels, Notice
from tapisvert.server.rooms.node import Presence
from tests.server.engines import Redis, running
from tests.server.fakes import PATIENCE


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not what():
            await asyncio.sleep(0.005)


class Ear:
    """A node's channels, and what came over them."""

    def __init__(self, address: str, node: str) -> None:
        self.heard: list[Notice] = []
        self.unsure = 0
        self.channels = Channels(address, node, self.heard.append, self._doubt)

    def _doubt(self) -> None:
        self.unsure += 1


def test_what_could_not_be_said_is_said_with_what_follows() -> None:
    first = Notice(
        "one", {"AAAAAA"}, {"AAAAAA": Presence(("anna",)), "BBBBBB": Presence(("ben",))}, {"CCCCCC"}
    )
    then = Notice("one", {"BBBBBB"}, {"AAAAAA": Presence()}, set(), leaving=True)
    assert first.and_then(then) == Notice(
        "one", {"AAAAAA", "BBBBBB"}, {"AAAAAA": Presence(), "BBBBBB": Presence(("ben",))}, {"CCCCCC"}, True
    )


async def test_what_happens_at_once_is_one_message_and_nobody_hears_himself(redis: Redis) -> None:
    one, two = Ear(redis.address, "one"), Ear(redis.address, "two")
    await until(lambda: one.channels.connected and two.channels.connected)
    for code in ("AAAAAA", "BBBBBB"):
        one.channels.notice.stored.add(code)
    one.channels.notice.here["AAAAAA"] = Presence(("anna",))
    await until(lambda: two.heard)
    assert two.heard == [Notice("one", {"AAAAAA", "BBBBBB"}, {"AAAAAA": Presence(("anna",))})]
    assert not one.heard
    for ear in (one, two):
        await ear.channels.close()


async def test_strange_words_on_the_channel_are_passed_over(redis: Redis) -> None:
    one, two = Ear(redis.address, "one"), Ear(redis.address, "two")
    await until(lambda: one.channels.connected and two.channels.connected)
    async with Client.from_url(redis.address) as stranger:
        for words in (b"", b"\xff\x00", b'{"node": 1}'):
            await stranger.publish(CHANNEL, words)
    one.channels.notice.stored.add("AAAAAA")
    await until(lambda: two.heard)
    assert two.channels.connected
    for ear in (one, two):
        await ear.channels.close()


async def test_while_redis_is_away_what_there_is_to_say_waits() -> None:
    with running(Redis) as redis:
        one, two = Ear(redis.address, "one"), Ear(redis.address, "two")
        await until(lambda: one.channels.connected and two.channels.connected)
        redis.kill()
        await until(lambda: not one.channels.connected and not two.channels.connected)
        before = two.unsure
        one.channels.notice.stored.add("AAAAAA")
        await asyncio.sleep(0.1)
        one.channels.notice.stored.add("BBBBBB")
        redis.start()
        await until(lambda: two.channels.connected and two.unsure > before)  # it looks for what it missed
        one.channels.notice.stored.add("CCCCCC")
        await until(lambda: any("CCCCCC" in notice.stored for notice in two.heard))
        for ear in (one, two):
            await ear.channels.close()
