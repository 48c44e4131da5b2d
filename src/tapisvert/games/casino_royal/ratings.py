"""How strong this game's programs are, for ratings: anchors that stay where they were measured."""

from __future__ import annotations

from collections.abc import Mapping

from tapisvert.table.game import OptionValue

KIND = ("game",)
"""Poker, its variant and bingo are rated apart: they ask for different things."""

POINTS = (1458, 1484, 1494, 1500, 1512, 1542, 1549)
"""Of every level, the weakest first, as the arena found them; see `docs/ratings.md`."""


def points(options: Mapping[str, OptionValue]) -> tuple[int, ...] | None:
    """At every table alike where poker is played; in the other games they were not measured."""
    return POINTS if options["game"] == "poker" else None
