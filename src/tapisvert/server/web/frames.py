"""WebSocket frames as bytes (RFC 6455, 5.2): where one ends, what a whole text says, how a text is framed.

Everything else about the protocol is the library's (sockets.py).
"""

from __future__ import annotations

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one

WHOLE_TEXT = 0x81
"""How a frame begins that is a text, whole and as it is."""

MASKED, SHORT, MIDDLE = 0x80, 126, 127
LONGEST_HEAD = 14

LAST, CONTINUES = 0x80, 0
CONTROL = 8


def body_of(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the body of the frame that begins there begins and ends; None: its head is not all here."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & ~MASKED, at + 2
    if size == SHORT:
        start = at + 4
    elif size == MIDDLE:
        start = at + 10
    if len(data) < start:
        return None
    if start > at + 2:
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += 4
    return start, start + size


def text_of(data: bytes, at: int, start: int, end: int) -> str | None:
    """What the frame says, if it is a text, whole and masked, and Unicode."""
    if data[at] != WHOLE_TEXT or not data[at + 1] & MASKED:
        return None
    try:
        return str(apply_mask(data[start:end], data[start - 4 : start]), "utf-8")
    except UnicodeDecodeError:
        return None


def goes_on(first: int, amid: bool) -> bool:
    """Whether a message goes on after a frame that begins so, if `amid` says whether it did before."""
    if first & CONTROL:
        return amid
    return not first & LAST


def framed(text: str) -> bytes:
    """A text as one frame, as servers send it."""
    body = text.encode()
    size = len(body)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + body
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body
