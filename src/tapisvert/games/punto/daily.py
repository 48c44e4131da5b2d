"""The deal of the day: two rounds to win against one program, about five minutes."""

from __future__ import annotations

from datetime import date

from tapisvert.table.days import Daily


def deals(day: date) -> tuple[Daily, ...]:
    return (Daily("punto", "punto-daily", {"table": "2"}, "confirme", rounds=20_000),)
