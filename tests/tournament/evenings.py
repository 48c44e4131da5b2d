"""Whole tournaments played by chance: who meets whom is real, who wins is drawn."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from tapisvert.tournament.formats import Format, is_over, next_round
from tapisvert.tournament.pairing import TooFew
from tapisvert.tournament.rounds import PROGRAM, Round, Sitting

Change = Callable[[int, set[int]], None]
"""Who comes and goes before a round."""


def played(each: Round, rng: random.Random, strength: Callable[[int], float] = lambda _: 0.0) -> Round:
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
    strength: Callable[[int], float] = lambda _: 0.0,
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
