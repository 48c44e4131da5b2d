"""How high can anybody get? `python -m bench --sighted`: players who see more than a seat may.

What can be won of an opponent has an end that no thinking moves: the cards and stones that come. So players
who are told something play the field and Maître.

In Cartino (`bench/seeing.py`) one sees the racks and the order of the bag, one the racks alone, and one, for
comparison, no more than is fair; the last two try their turns in the same way. What the second wins beyond
the third is what guessing racks better could bring, and what the first wins beyond the second is luck with
the bag, which nobody comes by honestly. In Punto (`bench/foreseeing.py`) nothing is hidden but the order of
the piles: one sees that, and otherwise plays as Maître does, who is there for comparison.
Both play the same deals on either seat. A bag has one order, from which both draw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rich.console import Console

from bench import duel, field
from bench.claims import Claim
from bench.kept import Kept
from tapisvert.table.chance import Chance
from tapisvert.table.duplicate import SharedChance
from tapisvert.table.program import Budget

MATCHES, SHARE = 100, 0.02
OPPONENTS: Mapping[str, tuple[str, ...]] = {
    "cartino": ("learned", "confirme", "maitre"),
    "punto": ("learned", "halving", "confirme", "maitre"),
}
SEEING: Mapping[str, tuple[str, ...]] = {"cartino": ("everything", "racks", "fair"), "punto": ("everything",)}
CHANCE: Mapping[str, Callable[[int], Chance]] = {"cartino": Chance.seeded, "punto": SharedChance.seeded}


def claims(
    console: Console,
    matches: int,
    share: float,
    chosen: Sequence[str],
    opponents: Sequence[str] = (),
    seed: int = 0,
    workers: int | None = None,
    kept: Kept | None = None,
) -> list[Claim]:
    """Each of those who see more against each of these, on the deals from number `seed` on."""
    found, kept = [], kept or Kept()
    for game in SEEING:
        if game not in chosen:
            continue
        with duel.crew(game, workers) as run:
            for name in opponents or OPPONENTS[game]:
                for sees in SEEING[game]:
                    title = f"{game}: who sees {sees} against {name}"
                    numbers, key = duel.numbers(matches, seed), ("sighted", game, sees, name, f"{share:g}")
                    each = partial(meet, game, sees, name, share)
                    played = duel.deals(console, run, each, title, numbers, kept, tuple[float, float], key)
                    found.append(judge(game, title, duel.judge(played)))
                    console.print(f"{title}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def meet(game: str, sees: str, name: str, share: float, deal: int) -> tuple[float, float]:
    """One deal, both ways."""
    from bench import foreseeing, seeing

    seconds = duel.seconds_of(game, share)
    ours = seeing.SEEING[sees] if game == "cartino" else foreseeing.SEEING[sees](seconds)
    maitre = name == field.LEVEL
    other = duel.level(game, name, Budget(seconds)) if maitre else field.member(game, name, seconds)
    return duel.both_ways(game, deal, ours, other, CHANCE[game])


def judge(game: str, title: str, score: duel.Score) -> Claim:
    """A figure beside what Maître is to win by what it may know: it is not met or missed."""
    return Claim(f"{title}, share of matches", score.share, duel.TARGETS[game], None, 0, None, score.note)
