"""Two players on duplicate deals: every deal twice, with the same luck and the seats exchanged.

So luck with cards falls on both, and what is counted are deals: how much of its two matches one of the two
won, a drawn match as half. Time is the processor's, so that a busy machine makes nobody weaker.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.progress import track

from bench.kept import Kept, Key
from tapisvert import bots, games
from tapisvert.adapters.numbered import Numbered
from tapisvert.arena.intervals import CONFIDENCE, wilson
from tapisvert.table.chance import Chance
from tapisvert.table.duplicate import SharedChance
from tapisvert.table.program import Budget, Program
from tapisvert.table.vectors import settled

VERSION = 2
"""Of all that plays here: raised where a program or an opponent changes, so that nothing old counts."""

T = TypeVar("T")
Player = Callable[[Numbered, int, random.Random], Any]
"""From a match and a seat in it to the seat's move. Only what draws its own worlds looks beyond the view."""


class Score(NamedTuple):
    """What one of two won of all matches, and between which bounds that lies in 95 of 100 cases."""

    share: float
    low: float
    high: float
    matches: int
    drawn: int

    @property
    def note(self) -> str:
        return f"95% interval {self.low:.3f} to {self.high:.3f}, {self.matches} matches, {self.drawn} drawn"


def level(game: str, name: str, budget: Budget) -> Player:
    """A program of the house that thinks for so long about a move."""
    return program(bots.level(game, name), budget)


def program(own: Program, budget: Budget) -> Player:
    """Any program, by its seat's view and nothing else."""

    def choose(match: Numbered, seat: int, rng: random.Random) -> Any:
        legal = tuple(match.game.offered(match.state, seat))
        return own.choose(match.view(seat), legal, budget.of_processor(), rng)

    return choose


def preset_of(game: str) -> str:
    """The table of two as the game comes out of its box."""
    rules = games.load(game)
    return next(name for name, given in rules.presets.items() if rules.seats(rules.options(given)) == 2)


def play(
    game: str, deal: int, players: Sequence[Player], seeded: Callable[[int], Chance] = SharedChance.seeded
) -> float:
    """What the first of two players gets of a match, if it sits on the first seat."""
    rules = games.load(game)
    match = Numbered(rules, settled(rules, preset_of(game)), seeded(deal))
    rngs = [random.Random(f"{deal} {seat}") for seat in range(2)]
    while match.to_act:
        seat = match.to_act[0]
        move = players[seat](match, seat, rngs[seat])
        rules.verify(match.state, seat, move)
        match.state = rules.play(match.state, seat, move, match.chance).state
    outcome = rules.outcome(match.state)
    return 0.5 if outcome is None or len(outcome.winners) != 1 else float(outcome.winners == (0,))


def both_ways(
    game: str,
    deal: int,
    ours: Player,
    other: Player,
    seeded: Callable[[int], Chance] = SharedChance.seeded,
) -> tuple[float, float]:
    """What `ours` gets of a deal on either seat."""
    won = play(game, deal, (ours, other), seeded)
    return won, 1.0 - play(game, deal, (other, ours), seeded)


def judge(deals: Iterable[tuple[float, float]]) -> Score:
    """The mean of all deals; the two matches of one deal hang together, so they count as one.

    Where all deals ended alike their spread says nothing; then matches are counted.
    """
    pairs = list(deals)
    won, matches = [fmean(pair) for pair in pairs], 2 * len(pairs)
    share, drawn = fmean(won), sum(part == 0.5 for pair in pairs for part in pair)
    spread = stdev(won) if len(won) > 1 else 0.0
    if spread == 0:
        return Score(share, *wilson(share * matches, matches), matches, drawn)
    reach = CONFIDENCE * spread / math.sqrt(len(won))
    return Score(share, max(0.0, share - reach), min(1.0, share + reach), matches, drawn)


@contextmanager
def crew(game: str, workers: int | None) -> Iterator[Callable[..., Iterable[Any]]]:
    """`map` over processes whose programs are compiled: one for each core unless told otherwise."""
    number = workers or os.cpu_count() or 1
    if number == 1:
        bots.warm(game)
        yield map
        return
    with ProcessPoolExecutor(number) as pool:
        list(pool.map(bots.warm, [game] * number))
        yield pool.map


def deals(
    console: Console,
    run: Callable[..., Iterable[T]],
    meet: Callable[[int], T],
    title: str,
    numbers: Iterable[int],
    kept: Kept,
    kind: type[T],
    key: Key,
) -> list[T]:
    """What came of these deals; with a bar. What is kept of them under this key is not played again."""

    def play(missing: Iterable[Key]) -> Iterable[tuple[Key, T]]:
        keys = list(missing)
        played = run(meet, [int(key[-1]) for key in keys])
        return zip(keys, track(played, title, len(keys), console=console), strict=True)

    return kept.all(kind, [(key[0], VERSION, *key[1:], deal) for deal in numbers], play)


def numbers(matches: int, seed: int) -> range:
    """The deals of so many matches, two a deal, from number `seed` on."""
    return range(seed, seed + (matches + 1) // 2)


def seconds_of(game: str, share: float, name: str = "maitre") -> float:
    """What a level has for a move, at this share of its time."""
    return bots.level(game, name).budget.seconds * share


TARGETS: Mapping[str, float] = {"punto": 0.85, "cartino": 0.80}
"""What Maître is to win of each opponent at a table of two; where nothing is set, more than half."""
