"""Nodes tell each other that something happened, on one channel of Redis that every node hears.

A notice may get lost, and the store is the truth: moves are sent along, so that who hears of the next one
need not read it; whatever else was stored, or is missing, a node reads from the store. While Redis is away
nodes hear nothing, keep what they have to say, and look into the store by themselves (cluster.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from tapisvert.server.limits import Bucket, Hold
from tapisvert.server.rooms.node import Moved, Presence
from tapisvert.server.tasks import cancel_all

log = logging.getLogger(__name__)

CHANNEL = "tapisvert"
AGAIN = 1.0
"""Seconds until Redis is tried again."""

WITHIN = 5.0
"""Seconds after which a Redis that does not answer counts as away."""


class Notice(msgspec.Struct, array_like=True):
    """What a node says: where something was stored, which guests are connected, whose guests it asks for,
    which moves were stored.

    And for limits.py: what was taken from which buckets, and the guests and addresses with many connections.
    """

    node: str
    stored: set[str] = msgspec.field(default_factory=set)
    here: dict[str, Presence] = msgspec.field(default_factory=dict)
    asked: set[str] = msgspec.field(default_factory=set)
    leaving: bool = False
    taken: dict[Bucket, int] = msgspec.field(default_factory=dict)
    held: dict[Hold, int] | None = None
    moves: list[Moved] = msgspec.field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.stored or self.here or self.asked or self.leaving or self.taken or self.moves)

    def and_then(self, later: Notice) -> Notice:
        """Both notices as one. It comes late, so moves are only named: who hears of them reads them."""
        stored, asked = self.stored | later.stored, self.asked | later.asked
        stored |= {moved.code for moved in (*self.moves, *later.moves)}
        taken = dict(Counter(self.taken) + Counter(later.taken))
        held = self.held if later.held is None else later.held
        return Notice(self.node, stored, self.here | later.here, asked, later.leaving, taken, held)


_decoder = msgspec.msgpack.Decoder(Notice)


class Channels:
    """`heard` is called with what other nodes say, `unsure` when something may be or have been missed."""

    def __init__(
        self, address: str, node: str, heard: Callable[[Notice], None], unsure: Callable[[], None]
    ) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.connected = False
        self._redis: Redis = Redis.from_url(
            address, socket_connect_timeout=WITHIN, socket_timeout=WITHIN, retry=Retry(NoBackoff(), 0)
        )
        self._node = node
        self._heard = heard
        self._unsure = unsure
        self._notice = Notice(node)
        self._waiting = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    @property
    def notice(self) -> Notice:
        """The next notice. Whatever is added to it is sent soon."""
        self._waiting.set()
        return self._notice

    async def close(self) -> None:
        """Publishes what is left to say, if Redis answers at once."""
        await cancel_all(self._tasks)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                if self._notice:
                    await self._redis.publish(CHANNEL, msgspec.msgpack.encode(self._notice))
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    async def _speak(self) -> None:
        """Publishes the notice whenever there is one. What one commit stored goes into one notice."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            notice, self._notice = self._notice, Notice(self._node)
            try:
                await self._redis.publish(CHANNEL, msgspec.msgpack.encode(notice))
            except Exception as error:
                log.debug("not said: %r", error)
                self._notice = notice.and_then(self._notice)
                self._waiting.set()
                await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_while_it_lasts()
            except Exception as error:
                if self.connected:
                    log.warning("Redis is away, so news takes longer: %r", error)
            self.connected = False
            self._unsure()
            await asyncio.sleep(AGAIN)

    async def _listen_while_it_lasts(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                # Every node speaks every few seconds, and hears itself: silence means that Redis is away.
                async with asyncio.timeout(2 * WITHIN):
                    message: Any = await channel.get_message(timeout=None)
                if message is None:
                    continue
                if message["type"] == "subscribe":
                    if not self.connected:
                        log.info("Redis is there")
                    self.connected = True
                    self._unsure()
                elif message["type"] == "message":
                    self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            notice = _decoder.decode(data)
        except msgspec.DecodeError as error:
            log.warning("something else speaks on the channel %s: %r", CHANNEL, error)
            return
        if notice.node != self._node:
            self._heard(notice)
