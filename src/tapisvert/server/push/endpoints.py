"""Push services, which a browser names: whether one may be asked at all, and how it is.

Whoever subscribes says where messages go, so this could make the server knock at doors of its own network.
Only https goes out, only to addresses that all the world can reach, and it goes to the very address that was
looked at. What comes back is a number; nothing of it is shown to anybody.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from functools import cache
from urllib.parse import SplitResult, urlsplit

import msgspec

LONGEST = 1000
"""Characters of an endpoint."""

WITHIN = 10.0
"""Seconds for all of it."""

HEAD = 16_384
"""Bytes of an answer that are read at most."""


class Unsafe(Exception):
    """No push service of the open internet."""


class Answer(msgspec.Struct, frozen=True):
    """What a push service says: a status of HTTP, and after how many seconds it wants to be asked again."""

    status: int
    again: float = 0.0


def check(endpoint: str, near: str = "") -> SplitResult:
    """The parts of an endpoint; raises `Unsafe`. `near`: HOST:PORT, with commas, that are trusted."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise Unsafe("no address") from None
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or len(endpoint) > LONGEST:
        raise Unsafe("no address")
    if parts.netloc in _trusted(near) and parts.scheme in ("http", "https"):
        return parts
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or port not in (None, 443):
        raise Unsafe("not https on its usual port")
    try:
        address = ipaddress.ip_address(parts.hostname)
    except ValueError:
        if "." not in parts.hostname.strip("."):
            raise Unsafe("a name of the own network") from None
        return parts
    if not is_public(address):
        raise Unsafe("an address of the own network")
    return parts


async def post(endpoint: str, headers: dict[str, str], body: bytes, near: str = "") -> Answer:
    """Hands a message to a push service; raises `Unsafe`, `OSError`, or `ValueError` for nonsense."""
    parts = check(endpoint, near)
    async with asyncio.timeout(WITHIN):
        reader, writer = await _connected(parts, trusted=parts.netloc in _trusted(near))
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise ValueError("no answer of HTTP") from None
        finally:
            writer.close()


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether all the world can reach an address, and not just one machine, house or carrier."""
    inner = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    plain = inner or address
    return bool(address.is_global and plain.is_global and not plain.is_multicast)


async def _connected(
    parts: SplitResult, *, trusted: bool
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connects to an address that was looked at: a name could stand for another one a moment later."""
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    if not trusted and not all(is_public(ipaddress.ip_address(each)) for each in addresses):
        raise Unsafe("a name for an address of the own network")
    failed: OSError = OSError("no address")
    for address in addresses[:4]:
        try:
            if secure:
                return await asyncio.open_connection(
                    address, port, limit=HEAD, ssl=_tls(), server_hostname=host
                )
            return await asyncio.open_connection(address, port, limit=HEAD)
        except OSError as error:
            failed = error
    raise failed


def _read(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError("no answer of HTTP")
    status, again = int(rest[:3]), 0.0
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip().lower() == "retry-after" and value.strip().isdigit():
            again = float(value.strip()[:9])
    return Answer(status, again)


def _trusted(near: str) -> frozenset[str]:
    return frozenset(each.strip() for each in near.split(",") if each.strip())


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
