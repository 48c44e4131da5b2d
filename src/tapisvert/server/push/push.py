"""Tells a guest's devices what happened at a table while no page of theirs was open there.

Each device is told once, by one node; a message that cannot be handed over is tried again a few times. In a
message is what everybody at the table sees: the game, the names, whose turn it is.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec

from tapisvert.server.push.endpoints import Unsafe, post
from tapisvert.server.push.keys import Keys
from tapisvert.server.push.subscriptions import Subscription, Subscriptions
from tapisvert.server.storage.store import Store
from tapisvert.server.tasks import cancel_all
from tapisvert.words import Fact, Speaker

log = logging.getLogger(__name__)

AT_ONCE = 16
"""Messages that are being handed over at the same time."""

MOST = 2000
"""Messages that may wait for that; beyond it they are dropped."""

AGAIN = (5.0, 30.0, 120.0)
"""Seconds until a message is tried again, and again."""

PATIENCE = 300.0
"""Longer than this no push service is waited for, whatever it says."""

LASTS = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""

GONE = (404, 410)


class News(msgspec.Struct, frozen=True):
    """Something to tell. A device is told of the first of these kinds that it wants to hear of.

    `sentences` has one for each kind, and `facts` what goes into their gaps. `path` is where a tap leads.
    `mark` counts what a device is told of one match: nothing is told after something later. Rounds of
    tournaments have marks and matches of their own.
    """

    kinds: tuple[str, ...]
    sentences: tuple[str, ...]
    game: str
    path: str
    match: str
    mark: int
    facts: dict[str, Fact] = {}


class Message(msgspec.Struct, frozen=True):
    """What a device shows. One with the same `tag` takes the place of the one before."""

    title: str
    body: str
    path: str
    tag: str
    lang: str


class Push:
    """`near`: push services of the own network that are trusted; `clock` tells the time by the calendar."""

    def __init__(
        self,
        store: Store,
        near: str = "",
        clock: Callable[[], float] = time.time,
        again: tuple[float, ...] = AGAIN,
    ) -> None:
        self.keys = Keys(store, clock)
        self.subscriptions = Subscriptions(store)
        self.near = near
        self.clock = clock
        self._again = again
        self._room = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def tell(self, guest: str, news: News) -> float | None:
        """Tells the devices of a guest; in how many seconds one can be told for which it is quiet now."""
        devices = await self.subscriptions.of(guest)
        seen = await self.subscriptions.known(guest, news.match) if devices else None
        if seen is not None and seen >= news.mark:
            return None
        waits: list[float] = []
        for device in devices:
            kind = next((kind for kind in news.kinds if kind in device.kinds), None)
            if kind is None:
                continue
            if quiet := device.quiet_for(self.clock()):
                waits.append(quiet)
            elif await self.subscriptions.claim(device.device, news.match, news.mark):
                self.send(device, message_of(news, news.sentences[news.kinds.index(kind)], device.language))
        return min(waits, default=None)

    async def saw(self, guest: str, match: str, mark: int) -> None:
        """A guest has a page open at the table, and need not be told of it."""
        await self.subscriptions.claim(guest, match, mark)

    def send(self, device: Subscription, message: Message) -> None:
        """Hands a message over, in the background."""
        if len(self._tasks) >= MOST:
            log.warning("too many messages to devices wait: one is dropped")
            return
        task = asyncio.create_task(self._safely(device, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await cancel_all(self._tasks)

    async def _safely(self, device: Subscription, message: Message) -> None:
        try:
            await self._deliver(device, message)
        except Exception as error:
            log.warning("a message to a device could not be sent: %r", error)

    async def _deliver(self, device: Subscription, message: Message) -> None:
        host = urlsplit(device.endpoint).hostname
        for wait in (*self._again, None):
            status, again = 0, 0.0
            try:
                async with self._room:
                    status, again = await self._post(device, message)
            except Unsafe as error:
                log.warning("messages do not go to %s: %s", host, error)
                break
            except (OSError, ValueError) as error:  # a timeout is an OSError
                log.info("the push service %s does not answer: %r", host, error)
            if 200 <= status < 300:
                await self.subscriptions.note(device.device, well=True)
                return
            if status in GONE:
                await self.subscriptions.drop(device.device, device.endpoint)
                return
            if 400 <= status < 500 and status != 429:
                log.warning("the push service %s refuses a message: %d", host, status)
                break
            if wait is not None:
                await asyncio.sleep(min(max(wait * random.uniform(1, 1.2), again), PATIENCE))
        await self.subscriptions.note(device.device, well=False)

    async def _post(self, device: Subscription, message: Message) -> tuple[int, float]:
        from tapisvert.server.push import cipher  # loaded only where it is wanted

        pair = await self.keys.find(device.key)
        if pair is None:  # its key is void: the page subscribes anew when it is next opened
            return GONE[0], 0.0
        parts = urlsplit(device.endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        headers = {
            "Authorization": cipher.proof(
                pair.public, pair.private, audience, device.origin, time.time() + LASTS / 2
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "high" if message.tag else "normal",
            "Topic": sha256(f"topic {message.tag}".encode()).hexdigest()[:32],
        }
        body = cipher.encrypt(msgspec.json.encode(message), device.public, device.auth)
        answer = await post(device.endpoint, headers, body, self.near)
        return answer.status, answer.again


def message_of(news: News, sentence: str, language: str) -> Message:
    """What is shown, in the language of the device."""
    speaker = Speaker(language)
    title = speaker.text(f"{news.game}-name") if news.game else "Tapis Vert"
    return Message(title, speaker.text(sentence, **news.facts), news.path, news.match, language)
