"""What a study of Cartomanie looks at: random matches by the million, the words that are made, and what keeps
others from being made.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tapisvert.games.cartomanie.engine.desk import WHY, WHY_NEW
from tapisvert.games.cartomanie.engine.playouts import Playouts
from tapisvert.games.cartomanie.engine.search import search
from tapisvert.games.cartomanie.model import Made, Options, Passed, State, Word
from tapisvert.games.cartomanie.packs import JOKER
from tapisvert.table.game import Event
from tapisvert.table.tally import Tally

TABLES = ("full-1", "full-2", "full-3", "full-4", "short-2", "children-2")

VOCABULARY, WORDS = 4_000, 10
"""How many words there are to think of, the most common, and how many come to mind at a turn."""

GAMES = 500

SECONDS = {"Turn": 2.0, "Word": 40.0, "Pass": 30.0, "Vote": 2.0}
"""What a family takes for a move, by its kind: to find a word takes longest."""

LOOKS = 4
"""The moves are counted at one decision of so many, as they are between programs."""


def points(state: State) -> tuple[int, ...]:
    """What every side has now."""
    return tuple(sum(each.points for each in pile) for pile in state.piles)


def playouts(options: Options, seed: int) -> Iterator[Tally]:
    """Whole matches, in which every legal move is as likely as any other."""
    games = Playouts(options, GAMES)
    while True:
        games.play(seed)
        yield tally_of(options, games)
        seed += 1


def tally_of(options: Options, games: Playouts) -> Tally:
    """What the last matches had in common, counted as it is by the rules' events."""
    matches, alone = games.matches, options.players == 1
    points = matches.points[:, : options.players]
    best = points == points.max(axis=1, keepdims=True)
    if alone:  # MAN-21
        points, best = matches.left[:, np.newaxis], matches.left[:, np.newaxis] == 0
    winners, ranked = best.sum(axis=1), np.sort(points, axis=1)
    events, ends = dict(_events(matches, winners, alone)), dict(_ends(matches))
    return Tally(
        matches=len(matches),
        drawn=int((winners == 0).sum()),
        shared=int((winners > 1).sum()),
        wins=Counter(np.nonzero(best)[1].tolist()),  # seats first act in their order (MAN-10)
        lengths=Counter(matches.moves.tolist()),
        scores=Counter(points.ravel().tolist()),
        ends=_sums(ends),
        events=_sums(events),
        within=_sums({name: counts > 0 for name, counts in {**events, **ends}.items()}),
        margins=Counter() if alone else Counter((ranked[:, -1] - ranked[:, -2]).tolist()),
        choices=Counter(games.notes.decisions.ways[: games.notes.used[0] : LOOKS].tolist()),
    )


def _events(matches: Any, winners: Any, alone: bool) -> Iterator[tuple[str, Any]]:
    """How often each event was in each match."""
    made = matches.words.sum(axis=1)
    yield "began", np.ones_like(made)
    yield "turned", matches.moves - made - matches.passed
    yield "made", made
    yield "passed", matches.passed
    yield "filled", matches.filled
    yield "new-table", matches.laid.sum(axis=1)
    yield "ended", np.ones_like(made)
    if alone:
        yield "cleared", np.ones_like(made)
    else:
        yield "match-won", winners == 1
        yield "match-shared", winners > 1


def _ends(matches: Any) -> Iterator[tuple[str, Any]]:
    """How often each match had what its events say together."""
    made = matches.words.sum(axis=1)
    for number, why in enumerate(WHY):
        yield f"ended: why = {why}", matches.why == number
    for number, why in enumerate(WHY_NEW):
        yield f"new-table: why = {why}", matches.laid[:, number]
    yield "turn: word = yes", made
    yield "turn: word = no", matches.passed
    for length in range(matches.words.shape[1]):
        yield f"word: letters = {length}", matches.words[:, length]
    yield "word: joker = yes", matches.jokers
    yield "word: joker = no", made - matches.jokers


def _sums(counted: dict[str, Any]) -> Counter[str]:
    """What there was any of, from all matches."""
    return Counter({name: int(counts.sum()) for name, counts in counted.items() if counts.any()})


def ways(options: Options, events: Sequence[Event]) -> Iterator[str]:
    """Of every turn whether it made a word; of every word how long it is, and whether a joker is in it."""
    for event in events:
        match event:
            case Made(cards=cards):
                yield "turn: word = yes"
                yield f"word: letters = {len(cards)}"
                yield f"word: joker = {'yes' if JOKER in cards else 'no'}"
            case Passed():
                yield "turn: word = no"


def tries(state: State, seat: int, luck: random.Random) -> Iterator[Word]:
    """Some common words, spelt without a joker, once all cards of the turn are up."""
    if state.due or state.proposal:
        return
    known = search(state.options.capitals, VOCABULARY)
    for number in luck.sample(range(len(known)), WORDS):
        word = known.texts.spell(known.index.number[number])
        yield Word(word.capitalize() if state.options.capitals else word)
