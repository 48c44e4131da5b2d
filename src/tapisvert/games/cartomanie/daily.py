"""The deals of the day: the short version, alone and against one program. Nobody's time runs.

Nobody votes on words: what is in the dictionary counts, for everybody alike.
"""

from __future__ import annotations

from datetime import date

from tapisvert.table.days import Daily
from tapisvert.table.game import OptionValue


def deals(day: date) -> tuple[Daily, ...]:
    calm: dict[str, OptionValue] = {"version": "short", "clock": 0, "vote": False}
    return (
        Daily("cartomanie", "cartomanie-daily", {**calm, "players": 1}, fewer=True),
        Daily("cartomanie-confirme", "cartomanie-daily", {**calm, "players": 2}, "confirme", rounds=2000),
    )
