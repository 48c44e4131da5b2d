"""The deal of the day: a short evening with three programs, at Poker and at its variant by turns.

Nobody's time to decide runs: whoever decides fast and whoever decides slowly meet the same.
"""

from __future__ import annotations

from datetime import date

from tapisvert.table.days import Daily
from tapisvert.table.game import OptionValue


def deals(day: date) -> tuple[Daily, ...]:
    game, rounds = ("variant", "4") if day.toordinal() % 2 else ("poker", "2")
    options: dict[str, OptionValue] = {"players": 4, "game": game, "rounds": rounds, "window": 0}
    return (Daily("casino_royal", f"casino_royal-daily-{game}", options, "confirme", rounds=2000),)
