"""uvicorn's WebSockets with a way to send at once.

An application sends by awaiting; a server that tells two players of a move would start a task of each
to do that. Where nothing is in its way a text can as well be written on the spot, which is most often.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AT_ONCE = "tapisvert.at-once"
"""Its name among a scope's extensions: a function of the text, which says whether it was sent."""


class Sockets(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it has none if the request was refused
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[AT_ONCE] = self.send_at_once

    def send_at_once(self, text: str) -> bool:
        """Sends, unless the client has not read what was sent before, or is gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
