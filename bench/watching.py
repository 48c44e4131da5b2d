"""Matches that are played to see what is said of them: of positions, luck and decisions, and how soon.

Programs imagine so many rounds a move, not so many seconds: the same deal gives the same match on every
machine, and thousands of them can be played.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from bench.kept import Key
from tapisvert import bots, games
from tapisvert.bots.entrants import find
from tapisvert.bots.lookback import Effort, decisions_of, look_back
from tapisvert.bots.luck import luck_of, moves_of
from tapisvert.bots.match import Match
from tapisvert.table.game import presets_of
from tapisvert.table.program import Budget
from tapisvert.table.worth import Shares, shares_of

T = TypeVar("T")
Table = tuple[str, str, str]
"""A game, a preset, and the level that plays there."""
Work = Callable[[Table, int], T]

ROUNDS: Mapping[str, Mapping[str, int]] = {
    "punto": {"confirme": 6000, "maitre": 20_000},
    "cartomanie": {"confirme": 1000, "maitre": 4000},
    "cartino": {"maitre": 2000},
    "casino_royal": {"maitre": 1000},
}
"""What programs imagine for a move, about a tenth of what their time at a table allows. Others need none."""
FUTURES = 96
"""For everything that could have come, to tell luck: half as many as where people look back at a match. Four
times as many left as much of the spread in 20 matches of Punto, 0.77 of it."""
POSITIONS = 8
"""So many of every match are set against what happened."""
DECISIONS = 12
"""So many of every match are judged."""


class Seen(msgspec.Struct, frozen=True):
    """A match: what was said of some of its positions, what luck gave, and how it ended."""

    said: tuple[Shares, ...]
    luck: Shares
    result: Shares


class Lost(msgspec.Struct, frozen=True):
    """What some decisions of a match lost."""

    losses: tuple[float, ...]


class Look(msgspec.Struct, frozen=True):
    """After how many seconds of the processor the curve of a match was there, and all of the look back."""

    curve: float
    whole: float


def keyed(work: Work[T], key: Key) -> tuple[Key, T]:
    """What one match gave, beside what it is kept by."""
    game, preset, level, deal = key[2:]
    return key, work((str(game), str(preset), str(level)), int(deal))


def play(table: Table, seed: int) -> Match:
    """A match of one level."""
    game, preset, level = table
    rules = games.load(game)
    options, rounds = presets_of(rules)[preset], ROUNDS.get(game, {}).get(level, 1)
    seats = rules.seats(rules.options(options))
    match = Match.new(game, [find(level).make(rounds=rounds) for _ in range(seats)], options, seed=seed)
    match.play_out()
    return match


def watch(table: Table, seed: int) -> Seen:
    """Plays a match and asks for some of its positions how all stand, and for its luck."""
    match, rng = play(table, seed), random.Random(seed)
    judge, states = bots.judge(match.game.name), [step.before for step in moves_of(match)]
    asked, budget = rng.sample(states, min(POSITIONS, len(states))), Budget(rounds=Effort().curve)
    assert match.outcome
    return Seen(
        said=tuple(judge.standing(match.game.view(state, None), budget, rng).shares for state in asked),
        luck=luck_of(match, judge, FUTURES, seed),
        result=shares_of(match.outcome, match.game.sides(match.options)),
    )


def lose(table: Table, seed: int) -> Lost:
    """Plays a match and judges some of its decisions."""
    match = play(table, seed)
    sides = match.game.sides(match.options)
    owner = {seat: side for side, seats in enumerate(sides) for seat in seats}
    found = decisions_of(match, bots.judge(match.game.name), Effort(), DECISIONS, seed)
    return Lost(tuple(each.cost[owner[each.seat]] for each in found))


def look(table: Table, seed: int) -> Look:
    """Plays a match and looks back at it. The curve is there once it goes to the end."""
    match = play(table, seed)
    begun, curve = time.thread_time(), 0.0
    for found in look_back(match, bots.judge(match.game.name), Effort(), seed):
        if not curve and len(found.moments) > len(match.moves):
            curve = time.thread_time() - begun
    return Look(curve, time.thread_time() - begun)
