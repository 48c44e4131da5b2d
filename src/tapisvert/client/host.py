"""A server, as a program asks it: HTTP with a token, answers as the messages they are."""

from __future__ import annotations

import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, TypeVar

import msgspec

from tapisvert.server.messages.games import GameInfo
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.people import Introduce, Known, Me
from tapisvert.server.messages.tables import Leave, NewTable, Sit, Start, TableInfo

PATIENCE = 20.0
T = TypeVar("T")


class Refused(Exception):
    """The server said no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Unreachable(Exception):
    """There is no server there, or nothing that talks like one."""


class Host:
    """The server at an address. The token says who asks."""

    def __init__(self, address: str, token: str = "", patience: float = PATIENCE) -> None:
        self.address = (address if "://" in address else f"http://{address}").rstrip("/")
        self.token = token
        self._patience = patience

    def stream(self, code: str) -> str:
        """Where a table's stream is."""
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/stream"

    def introduce(self, name: str) -> Known:
        """Becomes a guest of the server, or is renamed; from here on the token says so."""
        known = self._ask("/api/me", Known, Introduce(name, token=True))
        self.token = known.token
        return known

    def me(self) -> Me:
        return self._ask("/api/me", Me)

    def games(self) -> list[GameInfo]:
        return self._ask("/api/games", list[GameInfo])

    def table(self, code: str) -> TableInfo:
        return self._ask(f"/api/tables/{code}", TableInfo)

    def lay(self, wish: NewTable) -> TableInfo:
        return self._ask("/api/tables", TableInfo, wish)

    def start(self, code: str, wish: Start) -> TableInfo:
        return self._ask(f"/api/tables/{code}/start", TableInfo, wish)

    def sit(self, code: str, wish: Sit) -> TableInfo:
        return self._ask(f"/api/tables/{code}/sit", TableInfo, wish)

    def leave(self, code: str, seat: int) -> TableInfo:
        return self._ask(f"/api/tables/{code}/leave", TableInfo, Leave(seat))

    def record(self, match: str) -> str:
        """The record of a match, as anybody may read it."""
        return self._fetch(f"/api/matches/{match}/record", None).decode()

    def _ask(self, path: str, answer: type[T], body: msgspec.Struct | None = None) -> T:
        try:
            return msgspec.json.decode(self._fetch(path, body), type=answer)
        except msgspec.DecodeError as error:
            raise Unreachable(str(error)) from None

    def _fetch(self, path: str, body: msgspec.Struct | None) -> bytes:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else msgspec.json.encode(body)
        try:
            request = urllib.request.Request(self.address + path, data, headers)
            with urllib.request.urlopen(request, timeout=self._patience) as response:
                read: bytes = response.read()
                return read
        except urllib.error.HTTPError as error:
            with error:
                raise _refused(error.read(), error.code) from None
        except (urllib.error.URLError, OSError, HTTPException, ValueError) as error:
            reason: Any = getattr(error, "reason", None) or error
            raise Unreachable(getattr(reason, "strerror", None) or str(reason)) from None


def _refused(body: bytes, status: int) -> Exception:
    try:
        return Refused(msgspec.json.decode(body, type=Refusal))
    except msgspec.DecodeError:
        return Unreachable(f"HTTP {status}")
