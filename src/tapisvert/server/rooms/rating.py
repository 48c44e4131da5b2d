"""The arithmetic of ratings: pure functions, published in `docs/ratings.md`.

Strength is a guess, a mean and how sure it is, and every match moves it (Plackett-Luce, by the package
openskill). Programs are anchors: theirs is measured in an arena and stays. Whoever won comes first, everybody
else second: what counts is winning, because scores say something else in every game.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from tapisvert import games
from tapisvert.table.game import AnyGame, OptionValue
from tapisvert.table.program import LEVELS, dial_of
from tapisvert.table.value import Value

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
"""What is believed of somebody new, and how much a single match is a matter of the day's form."""

ANCHORED = 1.0
"""How unsure an anchor's strength is: about as much as an arena of some hundred matches leaves open."""

NARROW = 5.0
"""A strength that is less sure than this is provisional: it takes some fifteen matches at a table for two."""

DECIMALS = 6
"""Every number is rounded to so many after each match, so that all machines go on from the same."""

MIDDLE = 1500
POINTS = 400 / (math.sqrt(2) * BETA * math.log(10))
"""Points that one of the scale above is worth: 400 more are odds of ten to one at a table for two."""

Why = Literal["", "alone", "screen", "stand-in", "continued", "no-anchor", "no-people", "unreadable"]
"""Why a match does not count; empty if it does."""


class Strength(Value, frozen=True):
    """What is believed of a player."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - MU))

    @property
    def margin(self) -> int:
        """Two thirds of the time the real strength is within so many points."""
        return round(POINTS * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma >= NARROW


Sides = tuple[tuple[int, ...], ...]


def moved(sides: Sides, winners: tuple[int, ...], before: tuple[Strength, ...]) -> tuple[Strength, ...]:
    """The strengths by seat after a match, anchors' too; the caller leaves those as they were."""
    model = _model()
    won = {side for side, members in enumerate(sides) if set(members) & set(winners)}
    ranks = [1.0 if side in won or not won else 2.0 for side in range(len(sides))]
    teams = [
        [model.rating(mu=before[seat].mu, sigma=before[seat].sigma) for seat in members] for members in sides
    ]
    after = list(before)
    for members, team in zip(sides, model.rate(teams, ranks=ranks), strict=True):
        for seat, rating in zip(members, team, strict=True):
            after[seat] = Strength(round(rating.mu, DECIMALS), round(rating.sigma, DECIMALS))
    return tuple(after)


def kind_of(game: AnyGame, options: Mapping[str, OptionValue]) -> str:
    """What a rating is for: the game, how many sides of how many, and the options that make another game.

    `punto/2`, `punto/2x2` for two sides of two, `casino_royal/4/poker`.
    """
    sides = game.sides(game.options(dict(options)))
    teams = f"{len(sides)}x{len(sides[0])}" if len(sides[0]) > 1 else str(len(sides))
    return "/".join([game.name, teams, *(str(options[name]) for name in names_of(game.name))])


def names_of(game: str) -> tuple[str, ...]:
    """The options of a game that make another kind of it."""
    found: tuple[str, ...] = _own(game, "KIND", ())
    return found


def anchor(game: str, options: Mapping[str, OptionValue], program: str) -> Strength | None:
    """The strength of a program, or None if it was never measured. Between levels it is between theirs."""
    measured = _own(game, "points", lambda options: None)(options)
    dial = dial_of(program)
    if measured is None or dial is None:
        return None
    below = min(int(dial), len(LEVELS) - 2)
    points = measured[below] + (dial - below) * (measured[below + 1] - measured[below])
    return Strength(round(MU + (points - MIDDLE) / POINTS, DECIMALS), ANCHORED)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def _own(game: str, name: str, otherwise: Any) -> Any:
    """What a game's `ratings.py` says, if it has one."""
    return getattr(games.part(game, "ratings"), name, otherwise)
