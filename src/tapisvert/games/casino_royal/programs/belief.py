"""What others may hold in game B, by what they said in the betting: who raises is likely to have a reason.

As Maître believes it (`judgement.py`), but for whole states, so that the judge can play on from them.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.hands import value
from tapisvert.games.casino_royal.programs.judgement import SURE, evidence
from tapisvert.games.casino_royal.rules import GAME

if TYPE_CHECKING:
    from tapisvert.games.casino_royal.model import State, View

WORLDS = 48
"""So many states are imagined, to choose among."""


def believed(view: View, rng: random.Random) -> Callable[[], State]:
    """Imagines a state behind the view, again and again: likely is what explains the betting."""
    betting = view.betting
    said = {
        seat: evidence(betting, view.phase, seat)
        for seat, stays in enumerate(view.staying)
        if betting and stays and seat != view.seat
    }
    said = {seat: weight for seat, weight in said.items() if weight}
    if not said:
        return partial(GAME.imagine, view, rng)
    states: list[State] = [GAME.imagine(view, rng) for _ in range(WORLDS)]
    onlooker = GAME.view(states[0], None)
    outside = [_hands(GAME.imagine(onlooker, rng)) for _ in range(WORLDS)]
    others = {seat: sorted(max(hands[:seat] + hands[seat + 1 :]) for hands in outside) for seat in said}
    weights = [
        math.prod(max(SURE, _sure(hands[seat], others[seat])) ** weight for seat, weight in said.items())
        for hands in map(_hands, states)
    ]
    return lambda: rng.choices(states, weights)[0]


def _hands(state: State) -> list[int]:
    """What everybody's hand is worth now; below 0 of those who are out."""
    return [
        value((*state.own[seat], *open_cards(state, seat))) if stays else -1
        for seat, stays in enumerate(state.staying)
    ]


def _sure(hand: int, others: Sequence[int]) -> float:
    """How sure a seat is to have the best hand, which knows its own alone."""
    return (bisect_left(others, hand) + bisect_right(others, hand)) / (2 * len(others))
