"""How much can be won from Maître? `python -m bench --respond --game punto --matches 60`

Maître is held fixed: so many imagined rounds a move, the same for every match. Somebody who knows that plays
against it at a table of two, and what is won beyond a half is a lower bound of what can be: Maître against
itself wins a half on duplicate deals, and a better answer to it may exist. In Casino Royal chips are counted,
round by round, and whatever is above nothing is won. Two are tried:

- `answering` has Maître's very program as its model. It takes the moves that a judge likes best, imagines
  worlds, lets Maître answer in each as it would (the same rounds, from the view it would have there), and
  judges what comes of it: information set search with a known opponent, one answer deep.
- `longer` is Maître itself with so many times the rounds, where it uses them: not in Casino Royal, where it
  never looks at more than a thousand futures, nor in Cartomanie, where it imagines none.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any

import numpy as np
from rich.console import Console

from bench import chips, duel
from bench.claims import Claim
from bench.kept import Kept
from tapisvert import bots, games
from tapisvert.adapters.numbered import Numbered
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget

LEVEL = "maitre"
MATCHES = 60
ROUNDS = {"punto": 100, "cartino": 100, "cartomanie": 1, chips.GAME: 1000}
"""Of Maître, unless told otherwise."""
RESPONDERS = ("answering", "longer")
LONGER, TIMES = ("punto", "cartino"), 16
"""Where Maître can think longer, and how many times Maître's rounds whoever thinks longer has."""

TABLES: Mapping[str, Sequence[str]] = {chips.GAME: chips.GAMES}
"""The games that are played for chips, at a table of two."""

LOOK, CANDIDATES, WORLDS, FUTURES = 1000, 4, 12, 64
"""Of whoever knows the answers: futures to find candidates, how many of these, worlds, futures in each."""


def claims(
    console: Console,
    matches: int,
    rounds: int | None,
    chosen: Sequence[str],
    seed: int = 0,
    workers: int | None = None,
    responders: Sequence[str] = (),
    kept: Kept | None = None,
) -> list[Claim]:
    """What each responder wins from Maître at so many rounds, on the deals from number `seed` on."""
    found, kept = [], kept or Kept()
    for game in [name for name in ROUNDS if name in chosen]:
        own = rounds or ROUNDS[game]
        with duel.crew(game, workers) as run:
            for name, table in product(responders or RESPONDERS, TABLES.get(game, ("",))):
                if name == "longer" and game not in LONGER:
                    continue
                where, numbers = (game, table) if table else (game,), duel.numbers(matches, seed)
                title, key = f"{' '.join(where)}: {name} against {LEVEL} at {own} rounds", ("respond", *where)
                each = partial(meet_for_chips, table, name, own) if table else partial(meet, game, name, own)
                played = duel.deals(
                    console, run, each, title, numbers, kept, tuple[float, float], (*key, name, own)
                )
                won = judge_chips(title, played) if table else judge(game, name, duel.judge(played), own)
                found.append(won)
                console.print(f"{title}: {found[-1].ours:.3f}, {found[-1].note}")
    return found


def meet(game: str, name: str, rounds: int, deal: int) -> tuple[float, float]:
    """One deal of a responder against Maître, both ways."""
    return duel.both_ways(game, deal, player(game, name, rounds), player(game, LEVEL, rounds))


def meet_for_chips(table: str, name: str, rounds: int, deal: int) -> tuple[float, float]:
    """The chips of a responder in one round of Casino Royal, on either seat."""

    def choose(own: duel.Player, state: Any, seat: int, chance: Chance) -> Any:
        match = Numbered(games.load(chips.GAME), state.options, chance)
        match.state = state
        return own(match, seat, random.Random(f"{deal} {seat} {len(state.pack)}"))

    both = {each: partial(choose, player(chips.GAME, each, rounds)) for each in (name, LEVEL)}
    first, second = chips.schedule(table, name, LEVEL, 2, 2, 1.0, deal)
    won, then = (chips.won_by(name, each, chips.play(each, both)[0]) for each in (first, second))
    return won, then


def player(game: str, name: str, rounds: int) -> duel.Player:
    """Maître with so many rounds, or one of those who know that it has them."""
    if name == "answering":
        return Answering(game, rounds)
    return duel.level(game, LEVEL, Budget(rounds=rounds if name == LEVEL else TIMES * rounds))


def judge_chips(title: str, played: Sequence[tuple[float, float]]) -> Claim:
    """A figure and no target, as in `judge`."""
    found = chips.judge(title, [won for pair in played for won in pair])
    return Claim(f"{title}, chips per 100 rounds", found.ours, 0.0, None, 0, None, found.note)


def judge(game: str, name: str, score: duel.Score, rounds: int) -> Claim:
    """A figure and no target: what is won beyond a half, as far as the interval vouches for it."""
    bound = max(0.0, score.low - 0.5)
    note = f"{score.note}, {rounds} rounds a move; at least {bound:.3f} of a match can be won beyond a half"
    return Claim(f"{game}: {name} wins from {LEVEL}, share of matches", score.share, 0.5, None, 0, None, note)


class Answering:
    """Plays what is best against the answer that Maître gives to it."""

    def __init__(self, game: str, rounds: int) -> None:
        self.rules, self.search = games.load(game), games.need(game, "search").SEARCH
        self.judge = self.search.judge
        self.maitre, self.budget = bots.level(game, LEVEL), Budget(rounds=rounds)

    def __call__(self, match: Numbered, seat: int, rng: random.Random) -> Any:
        view, legal = match.view(seat), tuple(self.rules.offered(match.state, seat))
        own = self.maitre.choose(view, legal, self.budget, rng)
        judged = self.search.best(view, legal, rounds=LOOK, seed=rng.getrandbits(31))
        if self.judge.counted:  # for chips
            judged = tuple(sorted(judged, key=lambda each: -(each.points or 0.0)))
        lines = [each.line for each in judged[:CANDIDATES]]
        if len(lines) < 2:
            return own
        luck = [(rng.getrandbits(62), rng.randbytes(32)) for _ in range(WORLDS)]
        worlds = [(self.rules.imagine(view, rng), *each) for each in luck]
        worth = [np.mean([self.answered(seat, line, *world) for world in worlds]) for line in lines]
        return lines[int(np.argmax(worth))][0]

    def answered(self, seat: int, line: Sequence[Any], state: Any, seed: int, key: bytes) -> float:
        """What a line is worth in a world once Maître has answered it."""
        chance, rng = Chance(key), random.Random(seed)
        for move in line:
            state = self.rules.play(state, seat, move, chance).state
        while self.rules.outcome(state) is None and (other := self.rules.to_act(state)[0]) != seat:
            legal = tuple(self.rules.offered(state, other))
            move = self.maitre.choose(self.rules.view(state, other), legal, self.budget, rng)
            state = self.rules.play(state, other, move, chance).state
        if self.judge.counted:
            seat += self.rules.seats(state.options)  # its chips
        return float(self.judge.thought(state, seed, FUTURES).mean(axis=0)[seat])
