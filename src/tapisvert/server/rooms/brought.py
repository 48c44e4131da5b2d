"""Finished matches that somebody brings as a record, from here or from elsewhere: kept for a day.

A record that does not hold is refused, as `tapis verify` would. What is kept has an id of its own, which
follows from the text: whoever has the record has the id, and nobody else.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import time

import msgspec

from tapisvert import games
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.scribe import Scribe
from tapisvert.server.storage.store import MatchRow, MoveRow, Store
from tapisvert.table import record
from tapisvert.table.match import Played, Setup
from tapisvert.table.value import Value

START = "record-"
_ID = re.compile(f"{START}[0-9a-f]{{32}}")

PUT = (
    "INSERT INTO lookbacks (match, version, node, touched, done, record) VALUES (?, 0, '', ?, 0.0, ?)"
    " ON CONFLICT (match) DO NOTHING"
)


class Bad(Value, frozen=True, tag="bad"):
    """Why a record does not hold: what `record.BadRecord` says."""

    line: int
    code: str


class Told(Value, frozen=True, tag="told"):
    """What a record tells."""

    setup: Setup
    secret: str
    moves: tuple[Played, ...]


class Brought:
    """`scribe` replays what is brought, in its own process."""

    def __init__(self, store: Store, scribe: Scribe) -> None:
        self._store = store
        self._scribe = scribe

    async def bring(self, text: str) -> str:
        """Keeps a record and gives its id; raises `Refuse` if it does not hold or its match is not over."""
        match = START + hashlib.sha256(text.encode()).hexdigest()[:32]
        if await self._kept(match) is None:
            found = msgspec.json.decode(await self._scribe.write(_read, text), type=Told | Bad)
            if isinstance(found, Bad):
                raise _refusal(found)
            body = gzip.compress(msgspec.json.encode(found), 6, mtime=0)
            await self._store.change([(PUT, (match, time.time(), body))])
        return match

    async def find(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]] | None:
        """A match that was brought, as the store has those that were played here."""
        body = await self._kept(match)
        if body is None:
            return None
        told = msgspec.json.decode(gzip.decompress(body), type=Told)
        moves = tuple(MoveRow(played.seat, played.move) for played in told.moves)
        return MatchRow(match, "", told.secret, told.setup.salts, told.setup, over=True), moves

    async def _kept(self, match: str) -> bytes | None:
        if not is_brought(match):
            return None
        found = await self._store.ask("SELECT record FROM lookbacks WHERE match = ?", match)
        return bytes(found[0]["record"]) if found and found[0]["record"] else None


def is_brought(match: str) -> bool:
    """Whether this is the id of a record that somebody brought."""
    return _ID.fullmatch(match) is not None


def _refusal(bad: Bad) -> Refuse:
    known = {"unfinished": "not-over", "unknown-game": "unknown-game", "wrong-version": "wrong-version"}
    return Refuse(known[bad.code]) if bad.code in known else Refuse("bad-record", line=bad.line)


def _read(text: str) -> bytes:
    """In the scribe's process: what a record tells once it is replayed, or what is wrong with it."""
    try:
        match = record.verify(text, games.load)
    except record.BadRecord as bad:
        return msgspec.json.encode(Bad(bad.line, bad.code))
    return msgspec.json.encode(Told(match.setup, match.secret, tuple(match.moves)))
