"""What positions are worth (`table/worth.py`): is it right, is luck fair and useful, do losses tell levels?

Confirmé plays matches (`watching.py`). What is said of some of their positions is set against what happened;
luck has to be nothing on average, and to take most of the spread out of results. Some decisions of every
level are judged: the better the program, the less it may lose. A few matches are looked back at by the clock.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean, median, variance
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bench.claims import Claim
from bench.kept import Kept, Key
from bench.watching import Look, Lost, Seen, Work, keyed, look, lose, watch
from tapisvert import bots, games
from tapisvert.arena.less_luck import lessened, part_of
from tapisvert.arena.run import Crew, through
from tapisvert.bots.processes import Processes
from tapisvert.table.game import presets_of

MATCHES = 2000
SEATS = (1, 2, 4)
LEVELS = ("debutant", "amateur", "confirme", "maitre")
PLAYS = "confirme"
FEWER, TIMED = 16, 8
"""So many times fewer matches of every level are judged; and so many are looked back at by the clock."""
TIMES = 3.0
"""So many matches one less its luck is to stand for, at tables of two."""
DRAWS = 400
"""How often matches are drawn anew, to tell how far a figure may be off."""
BINS = 10
OFF = 0.03
LOOK, CURVE = 20.0, 2.0
"""Seconds of a processor for all of a look back, and until the curve is there."""
DEVIATIONS = 1.96
VERSIONS = {"cartino": 3, "cartomanie": 3, "casino_royal": 6, "punto": 2}
"""Of what is measured of a game: raised where its levels, judge or luck change, so that old lines are out."""

Interval = tuple[float, float]
Floats = NDArray[np.float64]
T = TypeVar("T")


def claims(
    console: Console,
    matches: int,
    chosen: Sequence[str],
    tables: Sequence[str],
    workers: int | None,
    kept: Kept,
    first: int = 0,
) -> list[Claim]:
    """All claims of these games, at their tables of one, two and four; on deals from number `first` on."""
    found: list[Claim] = []
    for game in chosen:
        number = workers or os.cpu_count() or 1
        pool = Processes(number, bots.warm, (game,))
        try:
            for preset in tables_of(game, tables):
                console.print(f"{game} {preset}: {matches} matches", style="dim")
                deals = range(first, first + matches)
                found += table_claims(game, preset, deals, Crew(pool, number), kept)
        finally:
            pool.end(wait=True)
    return found


def tables_of(game: str, asked: Sequence[str]) -> list[str]:
    """The presets that are asked for, or those of one, two and four players."""
    rules = games.load(game)
    presets = presets_of(rules)
    if asked:
        return [preset for preset in presets if preset in asked]
    return [name for name, given in presets.items() if rules.seats(rules.options(given)) in SEATS]


def table_claims(game: str, preset: str, deals: Sequence[int], crew: Crew, kept: Kept) -> list[Claim]:
    """What is claimed of one table."""
    name, fewer = f"{game} {preset}".strip(), deals[: max(4, len(deals) // FEWER)]

    def each(kind: type[T], work: Work[T], level: str, deals: Sequence[int]) -> list[T]:
        keys: list[Key] = [
            (kind.__name__, VERSIONS.get(game, 1), game, preset, level, deal) for deal in deals
        ]
        return kept.all(kind, keys, lambda missing: through(crew, keyed, ((work, key) for key in missing)))

    seen = each(Seen, watch, PLAYS, deals)
    lost = {level: each(Lost, lose, level, fewer) for level in LEVELS}
    return [
        calibrated(name, seen),
        fair(name, seen),
        useful(name, game, seen),
        less_luck(name, seen),
        in_order(name, {level: [loss for one in lost[level] for loss in one.losses] for level in LEVELS}),
        quick(name, each(Look, look, PLAYS, deals[:TIMED])),
    ]


def calibrated(name: str, seen: Sequence[Seen]) -> Claim:
    """In ten bins: how far what happened is from what was said, on average."""
    rows = [
        (said, true, number)
        for number, one in enumerate(seen)
        for shares in one.said
        for said, true in zip(shares, one.result, strict=True)
    ]
    said, true, matches = (np.array(column) for column in zip(*rows, strict=True))
    bins = np.minimum(BINS - 1, (said * BINS).astype(int))

    def sums(chosen: Any) -> Floats:
        """By bin: how often something was said, the sum of that, and of what happened."""
        times = np.bincount(chosen, minlength=len(seen))[matches]
        found = [np.bincount(bins, times * each, minlength=BINS) for each in (1.0, said, true)]
        return np.array(found)

    def distance(chosen: Any) -> float:
        number, told, happened = sums(chosen)
        return float(np.abs(told - happened).sum() / number.sum())

    every = np.arange(len(seen))
    all_bins = sums(every)
    number, told, happened = all_bins[:, all_bins[0] > 0]
    off = distance(every)
    figures = zip(told / number, happened / number, number, strict=True)
    note = ", ".join(f"{each:.2f}: {came:.2f} ({times:.0f})" for each, came, times in figures)
    note = f"{len(seen)} matches; {note}"
    span = anew(distance, len(seen))
    return Claim(f"{name}: mean distance of what was said", off, None, None, OFF, off <= OFF, note, span)


def fair(name: str, seen: Sequence[Seen]) -> Claim:
    """Luck is nothing on average, for every side."""
    spans = [interval([one.luck[side] for one in seen]) for side in range(len(seen[0].luck))]
    low, high = max(spans, key=lambda span: abs(sum(span)))
    note = f"{len(seen)} matches; " + ", ".join(f"{low:+.3f} to {high:+.3f}" for low, high in spans)
    met = all(low <= 0 <= high for low, high in spans)
    title = f"{name}: mean luck of the side farthest off"
    return Claim(title, (low + high) / 2, None, None, 0.0, met, note, (low, high))


def useful(name: str, game: str, seen: Sequence[Seen]) -> Claim:
    """How much of the spread of results is left without luck."""
    results, luck = arrays(seen)
    target = most_left(game, luck.shape[1])

    def ratio(chosen: Any) -> float:
        before = spread(results[chosen])
        return spread(results[chosen] - luck[chosen]) / before if before else math.nan

    found, span = ratio(np.arange(len(seen))), anew(ratio, len(seen))
    part = part_of(results, luck)
    least = spread(results - part * luck) / (spread(results) or math.nan)
    note = f"{len(seen)} matches; least with {part:.2f} of luck: {least:.2f}"
    note += "; what even a perfect judge leaves says --ceiling"
    return Claim(
        f"{name}: spread of results less luck, of results",
        found,
        None,
        None,
        target,
        found <= target,
        note,
        span,
    )


def most_left(game: str, sides: int) -> float:
    """How much of the spread of results may be left."""
    return 1 / 3 if sides == 2 and game != "cartomanie" else 1 / 2


def less_luck(name: str, seen: Sequence[Seen]) -> Claim:
    """For how many matches one less luck stands, as the arena reckons it; both means have to agree."""
    results, luck = arrays(seen)
    less = lessened(results, luck)
    spans = [interval(list(column)) for column in results.T]
    means = less.wins.mean(axis=0)
    agree = all(low <= mean <= high for (low, high), mean in zip(spans, means, strict=True))
    wanted = TIMES if len(spans) == 2 else None
    parts = sorted({round(float(weight), 2) for weight in less.weights})
    told = ", ".join(
        f"{low:.3f} to {high:.3f}: {mean:.3f}" for (low, high), mean in zip(spans, means, strict=True)
    )
    note = f"{len(seen)} matches, {' and '.join(map(str, parts))} of luck; means {told}"
    span = anew(lambda chosen: lessened(results[chosen], luck[chosen]).times, len(seen))
    met = agree and (wanted is None or less.times >= wanted)
    return Claim(
        f"{name}: times fewer matches less luck", less.times, None, None, wanted or 1.0, met, note, span
    )


def in_order(name: str, losses: dict[str, list[float]]) -> Claim:
    """The better a level, the less it loses a decision; the intervals lie apart."""
    spans = {level: interval(each) for level, each in losses.items() if len(each) > 1}
    met = all(spans[worse][0] > spans[better][1] for worse, better in pairwise(spans))
    note = ", ".join(f"{level} {low:.4f} to {high:.4f}" for level, (low, high) in spans.items())
    best = sum(spans[LEVELS[-1]]) / 2 if LEVELS[-1] in spans else math.nan
    return Claim(f"{name}: loss a decision, falling with the level", best, None, None, 0.0, met, note)


def quick(name: str, looks: Sequence[Look]) -> Claim:
    """Half of all looks back take less."""
    whole, curve = median(one.whole for one in looks), median(one.curve for one in looks)
    longest = max(one.whole for one in looks)
    note = f"{len(looks)} looks; the curve after {curve:.1f} s, at most {longest:.1f} s in all"
    met = whole <= LOOK and curve <= CURVE
    return Claim(f"{name}: seconds of a processor to look back", whole, None, None, LOOK, met, note)


def arrays(seen: Sequence[Seen]) -> tuple[Floats, Floats]:
    """Results and luck: a row for every match, a column for every side."""
    return np.array([one.result for one in seen]), np.array([one.luck for one in seen])


def spread(values: Floats) -> float:
    """The mean variance of all sides."""
    return float(values.var(axis=0, ddof=1).mean())


def anew(figure: Callable[[Any], float], number: int) -> Interval:
    """The 95% interval of a figure, from matches that are drawn anew again and again."""
    rng = np.random.default_rng(0)
    found = [figure(rng.integers(number, size=number)) for _ in range(DRAWS)]
    low, high = np.nanquantile(found, (0.025, 0.975))
    return float(low), float(high)


def interval(values: Sequence[float]) -> Interval:
    """The mean, and how far it may be off."""
    reach = DEVIATIONS * math.sqrt(variance(values) / len(values))
    return fmean(values) - reach, fmean(values) + reach
