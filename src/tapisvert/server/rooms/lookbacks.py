"""Looking back at finished matches: reckoned by one process beside the server, and kept in the store.

All matches that wait get a slice in turn, so that a long one holds up nobody. Several nodes agree through
the store: whoever has claimed a match says there how far it is, the others read that, and take the match over
if nothing is heard any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.bots.looked import VERSION, LookBack
from tapisvert.bots.processes import Processes
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.records import Finished, Records
from tapisvert.server.storage.store import Store
from tapisvert.table.match import Match, WrongVersion

log = logging.getLogger(__name__)

MOST = 24
"""Matches that may wait at a node to be looked back at."""

SLICE = 0.3
"""Seconds for which a match is looked back at before it is the next one's turn."""

SAVE_EVERY = 2.0
"""Seconds between two notes in the store of how far a match is."""

LOST = 30.0
"""Seconds without such a note after which another node takes over."""

ATTEMPTS = 2

FIND = "SELECT version, node, touched, done, body FROM lookbacks WHERE match = ?"
CLAIM = (
    "INSERT INTO lookbacks (match, version, node, touched, done) VALUES (?, ?, ?, ?, 0.0)"
    " ON CONFLICT (match) DO UPDATE SET version = excluded.version, node = excluded.node,"
    " touched = excluded.touched, done = 0.0, body = NULL"
    " WHERE lookbacks.version <> excluded.version OR lookbacks.node = excluded.node"
    " OR (lookbacks.done < 1.0 AND lookbacks.touched < ?)"
)
SAVE = "UPDATE lookbacks SET done = ?, body = ?, touched = ? WHERE match = ? AND node = ?"
LET_GO = "UPDATE lookbacks SET touched = 0.0 WHERE node = ? AND done < 1.0"
LET_GO_ONE = "UPDATE lookbacks SET touched = 0.0 WHERE match = ? AND node = ?"

Slice = tuple[float, bytes] | Refusal
"""How far a match is and all that is known, as JSON that is compressed; or why it cannot be looked at."""


