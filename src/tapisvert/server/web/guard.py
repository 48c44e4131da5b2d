"""Every request passes through here: it checks the origin on the way in and adds security headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.refusals import STATUS

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]

HEADERS = {
    # Svelte sets styles on elements; scripts and style sheets come from our own files alone.
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE = (b"cache-control", b"no-store")
LASTING = "/api/puzzles/"
_SAFE = {"GET", "HEAD", "OPTIONS"}
_HEALTH = {"/healthz", "/readyz"}
_PORTS = {"http": 80, "https": 443}


def guard(app: App, hosts: str = "") -> App:
    """The application behind the guard. `hosts`: the host names that are served, with commas; none: all."""
    named = frozenset(host.strip().lower().rstrip(".") for host in hosts.split(",") if host.strip())

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if named and scope["type"] in ("http", "websocket") and not _served(scope, named):
            if scope["type"] == "http":
                await _refuse(_with_headers(send, [NO_STORE]), "wrong-host")
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "wrong-host"})
        elif scope["type"] == "http":
            if scope["method"] not in _SAFE and _foreign(scope["headers"]):
                await _refuse(_with_headers(send, [NO_STORE]), "bad-origin")
            else:
                # What the API says is true now; files and puzzles say how long they are themselves.
                fresh = scope["path"].startswith("/api") and not scope["path"].startswith(LASTING)
                await app(scope, receive, _with_headers(send, [NO_STORE] if fresh else []))
        elif scope["type"] == "websocket" and _foreign(scope["headers"]):
            await send({"type": "websocket.close", "code": 1008, "reason": "bad-origin"})
        else:
            await app(scope, receive, send)

    return guarded


def _served(scope: Scope, named: frozenset[str]) -> bool:
    """Whether the host is one of these. Whoever asks for health asks the machine, by whatever address."""
    if scope["path"] in _HEALTH:
        return True
    given = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"host"]
    try:
        return len(given) == 1 and (urlsplit(f"//{given[0]}").hostname or "").rstrip(".") in named
    except ValueError:  # a host or a port that is none
        return False


def _foreign(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a page of another site sent this. Browsers say so; a client that says nothing is no page."""
    found = {name.lower(): value.decode("latin-1") for name, value in headers}
    origin = found.get(b"origin")
    if origin is None:
        return found.get(b"sec-fetch-site", "same-origin") not in {"same-origin", "none"}
    try:
        parts = urlsplit(origin)
        port = parts.port or _PORTS.get(parts.scheme)
        host = urlsplit(f"//{found.get(b'host', '')}")
        return (parts.hostname, port) != (host.hostname, host.port or _PORTS.get(parts.scheme))
    except ValueError:  # a host or a port that is none
        return True


def _with_headers(send: Send, more: list[tuple[bytes, bytes]]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_ENCODED, *more]
        await send(message)

    return sending


async def _refuse(send: Send, code: str) -> None:
    body = msgspec.json.encode(Refusal(code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
