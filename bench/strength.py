"""The programs play each other: every level against the one below it, at 2, 3 and 4 players.

A round is one deal: of Punto the first round of a match, of the other games the whole match. Over a cycle of
rounds both levels sit equally often on every seat (at 3 players one against two and two against one), so that
equals would win half of the decided rounds. Both get the same share of the time that their levels have at the
table, in time of the processor.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from bench.claims import Claim
from tapisvert import bots, games
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue

ROUNDS = 400
SHARE = 0.1
TABLES = (2, 3, 4)
CONFIDENCE = 1.96


class Contest(NamedTuple):
    """How a game's programs are compared."""

    options: Callable[[int], Mapping[str, OptionValue]]  # of a table with so many players
    goes_on: Callable[[Any], bool]  # whether the round is not over in this state
    winners: Callable[[Any], Sequence[int]]  # the seats that have won it
    luck: int  # how many times more rounds it takes to tell two quick levels apart


CONTESTS = {
    "punto": Contest(
        lambda players: {"table": str(players)},
        lambda state: state.round == 1 and not state.outcome,
        lambda state: () if state.previous.side is None else (state.previous.side,),
        luck=1,
    ),
    "cartino": Contest(
        lambda players: {"players": players},
        lambda state: not state.outcome,
        lambda state: state.outcome.winners,
        luck=3,
    ),
    "cartomanie": Contest(
        lambda players: {"players": players, "vote": False},  # nobody here could vote
        lambda state: not state.outcome,
        lambda state: state.outcome.winners,
        luck=1,
    ),
}


class Pairing(NamedTuple):
    """Two levels at a table, and the share that the upper one has to win."""

    upper: str
    lower: str
    players: int
    target: float = 0.5
    game: str = "punto"


class Round(NamedTuple):
    """One round to play: who sits where, and which deal."""

    levels: tuple[str, ...]
    seed: int
    share: float
    game: str = "punto"


def pairings(game: str) -> Iterator[Pairing]:
    """Every level against the one below it at all tables, and the highest against the lowest."""
    for lower, upper in pairwise(bots.LEVELS):
        for players in TABLES:
            yield Pairing(upper, lower, players, game=game)
    yield Pairing(bots.LEVELS[-1], bots.LEVELS[0], 2, target=0.9, game=game)


def claims(console: Console, rounds: int, share: float, chosen: Sequence[str]) -> list[Claim]:
    """All pairings of the chosen games, on all cores."""
    columns = (
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    found = []
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(bots.warm, chosen))
        for pairing in (pairing for game in chosen for pairing in pairings(game)):
            name = f"{pairing.game}: {pairing.upper} against {pairing.lower}, {pairing.players} players"
            quick = not any(bots.level(pairing.game, level).budget.seconds for level in pairing[:2])
            number = rounds * CONTESTS[pairing.game].luck if quick else rounds
            bar = progress.add_task(name, total=number)
            won = lost = 0
            for winner in pool.map(play, schedule(pairing, number, share)):
                won += winner == pairing.upper
                lost += winner == pairing.lower
                progress.advance(bar)
            found.append(judge(pairing, won, lost, number, share))
            progress.console.print(f"{name}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def schedule(pairing: Pairing, rounds: int, share: float) -> Iterator[Round]:
    """Every way to seat the levels, in turns; each deal is played by one seating and by its opposite."""
    seats = range(pairing.players)
    sizes = {2: (1,), 3: (1, 2), 4: (2,)}[pairing.players]
    uppers = [set(chosen) for size in sizes for chosen in combinations(seats, size)]
    uppers = [side for first in uppers[: len(uppers) // 2] for side in (first, set(seats) - first)]
    for number in range(rounds):
        upper = uppers[number % len(uppers)]
        levels = tuple(pairing.upper if seat in upper else pairing.lower for seat in seats)
        yield Round(levels, number // 2, share, pairing.game)


def play(round: Round) -> str:
    """The level that wins; empty if nobody does, or both do."""
    winners = {round.levels[seat] for seat in CONTESTS[round.game].winners(final_state(round))}
    return winners.pop() if len(winners) == 1 else ""


def final_state(round: Round) -> Any:
    """The state that a round ends in."""
    game, chance, contest = games.load(round.game), Chance.seeded(round.seed), CONTESTS[round.game]
    rng = random.Random(f"{round.levels} {round.seed}")
    state = game.start(game.options(contest.options(len(round.levels))), chance).state
    while contest.goes_on(state):
        seat = game.to_act(state)[0]
        program = bots.level(round.game, round.levels[seat])
        budget = program.budget.scaled(round.share).of_processor()
        move = program.choose(game.view(state, seat), tuple(game.offered(state, seat)), budget, rng)
        game.verify(state, seat, move)
        state = game.play(state, seat, move, chance).state
    return state


def judge(pairing: Pairing, won: int, lost: int, rounds: int, share: float) -> Claim:
    """Beating somebody means that the whole interval lies above one half."""
    part = won / (won + lost)
    low, high = wilson(won, won + lost)
    met = part >= pairing.target if pairing.target > 0.5 else low > 0.5
    pair = f"{pairing.upper} beats {pairing.lower} at {pairing.players}"
    name = f"{pairing.game}: {pair}, share of decided rounds"
    drawn = rounds - won - lost
    note = f"95% interval {low:.3f} to {high:.3f}, {rounds} rounds, {drawn} drawn, {share:g} of the time"
    return Claim(name, part, 0.5, part / 0.5, pairing.target / 0.5, met, note)


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share after Wilson."""
    share, spread = won / of, CONFIDENCE**2 / of
    middle = share + spread / 2
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
