"""Where a card may lie in a peer's Punto (bench/punto.cjs): its clients have to find out for themselves."""

from __future__ import annotations

import random
from typing import Any

AROUND = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1) if right or down]

Board = dict[str, dict[str, Any]]


def choose(rng: random.Random, board: Board, card: dict[str, Any]) -> tuple[int, int]:
    """A random place, drawn from all that are legal."""
    if not board:
        return 0, 0
    taken = {_place(key): lying["value"] for key, lying in board.items()}
    columns, rows = {column for column, _ in taken}, {row for _, row in taken}
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)
    beside = {(column + right_, row + down) for column, row in taken for right_, down in AROUND}
    found = [
        place
        for place in sorted(beside | taken.keys())
        if right - 5 <= place[0] <= left + 5 and bottom - 5 <= place[1] <= top + 5
        if taken.get(place, 0) < card["value"]
    ]
    return rng.choice(found)


def _place(key: str) -> tuple[int, int]:
    column, _, row = key.partition(",")
    return int(column), int(row)
