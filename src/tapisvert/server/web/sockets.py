"""uvicorn's WebSockets with a short way for what is sent and received all the time: whole texts.

An application sends by awaiting; a server that tells two players of a move would start a task of each
to do that. Where nothing is in its way a text can as well be written on the spot, which is most often.
A text that came in one piece is read on the spot too, and the client need not be stopped until it is
dealt with: a few may wait. Whatever else the protocol knows is the library's.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.protocol import State

SHORT_WAY = "tapisvert.short-way"
"""Its name among a scope's extensions: a connection's `Sockets`, for code that wants a short way."""

FULL = 8
"""So many messages wait before a client is not listened to any more."""

WHOLE_TEXT = 0x81
"""How a frame begins that is a text, whole and as it is (RFC 6455, 5.2)."""
MASKED = 0x80
SHORT, MIDDLE = 126, 1 << 16
"""Below these sizes a frame's size takes one byte, or three."""


class Inbox:
    """What came in and is not dealt with yet: whole texts as they are, all else as events of ASGI.

    For one reader, and so with less to do than `asyncio.Queue`. While it is held the reader gets nothing.
    """

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._held = False

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    @property
    def idle(self) -> bool:
        """Whether the reader has dealt with everything and waits for more."""
        return not (self._held or self._items) and self._waiting is not None and not self._waiting.done()

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        self._wake()

    def put_back(self, item: Any) -> None:
        """Puts something before all that came in meanwhile."""
        self._items.appendleft(item)
        self._wake()

    def hold(self, held: bool) -> None:
        self._held = held
        self._wake()

    def _wake(self) -> None:
        if self._items and not self._held and self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while self._held or not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._items.popleft()


class Sockets(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._between_frames = True
        self.inbox = Inbox()
        self.at_once: Callable[[str], Any] | None = None
        """Is handed a text that the reader waits for; returns what is left for the reader, if anything."""
        self.queue = self.inbox  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it has none if the request was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SHORT_WAY] = self

    def data_received(self, data: bytes) -> None:
        """Once a frame came in pieces, nobody but the library knows where the next one begins."""
        if self.handshake_complete and self._between_frames:
            start = _only_frame(data)
            self._between_frames = start > 0
            if start and data[0] == WHOLE_TEXT and self._plain and self.conn.current_size is None:
                text = _unicode(apply_mask(data[start:], data[start - 4 : start]))
                if text is not None:
                    left = self.at_once(text) if self.at_once and self.inbox.idle else text
                    if left is not None:
                        self._keep(left)
                    return
        elif self.handshake_initiated:
            self._between_frames = False
        super().data_received(data)

    def _keep(self, item: Any) -> None:
        self.inbox.put_nowait(item)
        if len(self.inbox) >= FULL and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        item: Any = await super().receive()
        return {"type": "websocket.receive", "text": item} if isinstance(item, str) else item

    async def next_message(self) -> Any:
        """The next message, or what `at_once` left of it, in place of `receive`; None: the client is gone."""
        item: Any = await super().receive()
        if not isinstance(item, dict):
            return item
        if item["type"] != "websocket.receive":
            return None
        return item["text"] if "text" in item else item["bytes"]

    def send_at_once(self, *texts: str) -> bool:
        """Sends, unless the client has not read what was sent before, or is gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if self.transport.is_closing() or not self._plain:
            return False
        self.transport.write(b"".join([part for text in texts for part in _frame(text.encode())]))
        return True

    @property
    def _plain(self) -> bool:
        """Texts go through as they are."""
        return self.conn.state is State.OPEN and not self.conn.extensions


def _frame(body: bytes) -> tuple[bytes, bytes]:
    """The head of a text's frame, and the text."""
    size = len(body)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)), body
    if size < MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big"), body
    return b"\x81\x7f" + size.to_bytes(8, "big"), body


def _unicode(body: bytes) -> str | None:
    try:
        return body.decode()
    except UnicodeDecodeError:
        return None  # the library knows how to end the connection


def _only_frame(data: bytes) -> int:
    """Where the body begins, if the data is one masked frame, neither less nor more; else 0."""
    if len(data) < 8 or not data[1] & MASKED:
        return 0
    size, start = data[1] & ~MASKED, 6
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 8
    return start if len(data) == start + size and size < MIDDLE else 0