class LookBacks:
    """`effort` says how thorough it is; with 0 there is none of it. `clock` is the calendar."""

    def __init__(
        self,
        store: Store,
        records: Records,
        effort: float,
        patience: float = 300.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.node = secrets.token_hex(8)
        self._store = store
        self._records = records
        self._effort = effort
        self._patience = patience
        self._clock = clock
        self._jobs: dict[str, _Job] = {}  # in the order of their next slices
        self._failed: dict[str, Refusal] = {}
        self._process: Processes | None = None
        self._work: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many matches are being looked back at here."""
        return len(self._jobs)

    async def start(self, match: str, allow: Callable[[], None] = lambda: None, guest: str = "") -> bytes:
        """Begins to look back at a match unless that was done, or is being done; what is known of it.

        `allow` is called before anything is begun, and may raise.
        """
        if not self._effort:
            raise Refuse("no-lookback")
        match = await self._records.over(match, guest)
        self._failed.pop(match, None)
        known = await self._known(match)
        if known is None or (known.lost and match not in self._jobs):
            allow()
            if len(self._jobs) >= MOST:
                raise Refuse("too-many-lookbacks")
            await self._claim(match)
            known = await self._known(match)
        return _answer(match, known)

    async def show(self, match: str, guest: str = "") -> bytes:
        """What is known of a match that somebody wanted to look back at; goes on with it if all have left."""
        match = await self._records.over(match, guest)
        if match in self._failed:
            refusal = self._failed.pop(match)
            raise Refuse(refusal.code, refusal.rule, **refusal.facts)
        known = await self._known(match)
        if known is None:
            raise Refuse("no-lookback")
        if known.lost and self._effort and len(self._jobs) < MOST:
            await self._claim(match)
        return _answer(match, known)

    async def close(self) -> None:
        """Other nodes may go on at once with what was begun here."""
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        self._end()
        if self._jobs:
            with contextlib.suppress(Exception):
                await self._store.change([(LET_GO, (self.node,))])

    async def _known(self, match: str) -> _Known | None:
        """What there is of this version, here or in the store."""
        if match in self._jobs:
            job = self._jobs[match]
            return _Known(job.done, job.body)
        found = await self._store.ask(FIND, match)
        if not found or found[0]["version"] != VERSION:
            return None
        row = found[0]
        quiet = row["node"] == self.node or row["touched"] < self._clock() - LOST
        return _Known(row["done"], bytes(row["body"] or b""), row["done"] < 1 and quiet)

    async def _claim(self, match: str) -> None:
        """Takes a match that no other node is at."""
        finished = await self._records.finished(match)
        now = self._clock()
        await self._store.change([(CLAIM, (match, VERSION, self.node, now, now - LOST))])
        found = await self._store.ask(FIND, match)
        if found and found[0]["node"] == self.node and found[0]["done"] < 1 and match not in self._jobs:
            self._jobs[match] = _Job(finished, now)
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._reckon())

    async def _reckon(self) -> None:
        """Gives each match a slice in turn until none is left."""
        while self._jobs:
            match, job = next(iter(self._jobs.items()))
            try:
                more = await self._slice(match, job)
            except Exception as error:
                log.error("a match could not be looked back at (%s): %r", match, error)
                await self._note_failure(match, Refusal("internal"))
                more = False
            del self._jobs[match]
            if more:
                self._jobs[match] = job

    async def _slice(self, match: str, job: _Job) -> bool:
        """Looks back for a while; whether this node is to go on with it."""
        try:
            async with asyncio.timeout(self._patience):
                found = await self._ask(_look_on, match, job.finished, self._effort)
        except (BrokenProcessPool, TimeoutError) as error:
            log.warning("the process that looks back ended or hung (%s): %r", match, error)
            self._end()
            job.failures += 1
            if job.failures == ATTEMPTS:
                await self._note_failure(match, Refusal("internal"))
            return job.failures < ATTEMPTS
        if isinstance(found, Refusal):
            await self._note_failure(match, found)
            return False
        (done, body), now, mine = found, self._clock(), True
        if done == 1 or now - job.saved >= SAVE_EVERY:
            job.saved = now
            await self._store.change([(SAVE, (done, body, now, match, self.node))])
            row = await self._store.ask(FIND, match)
            mine = bool(row) and row[0]["node"] == self.node
        job.done, job.body = done, body  # nobody is told that it is done before it is stored
        return mine and done < 1

    async def _note_failure(self, match: str, refusal: Refusal) -> None:
        self._failed[match] = refusal
        while len(self._failed) > MOST:
            del self._failed[next(iter(self._failed))]
        with contextlib.suppress(Exception):
            await self._store.change([(LET_GO_ONE, (match, self.node))])

    async def _ask(self, function: Callable[..., Slice], *args: Any) -> Slice:
        if self._process is None:
            self._process = Processes(1, _step_back)
        return await asyncio.wrap_future(self._process.submit(function, *args))

    def _end(self) -> None:
        if self._process:
            self._process.end()
            self._process = None


class _Job:
    """A match that is being looked back at here."""

    def __init__(self, finished: Finished, now: float) -> None:
        self.finished = finished
        self.saved = now
        self.done, self.body = 0.0, b""
        self.failures = 0


class _Known(msgspec.Struct, frozen=True):
    """How far a match is, and what is known of it; `lost`: whoever was at it is gone."""

    done: float
    body: bytes
    lost: bool = False


def _answer(match: str, known: _Known | None) -> bytes:
    """A `LookedBack`, as JSON that is compressed."""
    done, body = (known.done, known.body) if known else (0.0, b"")
    found = msgspec.Raw(gzip.decompress(body)) if body else None
    return gzip.compress(msgspec.json.encode({"match": match, "done": done, "found": found}), 6, mtime=0)


# --- in the process that looks back ---------------------------------------------------------------

_going: dict[str, Iterator[LookBack]] = {}


def _step_back() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # programs that play come first


def _look_on(match: str, finished: Finished, effort: float) -> Slice:
    """Looks back for a slice of time, from where the last one ended."""
    from tapisvert.bots.lookback import effort_for, judge_for, look_back

    if match not in _going:
        try:
            played = Match.fold(
                games.load(finished.setup.game), finished.setup, finished.secret, finished.moves
            )
        except KeyError:
            return Refusal("unknown-game")
        except WrongVersion as error:
            return Refusal(
                "wrong-version", facts={"game": error.game, "wanted": error.wanted, "have": error.have}
            )
        _going[match] = look_back(played, judge_for(played), effort_for(played, effort))
        while len(_going) > 2 * MOST:  # of matches that another node took over
            del _going[next(iter(_going))]
    looking, begun = _going.pop(match), time.monotonic()
    while (found := next(looking)).done < 1:
        if time.monotonic() - begun >= SLICE:
            _going[match] = looking
            break
    return found.done, gzip.compress(msgspec.json.encode(found), 6, mtime=0)
