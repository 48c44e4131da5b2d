"""How much of a result can be luck? No judge, however good, can take more out of results than draws put in.

What a side can expect moves with every card that is drawn, and with every decision, since programs decide by
chance, too. No two of these steps hang together, so that their variances add up to that of the result. The
part of draws is what a perfect judge would take out; the rest stays (`useful` in `worth.py`).

No judge is asked here. Matches of a program with itself are played. At some of their draws a few cards are
drawn anew, and the match goes on from each of them many times to its end, with other luck and other
decisions: by how much the means of these groups differ beyond chance is the variance of that draw.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from bench import rounds
from bench.claims import Claim
from bench.kept import Kept, Key
from bench.watching import Table, keyed
from bench.worth import most_left
from tapisvert import bots, games
from tapisvert.arena.run import Crew, through
from tapisvert.bots.luck import Fortunes, Made
from tapisvert.bots.processes import Processes
from tapisvert.table.chance import Chance
from tapisvert.table.game import presets_of
from tapisvert.table.match import first_step
from tapisvert.table.program import Budget
from tapisvert.table.worth import Shares, shares_of

MATCHES = 200
PLAYS = "amateur"
ROUNDS = 300
"""What a program that searches imagines for a move: so little that thousands of matches can go on."""
DRAWS = 12
"""At so many draws of a match, all along it, others are drawn."""
GROUPS, EACH = 4, 10
"""So many cards are drawn there, and so many times it goes on from each."""
TABLES: Mapping[str, Sequence[str]] = {
    "punto": ("2",),
    "cartino": ("french-2",),
    "cartomanie": ("full-2",),
    "casino_royal": ("poker-2",),
}
"""Where it is measured unless others are asked for."""
VERSION = 2
DEVIATIONS = 1.96

Floats = NDArray[np.float64]


class Drawn(msgspec.Struct, frozen=True):
    """A match: the variance that its draws put into the result, as a mean of all sides, and the result."""

    variance: float
    result: Shares


class Players(NamedTuple):
    """One program on all seats of a table."""

    game: Any
    options: Any
    program: Any
    rounds: int


def claims(
    console: Console,
    matches: int,
    chosen: Sequence[str],
    tables: Sequence[str],
    level: str,
    imagined: int,
    workers: int | None,
    kept: Kept,
    first: int = 0,
) -> list[Claim]:
    """What every judge must leave, at these tables, on deals from number `first` on."""
    found: list[Claim] = []
    number = workers or os.cpu_count() or 1
    for game in chosen:
        presets = [each for each in presets_of(games.load(game)) if each in (tables or TABLES.get(game, ()))]
        pool = Processes(number, bots.warm, (game,))
        try:
            for preset in presets:
                console.print(f"{game} {preset}: {matches} matches of {level}", style="dim")
                keys: list[Key] = [
                    ("Drawn", VERSION, game, preset, f"{level} {imagined}", deal)
                    for deal in range(first, first + matches)
                ]
                crew = Crew(pool, number)
                seen = kept.all(
                    Drawn,
                    keys,
                    lambda missing, crew=crew: through(crew, keyed, ((drawn, key) for key in missing)),  # type: ignore[misc]
                )
                found.append(left(f"{game} {preset}".strip(), game, f"{level}, {imagined} rounds", seen))
        finally:
            pool.end(wait=True)
    return found


def left(name: str, game: str, who: str, seen: Sequence[Drawn]) -> Claim:
    """What stays of the spread of results when all luck is taken out, and how far that may be off."""
    results, variances = np.array([one.result for one in seen]), np.array([one.variance for one in seen])
    target = most_left(game, results.shape[1])
    off = results - results.mean(axis=0)
    spreads = (off**2).mean(axis=1) * len(seen) / (len(seen) - 1)
    part = variances.mean() / spreads.mean()
    # A ratio of two means: it is off as its linear part is.
    reach = DEVIATIONS * (variances - part * spreads).std(ddof=1) / math.sqrt(len(seen)) / spreads.mean()
    rest = float(1 - part)
    note = f"{len(seen)} matches of {who}; luck is {part:.2f} ({part - reach:.2f} to {part + reach:.2f})"
    span = (rest - float(reach), rest + float(reach))
    title = f"{name}: spread of results that any judge leaves"
    return Claim(title, rest, None, None, target, rest <= target, note, span)


def drawn(table: Table, seed: int) -> Drawn:
    """Plays a match, and goes on from some of its draws in other ways."""
    game, preset, who = table
    level, number = who.split()
    if game == "punto" and rounds.plays(preset, level):
        return Drawn(*rounds.drawn(preset, level, int(number), seed))
    rules = games.load(game)
    options = rules.options(presets_of(rules)[preset])
    players = Players(rules, options, bots.level(game, level), int(number))
    rng, judge = random.Random(f"{game} {preset} {who} {seed}"), bots.judge(game)
    first = first_step(rules, options, None, Chance(rng.randbytes(32))).state
    made, result = gone_on(players, first, rng)
    found = Fortunes(rules, options, judge, 0, rng).draws(made)
    draws: list[Callable[[], Any]] = [
        lambda: first_step(rules, options, None, Chance(rng.randbytes(32))).state,
        *(_another(players, judge, made[at : at + number], rng) for at, number in found.items()),
    ]

    def futures(draw: Callable[[], Any]) -> list[Shares]:
        state = draw()
        return [gone_on(players, judge.redraw(state, rng), rng)[1] for _ in range(EACH)]

    # Every so many draws, from a first one that is drawn: each draw of a match is as likely as any other.
    apart = max(1.0, len(draws) / DRAWS)
    at, asked = rng.random() * apart, []
    while at < len(draws):
        asked.append(draws[int(at)])
        at += apart
    variances = [between(np.array([futures(draw) for _ in range(GROUPS)])) for draw in asked]
    return Drawn(sum(variances) * apart, result)


def between(groups: Floats) -> float:
    """The variance of what groups stand for, from some of each (axes: group, one of it, side).

    The means of groups differ by chance, too, and that is taken off: so it may come out below nothing.
    """
    each = groups.shape[1]
    means, within = groups.mean(axis=1), groups.var(axis=1, ddof=1)
    return float((means.var(axis=0, ddof=1) - within.mean(axis=0) / each).mean())


def gone_on(players: Players, state: Any, rng: random.Random) -> tuple[list[Made], Shares]:
    """All moves from a state to the end of a match, and how it ends."""
    game, program, budget = players.game, players.program, Budget(rounds=players.rounds)
    chance = Chance(rng.randbytes(32))
    made: list[Made] = []
    while seats := game.to_act(state):
        seat = seats[0]
        move = program.choose(game.view(state, seat), tuple(game.offered(state, seat)), budget, rng)
        after = game.play(state, seat, move, chance).state
        made.append(Made(len(made), state, seat, move, after))
        state = after
    outcome = game.outcome(state)
    assert outcome
    return made, shares_of(outcome, game.sides(players.options))


def _another(players: Players, judge: Any, steps: Sequence[Made], rng: random.Random) -> Callable[[], Any]:
    """The same moves again, with other luck."""
    first, line = steps[0], [step.move for step in steps]

    def draw() -> Any:
        state, chance = judge.redraw(first.before, rng), Chance(rng.randbytes(32))
        for number, move in enumerate(line):
            if number and not judge.drawing(state):
                break
            state = players.game.play(state, first.seat, move, chance).state
        return state

    return draw
