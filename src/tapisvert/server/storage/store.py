"""What is stored, and the one small interface that the server stores it through.

Rows are plain data. `sqlite.py` is the default implementation, for one process; `postgres.py` the one
that several nodes share. Little else in the server knows which one it talks to. A method that writes
returns once what it wrote is durable.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Literal, Protocol

import msgspec

from tapisvert.table.duplicate import RoundDeal
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Abandoned, Origin, Setup
from tapisvert.table.value import Value

Phase = Literal["open", "playing", "over"]

NOBODY = "–"
"""What a seat is called whose guest is forgotten, or not to be named."""

CHAT_KEPT = 50
"""Lines of chat that a table keeps."""


Outcast = Literal["muted", "away"]
"""What a host did with an onlooker: nobody hears them, or they are not let in."""


Answer = Literal["", "agreed", "declined"]
"""What the owner of a seat says to another match, once one is over; nothing yet."""


Company = Literal["people", "screen", "programs", "alone"]
"""With whom a guest plays: other people, several on one screen, programs alone, nobody."""


class SeatRow(Value, frozen=True):
    """A seat. `guest` owns a person's; `stand_in`: a program plays for it now; `bot`: its owner is one.

    `rematch` is what its owner says to another match. In its `pauses`, by the calendar, its clock stands
    still.
    """

    kind: Literal["open", "person", "program"] = "open"
    name: str = ""
    level: str = ""
    guest: str = ""
    stand_in: bool = False
    bot: bool = False
    rematch: Answer = ""
    pauses: tuple[tuple[float, float], ...] = ()


SLOW = 3600
"""A clock of so many seconds or more makes a slow table: nobody is expected to sit and wait there."""


class TableRow(Value, frozen=True):
    """A table, apart from its matches. `number` is the current match's.

    `revision` counts how often it was saved; saving it takes the newest revision. `tournament` is the one
    that opened it, if any. `rated`: its matches count for ratings. `group`: whose table it is; `phrases`: in
    its chat nothing but ready-made phrases is said.
    """

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
    revision: int = 0
    outcasts: dict[str, Outcast] = msgspec.field(default_factory=dict)
    tournament: str = ""
    rated: bool = False
    group: str = ""
    phrases: bool = False
    holidays: int = 0  # days in all for which each seat may stop its clock

    @property
    def slow(self) -> bool:
        """Whether a turn takes hours or days."""
        return self.clock >= SLOW

    @property
    def match(self) -> str:
        return f"{self.code}-{self.number}"


class Deal(Value, frozen=True):
    """How far the luck of a coming match is agreed on. A seal is empty until it is in, a program's always.

    `since` is when all seals were published and salts were asked for, by the calendar; 0: that is still to
    come. `abandoned` are the deals for the same match that did not come about. `origin` is where the match is
    to go on from, until it is set up. `first`: a deal of the day, tried for the first time. `round`: the luck
    is that of a duplicate round, until it is set up; then a seal only says that somebody is there.
    """

    seals: tuple[str, ...]
    since: float = 0.0
    abandoned: tuple[Abandoned, ...] = ()
    origin: Origin | None = None
    first: bool = False
    round: RoundDeal | None = None

    @property
    def attempt(self) -> int:
        return len(self.abandoned) + 1


class MatchRow(Value, frozen=True):
    """A match apart from its moves. A salt is empty until it is open; the setup is there from the start on.

    `deal` is how it comes to that; a match of before the seals has none. `started` is when that was, by the
    calendar; 0 if that is not known. `guests` owned the seats then: others may sit there since.
    """

    id: str
    code: str
    secret: str
    salts: tuple[str, ...]
    setup: Setup | None = None
    over: bool = False
    started: float = 0.0
    guests: tuple[str, ...] = ()
    deal: Deal = Deal(())

    @property
    def dealing(self) -> bool:
        """Whether all seals are published and salts are awaited."""
        return self.setup is None and self.deal.since > 0

    @property
    def origin(self) -> Origin | None:
        """Where it goes on from, or is to."""
        return self.setup.origin if self.setup else self.deal.origin

    @property
    def phase(self) -> Phase:
        return "over" if self.over else "playing" if self.setup else "open"


class MoveRow(Value, frozen=True):
    """A move. `client` is the id its client gave it; `version` what was answered; `at` by the calendar."""

    seat: int
    move: str
    client: str = ""
    version: int = 0
    at: float = 0.0


class ChatRow(Value, frozen=True):
    """A line of chat. `client` is the id that the guest's client gave it.

    When a guest is forgotten, the number of the line stays: pages take a number they know for the same line.
    """

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str
    guest: str = ""
    client: str = ""

    @property
    def forgotten(self) -> bool:
        return not (self.text or self.phrase)


class Saved(Value, frozen=True):
    """All that is known about a table: enough to go on where it was."""

    table: TableRow
    match: MatchRow
    moves: tuple[MoveRow, ...]
    chat: tuple[ChatRow, ...]


class WaitingRow(Value, frozen=True):
    """A public table with free seats. `seats` counts all of them."""

    code: str
    game: str
    options: dict[str, OptionValue]
    host_name: str
    free: int
    seats: int


class Head(Value, frozen=True):
    """How far a table is: its revision, its match's number, and the last move's and chat line's numbers."""

    revision: int
    number: int
    moves: int
    chat: int


