"""What positions are worth (`table/worth.py`): is it right, is luck fair and useful, do losses tell levels?

Matches of Confirmé are looked back at. What was said is set against what happened; luck has to be nothing on
average, and to take most of the spread out of results; and the better the program, the less it may lose.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, median, variance

import msgspec
from rich.console import Console

from bench.claims import Claim
from tapisvert import bots, games
from tapisvert.arena.run import Crew, through
from tapisvert.bots.entrants import find
from tapisvert.bots.lookback import Effort, look_back
from tapisvert.bots.match import Match
from tapisvert.bots.processes import Processes
from tapisvert.table.game import presets_of
from tapisvert.table.worth import Shares

MATCHES = 2000
SEATS = (1, 2, 4)
LEVELS = ("debutant", "amateur", "confirme", "maitre")
PLAYS = "confirme"
FEWER = 8
"""The other levels play so many times fewer matches."""
SHARE = 0.1
"""Of the time that programs have at a table."""
POSITIONS = 8
"""So many of every match are set against what happened."""
BINS = 10
OFF = 0.03
LOOK, CURVE = 20.0, 2.0
"""Seconds of a processor for all of a look back, and until the curve is there."""
DEVIATIONS = 1.96

Interval = tuple[float, float]


class Seen(msgspec.Struct, frozen=True):
    """What a look back at one match brought."""

    said: tuple[Shares, ...]
    luck: Shares
    result: Shares
    losses: tuple[float, ...]
    curve: float
    whole: float


def claims(
    console: Console, matches: int, chosen: Sequence[str], tables: Sequence[str], workers: int | None
) -> list[Claim]:
    """All claims of these games, at their tables of one, two and four."""
    found: list[Claim] = []
    for game in chosen:
        number = workers or os.cpu_count() or 1
        pool = Processes(number, bots.warm, (game,))
        try:
            for preset in tables_of(game, tables):
                console.print(f"{game} {preset}: {matches} matches", style="dim")
                found += table_claims(game, preset, matches, Crew(pool, number))
        finally:
            pool.end()
    return found


def tables_of(game: str, asked: Sequence[str]) -> list[str]:
    """The presets that are asked for, or those of one, two and four players."""
    rules = games.load(game)
    presets = presets_of(rules)
    if asked:
        return [preset for preset in presets if preset in asked]
    return [name for name, given in presets.items() if rules.seats(rules.options(given)) in SEATS]


def table_claims(game: str, preset: str, matches: int, crew: Crew) -> list[Claim]:
    """What is claimed of one table."""
    seen: dict[str, list[Seen]] = {}
    for level in LEVELS:
        number = matches if level == PLAYS else max(4, matches // FEWER)
        seen[level] = list(through(crew, look, (((game, preset, level), seed) for seed in range(number))))
    name, usual = f"{game} {preset}".strip(), seen[PLAYS]
    return [
        calibrated(name, usual),
        fair(name, usual),
        useful(name, game, usual),
        in_order(name, {level: [loss for one in seen[level] for loss in one.losses] for level in LEVELS}),
        quick(name, usual),
    ]


def look(table: tuple[str, str, str], seed: int) -> Seen:
    """Plays a match of one level and looks back at it."""
    game, preset, level = table
    rules = games.load(game)
    options = presets_of(rules)[preset]
    seats = rules.seats(rules.options(options))
    match = Match.new(game, [find(level).make(SHARE) for _ in range(seats)], options, seed=seed)
    match.play_out()
    begun = time.thread_time()
    looks = look_back(match, bots.judge(game), Effort(), seed)
    first = next(looks)
    curve = time.thread_time() - begun
    *_, found = first, *looks
    moments = random.Random(seed).sample(found.moments[:-1], min(POSITIONS, len(found.moments) - 1))
    owner = {seat: side for side, seats in enumerate(found.sides) for seat in seats}
    return Seen(
        said=tuple(moment.shares for moment in moments),
        luck=tuple(found.luck(side) for side in range(len(found.sides))),
        result=found.result,
        losses=tuple(each.cost[owner[each.seat]] for each in found.decisions),
        curve=curve,
        whole=time.thread_time() - begun,
    )


def calibrated(name: str, seen: Sequence[Seen]) -> Claim:
    """In ten bins: how far what happened is from what was said, on average."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in seen:
        for shares in one.said:
            for said, happened in zip(shares, one.result, strict=True):
                bins[min(BINS - 1, int(said * BINS))].append((said, happened))
    total = sum(map(len, bins))
    gaps = [
        (fmean(said for said, _ in each), fmean(true for _, true in each), len(each)) for each in bins if each
    ]
    off = sum(abs(said - true) * number for said, true, number in gaps) / total
    note = ", ".join(f"{said:.2f}: {true:.2f} ({number})" for said, true, number in gaps)
    return Claim(f"{name}: mean distance of what was said", off, None, None, OFF, off <= OFF, note)


def fair(name: str, seen: Sequence[Seen]) -> Claim:
    """Luck is nothing on average, for every side."""
    spans = [interval([one.luck[side] for one in seen]) for side in range(len(seen[0].luck))]
    means = [(low + high) / 2 for low, high in spans]
    note = ", ".join(f"{low:+.3f} to {high:+.3f}" for low, high in spans)
    met = all(low <= 0 <= high for low, high in spans)
    return Claim(
        f"{name}: mean luck of the side farthest off", max(means, key=abs), None, None, 0.0, met, note
    )


def useful(name: str, game: str, seen: Sequence[Seen]) -> Claim:
    """How much of the spread of results is left without luck."""
    sides = range(len(seen[0].luck))
    before = fmean(variance([one.result[side] for one in seen]) for side in sides)
    after = fmean(variance([one.result[side] - one.luck[side] for one in seen]) for side in sides)
    target = 1 / 3 if len(sides) == 2 and game != "cartomanie" else 1 / 2
    ratio = after / before if before else math.nan
    note = f"{len(seen)} matches, {before:.3f} and {after:.3f}"
    return Claim(
        f"{name}: spread of results less luck, of results", ratio, None, None, target, ratio <= target, note
    )


def in_order(name: str, losses: dict[str, list[float]]) -> Claim:
    """The better a level, the less it loses a decision; the intervals lie apart."""
    spans = {level: interval(each) for level, each in losses.items() if len(each) > 1}
    met = all(spans[worse][0] > spans[better][1] for worse, better in pairwise(spans))
    note = ", ".join(f"{level} {low:.4f} to {high:.4f}" for level, (low, high) in spans.items())
    best = sum(spans[LEVELS[-1]]) / 2 if LEVELS[-1] in spans else math.nan
    return Claim(f"{name}: loss a decision, falling with the level", best, None, None, 0.0, met, note)


def quick(name: str, seen: Sequence[Seen]) -> Claim:
    """Half of all looks back take less."""
    whole, curve = median(one.whole for one in seen), median(one.curve for one in seen)
    note = f"the curve after {curve:.1f} s, at most {max(one.whole for one in seen):.1f} s in all"
    met = whole <= LOOK and curve <= CURVE
    return Claim(f"{name}: seconds of a processor to look back", whole, None, None, LOOK, met, note)


def interval(values: Sequence[float]) -> Interval:
    """The mean, and how far it may be off."""
    reach = DEVIATIONS * math.sqrt(variance(values) / len(values))
    return fmean(values) - reach, fmean(values) + reach
