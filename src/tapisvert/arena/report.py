"""What results say: everybody's rating with its interval, how often they won, how long they thought.

Ratings are those of Bradley and Terry, on Elo's scale: 400 points more are odds of ten to one. They are
fitted to all matches at once (by the package choix), because programs do not learn and the order of matches
says nothing. The intervals come from weighing the deals anew again and again (a Bayesian bootstrap): the
matches of a deal belong together, and that luck cancels out among them makes the intervals narrower, as it
should. What nobody has seen yet is weighed too: a player that never lost a match may lose the next one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import permutations

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tapisvert.arena.intervals import CONFIDENCE
from tapisvert.arena.less_luck import lessened, luck_between
from tapisvert.arena.plan import Plan
from tapisvert.arena.play import Result
from tapisvert.table.game import OptionValue

Floats = NDArray[np.float64]

AVERAGE = 1500
ELO = 400 / math.log(10)
DRAWS = 500
"""How often the deals are weighed."""

UNSEEN = 0.5
"""Wins that every player is given over every other: they keep ratings finite (the prior of Jeffreys)."""

FEWEST = 20
"""Fewer deals than this say nothing about how much luck there is in them."""


class LessLuck(msgspec.Struct, frozen=True):
    """The same from results less their luck."""

    won: float
    rating: float | None
    low: float | None
    high: float | None


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a player did. `won` is the share of matches, a shared win being a part of one.

    A player with several sides in a match wins it with any of them; `score` is that of one side.
    """

    player: str
    matches: int
    won: float
    rating: float | None
    low: float | None
    high: float | None
    score: float  # without matches in which a bot failed
    seconds: float  # per move
    worked: float = 0.0  # seconds of the processor per move
    score_low: float | None = None
    score_high: float | None = None
    forfeits: int = 0  # matches lost by failing
    less_luck: LessLuck | None = None


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """The standings, best first. `beat[i][j]`: how much of the matches that one of them won the first did.

    `times`: less their luck, the matches say as much as so many times more of them; `part` of their luck was
    taken out for that.
    """

    game: str
    version: int
    options: dict[str, OptionValue]
    seed: int
    share: float
    matches: int
    deals: int
    standings: tuple[Standing, ...]
    beat: tuple[tuple[float | None, ...], ...]
    times: float | None = None
    part: float | None = None

    @property
    def says_too_little(self) -> bool:
        """Whether there are too few deals to say how much luck there is in them."""
        return self.deals < FEWEST


def report(plan: Plan, results: Collection[Result]) -> Report:
    """What these results say. Players without opponents, or with too few deals, are not rated."""
    names, size = _names(plan), len(plan.players)
    deals = sorted({result.deal for result in results})
    wins = _wins(plan, results, deals, size)
    total: Floats = wins.sum(axis=0)
    rated = len(plan.sides) > 1 and size > 1 and len(results) > 0
    plain = _rated(wins) if rated else (None, None, None)
    less = lessened(wins, luck_between(plan, results, deals, size)) if rated and plan.luck else None
    standings = [
        _standing(plan, results, player, name, *(_round(each, player) for each in plain))
        for player, name in enumerate(names)
    ]
    if less:
        parts = dict(zip(deals, map(float, less.weights), strict=True))
        fairer = _rated(less.wins)
        standings = [
            replace(
                standing,
                less_luck=LessLuck(
                    standing.won - _luck(results, player, parts) / max(standing.matches, 1),
                    *(_round(each, player) for each in fairer),
                ),
            )
            for player, standing in enumerate(standings)
        ]
    order = sorted(range(size), key=lambda player: (-(standings[player].rating or 0), -standings[player].won))
    return Report(
        plan.game,
        plan.version,
        plan.options,
        plan.seed,
        plan.share,
        matches=len(results),
        deals=len(deals),
        standings=tuple(standings[player] for player in order),
        beat=tuple(tuple(_share(total, one, other) for other in order) for one in order),
        times=less.times if less and len(deals) >= FEWEST else None,
        part=round(float(less.weights.mean()), 3) if less and len(deals) >= FEWEST else None,
    )


def rate(wins: Floats) -> Floats:
    """Ratings from how often each beat each. Less luck that may be less than never, which counts as never."""
    return _fitted(np.maximum(wins, 0.0) + UNSEEN * _others(wins))


def interval(wins: Floats) -> tuple[Floats, Floats]:
    """The 95% interval of every rating, from the wins of each deal.

    For two players whose deals are a match each it is that of Jeffreys for a share: a sum of exponential
    weights is a gamma variable, and two of them make a beta variable.
    """
    rng = np.random.default_rng(0)
    weighed = np.tensordot(rng.standard_exponential((DRAWS, len(wins))), wins, axes=1)
    unseen = rng.gamma(UNSEEN, size=weighed.shape) * _others(weighed)
    drawn = np.maximum(weighed, 0.0) + unseen
    low, high = np.quantile([_fitted(each) for each in drawn], (0.025, 0.975), axis=0)
    return low, high


