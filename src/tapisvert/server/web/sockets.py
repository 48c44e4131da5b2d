"""Our WebSockets for uvicorn: the library's rules, and a short way for what comes and goes all the time.

An application sends by awaiting; a server that tells two players of a move would start a task of each to do
that. Where nothing is in its way a text can as well be written on the spot, which is most often. A whole text
that comes in is read on the spot too, and may be dealt with there; if not, a few may wait. Handshakes, frames
in pieces, pings, and whatever is against the protocol are left to `websockets`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, ClassVar
from urllib.parse import unquote

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tapisvert.server.mailbox import Mailbox
from tapisvert.server.web.frames import LONGEST_HEAD, body_of, framed, goes_on, text_of

log = logging.getLogger(__name__)

SHORT_WAY = "tapisvert.short-way"
"""Its name among a scope's extensions: a connection's `Sockets`, for code that wants a short way."""

FULL = 8
"""So many messages wait before a client is not listened to any more."""

PING_EVERY = 20.0
"""Seconds. Who has not answered a ping when the next is due is gone."""

CLOSE_WITHIN = 10.0
"""Seconds for a client to answer that the connection is closed."""

GONE = None
"""In an inbox: nothing more comes after this."""


class Sockets(asyncio.Protocol):
    """One connection, from the request to become a WebSocket on. uvicorn makes it and may shut it down."""

    _framed: ClassVar[tuple[str, bytes]] = ("", b"")  # what was sent last: often many are told the same

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.inbox = Mailbox()
        self.at_once: Callable[[str], Any] | None = None
        """Is handed a text that the reader waits for; returns what is left for the reader, if anything."""
        self._config, self._server, self._app_state = config, server_state, app_state
        self._loop: asyncio.AbstractEventLoop = _loop or asyncio.get_running_loop()
        self._conn = ServerProtocol(max_size=config.ws_max_size)
        self._transport: Any = None  # uvloop's is no asyncio.Transport by name
        self._response: Any = None  # the answer to the request, which waits until the application accepts
        self._answered = False
        self._open = False  # it was accepted, and neither side has closed it
        self._told = self._gone = False  # the application knows of the request; of the end
        self._rest = bytearray()  # of a frame that is not all here
        self._needed = 0
        self._pieces: list[bytes] = []
        self._amid = self._is_text = False  # a message comes in pieces
        self._paused = False  # the client is not listened to
        self._drained: asyncio.Future[None] | None = None  # the client has to read first
        self._failed = False  # what came in is no Unicode
        self._unanswered = False  # a ping
        self._timer: asyncio.TimerHandle | None = None

    # --- asyncio's callbacks, and uvicorn's -------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._over()
        self.resume_writing()

    def pause_writing(self) -> None:
        self._drained = self._drained or self._loop.create_future()

    def resume_writing(self) -> None:
        if self._drained:
            self._drained.set_result(None)
            self._drained = None

    def shutdown(self) -> None:
        """The server stops."""
        if self._open:
            self._conn.send_close(1012)
            self._flush()
        elif self._response and not self._answered:
            self._reject(503)
        self._end()

    def data_received(self, data: bytes) -> None:
        if not self._open:
            if self._response is None or self._answered:
                self._strange(bytes(self._rest) + data)
                self._rest.clear()
            return
        if self._rest:
            self._rest += data
            if len(self._rest) < self._needed:
                return
            data, self._rest = bytes(self._rest), bytearray()
        at, size = 0, len(data)
        while at < size and self._open:
            body = body_of(data, at)
            end = body[1] if body else size + 1
            if end > size and end - at <= self._config.ws_max_size + LONGEST_HEAD:
                self._rest, self._needed = bytearray(data[at:]), end - at
                return
            text = text_of(data, at, *body) if body and end <= size and not self._amid else None
            if text is not None:
                self._take(text)
            else:
                self._amid = goes_on(data[at], self._amid)
                self._strange(data[at:end])
            at = end

    # --- for the application ----------------------------------------------------------------------

    async def next_message(self) -> Any:
        """The next message, or what `at_once` left of it; None once the client is gone."""
        item = GONE if self._gone and not self.inbox else await self.inbox.get()
        if self._paused and not self.inbox and self._open:
            self._paused = False
            self._transport.resume_reading()
        return item

    def send_at_once(self, *texts: str) -> bool:
        """Sends, unless the client has not read what was sent before, or is gone."""
        if not self._open or self._drained:
            return False
        if len(texts) == 1:
            if Sockets._framed[0] is not texts[0]:
                Sockets._framed = texts[0], framed(texts[0])
            self._transport.write(Sockets._framed[1])
        else:
            self._transport.write(b"".join([framed(text) for text in texts]))
        return True

    async def receive(self) -> dict[str, Any]:
        """The next event of ASGI."""
        if not self._told:
            self._told = True
            return {"type": "websocket.connect"}
        item = await self.next_message()
        if item is GONE:
            return {"type": "websocket.disconnect", "code": self._conn.close_code or 1006}
        return {"type": "websocket.receive", "text" if isinstance(item, str) else "bytes": item}

    async def send(self, event: Any) -> None:
        """What ASGI lets an application send."""
        while self._drained:
            await asyncio.shield(self._drained)
        kind = event["type"]
        if kind == "websocket.accept":
            if not self._answered and not self._gone:
                self._accept(event.get("headers", ()))
        elif kind == "websocket.send":
            text = event.get("text")
            if self._open and text is not None:
                self._transport.write(framed(text))
            elif self._open:
                self._conn.send_binary(event["bytes"])
                self._flush()
        elif kind == "websocket.close":
            if self._open:
                self._conn.send_close(event.get("code", 1000), event.get("reason") or "")
                self._flush()
                self._over()
                self._resume_reading()  # the client's answer
                self._timer = self._loop.call_later(CLOSE_WITHIN, self._transport.close)
            elif not self._answered:
                self._reject(403)
        else:
            raise RuntimeError(f"{kind} cannot be sent on a WebSocket")

    # ----------------------------------------------------------------------------------------------

    def _take(self, message: str | bytes) -> None:
        """A message that came in. After the end nobody reads any, and only the client's answer is awaited."""
        if not self._open:
            return
        left: Any = message
        if self.at_once and isinstance(message, str) and self.inbox.idle:
            left = self.at_once(message)
        if left is not None:
            self.inbox.put(left)
            if len(self.inbox) >= FULL and not self._paused:
                self._paused = True
                self._transport.pause_reading()

    def _strange(self, data: bytes) -> None:
        """Whatever is no whole text: the library knows."""
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Request):
                self._ask(event)
            elif isinstance(event, Frame):
                self._frame(event)
        self._flush()
        if self._conn.parser_exc or self._conn.close_rcvd or self._failed:
            self._end()

    def _frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            self._unanswered = False
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._is_text = frame.opcode is Opcode.TEXT
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                whole, self._pieces = b"".join(self._pieces), []
                try:
                    self._take(whole.decode() if self._is_text else whole)
                except UnicodeDecodeError:
                    self._conn.fail(1007)
                    self._failed = True

    def _ask(self, request: Request) -> None:
        """Hands the request to the application; nothing more is read until it has answered."""
        self._response = self._conn.accept(request)
        if self._response.status_code != 101:
            self._answered = True
            self._conn.send_response(self._response)
            self._flush()
            self._end()
            return
        self._transport.pause_reading()
        path, _, query = request.path.partition("?")
        root, secure = self._config.root_path, self._transport.get_extra_info("sslcontext")
        scope = {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "server": _address(self._transport.get_extra_info("sockname")),
            "client": _address(self._transport.get_extra_info("peername")),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {SHORT_WAY: self},
        }
        task = self._loop.create_task(self._run(scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._config.loaded_app(scope, self.receive, self.send)
        except Exception:
            log.exception("a WebSocket failed")
        if not self._answered:
            self._reject(500)
        if self._timer is None or self._open:  # else the client's answer is awaited
            self._end()

    def _accept(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self._answered = True
        for name, value in (*self._server.default_headers, *headers):
            named = name.decode("latin-1")
            if named in self._response.headers:
                del self._response.headers[named]
            self._response.headers[named] = value.decode("latin-1")
        self._conn.send_response(self._response)
        self._flush()
        self._open = True
        self._timer = self._loop.call_later(PING_EVERY, self._ping)
        self._resume_reading()

    def _reject(self, status: int) -> None:
        self._answered = True
        self._conn.send_response(self._conn.reject(status, ""))
        self._flush()
        self._end()

    def _ping(self) -> None:
        if self._unanswered:
            self._conn.fail(1011, "keepalive ping timeout")
            self._flush()
            self._end()
        else:
            self._unanswered = True
            self._conn.send_ping(b"")
            self._flush()
            self._timer = self._loop.call_later(PING_EVERY, self._ping)

    def _flush(self) -> None:
        data = b"".join(self._conn.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def _resume_reading(self) -> None:
        self._paused = False
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _over(self) -> None:
        """Nothing more is exchanged: the application is told."""
        self._open = False
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self._gone:
            self._gone = True
            self.inbox.put(GONE)

    def _end(self) -> None:
        self._over()
        self._transport.close()


def _address(where: Any) -> tuple[str, int] | None:
    """Of a socket of the Internet; others have none."""
    return (str(where[0]), int(where[1])) if isinstance(where, tuple) else None
