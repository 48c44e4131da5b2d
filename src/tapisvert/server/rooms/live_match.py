"""A match at a live table: the match itself, its streams, whose time runs, and the answers it gave."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tapisvert import games
from tapisvert.server.refusals import Refuse, of_game
from tapisvert.server.rooms.programs import AUTOPLAY_LEVEL
from tapisvert.server.rooms.streams import Left, Streams
from tapisvert.server.rooms.turns import Turns
from tapisvert.server.storage.store import MatchRow, MoveRow, SeatRow
from tapisvert.table.game import BadMove, Illegal, Step, Viewer, seen
from tapisvert.table.match import Match, Played, WrongVersion


class NextMove(NamedTuple):
    """A move that is worked out and not yet part of the match. `over`: it ends the match."""

    row: MoveRow
    number: int
    over: bool
    played: Played
    step: Step[Any]


class LiveMatch:
    """A match from its start, or folded from what is stored.

    Its clocks run on: start and moves were stored with the calendar's time, which is put on the scale of
    `now`. A calendar that was set back gives nobody more than the full time.
    """

    def __init__(
        self, row: MatchRow, moves: Iterable[MoveRow], gap: int, left: Left, now: float, calendar: float
    ) -> None:
        assert row.setup is not None
        try:
            self.match = Match(games.load(row.setup.game), row.setup, row.secret)
        except WrongVersion as error:
            raise Refuse("wrong-version", game=error.game, wanted=error.wanted, have=error.have) from None
        self.streams = Streams(self.match, gap, left)
        self.answers: dict[tuple[int, str], tuple[int, str]] = {}  # the version, and the move it was for
        self.helped: set[int] = set()  # seats whose present decision a program makes, this once
        self.made = [0] * len(row.setup.seats)  # by seat: how many moves
        self.late: dict[int, int] = {}  # by seat: the version in which its clock last ran out
        self.turns = Turns(self.match.to_act, now - max(0.0, calendar - (row.started or calendar)))
        for move in moves:
            self._note_timeout(move)
            self.streams.fold(self.match.play(move.seat, move.move))
            self._move_on(move, now - max(0.0, calendar - move.at))

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def level(self, seat: int, row: SeatRow) -> str:
        """The level of the program that decides for the seat now; empty if a person does."""
        if row.kind == "program":
            return row.level
        return AUTOPLAY_LEVEL if row.stand_in or seat in self.helped else ""

    def check_version(self, seat: int, version: int) -> None:
        """Raises `Refuse` if the seat's stream has gone on since this version."""
        if version != self.match.version(seat):
            raise Refuse("late" if self.late.get(seat) == version else "stale")

    def ahead(self, seat: int, text: str, client: str, at: float) -> NextMove:
        """A seat's move, worked out to be stored; raises `Refuse` if the rules do."""
        match = self.match
        try:
            played, step = match.ahead(seat, text)
        except BadMove:
            raise Refuse("bad-move", text=text) from None
        except Illegal as illegal:
            raise of_game(match.game.name, illegal) from None
        version = match.version(seat) + bool(seen(step.events, seat))
        over = match.game.outcome(step.state) is not None
        row = MoveRow(seat, played.move, client, version, at)
        return NextMove(row, len(match.moves) + 1, over, played, step)

    def stored_elsewhere(self, row: MoveRow) -> NextMove:
        """The next move, which another node stored."""
        self._note_timeout(row)
        played, step = self.match.ahead(row.seat, row.move)
        over = self.match.game.outcome(step.state) is not None
        return NextMove(row, len(self.match.moves) + 1, over, played, step)

    def take(self, move: NextMove, now: float) -> tuple[Viewer, ...]:
        """Plays a move that is stored; the viewers whose streams it is part of."""
        self.match.take(move.played, move.step)
        self._move_on(move.row, now)
        return self.streams.take(move.step)

    def _move_on(self, move: MoveRow, now: float) -> None:
        """After a stored move was played. Its answer is kept in case the client sends the move again."""
        if move.client:
            self.answers[move.seat, move.client] = (move.version, move.move)
        self.made[move.seat] += 1
        self.helped.discard(move.seat)
        self.turns.move_on(self.match.to_act, move.seat, now, self._resumes)

    def _resumes(self, seat: int) -> bool:
        return self.match.game.resumes(self.match.state, seat)

    def _note_timeout(self, move: MoveRow) -> None:
        """Before a stored move is played: notes if running out of time made it for its seat."""
        game, state = self.match.game, self.match.state
        if move.client or not game.clock(state, move.seat):
            return
        timeout = game.timeout(state, move.seat)
        if timeout is not None and game.write(timeout) == move.move:
            self.late[move.seat] = self.match.version(move.seat)
