"""Whose time runs: since when each seat owes its decision, and when a program has to help out.

Pure bookkeeping on times that are handed in; clocks.py sets the alarm.
"""

from __future__ import annotations

from collections.abc import Iterable


class Turns:
    """The seats that owe a decision, and since when."""

    def __init__(self, to_act: Iterable[int], now: float) -> None:
        self._since = dict.fromkeys(to_act, now)

    def move_on(self, to_act: Iterable[int], mover: int, now: float) -> None:
        """After a move: a seat that still owes the same decision keeps its time, the others start afresh."""
        self._since = {
            seat: self._since[seat] if seat in self._since and seat != mover else now for seat in to_act
        }

    def restart(self, seat: int, now: float) -> None:
        """Full time again, after the seat was taken back."""
        if seat in self._since:
            self._since[seat] = now

    def due(self, seat: int, limit: float | None, absent_since: float | None, away: float) -> float | None:
        """When the seat's time is up: its clock (`limit`), or its owner's absence during the turn."""
        since = self._since.get(seat)
        if since is None:
            return None
        up = since + limit if limit else None
        if absent_since is None:
            return up
        helped = max(since, absent_since) + away
        return helped if up is None else min(up, helped)
