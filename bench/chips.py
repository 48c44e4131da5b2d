"""Casino Royal between programs: chips won a hundred rounds, level against level, and how well Maître knows.

A round is an evening of one round. Every deal is played twice, the levels on every other seat and then the
other way round, so that luck with cards and boards falls on both. At the same tables all levels together show
whether what Maître says it wins with 70 % is won in 70 % of the cases.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice, pairwise
from statistics import fmean, stdev
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.claims import Claim
from tapisvert import bots, games
from tapisvert.arena.intervals import CONFIDENCE
from tapisvert.table.chance import Chance

GAME = "casino_royal"
GAMES = ("poker", "variant")
TABLES = (2, 4, 8)
LUCK, NARROW = 6, {("poker", 2): 16, ("poker", 8): 16}
"""How many times more rounds than in other games it takes to tell two levels apart, and where it takes more:
in A two players rarely have something to decide, and with 8 half of all rounds end after the first batch.
"""
SEED = 0
"""The number of the first deal."""
APART = 1_000_000
"""So far from the other deals are those at which Maître is asked for its chance."""
DECISIONS = 10_000
BANDS = 10
ERROR = 0.03
"""How far, on average, what Maître says may be from what happens."""


class Deal(NamedTuple):
    """One round to play: which game, who sits where, which pack."""

    game: str
    levels: tuple[str, ...]
    seed: int
    share: float


Choose = Callable[[Any, int, Chance], Any]
"""Somebody who is no level: from the state of the round and a seat to its move."""


class Decision(NamedTuple):
    """What Maître thought its chance was, and what it got: 1 for a win, less if it was shared."""

    chance: float
    won: float


def claims(
    console: Console, rounds: int, share: float, seed: int = SEED, workers: int | None = None
) -> list[Claim]:
    """Every level against the one below it in games A and B at all tables, then how well Maître knows."""
    found = []
    with pool_of(workers) as pool:
        for game in GAMES:
            for players in TABLES:
                for lower, upper in pairwise(bots.LEVELS):
                    title = f"{GAME} {game}: {upper} wins from {lower} at {players}, chips per 100 rounds"
                    more = NARROW.get((game, players), LUCK)
                    deals = list(schedule(game, upper, lower, players, rounds * more, share, seed))
                    played = track(
                        pool.map(gain, deals, [upper] * len(deals)), title, len(deals), console=console
                    )
                    found.append(judge(title, list(played)))
                    console.print(f"{title}: {found[-1].ours:+.0f}, {found[-1].note}")
        found.append(reliability(console, decisions(pool, share, seed)))
    return found


@contextmanager
def pool_of(workers: int | None) -> Iterator[Executor]:
    """Processes whose programs are compiled, one for each core unless told otherwise."""
    number = workers or os.cpu_count() or 1
    with ProcessPoolExecutor(number) as pool:
        list(pool.map(bots.warm, [GAME] * number))
        yield pool


def schedule(
    game: str, upper: str, lower: str, players: int, rounds: int, share: float, seed: int = SEED
) -> Iterator[Deal]:
    """Each deal from number `seed` on by one seating and by its opposite, so an even number of rounds."""
    for number in range(rounds - rounds % 2):
        levels = tuple(upper if (seat + number) % 2 else lower for seat in range(players))
        yield Deal(game, levels, seed + number // 2, share)


def gain(deal: Deal, level: str) -> float:
    """The chips that a seat of a level wins, on average."""
    return won_by(level, deal, play(deal)[0])


def won_by(level: str, deal: Deal, state: Any) -> float:
    """The chips that a seat of a level won in a round that ended in this state, on average."""
    return fmean(
        money - stock(state) for money, own in zip(state.money, deal.levels, strict=True) if own == level
    )


def judge(title: str, gains: Sequence[float]) -> Claim:
    """Winning means that the whole interval is above nothing; the two rounds of a deal count as one.

    A single deal says nothing about others.
    """
    deals = [fmean(pair) for pair in zip(gains[::2], gains[1::2], strict=True)]
    spread = stdev(deals) if len(deals) > 1 else math.inf
    mean, reach = 100 * fmean(deals), 100 * CONFIDENCE * spread / math.sqrt(len(deals))
    note = f"95% interval {mean - reach:+.0f} to {mean + reach:+.0f}, {len(gains)} rounds"
    return Claim(title, mean, None, None, 0.0, mean > reach, note)


def mixed(share: float, seed: int = SEED) -> Iterator[Deal]:
    """Deals without end at all tables, with all levels on all seats in turn."""
    number = 0
    while True:
        for game in GAMES:
            for players in TABLES:
                levels = tuple(bots.LEVELS[(number - seat) % len(bots.LEVELS)] for seat in range(players))
                yield Deal(game, levels, seed + APART + number, share)
        number += 1


def decided(deal: Deal) -> list[Decision]:
    """Maître's decisions in a round. A seat that drops out knows what becomes of it, so that is not asked."""
    state, thoughts = play(deal)
    winners = state.last.winners
    return [
        Decision(chance, (seat in winners) / max(1, len(winners))) for seat, chance in thoughts if chance > 0
    ]


