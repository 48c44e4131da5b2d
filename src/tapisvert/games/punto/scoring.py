"""Who wins a round, and the trophy it brings (PUN-10 to PUN-13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tapisvert.games.punto.board import Series, all_series
from tapisvert.games.punto.model import Card, Cell, Seating
from tapisvert.table.value import Value


class Verdict(Value, frozen=True):
    """`how`: line, series, points or drawn. `won`: the series that decided, all of one side."""

    how: str
    side: int | None
    length: int
    counts: tuple[int, ...]
    won: tuple[Series, ...]

    @property
    def points(self) -> int:
        return min((series.points for series in self.won), default=0)

    def trophy(self) -> Card:
        """PUN-13: the card with the most points in what won; of equal ones the first by name."""
        cards = [(-value, f"{line.colour}{value}") for line in self.won for value in line.values]
        return min(cards)[1] if cards else ""


def by_line(seating: Seating, lines: Sequence[Series]) -> Verdict:
    """PUN-10: the lines that the last card completed."""
    side = side_of(seating, lines[0].colour)
    counts = tuple(len(lines) if each == side else 0 for each in range(seating.sides))
    return Verdict("line", side, max(len(line.cells) for line in lines), counts, tuple(lines))


def by_series(seating: Seating, board: Mapping[Cell, Card]) -> Verdict:
    """PUN-11 and PUN-12: nobody made a line, so the series just short of it decide."""
    for length in (seating.line - 1, seating.line - 2):
        owned: list[list[Series]] = [[] for _ in range(seating.sides)]
        for series in all_series(board, length):
            if series.colour != seating.neutral:
                owned[side_of(seating, series.colour)].append(series)
        counts = tuple(len(series) for series in owned)
        most = max(counts)
        if not most:
            continue
        tied = [side for side in range(seating.sides) if counts[side] == most]
        if len(tied) == 1:
            return Verdict("series", tied[0], length, counts, tuple(owned[tied[0]]))
        fewest = min(series.points for side in tied for series in owned[side])
        lowest = [side for side in tied if any(series.points == fewest for series in owned[side])]
        if len(lowest) == 1:
            won = tuple(series for series in owned[lowest[0]] if series.points == fewest)
            return Verdict("points", lowest[0], length, counts, won)
        return Verdict("drawn", None, length, counts, ())
    return Verdict("drawn", None, 0, (0,) * seating.sides, ())


def side_of(seating: Seating, colour: str) -> int:
    return next(side for side, colours in enumerate(seating.colours) if colour in colours)
