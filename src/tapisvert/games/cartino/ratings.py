"""How strong this game's programs are, for ratings: anchors that stay where they were measured."""

from __future__ import annotations

from collections.abc import Mapping

from tapisvert.table.game import OptionValue

POINTS = (1152, 1289, 1410, 1500, 1648, 1795, 1838)
"""Of every level, the weakest first, as the arena found them; see `docs/ratings.md`."""


def points(options: Mapping[str, OptionValue]) -> tuple[int, ...]:
    """At every table alike: they were measured at tables for two."""
    return POINTS