def _rated(wins: Floats) -> tuple[Floats, Floats | None, Floats | None]:
    """Ratings with their intervals, where there are deals enough."""
    low, high = interval(wins) if len(wins) >= FEWEST else (None, None)
    return rate(wins.sum(axis=0)), low, high


def _luck(results: Collection[Result], player: int, parts: Mapping[int, float]) -> float:
    """What luck gave to a player in all, as much of it as is taken out of each deal."""
    return sum(
        parts[result.deal] * result.luck[side]
        for result in results
        for side, who in enumerate(result.lineup)
        if who == player
    )


def _fitted(wins: Floats) -> Floats:
    import choix

    strengths = choix.ilsr_pairwise_dense(wins)
    rated: Floats = AVERAGE + ELO * (strengths - strengths.mean())
    return rated


def _others(wins: Floats) -> Floats:
    """One for every pair of different players."""
    return 1 - np.eye(wins.shape[-1])


def _standing(
    plan: Plan,
    results: Collection[Result],
    player: int,
    name: str,
    rating: float | None,
    low: float | None,
    high: float | None,
) -> Standing:
    own = [(result, side) for result in results for side, who in enumerate(result.lineup) if who == player]
    moves = sum(result.moves[side] for result, side in own)
    scores = _scores(plan, [(result, side) for result, side in own if not result.failed])
    score, score_low, score_high = _mean_of(scores)
    matches = sum(player in result.lineup for result in results)
    return Standing(
        name,
        matches=matches,
        won=sum(_part(plan, result, side) for result, side in own) / max(matches, 1),
        rating=rating,
        low=low,
        high=high,
        score=score,
        seconds=sum(result.seconds[side] for result, side in own) / max(moves, 1),
        worked=sum(result.worked[side] for result, side in own if result.worked) / max(moves, 1),
        score_low=score_low,
        score_high=score_high,
        forfeits=sum(side in result.failed for result, side in own),
    )


def _scores(plan: Plan, own: Collection[tuple[Result, int]]) -> dict[int, list[int]]:
    """A player's scores, by deal."""
    scores: dict[int, list[int]] = {}
    for result, side in own:
        scores.setdefault(result.deal, []).append(result.scores[plan.sides[side][0]])
    return scores


def _mean_of(scores: dict[int, list[int]]) -> tuple[float, float | None, float | None]:
    """The mean, with its 95% interval: what is independent are the deals, not the matches of one."""
    every = [score for deal in scores.values() for score in deal]
    mean = sum(every) / max(len(every), 1)
    if len(scores) < FEWEST:
        return mean, None, None
    # How far each deal as a whole is from the mean (the variance of a ratio of sums).
    off = sum((sum(deal) - mean * len(deal)) ** 2 for deal in scores.values())
    reach = CONFIDENCE * math.sqrt(off * len(scores) / (len(scores) - 1)) / len(every)
    return mean, round(mean - reach, 4), round(mean + reach, 4)


def _names(plan: Plan) -> list[str]:
    """What the players are called; the second of a name by its number too."""
    taken: Counter[str] = Counter()
    names = []
    for player in plan.players:
        taken[player.name] += 1
        names.append(player.name if taken[player.name] == 1 else f"{player.name} {taken[player.name]}")
    return names


def _wins(plan: Plan, results: Collection[Result], deals: list[int], size: int) -> Floats:
    """By deal: how often the first player beat the second; half each for a win that both share, or a draw."""
    number = {deal: index for index, deal in enumerate(deals)}
    wins = np.zeros((len(deals), size, size))
    for result in results:
        won = [_won(plan, result, side) for side in range(len(plan.sides))]
        for one, other in permutations(range(len(plan.sides)), 2):
            players = result.lineup[one], result.lineup[other]
            if players[0] != players[1] and (won[one] or not any(won)):
                wins[number[result.deal], *players] += 1.0 if won[one] > won[other] else 0.5
    return wins


def _won(plan: Plan, result: Result, side: int) -> bool:
    return plan.sides[side][0] in result.winners


def _part(plan: Plan, result: Result, side: int) -> float:
    """What of the win a side has."""
    winners = sum(_won(plan, result, each) for each in range(len(plan.sides)))
    if winners:
        return _won(plan, result, side) / winners
    return 1 / len(plan.sides) if len(plan.sides) > 1 else 0.0


def _round(ratings: Floats | None, player: int) -> float | None:
    return None if ratings is None else round(float(ratings[player]), 1)


def _share(wins: Floats, one: int, other: int) -> float | None:
    decided = wins[one, other] + wins[other, one]
    return float(wins[one, other] / decided) if decided else None
