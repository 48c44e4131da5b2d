"""How the luck of a coming match is agreed on: everybody seals a salt, then everybody opens it
(`docs/fairness.md`).

Pure functions from one `MatchRow` to the next. The secret is drawn, and its commitment published, before the
first seal. A deal in which somebody does not open is abandoned: the next one has a fresh secret and fresh
seals.
"""

from __future__ import annotations

import hmac

from msgspec.structs import replace

from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import Deal, MatchRow, TableRow
from tapisvert.table import seals
from tapisvert.table.chance import commitment, draw_secret
from tapisvert.table.match import Abandoned, Origin

MOST_ATTEMPTS = 100
"""After so many deals that were abandoned another table has to be laid: all of them are kept."""


def fresh(table: TableRow, origin: Origin | None = None) -> MatchRow:
    """The table's coming match: its secret is drawn here, and nobody has sealed anything.

    `origin`: where it goes on from. The next match at the table begins at the beginning.
    """
    nothing = ("",) * len(table.seats)
    return MatchRow(table.match, table.code, draw_secret(), nothing, deal=Deal(nothing, origin=origin))


def sealed(match: MatchRow, seat: int, seal: str) -> MatchRow:
    """A seat's seal is in, instead of any that was; an empty one takes it away."""
    return _put(match, seat, seal, "")


def drawn(match: MatchRow, seat: int) -> MatchRow:
    """The server draws and seals a salt, for a client that leaves that to it."""
    salt = draw_secret()
    return _put(match, seat, seals.seal(match.id, match.deal.attempt, seat, salt), salt)


def opened(match: MatchRow, seat: int, salt: str) -> MatchRow:
    """A seat's salt is in; raises `Refuse` if it is not the one that was sealed."""
    seal = seals.seal(match.id, match.deal.attempt, seat, salt)
    if not hmac.compare_digest(seal, match.deal.seals[seat]):
        raise Refuse("wrong-salt", seat=seat)
    return _put(match, seat, seal, salt)


def begun(match: MatchRow, now: float) -> MatchRow:
    """From here on all seals are published and salts asked for; raises `Refuse` after too many attempts."""
    if match.deal.attempt > MOST_ATTEMPTS:
        raise Refuse("too-many-deals")
    return replace(match, deal=replace(match.deal, since=now))


def abandoned(match: MatchRow) -> MatchRow:
    """The deal is given up: a fresh secret and no seals, and it is kept what had been promised and sealed."""
    before = Abandoned(commitment(match.secret), match.deal.seals)
    nothing = ("",) * len(match.salts)
    deal = Deal(nothing, abandoned=(*match.deal.abandoned, before), origin=match.deal.origin)
    return replace(match, secret=draw_secret(), salts=nothing, deal=deal)


def unsealed(table: TableRow, match: MatchRow) -> list[int]:
    """The seats that still have to send a seal. A program has none."""
    return [
        number
        for number, (seat, seal) in enumerate(zip(table.seats, match.deal.seals, strict=True))
        if seat.kind == "person" and not seal
    ]


def unopened(table: TableRow, match: MatchRow) -> list[int]:
    """The seats whose salts are awaited."""
    return [
        number
        for number, (seat, salt) in enumerate(zip(table.seats, match.salts, strict=True))
        if seat.kind == "person" and not salt
    ]


def check_current(match: MatchRow, name: str, attempt: int) -> None:
    """A seal is good for one attempt at one match."""
    if match.phase != "open" or (match.id, match.deal.attempt) != (name, attempt):
        raise Refuse("stale")


def _put(match: MatchRow, seat: int, seal: str, salt: str) -> MatchRow:
    kept = match.deal.seals
    deal = replace(match.deal, seals=(*kept[:seat], seal, *kept[seat + 1 :]))
    return replace(match, deal=deal, salts=(*match.salts[:seat], salt, *match.salts[seat + 1 :]))
