"""Records, replays and analyses, always folded from what is stored.

They are written in a process of their own: a long match takes seconds, and nobody's move should wait for it.
What cannot change any more is kept, as it is sent, up to a size.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from tapisvert import games
from tapisvert.bots import NoAnalysis
from tapisvert.server import codes
from tapisvert.server.messages.replays import Analysis
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.brought import Brought, is_brought
from tapisvert.server.rooms.kept import Kept, Key
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.rooms.round_over import is_over
from tapisvert.server.rooms.scribe import Scribe
from tapisvert.server.rooms.writing import (
    OtherVersion,
    closed_record_of,
    outcome_of,
    record_of,
    replay_of,
    setup_of,
    within_process,
)
from tapisvert.server.storage.store import NOBODY, MatchRow, MoveRow, Store
from tapisvert.table import record
from tapisvert.table.days import DayDeal, end_of
from tapisvert.table.game import Outcome
from tapisvert.table.match import Origin, Played, Setup, WrongVersion
from tapisvert.table.value import Value

LOOK_UP = (
    "SELECT m.setup, m.over, m.guests FROM matches m JOIN tables t ON t.code = m.code"
    " WHERE m.id = ? AND t.removed IS NULL"
)


class Finished(Value, frozen=True):
    """What a finished match is folded from."""

    setup: Setup
    secret: str
    moves: tuple[Played, ...]


class Ended(Value, frozen=True):
    """How a match ended, and when by the calendar."""

    outcome: Outcome
    at: float


class _OfARound(Value, frozen=True):
    tournament: str
    number: int


class _OfOthers(Value, frozen=True):
    """What is read of a setup to know whether others play the same: a deal of the day, a duplicate round."""

    day: DayDeal | None = None
    round: _OfARound | None = None


class Records:
    """Each answer is the whole body of one, in UTF-8 and compressed with gzip."""

    def __init__(
        self,
        store: Store,
        programs: Programs,
        patience: float = 60.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._programs = programs
        self._scribe = Scribe(patience)
        self._clock = clock
        self._brought = Brought(store, self._scribe)
        self._kept = Kept()
        self._opened: set[_OfARound] = set()
        self._writing: dict[Key, asyncio.Task[bytes]] = {}
        self._analysing = asyncio.Semaphore(1)  # the other processes are for programs that play

    def close(self) -> None:
        for task in self._writing.values():
            task.cancel()
        self._scribe.close()

    async def record(self, match: str, guest: str, seat: int | None) -> str:
        """The text: whole once the match is over, until then what the seat (or an onlooker) may know.

        Of a deal of the day, it is whole once the day is over; until then its player gets what the seat knew.
        """
        match, setup, over, guests = await self._look_up(match)
        if over:
            await self._check_round(setup)
        if over and self._is_played_today(setup):
            _check_player(guest, guests[seat : seat + 1] if seat is not None else ())
            written = await self._write(closed_record_of, match, seat)
        elif over:
            written = await self._once("record", match, setup, lambda: self._write(record_of, match))
        else:
            await self._check_viewer(match, guest, seat)
            written = await self._write(record_of, match, seat)
        return gzip.decompress(written).decode()

    async def replay(self, match: str, guest: str = "") -> bytes:
        """Every step of a finished match, with nothing hidden any more, as a `Replay`."""
        match, setup = await self._ended(match, guest)
        closed = self._is_played_today(setup)
        what = "closed replay" if closed else "replay"
        return await self._once(what, match, setup, lambda: self._write(replay_of, match, closed))

    async def analysis(self, match: str, guest: str = "") -> bytes:
        """What the game's programs see in a finished match, as an `Analysis`, if the game has one."""
        match, setup = await self._ended(match, guest)
        return await self._once("analysis", match, setup, lambda: self._analyse(match))

    async def origin(self, match: str, after: int, seat: int) -> Origin:
        """A point of a finished match to play on from; raises `Refuse`.

        Nobody is named in it: it is kept with another match, for whoever sits there. It was played here: what
        somebody brings may be made up, and would be told to others as a match of theirs.
        """
        if is_brought(match):
            raise Refuse("unknown-match")
        match, stored, over, _ = await self._look_up(match)
        if not over:
            raise Refuse("not-over")
        await self._check_round(stored)
        if self._is_played_today(stored):
            raise Refuse("day-not-over")
        row, moves = await self._find(match)
        setup, game = setup_of(row), games.load(setup_of(row).game)
        if setup.version != game.version and setup.version not in game.earlier:
            raise Refuse("wrong-version", game=game.name, wanted=setup.version, have=game.version)
        if after >= len(moves) or seat >= len(setup.seats):
            raise Refuse("no-such-point")
        seats = tuple(replace(sitter, name=NOBODY) for sitter in setup.seats)
        played = tuple(Played(move.seat, move.move) for move in moves)
        origin = Origin(replace(setup, seats=seats), row.secret, played, after, seat)
        if origin.depth > record.DEEPEST:
            raise Refuse("too-far-on", most=record.DEEPEST)
        return origin

    async def bring(self, text: str) -> str:
        """Keeps a finished record that somebody has, for a day; the id by which it is found like others."""
        return await self._brought.bring(text)

    async def over(self, match: str, guest: str = "") -> str:
        """A finished match's id, for somebody who may see all of it."""
        return (await self._ended(match, guest))[0]

    async def ended(self, match: str) -> Ended:
        """When a finished match ended, and how."""
        row, moves = await self._find(match)
        played = await self._scribe.write(within_process, outcome_of, row, moves)
        outcome = msgspec.json.decode(gzip.decompress(played), type=Outcome)
        return Ended(outcome, moves[-1].at if moves else row.started)

    async def finished(self, match: str) -> Finished:
        """All that a finished match follows from."""
        row, moves = await self._find(match)
        return Finished(setup_of(row), row.secret, tuple(Played(move.seat, move.move) for move in moves))

    async def told(self, write: Callable[[MatchRow, tuple[MoveRow, ...]], bytes], match: str) -> bytes:
        """What a function tells of a match, in the process that writes records; compressed."""
        return await self._write(write, match)

    async def _ended(self, match: str, guest: str) -> tuple[str, str]:
        """A finished match's id and setup. A deal of the day is its player's alone until the day is over."""
        match, setup, over, guests = await self._look_up(match)
        if not over:
            raise Refuse("not-over")
        await self._check_round(setup)
        if self._is_played_today(setup):
            _check_player(guest, guests)
        return match, setup

    async def _check_round(self, setup: str) -> None:
        """Nothing is shown of a duplicate round until its last table is over, to nobody."""
        of = msgspec.json.decode(setup, type=_OfOthers).round if setup else None
        if of is None or of in self._opened:
            return
        if not await is_over(self._store, of.tournament, of.number):
            raise Refuse("round-not-over")
        self._opened.add(of)

    def _is_played_today(self, setup: str) -> bool:
        """Whether others may still play the same deal: what was hidden in it must not be seen until then."""
        day = msgspec.json.decode(setup, type=_OfOthers).day if setup else None
        return day is not None and self._clock() < end_of(day.day)

    async def _look_up(self, match: str) -> tuple[str, str, bool, tuple[str, ...]]:
        """A match's id, its setup, which changes if a guest is forgotten, whether it is over, its guests."""
        if is_brought(match):
            row, _ = await self._find(match)
            return match, "", row.over, ()
        # Not all that an address can hold can be looked for in every database.
        wanted = codes.match(match)
        found = await self._store.ask(LOOK_UP, wanted) if wanted else []
        if not found or not found[0]["setup"]:
            raise Refuse("unknown-match")
        guests = msgspec.json.decode(found[0]["guests"] or "[]", type=tuple[str, ...])
        return wanted, str(found[0]["setup"]), bool(found[0]["over"]), guests

    async def _once(self, what: str, match: str, setup: str, write: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept, or being written for somebody else, or is written now."""
        key = (what, match)
        kept = self._kept.get(key, setup)
        if kept is not None:
            return kept
        if key not in self._writing:

            async def work() -> bytes:
                written = await write()
                self._kept.put(key, setup, written)
                return written

            self._writing[key] = asyncio.create_task(work())
            self._writing[key].add_done_callback(lambda _: self._writing.pop(key, None))
        return await asyncio.shield(self._writing[key])

    async def _write(self, write: Callable[..., bytes], match: str, *more: int | None) -> bytes:
        row, moves = await self._find(match)
        try:
            return await self._scribe.write(within_process, write, row, moves, *more)
        except OtherVersion as error:
            game, wanted, have = error.args
            raise Refuse("wrong-version", game=game, wanted=wanted, have=have) from None

    async def _analyse(self, match: str) -> bytes:
        row, moves = await self._find(match)
        setup = setup_of(row)
        try:
            played = tuple(Played(move.seat, move.move) for move in moves)
            async with self._analysing:
                found = await self._programs.analyse(setup, row.secret, played)
        except NoAnalysis:
            raise Refuse("no-analysis") from None
        except WrongVersion as error:
            raise Refuse("wrong-version", game=error.game, wanted=error.wanted, have=error.have) from None
        return gzip.compress(msgspec.json.encode(Analysis(row.id, setup.game, found)), 6, mtime=0)

    async def _find(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]]:
        found = await (self._brought.find(match) if is_brought(match) else self._store.match(match))
        if found is None or found[0].setup is None:
            raise Refuse("unknown-match")
        return found

    async def _check_viewer(self, match: str, guest: str, seat: int | None) -> None:
        saved = await self._store.load(match.rpartition("-")[0])
        if saved is None:
            raise Refuse("unknown-match")
        if seat is not None:
            seating.check_owner(saved.table, guest, seat)
        elif not seating.may_watch(saved.table, saved.match, guest):
            raise Refuse("no-onlookers")


def _check_player(guest: str, guests: tuple[str, ...]) -> None:
    if not guest or guest not in guests:
        raise Refuse("day-not-over")
