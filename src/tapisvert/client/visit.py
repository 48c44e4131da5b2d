"""A bot's visit to a table: it takes a seat, adds to the luck, plays, and comes back when the line drops.

At the end of a match it compares the record with what it saw before the match: its `receipt`.

What happens is told to whoever started it, as `News`; what cannot be helped is raised.
"""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from reprlib import repr as shortened
from threading import Thread
from typing import Any, TypeVar, TypeVarTuple, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tapisvert import games
from tapisvert.bots.bot import Bot, BotFailed, Time, blaming
from tapisvert.bots.entrants import Entrant
from tapisvert.client import opening
from tapisvert.client.host import Host, Refused, Unreachable
from tapisvert.client.luck import Luck
from tapisvert.server import codes
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import (
    Accepted,
    FromServer,
    Goodbye,
    Hello,
    MoveSent,
    Snapshot,
    TableNow,
    TakeBack,
    Update,
)
from tapisvert.server.messages.stream import Refused as MoveRefused
from tapisvert.server.messages.tables import Sit, TableInfo
from tapisvert.table import record
from tapisvert.table.game import Fact, Sentence, view_type
from tapisvert.table.receipt import Finding, Receipt, compare

T = TypeVar("T")
Given = TypeVarTuple("Given")

News = Callable[..., None]
"""Called with what happened (`sits`, `begins`, `ends`, `checked`, `dropped`, `back`) and its facts."""

SHORTEST, LONGEST, PATIENCE = 0.5, 15.0, 600.0
"""Seconds: the first pause before a new attempt, the longest, and how long to try in all."""

AGAIN = {"too-fast", "internal", "restarting"}
"""After these a move is sent once more."""

PASSING = {"stale", "wrong-phase", "dealing", "seats-missing", "seals-missing"}
"""Why a match does not start just now: what has changed is told next."""

KNOWN = {kind.__struct_config__.tag for kind in get_args(FromServer)}
"""The types of messages that there are."""

UNREAD = {"bad-message", "too-large"}
"""These are about a message of which the server did not even read the id."""


class Removed(Exception):
    """Somebody else decided that the seat is free."""


