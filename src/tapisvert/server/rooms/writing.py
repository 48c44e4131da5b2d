"""What is written of a match, folded from what is stored: most of it in the scribe's process (scribe.py)."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import msgspec

from tapisvert import games
from tapisvert.server.messages.replays import Replay, ReplayStep
from tapisvert.server.refusals import Refuse
from tapisvert.server.storage.store import MatchRow, MoveRow
from tapisvert.table import record
from tapisvert.table.match import Match, Played, Setup, WrongVersion


def exported(row: MatchRow, moves: tuple[MoveRow, ...]) -> str:
    """A match's text for its host: whole once it is over, until then as an onlooker sees it."""
    try:
        return record.write(folded(row, moves))
    except WrongVersion as error:
        raise Refuse("wrong-version", game=error.game, wanted=error.wanted, have=error.have) from None


class OtherVersion(Exception):
    """`WrongVersion` as it comes out of another process: the game, the version wanted, the one there is."""


def within_process(
    write: Callable[..., bytes], row: MatchRow, moves: tuple[MoveRow, ...], *more: int | None
) -> bytes:
    try:
        return gzip.compress(write(row, moves, *more), 6, mtime=0)
    except WrongVersion as error:
        raise OtherVersion(error.game, error.wanted, error.have) from None


def record_of(row: MatchRow, moves: tuple[MoveRow, ...], seat: int | None = None) -> bytes:
    return record.write(folded(row, moves), seat).encode()


def closed_record_of(row: MatchRow, moves: tuple[MoveRow, ...], seat: int | None = None) -> bytes:
    """What a seat knew, of a deal that others still play."""
    return record.write(folded(row, moves), seat, closed=True).encode()


def outcome_of(row: MatchRow, moves: tuple[MoveRow, ...]) -> bytes:
    return msgspec.json.encode(folded(row, moves).outcome)


def replay_of(row: MatchRow, moves: tuple[MoveRow, ...], closed: int | None = None) -> bytes:
    match = folded(row, ())
    steps = [_step(match, None, "")]
    for move in moves:
        match.play(move.seat, move.move)
        steps.append(_step(match, move.seat, move.move))
    replay = Replay(
        match=match.setup.match,
        game=match.setup.game,
        options=match.setup.options,
        names=tuple(sitter.name for sitter in match.setup.seats),
        sides=match.game.sides(match.options),
        steps=tuple(steps),
        outcome=match.outcome,
        closed=bool(closed),
    )
    return msgspec.json.encode(replay)


def _step(match: Match, seat: int | None, move: str) -> ReplayStep:
    return ReplayStep(
        seat=seat,
        move=move,
        events=match.events[-1],
        prompt=match.prompt(None),
        view=match.view(None),
        views=tuple(match.view(seat) for seat in range(len(match.setup.seats))),
    )


def setup_of(row: MatchRow) -> Setup:
    assert row.setup is not None
    return row.setup


def folded(row: MatchRow, moves: tuple[MoveRow, ...]) -> Match:
    setup = setup_of(row)
    return Match.fold(games.load(setup.game), setup, row.secret, (Played(m.seat, m.move) for m in moves))
