"""Does time make Maître stronger? It plays itself with a tenth of the time: `python -m bench --thought`

Where time brings nothing, Maître is to stop thinking earlier; so beside what it wins stands how long it
thought about a move on average. Deals are duplicate (`bench/duel.py`), time is the processor's.
Of Cartino's Maître is also asked what it would gain by looking at more worlds (`bench/enough.py`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from rich.console import Console

from bench import chips, duel, enough
from bench.claims import Claim
from bench.kept import Kept
from tapisvert.adapters.numbered import Numbered
from tapisvert.table.program import Budget

LEVEL = "maitre"
MATCHES, TENTH = 40, 0.1
SECONDS = (0.3, 3.0)
THRIFT = 0.5
"""Whoever takes at most so much of its time stops thinking earlier."""


class Met(NamedTuple):
    """What more time won of a deal on either seat, and how long the two thought about a move in it."""

    won: tuple[float, float]
    longer: float
    shorter: float


class Timed:
    """Maître, and how long it thought."""

    def __init__(self, game: str, seconds: float) -> None:
        self.player = duel.level(game, LEVEL, Budget(seconds))
        self.thought: list[float] = []

    def __call__(self, match: Numbered, seat: int, rng: random.Random) -> Any:
        begun = time.thread_time()
        move = self.player(match, seat, rng)
        self.thought.append(time.thread_time() - begun)
        return move


def claims(
    console: Console,
    matches: int,
    chosen: Sequence[str],
    seconds: Sequence[float] | None = None,
    seed: int = 0,
    workers: int | None = None,
    kept: Kept | None = None,
) -> list[Claim]:
    """Every chosen game that is not played for chips, on the deals from number `seed` on."""
    found, kept = [], kept or Kept()
    for game in [name for name in chosen if name != chips.GAME]:
        with duel.crew(game, workers) as run:
            for each in seconds or SECONDS:
                title = f"{game}: {LEVEL} with {each:g} s against {each * TENTH:g} s"
                numbers, key = duel.numbers(matches, seed), ("thought", game, f"{each:g}")
                met = duel.deals(console, run, partial(meet, game, each), title, numbers, kept, Met, key)
                found.append(judge(game, each, met))
                console.print(f"{title}: {found[-1].ours:.3f}, {found[-1].note}")
    return found + (enough.claims(console) if "cartino" in chosen else [])


def meet(game: str, seconds: float, deal: int) -> Met:
    """One deal, both ways."""
    longer, shorter = Timed(game, seconds), Timed(game, seconds * TENTH)
    won = duel.both_ways(game, deal, longer, shorter)
    return Met(won, fmean(longer.thought), fmean(shorter.thought))


def judge(game: str, seconds: float, met: Sequence[Met]) -> Claim:
    """Time is well spent if it wins, or if it is not spent."""
    score = duel.judge(each.won for each in met)
    longer, shorter = fmean(each.longer for each in met), fmean(each.shorter for each in met)
    fine = score.low > 0.5 or longer <= THRIFT * seconds
    note = f"{score.note}; it thought {longer:.3f} s a move against {shorter:.3f} s"
    title = f"{game}: {LEVEL} with {seconds:g} s beats {seconds * TENTH:g} s, share of matches"
    return Claim(title, score.share, 0.5, None, 0.5, fine, note)