Change = tuple[str, tuple[str | int | float | bytes, ...]]
"""A statement that every database understands, with `?` for its values, and these."""


class CodeTaken(Exception):
    """A table with this code exists already."""


class Outdated(Exception):
    """Something newer is stored: nothing was written, and the table has to be read again."""


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """The server's signing key, drawn when it is first asked for."""

    async def guest(self, guest: str) -> str | None:
        """A guest's name."""

    async def name_guest(self, guest: str, name: str) -> None: ...

    async def end_sessions(self, guest: str) -> None:
        """Begins a guest's next generation of cookies and tokens."""

    async def generations(self) -> dict[str, int]:
        """The generations of all guests who are not in their first."""

    async def check_writable(self) -> None:
        """Writes something, as a move would be; raises what then goes wrong."""

    async def create(self, table: TableRow, match: MatchRow) -> None:
        """Stores a new table with its first match; raises `CodeTaken`."""

    async def save(self, table: TableRow, match: MatchRow) -> None:
        """Stores both rows or neither; adds a match that is new.

        The table's revision goes up by one. Raises `Outdated` if the given one is not the newest.
        """

    def add_move(self, match: str, number: int, move: MoveRow, over: bool) -> Awaitable[None]:
        """Stores the match's next move; `over`: it ended the match.

        Raises `Outdated` if there is one of that number; where nodes share the store, also if there is
        one of that seat's client id.
        """

    async def add_chat(self, code: str, line: ChatRow) -> None:
        """Stores a line of chat; raises `Outdated` if its number or its guest's client id is taken."""

    async def load(self, code: str) -> Saved | None:
        """A table with its current match. Nothing here finds a table that was taken away."""

    async def match(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None: ...

    async def answered(self, match: str, seat: int, client: str) -> tuple[int, str] | None:
        """The version in the answer to the move with this client id, and the move, if it is stored."""

    async def waiting(self, age: float) -> list[WaitingRow]:
        """The public tables with a free seat that were touched in the last `age` seconds.

        Each host's newest comes before any host's second, and so on: nobody fills the list alone.
        """

    async def running(self) -> list[str]:
        """The codes of all tables whose match is being played."""

    async def touch(self, codes: list[str]) -> None:
        """Notes that these tables are in use."""

    async def revisions(self, codes: list[str]) -> dict[str, int]:
        """The revisions of those of these tables that are still there."""

    # For a host's upkeep, which ops/upkeep.py does once for all stores.

    async def ask(self, query: str, *values: str | int | float) -> list[Any]:
        """Runs a plain query with `?` for its values; returns rows, read by column."""

    async def change(self, changes: list[Change]) -> int:
        """Runs all of these statements, or none; returns how many rows the last one changed."""

    async def change_if(self, first: Change, changes: list[Change]) -> bool:
        """Runs a statement and, if that changed a row, all of the others; whether it did. All or nothing."""


class SharedStore(Store, Protocol):
    """What nodes that share a store need besides: to see what the others stored, and to hold tables.

    A node holds a table while it runs the table's clocks and programs. A node that stops saying that it
    lives has lost all it held. If two nodes ever believed to hold one, `Outdated` would keep the order.
    """

    @property
    def away(self) -> tuple[type[Exception], ...]:
        """The exceptions that every method may raise while the store cannot be used."""

    async def heads(self, codes: list[str]) -> dict[str, Head]: ...

    async def news(self, code: str, match: str, after: int) -> tuple[Head, tuple[MoveRow, ...]] | None:
        """How far a table is, and the moves of one of its matches after that number; None: it is gone."""

    async def beat(self, node: str, seconds: float) -> float:
        """Notes that the node lives, and will for so many seconds.

        Returns the time by the store's calendar, which all nodes go by.
        """

    async def claim(self, node: str, codes: list[str]) -> list[str]:
        """Gives a node those of the tables that no other living node holds; returns which."""

    async def rest(self, node: str, codes: list[str]) -> None:
        """Takes tables from a node that nobody needs to hold, until a node claims them."""

    async def release(self, node: str, code: str) -> None:
        """Takes from a node a table that it cannot run: another has to."""

    async def orphans(self, limit: int, but: list[str]) -> list[str]:
        """Tables with a match in play that no living node holds; `but` these."""

    async def leave(self, node: str) -> None:
        """Notes that the node stops: it holds nothing any more."""
