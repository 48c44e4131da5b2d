"""Records and replays, always folded from what is stored."""

from __future__ import annotations

import asyncio

from tapisvert import games
from tapisvert.bots import NoAnalysis
from tapisvert.server import codes
from tapisvert.server.messages import Analysis, Replay, ReplayStep
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import seating
from tapisvert.server.rooms.programs import Programs
from tapisvert.server.storage.store import MatchRow, MoveRow, Store
from tapisvert.table import record
from tapisvert.table.match import Match, Played, Setup, WrongVersion


class Records:
    def __init__(self, store: Store, programs: Programs) -> None:
        self._store = store
        self._programs = programs

    async def record(self, match: str, guest: str, seat: int | None) -> str:
        """The text: whole once the match is over, until then what the seat (or an onlooker) may know."""
        row, moves = await self._find(match)
        if not row.over:
            await self._check_viewer(row, guest, seat)
        return await asyncio.to_thread(lambda: record.write(_fold(row, moves), seat))

    async def replay(self, match: str) -> Replay:
        """Every step of a finished match, with nothing hidden any more."""
        row, moves = await self._find(match)
        if not row.over:
            raise Refuse("not-over")
        return await asyncio.to_thread(_replay, row, moves)

    async def analysis(self, match: str) -> Analysis:
        """What the game's programs see in a finished match, if the game has such an analysis."""
        row, moves = await self._find(match)
        if not row.over:
            raise Refuse("not-over")
        setup = _setup(row)
        try:
            played = tuple(Played(move.seat, move.move) for move in moves)
            found = await self._programs.analyse(setup, row.secret, played)
        except NoAnalysis:
            raise Refuse("no-analysis") from None
        except WrongVersion as error:
            raise Refuse("wrong-version", game=error.game, wanted=error.wanted, have=error.have) from None
        return Analysis(row.id, setup.game, found)

    async def _find(self, match: str) -> tuple[MatchRow, tuple[MoveRow, ...]]:
        # Not all that an address can hold can be looked for in every database.
        wanted = codes.match(match)
        found = await self._store.match(wanted) if wanted else None
        if found is None or found[0].setup is None:
            raise Refuse("unknown-match")
        return found

    async def _check_viewer(self, row: MatchRow, guest: str, seat: int | None) -> None:
        saved = await self._store.load(row.code)
        assert saved is not None  # a match has a table
        if seat is not None:
            seating.check_owner(saved.table, guest, seat)
        elif not (saved.table.onlookers or guest == saved.table.host or seating.owned(saved.table, guest)):
            raise Refuse("no-onlookers")


def exported(row: MatchRow, moves: tuple[MoveRow, ...]) -> str:
    """A match's text for its host: whole once it is over, until then as an onlooker sees it."""
    return record.write(_fold(row, moves))


def _setup(row: MatchRow) -> Setup:
    assert row.setup is not None
    return row.setup


def _fold(row: MatchRow, moves: tuple[MoveRow, ...]) -> Match:
    setup = _setup(row)
    try:
        return Match.fold(games.load(setup.game), setup, row.secret, (Played(m.seat, m.move) for m in moves))
    except WrongVersion as error:
        raise Refuse("wrong-version", game=error.game, wanted=error.wanted, have=error.have) from None


def _replay(row: MatchRow, moves: tuple[MoveRow, ...]) -> Replay:
    match = _fold(row, ())
    steps = [_step(match, None, "")]
    for move in moves:
        match.play(move.seat, move.move)
        steps.append(_step(match, move.seat, move.move))
    return Replay(
        match=match.setup.match,
        game=match.setup.game,
        options=match.setup.options,
        names=tuple(sitter.name for sitter in match.setup.seats),
        sides=match.game.sides(match.options),
        steps=tuple(steps),
        outcome=match.outcome,
    )


def _step(match: Match, seat: int | None, move: str) -> ReplayStep:
    return ReplayStep(
        seat=seat,
        move=move,
        events=match.events[-1],
        prompt=match.prompt(None),
        view=match.view(None),
        views=tuple(match.view(seat) for seat in range(len(match.setup.seats))),
    )
