"""In the last round a lead may be enough: kernel and view agree on whose it is, and it cannot be lost."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tapisvert.games.casino_royal.betting import Double, Drop, Raise
from tapisvert.games.casino_royal.engine.leading import sure_of_it
from tapisvert.games.casino_royal.engine.talk import NOBODY
from tapisvert.games.casino_royal.model import State
from tapisvert.games.casino_royal.programs import habits
from tapisvert.games.casino_royal.programs.levels import PROGRAMS
from tapisvert.games.casino_royal.programs.worth import evening_of
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.program import Budget


def last_round(preset: str, richest: int, chance: Chance) -> State:
    """The last round of an evening, in which the first has this much and the others what they began with."""
    state = GAME.start(GAME.options(GAME.presets[preset]), chance).state
    return replace(state, round=state.options.agreed, money=(richest, *state.money[1:]))


def to_the_end(state: State, rng: random.Random, chance: Chance) -> State:
    while not state.outcome:
        seat = rng.choice(GAME.to_act(state))
        state = GAME.play(state, seat, rng.choice(tuple(GAME.legal(state, seat))), chance).state
    return state


@pytest.mark.parametrize("preset", ["poker-4", "poker-5", "variant-2", "variant-3"])
def test_who_is_sure_of_the_evening_wins_it_by_dropping_out_cas_d1(preset: str) -> None:
    chance, rng, found = Chance.seeded(5), random.Random(5), Counter[str]()
    for richest in range(45, 245, 10):
        state = last_round(preset, richest, chance)
        while not state.outcome:
            if state.betting:
                seen, turn = habits.sure_of_it(GAME.view(state, 0)), state.betting.turn
                assert sure_of_it(evening_of(state)) == (NOBODY if seen is None else seen)
                legal = tuple(GAME.legal(state, turn))
                if seen is None:
                    assert habits.prudent(GAME.view(state, turn), legal) == legal
                elif seen != turn:
                    kept = habits.prudent(GAME.view(state, turn), legal)
                    found["held"] += len(legal) > len(kept) and not any(
                        isinstance(move, Raise | Double) for move in kept
                    )
                elif Drop() in legal:
                    dropped = GAME.play(state, seen, Drop(), chance).state
                    ends = [to_the_end(dropped, rng, chance).outcome for _ in range(4)]
                    assert all(end and end.winners == (seen,) for end in ends)
                    for level in ("confirme", "maitre"):
                        view, few = GAME.view(state, seen), Budget(rounds=1)
                        assert PROGRAMS[level].choose(view, legal, few, rng) == Drop()
                    found["dropped"] += 1
                else:
                    found["checked"] += 1
            seat = rng.choice(GAME.to_act(state))
            state = GAME.play(state, seat, rng.choice(tuple(GAME.legal(state, seat))), chance).state
    assert found["dropped"], found
    assert found["held"], found


def test_before_the_last_round_nobody_is_sure_of_anything() -> None:
    chance, rng = Chance.seeded(6), random.Random(6)
    state = replace(last_round("variant-2", 85, chance), round=1)
    while not state.betting:
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, rng.choice(tuple(GAME.legal(state, seat))), chance).state
    assert habits.sure_of_it(GAME.view(state, 0)) is None
    assert sure_of_it(evening_of(state)) == NOBODY
