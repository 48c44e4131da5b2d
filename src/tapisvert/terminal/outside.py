"""How a running server looks from outside: by the address that guests type, through the proxy before it."""

from __future__ import annotations

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from tapisvert.client.host import Host, Refused, Unreachable
from tapisvert.server.messages import Goodbye

WITHIN = 5.0
NO_TABLE = "222222"
"""A code that a table has once in a thousand million: what is asked for is a refusal."""

FORBIDDEN = 403


def serves(address: str) -> str:
    """Empty if there is a Tapis Vert at an address, else what there is instead."""
    try:
        Host(address, patience=WITHIN).games()
    except Unreachable as error:
        return str(error)
    except Refused as error:
        return error.refusal.code
    return ""


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
