"""Cartomanie alone: how many cards Maître leaves (MAN-21)."""

from __future__ import annotations

from statistics import quantiles

from rich.console import Console

from bench.claims import Claim
from bench.strength import plan
from tapisvert import bots
from tapisvert.arena.intervals import wilson
from tapisvert.arena.run import processes, run

GAME, LEVEL = "cartomanie", bots.LEVELS[-1]
CLEARED = 0.25
"""MAN-21: a careful program clears about a quarter of its games."""


def claims(console: Console, matches: int, share: float) -> list[Claim]:
    """The share of matches that end without a card, and what is left in the others."""
    console.print(f"{GAME}: {LEVEL} alone, {matches} matches", style="dim")
    solo = plan(GAME, 1, [LEVEL], share)
    with processes(solo) as crew:
        return [judge([result.scores[0] for result in run(solo, matches, crew)])]


def judge(counts: list[int]) -> Claim:
    """About a quarter means that the interval does not lie below it."""
    cleared = counts.count(0)
    low, high = wilson(cleared, len(counts))
    quarters = ", ".join(f"{cut:g}" for cut in quantiles(counts, n=4, method="inclusive"))
    note = (
        f"95% interval {low:.3f} to {high:.3f}, {len(counts)} matches; "
        f"cards left: quartiles {quarters}, at most {max(counts)}"
    )
    title = f"{GAME}: {LEVEL} alone, share of matches cleared"
    share = cleared / len(counts)
    return Claim(title, share, None, None, CLEARED, high >= CLEARED, note)
