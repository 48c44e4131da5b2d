"""A match at a live table: the match itself, its streams, whose time runs, and the answers it gave."""

from __future__ import annotations

from collections.abc import Iterable

from tapisvert import games
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.streams import Left, Streams
from tapisvert.server.rooms.turns import Turns
from tapisvert.server.storage.store import MatchRow, MoveRow
from tapisvert.table.match import Match, WrongVersion


class Play:
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
        self.answers: dict[tuple[int, str], int] = {}
        self.helped: set[int] = set()  # seats whose present decision a program makes, this once
        self.late: dict[int, int] = {}  # by seat: the version in which its clock last ran out
        self.turns = Turns(self.match.to_act, now - max(0.0, calendar - (row.started or calendar)))
        for move in moves:
            self.before(move)
            self.streams.fold(self.match.play(move.seat, move.move))
            self.move_on(move, now - max(0.0, calendar - move.at))

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def before(self, move: MoveRow) -> None:
        """Before a stored move is played that was made before this match was folded, or elsewhere."""
        if self._made_by_clock(move):
            self.late[move.seat] = self.match.version(move.seat)

    def move_on(self, move: MoveRow, now: float) -> None:
        """After a stored move was played. What it was answered is kept for when it is sent again."""
        if move.client:
            self.answers[move.seat, move.client] = move.version
        self.helped.discard(move.seat)
        self.turns.move_on(self.match.to_act, move.seat, now)

    def _made_by_clock(self, move: MoveRow) -> bool:
        """Whether a stored move, the next to be played, is what running out of time made for its seat."""
        game, state = self.match.game, self.match.state
        if move.client or not game.clock(state, move.seat):
            return False
        timeout = game.timeout(state, move.seat)
        return timeout is not None and game.write(timeout) == move.move
