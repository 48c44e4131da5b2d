"""Servers that cheat with the luck of a match, once they know everybody's salts.

Each writes a record that fits together: whoever has the record alone finds nothing wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tapisvert.server.rooms.state import TableState
from tapisvert.server.storage.store import Deal, MatchRow, TableRow
from tapisvert.table.seals import seal

Crook = Callable[[MatchRow], MatchRow]


def swap_salt(match: MatchRow) -> MatchRow:
    """Takes another salt than the last person opened, and a seal that fits it."""
    last = max(seat for seat, salt in enumerate(match.salts) if salt)
    return _with_salt(match, last, "99" * 32)


def swap_secret(match: MatchRow) -> MatchRow:
    """Takes a secret that it likes better, and a commitment that fits it."""
    return replace(match, secret="77" * 32)


def grind(match: MatchRow) -> MatchRow:
    """Plays on the first seat, and tries salts until it likes the cards."""
    return _with_salt(match, 0, "55" * 32)


def replay(match: MatchRow) -> MatchRow:
    """Hides that deals were abandoned: this one looks like the first."""
    return _sealed_again(replace(match, deal=Deal(match.deal.seals, match.deal.since)))


CROOKS: dict[str, Crook] = {
    "swap_salt": swap_salt,
    "swap_secret": swap_secret,
    "grind": grind,
    "replay": replay,
}


def cheat(crook: Crook, patch: Callable[[Any, str, Any], None] = setattr) -> None:
    """From here on every match begins as the crook wants it."""
    honest = TableState.begin

    async def begin(self: TableState, row: TableRow, match_row: MatchRow) -> None:
        await honest(self, row, crook(match_row))

    patch(TableState, "begin", begin)


def _with_salt(match: MatchRow, seat: int, salt: str) -> MatchRow:
    return _sealed_again(replace(match, salts=(*match.salts[:seat], salt, *match.salts[seat + 1 :])))


def _sealed_again(match: MatchRow) -> MatchRow:
    """With seals that fit the salts; a program has neither yet."""
    seals = tuple(
        seal(match.id, match.deal.attempt, seat, salt) if salt else ""
        for seat, salt in enumerate(match.salts)
    )
    return replace(match, deal=replace(match.deal, seals=seals))
