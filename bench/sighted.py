"""How high can anybody get in Cartino? `python -m bench --sighted`: players who see more than a seat may.

What can be won of an opponent has an end that no thinking moves: the stones that come. So players who are
told something (`bench/seeing.py`) play the field and Maître. One sees the racks and the order of the bag, one
the racks alone, and one, for comparison, no more than is fair; the last two try their turns in the same way.
What the second wins beyond the third is what guessing racks better could bring, and what the first wins
beyond the second is luck with the bag, which nobody comes by honestly.
Both play the same deals on either seat. The bag has one order, from which both draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Console

from bench import duel, field
from bench.claims import Claim
from bench.kept import Kept
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget

GAME = "cartino"
MATCHES, SHARE = 100, 0.02
OPPONENTS = ("learned", "confirme", "maitre")
SEEING = ("everything", "racks", "fair")


def claims(
    console: Console,
    matches: int,
    share: float,
    opponents: Sequence[str] = (),
    seed: int = 0,
    workers: int | None = None,
    kept: Kept | None = None,
) -> list[Claim]:
    """Each of those who see more against each of these, on the deals from number `seed` on."""
    found, kept = [], kept or Kept()
    with duel.crew(GAME, workers) as run:
        for name in opponents or OPPONENTS:
            for sees in SEEING:
                title = f"{GAME}: who sees {sees} against {name}"
                numbers, key = duel.numbers(matches, seed), ("sighted", GAME, sees, name, f"{share:g}")
                each = partial(meet, sees, name, share)
                played = duel.deals(console, run, each, title, numbers, kept, tuple[float, float], key)
                found.append(judge(title, duel.judge(played)))
                console.print(f"{title}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def meet(sees: str, name: str, share: float, deal: int) -> tuple[float, float]:
    """One deal, both ways."""
    from bench import seeing

    seconds = duel.seconds_of(GAME, share)
    maitre = name == field.LEVEL
    other = duel.level(GAME, name, Budget(seconds)) if maitre else field.member(GAME, name, seconds)
    return duel.both_ways(GAME, deal, seeing.SEEING[sees], other, Chance.seeded)


def judge(title: str, score: duel.Score) -> Claim:
    """A figure beside what Maître is to win by what it may know: it is not met or missed."""
    return Claim(f"{title}, share of matches", score.share, duel.TARGETS[GAME], None, 0, None, score.note)
