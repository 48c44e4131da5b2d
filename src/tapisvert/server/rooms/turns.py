"""Whose time runs: since when each seat owes its decision, and when a program has to help out.

Pure bookkeeping on times that are handed in; clocks.py sets the alarm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tapisvert.server.rooms.holidays import Pause, run_out


class Turns:
    """The seats that owe a decision, and since when. The time for one decision is given once.

    So nothing here knows who sits on a seat or plays for it: only moves give time.
    """

    def __init__(self, to_act: Iterable[int], now: float) -> None:
        self._since = dict.fromkeys(to_act, now)
        self._used: dict[int, float] = {}  # by seat: how long it took for its last move

    def move_on(
        self, to_act: Iterable[int], mover: int, now: float, resumes: Callable[[int], bool] = lambda _: False
    ) -> None:
        """After a move: a seat that still owes the same decision keeps its time, the others start afresh.

        A seat that `resumes` its own last decision has used already what it took for that move.
        """
        before = self._since
        self._used[mover] = now - before.get(mover, now)
        self._since = since = {}
        for seat in to_act:
            if seat in before and seat != mover:
                since[seat] = before[seat]
            else:
                since[seat] = now - self._used.get(seat, 0.0) if resumes(seat) else now

    def shift(self, seconds: float, now: float) -> None:
        """So much more time has passed than was noticed, or less; nobody gets more than the full time."""
        self._since = {seat: min(now, since - seconds) for seat, since in self._since.items()}

    def since(self, seat: int) -> float | None:
        """Since when a seat owes its decision."""
        return self._since.get(seat)

    def due(
        self,
        seat: int,
        limit: float | None,
        absent_since: float | None,
        away: float,
        pauses: Iterable[Pause] = (),
    ) -> float | None:
        """When the seat's time is up: its clock (`limit`), or its owner's absence during the turn."""
        since = self._since.get(seat)
        if since is None:
            return None
        up = run_out(since, limit, pauses) if limit else None
        if absent_since is None:
            return up
        helped = max(since, absent_since) + away
        return helped if up is None else min(up, helped)
