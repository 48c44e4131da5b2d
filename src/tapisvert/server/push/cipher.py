"""What Web Push asks of a sender: a message that only one browser can read, and a proof of who sends it.

RFC 8291 (encryption, on RFC 8188) and RFC 8292 (VAPID), on `cryptography`. This module is loaded with the
first message, and not before.
"""

from __future__ import annotations

import hmac
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""The size of a record, of which a message is the only one; all push services take so much."""

PADDED = 1024
"""Messages are filled up to so many bytes: their length tells nothing."""

LAST = b"\x02"
"""Comes after the text in the last record, before what fills it up."""


def encrypt(
    text: bytes, public: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for the browser with this public key and secret; raises `ValueError` if they are none.

    `own` and `salt` are drawn for every message; tests give those of the RFC.
    """
    theirs = decoded(public)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    padding = bytes(max(0, PADDED - len(text))) if own is None else b""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    ours = _point(own)
    shared = _hmac(decoded(auth), own.exchange(ec.ECDH(), receiver))
    material = _hmac(salt, _hmac(shared, b"WebPush: info\0" + theirs + ours + b"\x01"))
    key = _hmac(material, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _hmac(material, b"Content-Encoding: nonce\0\x01")[:12]
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, text + LAST + padding, None)


def draw() -> tuple[str, str]:
    """A pair of keys for VAPID: the public one, which browsers are shown, and the private one."""
    drawn = ec.generate_private_key(ec.SECP256R1())
    return encoded(_point(drawn)), encoded(drawn.private_numbers().private_value.to_bytes(32, "big"))


def proof(public: str, private: str, audience: str, contact: str, until: float) -> str:
    """The header by which a push service knows the sender: a signed note that holds for one service."""
    note = {"aud": audience, "exp": int(until), "sub": contact}
    header = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(encoded(json.dumps(part).encode()) for part in (header, note))
    key = ec.derive_private_key(int.from_bytes(decoded(private), "big"), ec.SECP256R1())
    signature = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    raw = b"".join(number.to_bytes(32, "big") for number in signature)
    return f"vapid t={signed}.{encoded(raw)}, k={public}"


def is_point(public: str) -> bool:
    """Whether a text is a public key that a message can be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    except ValueError:
        return False
    return True


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, sha256).digest()
