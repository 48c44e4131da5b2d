"""The programs at a terminal's table. They think in this process: nobody else waits for it."""

from __future__ import annotations

from tapisvert import bots
from tapisvert.table.match import Match

ROUNDS_A_SECOND = 50_000
"""How many imagined rounds stand for a second of thinking where a match must be repeatable."""


class Programs:
    """Chooses the moves of programs; with a seed they choose the same ones every time."""

    def __init__(self, match: Match, seed: int | None = None) -> None:
        self._match = match
        self._seed = seed

    def choose(self, seat: int) -> str:
        """The text of the move that the program on this seat makes now."""
        game, level = self._match.game.name, self._match.setup.seats[seat].program
        view, offered = self._match.view(seat), self._match.offered(seat)
        if self._seed is None:
            return bots.choose(game, level, view, offered)
        seconds = bots.level(game, level).budget.seconds
        budget = bots.Budget(rounds=round(seconds * ROUNDS_A_SECOND))
        return bots.choose(
            game, level, view, offered, budget, seed=1000 * self._seed + len(self._match.moves)
        )
