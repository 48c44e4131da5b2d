"""Thousands of tournaments played by chance: are the pairings what is promised, and does the strongest win?

Who meets whom is real, who wins is drawn: everybody has a strength, and is ahead of others the more often the
greater theirs is. The same tournaments are played with pairings by lot, for comparison.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from rich.console import Console

from bench.claims import Claim
from tapisvert.tournament.formats import Format, is_over, next_round
from tapisvert.tournament.pairing import TooFew, repeats, split
from tapisvert.tournament.rounds import PROGRAM, History, Round, Sitting
from tapisvert.tournament.standings import standings

TOURNAMENTS = 1000
KINDS: tuple[tuple[int, tuple[int, ...], int], ...] = (
    (9, (2,), 4),
    (16, (2,), 4),
    (12, (4,), 3),
    (16, (4,), 3),
)
"""How many enter, the sizes of tables, and rounds."""

Change = Callable[[int, set[int]], None]
"""Who comes and goes before a round."""
Strength = Callable[[int], float]


def claims(console: Console, tournaments: int = TOURNAMENTS) -> list[Claim]:
    found = []
    for count, sizes, rounds in KINDS:
        console.print(f"{tournaments} tournaments of {count} at tables of {max(sizes)} …")
        found += _claims(count, sizes, rounds, tournaments)
    return found


def _claims(count: int, sizes: tuple[int, ...], rounds: int, tournaments: int) -> list[Claim]:
    again = twice = uneven = won = by_lot = 0
    for seed in range(tournaments):
        rng = random.Random(seed)
        strengths = [rng.gauss(0, 1) for _ in range(count)]
        strongest = max(range(count), key=strengths.__getitem__)
        done = evening("swiss", count, sizes, rounds, seed, strength=strengths.__getitem__)
        again += sum(repeats(each, History(done[:number])) for number, each in enumerate(done))
        history = History(done)
        twice += sum(rested > 1 for rested in history.byes.values())
        if max(sizes) == 2:  # as in chess: points go before a single time more
            uneven += max(abs(history.lean(entrant)) for entrant in range(count)) > 2
        else:
            uneven += max(history.seats.values()) > -(-rounds // max(sizes))
        won += _first(done, count) == strongest
        lots = drawn_by_lot(count, sizes, rounds, seed, strengths.__getitem__)
        by_lot += _first(lots, count) == strongest
    name = f"{count} at tables of {max(sizes)}, {rounds} rounds"
    figures = [Claim(f"{name}: byes for the second time", twice, None, None, 0, twice == 0)]
    if max(sizes) == 2:  # elsewhere it cannot always be avoided
        figures.append(Claim(f"{name}: pairs that met again", again, None, None, 0, again == 0))
    share = uneven / tournaments
    figures.append(
        Claim(
            f"{name}: where seats were less even than they could be",
            share,
            None,
            None,
            0.01,
            share <= 0.01,
        )
    )
    ours, peer = won / tournaments, by_lot / tournaments
    note = "peer: pairings by lot"
    figures.append(Claim(f"{name}: the strongest wins", ours, peer, ours / peer, 1.0, ours >= peer, note))
    return figures


def played(each: Round, rng: random.Random, strength: Strength = lambda _: 0.0) -> Round:
    """The round when it is over: the stronger one is, the more likely one is ahead."""
    sittings = []
    for sitting in each.sittings:
        form = [rng.gauss(0 if one == PROGRAM else strength(one), 1) for one in sitting.entrants]
        others = max(1, len(form) - 1)
        shares = tuple(sum(mine > other for other in form) / others for mine in form)
        sittings.append(Sitting(sitting.entrants, shares))
    return Round(tuple(sittings), each.byes)


def evening(
    form: Format,
    entrants: int,
    sizes: Sequence[int],
    rounds: int,
    seed: int,
    *,
    fill: bool = False,
    change: Change = lambda _number, _here: None,
    strength: Strength = lambda _: 0.0,
) -> list[Round]:
    """All rounds of a tournament, with whoever is there."""
    rng, done, here = random.Random(seed), list[Round](), set(range(entrants))
    while not is_over(form, done, rounds, here):
        change(len(done), here)
        try:
            coming = next_round(form, done, here, sizes, f"{seed} {len(done)}", fill=fill)
        except TooFew:
            break
        done.append(played(coming, rng, strength))
    return done


def drawn_by_lot(count: int, sizes: Sequence[int], rounds: int, seed: int, strength: Strength) -> list[Round]:
    """The same with tables drawn by lot every time."""
    rng, done = random.Random(seed), []
    people, _ = split(count, sizes)
    for _ in range(rounds):
        order = rng.sample(range(count), count)
        tables = [Sitting(tuple(order[sum(people[:n]) : sum(people[: n + 1])])) for n in range(len(people))]
        done.append(played(Round(tuple(tables), tuple(order[sum(people) :])), rng, strength))
    return done


def _first(rounds: Sequence[Round], count: int) -> int:
    return standings(rounds, range(count))[0].entrant