def decisions(pool: Executor, share: float, seed: int = SEED) -> list[Decision]:
    """The first ten thousand."""
    deals, found = mixed(share, seed), list[Decision]()
    while len(found) < DECISIONS:
        for some in pool.map(decided, islice(deals, 60)):
            found += some
    return found[:DECISIONS]


def reliability(console: Console, made: Sequence[Decision]) -> Claim:
    """What Maître said in each band, and what happened."""
    table = Table("it said", "decisions", "on average", "it won", title="Maître's chance to win")
    distance = 0.0
    for band in range(BANDS):
        inside = [each for each in made if min(BANDS - 1, int(each.chance * BANDS)) == band]
        if inside:
            said, won = fmean(each.chance for each in inside), fmean(each.won for each in inside)
            distance += abs(said - won) * len(inside) / len(made)
            limits = f"{band / BANDS:.0%} to {(band + 1) / BANDS:.0%}"
            table.add_row(limits, f"{len(inside):,}", f"{said:.1%}", f"{won:.1%}")
    console.print(table)
    title = f"{GAME}: how far Maître's chance to win is from what happens, on average"
    note = f"{len(made):,} decisions in games A and B at 2, 4 and 8 players, all levels"
    return Claim(title, distance, None, None, ERROR, distance <= ERROR, note)


def play(deal: Deal, others: Mapping[str, Choose] | None = None) -> tuple[Any, list[tuple[int, float]]]:
    """The state that a round ends in, and every seat's chance as Maître saw it when it had to decide.

    `others` are those among `deal.levels` that are no levels. What is luck for all, the cut and in B the
    dealer's stake, belongs to the deal: whoever draws it would not get the same cards as the others.
    """
    from tapisvert.games.casino_royal.programs.habits import thinks
    from tapisvert.games.casino_royal.programs.levels import Reckoner

    rules, chance, luck = games.load(GAME), Chance.seeded(deal.seed), random.Random(deal.seed)
    rngs = [random.Random(f"{deal.seed} {seat}") for seat in range(len(deal.levels))]
    options = rules.options({"game": deal.game, "players": len(deal.levels), "rounds": "1"})
    state, thoughts = rules.start(options, chance).state, []
    while not state.outcome:
        seat = rules.to_act(state)[0]
        view, legal = rules.view(state, seat), tuple(rules.offered(state, seat))
        other = (others or {}).get(deal.levels[seat])
        if state.phase in ("cut", "stake"):
            move = luck.choice(legal)
        elif other:
            move = other(state, seat, chance)
        else:
            program = bots.level(GAME, deal.levels[seat])
            budget = program.budget.scaled(deal.share).of_processor()
            if isinstance(program, Reckoner) and thinks(view, legal):
                option = program.best(view, legal, budget, rngs[seat])
                move = option.move
                thoughts.append((seat, option.chance))
            else:
                move = program.choose(view, legal, budget, rngs[seat])
        rules.verify(state, seat, move)
        state = rules.play(state, seat, move, chance).state
    return state, thoughts


def stock(state: Any) -> float:
    """What everybody began with."""
    chips: float = sum(state.money) + state.box
    return chips / len(state.money)
