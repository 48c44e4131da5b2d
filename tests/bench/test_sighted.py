"""Players of Cartino and Punto who see more than a seat may: what they look at, and what it brings."""

from __future__ import annotations

import random

import pytest

from bench import duel, field, foreseeing, seeing, sighted
from tapisvert import games
from tapisvert.adapters.numbered import Numbered
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget
from tapisvert.table.vectors import settled


def begun(turns: int = 4) -> Numbered:
    """A match some turns on, with greedy players."""
    rules, amateur = games.load("cartino"), duel.level("cartino", "amateur", Budget())
    match = Numbered(rules, settled(rules, duel.preset_of("cartino")), Chance.seeded(3))
    while match.state.number < turns:
        seat = match.to_act[0]
        move = amateur(match, seat, random.Random(1))
        match.state = rules.play(match.state, seat, move, match.chance).state
    return match


@pytest.mark.parametrize("sees", sighted.SEEING["cartino"])
def test_they_play_legal_moves_to_the_end(sees: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeing, "WORLDS", 2)
    assert sighted.meet("cartino", sees, "greedy", 0.0, 1)


def test_who_plays_fair_is_moved_by_nothing_hidden() -> None:
    match = begun()
    seat = match.to_act[0]
    before = seeing.fair(match, seat, random.Random(2))
    match.state = match.game.imagine(match.view(seat), random.Random(5))
    assert seeing.fair(match, seat, random.Random(2)) == before


def test_who_sees_everything_wins_from_one_who_does_not() -> None:
    other = field.member("cartino", "learned", 0.0)
    deals = [duel.both_ways("cartino", deal, seeing.everything, other, Chance.seeded) for deal in range(5)]
    assert duel.judge(deals).share > 0.8


def test_who_sees_the_piles_of_punto_wins_from_one_who_does_not() -> None:
    ours, other = foreseeing.everything(0.005), field.member("punto", "learned", 0.0)
    deals = [duel.both_ways("punto", deal, ours, other) for deal in range(4)]
    assert duel.judge(deals).share > 0.8
