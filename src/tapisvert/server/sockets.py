"""uvicorn's WebSockets with a short way for what is sent and received all the time: whole texts.

An application sends by awaiting; a server that tells two players of a move would start a task of each
to do that. Where nothing is in its way a text can as well be written on the spot, which is most often.
A text that came in one piece is read on the spot too. Whatever else the protocol knows is the library's.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.protocol import State

AT_ONCE = "tapisvert.at-once"
"""Its name among a scope's extensions: a function of texts, which says whether they were sent."""

WHOLE_TEXT = 0x81
"""How a frame begins that is a text, whole and as it is (RFC 6455, 5.2)."""
MASKED = 0x80
SHORT, MIDDLE = 126, 1 << 16
"""Below these sizes a frame's size takes one byte, or three."""


class Sockets(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._between_frames = True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it has none if the request was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    def data_received(self, data: bytes) -> None:
        """Once a frame came in pieces, nobody but the library knows where the next one begins."""
        if self.handshake_complete and self._between_frames:
            start = _only_frame(data)
            self._between_frames = start > 0
            if start and data[0] == WHOLE_TEXT and self._plain and self.conn.current_size is None:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:], data[start - 4 : start])]
                self.send_receive_event_to_app()
                return
        elif self.handshake_initiated:
            self._between_frames = False
        super().data_received(data)

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


def _only_frame(data: bytes) -> int:
    """Where the body begins, if the data is one masked frame, neither less nor more; else 0."""
    if len(data) < 8 or not data[1] & MASKED:
        return 0
    size, start = data[1] & ~MASKED, 6
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 8
    return start if len(data) == start + size and size < MIDDLE else 0
