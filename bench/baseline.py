"""Maître against OpenSpiel's own search (ISMCTS) through the adapter, both with the same time for a move.

The time is the processor's, so that a busy machine makes nobody weaker. The search draws full states that its
seat cannot tell from the real one and plays them out at random: what OpenSpiel has for any game that hides
something. Both sit on each seat equally often, with the same cards. Casino Royal is played for chips, so
there chips are counted: `bench/wager.py`.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from typing import NamedTuple

import pyspiel
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from bench import chips, wager
from bench.claims import Claim
from bench.search import Search
from tapisvert import bots, games
from tapisvert.adapters import spiel
from tapisvert.adapters.numbered import Numbered
from tapisvert.arena.intervals import wilson
from tapisvert.table.chance import Chance
from tapisvert.table.vectors import settled

LEVEL = "maitre"
MATCHES, SHARE = 20, 0.1


class Ended(NamedTuple):
    """How one match ended: whether Maître won (None: neither), and how often the search could simulate."""

    won: bool | None
    simulations: list[int]


def claims(
    console: Console,
    matches: int,
    share: float,
    chosen: Sequence[str],
    seed: int = 0,
    workers: int | None = None,
) -> list[Claim]:
    """Every chosen game that two can play, on the deals from number `seed` on."""
    found = []
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn())
    for game in chosen:
        if game == chips.GAME:
            found += wager.claims(console, matches, share, seed, workers)
            continue
        seconds = bots.level(game, LEVEL).budget.seconds * share
        bots.warm(game)
        with Progress(*columns, console=console) as progress:
            todo = progress.track(range(matches), description=f"{game}: {LEVEL} against ISMCTS")
            found.append(
                judge(game, [play(game, seed + match // 2, match % 2, seconds) for match in todo], seconds)
            )
    return found


def play(game: str, deal: int, searcher: int, seconds: float) -> Ended:
    """A match for two on some deal, with the search on one of the seats."""
    rules = games.load(game)
    preset = next(name for name, given in rules.presets.items() if rules.seats(rules.options(given)) == 2)
    match = Numbered(rules, settled(rules, preset), Chance.seeded(deal))
    table = pyspiel.load_game(spiel.name_of(game), {"preset": preset})
    search = Search(table, seconds, seed=2 * deal + searcher)
    level, rng = bots.level(game, LEVEL), random.Random(deal)
    budget = level.budget.scaled(seconds / level.budget.seconds)
    simulations = []
    while match.to_act:
        seat = match.to_act[0]
        if seat == searcher:
            state = table.new_initial_state()
            state.match = copy.copy(match)
            match.play(seat, search.step(state))
            simulations.append(search.simulations)
        else:
            offered = tuple(rules.offered(match.state, seat))
            move = level.choose(match.view(seat), offered, budget.of_processor(), rng)
            match.state = rules.play(match.state, seat, move, match.chance).state
    outcome = rules.outcome(match.state)  # a match counts what was won by numbers alone
    assert outcome is not None
    return Ended(None if len(outcome.winners) != 1 else outcome.winners != (searcher,), simulations)


def judge(game: str, ended: Sequence[Ended], seconds: float) -> Claim:
    """Beating it means that the whole interval lies above one half."""
    decided = [match.won for match in ended if match.won is not None]
    part = sum(decided) / len(decided) if decided else 0.0
    low, high = wilson(sum(decided), len(decided)) if decided else (0.0, 1.0)
    thought = [number for match in ended for number in match.simulations if number]
    mean = sum(thought) / max(1, len(thought))
    note = (
        f"95% interval {low:.3f} to {high:.3f}, {len(ended)} matches, {len(ended) - len(decided)} drawn, "
        f"{seconds:g} s a move, {mean:.0f} simulations"
    )
    name = f"{game}: {LEVEL} beats OpenSpiel's ISMCTS, share of decided matches"
    return Claim(name, part, None, None, 0.5, low > 0.5, note)
