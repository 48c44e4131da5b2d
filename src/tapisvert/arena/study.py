"""What a game is like: many matches at random and many between programs, counted.

Everything here comes from the contract: outcomes, lengths, events by their kinds, refusals by their rules. A
game that can play at random faster than the rules brings `playouts` in its `study.py`; one whose events tell
more together than one by one brings `ways`, which names what came about in a match.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.bots import level
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, Event, Illegal, OptionValue
from tapisvert.table.tally import Tally

WAYS = ("how", "why")
"""Fields in which events say how something ended."""

TRIES = 10
"""Moves tried at every decision, out of those that were legal earlier in the match."""


class Subject(msgspec.Struct, frozen=True):
    """What is studied. `level` is the program on all seats, with `share` of its time."""

    game: str
    options: dict[str, OptionValue]
    level: str = "amateur"
    share: float = 0.1
    seed: int = 0

    @property
    def rules(self) -> AnyGame:
        return games.load(self.game)


class Study(msgspec.Struct, frozen=True):
    """What was found: at random, and between programs."""

    subject: Subject
    random: Tally
    programs: Tally


def at_random(subject: Subject) -> Iterator[Tally]:
    """Random matches for as long as they are asked for: the game's own playouts, or the rules'."""
    options = subject.rules.options(subject.options)
    if playouts := own(subject.game, "playouts"):
        yield from playouts(options, subject.seed)
    deal = subject.seed
    while True:
        yield watch(subject, deal, None)
        deal += 1


def own(game: str, part: str) -> Callable[..., Any] | None:
    """A function that a game brings to its study."""
    name = f"{games.__name__}.{game}.study"
    module = importlib.import_module(name) if importlib.util.find_spec(name) else None
    return getattr(module, part, None)


def watch(subject: Subject, deal: int, program: str | None) -> Tally:
    """One match, with a program on all seats, or with random moves."""
    rules = subject.rules
    options = rules.options(subject.options)
    chance, luck = Chance.seeded(deal), random.Random(f"study {deal}")
    side_of = {seat: side for side, seats in enumerate(rules.sides(options)) for seat in seats}
    step = rules.start(options, chance)
    state, tally, order, moves = step.state, Tally(matches=1), [], 0
    told = list(step.events)
    known: list[Any] = []
    while seats := rules.to_act(state):
        seat = seats[0]
        offered = tuple(rules.offered(state, seat))
        if side_of[seat] not in order:
            order.append(side_of[seat])
        _try(rules, state, seat, known, tally, luck)
        known += offered
        move = _move(subject, state, seat, offered, program, luck)
        step = rules.play(state, seat, move, chance)
        state = step.state
        told += step.events
        moves += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    winners = {side_of[seat] for seat in outcome.winners}
    order += [side for side in sorted(set(side_of.values())) if side not in order]
    tally.drawn, tally.shared = int(not winners), int(len(winners) > 1)
    tally.wins = Counter(order.index(side) for side in winners)
    tally.lengths = Counter([moves])
    firsts = {side: seat for seat, side in reversed(side_of.items())}
    tally.scores = Counter(outcome.scores[seat] for seat in firsts.values())
    _count(told, tally)
    if ways := own(subject.game, "ways"):
        tally.ends.update(ways(options, told))
    return tally


def _move(
    subject: Subject, state: Any, seat: int, offered: Sequence[Any], program: str | None, luck: random.Random
) -> Any:
    rules = subject.rules
    if program is None:
        return luck.choice(list(rules.legal(state, seat)))
    playing = level(subject.game, program)
    budget = playing.budget.scaled(subject.share).of_processor()
    return playing.choose(rules.view(state, seat), offered, budget, luck)


def _try(
    rules: AnyGame, state: Any, seat: int, known: Sequence[Any], tally: Tally, luck: random.Random
) -> None:
    """Which rules forbid what somebody could have done earlier in the match."""
    for move in luck.sample(known, min(TRIES, len(known))):
        tally.tried += 1
        try:
            rules.verify(state, seat, move)
        except Illegal as refusal:
            tally.refused[f"{refusal.rule} {refusal.code}"] += 1


def _count(told: Sequence[Event], tally: Tally) -> None:
    for event in told:
        kind = str(event.__struct_config__.tag)
        tally.events[kind] += 1
        for field in WAYS:
            way = getattr(event, field, None)
            if isinstance(way, str) and way:
                tally.ends[f"{kind}: {field} = {way}"] += 1
    tally.within = Counter(set(tally.events))
