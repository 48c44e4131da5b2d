"""Maître against OpenSpiel's search at Casino Royal, in chips on duplicate deals, as in `bench/chips.py`.

An evening is four rounds of luck and says little about who plays better; chips say it in far fewer cards. The
search is told to play for chips, too (`Bank`). Poker and its variant are measured for two and, as the game
comes out of its box, for four, with "Relance ?", where both sit on every other seat. Bingo is left out: as it
is usually played, the program marks and says "Bingo", and no decision changes what anybody expects in chips.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

from bench import chips
from bench.chips import Deal
from bench.claims import Claim
from bench.search import Bank, Search
from tapisvert import bots, games
from tapisvert.adapters.numbered import Numbered
from tapisvert.arena.intervals import wilson
from tapisvert.table.chance import Chance

LEVEL, SEARCH = "maitre", "ismcts"
TABLES = {("poker", 2): 250, ("poker", 4): 20, ("variant", 2): 30, ("variant", 4): 50}
"""How many rounds of each are played for every match of another game: as many as it takes to tell."""


class Round(NamedTuple):
    """The chips that a seat of Maître's won on average, and how often the search could simulate."""

    gain: float
    simulations: list[int]


def claims(console: Console, matches: int, share: float, seed: int, workers: int | None) -> list[Claim]:
    """Games A and B at tables of two and four."""
    found = []
    with chips.pool_of(workers) as pool:
        for (game, players), luck in TABLES.items():
            title = (
                f"{chips.GAME} {game}-{players}: {LEVEL} wins from OpenSpiel's ISMCTS, chips per 100 rounds"
            )
            deals = list(chips.schedule(game, LEVEL, SEARCH, players, matches * luck, share, seed))
            played = list(track(pool.map(play, deals, chunksize=2), title, len(deals), console=console))
            found.append(judge(title, played, seconds_of(share)))
            console.print(f"{title}: {found[-1].ours:+.0f}, {found[-1].note}")
    return found


def play(deal: Deal) -> Round:
    """One round."""
    table = table_of(f"{deal.game}-{len(deal.levels)}")
    search, simulations = Search(table, seconds_of(deal.share), seed=deal.seed), []

    def choose(state: Any, seat: int, chance: Chance) -> Any:
        position = table.new_initial_state()
        position.match = Numbered(games.load(chips.GAME), state.options, chance)
        position.match.state = state
        number = search.step(position)
        simulations.append(search.simulations)
        return position.match.moves(seat)[number]

    state, _ = chips.play(deal, {SEARCH: choose})
    return Round(chips.won_by(LEVEL, deal, state), [number for number in simulations if number])


def judge(title: str, rounds: Sequence[Round], seconds: float) -> Claim:
    """In chips, with the share of rounds that Maître's side won beside it."""
    found = chips.judge(title, [each.gain for each in rounds])
    won, lost = sum(each.gain > 0 for each in rounds), sum(each.gain < 0 for each in rounds)
    low, high = wilson(won, won + lost) if won + lost else (0.0, 1.0)
    thought = [number for each in rounds for number in each.simulations]
    shares = f"{won / max(1, won + lost):.3f} of decided rounds ({low:.3f} to {high:.3f})"
    note = f"{found.note}; {shares}; {seconds:g} s a move, {fmean(thought or [0]):.0f} simulations"
    return Claim(found.claim, found.ours, None, None, found.target, found.met, note)


def seconds_of(share: float) -> float:
    """What both have for a move."""
    return bots.level(chips.GAME, LEVEL).budget.seconds * share


@cache
def table_of(preset: str) -> Bank:
    return Bank({"preset": preset})
