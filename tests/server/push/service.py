"""A push service of the tests' own, on loopback, and a device that reads what comes through it."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tapisvert.server.push.cipher import decoded, encoded
from tapisvert.server.push.subscriptions import Subscription
from tests.server.fakes import PATIENCE


class Device:
    """A browser that subscribed: its keys, and how it reads a message."""

    def __init__(self) -> None:
        self._own = ec.generate_private_key(ec.SECP256R1())
        self._point = self._own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = bytes(range(16))
        self.public, self.auth = encoded(self._point), encoded(self._auth)

    def read(self, body: bytes) -> dict[str, Any]:
        """What a message says, by RFC 8291 as a browser does it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        there = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = _hash(self._auth, self._own.exchange(ec.ECDH(), there))
        material = _hash(salt, _hash(shared, b"WebPush: info\0" + self._point + sender + b"\x01"))
        key = _hash(material, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hash(material, b"Content-Encoding: nonce\0\x01")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\x02")
        said: dict[str, Any] = msgspec.json.decode(text[:-1])
        return said


class Arrived(msgspec.Struct):
    """A request that came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def note(self, public: str) -> dict[str, Any]:
        """What the sender's proof says; fails unless it is signed with the key whose other half this is."""
        token, _, key = self.headers["authorization"].removeprefix("vapid t=").partition(", k=")
        assert key == public
        signed, _, signature = token.rpartition(".")
        raw = decoded(signature)
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        point.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
        said: dict[str, Any] = msgspec.json.decode(decoded(signed.partition(".")[2]))
        return said


class Service:
    """`answers` are the statuses of the next answers; then it says 201."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: list[str] = []
        self.near = ""

    @property
    def endpoint(self) -> str:
        return f"http://{self.near}/send/1"

    def subscription(self, browser: Device, key: str, **changes: Any) -> Subscription:
        """Anna's device, told of everything."""
        given: dict[str, Any] = {
            "device": "d1",
            "guest": "anna",
            "endpoint": self.endpoint,
            "key": key,
            "public": browser.public,
            "auth": browser.auth,
            "origin": "https://tapis.example",
            "kinds": ("move", "begins"),
            "language": "fr",
            "zone": "Europe/Paris",
            "ahead": 60,
        }
        return Subscription(**{**given, **changes})

    async def come(self, count: int) -> list[Arrived]:
        """So many messages, once they have arrived."""
        async with asyncio.timeout(PATIENCE):
            while len(self.arrived) < count:
                await asyncio.sleep(0.002)
        return self.arrived

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.arrived.append(Arrived(head[0].split(" ")[1], headers, body))
        status = self.answers.pop(0) if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.near = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
        await server.wait_closed()


def _hash(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, sha256).digest()