class Visit:
    """One bot at one table. If it `opens`, the table is its own (`client/opening.py`): it starts matches."""

    def __init__(
        self, host: Host, code: str, entrant: Entrant, news: News, once: bool = False, opens: bool = False
    ) -> None:
        self.host, self.code, self.entrant, self.once = host, codes.typed(code) or code.strip(), entrant, once
        self.opens = opens
        self.seat = -1
        self._news = news
        self._luck = Luck()
        self._table: TableInfo | None = None
        self._bot: Bot | None = None
        self._match = ""
        self._heard = False  # whether the bot was told how the match began
        self._sent: MoveSent | None = None  # until it is answered
        self._ended = ""  # the last match whose end was told
        self._gone = False  # is the line?
        self._troubled = 0.0  # since when no line has held for long, and no move came through; 0 if it did
        self._put_off = 0.0  # since when the move that is out is to be sent again; 0 if it is not
        self._pause = SHORTEST

    @property
    def receipt(self) -> Receipt:
        """What was seen of the luck of the coming, running or last match before it began."""
        return self._luck.receipt

    def sit_down(self) -> TableInfo:
        """Takes a free seat, or the one that is the guest's already; raises `Refused` or `Unreachable`."""
        if self.host.token:
            self.host.me()  # is it one of this server's?
        else:
            self.host.introduce(self.entrant.name[:24])
        table = self.host.table(self.code)
        self._check_version(table.game)
        while not any(seat.yours for seat in table.seats):
            free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
            if not free:
                raise Refused(Refusal("table-full"))
            try:
                self._luck.see(table)
                mine = self._luck.seal(table, free[0])
                table = self.host.sit(self.code, Sit(free[0], mine, bot=True, attempt=table.attempt))
            except Refused as error:
                if error.refusal.code not in {"seat-taken", "stale"}:  # else somebody was quicker
                    raise
                table = self.host.table(self.code)
        self.seat = next(number for number, seat in enumerate(table.seats) if seat.yours)
        self._news("sits", seat=self.seat + 1, code=self.code, host=table.host_name, token=self.host.token)
        return table

    async def run(self) -> None:
        """Plays until the match is over (`once`), or for as long as the table lasts."""
        clock = asyncio.get_running_loop().time
        while True:
            held = 0.0
            try:
                async with connect(self.host.stream(self.code), max_size=None) as socket:
                    since = clock()
                    await self._send(socket, Hello(token=self.host.token))
                    if self._sent:
                        await self._send(socket, self._sent)
                    lost = await self._listen(socket)
                    if lost is None:
                        return
                    held = clock() - since
            except (OSError, WebSocketException) as error:
                lost = Unreachable(str(error) or type(error).__name__)
                if self._table is None:
                    raise lost from error
            if held > LONGEST:
                self._troubled = 0.0
            self._gone, self._troubled = True, self._troubled or clock()
            if clock() - self._troubled > PATIENCE:
                raise lost
            self._news("dropped", seconds=max(1, round(self._pause)))
            await asyncio.sleep(self._pause * random.uniform(0.5, 1.0))
            self._pause = min(2 * self._pause, LONGEST)

    async def _listen(self, socket: ClientConnection) -> Exception | None:
        """Takes what comes until the line drops: what to raise if it stays so; nothing, if that was all."""
        try:
            while True:
                message = _read(await socket.recv())
                if isinstance(message, TableNow):
                    if await self._see(message.table, socket):
                        return None
                elif isinstance(message, Snapshot | Update):
                    await self._decide(message, socket)
                elif isinstance(message, Accepted):
                    if self._sent and message.id == self._sent.id:
                        self._sent, self._troubled = None, 0.0
                elif isinstance(message, MoveRefused):
                    await self._refused(message, socket)
                elif isinstance(message, Goodbye):
                    if not message.again:
                        raise Refused(message.refusal)
                    return Refused(message.refusal)
        except ConnectionClosed as error:
            return Unreachable(str(error))

    async def _see(self, table: TableInfo, socket: ClientConnection) -> bool:
        """The table has changed, or is there again. Whether there is nothing more to do."""
        if self._gone:
            self._news("back")
        self._gone, self._pause = False, SHORTEST
        self._table, mine = table, table.seats[self.seat]
        if not mine.yours:
            raise Removed
        for what, facts in self._luck.news(table):
            self._news(what, **facts)
        answer = self._luck.answer(table, self.seat)
        if answer:
            await self._send(socket, answer)
        if self.opens and opening.ready(table):
            await self._start(table)
        if table.phase == "playing" and mine.stand_in:
            await self._take_back(socket)
        if table.phase != "over":
            return False
        if self._ended != table.match:
            self._ended = table.match
            if self._bot is not None and self._match == table.match:
                await _aside(self._bot.hear, (), table.outcome)
            self._news("ends", result=_result(table, self.seat))
            await self._check(table.match)
        return self.once

    async def _start(self, table: TableInfo) -> None:
        """All are there: the match begins, unless somebody has just left or a match has begun already."""
        try:
            await _aside(opening.start, self.host, table, self.seat, self._luck.seal(table, self.seat))
        except Refused as error:
            if error.refusal.code not in PASSING:
                raise

    async def _check(self, match: str) -> None:
        """Verifies the record of a match, and compares it with what was seen before the match."""
        try:
            text = await _aside(self.host.record, match)
        except (Refused, Unreachable):  # the line may be gone: then nothing is said
            return
        seen = self.receipt if self.receipt.match == match else Receipt(match)
        try:
            findings = compare(seen, (await _aside(record.verify, text, games.load)).setup)
        except record.BadRecord as bad:
            findings = [Finding("bad-record", False, {"line": bad.line})]
        self._news("checked", findings=findings)

    async def _decide(self, now: Snapshot | Update, socket: ClientConnection) -> None:
        """Thinks, if it is the bot's turn, and sends its move."""
        if now.seat != self.seat or self._table is None:
            return
        if now.match != self._match:
            self._bot = await _aside(self._seated, self._table.game)
            self._match, self._sent, self._heard = now.match, None, False
            self._news("begins", match=now.match)
        told = now.log if isinstance(now, Snapshot) else now.events
        if self._bot is not None and not (isinstance(now, Snapshot) and self._heard):
            self._heard = True
            await _aside(self._bot.hear, told)
        if not now.legal or self._bot is None:
            return
        if self._sent and (self._sent.match, self._sent.version) == (now.match, now.version):
            return  # decided already; the answer is on its way
        view = msgspec.convert(now.view, view_type(self._bot.game))
        legal = tuple(self._bot.game.read(text) for text in now.legal)
        move = await _aside(self._bot.answer, view, legal, Time(left=now.left))
        sent = MoveSent(uuid.uuid4().hex, self.seat, now.match, now.version, move)
        try:
            msgspec.json.decode(msgspec.json.encode(sent), type=MoveSent)
        except (msgspec.ValidationError, UnicodeError) as error:  # longer than any move, or no text at all
            raise BotFailed(
                self.entrant.name, Sentence("bot-no-move", {"answer": shortened(move)})
            ) from error
        self._sent, self._put_off = sent, 0.0
        await self._send(socket, sent)

    def _seated(self, game: str) -> Bot:
        """A new bot for a new match. What goes wrong in its own code, be it an `OSError`, is no lost line."""
        rules, bot = games.load(game), self.entrant.make()
        with blaming(type(bot), self.entrant.name):
            bot.sit(rules, random.Random())
        return bot

    async def _refused(self, message: MoveRefused, socket: ClientConnection) -> None:
        """A move was not taken: it came too late, too soon, or it is the bot's fault."""
        sent, refusal = self._sent, message.refusal
        unread = not message.id and refusal.code in UNREAD
        if sent is None or (message.id != sent.id and not unread):
            return
        if refusal.code in AGAIN:
            now = asyncio.get_running_loop().time()
            self._put_off = self._put_off or now
            if now - self._put_off > PATIENCE:
                raise Refused(refusal)
            await asyncio.sleep(float(refusal.facts.get("seconds", SHORTEST)))
            await self._send(socket, sent)
            return
        self._sent = None
        if refusal.code == "stand-in":
            await self._take_back(socket)
        elif unread or refusal.rule or refusal.code == "bad-move":
            why = Sentence(f"refusal-{refusal.code}", refusal.facts)
            raise BotFailed(self.entrant.name, why, sent.move if refusal.rule else "", refusal.rule)
        elif refusal.code not in {"stale", "late", "wrong-phase"}:
            raise Refused(refusal)

    async def _take_back(self, socket: ClientConnection) -> None:
        await self._send(socket, TakeBack(self.seat))
        await self._send(socket, Hello(token=self.host.token))  # for a fresh picture

    async def _send(self, socket: ClientConnection, message: msgspec.Struct) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _check_version(self, game: str) -> None:
        wanted = next((info.version for info in self.host.games() if info.name == game), 0)
        have = games.load(game).version if game in games.names() else 0
        if wanted != have:
            facts: dict[str, Fact] = {"game": game, "wanted": wanted, "have": have}
            raise Refused(Refusal("wrong-version", facts=facts))


async def _aside(work: Callable[[*Given], T], *given: *Given) -> T:
    """What work gives that takes its time, while the line is kept.

    At the end nobody waits for it, as one would with `asyncio.to_thread`: whoever presses Ctrl+C need not
    sit out what the bot is thinking about.
    """
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()  # to cancel it would not stop the thread

    def run() -> None:
        try:
            done.set_result(work(*given))
        except BaseException as error:
            done.set_exception(error)

    Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(done)


def _read(text: str | bytes) -> FromServer | None:
    """What the server says; nothing, if it is of a type that only newer ones know."""
    try:
        message: FromServer = msgspec.json.decode(text, type=FromServer)
    except msgspec.DecodeError as error:
        with suppress(msgspec.DecodeError):
            if msgspec.json.decode(text, type=_Typed).type not in KNOWN:
                return None
        raise Unreachable(str(error)) from error
    return message


class _Typed(msgspec.Struct):
    type: str


def _result(table: TableInfo, seat: int) -> str:
    winners: Any = table.outcome.winners if table.outcome else ()
    if not winners:
        return "drawn"
    return "won" if seat in winners else "lost"
