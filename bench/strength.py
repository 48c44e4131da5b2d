"""The programs play each other: in every game each level against the one below it, at 2, 3 and 4 players.

A trial is one deal. Over a cycle of trials both levels sit equally often on every seat (at 3 players one
against two and two against one), so that equals would win half of the decided trials. Both get the same share
of the time that their levels have at the table.
"""

from __future__ import annotations

import importlib.util
import math
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from bench.claims import Claim
from tapisvert import bots, games
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, OptionValue

TRIALS = 400
SHARE = 0.1
TABLES = (2, 3, 4)
CONFIDENCE = 1.96


class Pairing(NamedTuple):
    """Two levels at a table, and the share that the upper one has to win."""

    game: str
    upper: str
    lower: str
    players: int
    target: float = 0.5


class Trial(NamedTuple):
    """One deal to play: who sits where."""

    game: str
    levels: tuple[str, ...]
    seed: int
    share: float


def claims(console: Console, chosen: Sequence[str], trials: int, share: float) -> list[Claim]:
    """All pairings of the games, on all cores."""
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
            bar = progress.add_task(name, total=trials)
            won = lost = 0
            for winner in pool.map(play, schedule(pairing, trials, share)):
                won += winner == pairing.upper
                lost += winner == pairing.lower
                progress.advance(bar)
            found.append(judge(pairing, won, lost, trials, share))
            progress.console.print(f"{name}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def with_programs() -> list[str]:
    """The games that programs can play."""
    return [name for name in games.names() if importlib.util.find_spec(f"{games.__name__}.{name}.bot")]


def pairings(game: str) -> Iterator[Pairing]:
    for lower, upper in pairwise(bots.LEVELS):
        yield from (Pairing(game, upper, lower, players) for players in TABLES)
    if game == "punto":
        yield Pairing(game, bots.LEVELS[-1], bots.LEVELS[0], 2, target=0.9)


def schedule(pairing: Pairing, trials: int, share: float) -> Iterator[Trial]:
    """Every way to seat the levels, in turns; each deal is played by one seating and by its opposite."""
    seats = range(pairing.players)
    sizes = {2: (1,), 3: (1, 2), 4: (2,)}[pairing.players]
    uppers = [set(chosen) for size in sizes for chosen in combinations(seats, size)]
    uppers = [side for first in uppers[: len(uppers) // 2] for side in (first, set(seats) - first)]
    for number in range(trials):
        upper = uppers[number % len(uppers)]
        levels = tuple(pairing.upper if seat in upper else pairing.lower for seat in seats)
        yield Trial(pairing.game, levels, number // 2, share)


def play(trial: Trial) -> str:
    """The level that wins, or an empty text."""
    return level_of(trial.levels, winners(games.load(trial.game), final_state(trial)) or ())


def level_of(levels: Sequence[str], seats: Sequence[int]) -> str:
    """The level on all of these seats; empty if there are none, or if levels share the win."""
    winning = {levels[seat] for seat in seats}
    return winning.pop() if len(winning) == 1 else ""


def final_state(trial: Trial) -> Any:
    """The state in which a trial is decided."""
    game, chance = games.load(trial.game), Chance.seeded(trial.seed)
    rng = random.Random(f"{trial.levels} {trial.seed}")
    state = game.start(game.options(options(game, len(trial.levels))), chance).state
    while winners(game, state) is None:
        seat = game.to_act(state)[0]
        program = bots.level(trial.game, trial.levels[seat])
        budget = program.budget.scaled(trial.share)
        move = program.choose(game.view(state, seat), tuple(game.offered(state, seat)), budget, rng)
        game.verify(state, seat, move)
        state = game.play(state, seat, move, chance).state
    return state


def winners(game: AnyGame, state: Any) -> tuple[int, ...] | None:
    """The seats that win a trial, or None as long as it is open. In Punto a round is enough."""
    outcome = game.outcome(state)
    if game.name == "punto" and (outcome or state.round > 1):
        return () if state.previous.side is None else (state.previous.side,)
    return outcome.winners if outcome else None


def options(game: AnyGame, players: int) -> dict[str, OptionValue]:
    """The first preset for so many, each on their own; nobody of them is a person."""
    alone = tuple((seat,) for seat in range(players))
    preset = next(each for each in game.presets.values() if game.sides(game.options(each)) == alone)
    return game.settle(preset, people=0)


def judge(pairing: Pairing, won: int, lost: int, trials: int, share: float) -> Claim:
    """Beating somebody means that the whole interval lies above one half."""
    part = won / (won + lost)
    low, high = wilson(won, won + lost)
    met = part >= pairing.target if pairing.target > 0.5 else low > 0.5
    what = "rounds" if pairing.game == "punto" else "matches"
    who = f"{pairing.upper} beats {pairing.lower} at {pairing.players}"
    name = f"{pairing.game}: {who}, share of decided {what}"
    drawn = trials - won - lost
    note = f"95% interval {low:.3f} to {high:.3f}, {trials} {what}, {drawn} drawn, {share:g} of the time"
    return Claim(name, part, 0.5, part / 0.5, pairing.target / 0.5, met, note)


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share after Wilson."""
    share, spread = won / of, CONFIDENCE**2 / of
    middle = share + spread / 2
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
