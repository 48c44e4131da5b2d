"""The deal of the day: a whole match against one program, about ten minutes."""

from __future__ import annotations

from datetime import date

from tapisvert.table.days import Daily


def deals(day: date) -> tuple[Daily, ...]:
    return (Daily("cartino", "cartino-daily", {"players": 2}, "confirme", rounds=2000),)
