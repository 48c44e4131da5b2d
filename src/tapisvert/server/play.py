"""A match at a live table: the match itself, its streams, whose time runs, and the answers it gave."""

from __future__ import annotations

from collections.abc import Iterable

from tapisvert import games
from tapisvert.server.refusals import Refuse
from tapisvert.server.store import MatchRow, MoveRow
from tapisvert.server.streams import Left, Streams
from tapisvert.server.turns import Turns
from tapisvert.table.match import Match, WrongVersion


class Play:
    """A match from its start, or folded from what is stored."""

    def __init__(self, row: MatchRow, moves: Iterable[MoveRow], gap: int, left: Left, now: float) -> None:
        assert row.setup is not None
        try:
            self.match = Match(games.load(row.setup.game), row.setup, row.secret)
        except WrongVersion as error:
            raise Refuse("wrong-version", game=error.game, wanted=error.wanted, have=error.have) from None
        self.streams = Streams(self.match, gap, left)
        self.answers: dict[tuple[int, str], int] = {}
        self.helped: set[int] = set()  # seats whose present decision a program makes, this once
        self.late: dict[int, int] = {}  # by seat: the version in which its clock last ran out
        for move in moves:
            self.streams.fold(self.match.play(move.seat, move.move))
            self._remember(move)
        self.turns = Turns(self.match.to_act, now)

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def move_on(self, move: MoveRow, now: float) -> None:
        """After the match's last move was stored."""
        self._remember(move)
        self.helped.discard(move.seat)
        self.turns.move_on(self.match.to_act, move.seat, now)

    def _remember(self, move: MoveRow) -> None:
        """What a move was answered, for when it is sent again."""
        if move.client:
            self.answers[move.seat, move.client] = move.version
