"""How a running server looks from outside: by the address that guests type, through the proxy before it."""

from __future__ import annotations

import socket
import ssl
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from tapisvert.client.host import Host, Refused, Unreachable
from tapisvert.server.messages.stream import Goodbye

WITHIN = 5.0
NO_TABLE = "222222"
"""A code that a table has once in a thousand million: what is asked for is a refusal."""

FORBIDDEN = 403

SOON = 7
"""Days before its end that a certificate should have been renewed."""


def serves(address: str) -> str:
    """Empty if there is a Tapis Vert at an address, else what there is instead."""
    try:
        Host(address, patience=WITHIN).games()
    except Unreachable as error:
        return str(error)
    except Refused as error:
        return error.refusal.code
    return ""


def tls(address: str) -> tuple[str, str]:
    """What is wrong with TLS there: the end of a sentence's id, and a reason. Both empty: nothing."""
    parts = urlsplit(Host(address).address)
    if parts.scheme != "https":
        return "plain", ""
    try:
        there = (parts.hostname or "", parts.port or 443)
        with (
            socket.create_connection(there, WITHIN) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=there[0]) as secure,
        ):
            until = ssl.cert_time_to_seconds(str((secure.getpeercert() or {}).get("notAfter", "")))
    except ssl.SSLCertVerificationError as error:
        return "bad-certificate", error.verify_message
    except ssl.SSLError as error:
        return "no-tls", error.reason or type(error).__name__
    except (OSError, ValueError) as error:
        return "no-tls", str(error)
    days = int((until - time.time()) // 86_400)
    return ("old-certificate", str(days)) if days < SOON else ("", "")


def secures_cookies(address: str) -> bool:
    """Whether a browser keeps its cookie for https alone: the server has to know that it is behind TLS.

    A guest comes for this, and is deleted again.
    """
    host = Host(address).address
    with _post(f"{host}/api/me", {"name": "Doctor"}) as answer:
        cookie = answer.headers.get("set-cookie", "")
    kept = cookie.partition(";")[0]
    _post(f"{host}/api/me/delete", {"sure": True}, kept).close()
    return "secure" in {part.strip().lower() for part in cookie.split(";")}


def serves_worker(address: str) -> bool:
    """Whether a browser finds there what shows messages while the page is closed."""
    host = Host(address).address
    for name in ("sw.js", "push.js"):
        with urllib.request.urlopen(f"{host}/{name}", timeout=WITHIN) as answer:
            if "javascript" not in answer.headers.get("content-type", ""):
                return False
    return True


def _post(address: str, body: dict[str, object], cookie: str = "") -> Any:
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    request = urllib.request.Request(address, msgspec.json.encode(body), headers)
    return urllib.request.urlopen(request, timeout=WITHIN)


def streams(address: str) -> tuple[str, str]:
    """What is wrong with streams there: the end of a sentence's id, and a reason. Both empty: nothing."""
    host = Host(address)
    try:
        # As a page does: a browser says where the page came from.
        with connect(host.stream(NO_TABLE), origin=Origin(host.address), open_timeout=WITHIN) as socket:
            msgspec.json.decode(socket.recv(timeout=WITHIN), type=Goodbye)
    except InvalidStatus as error:
        status = error.response.status_code
        return ("other-host" if status == FORBIDDEN else "no-upgrade"), f"HTTP {status}"
    except (WebSocketException, OSError, msgspec.DecodeError) as error:  # a timeout is an OSError
        return "no-upgrade", type(error).__name__
    return "", ""
