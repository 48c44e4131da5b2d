"""Plain HTTP connections: a request has to come in time, and an address holds only so many of them.

uvicorn waits for the rest of a request for as long as its sender likes. Everything here hangs on two public
interfaces: asyncio's protocols and the callbacks of httptools' parser. WebSockets are counted by limits.py
once they are streams, and say hello in time or go (socket.py).
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tapisvert.server.limits import Limits
from tapisvert.server.refusals import Refuse

HEADERS_WITHIN = 10.0
"""Seconds for a request's line and headers, from the first moment of the connection."""

BODY_WITHIN = 30.0
"""Seconds for its body after that: 16 KiB at most, also over a bad line."""

READ_WITHIN = 60.0
"""Seconds in which a client that reads nothing has to read something of its answer."""

_NO_MORE = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LATE = b"HTTP/1.1 408 Request Timeout" + _NO_MORE
TOO_MANY = b"HTTP/1.1 429 Too Many Requests" + _NO_MORE


def connections(limits: Limits, proxies: str) -> type[HttpToolsProtocol]:
    """The protocol for a server with these limits. What comes by its proxies is for them to limit."""
    return type("Counted", (Requests,), {"limits": limits, "exempt": staticmethod(believed(proxies))})


class Requests(HttpToolsProtocol):
    limits: Limits
    exempt: Callable[[str], bool]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._held = ExitStack()
        self._due: asyncio.TimerHandle | None = None  # what is to come next has to be there then
        self._unread: asyncio.TimerHandle | None = None

    # --- asyncio's callbacks ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        try:
            if not self.exempt(address):
                self._held.enter_context(self.limits.plain(address))
        except Refuse:
            transport.write(TOO_MANY)
            transport.close()
        else:
            self._expect(HEADERS_WITHIN)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._due is None:  # the next request on this connection, or at least something in its place
            self._expect(HEADERS_WITHIN)
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None

    # --- httptools' callbacks ---------------------------------------------------------------------

    def on_headers_complete(self) -> None:
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._nothing_due()
        super().on_message_complete()

    # ----------------------------------------------------------------------------------------------

    def _expect(self, seconds: float) -> None:
        self._nothing_due()
        self._due = self.loop.call_later(seconds, self._too_late)

    def _nothing_due(self) -> None:
        if self._due:
            self._due.cancel()
            self._due = None

    def _too_late(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(TOO_LATE)
            self.transport.close()

    def _let_go(self) -> None:
        self._nothing_due()
        if self._unread:
            self._unread.cancel()
        self._held.close()


def believed(proxies: str) -> Callable[[str], bool]:
    """Whether an address is one of these proxies: addresses and networks with commas, or `*` for all."""
    named = [each.strip() for each in proxies.split(",") if each.strip()]
    networks = [ipaddress.ip_network(each, strict=False) for each in named if _is_network(each)]

    def is_proxy(address: str) -> bool:
        if "*" in named or address in named:
            return True
        try:
            parsed = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(parsed in network for network in networks)

    return is_proxy


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True
