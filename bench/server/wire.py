"""A lean WebSocket client: so little work a message that the load it makes is the server's, not its own."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ZERO_MASK = bytes(4)
"""Clients have to mask what they send; masked with zeros it stays as it is."""


class Wire(asyncio.Protocol):
    """One connection. `take` is handed every text that comes in, `take_bytes` everything that is none."""

    def __init__(
        self,
        host: str,
        port: int,
        path: str,
        take: Callable[[str], None] | None,
        cookie: str = "",
        take_bytes: Callable[[bytes], None] | None = None,
    ) -> None:
        self._where = (host, port)
        self._take = take
        self._take_bytes = take_bytes
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        ).encode()
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    async def dial(self) -> None:
        """Connects, until the other side agreed."""
        await asyncio.get_running_loop().create_connection(lambda: self, *self._where)
        await self._open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._buffer = rest
            self._open.set_result(None)
        self._read_frames()

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def send_bytes(self, body: bytes) -> None:
        self._send(BINARY, body)

    def close(self) -> None:
        if self._transport:
            self._transport.abort()

    def _send(self, kind: int, body: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return  # a thought that ends after the run
        size = len(body)
        if size < 126:
            length = bytes((0x80 | size,))
        elif size < 1 << 16:
            length = b"\xfe" + size.to_bytes(2, "big")
        else:
            length = b"\xff" + size.to_bytes(8, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + ZERO_MASK + body)

    def _read_frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) >= at + 2:
            kind, size, start = data[at] & 0x0F, data[at + 1], at + 2
            if size == 126:
                start, size = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif size == 127:
                start, size = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if len(data) < start + size:
                break
            body = data[start : start + size]
            at = start + size
            if kind == TEXT and self._take:
                self._take(body.decode())
            elif kind == BINARY and self._take_bytes:
                self._take_bytes(body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind == CLOSE and self._transport:
                self._transport.close()
        self._buffer = data[at:]
