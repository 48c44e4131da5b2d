"""Maître against a field of opponents at tables of two: `python -m bench --field --game punto --matches 100`.

The field has what is cheap and strong: a greedy player that sees the answer, Confirmé, players that learned
from themselves and search nothing (`bench/tuples.py`, `bench/looks.py`), halving search on the kernel for a
millisecond and for as long as Maître, and OpenSpiel's own search for as long as Maître. Every deal is played
twice with the seats exchanged (`bench/duel.py`). Casino Royal is played for chips, at tables of 2, 4 and 8,
against Confirmé and OpenSpiel's search (`bench/chips.py`, `bench/wager.py`).
"""

from __future__ import annotations

import copy
import importlib.util
import random
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache, partial
from typing import Any

from rich.console import Console
from rich.progress import track

from bench import chips, duel
from bench.claims import Claim
from bench.kept import Kept, Key
from tapisvert import bots, games
from tapisvert.adapters.numbered import Numbered
from tapisvert.table.program import Budget, Program

LEVEL = "maitre"
MATCHES, SHARE = 100, 0.1
FLOOR = 0.70
"""Where the interval may begin at the lowest, in the games that have a target."""

MOMENT = 0.001
"""Seconds of the opponent that hardly thinks."""

TIMES: Mapping[str, float | None] = {
    "greedy": None,
    "confirme": None,
    "learned": None,
    "halving-ms": MOMENT,
    "halving": 0.0,
    "ismcts": 0.0,
}
"""What each has for a move: a set time, as much as Maître (0), or what it takes."""


def members(game: str) -> tuple[str, ...]:
    """Who is in the field of a game. OpenSpiel's search only where OpenSpiel is."""
    spiel = ("ismcts",) if importlib.util.find_spec("pyspiel") else ()
    if game in ("punto", "cartino"):
        return ("greedy", "confirme", "learned", "halving-ms", "halving", *spiel)
    if game == chips.GAME:
        return ("confirme", *spiel)
    return ("confirme", "halving", *spiel)


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
    """Maître against every member, or those that are named, on the deals from number `seed` on."""
    found, kept = [], kept or Kept()
    for game in chosen:
        named = [name for name in members(game) if name in (opponents or members(game))]
        if game == chips.GAME:
            found += _chips(console, matches, share, named, seed, workers, kept)
            continue
        with duel.crew(game, workers) as run:
            for name in named:
                title = f"{game}: {LEVEL} against {name}"
                numbers, key = duel.numbers(matches, seed), ("field", game, name, f"{share:g}")
                each = partial(meet, game, name, share)
                played = duel.deals(console, run, each, title, numbers, kept, tuple[float, float], key)
                found.append(judge(game, name, duel.judge(played), share))
                console.print(f"{title}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def meet(game: str, name: str, share: float, deal: int) -> tuple[float, float]:
    """One deal of Maître against a member of the field, both ways."""
    seconds = duel.seconds_of(game, share)
    return duel.both_ways(game, deal, duel.level(game, LEVEL, Budget(seconds)), member(game, name, seconds))


def judge(game: str, name: str, score: duel.Score, share: float) -> Claim:
    """What was won, beside what is to be won of each."""
    target = duel.TARGETS.get(game)
    met = score.low > 0.5 if target is None else score.share >= target and score.low > FLOOR
    seconds = duel.seconds_of(game, share)
    theirs = TIMES[name]
    other = "its own time" if theirs is None else f"{theirs or seconds:g} s"
    title = f"{game}: {LEVEL} beats {name}, share of matches"
    note = f"{score.note}, {seconds:g} s a move against {other}"
    return Claim(title, score.share, None, None, target or 0.5, met, note)


def member(game: str, name: str, seconds: float) -> duel.Player:
    """Somebody of the field, who is given as much time as Maître."""
    if name == "ismcts":
        return _ismcts(game, seconds)
    if name == "confirme":
        return duel.level(game, name, bots.level(game, name).budget.scaled(seconds / _full(game)))
    return duel.program(_programs(game)[name], Budget(TIMES[name] or seconds))


@cache
def _programs(game: str) -> dict[str, Program]:
    """Those who play by views on the kernels; where a game has none here, its judge halves."""
    from bench import looks, opponents, tuples

    learned: Program
    if game == "punto":
        answers, futures, learned = opponents.punto_looks, opponents.punto_rounds, tuples.Learned()
    elif game == "cartino":
        answers, futures, learned = opponents.cartino_replies, opponents.cartino_matches, looks.Looker()
    else:
        return {"halving": Judged(game)}
    halving = opponents.Halving(futures)
    greedy = opponents.Greedy(answers)
    return {"greedy": greedy, "learned": learned, "halving-ms": halving, "halving": halving}


class Judged:
    """The move that a game's judge finds best: it halves as well, in futures of whole states."""

    def __init__(self, game: str) -> None:
        self.search = games.need(game, "search").SEARCH
        self.budget = Budget()

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        lines = self.search.lines(view, legal)
        if not lines:
            return legal[0]
        judged = self.search.judge.judge(view, lines, budget, rng)
        side = self.search._side(view)
        return max(judged, key=lambda each: each.shares[side] - each.error).line[0]


def _full(game: str) -> float:
    return bots.level(game, LEVEL).budget.seconds


def _ismcts(game: str, seconds: float) -> duel.Player:
    import pyspiel

    from bench.search import Search
    from tapisvert.adapters import spiel

    table = pyspiel.load_game(spiel.name_of(game), {"preset": duel.preset_of(game)})

    def choose(match: Numbered, seat: int, rng: random.Random) -> Any:
        search = Search(table, seconds, seed=rng.getrandbits(31))
        position = table.new_initial_state()
        position.match = copy.copy(match)
        return match.moves(seat)[search.step(position)]

    return choose


def _chips(
    console: Console,
    matches: int,
    share: float,
    named: Sequence[str],
    seed: int,
    workers: int | None,
    kept: Kept,
) -> list[Claim]:
    """Games A and B for 2, 4 and 8: chips a hundred rounds, on duplicate deals."""
    found = []
    with chips.pool_of(workers) as pool:
        for name in named:
            for game in chips.GAMES:
                for players in chips.TABLES:
                    title = f"{chips.GAME} {game}-{players}: {LEVEL} wins from {name}, chips per 100 rounds"
                    rounds = list(chips.schedule(game, LEVEL, name, players, matches, share, seed))
                    keys: list[Key] = [
                        ("chips", duel.VERSION, game, name, players, f"{share:g}", deal.seed, at % 2)
                        for at, deal in enumerate(rounds)
                    ]
                    of = dict(zip(keys, rounds, strict=True))
                    gains = kept.all(float, keys, partial(_gains, console, pool, title, of))
                    found.append(chips.judge(title, gains))
                    console.print(f"{title}: {found[-1].ours:+.0f}, {found[-1].note}")
    return found


def _gains(
    console: Console, pool: Executor, title: str, of: Mapping[Key, chips.Deal], missing: Iterable[Key]
) -> Iterable[tuple[Key, float]]:
    """What the rounds that are not known yet bring."""
    keys = list(missing)
    played = pool.map(_gain, [of[key] for key in keys])
    return zip(keys, track(played, title, len(keys), console=console), strict=True)


def _gain(deal: chips.Deal) -> float:
    """What a seat of Maître's wins in a round against a level or OpenSpiel's search."""
    if "ismcts" in deal.levels:
        from bench import wager

        return wager.play(deal).gain
    return chips.gain(deal, LEVEL)
