"""The programs play each other: every level against the one below it, at 2, 3 and 4 players.

The arena plays it (`tapisvert.arena`): every order of seats comes equally often, so that both levels have as
many seats, each as often, and equals would win half of the decided matches. Both get the same share of the
time that they have at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from bench.claims import Claim
from tapisvert import bots, games, testing
from tapisvert.arena.intervals import wilson
from tapisvert.arena.plan import Plan, lineups, orders
from tapisvert.arena.play import Result
from tapisvert.arena.run import processes, run
from tapisvert.bots.entrants import find
from tapisvert.table.game import choose, fitting, presets_of

ROUNDS = 400
SHARE = 0.1
TABLES = (2, 3, 4)


STEP = (0.60, 0.85)
"""What a level is to win of the one below it: the next step is felt, and can still be climbed."""


class Pairing(NamedTuple):
    """Two levels at a table, and the share that the upper one has to win, at least and at most."""

    game: str
    upper: str
    lower: str
    players: int
    target: float
    limit: float = 1.0

    @property
    def name(self) -> str:
        return f"{self.game}: {self.upper} against {self.lower}, {self.players} players"


def pairings(game: str) -> Iterator[Pairing]:
    """Every level against the one below it at all tables there are, and the highest against the lowest."""
    rules = games.load(game)
    seats = {rules.seats(rules.options(preset)) for preset in presets_of(rules).values()}
    for lower, upper in pairwise(bots.LEVELS):
        for players in seats.intersection(TABLES):
            yield Pairing(game, upper, lower, players, *STEP)
    yield Pairing(game, bots.LEVELS[-1], bots.LEVELS[0], min(seats - {1}, default=1), target=0.9)


def claims(
    console: Console, rounds: int, share: float, chosen: Sequence[str], workers: int | None = None
) -> list[Claim]:
    """All pairings of the chosen games, on all cores unless told otherwise."""
    columns = (
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    found = []
    for game in chosen:
        plans = {pairing: plan(game, pairing.players, pairing[1:3], share) for pairing in pairings(game)}
        first = next(iter(plans.values()))
        with Progress(*columns, console=console) as progress, processes(first, workers) as crew:
            for pairing, each in plans.items():
                quick = not any(bots.level(game, level).budget.seconds for level in pairing[1:3])
                matches = whole(each, rounds * testing.of(game).noise if quick else rounds)
                results = progress.track(run(each, matches, crew), total=matches, description=pairing.name)
                found.append(judge(pairing, *tally(each, results), share))
                progress.console.print(f"{pairing.name}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def plan(game: str, players: int, levels: Sequence[str], share: float) -> Plan:
    """What the arena is to play."""
    rules = games.load(game)
    fitted = fitting(rules, testing.of(game).short, players)
    options = rules.settle(choose(rules.choices, fitted), people=0)
    return Plan(game, rules.version, options, tuple(map(find, levels)), share=share)


def whole(plan: Plan, matches: int) -> int:
    """At least so many matches, with every order of seats equally often.

    At a table of three, one level has two seats on the first deal and the other on the second.
    """
    players, sides = len(plan.players), len(plan.sides)
    deals = range(len(orders(min(players, sides), sides)))
    cycle = sum(len(list(lineups(players, sides, deal))) for deal in deals)
    return -(-matches // cycle) * cycle


def tally(plan: Plan, results: Iterable[Result]) -> tuple[int, int, int]:
    """How often the first player won, the second, and nobody or both."""
    won = [0, 0, 0]
    for result in results:
        winners = {
            who for side, who in zip(plan.sides, result.lineup, strict=True) if side[0] in result.winners
        }
        won[winners.pop() if len(winners) == 1 else 2] += 1
    return won[0], won[1], won[2]


def judge(pairing: Pairing, won: int, lost: int, drawn: int, share: float) -> Claim:
    """Whether what was won lies where it should."""
    part = won / max(1, won + lost)
    low, high = wilson(won, won + lost) if won + lost else (0.0, 1.0)
    met = pairing.target <= part <= pairing.limit
    pair = f"{pairing.upper} beats {pairing.lower} at {pairing.players}"
    name = f"{pairing.game}: {pair}, share of decided matches"
    matches = won + lost + drawn
    note = f"95% interval {low:.3f} to {high:.3f}, {matches} matches, {drawn} drawn, {share:g} of the time"
    return Claim(name, part, 0.5, part / 0.5, pairing.target / 0.5, met, note)
