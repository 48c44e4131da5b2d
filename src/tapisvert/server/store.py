"""What is stored, and the one small interface that the server stores it through.

Rows are plain data. `sqlite.py` is the default implementation; nothing else in the server knows
which one it talks to. A method that writes returns once what it wrote is durable.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec

from tapisvert.server.messages import OpenTable
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Setup

Phase = Literal["open", "playing", "over"]


class SeatRow(msgspec.Struct, frozen=True):
    """A seat. `guest` owns a person's; `stand_in`: a program plays for it now; `bot`: its owner is one."""

    kind: Literal["open", "person", "program"] = "open"
    name: str = ""
    level: str = ""
    guest: str = ""
    stand_in: bool = False
    bot: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """A table, apart from its matches. `number` is the current match's."""

    code: str
    game: str
    options: dict[str, OptionValue]
    host: str
    host_name: str
    public: bool
    onlookers: bool
    chat: bool
    clock: int
    takeover: bool
    seats: tuple[SeatRow, ...]
    number: int = 1
    hints: bool = False

    @property
    def match(self) -> str:
        return f"{self.code}-{self.number}"


class MatchRow(msgspec.Struct, frozen=True):
    """A match apart from its moves. A salt is empty until it is in; the setup is there from the start on."""

    id: str
    code: str
    secret: str
    salts: tuple[str, ...]
    setup: Setup | None = None
    over: bool = False

    @property
    def phase(self) -> Phase:
        return "over" if self.over else "playing" if self.setup else "open"


class MoveRow(msgspec.Struct, frozen=True):
    """A move. `client` is the id its client gave it; `version` what was answered; `at` by the calendar."""

    seat: int
    move: str
    client: str = ""
    version: int = 0
    at: float = 0.0


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    phrase: str


class Saved(msgspec.Struct, frozen=True):
    """All that is known about a table: enough to go on where it was."""

    table: TableRow
    match: MatchRow
    moves: tuple[MoveRow, ...]
    chat: tuple[ChatRow, ...]


class CodeTaken(Exception):
    """A table with this code exists already."""


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """The server's signing key, drawn when it is first asked for."""

    async def guest(self, guest: str) -> str | None:
        """A guest's name."""

    async def name_guest(self, guest: str, name: str) -> None: ...

    async def create(self, table: TableRow, match: MatchRow) -> None:
        """Raises `CodeTaken`."""

    async def save(self, table: TableRow, match: MatchRow) -> None:
        """Both at once, or neither. A match that is new is added."""

    async def add_move(self, match: str, number: int, move: MoveRow, over: bool) -> None:
        """The match's next move; `over`: it ended the match. Fails if there is one of that number."""

    async def add_chat(self, code: str, line: ChatRow) -> None: ...

    async def load(self, code: str) -> Saved | None:
        """A table with its current match."""

    async def match(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None: ...

    async def answered(self, match: str, seat: int, client: str) -> int | None:
        """The version that was answered to the move with this client id."""

    async def waiting(self, age: float) -> list[OpenTable]:
        """The public tables with a free seat that were touched in the last `age` seconds, newest first."""

    async def running(self) -> list[str]:
        """The codes of all tables whose match is being played."""

    async def touch(self, codes: list[str]) -> None:
        """These tables are in use."""
