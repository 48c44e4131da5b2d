"""One match of a study: played by a program on all seats, or at random, and looked at from all sides."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tapisvert.arena.study import Subject, own
from tapisvert.arena.study_course import Course
from tapisvert.bots import judge as judge_of
from tapisvert.bots import level
from tapisvert.bots.lookback import Effort
from tapisvert.bots.luck import Fortunes, Made, luck_from
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, Event, Illegal, Outcome
from tapisvert.table.tally import PARTS, Luck, Tally
from tapisvert.table.worth import shares_of

WAYS = ("how", "why")
"""Fields in which events say how something ended."""

LOOKS = 0.25
"""At how many decisions moves are counted and tried: to list all that is legal takes longer than to play."""

SKILLED = 8
"""So many times as long levels think where they meet others: with little thought they are none."""

TRIES = 2
"""Moves of each kind that were legal earlier in the match, tried where the game names none."""


def watch(subject: Subject, deal: int, program: str) -> Tally:
    """The match of a deal; without a program, at random."""
    rules = subject.rules
    options = rules.options(subject.options)
    # Three lots, so that what is only tried changes nothing that is played.
    chance, luck, idea = Chance.seeded(deal), random.Random(f"study {deal}"), random.Random(f"try {deal}")
    side_of = {seat: side for side, seats in enumerate(subject.sides) for seat in seats}
    step = rules.start(options, chance)
    state, tally, moves = step.state, Tally(matches=1), 0
    events, known, made = list(step.events), dict[type, list[Any]](), list[Made]()
    start, widths, course = state, list[tuple[int, int]](), Course(subject.game)
    course.see(state)
    first = side_of[rules.to_act(state)[0]]
    while seats := rules.to_act(state):
        seat = seats[0]
        if idea.random() < LOOKS:
            choices = sum(1 for _ in rules.legal(state, seat))
            tally.choices[choices] += 1
            widths.append((moves, choices))
            _try(rules, state, seat, _ideas(subject.game, state, seat, known, idea), tally)
        move = _move(subject, state, seat, known, program, luck)
        step = rules.play(state, seat, move, chance)
        made.append(Made(moves, state, seat, move, step.state))
        state = step.state
        course.see(state, move)
        events += step.events
        moves += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    tally.lengths[moves] += 1
    _settle(outcome, side_of, first, tally)
    course.tell(outcome, side_of, tally)
    for at, choices in widths:
        if choices > 1:
            tally.looks[PARTS * at // moves] += 1
            tally.widths[PARTS * at // moves] += choices
    tell(subject.game, options, events, tally)
    if program and deal < subject.seed + subject.luck:
        tally.luck = _luck(subject, start, made, outcome, deal)
    return tally


def duel(subject: Subject, deal: int, pair: str) -> Tally:
    """A match of the better level of a pair against the other: its wins are those of the first place.

    From deal to deal it moves on by one side.
    """
    better, other = pair.split(">")
    rules, luck, chance = subject.rules, random.Random(f"duel {deal}"), Chance.seeded(deal)
    sides = subject.sides
    own_seats = sides[deal % len(sides)]
    state = rules.start(rules.options(subject.options), chance).state
    while seats := rules.to_act(state):
        playing = level(subject.game, better if seats[0] in own_seats else other)
        legal = tuple(rules.offered(state, seats[0]))
        budget = subject.budget(playing.budget).scaled(SKILLED)
        move = playing.choose(rules.view(state, seats[0]), legal, budget, luck)
        state = rules.play(state, seats[0], move, chance).state
    outcome = rules.outcome(state)
    assert outcome is not None
    won = not set(own_seats).isdisjoint(outcome.winners)
    return Tally(matches=1, wins=Counter({0: 1} if won else {}))


def _luck(subject: Subject, start: Any, made: Sequence[Made], outcome: Outcome, deal: int) -> Luck:
    """What every side got, and what luck gave it."""
    rules = subject.rules
    judge, luck = judge_of(subject.game), random.Random(f"luck {deal}")
    fortunes = Fortunes(rules, rules.options(subject.options), judge, Effort().luck, luck)
    found = Luck()
    for share, given in zip(shares_of(outcome, subject.sides), luck_from(start, made, fortunes), strict=True):
        found.note(share, given)
    return found


def tell(game: str, options: Any, events: Sequence[Event], tally: Tally) -> None:
    """Counts what the events of a match tell, one by one and together."""
    for event in events:
        kind = str(event.__struct_config__.tag)
        tally.events[kind] += 1
        for field in WAYS:
            way = getattr(event, field, None)
            if isinstance(way, str) and way:
                tally.ends[f"{kind}: {field} = {way}"] += 1
    if ways := own(game, "ways"):
        tally.ends.update(ways(options, events))
    tally.within = Counter([*tally.events, *tally.ends])
    if rounds := own(game, "rounds"):
        tally.rounds = rounds(options, events)


def _move(
    subject: Subject, state: Any, seat: int, known: dict[type, list[Any]], program: str, luck: random.Random
) -> Any:
    """What is played; what could have been is known from now on, kind by kind."""
    rules = subject.rules
    offered = tuple(rules.offered(state, seat) if program else rules.legal(state, seat))
    for move in offered:
        known.setdefault(type(move), []).append(move)
    if not program:
        return luck.choice(offered)
    playing = level(subject.game, program)
    return playing.choose(rules.view(state, seat), offered, subject.budget(playing.budget), luck)


def _ideas(
    game: str, state: Any, seat: int, known: dict[type, list[Any]], idea: random.Random
) -> Iterable[Any]:
    """Moves to be tried: the game's own, or some that were legal before, of every kind."""
    if tries := own(game, "tries"):
        found: Iterable[Any] = tries(state, seat, idea)
        return found
    return [idea.choice(moves) for moves in known.values() for _ in range(TRIES)]


def _try(rules: AnyGame, state: Any, seat: int, ideas: Iterable[Any], tally: Tally) -> None:
    """Which rules forbid what somebody may think of."""
    refused, tried = Counter[str](), 0
    for move in ideas:
        tried += 1
        try:
            rules.verify(state, seat, move)
        except Illegal as refusal:
            refused[f"{refusal.rule} {refusal.code}"] += 1
            tally.said.setdefault(f"{refusal.rule} {refusal.code}", dict(refusal.facts))
    tally.tried += tried
    tally.asked += int(tried > 0)
    tally.refused.update(refused)
    tally.hindered.update(refused.keys())


def _settle(outcome: Outcome, side_of: dict[int, int], first: int, tally: Tally) -> None:
    """Who won, counted around the table from the side that acted first, and by how much.

    Not by when each first acted: that may follow from its luck (CAS-A5 asks only who has five cards).
    """
    winners, sides = {side_of[seat] for seat in outcome.winners}, len(set(side_of.values()))
    tally.drawn, tally.shared = int(not winners), int(len(winners) > 1)
    tally.wins.update((side - first) % sides for side in winners)
    firsts = {side: seat for seat, side in reversed(side_of.items())}
    scores = sorted((outcome.scores[seat] for seat in firsts.values()), reverse=True)
    tally.scores.update(scores)
    if len(scores) > 1:
        tally.margins[scores[0] - scores[1]] += 1
